"""What a bot could have done, and what it did: which kinds of action were offered and taken."""

from collections import Counter
from statistics import fmean

from pantheon.core import log
from pantheon.core.actions import KINDS
from pantheon.core.match import Match
from pantheon.lab.experiments.lead import TENTHS

Decisions = dict[str, tuple[int, int]]
"""By kind of action: in how many decisions it was offered beside another kind, and taken."""


class DecisionTracker:
    """Notes what the bot of one seat considers, decision by decision."""

    def __init__(self) -> None:
        self.offers: list[tuple[frozenset[int], int]] = []
        """The kinds of action to choose from, and how many actions, in each decision."""

    def note(self, codes: list[int]) -> None:
        """Called with the actions that the bot chooses from."""
        self.offers.append((frozenset(code % KINDS for code in codes), len(codes)))


def decisions_of(match: Match, trackers: list[DecisionTracker], opening: int) -> Decisions:
    """The decisions of all seats whose bots told what they considered."""
    tags = [str(each.__struct_config__.tag) for each in match.game.actions]
    taken: list[list[int]] = [[] for _ in trackers]
    for step in match.steps[opening:]:
        entry = match.entries[step.entry]
        if isinstance(entry, log.Act):
            taken[entry.seat].append(tags.index(str(entry.action["do"])))
    offered: Counter[int] = Counter()
    chosen: Counter[int] = Counter()
    for tracker, kinds in zip(trackers, taken, strict=True):
        if len(tracker.offers) != len(kinds):
            continue  # a bot that says nothing of what it considers
        for (offer, _), kind in zip(tracker.offers, kinds, strict=True):
            if len(offer) > 1:
                offered.update(offer)
                chosen[kind] += 1
    return {tags[kind]: (offered[kind], chosen[kind]) for kind in sorted(offered)}


def branching(trackers: list[DecisionTracker]) -> float:
    """How many actions there were to choose from, on average."""
    counts = [count for tracker in trackers for _, count in tracker.offers]
    return sum(counts) / len(counts) if counts else 0.0


def choices(trackers: list[DecisionTracker]) -> tuple[float, ...]:
    """The same for each tenth of a seat's decisions."""
    tenths: list[list[int]] = [[] for _ in range(TENTHS)]
    for tracker in trackers:
        for at, (_, count) in enumerate(tracker.offers):
            tenths[at * TENTHS // len(tracker.offers)].append(count)
    return tuple(round(fmean(each), 2) for each in tenths) if all(tenths) else ()
