"""A small game for tests: everyone chooses a word in secret at once, then all are told.

Round after round each seat whispers 0 … 9; when all have, or the sand has run out (who has not
chosen whispers nothing), the words are revealed, a die is rolled, and whoever came nearest
scores. It has all that the games can have: secrets, simultaneous play, chance, timers.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.errors import RuleBroken
from pantheon.core.events import HIDDEN, Effect, Event, RawEvents
from pantheon.core.game import Credits, Game, Timer
from pantheon.core.options import Options, Whole
from pantheon.core.result import Result, places_by
from pantheon.core.scene import Board, Cell, Choice, Panel, Piece, Scene
from pantheon.core.words import words

NOTHING = -1
MARK = 700_000
"""Words are kept as large numbers, so that a search of the traffic finds a leaked one."""


class WhispersOptions(Options, frozen=True):
    rounds: Annotated[int, Whole(1, 50)] = 3
    sand: Annotated[int, Whole(0, 600)] = 0


class Whisper(Action, frozen=True, tag="whisper"):
    word: Annotated[int, Meta(ge=0, lt=10)]


class Whispered(Event, frozen=True, tag="whispered"):
    seat: int
    word: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Whispered(self.seat, HIDDEN)


class Told(Event, frozen=True, tag="told"):
    reveals = True
    rolled: int


class State:
    def __init__(self, seats: int, rounds: int, sand: int) -> None:
        self.words = [NOTHING] * seats
        self.points = [0] * seats
        self.round = 0
        self.rounds = rounds
        self.sand = sand


class View(msgspec.Struct, frozen=True):
    words: tuple[int, ...]
    points: tuple[int, ...]
    round: int
    rounds: int
    sand: int


class Whispers(Game[State, View]):
    name = "whispers"
    title = "Whispers"
    credits = Credits("Nobody", "Nobody")
    seats = range(2, 5)
    minutes = 1
    rule_prefix = "WH"
    options = WhispersOptions
    ends = ("rounds",)
    actions = (Whisper,)
    events = (Whispered, Told)
    view_type = View

    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, WhispersOptions)
        return State(seats, options.rounds, options.sand)

    def to_act(self, state: State) -> tuple[int, ...]:
        if self.over(state):
            return ()
        return tuple(seat for seat, word in enumerate(state.words) if word == NOTHING)

    def legal_codes(self, state: State, seat: int) -> list[int]:
        if seat not in self.to_act(state):
            return []
        return [self.codec.encode(Whisper(word)) for word in range(10)]

    def check_code(self, state: State, seat: int, code: int) -> None:
        if code not in self.legal_codes(state, seat):
            raise RuleBroken("WH-1", "whispers-refused-twice")

    def apply_code(
        self, state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None
    ) -> None:
        action = self.codec.decode(code)
        assert isinstance(action, Whisper)
        self._hear(state, seat, action.word, chance, raw)

    def _hear(
        self, state: State, seat: int, word: int, chance: Chance, raw: RawEvents = None
    ) -> None:
        state.words[seat] = MARK + word
        if raw is not None:
            raw.append((0, seat, state.words[seat]))
        if NOTHING not in state.words:
            self._tell(state, chance, raw)

    def _tell(self, state: State, chance: Chance, raw: RawEvents) -> None:
        rolled = chance.below(10)
        for seat, word in enumerate(state.words):
            if word != NOTHING:
                state.points[seat] += 10 - abs(word - MARK - rolled)
        state.words = [NOTHING] * len(state.words)
        state.round += 1
        if raw is not None:
            raw.append((1, rolled))

    def timers(self, state: State) -> tuple[Timer, ...]:
        if not state.sand or self.over(state):
            return ()
        return (Timer(f"round{state.round}", state.sand, self.to_act(state), "WH-2"),)

    def expire(self, state: State, timer: str, chance: Chance, raw: RawEvents = None) -> None:
        if timer != f"round{state.round}" or not state.sand:
            raise RuleBroken("WH-2", "no-such-timer", timer=timer)
        self._tell(state, chance, raw)

    def over(self, state: State) -> bool:
        return state.round >= state.rounds

    def result(self, state: State) -> Result | None:
        if not self.over(state):
            return None
        ranks = places_by([(points,) for points in state.points])
        return Result("rounds", "WH-3", tuple(state.points), ranks)

    def copy(self, state: State) -> State:
        return self.load(self.dump(state))

    def dump(self, state: State) -> dict[str, Any]:
        return {**vars(state), "words": list(state.words), "points": list(state.points)}

    def load(self, dumped: dict[str, Any]) -> State:
        state = State(len(dumped["words"]), dumped["rounds"], dumped["sand"])
        state.words, state.points = list(dumped["words"]), list(dumped["points"])
        state.round = dumped["round"]
        return state

    def view(self, state: State, seat: int | None) -> View:
        known = self.known(state, seat)
        return View(tuple(known.words), tuple(state.points), state.round, state.rounds, state.sand)

    def known(self, state: State, seat: int | None) -> State:
        known = self.copy(state)
        known.words = [
            word if word == NOTHING or own == seat else 0 for own, word in enumerate(state.words)
        ]
        return known

    def from_view(self, view: View, seat: int | None) -> State:
        state = State(len(view.words), view.rounds, view.sand)
        state.words = list(view.words)
        state.points, state.round = list(view.points), view.round
        return state

    def redeal(self, state: State, seat: int | None, chance: Chance) -> None:
        for own, word in enumerate(state.words):
            if own != seat and word != NOTHING:
                state.words[own] = MARK + chance.below(10)

    def evaluate(self, state: State) -> list[float]:
        return [points / (10 * state.rounds) for points in state.points]

    def components(self, state: State) -> dict[str, int]:
        return {"die": 1}

    def scene(self, known: State, seat: int | None) -> Scene:
        cells = tuple(
            Cell(f"word:{word}", "square", word * 10, 0, words("whispers-word", word=word))
            for word in range(10)
        )
        pieces = tuple(
            Piece(f"lips:{own}", "lips", f"panel:{own}", words("whispers-lips"), value=str(word))
            for own, word in enumerate(known.words)
            if word != NOTHING
        )
        panels = tuple(Panel(own, points) for own, points in enumerate(known.points))
        return Scene(Board((0, 0, 100, 10)), cells, pieces, panels)

    def choices(self, known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
        return [
            Choice(action, (f"word:{action.word}",), words("whispers-choose", word=action.word))
            for action in actions
            if isinstance(action, Whisper)
        ]

    def effect(self, event: Event) -> Effect:
        return Effect(sound="story")

    def file(self, path: str) -> str:
        if path.startswith("locale/"):
            return ""
        raise FileNotFoundError(path)


GAME = Whispers()
