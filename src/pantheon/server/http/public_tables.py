"""Which public tables the lobby shows: the newest, yet not all of them one host's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

from pantheon.table.accounts.person import Person
from pantheon.table.match.record import PLAYING, WAITING
from pantheon.table.refusals import refusal
from pantheon.table.store import Card, Store

SHOWN = 50
WAITING_SHOWN = 30
"""Of those shown, at least so many wait for players, if there are as many."""
OF_HOST = 3
OF_ORIGIN = 8
"""Tables of one phase from one address: several people may live behind it."""
STALE = 6 * 3600.0
"""Seconds after which a waiting table with nobody there comes last."""
_PAGE = 200
_PAGES = 5


async def public_tables(store: Store, present: Collection[str], now: float) -> list[Card]:
    """The tables to be shown, the last changed first; `present`: where somebody is just now."""
    waiting = await _fair_share(store, WAITING)
    playing = await _fair_share(store, PLAYING)

    def forsaken(card: Card) -> bool:
        stale = card.phase == WAITING and card.changed < now - STALE
        return stale and card.id not in present

    waiting.sort(key=forsaken)
    first = waiting[: max(WAITING_SHOWN, SHOWN - len(playing))]
    shown = [*first, *playing[: SHOWN - len(first)]]
    return sorted(shown, key=lambda card: (forsaken(card), -card.changed))


async def _fair_share(store: Store, phase: str) -> list[Card]:
    """The newest public tables of a phase, only a few of each host."""
    shown: list[Card] = []
    counts: Counter[str] = Counter()
    before: float | None = None
    for _ in range(_PAGES):
        page = await store.public_cards((phase,), before=before, most=_PAGE)
        shown += within_share(page, counts)
        if len(shown) >= SHOWN or len(page) < _PAGE:
            break
        before = page[-1].changed
    return shown[:SHOWN]


def within_share(cards: Iterable[Card], counts: Counter[str]) -> list[Card]:
    """Those that are not too many of one person or one address; `counts` goes on from before."""
    shown = []
    for card in cards:
        host = card.host or next(iter(card.people), card.id)
        if counts[host] >= OF_HOST or (card.origin and counts[card.origin] >= OF_ORIGIN):
            continue
        counts[host] += 1
        counts[card.origin] += 1
        shown.append(card)
    return shown


async def check_waiting(store: Store, person: Person, most: int) -> None:
    """Refuse another table to somebody who has so many waiting for players; 0 allows any."""
    if not most:
        return
    cards = await store.cards_of(person.id, (WAITING,), most=2 * most)
    if sum(card.host == person.id in card.people for card in cards) >= most:
        raise refusal("too_many_tables", most=most)
