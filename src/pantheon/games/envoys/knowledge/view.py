"""What a seat may know (EN-15, EN-20, EN-71): the table, its own hand, and what it was shown."""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.games.envoys.knowledge.keeping import NUMBERS, SEAT_NUMBERS, cards_on_table
from pantheon.games.envoys.knowledge.redeal import bit_of, is_hidden
from pantheon.games.envoys.rules.constants import DECK, GODS, NOBODY
from pantheon.games.envoys.rules.frames import DIE, LASTING, PURPOSE, ROLL, WIDTH
from pantheon.games.envoys.rules.state import OPEN, PUBLIC, RUNNING, State


class Known(msgspec.Struct, frozen=True):
    """A card that the viewer knows to be there; the masks say who else does."""

    card: int
    sure: int = 0
    loose: int = 0


class Stock(msgspec.Struct, frozen=True):
    """Hidden cards: how many with a back, after which shuffle (-1 in a hand: not known)."""

    back: int
    label: int
    count: int


class Player(msgspec.Struct, frozen=True):
    """What is seen of a player; `pool` and `banished` are by colour."""

    god: int
    points: int
    envoy: int
    storm: int
    harbour: int
    roots: int
    discovered: int
    sharings: int
    earned: int
    renewals: int
    pool: tuple[int, ...]
    banished: tuple[int, ...]
    pile: tuple[int, ...]
    hand: tuple[Known, ...]
    hand_hidden: tuple[Stock, ...]
    deck: tuple[Stock, ...]
    gone: tuple[Known, ...]
    gone_hidden: tuple[Stock, ...]
    has_kept: bool
    objective: int
    offers: tuple[int, ...]

    @property
    def hand_count(self) -> int:
        """How many cards the hand holds."""
        return len(self.hand) + sum(stock.count for stock in self.hand_hidden)

    @property
    def deck_count(self) -> int:
        """How many cards the deck holds."""
        return sum(stock.count for stock in self.deck)


class Isle(msgspec.Struct, frozen=True):
    """An island; `god` is -1 where the viewer has not seen its other side."""

    spot: int
    size: int
    state: int
    god: int
    seen: int


class Story(msgspec.Struct, frozen=True):
    """A story token on a village: its owner, its colour and what it shows."""

    space: int
    slot: int
    owner: int
    die: int
    pips: int


class Triumph(msgspec.Struct, frozen=True):
    """A persuaded village."""

    space: int
    seat: int
    scored: int


class EnvoysView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    players: tuple[Player, ...]
    islands: tuple[Isle, ...]
    stories: tuple[Story, ...]
    triumphs: tuple[Triumph, ...]
    well: tuple[int, ...]
    old: tuple[int, ...]
    labels: dict[int, int]
    loose: dict[int, int]
    ledger: tuple[int, ...]
    stack: tuple[int, ...]
    knobs: dict[str, int]
    excluded: int
    left_out: int
    small_pile: int
    large_pile: int
    top_size: int
    first: int
    turn: int
    active: int
    moved: int
    meditated: int
    has_told: int
    traded: int
    powers_used: int
    ra_ready: int
    aside: int
    aside_use: int
    lenient: int
    stormed: int
    move_card: int
    move_colour: int
    extra_steps: int
    doubled: int
    wings: int
    calm: int
    move_end: int
    partner: int
    dirty: int
    told_space: int
    told_shift: int
    trigger: int
    trigger_seat: int
    final: int
    ending: int


def view_of(state: State, seat: int | None) -> EnvoysView:
    """The state as a seat (None: a spectator) sees it."""
    eye = NOBODY if seat is None else seat
    same: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    return EnvoysView(
        players=tuple(_player(state, each, eye) for each in range(state.seats)),
        islands=tuple(_isle(state, each, eye) for each in range(state.placed)),
        stories=tuple(
            Story(at >> 1, at & 1, owner, state.die[at], state.pips[at])
            for at, owner in enumerate(state.owner)
            if owner >= 0
        ),
        triumphs=tuple(
            Triumph(space, owner, state.scored[space])
            for space, owner in enumerate(state.triumph)
            if owner >= 0
        ),
        well=tuple(state.well),
        old=tuple(state.old),
        labels={card: label for card, label in enumerate(state.label) if label},
        loose=_loose(state, eye),
        ledger=tuple(state.ledger),
        stack=tuple(state.stack),
        knobs=dict(state.knobs.values),
        **same,
    )


def _player(state: State, seat: int, eye: int) -> Player:
    mine = slice(seat * GODS, (seat + 1) * GODS)
    own = seat == eye
    over = state.ending != RUNNING
    same: dict[str, Any] = {name: getattr(state, name)[seat] for name in SEAT_NUMBERS}
    hand, gone = state.hands[seat], state.gone[seat]
    return Player(
        pool=tuple(state.pool[mine]),
        banished=tuple(state.banished[mine]),
        pile=tuple(sorted(state.piles[seat])),
        hand=_known(state, hand, eye, own),
        hand_hidden=_stock(state, hand, eye, False),
        deck=_stock(state, state.decks[seat], eye, True),
        gone=_known(state, gone, eye, False),
        gone_hidden=_stock(state, gone, eye, True),
        has_kept=state.objective[seat] != NOBODY,
        objective=state.objective[seat] if own or over else NOBODY,
        offers=tuple(state.offers[2 * seat : 2 * seat + 2]) if own else (),
        **same,
    )


def _known(state: State, cards: list[int], eye: int, own: bool) -> tuple[Known, ...]:
    """The cards that the viewer knows there. Only of one's own is it known who else does."""
    mask = 127 if own else bit_of(eye) | PUBLIC
    return tuple(
        Known(card, state.sure[card] & mask, state.loose[card] & mask)
        for card in sorted(cards)
        if not is_hidden(state, eye, card)
    )


def _stock(state: State, cards: list[int], eye: int, labelled: bool) -> tuple[Stock, ...]:
    """The hidden cards, counted by back and, where that is public, by shuffle."""
    counts: dict[tuple[int, int], int] = {}
    for card in cards:
        if is_hidden(state, eye, card):
            key = card // DECK, state.label[card] if labelled else NOBODY
            counts[key] = counts.get(key, 0) + 1
    return tuple(Stock(*key, count) for key, count in sorted(counts.items()))


def _loose(state: State, eye: int) -> dict[int, int]:
    """Hidden cards that the viewer knows to be in some hand."""
    mask = bit_of(eye) | PUBLIC
    return {
        card: state.loose[card] & mask
        for card in range(len(state.loose))
        if state.loose[card] & mask and is_hidden(state, eye, card)
    }


def _isle(state: State, island: int, eye: int) -> Isle:
    looked = eye >= 0 and state.seen[island] >> eye & 1
    shown = state.isle_state[island] == OPEN or looked
    return Isle(
        state.spot[island],
        state.size[island],
        state.isle_state[island],
        state.isle_god[island] if shown else NOBODY,
        state.seen[island],
    )


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies (EN-1, EN-14, EN-70)."""
    counts: dict[str, int] = {}
    for colour in range(GODS):
        pools = sum(state.pool[colour::GODS]) + sum(state.banished[colour::GODS])
        villages = state.die.count(colour)
        counts[f"tokens {colour}"] = state.well[colour] + state.old[colour] + pools + villages
    for at in range(0, len(state.stack), WIDTH):
        if state.stack[at] == ROLL and state.stack[at + PURPOSE] != LASTING:
            counts[f"tokens {state.stack[at + DIE]}"] += 1
    counts["islands"] = state.placed + state.left_out + state.small_pile + state.large_pile
    held = [len(zone) for group in (state.hands, state.decks, state.piles, state.gone)
            for zone in group]  # fmt: skip
    counts["cards of gods in play"] = DECK * state.god.count(NOBODY) + sum(held)
    counts["cards of gods in play"] += len(cards_on_table(state))
    return counts
