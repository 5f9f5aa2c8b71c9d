"""What a net reads of a match: each seat's tribes, power and prospects, and the table's.

Colours mean the same, so they are put in order: those of which the observer has most come first.
"""

from typing import Final

from pantheon.core.observation_rows import Features
from .evaluation import evaluate
from .rules.constants import COLOURS, NOBODY, SLOTS, Card, Phase, Used
from .rules.hexes import neighbours
from .rules.nations import CARDS_A_COLOUR, TRIBES_A_NATION
from .rules.state import State
from .rules.temples import religion_at

MOST_SEATS: Final = 4
FAR: Final = 7
"""The cost of a place that there is not, in cards touched."""
OF_SEAT: Final = (
    "points", "missing_points", "power", "stones", "temples", "extras",
    "active", "temples_laid", "open_places", "cheapest_place",
    "temple_tribes", "temple_points", "temple_harm",
)  # fmt: skip
OF_COLOUR: Final = (
    "sack", "display", "chip", "unblessed",
    *[f"tribes.{seat}" for seat in range(MOST_SEATS)],
    *[f"chip.{seat}" for seat in range(MOST_SEATS)],
)  # fmt: skip
OTHERS: Final = (
    *[f"{name}.{colour}" for colour in range(COLOURS) for name in OF_COLOUR],
    "actions_left", "idle_run", "sack_total", "sack_desert", "sack_decay", "sack_whirlwind",
    "sack_extra", "deserts_laid", "edge", "neutral_places", "temple_used", "cards_used",
    "discard_used", "fresh_extras",
    *[f"phase.{phase}" for phase in range(Phase.OVER)],
    *[f"display.{slot}.{card}" for slot in range(SLOTS) for card in range(Card.TRIBE + 1)],
)  # fmt: skip


def features(state: State, observer: int) -> Features:
    """OF_SEAT for every seat, and OTHERS."""
    outlook = _Outlook(state)
    found = [
        [
            state.points[seat], state.knobs.target - state.points[seat], state.power[seat],
            state.stones[seat], state.temples[seat], state.extras[seat],
            int(state.active == seat), outlook.temples[seat], outlook.places[seat],
            outlook.cheapest[seat], outlook.tribes[seat], outlook.gains[seat], outlook.harms[seat],
        ]
        for seat in range(state.seats)
    ]  # fmt: skip
    others = _of_colours(state, observer, outlook)
    others += [
        state.actions_left, state.idle_run, state.sack_total, *state.sack[Card.DESERT : Card.TRIBE],
        len(state.deserts), len(state.edge), outlook.neutral, int(state.used & Used.TEMPLE != 0),
        int(state.used & Used.CARDS != 0), int(state.used & Used.DISCARD != 0), state.fresh_extras,
    ]  # fmt: skip
    others += [int(state.phase == phase) for phase in range(Phase.OVER)]
    for slot in range(SLOTS):
        shown = min(state.display[slot], Card.TRIBE)
        others += [int(shown == kind) for kind in range(Card.TRIBE + 1)]
    return evaluate(state), found, others


def _of_colours(state: State, observer: int, outlook: "_Outlook") -> list[int]:
    """The colours, those with most of the observer's tribes first, then the rarest elsewhere."""
    around = [(observer + step) % state.seats for step in range(state.seats)]
    missing = [0] * (MOST_SEATS - state.seats)
    ranked: list[tuple[int, int]] = []
    for colour in range(COLOURS):
        key = 100 * state.tally[observer * COLOURS + colour]
        for seat in around:
            key -= state.tally[seat * COLOURS + colour]
        ranked.append((-key, colour))
    ranked.sort()
    numbers: list[int] = []
    for _, colour in ranked:
        numbers += [
            state.sack[Card.TRIBE + colour], state.display.count(Card.TRIBE + colour),
            int(state.chips[colour] == NOBODY), outlook.unblessed[colour],
        ]  # fmt: skip
        numbers += [state.tally[seat * COLOURS + colour] for seat in around] + missing
        numbers += [int(state.chips[colour] == seat) for seat in around] + missing
    return numbers


def _touched(state: State, seat: int) -> int:
    """How many cards a temple of the seat may touch in its next turn."""
    power, cost = state.power[seat], state.knobs.temple_cost
    if seat != state.active:
        power = min(state.knobs.power_cap, power + state.knobs.income)
    return 0 if state.temples[seat] == 0 else power // cost if cost else 6


class _Outlook:
    """What each seat can do on the field: places for its tribes, and what a temple would turn."""

    def __init__(self, state: State) -> None:
        seats = state.seats
        self.temples: list[int] = [0] * seats
        self.places: list[int] = [0] * seats  # places where a tribe would follow the seat
        self.cheapest: list[int] = [FAR] * seats  # the fewest cards that such a place touches
        self.neutral: int = 0
        self.unblessed: list[int] = [0] * COLOURS
        self.tribes: list[int] = [0] * seats  # the most that a temple could turn next turn
        self.gains: list[int] = [0] * seats  # the most points that a temple could bring
        self.harms: list[int] = [0] * seats  # the most points that it could take from others
        for cell in range(len(state.card)):
            card = state.card[cell]
            if card >= Card.TEMPLE:
                self.temples[card - Card.TEMPLE] += 1
            elif card >= Card.TRIBE and state.faith[cell] == NOBODY:
                self.unblessed[card - Card.TRIBE] += 1
        affordable = [_touched(state, seat) for seat in range(seats)]
        for cell in state.edge:
            self._look_at_place(state, cell, affordable)

    def _look_at_place(self, state: State, cell: int, affordable: list[int]) -> None:
        god = religion_at(state, cell)
        if god == NOBODY:
            self.neutral += 1
        else:
            self.places[god] += 1
            self.cheapest[god] = min(self.cheapest[god], state.near[cell])
        tribes: list[tuple[int, int]] = []
        for around in neighbours(cell):
            if Card.TRIBE <= state.card[around] < Card.TEMPLE:
                tribes.append((state.card[around] - Card.TRIBE, state.faith[around]))
        for seat in range(state.seats):
            if tribes and affordable[seat] >= state.near[cell]:
                self._look_at_temple(state, seat, tribes)

    def _look_at_temple(self, state: State, seat: int, tribes: list[tuple[int, int]]) -> None:
        """What a temple of the seat would turn among the tribes around a place."""
        turned = 0
        changes = [0] * (state.seats * COLOURS)
        for colour, god in tribes:
            if god != seat:
                turned += 1
                changes[seat * COLOURS + colour] += 1
                if god != NOBODY:
                    changes[god * COLOURS + colour] -= 1
        if turned == 0:
            return
        gain = harm = 0
        for each, change in enumerate(changes):
            if change == 0:
                continue
            after = min((state.tally[each] + change) // TRIBES_A_NATION, CARDS_A_COLOUR)
            points = (after - state.held[each]) * state.knobs.points_card
            if points > 0 and state.chips[each % COLOURS] == NOBODY:
                points += state.knobs.points_chip
            gain += points if change > 0 else 0
            harm -= points if change < 0 else 0
        self.tribes[seat] = max(self.tribes[seat], turned)
        self.gains[seat] = max(self.gains[seat], gain)
        self.harms[seat] = max(self.harms[seat], harm)
