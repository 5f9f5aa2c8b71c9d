"""Whether all that came over a visitor's wire was for their eyes."""

from __future__ import annotations

from typing import Any

from pantheon import games
from pantheon.core.match import Match
from tests.browser.visitor import Visitor, as_plain

PARTS = ("cells", "pieces", "panels", "areas", "trays", "buttons", "ledgers", "tracks")


def check_traffic(visitor: Visitor, game: str, seat: int, path: str) -> None:
    """All that came over the wire is what the seat's own view shows at some moment."""
    states = [told for told in visitor.told if told["type"] in ("state", "update")]
    assert {told["seat"] for told in states if told["type"] == "state"} == {seat}
    running = [told for told in states if not told.get("result")]
    assert not any(told.get("proof") or told.get("view") for told in running)

    log = visitor.page.request.get(f"/api/tables/{path.split('/')[2]}/match.jsonl").text()
    known = _all_shown(Match.from_log(games.find(game), log), seat)
    for told in states:
        scene = told.get("scene", {})
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
