"""The result: points by nations and chips, ties by power (NA-41)."""

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from .constants import COLOURS, ENDS, NOBODY, Card, End
from .state import State


def result_of(state: State) -> Result | None:
    """Most victory points, then most power, then shared (NA-41, NA-R9)."""
    if state.ending == End.NONE:
        return None
    points = state.knobs.points_chip
    chips = [
        Payment(seat, points, words("nations-score-chip", colour=colour), (f"chip:{colour}",))
        for colour, seat in enumerate(state.chips)
        if seat != NOBODY
    ]
    # Power breaks ties; it pays nothing, but the walk shows it where it decides.
    tied = [seat for seat, points in enumerate(state.points) if points == max(state.points)]
    ties = [
        Payment(seat, 0, words("nations-score-power", power=state.power[seat]), (f"power:{seat}",))
        for seat in tied
        if len(tied) > 1
    ]
    return Result(
        reason=ENDS[state.ending],
        rule="NA-R11" if state.ending == End.STALL else "NA-40",
        scores=tuple(state.points),
        places=places_by(list(zip(state.points, state.power, strict=True))),
        steps=(
            _nations(state),
            ScoringStep(words("nations-score-chips"), tuple(chips), "NA-30"),
            ScoringStep(words("nations-score-tie"), tuple(ties), "NA-41"),
        ),
    )


def _nations(state: State) -> ScoringStep:
    payments = []
    for each, cards in enumerate(state.held):
        if cards:
            seat, colour = divmod(each, COLOURS)
            why = words("nations-score-nation", colour=colour, tribes=state.tally[each])
            tribes = [
                f"cell:{cell}"
                for cell, card in enumerate(state.card)
                if card == Card.TRIBE + colour and state.faith[cell] == seat
            ]
            points = cards * state.knobs.points_card
            payments.append(Payment(seat, points, why, tuple(tribes)))
    return ScoringStep(words("nations-score-nations"), tuple(payments), "NA-30")
