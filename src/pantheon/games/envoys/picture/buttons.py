"""The buttons: what has no place on the board. Plain ones stand in data/buttons.toml."""

from collections.abc import Callable
from functools import cache

from pantheon.core.choices import with_reason
from pantheon.core.errors import Reason
from pantheon.core.scene import Button
from pantheon.core.words import words
from .. import data
from ..generated import reasons
from ..generated.codes import BLEND_FOUR
from ..rules import frames
from ..rules.catalogue import POWERS
from ..rules.constants import BACKS, GODS, NOBODY
from ..rules.frames import SEAT, WIDTH
from ..rules.move import list_moves, may_set_out
from ..rules.powers import why_use_power
from ..rules.questions import Moment
from ..rules.routes import RouteSearch, steps_of_move
from ..rules.state import State
from ..rules.texts import list_texts
from ..rules.tokens import payable
from ..rules.trading import list_trades, why_blend_four
from .board import COLOURS, medal
from .prompts import kind_asked, question_asked

_BUTTONS = {
    name: Button(f"button:{name}", words(f"envoys-do-{name}"), **look)
    for name, look in data.read("buttons").items()
}
_LISTS: dict[str, Callable[[State, int], list[int]]] = {
    "move": list_moves,
    "text": list_texts,
    "trade": lambda known, seat: [each for each in list_trades(known, seat) if each != BLEND_FOUR],
}
"""What there is to do with a button that may have no use."""
_STEPS = {"following_wind": (-1, 1), "quetzalcoatl": (1, 2)}
"""By how many steps a card and a power may change a move."""


def buttons(known: State) -> tuple[Button, ...]:
    """The buttons for what is asked."""
    kind = kind_asked(known)
    return _BY_FRAME[kind](known) if kind in _BY_FRAME else ()


def _turn(known: State) -> tuple[Button, ...]:
    """What is still open this turn; a spent move, trade or power has no button."""
    seat, sets_out = known.active, may_set_out(known)
    offered = {
        "move": sets_out,
        "meditate": sets_out,
        "text": known.hands[seat] or known.aside != NOBODY,
        "trade": not known.traded,
        "blend": why_blend_four(known, seat) is None,
    }
    plain = [
        _BUTTONS[name] if _has_use(known, name) else _useless(name)
        for name, is_open in offered.items()
        if is_open
    ]
    return (*plain, *_powers(known, Moment.TURN), _BUTTONS["end"])


def _has_use(known: State, name: str) -> bool:
    """Whether something can be done with a button; others than its player need not know."""
    if name not in _LISTS or not _sees_hand(known):
        return True
    return bool(_LISTS[name](known, known.active))


def _sees_hand(known: State) -> bool:
    return min(known.hands[known.active], default=0) >= 0


def _responding(known: State) -> tuple[Button, ...]:
    on_turn = known.stack[-WIDTH + SEAT] == known.active
    powers = _powers(known, Moment.TELLING | Moment.THROW | Moment.SHARING) if on_turn else ()
    return (*powers, _BUTTONS["pass"])


def _sailing(known: State) -> tuple[Button, ...]:
    """The powers; a move without an exact route can be given up (EN-R5)."""
    sails = RouteSearch(known, known.active).can_sail(steps_of_move(known))
    return (*_powers(known, Moment.MOVE), *(() if sails else (_BUTTONS["give-up"],)))


def _powers(known: State, moments: int) -> tuple[Button, ...]:
    """A button for each power of these moments that the active player could pay for."""
    return tuple([
        _power(
            god,
            seat,
            "" if seat == known.active else "1",
            _sees_hand(known) and _is_useless(known, god),
        )
        for seat, god in enumerate(known.god)
        if POWERS[god].moments & moments
        and payable(known, known.active, god)
        and (not POWERS[god].seldom & moments or POWERS[god].is_possible(known, known.active))
    ])  # fmt: skip


@cache
def _useless(name: str) -> Button:
    """A button that cannot be pressed now, with the reason."""
    return with_reason(_BUTTONS[name], Reason(_BUTTONS[name].rule, f"envoys-refused-no-{name}"))


def _is_useless(known: State, god: int) -> bool:
    """Whether a power that can be paid for, in one way or the other, has no use now."""
    ways = [why_use_power(known, known.active, wild, god) for wild in (0, 1)]
    return None not in ways


@cache
def _power(god: int, seat: int, cost: str, is_useless: bool) -> Button:
    label, symbol = words("envoys-do-power", god=god), medal(god)
    button = Button(f"button:power:{god}", label, symbol, cost, f"god:{seat}", "EN-40")
    reason = reasons.POWER_NOT_NOW
    return with_reason(button, Reason(reason.rule, reason.key, god=god) if is_useless else None)


def _gods(known: State) -> tuple[Button, ...]:
    taken = (*known.god, known.excluded)
    free = [god for god in range(GODS) if god not in taken]
    return tuple(_named("god", god, f"px-medal-{COLOURS[god]}", "EN-13") for god in free)


def _answers(known: State) -> tuple[Button, ...]:
    """What a card, a power or a disturbance asks for."""
    question = question_asked(known)
    if question == "many_tongues":
        colours = enumerate(COLOURS)
        return tuple(_named("colour", each, f"envoys-token-{name}") for each, name in colours)
    if question == "which_disturbance":
        back = BACKS[known.excluded * GODS : (known.excluded + 1) * GODS]
        shown = [each for each in back if each != NOBODY]
        return tuple(_named("disturbance", each, "envoys-storm", "EN-52") for each in shown)
    if question in _STEPS:
        steps = _STEPS[question]
        return tuple(_named("steps", each, "px-ic-steps", "EN-24") for each in steps)
    return (_BUTTONS["stop"],) if question == "weave" else ()


@cache
def _named(kind: str, number: int, symbol: str, rule: str = "") -> Button:
    """A god, a colour, a disturbance or a number of steps."""
    label = words(f"envoys-{kind}", **{kind: number})
    return Button(f"button:{kind}:{number}", label, symbol, rule=rule)


_BY_FRAME: dict[int, Callable[[State], tuple[Button, ...]]] = {
    frames.GOD: _gods,
    frames.TURN: _turn,
    frames.SAIL: _sailing,
    frames.WINDOW: _responding,
    frames.REROLL: _responding,
    frames.PICK: _answers,
}
