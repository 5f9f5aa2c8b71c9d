"""Check that a visitor received only what their seat may know."""

from __future__ import annotations

from typing import Any

from pantheon import games
from pantheon.core.match import Match
from tests.browser.visitor import Visitor, as_plain

PARTS = ("cells", "pieces", "panels", "areas", "trays", "buttons", "ledgers", "tracks")


def check_traffic(visitor: Visitor, game: str, seat: int, path: str) -> None:
    """Check that every part received is in the seat's own scene at some point of the match."""
    states = [message for message in visitor.received if message["type"] in ("state", "update")]
    assert {message["seat"] for message in states if message["type"] == "state"} == {seat}
    running = [message for message in states if not message.get("result")]
    assert not any(message.get("proof") or message.get("view") for message in running)

    log = visitor.page.request.get(f"/api/tables/{path.split('/')[2]}/match.jsonl").text()
    known = _all_shown(Match.from_log(games.find(game), log), seat)
    for message in states:
        scene = message.get("scene", {})
        for part in PARTS:
            there = scene.get(part, [])
            for member in there["set"] if isinstance(there, dict) and "set" in there else there:
                if isinstance(member, dict):
                    assert repr(member) in known, (part, member)


def _all_shown(match: Match, seat: int) -> set[str]:
    shown: set[str] = set()
    for state, _ in match.frames():
        scene: dict[str, Any] = as_plain(match.game.scene(match.game.known(state, seat), seat))
        for part in PARTS:
            shown |= {repr(member) for member in scene.get(part, [])}
    return shown
