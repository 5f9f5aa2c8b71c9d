"""What stands around the board: panels, trays, the table of terrains, the prompt."""

from __future__ import annotations

from pantheon.core.scene import Counter, Figure, Ledger, LedgerRow, Panel, Piece, Tray
from pantheon.core.words import Words, words
from ..rules.constants import COLOUR_NAMES, HANDS, NOBODY, RUNNING, TERRAIN_NAMES, TERRAINS, Phase
from ..rules.gods import colours_of, hides_gods, may_choose_god
from ..rules.influence import cities_held, compared_by, influence, open_influence
from ..rules.prophets import takes_prophet
from ..rules.state import State


def panels(state: State) -> tuple[Panel, ...]:
    """Each player: the influence that shows, and for each colour reserve, cities and spoils.

    Secret gods' prizes are left out of the influence.
    """
    earned = open_influence(state) if hides_gods(state) else influence(state)
    scores = [lowest for lowest, _ in compared_by(state, earned)]
    return tuple(_panel(state, seat, scores[seat]) for seat in range(state.seats))


def _panel(state: State, seat: int, score: int) -> Panel:
    colours = colours_of(state, seat)
    counters = [each for colour in colours for each in _counters(state, colour)]
    badges = [_god_badge(state, seat, colour) for colour in colours]
    worn = COLOUR_NAMES[colours[0]] if colours else ""
    return Panel(seat, score, tuple(counters), tuple(badges), _note(state, seat), worn)


def _counters(state: State, colour: int) -> list[Counter]:
    prophet = f"px-prophet-{COLOUR_NAMES[colour]}"
    return [
        Counter(f"reserve:{colour}", state.reserve[colour],
                words("four_gods-reserve", colour=colour), prophet, most=state.knobs.reserve,
                rule="FG-5"),
        Counter(f"cities:{colour}", cities_held(state, colour),
                words("four_gods-cities-held", colour=colour), "four_gods-city", rule="FG-50"),
        Counter(f"spoils:{colour}", state.spoils[colour],
                words("four_gods-spoils", colour=colour), "four_gods-ruin", rule="FG-22"),
    ]  # fmt: skip


def _god_badge(state: State, seat: int, colour: int) -> Piece:
    god = state.god[colour]
    name, label, rule = "back", words("four_gods-god-secret", colour=colour), "FG-8"
    if god != NOBODY:
        name, label, rule = COLOUR_NAMES[god], words("four_gods-god", god=god), "FG-18"
    return Piece(f"god:{colour}", f"four_gods-god-{name}", f"panel:{seat}", label, 70, rule=rule)


def _note(state: State, seat: int) -> Words | None:
    if state.owed[seat]:
        return words("four_gods-note-owes", prophets=state.owed[seat])
    if state.phase == Phase.PLAY and state.passed[seat]:
        return words("four_gods-note-passed")
    if state.phase == Phase.READINESS and state.ready[seat]:
        return words("four_gods-note-ready")
    return None


def trays(state: State, viewer: int) -> tuple[Tray, ...]:
    """Hands and rows from the viewer's on, the bag, the tokens, and the gods or colours left."""
    seats = [(viewer + place) % state.seats for place in range(state.seats)]
    hands = [
        Tray(f"hand:{seat}", "hand", words("four_gods-hands", seat=seat), HANDS, seat,
             rule="FG-10", holder="four_gods-hand")
        for seat in seats
    ]  # fmt: skip
    rows = [
        Tray(f"row:{seat}", "row", words("four_gods-row", seat=seat), state.slots, seat,
             rule="FG-6")
        for seat in seats
    ]  # fmt: skip
    left, rule = ("colours", "FG-8") if state.knobs.secret else ("gods", "FG-18")
    return (
        *hands,
        *rows,
        Tray("bag", "bag", words("four_gods-bag"), count=state.bag_total, symbol="px-sack",
             rule="FG-14"),
        Tray("tokens", "pile", words("four_gods-tokens"), count=state.tokens,
             symbol="four_gods-city", rule="FG-21"),
        Tray(left, "offer", words(f"four_gods-{left}"), TERRAINS, rule=rule),
    )  # fmt: skip


def terrain_ledger(state: State) -> Ledger:
    """The largest Kingdom and the number of Kingdoms of each terrain (FG-53, FG-55)."""
    rows = []
    for terrain, name in enumerate(TERRAIN_NAMES):
        figures = [
            Figure(str(values[terrain]), lit=values[terrain] == max(values) > 0)
            for values in (state.largest, state.kingdoms)
        ]
        label, symbol = words("four_gods-terrain", terrain=terrain), f"four_gods-swatch-{name}"
        rows.append(LedgerRow(label, tuple(figures), symbol, id=f"terrain:{terrain}"))
    columns = (words("four_gods-largest"), words("four_gods-number"))
    return Ledger("terrains", words("four_gods-kingdoms"), tuple(rows), columns)


def prompt(state: State, seat: int | None) -> Words:
    """What the viewer is asked to do, or what the table waits for."""
    if state.phase == Phase.OVER:
        return words("four_gods-prompt-over")
    if state.phase == Phase.COLOURS:
        return words("four_gods-prompt-colour", seat=state.active)
    if state.phase == Phase.READINESS:
        waits = seat is not None and not state.ready[seat]
        return words("four_gods-prompt-ready" if waits else "four_gods-prompt-waiting")
    if seat is not None and state.owed[seat]:
        return words("four_gods-prompt-give-up")
    if state.knobs.timed and seat != state.active:
        return words("four_gods-prompt-off-turn", seat=state.active)
    if seat is None:
        return words("four_gods-prompt-watching")
    if takes_prophet(state, seat) and colours_of(state, seat):
        return words("four_gods-prompt-prophet")
    if state.final != RUNNING:
        return words("four_gods-prompt-final", reason=state.final)
    godless = may_choose_god(state, seat)
    return words("four_gods-prompt-godless" if godless else "four_gods-prompt-act")
