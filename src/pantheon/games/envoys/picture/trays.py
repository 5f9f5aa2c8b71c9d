"""Hands, pools, objectives, cards on the table: the trays beside the board, and their pieces."""

# compiled: drawn for every update
from functools import cache, lru_cache

from pantheon.board import KEPT
from pantheon.core.scene import Face, Piece, Tray
from pantheon.core.words import words
from ..rules.components import cards_in_play
from ..rules.constants import CARD_COLOUR, CARD_TEXT, GODS, NOBODY
from ..rules.frames import OBJECTIVE, WIDTH
from ..rules.routes import card_steps
from ..rules.state import State
from .board import COLOURS, KIT
from .prompts import question_asked


def trays(known: State, seat: int | None) -> tuple[Tray, ...]:
    """Hands and pools, tokens of the Old Stories, cards on the table, objectives."""
    left = known.small_pile + known.large_pile if known.top_size else None
    return _trays(known.seats, seat, left)


@lru_cache(KEPT)
def _trays(seats: int, seat: int | None, left: int | None) -> tuple[Tray, ...]:
    tray = KIT.tray
    found = [tray("pool", "stories", "EN-30", "old"), tray("row", "table", "EN-27")]
    if left is not None:
        found.append(tray("bag", "pile", "EN-12", count=left, symbol="envoys-pile"))
    for other in range(seats):
        found += [tray("pool", f"pool:{other}", "EN-22"), tray("hand", f"hand:{other}", "EN-22")]
    if seat is not None:
        discards = words("envoys-discards")
        found.append(tray("row", f"pile:{seat}", "EN-23", label=discards))
        found.append(tray("row", "objectives", "EN-15", seat=seat))
    return tuple(found)


def tray_pieces(known: State, seat: int | None) -> tuple[Piece, ...]:
    """What lies in the trays; of hidden cards only their number is shown, on the panels."""
    found: list[Piece] = []
    for other in range(known.seats):
        found += _pool(other, tuple(known.pool[other * GODS : (other + 1) * GODS]))
        found += _cards(known, known.hands[other], f"hand:{other}")
    found += _old_stories(tuple(known.old))
    found += _cards(known, cards_in_play(known), "table")
    if seat is not None:
        if question_asked(known) in ("second_sunrise", "ra"):
            found += _cards(known, known.piles[seat], f"pile:{seat}")
        found += _objectives(known, seat)
    return tuple(found)


@lru_cache(KEPT)
def _pool(seat: int, pool: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple([
        _token(f"token:{seat}:{colour}:{number}", colour, f"pool:{seat}")
        for colour, count in enumerate(pool)
        for number in range(count)
    ])  # fmt: skip


@lru_cache(KEPT)
def _old_stories(old: tuple[int, ...]) -> tuple[Piece, ...]:
    shown = [(colour, str(count)) for colour, count in enumerate(old) if count]
    return tuple([_token(f"old:{colour}", colour, "stories", count) for colour, count in shown])


def _token(name: str, colour: int, at: str, value: str = "") -> Piece:
    symbol, label = f"envoys-token-{COLOURS[colour]}", words("envoys-token", colour=colour)
    return KIT.piece(name, at, label, symbol, value=value, rule="EN-14")


def _cards(known: State, cards: list[int], at: str) -> list[Piece]:
    given = known.knobs.gains
    return [
        _card(card, at, card_steps(known, card), known.knobs.together, *given[CARD_TEXT[card]])
        for card in cards
        if card >= 0
    ]


@cache
def _card(
    card: int, at: str, steps: int, together: int, points: int, drawn: int, cards: int
) -> Piece:
    """An envoy card to be read; with the points, tokens and cards that its text gives besides."""
    text, colour = CARD_TEXT[card], COLOURS[CARD_COLOUR[card]]
    title = words("envoys-text", text=text)
    given = {"points": points, "tokens": drawn, "cards": cards, "together": together}
    says = words("envoys-text-says", text=text, **given)
    tone, emblem, picture = f"var(--{colour})", f"px-em-{colour}", f"envoys-text-{text}"
    face = Face(title, says, str(steps), tone, emblem, picture)
    label = words("envoys-card", text=text, steps=steps, colour=CARD_COLOUR[card])
    return KIT.card(f"card:{card}", at, face, label, rule="EN-70")


def _objectives(known: State, seat: int) -> list[Piece]:
    """The objective kept, or the two to choose from."""
    kept, knobs = known.objective[seat], known.knobs
    choosing = OBJECTIVE in known.stack[::WIDTH] and kept == NOBODY
    shown = known.offers[2 * seat : 2 * seat + 2] if choosing else [kept]
    return [
        _objective(each, knobs.at_least[each], knobs.objective_points[each])
        for each in shown
        if each != NOBODY
    ]


@cache
def _objective(number: int, needed: int, points: int) -> Piece:
    title = words("envoys-objective", objective=number)
    says = words("envoys-objective-says", objective=number, needed=needed)
    face = Face(title, says, str(points), "var(--gold)", "px-ic-target")
    return KIT.card(f"objective:{number}", "objectives", face, rule="EN-72")
