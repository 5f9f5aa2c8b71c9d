"""Tree reuse: a search continues with the last one's tree if the match went that way.

A bot is shown views, never the actions of others, since those may be secret. So it tries the
actions of its tree on the state it had determinised; where one leads to exactly the view it is
shown now, the search continues from there. After a random outcome that never happens.
"""

from typing import Any

from pantheon.bots.search.mcts import clockwise
from pantheon.bots.search.tree import Node
from pantheon.core.chance import Luck
from pantheon.core.game import Game

TRIES = 40
"""The most actions to try before the tree is given up."""
DEPTH = 3


class TreeReuse:
    """The subtree behind the action chosen last, and the state there."""

    def __init__(self) -> None:
        self._node: Node | None = None
        self._state: Any = None
        self._game = ""

    def keep(self, game: Game[Any, Any], state: Any, root: Node, code: int) -> None:
        """Keep the subtree behind the chosen action."""
        self._node = None
        ahead = game.copy(state)
        game.apply_code(ahead, root.seat, code, Luck(0))
        if awaited := game.awaited(ahead):
            self._game = game.name
            self._node = root.child(root.places[code], clockwise(awaited, root.seat))
            self._state = ahead

    def recall(self, game: Game[Any, Any], view: Any, seat: int) -> Node | None:
        """The node for the seat's decision on this view, if the tree has it."""
        if self._node is None or game.name != self._game:
            return None
        front = [(self._node, self._state)]
        tries = TRIES
        for _ in range(DEPTH):
            beyond: list[tuple[Node, Any]] = []
            for node, state in front:
                if node.seat == seat and game.view(state, seat) == view:
                    return _if_legal(game, node, state)
                for place in _legal_places(game, node, state)[:tries]:
                    tries -= 1
                    ahead = game.copy(state)
                    game.apply_code(ahead, node.seat, node.codes[place], Luck(0))
                    if awaited := game.awaited(ahead):
                        beyond.append((node.child(place, clockwise(awaited, node.seat)), ahead))
            front = beyond
        return None


def _legal_places(game: Game[Any, Any], node: Node, state: Any) -> list[int]:
    """The visited actions that are legal in this state, most visits first.

    The tree also has actions that were legal under other luck, such as playing a card that is
    not in this hand.
    """
    legal = set(game.legal_codes(state, node.seat))
    tried = [
        place for place, count in enumerate(node.counts) if count and node.codes[place] in legal
    ]
    return sorted(tried, key=lambda place: -node.counts[place])


def _if_legal(game: Game[Any, Any], node: Node, state: Any) -> Node | None:
    """The node, unless it has actions that were legal only under other luck."""
    return node if sorted(node.codes) == sorted(game.candidate_codes(state, node.seat)) else None
