"""A full state that could stand behind a view: known things in place, the rest drawn."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.games.envoys.knowledge.keeping import (
    NUMBERS,
    SEAT_NUMBERS,
    cards_on_table,
    follow,
    put_card,
    put_islands,
    put_stories,
)
from pantheon.games.envoys.knowledge.redeal import redeal
from pantheon.games.envoys.knowledge.view import EnvoysView, Isle, Stock
from pantheon.games.envoys.rules.constants import DECK, GODS, NOBODY, OBJECTIVES
from pantheon.games.envoys.rules.frames import OBJECTIVE, WIDTH
from pantheon.games.envoys.rules.sites import SMALL
from pantheon.games.envoys.rules.state import (
    GONE,
    IN_DECK,
    IN_HAND,
    IN_PILE,
    Knobs,
    State,
)


def state_behind(view: EnvoysView, seat: int | None, chance: Chance) -> State:
    """A state whose view by that seat is this one."""
    state = State(len(view.players), Knobs(dict(view.knobs)))
    for name in NUMBERS:
        setattr(state, name, getattr(view, name))
    state.well, state.old = list(view.well), list(view.old)
    state.ledger, state.stack = list(view.ledger), list(view.stack)
    for name in SEAT_NUMBERS:
        setattr(state, name, [getattr(player, name) for player in view.players])
    state.pool = [count for player in view.players for count in player.pool]
    state.banished = [count for player in view.players for count in player.banished]
    put_islands(
        state, [(each.spot, each.size, each.state, each.god, each.seen) for each in view.islands]
    )
    _guess_islands(state, view.islands)
    put_stories(
        state,
        [(2 * each.space + each.slot, each.owner, each.die, each.pips) for each in view.stories],
        [(each.space, each.seat, each.scored) for each in view.triumphs],
    )
    follow(state)
    _deal_cards(state, view)
    _deal_objectives(state, view)
    redeal(state, NOBODY if seat is None else seat, chance)
    return state


def _guess_islands(state: State, islands: tuple[Isle, ...]) -> None:
    """An island that somebody else has looked at gets some god, to be drawn anew."""
    for island, isle in enumerate(islands):
        if isle.god == NOBODY and isle.seen:
            start = 0 if isle.size == SMALL else GODS
            god = next(god for god in range(GODS) if state.unknown_gods[start + god])
            state.unknown_gods[start + god] -= 1
            state.isle_god[island] = god


def _deal_cards(state: State, view: EnvoysView) -> None:
    """Known cards first; then hidden places are filled with cards that could be there."""
    for card, label in view.labels.items():
        state.label[card] = label
    left = {
        card
        for player in view.players
        if player.god != NOBODY
        for card in range(player.god * DECK, (player.god + 1) * DECK)
    } - cards_on_table(state)
    for seat, player in enumerate(view.players):
        for known in player.hand:
            put_card(state, seat, IN_HAND, known.card)
        for known in player.gone:
            put_card(state, seat, GONE, known.card)
        for known in (*player.hand, *player.gone):
            state.sure[known.card], state.loose[known.card] = known.sure, known.loose
        for card in player.pile:
            put_card(state, seat, IN_PILE, card)
        left -= {known.card for known in (*player.hand, *player.gone)} | set(player.pile)
    for card, mask in view.loose.items():
        state.loose[card] = mask
    for seat, player in enumerate(view.players):
        _fill(state, view, seat, IN_DECK, player.deck, left)
        _fill(state, view, seat, GONE, player.gone_hidden, left)
    for seat, player in enumerate(view.players):
        _fill(state, view, seat, IN_HAND, player.hand_hidden, left)


def _fill(
    state: State,
    view: EnvoysView,
    seat: int,
    zone: int,
    stocks: tuple[Stock, ...],
    left: set[int],
) -> None:
    """Cards of the right back and shuffle; those known to be in a hand go only there."""
    for stock in stocks:
        fitting = [
            card
            for card in sorted(left)
            if card // DECK == stock.back
            and (zone == IN_HAND or (state.label[card] == stock.label and card not in view.loose))
        ]
        for card in fitting[: stock.count]:
            left.remove(card)
            put_card(state, seat, zone, card)


def _deal_objectives(state: State, view: EnvoysView) -> None:
    """The seat's own pair and choice; others get any pairs, to be dealt anew."""
    if not view.turn and OBJECTIVE not in view.stack[::WIDTH]:
        return
    known = {card for player in view.players for card in player.offers}
    known |= {player.objective for player in view.players}
    free = [card for card in range(OBJECTIVES) if card not in known]
    for seat, player in enumerate(view.players):
        if player.offers:
            pair = list(player.offers)
        elif player.objective != NOBODY:
            pair = [player.objective, free.pop()]
        else:
            pair = [free.pop(), free.pop()]
        state.offers[2 * seat : 2 * seat + 2] = pair
        if player.has_kept:
            state.objective[seat] = pair[0] if player.objective == NOBODY else player.objective
