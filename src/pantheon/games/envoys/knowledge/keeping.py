"""States as JSON and back: the facts alone; what follows from them is worked out again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pantheon.games.envoys.rules.constants import GODS, LARGE_VALUES, NOBODY, SMALL_VALUES
from pantheon.games.envoys.rules.frames import CARD, TEXT, WIDTH
from pantheon.games.envoys.rules.placement import join_realms
from pantheon.games.envoys.rules.sea import SPACES
from pantheon.games.envoys.rules.sites import SMALL, cells_of
from pantheon.games.envoys.rules.state import (
    FACE_DOWN,
    GONE,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    OPEN,
    ZONES,
    Knobs,
    State,
)

NUMBERS = (
    "excluded", "left_out", "small_pile", "large_pile", "top_size", "first", "turn", "active",
    "moved", "meditated", "has_told", "traded", "powers_used", "ra_ready", "aside", "aside_use",
    "lenient", "stormed", "move_card", "move_colour", "extra_steps", "doubled", "wings", "calm",
    "move_end", "partner", "dirty", "told_space", "told_shift", "trigger", "trigger_seat",
    "final", "ending",
)  # fmt: skip
SEAT_NUMBERS = (
    "god", "points", "envoy", "storm", "harbour", "roots", "discovered", "sharings", "earned",
    "renewals",
)  # fmt: skip
LISTS = (*SEAT_NUMBERS, "well", "old", "pool", "banished", "offers", "objective", "ledger", "stack")
CARD_ZONES = {"hands": IN_HAND, "decks": IN_DECK, "piles": IN_PILE, "gone": GONE}
CARD_MARKS = ("sure", "loose", "label")


def dump(state: State) -> dict[str, Any]:
    """Everything that matters, as JSON's dictionaries, lists and numbers."""
    dumped: dict[str, Any] = {"seats": state.seats, "knobs": dict(state.knobs.values)}
    dumped |= {name: getattr(state, name) for name in NUMBERS}
    dumped |= {name: list(getattr(state, name)) for name in LISTS}
    dumped |= {name: [list(cards) for cards in getattr(state, name)] for name in CARD_ZONES}
    for name in CARD_MARKS:
        marks = getattr(state, name)
        dumped[name] = [[card, mark] for card, mark in enumerate(marks) if mark]
    dumped["islands"] = [
        [state.spot[each], state.size[each], state.isle_state[each], state.isle_god[each],
         state.seen[each]]
        for each in range(state.placed)
    ]  # fmt: skip
    dumped["stories"] = [
        [at, owner, state.die[at], state.pips[at]]
        for at, owner in enumerate(state.owner)
        if owner >= 0
    ]
    dumped["triumphs"] = [
        [space, seat, state.scored[space]] for space, seat in enumerate(state.triumph) if seat >= 0
    ]
    return dumped


def load(dumped: dict[str, Any]) -> State:
    """The state that was dumped."""
    state = State(dumped["seats"], Knobs(dict(dumped["knobs"])))
    for name in NUMBERS:
        setattr(state, name, dumped[name])
    for name in LISTS:
        setattr(state, name, list(dumped[name]))
    for name, zone in CARD_ZONES.items():
        for seat, cards in enumerate(dumped[name]):
            for card in cards:
                put_card(state, seat, zone, card)
    for name in CARD_MARKS:
        for card, mark in dumped[name]:
            getattr(state, name)[card] = mark
    put_islands(state, dumped["islands"])
    put_stories(state, dumped["stories"], dumped["triumphs"])
    follow(state)
    return state


def put_card(state: State, seat: int, zone: int, card: int) -> None:
    """A card into a hand, deck or pile."""
    group = next(name for name, each in CARD_ZONES.items() if each == zone)
    getattr(state, group)[seat].append(card)
    state.place[card] = ZONES * seat + zone


def put_islands(state: State, islands: Iterable[Iterable[int]]) -> None:
    """Islands as rows of spot, size, how it lies, god and who has looked at it."""
    for start in (0, GODS):
        for god in range(GODS):
            state.unknown_gods[start + god] = int(god != state.excluded)
    for island, (spot, size, lies, god, seen) in enumerate(islands):
        state.placed = island + 1
        state.spot[island], state.size[island] = spot, size
        state.isle_state[island], state.isle_god[island] = lies, god
        state.seen[island] = seen
        if god != NOBODY:
            state.unknown_gods[(0 if size == SMALL else GODS) + god] -= 1
        if lies in (FACE_DOWN, OPEN):
            for space in cells_of(spot, size):
                state.land[space] = island
            join_realms(state, island)
        if lies == OPEN:
            state.opened += 1
            state.open_colours |= 1 << god
            values = (SMALL_VALUES if size == SMALL else LARGE_VALUES)[god]
            for space, value in zip(cells_of(spot, size), values, strict=True):
                state.value[space] = value


def put_stories(
    state: State, stories: Iterable[Iterable[int]], triumphs: Iterable[Iterable[int]]
) -> None:
    """Story tokens as rows of place, owner, die and pips; triumphs of space, seat and score."""
    for at, owner, die, pips in stories:
        state.owner[at], state.die[at], state.pips[at] = owner, die, pips
    state.told_on = [space for space in range(SPACES) if state.owner[2 * space] >= 0]
    for space, seat, scored in triumphs:
        state.triumph[space], state.scored[space] = seat, scored


def follow(state: State) -> None:
    """Work out what follows from the rest: totals, whose god is whose, cards on the table."""
    state.well_total = sum(state.well)
    state.banished_total = sum(state.banished)
    for seat, god in enumerate(state.god):
        state.pool_total[seat] = sum(state.pool[seat * GODS : (seat + 1) * GODS])
        if god != NOBODY:
            state.seat_of[god] = seat
    for card in cards_on_table(state):
        state.place[card] = ZONES * state.active + IN_PLAY


def cards_on_table(state: State) -> set[int]:
    """The cards that are being played: to move, under Ra's power, for their texts."""
    texts = {
        state.stack[at + CARD]
        for at in range(0, len(state.stack), WIDTH)
        if state.stack[at] == TEXT
    }
    return (texts | {state.move_card, state.aside}) - {NOBODY}
