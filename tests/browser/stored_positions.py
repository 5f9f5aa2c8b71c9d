"""Positions from recorded matches, shown to a person at a running table.

The table runs on the server as usual; only the first message with its state is replaced. So a
test can look at any position of any game without playing up to it.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import WebSocketRoute

from pantheon import games
from pantheon.core.match import Match
from pantheon.table.broadcast.offer_groups import grouped
from tests.browser.visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
RULES = "v1"
"""The version of the rules of a match, if a position names no other."""


class Position(NamedTuple):
    """A moment of a recorded match: how many actions before its end."""

    game: str
    match: str
    before_end: int
    rules: str = RULES

    def load(self) -> tuple[Match, Any]:
        """The match, and its state at this moment."""
        text = (GOLDEN / self.game / self.rules / f"{self.match}.jsonl").read_text("utf-8")
        match = Match.from_log(games.find(self.game), text)
        return match, match.at(len(match.steps) - self.before_end)

    def state_message(self) -> dict[str, Any]:
        """What the seat whose turn it is would be sent."""
        match, state = self.load()
        game = match.game
        seat = game.to_act(state)[0] if game.to_act(state) else 0
        known = game.known(state, seat)
        scene = game.scene(known, seat)
        codes = sorted(game.legal_codes(state, seat))
        legal = [game.codec.decode(code) for code in codes]
        over = game.result(state)
        message = {
            "seat": seat,
            "scene": scene,
            "offers": grouped(game.choices(known, seat, legal), codes, scene.cells),
            "to_act": game.to_act(state),
            "awaited": game.awaited(state),
            "result": over,
        }
        plain: dict[str, Any] = json.loads(msgspec.json.encode(message))
        return plain


def show(visitor: Visitor, position: Position, **options: Any) -> None:
    """Sit down at a table that shows a stored position."""
    message = position.state_message()
    seats = len(message["scene"]["panels"])

    def relay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def back(text: str | bytes) -> None:
            answer = json.loads(text)
            if answer.get("type") == "update":
                return
            if answer.get("type") == "state":
                answer |= message
            if answer.get("type") == "table":
                answer["yours"] = [message["seat"]]
                for number, card in enumerate(answer["seats"]):
                    card["yours"] = number == message["seat"]
            page.send(json.dumps(answer))

        page.on_message(server.send)
        server.on_message(back)

    visitor.page.route_web_socket("**/ws", relay)
    visitor.play_bots(position.game, seats, **options)
