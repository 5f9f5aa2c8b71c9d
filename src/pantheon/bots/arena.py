"""Whole matches between bots in simulated time; the same seed gives the same match.

In a game of turns the order is the game's own. Where several seats may act at once, each bot
acts after its reaction time, varied a little, and the game's sand timers run out in simulated
seconds; no real clock is read.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pantheon.bots.bot import Bot
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.match import Match

STEPS = 1000


def play_match(
    game: Game[Any, Any],
    bots: Sequence[Bot],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    watch: Callable[[Match], None] | None = None,
    opening: int = 0,
) -> Match:
    """A match from the set-up to its end, with one bot for each seat.

    The first `opening` actions are random: without luck in game and bots, matches would
    otherwise repeat each other. Nobody passes in an opening, or a match could end there.
    """
    match = Match.start(game, len(bots), seed, options)
    _open(match, Chance(f"{seed}:opening", record=False), opening)
    clock = _Clock(match, bots, Chance(f"{seed}:bots", record=False))
    while not match.over:
        clock.step()
        if watch:
            watch(match)
    return match


def _open(match: Match, chance: Chance, actions: int) -> None:
    for _ in range(actions):
        awaited = match.game.awaited(match.state)
        if not awaited:
            return
        seat = awaited[chance.below(len(awaited))]
        codes = sorted(match.game.legal_codes(match.state, seat))
        idle = match.game.idle_code(match.state, seat)
        active = [code for code in codes if code != idle] or codes
        match.play(match.game.codec.decode(active[chance.below(len(active))]), seat)


class _Clock:
    """Simulated seconds: when each bot acts next, and when each timer runs out."""

    def __init__(self, match: Match, bots: Sequence[Bot], chance: Chance) -> None:
        self._match = match
        self._bots = bots
        self._chance = chance
        self._now = 0.0
        self._acts: dict[int, float] = {}
        self._ends: dict[str, float] = {}

    def step(self) -> None:
        """Run the next event: a bot's action, or a timer's end."""
        match = self._match
        self._schedule()
        seat = min(self._acts, key=lambda each: (self._acts[each], each))
        timer = min(self._ends, key=lambda each: (self._ends[each], each), default=None)
        if timer is not None and self._ends[timer] < self._acts[seat]:
            self._now = self._ends.pop(timer)
            match.expire(timer)
            return
        self._now = self._acts.pop(seat)
        bot = self._bots[seat]
        match.play(bot.choose(match.game, match.view(seat), seat, self._chance), seat)

    def _schedule(self) -> None:
        """Schedule the seats that may act from now on, and the timers that have just started."""
        awaited = self._match.game.awaited(self._match.state)
        self._acts = {seat: at for seat, at in self._acts.items() if seat in awaited}
        for seat in awaited:
            if seat not in self._acts:
                spread = 0.5 + self._chance.below(STEPS) / STEPS
                self._acts[seat] = self._now + self._bots[seat].reaction * spread
        running = {timer.id: timer for timer in self._match.game.timers(self._match.state)}
        self._ends = {timer: at for timer, at in self._ends.items() if timer in running}
        for timer in running.values():
            self._ends.setdefault(timer.id, self._now + timer.seconds)
