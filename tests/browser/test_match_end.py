"""The end of a match, its replay, the rematch, settings, and the history that lists it."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESK, MATCH_MS, Visitor, points


def test_the_end_the_replay_and_the_rematch(visit: Visit, game: str) -> None:
    """Back from the replay the scoring does not run again; a rematch against bots starts."""
    visitor = visit()
    path = visitor.play_bots(game, 2)
    visitor.autopilot(7)
    page = visitor.page
    page.wait_for_selector("[data-skip], [data-end]", timeout=MATCH_MS)
    if page.locator("[data-skip]").count():
        visitor.check_axe()
        visitor.finish()
    _check_outcome(visitor)
    page.wait_for_selector("figure svg")
    _check_rematch_in_sight(visitor)
    visitor.check_axe()
    _check_replay(visitor, visitor.scores())

    page.go_back()
    page.wait_for_selector("[data-end]")
    assert not page.locator("[data-skip]").count()
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(path))
    visitor.seated()
    visitor.my_turn()
    page.click("[aria-label=Settings]")
    expect(page.locator("[data-leave]")).to_be_visible()
    _check_settings(visitor)
    page.click("[data-resign]")
    expect(page.get_by_text("come last")).to_be_in_viewport()
    page.click("[data-resign-now]")
    visitor.expect_text("[data-end]", "given up")
    expect(page.locator("[data-outcome=other]")).to_have_count(1)

    page.goto("/history")
    page.wait_for_selector(f"a[href='/replay/{path.split('/')[2]}']")
    visitor.check_axe()


def _check_outcome(visitor: Visitor) -> None:
    """The winner is named, and the table of points adds up."""
    page = visitor.page
    visitor.expect_text(".panel .note", " place")
    places = next(each["result"]["places"] for each in visitor.received if each.get("result"))
    won = places[0] == 1 and places[1] > 1
    expect(page.locator("[data-outcome]")).to_have_text(re.compile("You win!" if won else "win"))
    totals = page.locator("[data-score-table] tfoot td").all_inner_texts()
    assert len(totals) == 2
    for column, total in enumerate(totals):
        cells = page.locator(f"[data-score-table] tbody td:nth-child({column + 2})")
        assert sum(map(points, cells.all_inner_texts())) == points(total)


def _check_rematch_in_sight(visitor: Visitor) -> None:
    """However many kinds of points there are, a low window shows the way on."""
    page = visitor.page
    page.set_viewport_size({"width": DESK["width"], "height": 560})
    expect(page.locator("[data-rematch]")).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESK)


def _check_replay(visitor: Visitor, scores: list[int]) -> None:
    """It leads to the same scores; its buttons and the choice of a viewpoint work."""
    page = visitor.page
    page.click("[data-replay]")
    page.wait_for_selector("[data-at]")
    page.wait_for_function("() => +document.querySelector('input[type=range]').max > 2")
    page.get_by_role("button", name="Go to the end").click()
    page.wait_for_function(
        "() => { const [at, all] = document.querySelector('[data-at]').textContent.split('/');"
        " if (+at !== +all) document.querySelectorAll('.controls .buttons button')[4].click();"
        " return +at === +all; }"
    )
    assert visitor.scores() == scores
    visitor.expect_text(".panel .note", " place")
    page.get_by_role("button", name="Previous step").click()
    page.get_by_role("button", name="Go to the start").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => +document.querySelector('[data-at]').dataset.at >= 2")
    page.locator(".controls select").nth(2).select_option("0")
    page.wait_for_selector("[data-at]")


def _check_settings(visitor: Visitor) -> None:
    """Board size, animation speed, volume and name change at once, and are kept."""
    page = visitor.page
    scale = "() => document.querySelector('.board .place').getScreenCTM().a"
    before = page.evaluate(scale)
    page.select_option("[data-board-size]", "150")
    page.wait_for_function(f"before => ({scale})() > 1.2 * before", arg=before)
    page.select_option("[data-motion-speed]", "none")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    page.fill("[data-volume]", "40")
    page.fill("[data-seat-name]", "Ada")
    page.press("[data-seat-name]", "Enter")
    expect(page.locator(".panel h2").filter(has_text="Ada")).to_have_count(1)
    kept = json.loads(page.evaluate("() => localStorage.getItem('pantheon')"))
    assert (kept["boardSize"], kept["motion"], kept["volume"]) == (150, "none", 40)
