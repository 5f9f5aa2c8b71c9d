"""What stands around the board: panels, trays, buttons, the table of terrains, the prompt."""

from __future__ import annotations

from pantheon.core.scene import Button, Counter, Figure, Ledger, LedgerRow, Panel, Piece, Tray
from pantheon.core.words import Words, words
from pantheon.games.four_gods.rules.constants import (
    COLOUR_NAMES,
    COLOURS,
    HANDS,
    NOBODY,
    OVER,
    PLAY,
    READINESS,
    RUNNING,
    TERRAIN_NAMES,
    TERRAINS,
)
from pantheon.games.four_gods.rules.gods import colours_of, hides_gods, may_choose_god
from pantheon.games.four_gods.rules.influence import (
    cities_held,
    compared_by,
    influence,
    open_influence,
)
from pantheon.games.four_gods.rules.legality import is_off_turn
from pantheon.games.four_gods.rules.mistakes import may_take_back
from pantheon.games.four_gods.rules.prophets import sources, takes_prophet
from pantheon.games.four_gods.rules.state import State


def panel(state: State, seat: int) -> Panel:
    """A player: the influence that shows, and for each colour reserve, cities and spoils."""
    counters: list[Counter] = []
    badges: list[Piece] = []
    for colour in colours_of(state, seat):
        counters += _colour_counters(state, colour)
        badges.append(_god_badge(state, seat, colour))
    score = compared_by(state, shown_influence(state))[seat][0]
    worn = next((COLOUR_NAMES[colour] for colour in colours_of(state, seat)), "")
    return Panel(seat, score, tuple(counters), tuple(badges), _note(state, seat), worn)


def shown_influence(state: State) -> list[int]:
    """Each colour's influence as far as the table can tell: secret gods' prizes are left out."""
    return open_influence(state) if hides_gods(state) else influence(state)


def _colour_counters(state: State, colour: int) -> list[Counter]:
    name = COLOUR_NAMES[colour]
    return [
        Counter(f"reserve:{colour}", state.reserve[colour],
                words("four_gods-reserve", colour=colour), f"px-prophet-{name}",
                most=state.knobs.reserve, rule="FG-5"),
        Counter(f"cities:{colour}", cities_held(state, colour),
                words("four_gods-cities-held", colour=colour), "four_gods-city", rule="FG-50"),
        Counter(f"spoils:{colour}", state.spoils[colour],
                words("four_gods-spoils", colour=colour), "four_gods-ruin", rule="FG-22"),
    ]  # fmt: skip


def _god_badge(state: State, seat: int, colour: int) -> Piece:
    god = state.god[colour]
    at = f"panel:{seat}"
    if god == NOBODY:
        label = words("four_gods-god-secret", colour=colour)
        return Piece(f"god:{colour}", "four_gods-god-back", at, label, 70, rule="FG-8")
    symbol = f"four_gods-god-{COLOUR_NAMES[god]}"
    return Piece(f"god:{colour}", symbol, at, words("four_gods-god", god=god), 70, rule="FG-18")


def _note(state: State, seat: int) -> Words | None:
    if state.owed[seat]:
        return words("four_gods-note-owes", prophets=state.owed[seat])
    if state.phase == PLAY and state.passed[seat]:
        return words("four_gods-note-passed")
    if state.phase == READINESS and state.ready[seat]:
        return words("four_gods-note-ready")
    return None


def trays(state: State, seat: int | None) -> tuple[Tray, ...]:
    """Hands, rows, the bag, the tokens, and the gods or colours to choose from."""
    hands = [
        Tray(f"hand:{owner}", "hand", words("four_gods-hands", seat=owner), HANDS, owner,
             rule="FG-10", holder="four_gods-hand")
        for owner in _from(state, seat)
    ]  # fmt: skip
    rows = [
        Tray(f"row:{owner}", "row", words("four_gods-row", seat=owner), state.slots, owner,
             rule="FG-6")
        for owner in _from(state, seat)
    ]  # fmt: skip
    chosen = (
        Tray("colours", "offer", words("four_gods-colours"), TERRAINS, rule="FG-8")
        if state.knobs.secret
        else Tray("gods", "offer", words("four_gods-gods"), TERRAINS, rule="FG-18")
    )
    return (
        *hands,
        *rows,
        Tray("bag", "bag", words("four_gods-bag"), count=state.bag_total, symbol="px-sack",
             rule="FG-14"),
        Tray("tokens", "pile", words("four_gods-tokens"), count=state.tokens,
             symbol="four_gods-city", rule="FG-21"),
        chosen,
    )  # fmt: skip


def _from(state: State, seat: int | None) -> list[int]:
    first = 0 if seat is None else seat
    return [(first + place) % state.seats for place in range(state.seats)]


def buttons(state: State, seat: int) -> tuple[Button, ...]:
    """What the viewer may want to do that is not chosen by a place alone."""
    if state.phase == READINESS:
        return (Button("button:ready", words("four_gods-do-ready"), "px-ic-check", rule="FG-7"),)
    if state.phase != PLAY:
        return ()
    shown = [_flip_button()]
    if state.knobs.honour:
        shown.append(_challenge_button())
    shown += _prophet_buttons(state, seat)
    if is_off_turn(state, seat):
        return tuple(shown)
    if may_take_back(state, seat):
        shown.append(
            Button("button:take-back", words("four_gods-do-take-back"), "px-ic-undo", rule="FG-61")
        )
    shown += [_city_button(state, colour) for colour in colours_of(state, seat)]
    return (*_draw_buttons(), *shown, _last_button(state))


def _draw_buttons() -> tuple[Button, ...]:
    return tuple(
        Button(f"button:draw:{tiles}", words("four_gods-do-draw", tiles=tiles), "px-sack",
               rule="FG-14")
        for tiles in (1, 2)
    )  # fmt: skip


def _flip_button() -> Button:
    return Button("button:flip", words("four_gods-do-flip"), "px-ic-flip", rule="FG-15")


def _challenge_button() -> Button:
    label = words("four_gods-do-challenge")
    return Button("button:challenge", label, "px-ic-warning", rule="FG-62")


def _prophet_buttons(state: State, seat: int) -> list[Button]:
    """Which reserve a prophet comes from, or a city counts for, where that is a choice."""
    colours = colours_of(state, seat)
    if len(colours) == 1 and not state.owed[seat]:
        return []
    return [
        Button(f"button:prophets:{colour}", words("four_gods-do-prophets", colour=colour),
               f"px-prophet-{COLOUR_NAMES[colour]}", rule="FG-5")
        for colour in colours
    ]  # fmt: skip


def _city_button(state: State, colour: int) -> Button:
    migrating = bool(sources(state, colour)) and state.reserve[colour] == 0
    key = "four_gods-do-city-migrate" if migrating else "four_gods-do-city"
    label = words(key, colour=colour)
    return Button(f"button:city:{colour}", label, "four_gods-city", rule="FG-21")


def _last_button(state: State) -> Button:
    if state.knobs.timed:
        return Button("button:end", words("four_gods-do-end"), "px-ic-check", rule="FG-30")
    return Button("button:pass", words("four_gods-do-pass"), "px-ic-step", rule="FG-24")


def terrain_ledger(state: State) -> Ledger:
    """The largest Kingdom and the number of Kingdoms of each terrain (FG-53, FG-55)."""
    sizes, numbers = state.largest, state.kingdoms
    rows = tuple(
        LedgerRow(
            words("four_gods-terrain", terrain=terrain),
            (
                Figure(str(sizes[terrain]), lit=sizes[terrain] == max(sizes) > 0),
                Figure(str(numbers[terrain]), lit=numbers[terrain] == max(numbers) > 0),
            ),
            f"four_gods-swatch-{name}",
            id=f"terrain:{terrain}",
        )
        for terrain, name in enumerate(TERRAIN_NAMES)
    )
    columns = (words("four_gods-largest"), words("four_gods-number"))
    return Ledger("terrains", words("four_gods-kingdoms"), rows, columns)


def prompt(state: State, seat: int | None) -> Words:
    """What the viewer is asked, or what the table waits for."""
    if state.phase == OVER:
        return words("four_gods-prompt-over")
    if state.phase == COLOURS:
        return words("four_gods-prompt-colour", seat=state.active)
    if state.phase == READINESS:
        waits = seat is not None and not state.ready[seat]
        return words("four_gods-prompt-ready" if waits else "four_gods-prompt-waiting")
    if seat is not None and state.owed[seat]:
        return words("four_gods-prompt-give-up")
    if state.knobs.timed and seat != state.active:
        return words("four_gods-prompt-off-turn", seat=state.active)
    return _prompt_in_play(state, seat)


def _prompt_in_play(state: State, seat: int | None) -> Words:
    if seat is None:
        return words("four_gods-prompt-watching")
    if takes_prophet(state, seat) and colours_of(state, seat):
        return words("four_gods-prompt-prophet")
    if state.final != RUNNING:
        return words("four_gods-prompt-final", reason=state.final)
    if may_choose_god(state, seat):
        return words("four_gods-prompt-godless")
    return words("four_gods-prompt-act")
