"""What everyone sees of the players: panels; the absent god's board; points and the gate."""

# compiled: drawn for every update
from functools import cache, lru_cache

from pantheon.board import KEPT
from pantheon.core.scene import Counter, Figure, Ledger, Panel, Piece, Pin, Track
from pantheon.core.words import words
from ..rules.constants import BACKS, GODS, NOBODY
from ..rules.state import State
from ..rules.tokens import banished_of
from .board import COLOURS, KIT, medal

_ROOM = 4
"""How far the track of points goes on after the goal."""

_COUNTERS = (
    ("tokens", "tokens", "px-ic-d4", "EN-22"),
    ("cards", "cards", "px-ic-card", "EN-22"),
    ("deck", "deck", "envoys-deck", "EN-23"),
    ("triumphs", "triumphs", "envoys-shield", "EN-34"),
    ("otherworld", "in-otherworld", "envoys-gate", "EN-61"),
)
"""Their names, messages, symbols and rules."""
_MARKS = (
    ("storm", "envoys-storm", "envoys-stormed", "EN-50"),
    ("harbour", "envoys-harbour", "envoys-harboured", "EN-R12"),
    ("trigger", "envoys-flag", "envoys-triggered", "EN-60"),
)


def panels(known: State) -> tuple[Panel, ...]:
    """A panel for each player."""
    return tuple([_panel(known, seat) for seat in range(known.seats)])


def _panel(known: State, seat: int) -> Panel:
    counts = (
        known.pool_total[seat],
        len(known.hands[seat]),
        len(known.decks[seat]),
        known.triumph.count(seat),
        banished_of(known, seat),
    )
    god, on_turn = known.god[seat], known.active == seat
    marks = (
        bool(known.storm[seat] or (on_turn and known.stormed)),
        bool(known.harbour[seat]),
        known.trigger_seat == seat,
    )
    used = on_turn and god != NOBODY and known.powers_used >> god & 1 == 1
    return _panel_of(seat, god, known.points[seat], counts, used, marks)


@lru_cache(KEPT)
def _panel_of(
    seat: int, god: int, points: int, counts: tuple[int, ...], used: bool, marks: tuple[bool, ...]
) -> Panel:
    counters = tuple([_counter(number, seat, count) for number, count in enumerate(counts)])
    badges = [
        KIT.piece(f"{name}:{seat}", f"panel:{seat}", words(key), symbol, rule=rule)
        for shown, (name, symbol, key, rule) in zip(marks, _MARKS, strict=True)
        if shown
    ]
    if god == NOBODY:
        return Panel(seat, points, counters, tuple(badges))
    label, note = words("envoys-god", god=god), words("envoys-power", god=god)
    own = Piece(f"god:{seat}", medal(god), f"panel:{seat}", label, rule="EN-40", faded=used)
    return Panel(seat, points, counters, (own, *badges), note, COLOURS[god])


@lru_cache(KEPT)
def _counter(number: int, seat: int, count: int) -> Counter:
    name, key, symbol, rule = _COUNTERS[number]
    return KIT.counter(f"{name}:{seat}", count, symbol, rule, key)


def ledgers(known: State) -> tuple[Ledger, ...]:
    """The back of the absent god's board: what each colour stirs up (EN-52)."""
    return _ledgers(known.excluded)


@cache
def _ledgers(away: int) -> tuple[Ledger, ...]:
    rows = [
        KIT.row(f"back:{colour}", [Figure("", f"envoys-token-{name}")], key="disturbance-row",
                disturbance=BACKS[away * GODS + colour])
        for colour, name in enumerate(COLOURS)
        if colour != away
    ]  # fmt: skip
    title, note = words("envoys-away", god=away), words("envoys-away-note", god=away)
    return (Ledger("back", title, tuple(rows), (words("envoys-drawn"),), note),)


def tracks(known: State) -> tuple[Track, ...]:
    """Points and tokens in the Otherworld, each with what triggers the end (EN-10)."""
    ends = known.knobs.end_points, known.knobs.end_tokens
    return _tracks(tuple(known.points), known.banished_total, ends)


@lru_cache(KEPT)
def _tracks(points: tuple[int, ...], banished: int, ends: tuple[int, int]) -> tuple[Track, ...]:
    (goal, gate), flag = ends, words("envoys-end-flag")
    pins = [Pin(each, seat) for seat, each in enumerate(points)]
    low, high = min(0, *points), max(goal + _ROOM, *points)
    passed, last = Pin(banished), Pin(gate, label=flag)
    return (
        KIT.track("points", low, high, *pins, Pin(goal, label=flag)),
        KIT.track("gate", 0, max(gate, banished), passed, last, key="otherworld"),
    )
