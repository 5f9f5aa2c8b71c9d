"""Whole matches through the page: two people, and one against bots."""

from __future__ import annotations

from typing import Any

from pantheon import games
from pantheon.core.match import Match
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor, as_plain

PARTS = ("cells", "pieces", "panels", "areas", "trays", "buttons", "ledgers", "tracks")


def test_two_people_play_a_whole_match(visit: Visit, game: str) -> None:
    """One at a desk, one on a phone; neither is told more than their seat may know."""
    host, friend = visit(), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    path = host.open_table(game, min(games.find(game).seats))
    friend.sit(path, 1)
    host.page.click("[data-start]")
    host.seated()
    friend.seated()
    host.autopilot(1)
    friend.autopilot(2)
    host.finish()
    friend.finish()
    assert host.landed() > 0
    assert friend.landed() > 0
    assert host.scores() == friend.scores()
    for seat, visitor in enumerate((host, friend)):
        _check_traffic(visitor, game, seat, path)


def test_a_match_against_bots_is_two_clicks_away(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.open_lobby()
    visitor.page.click(f"[data-game={game}] [data-bots]")
    visitor.page.click("[data-open]")
    visitor.seated()
    visitor.my_turn()


def test_a_whole_match_against_bots(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game, min(games.find(game).seats))
    visitor.autopilot(3)
    visitor.finish()
    before = visitor.path
    visitor.page.click("[data-rematch]")
    visitor.page.wait_for_function("path => location.pathname !== path", arg=before)


def _check_traffic(visitor: Visitor, game: str, seat: int, path: str) -> None:
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
        scene: dict[str, Any] = as_plain(match.game.scene(match.game.view(state, seat), seat))
        for part in PARTS:
            shown |= {repr(member) for member in scene.get(part, [])}
    return shown
