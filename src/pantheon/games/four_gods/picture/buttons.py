"""The buttons: what a player may want to do that is not chosen by a place alone."""

from functools import cache

from pantheon.core.scene import Button
from pantheon.core.words import words
from ..rules.constants import COLOUR_NAMES, HANDS, Phase
from ..rules.ending import is_off_turn
from ..rules.gods import colours_of
from ..rules.mistakes import may_take_back
from ..rules.state import State
from ..rules.world import sources


def buttons(state: State, seat: int) -> tuple[Button, ...]:
    """The viewer's buttons; off turn only those for what may be done at any time (FG-31)."""
    if state.phase == Phase.READINESS:
        return (_button("ready", "px-ic-check", "FG-7"),)
    if state.phase != Phase.PLAY:
        return ()
    shown = [_button("flip", "px-ic-flip", "FG-15")]
    if state.knobs.honour:
        shown.append(_button("challenge", "px-ic-warning", "FG-62"))
    colours = colours_of(state, seat)
    if len(colours) > 1 or state.owed[seat]:
        for colour in colours:
            prophet = f"px-prophet-{COLOUR_NAMES[colour]}"
            shown.append(_button("prophets", prophet, "FG-5", colour=colour))
    if is_off_turn(state, seat):
        return tuple(shown)
    draws = [_button("draw", "px-sack", "FG-14", tiles=tiles) for tiles in range(1, HANDS + 1)]
    if may_take_back(state, seat):
        shown.append(_button("take-back", "px-ic-undo", "FG-61"))
    shown += [_city_button(state, colour) for colour in colours]
    timed = state.knobs.timed
    rest = (
        _button("end", "px-ic-check", "FG-30") if timed else _button("pass", "px-ic-step", "FG-24")
    )
    return (*draws, *shown, rest)


def _city_button(state: State, colour: int) -> Button:
    """FG-21: it says so where the prophet has to migrate."""
    button = _button("city", "four_gods-city", "FG-21", colour=colour)
    if state.reserve[colour] == 0 and sources(state, colour):
        label = words("four_gods-do-city-migrate", colour=colour)
        return Button(button.id, label, button.symbol, rule=button.rule)
    return button


@cache
def _button(name: str, symbol: str, rule: str, **which: int) -> Button:
    """The button NAME or NAME:NUMBER, labelled with `four_gods-do-NAME`."""
    number = "".join(f":{value}" for value in which.values())
    return Button(
        f"button:{name}{number}", words(f"four_gods-do-{name}", **which), symbol, rule=rule
    )
