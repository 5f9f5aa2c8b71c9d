"""What is kept of a match: one line of a journal."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """A finished match in figures; lists are by seat.

    `lead_changes`, `decided` and `drama` come from the game's own heuristic, looked at
    whenever the turn passes on (after every action where several may act at once): how often
    the lead changed hands, the share of the match after which the later winner led without a
    break, and how far the later winner was behind while it was (the root of the gap, after
    Browne's measure).
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
    """The points of each step of the scoring, by its title."""
    uses: dict[str, tuple[int, ...]]
    """How often each seat did or met something, by the keys of `uses`."""
    gained: dict[str, tuple[int, ...]] = {}
    """The points that these uses brought, where events tell of points."""
    nobodys: dict[str, int] = {}
    """How often something happened to no seat in particular, by the same keys."""

    def course(self) -> bytes:
        """All that tells one match from another, seen from the seat that had the first turn."""
        seats = len(self.scores)
        turned = [(self.first + later) % seats for later in range(seats)]
        told = (
            self.setting,
            [self.scores[seat] for seat in turned],
            [self.bots[seat] for seat in turned],
            self.actions,
            sorted((key, [times[seat] for seat in turned]) for key, times in self.uses.items()),
        )
        return msgspec.json.encode(told)


def distinct(outcomes: Iterable[Outcome]) -> int:
    """How many matches took a course of their own."""
    return len({outcome.course() for outcome in outcomes})
