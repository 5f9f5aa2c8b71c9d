"""What stands around the board: panels, trays, buttons, the table of terrains, the prompt."""

from __future__ import annotations

from pantheon.core.scene import Button, Counter, Figure, Ledger, LedgerRow, Panel, Piece, Tray
from pantheon.core.words import Words, words
from ..rules.constants import COLOUR_NAMES, HANDS, NOBODY, RUNNING, TERRAIN_NAMES, TERRAINS, Phase
from ..rules.gods import colours_of, hides_gods, may_choose_god
from ..rules.influence import cities_held, compared_by, influence, open_influence
from ..rules.legality import is_off_turn
from ..rules.mistakes import may_take_back
from ..rules.prophets import takes_prophet
from ..rules.state import State
from ..rules.world import sources


def panels(state: State) -> tuple[Panel, ...]:
    """Each player: the influence that shows, and for each colour reserve, cities and spoils.

    Secret gods' prizes are left out of the influence.
    """
    earned = open_influence(state) if hides_gods(state) else influence(state)
    scores = [lowest for lowest, _ in compared_by(state, earned)]
    return tuple(_panel(state, seat, scores[seat]) for seat in range(state.seats))


def _panel(state: State, seat: int, score: int) -> Panel:
    colours = colours_of(state, seat)
    counters = [each for colour in colours for each in _colour_counters(state, colour)]
    badges = [_god_badge(state, seat, colour) for colour in colours]
    worn = COLOUR_NAMES[colours[0]] if colours else ""
    return Panel(seat, score, tuple(counters), tuple(badges), _note(state, seat), worn)


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
    if state.phase == Phase.PLAY and state.passed[seat]:
        return words("four_gods-note-passed")
    if state.phase == Phase.READINESS and state.ready[seat]:
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
    if state.phase == Phase.READINESS:
        return (_button("ready", "four_gods-do-ready", "px-ic-check", "FG-7"),)
    if state.phase != Phase.PLAY:
        return ()
    anytime = _buttons_at_any_time(state, seat)
    if is_off_turn(state, seat):
        return tuple(anytime)
    shown = [
        _button(f"draw:{tiles}", "four_gods-do-draw", "px-sack", "FG-14", tiles=tiles)
        for tiles in range(1, HANDS + 1)
    ]
    shown += anytime
    if may_take_back(state, seat):
        shown.append(_button("take-back", "four_gods-do-take-back", "px-ic-undo", "FG-61"))
    for colour in colours_of(state, seat):
        migrates = state.reserve[colour] == 0 and sources(state, colour)
        key = "four_gods-do-city-migrate" if migrates else "four_gods-do-city"
        shown.append(_button(f"city:{colour}", key, "four_gods-city", "FG-21", colour=colour))
    if state.knobs.timed:
        return (*shown, _button("end", "four_gods-do-end", "px-ic-check", "FG-30"))
    return (*shown, _button("pass", "four_gods-do-pass", "px-ic-step", "FG-24"))


def _buttons_at_any_time(state: State, seat: int) -> list[Button]:
    """Flips, challenges, and which reserve a prophet comes from where that is a choice."""
    shown = [_button("flip", "four_gods-do-flip", "px-ic-flip", "FG-15")]
    if state.knobs.honour:
        shown.append(_button("challenge", "four_gods-do-challenge", "px-ic-warning", "FG-62"))
    colours = colours_of(state, seat)
    if len(colours) > 1 or state.owed[seat]:
        for colour in colours:
            symbol = f"px-prophet-{COLOUR_NAMES[colour]}"
            shown.append(
                _button(
                    f"prophets:{colour}", "four_gods-do-prophets", symbol, "FG-5", colour=colour
                )
            )
    return shown


def _button(name: str, key: str, symbol: str, rule: str, **arguments: int) -> Button:
    return Button(f"button:{name}", words(key, **arguments), symbol, rule=rule)


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
