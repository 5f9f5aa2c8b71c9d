"""Positions from recorded matches, shown to a person at a running table.

The table runs on the server as usual; only the first message with its state is replaced, and
actions are checked against the position instead. So a test can look at any position of any game
without playing up to it.
"""

import json
import random
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec
from playwright.sync_api import WebSocketRoute

from pantheon import games
from pantheon.conformance import cases
from pantheon.core.errors import RuleBroken
from pantheon.core.match import Match
from pantheon.table.broadcast.offer_groups import grouped
from pantheon.table.protocol.responses import Refused
from pantheon.table.refusals import by_rule, refusal
from tests.browser.visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
RULES = "v1"
"""The version of the rules of a match, if a position names no other."""


class Moment(Protocol):
    """A state that somebody has to decide in."""

    @property
    def game(self) -> str: ...

    def load(self) -> tuple[Match, Any]: ...


class Walk(NamedTuple):
    """A moment of a match of random play, always the same."""

    game: str
    seats: int
    actions: int
    options: dict[str, Any]

    def load(self) -> tuple[Match, Any]:
        """The match, and its state now."""
        match = Match.start(games.find(self.game), self.seats, "a walk", self.options)
        luck = random.Random("a walk")
        for _ in range(self.actions):
            cases.step(match, luck)
        return match, match.state


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


def state_message(match: Match, state: Any) -> dict[str, Any]:
    """What the seat whose turn it is would be sent."""
    game = match.game
    seat = game.to_act(state)[0] if game.to_act(state) else 0
    known = game.known(state, seat)
    scene = game.scene(known, seat)
    codes = sorted(game.legal_codes(state, seat))
    legal = [game.codec.decode(code) for code in codes]
    return plain({
        "seat": seat,
        "scene": scene,
        "offers": grouped(game.choices(known, seat, legal), codes, scene.cells),
        "to_act": game.to_act(state),
        "awaited": game.awaited(state),
        "result": game.result(state),
    })  # fmt: skip


def plain(message: Any) -> dict[str, Any]:
    """A message as JSON."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return found


def refused(match: Match, state: Any, request: dict[str, Any]) -> dict[str, Any]:
    """The table's answer to an action that is not legal in a state; another changes nothing."""
    error = refusal("stale")
    try:
        action = match.game.codec.convert(request["action"])
        match.game.check(state, request["seat"], action)
    except RuleBroken as broken:
        error = by_rule(broken)
    answer = Refused(id=request["id"], code=error.code, rule=error.rule, words=error.words)
    return plain(answer)


def _hint(message: dict[str, Any], request: dict[str, Any]) -> dict[str, Any]:
    """An answer that suggests the first three offers."""
    first, *others = [{"code": each["code"], "share": 0.4} for each in message["offers"][:3]]
    return {"type": "hint", "id": request["id"], "seq": 0, "level": "", "text": "",
            **first, "others": others}  # fmt: skip


def show(visitor: Visitor, position: Moment, **options: Any) -> None:
    """Sit down at a table that shows a position."""
    match, state = position.load()
    message = state_message(match, state)
    seats = len(message["scene"]["panels"])

    def relay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def forth(text: str | bytes) -> None:
            request = json.loads(text)
            if request["type"] == "act":
                page.send(json.dumps(refused(match, state, request)))
            elif request["type"] == "hint":
                page.send(json.dumps(_hint(message, request)))
            else:
                server.send(text)

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

        page.on_message(forth)
        server.on_message(back)

    visitor.page.route_web_socket("**/ws", relay)
    visitor.play_bots(position.game, seats, **options)
