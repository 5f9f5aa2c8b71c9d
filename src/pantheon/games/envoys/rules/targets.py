"""What texts, powers and disturbances can be aimed at."""

from __future__ import annotations

from pantheon.games.envoys.rules.constants import (
    CARD_TEXT,
    GODS,
    ISLANDS,
    LOST,
    MISCOMMUNICATION,
    PIPS,
    SECOND_SUNRISE,
)
from pantheon.games.envoys.rules.islands import (
    continent_of,
    is_sea,
    open_islands,
    villages_of,
)
from pantheon.games.envoys.rules.routes import may_stop
from pantheon.games.envoys.rules.sea import NEAR, OTHERWORLD
from pantheon.games.envoys.rules.state import FACE_DOWN, State
from pantheon.games.envoys.rules.stories import room_for, rooted, stories


def own_stories_below_four(state: State, seat: int) -> list[int]:
    """A seat's village tokens that can still be raised (Memory)."""
    return [at for at in stories(state) if state.owner[at] == seat and state.pips[at] < PIPS]


def stories_beside_envoy(state: State, seat: int) -> list[int]:
    """Tokens below 4 on the islands next to a seat's envoy (EN-40, Odin)."""
    beside = 0
    for near in NEAR[state.envoy[seat]]:
        if state.land[near] >= 0:
            beside |= 1 << state.land[near]
    if not beside:
        return []
    return [
        at for at in stories(state) if state.pips[at] < PIPS and beside >> state.land[at >> 1] & 1
    ]


def islands_with_own(state: State, seat: int, below: int) -> list[int]:
    """Islands that hold a token of the seat with fewer pips than `below`."""
    found: list[int] = []
    for at in stories(state):
        island = state.land[at >> 1]
        if state.owner[at] == seat and state.pips[at] < below and island not in found:
            found.append(island)
    return found


def islands_to_root(state: State, seat: int) -> list[int]:
    """Islands with the seat's tokens that Roots do not hold yet."""
    return [
        island
        for island in islands_with_own(state, seat, PIPS + 1)
        if not state.roots[seat] >> island & 1
    ]


def shaken_islands(state: State) -> list[int]:
    """Islands with a token that is not rooted (Obliterate, Oblivion)."""
    found: list[int] = []
    for at in stories(state):
        island = state.land[at >> 1]
        if island not in found and not rooted(state, at):
            found.append(island)
    return found


def shaken_continents(state: State) -> list[int]:
    """The first island of each continent with a token that is not rooted (Dementia)."""
    found: list[int] = []
    for island in shaken_islands(state):
        first = continent_of(state, island)[0]
        if first not in found:
            found.append(first)
    return found


def hidden_islands(state: State) -> list[int]:
    """Islands that still lie face down."""
    return [island for island in range(ISLANDS) if state.isle_state[island] == FACE_DOWN]


def any_hidden_island(state: State) -> bool:
    """Whether an island still lies face down."""
    return any(lies == FACE_DOWN for lies in state.isle_state)


def has_story(state: State, seat: int) -> bool:
    """Whether a seat has a token on a village."""
    return any(
        state.owner[2 * space] == seat or state.owner[2 * space + 1] == seat
        for space in state.told_on
    )


def targeted_stories(state: State, disturbance: int) -> list[int]:
    """Tokens that Miscommunication can remove, or that another can take to a village."""
    found: list[int] = []
    for at in stories(state):
        if rooted(state, at):
            continue
        if disturbance == MISCOMMUNICATION or villages_for(state, at, disturbance):
            found.append(at)
    return found


def villages_for(state: State, at: int, disturbance: int) -> list[int]:
    """Where Lost or Collective Memory can take a token; EN-33's limits hold (EN-R9)."""
    home = state.land[at >> 1]
    seat = state.owner[at]
    if disturbance == LOST:
        islands = [home]
    else:
        islands = [island for island in open_islands(state) if island != home]
    found: list[int] = []
    for island in islands:
        for space in villages_of(state, island):
            if space != at >> 1 and room_for(state, seat, space):
                found.append(space)
    return found


def exile_spaces(state: State, seat: int) -> list[int]:
    """The spaces of the Otherworld that can take an envoy."""
    return [
        space
        for space in range(OTHERWORLD)
        if space != state.envoy[seat] and may_stop(state, seat, space)
    ]


def envoys_to_exile(state: State) -> list[int]:
    """The envoys that Exile can move."""
    return [seat for seat in range(state.seats) if exile_spaces(state, seat)]


def drift_spaces(state: State, seat: int) -> list[int]:
    """The sea spaces to which Crosswind can move an envoy."""
    return [
        near
        for near in NEAR[state.envoy[seat]]
        if is_sea(state, near) and may_stop(state, seat, near)
    ]


def envoys_to_drift(state: State, seat: int) -> list[int]:
    """The other envoys that Crosswind can move."""
    return [other for other in range(state.seats) if other != seat and drift_spaces(state, other)]


def envoys_to_swap(state: State, seat: int) -> list[int]:
    """The envoys at sea that Moonlit Crossing can change places with."""
    mine = state.envoy[seat]
    found: list[int] = []
    for other in range(state.seats):
        there = state.envoy[other]
        if there < OTHERWORLD or there == mine:
            continue
        if not _sheltered(state, mine, seat, other) and not _sheltered(state, there, seat, other):
            found.append(other)
    return found


def _sheltered(state: State, space: int, seat: int, other: int) -> bool:
    """Whether a third envoy's harbour keeps the two from a space."""
    for third in range(state.seats):
        if third not in (seat, other) and state.harbour[third] and state.envoy[third] == space:
            return True
    return False


def shoals(state: State, seat: int) -> list[int]:
    """The sea spaces next to one of the seat's tokens (Shoal)."""
    found: list[int] = []
    for at in stories(state):
        if state.owner[at] == seat:
            for near in NEAR[at >> 1]:
                if (
                    near not in found
                    and near != state.envoy[seat]
                    and is_sea(state, near)
                    and may_stop(state, seat, near)
                ):
                    found.append(near)
    return found


def sunrise_cards(state: State, seat: int) -> list[int]:
    """The discards that Second Sunrise can take back."""
    return [card for card in state.piles[seat] if CARD_TEXT[card] != SECOND_SUNRISE]


def others_with_cards(state: State, seat: int) -> list[int]:
    """The other players whose hands are not empty (Thought)."""
    return [other for other in range(state.seats) if other != seat and state.hands[other]]


def banished_tokens(state: State) -> list[int]:
    """The tokens in the Otherworld, as seat + 6 * colour (Erase)."""
    found: list[int] = []
    for seat in range(state.seats):
        for colour in range(GODS):
            if state.banished[seat * GODS + colour]:
                found.append(seat + 6 * colour)
    return found
