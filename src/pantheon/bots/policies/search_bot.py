"""The bot behind every level: it searches as long as its level allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pantheon.bots.levels import Level
from pantheon.bots.search.decision import Budget, think_on
from pantheon.bots.search.tree_reuse import Memory
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game

PARTS = 1000


class Thinker:
    """Plays at a level; `divided_by` makes its budget smaller, as a ladder's is."""

    def __init__(self, name: str, level: Level, divided_by: int = 1) -> None:
        self.name = name
        self.reaction = level.reaction
        self._usual = self._budget = level.budget.divided(divided_by)
        self._overlooks = level.overlooks
        self._memory = Memory()

    def think_within(self, seconds: float) -> None:
        """Take no longer than that from here on, where hands are to be moved (0: as usual)."""
        usual = self._usual
        hurried = min(seconds, usual.seconds or seconds)
        self._budget = Budget(usual.visits, hurried) if seconds else usual

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        state = game.determinise(view, seat, chance)
        noticed = self._notice(sorted(game.legal_codes(state, seat)), chance)
        if len(noticed) == 1:
            return game.codec.decode(noticed[0])
        root = None if self._overlooks else self._memory.recall(game, view, seat)
        thought, root = think_on(game, state, seat, chance, self._budget, noticed, root)
        self._memory.keep(game, state, root, thought.best.code)
        return game.codec.decode(thought.best.code)

    def _notice(self, codes: Sequence[int], chance: Chance) -> list[int]:
        """The possibilities that come to the bot's mind; there is always one."""
        if not self._overlooks:
            return list(codes)
        missed = int(self._overlooks * PARTS)
        noticed = [code for code in codes if chance.below(PARTS) >= missed]
        return noticed or [codes[chance.below(len(codes))]]
