"""The contract: what a game says of itself, and what everyone else may ask of it.

A game's folder defines one subclass of `Game` and offers an instance as `GAME`. Its engine
works on states of its own and on codes (see `actions`); everything else — the table, bots,
the lab, environments — is written against this page alone.
"""

import hashlib
import importlib.resources
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from pantheon.core.actions import KINDS, Action, Codec
from pantheon.core.chance import Chance
from pantheon.core.effects import effects_in
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Effect, Event, EventCodec, RawEvents
from pantheon.core.log import Entry, Header
from pantheon.core.options import Options
from pantheon.core.result import Result
from pantheon.core.scene import Choice, PlacedChoice, Scene

Migration = Callable[[Header, list[Entry]], tuple[Header, list[Entry]]]
"""Rewrites the header and the entries of an older match; raises CannotMigrate."""

S = TypeVar("S")
V = TypeVar("V", bound=msgspec.Struct)


class Credits(msgspec.Struct, frozen=True):
    """Who made the board game. Several names are separated by commas, as in any language."""

    designer: str
    publisher: str
    year: int | None = None
    artist: str = ""


class Timer(msgspec.Struct, frozen=True, gc=False):
    """A sand timer that runs in a state; it is over after `seconds` from its first sight.

    A timer with a new id starts anew. `seats` are those it hurries.
    """

    id: str
    seconds: float
    seats: tuple[int, ...]
    rule: str = ""


class ResponseWindow(msgspec.Struct, frozen=True, gc=False):
    """A moment in which a seat may respond to what has happened, and need not.

    `pass_code` declines. `turn` numbers the turn it belongs to; `own`: whether it follows
    something that the seat itself did.
    """

    pass_code: int
    turn: int
    own: bool


class Game(ABC, Generic[S, V]):
    """A game: its card in the lobby, its words, and its rules."""

    name: ClassVar[str]
    title: ClassVar[str]
    credits: ClassVar[Credits]
    seats: ClassVar[range]
    minutes: ClassVar[int]
    rules_version: ClassVar[int] = 1
    """Goes up when the same actions could lead elsewhere.

    What changed is then an option with a `Ruling`, so that older matches go on as they began.
    """
    migrations: ClassVar[Mapping[int, Migration | None]] = {}
    """For a version whose change no option can express: the step that takes older matches there,
    or None if they cannot go on (see `migration`)."""
    state_form: ClassVar[int] = 1
    """Goes up when `dump` writes the same facts differently: older logs still replay."""
    hides_nothing: ClassVar[bool] = False
    """Whether everyone may know the whole state; the pictures may still differ by seat."""
    open_to_all: ClassVar[bool] = False
    """Whether every seat and every spectator has the same view and scene."""
    rule_prefix: ClassVar[str]
    options: ClassVar[type[Options]]
    presets: ClassVar[dict[str, dict[str, Any]]] = {}
    """Options that go together, by name; from data/presets.toml where there is one."""
    ends: ClassVar[tuple[str, ...]]
    """Every reason for which a match can end."""
    idle_actions: ClassVar[Sequence[type[Action]]] = ()
    """What a table prefers to do for a seat whose time has run out, the best first."""

    actions: ClassVar[Sequence[type[Action]]]
    events: ClassVar[Sequence[type[Event]]]
    view_type: ClassVar[type[msgspec.Struct]]

    def __init__(self) -> None:
        self.codec = Codec(self.actions)
        self.event_codec = EventCodec(self.name, self.events)

    # The rules, on states and codes

    @abstractmethod
    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> S:
        """A new match, ready for its first action."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, in ascending order; empty when the match is over."""

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats that the match waits for; others in `to_act` may act but need not."""
        return self.to_act(state)

    @abstractmethod
    def legal_codes(self, state: S, seat: int) -> list[int]:
        """The code of every legal action of a seat, in no particular order."""

    def candidate_codes(self, state: S, seat: int) -> list[int]:
        """The legal actions that a bot considers: all but those that clearly achieve nothing."""
        return self.legal_codes(state, seat)

    @abstractmethod
    def check_code(self, state: S, seat: int, code: int) -> None:
        """Raise RuleBroken, naming the rule, unless the action is legal."""

    @abstractmethod
    def apply_code(
        self, state: S, seat: int, code: int, chance: Chance, raw: RawEvents = None
    ) -> None:
        """Carry out an action known to be legal, changing the state in place."""

    @abstractmethod
    def over(self, state: S) -> bool:
        """Whether the match has ended."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result, once the match is over."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A state that shares nothing that can change."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, Any]:
        """The whole state as JSON's dictionaries, lists and numbers."""

    @abstractmethod
    def load(self, dumped: dict[str, Any], /) -> S:
        """The state that was dumped."""

    # What a seat may see

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """All that a seat (None: a spectator) may know. The only way out of a state."""

    def known(self, state: S, seat: int | None) -> S:
        """The state as a seat knows it: a copy whose secrets are masked, if there are any.

        What scenes and choices are drawn from. Where nothing is hidden it is the state itself.
        """
        return state

    @abstractmethod
    def from_view(self, view: V, seat: int | None) -> S:
        """The known state that a view shows."""

    def determinise(self, view: V, seat: int | None, chance: Chance) -> S:
        """A full state that could stand behind the view."""
        state = self.from_view(view, seat)
        self.redeal(state, seat, chance)
        return state

    def redeal(self, state: S, seat: int | None, chance: Chance) -> None:
        """Draw again, in place, all that the seat may not see, consistent with its view."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """For each seat an estimate from 0 to 1 of how well it stands."""

    @abstractmethod
    def components(self, state: S) -> dict[str, int]:
        """How many of each component exist, wherever they are: the same at all times."""

    # Time

    def timers(self, state: S) -> tuple[Timer, ...]:
        """The game's own sand timers that run now."""
        return ()

    def expire(self, state: S, timer: str, chance: Chance, raw: RawEvents = None) -> None:
        """What happens when a timer of `timers` runs out."""
        raise RuleBroken("-", "no-such-timer", timer=timer)

    def idle_code(self, state: S, seat: int) -> int:
        """What the table does for a seat whose time at a slow table has run out.

        One of `idle_actions` where one is open, else whatever comes first.
        """
        legal = sorted(self.legal_codes(state, seat))
        for action in self.idle_actions:
            kind = self.actions.index(action)
            for code in legal:
                if code % KINDS == kind:
                    return code
        return legal[0]

    # Responses

    def response_window(self, state: S, seat: int) -> ResponseWindow | None:
        """What a seat that may act is asked, if only whether it wants to respond.

        Only public facts decide who is asked, so that a table may pass for a seat.
        """
        return None

    @property
    def has_responses(self) -> bool:
        """Whether the game ever asks for responses."""
        return type(self).response_window is not Game.response_window

    # The table's picture

    @abstractmethod
    def scene(self, known: S, seat: int | None, /) -> Scene:
        """What a seat knows as places and pieces."""

    @abstractmethod
    def choices(self, known: S, seat: int, actions: Sequence[Action], /) -> list[Choice]:
        """How each of these legal actions is chosen in the scene."""

    def placed_choices(
        self, known: S, seat: int, codes: list[int], /
    ) -> tuple[list[PlacedChoice], list[int]]:
        """Of the legal codes, in ascending order: what can be done in many places, and the rest.

        A table groups what `choices` says in the same way. A game that is asked for dozens of
        places after every action can tell them at once, which takes a tenth of the time.
        """
        return [], codes

    def effect(self, event: Event, /) -> Effect:
        """What an event touches and moves in the scene, and how it sounds."""
        return self._effect_of(event)

    @cached_property
    def _effect_of(self) -> Callable[[Event], Effect]:
        return effects_in(self.file("data/events.toml"), self.events)

    # Everything below follows from the above

    @cached_property
    def bot_ratings(self) -> dict[str, int]:
        """Elo of bots in this game as far as it was measured, from data/ratings.toml."""
        try:
            return tomllib.loads(self.file("data/ratings.toml"))
        except FileNotFoundError:
            return {}

    def legal(self, state: S, seat: int) -> list[Action]:
        """Every legal action of a seat, in a fixed order."""
        decode = self.codec.decode
        return [decode(code) for code in sorted(self.legal_codes(state, seat))]

    def check(self, state: S, seat: int, action: Action) -> None:
        """Raise RuleBroken, naming the rule, unless the action is legal."""
        self.check_code(state, seat, self.encode(action))

    def apply(self, state: S, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Check and carry out an action; refused, nothing has changed."""
        code = self.encode(action)
        self.check_code(state, seat, code)
        raw: RawEvents = []
        self.apply_code(state, seat, code, chance, raw)
        return self.event_codec.decode(raw)

    def encode(self, action: Action) -> int:
        """An action's code; one out of every range breaks the rule of this very number."""
        try:
            return self.codec.encode(action)
        except (KeyError, ValueError) as error:
            raise RuleBroken(f"{self.rule_prefix}-1", "no-such-action") from error

    def playout(self, state: S, chance: Chance, most: int) -> int:
        """Random actions, in place, until the match ends or `most` are made; their number."""
        made = 0
        while made < most:
            acting = self.to_act(state)
            if not acting:
                break
            seat = acting[0] if len(acting) == 1 else acting[chance.below(len(acting))]
            codes = self.legal_codes(state, seat)
            self.apply_code(state, seat, codes[chance.below(len(codes))], chance)
            made += 1
        return made

    def digest(self, state: S) -> str:
        """A short hash of the whole state."""
        encoded = msgspec.json.encode(self.dump(state), order="sorted")
        return hashlib.blake2b(encoded, digest_size=16).hexdigest()

    def file(self, path: str) -> str:
        """A text file of the game's folder (`locale/en.ftl`, `art/nations.svg`)."""
        package = importlib.resources.files(type(self).__module__.rpartition(".")[0])
        return package.joinpath(path).read_text("utf-8")
