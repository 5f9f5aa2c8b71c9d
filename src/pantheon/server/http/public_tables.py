"""Which public tables the lobby shows: the newest, but only a few of each host."""

from collections import Counter
from collections.abc import Collection, Iterable

from pantheon.table.accounts.person import Person
from pantheon.table.match.record import PLAYING, WAITING
from pantheon.table.refusals import refusal
from pantheon.table.store import Card, Store

SHOWN = 50
WAITING_SHOWN = 30
"""At least this many of those shown wait for players, if there are enough."""
OF_HOST = 3
OF_ORIGIN = 8
"""Tables of one phase from one address, which several people may share."""
STALE = 6 * 3600.0
"""Seconds after which a waiting table without anyone present comes last."""
_PAGE = 200
_PAGES = 5


async def public_tables(store: Store, present: Collection[str], now: float) -> list[Card]:
    """The tables to show, most recently changed first; `present`: those with someone connected."""
    waiting = await _fair_share(store, WAITING)
    playing = await _fair_share(store, PLAYING)

    def abandoned(card: Card) -> bool:
        stale = card.phase == WAITING and card.changed < now - STALE
        return stale and card.id not in present

    waiting.sort(key=abandoned)
    first = waiting[: max(WAITING_SHOWN, SHOWN - len(playing))]
    shown = [*first, *playing[: SHOWN - len(first)]]
    return sorted(shown, key=lambda card: (abandoned(card), -card.changed))


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
    """The cards within the limits for each person and address; continues `counts`."""
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
    """Refuse a new table to somebody with `most` waiting for players; 0 allows any number."""
    if not most:
        return
    cards = await store.cards_of(person.id, (WAITING,), most=2 * most)
    if sum(card.host == person.id in card.people for card in cards) >= most:
        raise refusal("too_many_tables", most=most)
