"""What everyone sees of the players: panels; the absent god's board; points and the gate."""

from __future__ import annotations

from pantheon.core.scene import Counter, Figure, Ledger, LedgerRow, Panel, Piece, Pin, Track
from pantheon.core.words import words
from ..rules.constants import BACKS, GODS, NOBODY
from ..rules.state import State
from ..rules.tokens import banished_of
from .board import COLOURS

_ROOM = 4
"""How far the track of points goes on after the goal."""


def panels(known: State) -> tuple[Panel, ...]:
    """A panel for each player."""
    return tuple(_panel(known, seat) for seat in range(known.seats))


def _panel(known: State, seat: int) -> Panel:
    god = known.god[seat]
    counted = (
        ("tokens", known.pool_total[seat], "envoys-tokens", "px-ic-d4", "EN-22"),
        ("cards", len(known.hands[seat]), "envoys-cards", "px-ic-card", "EN-22"),
        ("deck", len(known.decks[seat]), "envoys-deck", "envoys-deck", "EN-23"),
        ("triumphs", known.triumph.count(seat), "envoys-triumphs", "envoys-shield", "EN-34"),
        ("otherworld", banished_of(known, seat), "envoys-in-otherworld", "envoys-gate", "EN-61"),
    )
    counters = tuple(
        Counter(f"{name}:{seat}", count, words(label), symbol, rule=rule)
        for name, count, label, symbol, rule in counted
    )
    note = None if god == NOBODY else words("envoys-power", god=god)
    colour = "" if god == NOBODY else COLOURS[god]
    return Panel(seat, known.points[seat], counters, _badges(known, seat), note, colour)


def _badges(known: State, seat: int) -> tuple[Piece, ...]:
    god, at, on_turn = known.god[seat], f"panel:{seat}", known.active == seat
    badges: list[Piece] = []
    if god != NOBODY:
        used = on_turn and known.powers_used >> god & 1 == 1
        label = words("envoys-god", god=god)
        symbol = f"px-medal-{COLOURS[god]}-small"
        badges.append(Piece(f"god:{seat}", symbol, at, label, rule="EN-40", faded=used))
    stormed = known.storm[seat] or (on_turn and known.stormed)
    marks = (
        (stormed, "storm", "envoys-storm", "envoys-stormed", "EN-50"),
        (known.harbour[seat], "harbour", "envoys-harbour", "envoys-harboured", "EN-R12"),
        (known.trigger_seat == seat, "trigger", "envoys-flag", "envoys-triggered", "EN-60"),
    )
    for shown, name, symbol, key, rule in marks:
        if shown:
            badges.append(Piece(f"{name}:{seat}", symbol, at, words(key), rule=rule))
    return tuple(badges)


def ledgers(known: State) -> tuple[Ledger, ...]:
    """The back of the absent god's board: what each colour stirs up (EN-52)."""
    away = known.excluded
    rows: list[LedgerRow] = []
    for colour, name in enumerate(COLOURS):
        if colour != away:
            label = words("envoys-disturbance-row", disturbance=BACKS[away * GODS + colour])
            figure = Figure("", f"envoys-token-{name}")
            rows.append(LedgerRow(label, (figure,), id=f"back:{colour}"))
    title, note = words("envoys-away", god=away), words("envoys-away-note", god=away)
    return (Ledger("back", title, tuple(rows), (words("envoys-drawn"),), note),)


def tracks(known: State) -> tuple[Track, ...]:
    """Points and tokens in the Otherworld, each with what triggers the end (EN-10)."""
    points, goal = known.points, known.knobs.end_points
    banished, gate = known.banished_total, known.knobs.end_tokens
    flag = words("envoys-end-flag")
    pins = (*(Pin(each, seat) for seat, each in enumerate(points)), Pin(goal, label=flag))
    low, high = min(0, *points), max(goal + _ROOM, *points)
    passed = (Pin(banished), Pin(gate, label=flag))
    return (
        Track("points", words("envoys-points"), low, high, pins),
        Track("gate", words("envoys-otherworld"), 0, max(gate, banished), passed),
    )
