"""Replays with analysis, hints, tables in the lobby, regions under the pointer."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from pantheon import games
from tests.browser.conftest import Visit
from tests.browser.short_matches import turn_based_options
from tests.browser.visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "golden"


def import_match(visitor: Visitor, game: str) -> str:
    """Import a finished match of a game; returns the id of its table."""
    file = min((GOLDEN / game).rglob("*.jsonl"))
    answer = visitor.page.request.post(
        "/api/matches", data=file.read_text("utf-8"), headers={"X-Pantheon": "1"}
    )
    return str(answer.json()["table"])


def analysis(steps: int, seats: int) -> dict[str, Any]:
    """An analysis in which the first seat makes a mistake at step 2, the turning point."""
    even = [1 / seats] * seats
    lost = [0.0, *[1 / (seats - 1)] * (seats - 1)]
    judged = {"step": 2, "seat": 0, "loss": 0.25, "grade": "mistake", "best_picks": ["panel:1"]}
    return {
        "curve": [even, even, *[lost] * (steps - 2)],
        "losses": [0.25, *[0.0] * (seats - 1)],
        "turning": [2],
        "actions": [judged],
    }


def test_a_replay_shows_where_the_match_turned(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    table = import_match(visitor, game)
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=202, json={})
        else:
            route.fulfill(json=analysis(40, 2))

    page.route("**/analysis", answer)
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-curve]")
    assert len(asked) == 2
    assert "25" in page.inner_text("[data-remarks]")
    visitor.check_axe()
    page.wait_for_function("() => +document.querySelector('input[type=range]').max > 2")
    page.locator(".turning").click()
    page.wait_for_selector("[data-at='2']")
    page.get_by_role("button", name="Go to the start").click()
    page.locator("[data-remarks] ol button").first.click()
    page.wait_for_selector("[data-at='2']")
    page.wait_for_selector("[data-place='panel:1'].light")
    plot = page.locator("[data-curve]").bounding_box()
    assert plot is not None
    page.mouse.click(plot["x"] + 1, plot["y"] + plot["height"] / 2)
    page.wait_for_selector("[data-at='0']")


def test_keys_move_through_a_replay_that_has_no_analysis(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.route("**/analysis", lambda route: route.fulfill(status=404, json={"code": "no"}))
    page.goto(f"/replay/{import_match(visitor, game)}")
    page.wait_for_function("() => +document.querySelector('input[type=range]')?.max > 2")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_selector(f"[data-at='{at}']")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-at='2']")
    assert page.locator("[data-curve]").count() == 0


def test_a_hint_offers_alternatives(visit: Visit, game: str) -> None:
    """Each alternative can be tried on the board, and shows its win chance."""
    visitor = visit()
    page = visitor.page
    page.route_web_socket("**/ws", _with_alternatives)
    # Where all play at once, another's action could make the hint outdated.
    visitor.play_bots(game, min(games.find(game).seats), **turn_based_options(game))
    visitor.my_turn()
    for seed in range(4):
        if page.locator("[data-lit]").count() > 1:
            break
        visitor.choose(seed)
        visitor.my_turn()
    page.click("[data-hint]:enabled")
    ways = page.locator("[data-advice] ol button")
    ways.nth(1).wait_for()
    assert "60" in ways.nth(0).inner_text()
    assert "40" in ways.nth(1).inner_text()
    visitor.check_axe()
    ways.nth(1).click()
    page.wait_for_selector("[data-advice] li:nth-child(2) [aria-pressed=true]")


def _with_alternatives(page: WebSocketRoute) -> None:
    """Add another offer to every hint."""
    server = page.connect_to_server()
    codes: dict[int, list[int]] = {}

    def back(message: str | bytes) -> None:
        answer = json.loads(message)
        if answer.get("type") == "state":
            codes.clear()
            codes.update(_codes(answer.get("offers", ())))
        elif answer.get("type") == "update":
            changed = answer.get("offers", {})
            for gone in changed.get("gone", ()):
                codes.pop(gone, None)
            codes.update(_codes(changed.get("new", ())))
        elif answer.get("type") == "hint":
            open_now = [code for each in codes.values() for code in each]
            others = [{"code": code, "share": 0.4} for code in open_now if code != answer["code"]]
            answer |= {"share": 0.6, "others": others[:1]}
        page.send(json.dumps(answer))

    page.on_message(server.send)
    server.on_message(back)


def _codes(offers: Iterable[dict[str, Any]]) -> dict[int, list[int]]:
    """All codes of each offer, those of its other places too."""
    found = {}
    for offer in offers:
        places = offer.get("places") or {"values": (), "field": "", "step": 0}
        first = offer["action"].get(places["field"], 0)
        others = [offer["code"] + (value - first) * places["step"] for value in places["values"]]
        found[offer["code"]] = [offer["code"], *others]
    return found


def test_the_lobby_shows_at_which_table_it_is_your_turn(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    table = {
        "id": "abc", "game": game, "phase": "playing", "public": False, "seats": 2,
        "names": ["Ada", "Bo"], "open": 0, "changed": 1.0, "yours": True,
        "turn": False, "colours": ["sky", "grey"],
    }  # fmt: skip
    awaited = {**table, "id": "xyz", "turn": True}
    page.route(
        "**/api/tables?mine=1", lambda route: route.fulfill(json={"tables": [table, awaited]})
    )
    visitor.open_lobby()
    page.wait_for_selector(".mine [data-turn=true]")
    assert "Your turn" in page.locator(".mine li").first.inner_text()
    tops = [page.locator(each).first.bounding_box() for each in (".mine", ".games")]
    assert tops[0]
    assert tops[1]
    assert tops[0]["y"] < tops[1]["y"], "own tables come first"
    medals = page.locator(".mine .medal use").evaluate_all("all => all.map(u => u.href.baseVal)")
    assert medals[:2] == ["#px-medal-sky-small", "#px-medal-grey-small"]
    visitor.check_axe()


def test_a_region_under_the_pointer_lights_up(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = import_match(visitor, "four_gods")
    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-at]")
    page.get_by_role("button", name="Go to the end").click()
    page.wait_for_selector("[data-area]", state="attached")
    visitor.point_at(page.get_attribute("[data-area]", "data-area") or "")
    page.wait_for_selector("[data-region]", state="attached")
