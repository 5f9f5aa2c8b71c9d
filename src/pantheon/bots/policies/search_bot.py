"""The bot of every level: it searches as long as its level allows."""

from collections.abc import Sequence
from typing import Any

import msgspec

from pantheon.bots.levels import Level
from pantheon.bots.search.decision import Budget, search_state
from pantheon.bots.search.tree_reuse import TreeReuse
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game

PARTS = 1000


class SearchBot:
    """Plays at a level; `divided_by` reduces its budget, as in a ladder."""

    def __init__(self, name: str, level: Level, divided_by: int = 1) -> None:
        self.name = name
        self.reaction = level.reaction
        self._level = level
        self._divided_by = divided_by
        self._at_most = 0.0
        self._tree_reuse = TreeReuse()

    def think_within(self, seconds: float) -> None:
        """Search no longer than that from now on (0: as usual)."""
        self._at_most = seconds

    def choose(self, game: Game[Any, Any], view: Any, seat: int, chance: Chance) -> Action:
        state = game.determinise(view, seat, chance)
        noticed = self._notice(sorted(game.candidate_codes(state, seat)), chance)
        if len(noticed) == 1:
            return game.codec.decode(noticed[0])
        root = None if self._level.overlooks else self._tree_reuse.recall(game, view, seat)
        found, root = search_state(
            game, state, seat, chance, self._budget(), noticed, root, self._level.learned
        )
        self._tree_reuse.keep(game, state, root, found.best.code)
        return game.codec.decode(found.best.code)

    def _budget(self) -> Budget:
        usual = self._level.budget.divided(self._divided_by)
        if not self._at_most:
            return usual
        hurried = min(self._at_most, usual.seconds or self._at_most)
        return msgspec.structs.replace(usual, seconds=hurried)

    def _notice(self, codes: Sequence[int], chance: Chance) -> list[int]:
        """The legal actions that the bot considers; there is always one."""
        if not self._level.overlooks:
            return list(codes)
        missed = int(self._level.overlooks * PARTS)
        noticed = [code for code in codes if chance.below(PARTS) >= missed]
        return noticed or [codes[chance.below(len(codes))]]
