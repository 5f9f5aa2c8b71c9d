"""What stands around the board: panels, trays, the table of terrains, the prompt."""

from functools import cache, lru_cache

from pantheon.board import KEPT
from pantheon.core.kept import kept
from pantheon.core.scene import Counter, Figure, Ledger, LedgerRow, Panel, Piece, Tray
from pantheon.core.words import Words, words
from ..rules.constants import COLOUR_NAMES, HANDS, NOBODY, RUNNING, TERRAIN_NAMES, TERRAINS, Phase
from ..rules.gods import colours_of, may_choose_god
from ..rules.influence import cities_held, compared_by
from ..rules.prophets import takes_prophet
from ..rules.state import State
from .geometry import KIT, PROPHETS
from .influence_track import shown_influence


@kept(
    "knobs", "tiles.document", "laid", "prophet", "stand",
    "owner", "god", "reserve", "spoils", "cities", "phase", "owed", "passed", "ready",
)  # fmt: skip
def panels(state: State) -> tuple[Panel, ...]:
    """Each player: the influence that shows, and for each colour reserve, cities and spoils.

    Secret gods' prizes are left out of the influence.
    """
    scores = [lowest for lowest, _ in compared_by(state, list(shown_influence(state)))]
    return tuple(_panel(state, seat, scores[seat]) for seat in range(state.seats))


def _panel(state: State, seat: int, score: int) -> Panel:
    colours = colours_of(state, seat)
    counters: list[Counter] = []
    for colour in colours:
        held = state.reserve[colour], cities_held(state, colour), state.spoils[colour]
        counters += _counters(colour, state.knobs.reserve, *held)
    badges = tuple([_god_badge(seat, colour, state.god[colour]) for colour in colours])
    worn = COLOUR_NAMES[colours[0]] if colours else ""
    return Panel(seat, score, tuple(counters), badges, _note(state, seat), worn)


@lru_cache(KEPT)
def _counters(
    colour: int, most: int, reserve: int, cities: int, spoils: int
) -> tuple[Counter, ...]:
    counter = KIT.counter
    return (
        counter(f"reserve:{colour}", reserve, PROPHETS[colour], "FG-5", most=most, colour=colour),
        counter(f"cities:{colour}", cities, "four_gods-city", "FG-50", "cities-held",
                colour=colour),
        counter(f"spoils:{colour}", spoils, "four_gods-ruin", "FG-22", colour=colour),
    )  # fmt: skip


@cache
def _god_badge(seat: int, colour: int, god: int) -> Piece:
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


@kept("seats", "slots", "knobs.secret", "bag_total", "tokens")
def trays(state: State, viewer: int) -> tuple[Tray, ...]:
    """Hands and rows from the viewer's on, the bag, the tokens, and the gods or colours left."""
    seats = [(viewer + place) % state.seats for place in range(state.seats)]
    left, rule = ("colours", "FG-8") if state.knobs.secret else ("gods", "FG-18")
    return (
        *[
            KIT.tray("hand", f"hand:{seat}", "FG-10", "hands", slots=HANDS, holder="four_gods-hand")
            for seat in seats
        ],
        *[KIT.tray("row", f"row:{seat}", "FG-6", slots=state.slots) for seat in seats],
        KIT.tray("bag", "bag", "FG-14", count=state.bag_total),
        KIT.tray("pile", "tokens", "FG-21", count=state.tokens, symbol="four_gods-city"),
        KIT.tray("offer", left, rule, slots=TERRAINS),
    )


@kept("largest", "kingdoms")
def terrain_ledgers(state: State) -> tuple[Ledger, ...]:
    """The largest Kingdom and the number of Kingdoms of each terrain (FG-53, FG-55)."""
    kinds = state.largest, state.kingdoms
    rows = [
        _terrain_row(terrain, *[(each[terrain], each[terrain] == max(each) > 0) for each in kinds])
        for terrain in range(TERRAINS)
    ]
    return (KIT.ledger("terrains", rows, ("largest", "number"), "kingdoms"),)


@cache
def _terrain_row(terrain: int, *shown: tuple[int, bool]) -> LedgerRow:
    """A terrain with its numbers, and whether they are the highest."""
    figures = [Figure(str(number), lit=lit) for number, lit in shown]
    swatch = f"four_gods-swatch-{TERRAIN_NAMES[terrain]}"
    return KIT.row(f"terrain:{terrain}", figures, swatch, terrain=terrain)


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
    godless = may_choose_god(state, colours_of(state, seat))
    return words("four_gods-prompt-godless" if godless else "four_gods-prompt-act")
