"""Check that a visitor received only what their seat may know."""

from typing import Any

from pantheon import games
from pantheon.core.match import Match
from pantheon.core.scene import Scene
from pantheon.core.words import plain
from tests.browser.visitor import Visitor
from tests.table.client_patches import as_scene, patched_scene

PARTS = ("cells", "pieces", "panels", "areas", "trays", "buttons", "ledgers", "tracks")


def check_traffic(visitor: Visitor, game: str, seat: int, path: str) -> None:
    """Check that every part received is in the seat's own scene at some point of the match."""
    states = [message for message in visitor.received if message["type"] in ("state", "update")]
    assert {message["seat"] for message in states if message["type"] == "state"} == {seat}
    running = [message for message in states if not message.get("result")]
    assert not any(message.get("proof") or message.get("view") for message in running)

    log = visitor.page.request.get(f"/api/tables/{path.split('/')[2]}/match.jsonl").text()
    known = _all_shown(Match.from_log(games.find(game), log), seat)
    scene: dict[str, Any] = {}
    for message in states:
        change = message.get("scene", {})
        scene = change if message["type"] == "state" else patched_scene(scene, change)
        for part, member in _members(as_scene(scene)):
            assert repr(member) in known, (part, member)


def _all_shown(match: Match, seat: int) -> set[str]:
    scenes = (match.game.scene(match.game.known(state, seat), seat) for state, _ in match.frames())
    return {repr(member) for scene in scenes for _, member in _members(as_scene(plain(scene)))}


def _members(scene: Scene) -> list[tuple[str, Any]]:
    return [(part, member) for part in PARTS for member in getattr(scene, part)]
