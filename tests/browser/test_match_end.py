"""The end of a match, its replay, and the history that lists it."""

from pantheon import games
from tests.browser.conftest import Visit


def test_end_and_replay(visit: Visit, game: str) -> None:
    visitor = visit()
    path = visitor.play_bots(game, min(games.find(game).seats))
    visitor.autopilot(7)
    page = visitor.page
    page.wait_for_selector("[data-skip], [data-end]", timeout=90_000)
    if page.locator("[data-skip]").count():
        visitor.check_axe()
        visitor.finish()
    scores = visitor.scores()
    visitor.expect_text(".panel .note", " place")
    page.wait_for_selector("figure svg")
    visitor.check_axe()

    page.click("[data-replay]")
    page.wait_for_selector("[data-at]")
    visitor.check_axe()
    last = page.get_by_role("button", name="Go to the end")
    page.wait_for_function("() => +document.querySelector('input[type=range]').max > 2")
    last.click()
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

    page.goto("/history")
    page.wait_for_selector(f"a[href='/replay/{path.split('/')[2]}']")
    visitor.check_axe()
