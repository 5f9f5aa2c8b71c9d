"""How a match ended: who won, and the scoring step by step with its reasons."""

from __future__ import annotations

import msgspec

from pantheon.core.words import Words


class Payment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Points for a seat, why, and the scene ids that light up while they are paid."""

    seat: int
    points: int
    why: Words
    lights: tuple[str, ...] = ()


class ScoringStep(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One step of the scoring, in the order of the rules."""

    title: Words
    payments: tuple[Payment, ...]
    rule: str = ""


class Result(msgspec.Struct, frozen=True, gc=False):
    """The end of a match. `places` holds each seat's rank from 1 on; equal ranks are ties."""

    reason: str
    rule: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    steps: tuple[ScoringStep, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def shares(self) -> tuple[float, ...]:
        """The win shared equally among the seats in first place."""
        share = 1 / len(self.winners)
        return tuple(share if place == 1 else 0.0 for place in self.places)


def places_by(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks by key, the largest first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
