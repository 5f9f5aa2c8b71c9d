"""The figures that goals can be about: each is a mean over matches."""

from collections.abc import Callable, Sequence

import msgspec

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.usage import known_uses, label_of
from pantheon.lab.statistics.estimates import Estimate, mean, share

Figure = Callable[[Outcome], float]


class Channel(msgspec.Struct, frozen=True):
    """One figure: what it is called, which table it is measured at, and what a match adds."""

    label: str
    figure: Figure
    is_share: bool = True
    strategy: str = ""
    """The bot that plays one seat; empty for the plain table."""

    def values(self, outcomes: Sequence[Outcome]) -> list[float]:
        """What each match adds to the mean."""
        return [self.figure(each) for each in outcomes]

    def estimate(self, outcomes: Sequence[Outcome]) -> Estimate:
        """The figure with its interval."""
        values = self.values(outcomes)
        return share(sum(values), len(values)) if self.is_share else mean(values)


PLACES = ("first player", "second player", "third player", "fourth player", "fifth player",
          "sixth player")  # fmt: skip


def channels_of(game: str, goal: str, seats: int, strategies: Sequence[str]) -> tuple[Channel, ...]:
    """The figures that a goal of this name is about."""
    if goal in _SINGLE:
        label, is_share, figure = _SINGLE[goal]
        return (Channel(label, figure, is_share),)
    if goal == "win_share":
        return tuple(Channel(f"{PLACES[at]} wins", _place(at)) for at in range(seats))
    if goal == "action_use":
        tags = [str(each.__struct_config__.tag) for each in games.find(game).actions]
        return tuple(Channel(f"uses {tag}", _used(f"do {tag}")) for tag in tags)
    if goal == "strategy_share":
        return tuple(
            Channel(f"{name.partition('/')[2]} wins", _won_by(name), strategy=name)
            for name in strategies
        )
    kind, _, rest = goal.partition(".")
    if kind == "end" and rest in games.find(game).ends:
        return (Channel(f"ends by {rest}", lambda each: float(each.reason == rest)),)
    if kind == "use" and rest in known_uses(game):
        return (Channel(f"in matches: {label_of(game, rest)}", _used(rest)),)
    ends = ", ".join(f"end.{each}" for each in games.find(game).ends)
    known = ", ".join([*_SINGLE, "win_share", "action_use", "strategy_share"])
    raise OptionRefused(goal, f"unknown goal; there are {known}, {ends}, and use.KEY")


def _place(at: int) -> Figure:
    return lambda each: each.shares[(each.first + at) % len(each.shares)]


def _used(key: str) -> Figure:
    return lambda each: float(any(each.uses.get(key, ())) or each.nobodys.get(key, 0) > 0)


def _won_by(bot: str) -> Figure:
    return lambda each: each.shares[each.bots.index(bot)]


def _margin(outcome: Outcome) -> float:
    first, second = sorted(outcome.scores, reverse=True)[:2]
    return first - second


_SINGLE: dict[str, tuple[str, bool, Figure]] = {
    "length": ("actions", False, lambda each: each.actions),
    "margin": ("winner's margin", False, _margin),
    "score": ("score per seat", False, lambda each: sum(each.scores) / len(each.scores)),
    "lead_changes": ("lead changes", False, lambda each: each.lead_changes),
    "decided": ("decided after", True, lambda each: each.decided),
    "drama": ("drama", False, lambda each: each.drama),
    "sole_winner": ("one winner", True, lambda each: float(max(each.shares) == 1)),
}
"""Goals about one figure: its label, whether it is a share, and what a match adds."""
