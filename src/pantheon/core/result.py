"""The result of a match: who won, and the scoring step by step with reasons."""

import msgspec

from pantheon.core.words import Words


class Payment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Points for a seat, the reason, and the scene ids highlighted while they are scored."""

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
    """The end of a match. `places` holds each seat's rank, starting at 1; equal ranks are ties."""

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
        """The win, divided equally among the seats in first place."""
        share = 1 / len(self.winners)
        return tuple(share if place == 1 else 0.0 for place in self.places)


def places_by(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank by key, largest first; equal keys share a rank."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
