"""What is kept of a match: one line of an outcome log."""

from collections.abc import Iterable

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """A finished match in figures; lists are by seat.

    `lead_changes`, `decided` and `drama` come from the game's own evaluation, taken whenever
    the turn passes on (after every action where several may act at once): how often the lead
    changed hands, the share of the match after which the later winner led without a break, and
    how far the later winner was behind while it was (the root of the gap, after Browne).
    """

    setting: int
    number: int
    bots: tuple[str, ...]
    first: int
    """The seat that had the first turn, or acted first where there are no turns."""
    reason: str
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    actions: int
    lead_changes: int
    decided: float
    drama: float
    paid: dict[str, tuple[int, ...]]
    """The points of each scoring step, by its title."""
    uses: dict[str, tuple[int, ...]]
    """How often each seat did or met something, by the keys of `usage`."""
    gained: dict[str, tuple[int, ...]] = {}
    """The points scored with these uses, where events have points."""
    nobodys: dict[str, int] = {}
    """How often something happened to no seat in particular, by the same keys."""

    def signature(self) -> bytes:
        """What distinguishes a match from others, seen from the seat that had the first turn."""
        seats = len(self.scores)
        turned = [(self.first + later) % seats for later in range(seats)]
        facts = (
            self.setting,
            [self.scores[seat] for seat in turned],
            [self.bots[seat] for seat in turned],
            self.actions,
            sorted((key, [times[seat] for seat in turned]) for key, times in self.uses.items()),
        )
        return msgspec.json.encode(facts)


def distinct(outcomes: Iterable[Outcome]) -> int:
    """How many of the matches differ from all others."""
    return len({outcome.signature() for outcome in outcomes})
