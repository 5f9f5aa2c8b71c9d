"""A match played by numbers: the compiled part of every environment.

Where several seats may act at once they take turns, clockwise, and simulated time passes for the
game's sand timers. An action that the encoding splits takes two steps of the same seat.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pantheon.bots.search.mcts import clockwise
from pantheon.core.chance import Chance
from pantheon.core.game import Game

KIND_BITS: Final = 6
KIND_MASK: Final = 63
NOTHING: Final = -1
PACE: Final = 2.0
"""Simulated seconds per action, for games with sand timers."""


class MaskNumbers:
    """An `ActionEncoding` as compiled code reads it."""

    def __init__(self, encoding: Any) -> None:
        self.size: i64 = encoding.size
        self.second: i64 = encoding.second
        self.beyond: i64 = encoding.beyond
        self.prefixes: list[int] = list(encoding.prefixes)
        self.kinds: list[int] = list(encoding.kinds)
        self.lasts: list[int] = list(encoding.lasts)
        self.starts: list[int] = list(encoding.starts)
        self.kind_of: list[int] = list(encoding.kind_of)

    def number(self, code: i64, begun: i64) -> i64:
        """As `ActionEncoding.number`."""
        kind = code & KIND_MASK
        packed = code >> KIND_BITS
        prefix: i64 = self.prefixes[kind]
        start: i64 = self.starts[kind]
        if prefix == 0:
            if begun != NOTHING:
                return NOTHING
            count: i64 = self.kinds[kind]
            return start + packed if packed < count else self.beyond
        last = packed // prefix
        first = packed % prefix
        most: i64 = self.lasts[kind]
        if last >= most:
            return self.beyond if begun == NOTHING else NOTHING
        if begun == NOTHING:
            return start + first
        return self.second + last if begun == start + first else NOTHING

    def begins(self, number: i64) -> bool:
        """As `ActionEncoding.begins`."""
        if number >= self.second:
            return False
        prefix: i64 = self.prefixes[self.kind_of[number]]
        return prefix > 0

    def code(self, legal: list[int], number: i64, begun: i64) -> i64:
        """The smallest legal code with a number; NOTHING if there is none."""
        found: i64 = NOTHING
        for each in legal:
            code: i64 = each
            if self.number(code, begun) == number and (found == NOTHING or code < found):
                found = code
        return found

    def new_masks(self, rows: i64) -> vec[u8]:
        """Masks that allow nothing, one after the other."""
        return vec[u8]([u8(0)] * (rows * self.size))


class SteppedMatch:
    """A match and the seat that acts in it."""

    def __init__(self, game: Any, numbers: MaskNumbers) -> None:
        self.game = game
        self.numbers = numbers
        self.has_timers: bool = type(game).timers is not Game.timers
        self.state: Any = None
        self.chance: Chance = Chance(0, False)
        self.awaited: tuple[int, ...] = ()
        """The seats that the match waits for; empty once it is over."""
        self.seat: int = NOTHING
        self.begun: int = NOTHING
        """The first step of an action whose second one is to come."""
        self.legal: list[int] = []
        self.marked: list[int] = []
        """The numbers that the mask allows."""
        self.played: int = 0
        self.expired: list[str] = []
        """The timers that ran out after the last action."""
        self.now: float = 0.0
        self.ends: dict[str, float] = {}

    def start(self, options: Any, seats: int, chance: Chance) -> None:
        """Begin a match."""
        self.chance = chance
        self.state = self.game.setup(options, seats, chance)
        self.awaited = self.game.awaited(self.state)
        self.seat = NOTHING
        self.begun = NOTHING
        self.played = 0
        self.now = 0.0
        self.ends = {}
        self.select()

    def select(self) -> bool:
        """Find the next seat to act, clockwise from the last; False if the match is over."""
        awaited = self.awaited
        if len(awaited) == 0:
            self.legal = []
            return False
        self.seat = awaited[0] if len(awaited) == 1 else clockwise(awaited, self.seat)
        self.legal = self.game.legal_codes(self.state, self.seat)
        return True

    def mark(self, masks: vec[u8], start: i64) -> None:
        """Write the acting seat's mask over the one that this match wrote there before."""
        for old in self.marked:
            before: i64 = old
            masks[start + before] = 0
        numbers = self.numbers
        begun: i64 = self.begun
        marked: list[int] = []
        for each in self.legal:
            code: i64 = each
            number = numbers.number(code, begun)
            if number != NOTHING and masks[start + number] == 0:
                masks[start + number] = 1
                marked.append(number)
        self.marked = marked

    def play(self, number: i64) -> int:
        """Play a number of the mask; the code of the action, NOTHING after a first step."""
        begun: i64 = self.begun
        if begun == NOTHING and self.numbers.begins(number):
            self.begun = number
            return NOTHING
        code = self.numbers.code(self.legal, number, begun)
        self.begun = NOTHING
        self.play_code(code)
        return code

    def play_code(self, code: int) -> None:
        """Play a legal action of the seat that acts."""
        self.game.apply_code(self.state, self.seat, code, self.chance)
        self.played += 1
        self.awaited = self.game.awaited(self.state)
        if self.has_timers:
            self.pass_time()

    def pass_time(self) -> None:
        """Simulated time passes, and the game's sand timers run out."""
        game = self.game
        self.expired = []
        self.now += PACE / max(1, len(self.awaited))
        while True:
            running = game.timers(self.state)
            ends: dict[str, float] = {}
            due = ""
            first = self.now
            for timer in running:
                name: str = timer.id
                end: float = self.ends.get(name, self.now + timer.seconds)
                ends[name] = end
                if end < first or (end == first and (due == "" or name < due)):
                    first = end
                    due = name
            self.ends = ends
            if due == "":
                return
            game.expire(self.state, due, self.chance)
            self.expired.append(due)
            self.awaited = game.awaited(self.state)
