"""The players of the scene: panels, hands, pools; and the common stock beside the board."""

from __future__ import annotations

from pantheon.core.scene import (
    Counter,
    Face,
    Figure,
    Ledger,
    LedgerRow,
    Panel,
    Piece,
    Pin,
    Track,
    Tray,
)
from pantheon.core.words import Words, words
from pantheon.games.envoys.knowledge.view import EnvoysView
from pantheon.games.envoys.picture.board import COLOURS
from pantheon.games.envoys.rules import questions
from pantheon.games.envoys.rules.constants import (
    BACKS,
    CARD_COLOUR,
    CARD_STEPS,
    CARD_TEXT,
    GODS,
    NOBODY,
    OBJECTIVE_POINTS,
)
from pantheon.games.envoys.rules.frames import OBJECTIVE, PICK, QUESTION, TEXT, WIDTH

VARIABLES = tuple(f"var(--{colour})" for colour in COLOURS)


def panels(view: EnvoysView) -> tuple[Panel, ...]:
    """What everyone sees of each player."""
    return tuple(_panel(view, seat) for seat in range(len(view.players)))


def _panel(view: EnvoysView, seat: int) -> Panel:
    player = view.players[seat]
    triumphs = sum(each.seat == seat for each in view.triumphs)
    counters = (
        Counter(f"tokens:{seat}", sum(player.pool), words("envoys-tokens"), "px-ic-d4",
                rule="EN-22"),
        Counter(f"cards:{seat}", player.hand_count, words("envoys-cards"), "px-ic-card",
                rule="EN-22"),
        Counter(f"deck:{seat}", player.deck_count, words("envoys-deck"), "envoys-deck",
                rule="EN-23"),
        Counter(f"triumphs:{seat}", triumphs, words("envoys-triumphs"), "envoys-shield",
                rule="EN-34"),
        Counter(f"otherworld:{seat}", sum(player.banished), words("envoys-in-otherworld"),
                "envoys-gate", rule="EN-61"),
    )  # fmt: skip
    note = None if player.god == NOBODY else words("envoys-power", god=player.god)
    colour = "" if player.god == NOBODY else COLOURS[player.god]
    return Panel(seat, player.points, counters, _badges(view, seat), note, colour)


def _badges(view: EnvoysView, seat: int) -> tuple[Piece, ...]:
    player = view.players[seat]
    at = f"panel:{seat}"
    badges: list[Piece] = []
    if player.god != NOBODY:
        badges.append(
            Piece(f"god:{seat}", f"px-medal-{COLOURS[player.god]}-small", at,
                  words("envoys-god", god=player.god), rule="EN-40",
                  faded=view.active == seat and view.powers_used >> player.god & 1 == 1)
        )  # fmt: skip
    stormed = player.storm or (view.active == seat and view.stormed)
    if stormed:
        badges.append(Piece(f"storm:{seat}", "envoys-storm", at, words("envoys-stormed"),
                            rule="EN-50"))  # fmt: skip
    if player.harbour:
        badges.append(Piece(f"harbour:{seat}", "envoys-harbour", at, words("envoys-harboured"),
                            rule="EN-R12"))  # fmt: skip
    if view.trigger_seat == seat:
        badges.append(Piece(f"trigger:{seat}", "envoys-flag", at, words("envoys-triggered"),
                            rule="EN-60"))  # fmt: skip
    return tuple(badges)


def trays(view: EnvoysView, seat: int | None) -> tuple[Tray, ...]:
    """Hands and pools, tokens of the Old Stories, cards on the table, objectives."""
    found = [
        Tray("stories", "pool", words("envoys-old"), rule="EN-30"),
        Tray("table", "row", words("envoys-table"), rule="EN-27"),
    ]
    if view.top_size:
        found.append(
            Tray("pile", "bag", words("envoys-pile"), count=view.small_pile + view.large_pile,
                 symbol="envoys-pile", rule="EN-12")
        )  # fmt: skip
    for other in range(len(view.players)):
        found.append(Tray(f"pool:{other}", "pool", words("envoys-pool", seat=other), seat=other,
                          rule="EN-22"))  # fmt: skip
        found.append(Tray(f"hand:{other}", "hand", words("envoys-hand", seat=other), seat=other,
                          rule="EN-22"))  # fmt: skip
    if seat is not None:
        found.append(Tray(f"pile:{seat}", "row", words("envoys-discards"), seat=seat,
                          rule="EN-23"))  # fmt: skip
        found.append(Tray("objectives", "row", words("envoys-objectives"), seat=seat,
                          rule="EN-15"))  # fmt: skip
    return tuple(found)


def tray_pieces(view: EnvoysView, seat: int | None) -> tuple[Piece, ...]:
    """What lies in the trays."""
    found: list[Piece] = []
    for other, player in enumerate(view.players):
        for colour in range(GODS):
            for number in range(player.pool[colour]):
                found.append(_token(f"token:{other}:{colour}:{number}", colour, f"pool:{other}"))
        found += [card_piece(known.card, f"hand:{other}") for known in player.hand]
    for colour in range(GODS):
        if view.old[colour]:
            found.append(_token(f"old:{colour}", colour, "stories", str(view.old[colour])))
    found += [card_piece(card, "table") for card in _on_table(view)]
    if seat is not None:
        if _asked(view) == questions.SUNRISE:
            found += [card_piece(card, f"pile:{seat}") for card in view.players[seat].pile]
        found += _objectives(view, seat)
    return tuple(found)


def _token(name: str, colour: int, at: str, value: str = "") -> Piece:
    return Piece(name, f"envoys-token-{COLOURS[colour]}", at, words("envoys-token", colour=colour),
                 value=value, rule="EN-14")  # fmt: skip


def _on_table(view: EnvoysView) -> list[int]:
    """Cards being played, oldest first."""
    texts = [view.stack[at + 2] for at in range(0, len(view.stack), WIDTH)
             if view.stack[at] == TEXT]  # fmt: skip
    return [card for card in dict.fromkeys((view.move_card, view.aside, *texts)) if card != NOBODY]


def _asked(view: EnvoysView) -> int:
    """The question that is open, or -1."""
    if view.stack and view.stack[-WIDTH] == PICK:
        return view.stack[-WIDTH + QUESTION]
    return NOBODY


def card_piece(card: int, at: str) -> Piece:
    """An envoy card to be read."""
    colour = CARD_COLOUR[card]
    label = words("envoys-card", text=CARD_TEXT[card], steps=CARD_STEPS[card], colour=colour)
    symbol = f"envoys-text-{CARD_TEXT[card]}"
    face = Face(
        words("envoys-text", text=CARD_TEXT[card]),
        words("envoys-text-says", text=CARD_TEXT[card]),
        str(CARD_STEPS[card]),
        VARIABLES[colour],
        f"px-em-{COLOURS[colour]}",
        symbol,
    )
    return Piece(f"card:{card}", symbol, at, label, face=face, rule="EN-70")


def _objectives(view: EnvoysView, seat: int) -> list[Piece]:
    """The objective kept, or the two to choose from."""
    player = view.players[seat]
    choosing = OBJECTIVE in view.stack[::WIDTH] and player.objective == NOBODY
    shown = player.offers if choosing else (player.objective,)
    return [
        Piece(f"objective:{each}", "px-ic-target", "objectives",
              words("envoys-objective", objective=each), rule="EN-72",
              face=Face(words("envoys-objective", objective=each),
                        words("envoys-objective-says", objective=each),
                        str(OBJECTIVE_POINTS[each]), "var(--gold)", "px-ic-target"))
        for each in shown
        if each != NOBODY
    ]  # fmt: skip


def ledgers(view: EnvoysView) -> tuple[Ledger, ...]:
    """The back of the absent god's board: what each colour stirs up (EN-52)."""
    start = view.excluded * GODS
    rows = tuple(
        LedgerRow(
            words("envoys-disturbance-row", disturbance=BACKS[start + colour]),
            (Figure("", f"envoys-token-{name}"),),
            id=f"back:{colour}",
        )
        for colour, name in enumerate(COLOURS)
        if colour != view.excluded
    )
    title = words("envoys-away", god=view.excluded)
    columns = (words("envoys-drawn"),)
    note = words("envoys-away-note", god=view.excluded)
    return (Ledger("back", title, rows, columns, note),)


def tracks(view: EnvoysView) -> tuple[Track, ...]:
    """Points and tokens in the Otherworld, each with what triggers the end (EN-10)."""
    goal, gate = view.knobs["end_points"], view.knobs["end_tokens"]
    points = [player.points for player in view.players]
    banished = sum(sum(player.banished) for player in view.players)
    flag: Words = words("envoys-end-flag")
    return (
        Track("points", words("envoys-points"), min(0, *points), max(goal + 4, *points),
              (*(Pin(each, seat) for seat, each in enumerate(points)), Pin(goal, label=flag))),
        Track("gate", words("envoys-otherworld"), 0, max(gate, banished),
              (Pin(banished), Pin(gate, label=flag))),
    )  # fmt: skip
