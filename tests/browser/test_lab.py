"""The Lab page: start a run, watch it end, look at its matches, play the variant."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit

RUN_MS = 180_000


def test_a_run_from_its_form_to_a_match_at_the_table(visit: Visit) -> None:
    owner = visit()
    page = owner.page
    owner.open_lobby()
    page.get_by_role("link", name="Lab").click()
    page.locator("[data-game]").select_option("nations")
    page.locator("[data-bot='0']").select_option("random")
    page.locator("[data-matches]").fill("3")
    page.locator("[data-variant=A]").get_by_label("Points to win with two players").fill("4")
    page.locator("[data-compare]").click()
    page.locator("[data-variant=B]").get_by_label("Points to win with two players").fill("5")
    owner.check_axe()
    page.locator("[data-start-run]").click()

    expect(page.locator("[data-state=finished]")).to_contain_text("6 of 6", timeout=RUN_MS)
    expect(page.locator("[data-measures]")).to_contain_text("Difference")
    expect(page.locator("[data-report]")).to_have_attribute("href", "/api/lab" + _run(page.url))
    page.get_by_role("button", name="Seat 1").first.click()
    expect(page.get_by_role("heading", name="Won by seat 1")).to_be_visible()
    owner.check_axe()

    page.locator("[data-example=shortest]").first.click()
    page.wait_for_url("**/replay/*", timeout=RUN_MS)
    page.wait_for_selector(".board svg")
    page.go_back()
    page.locator("[data-play='0']").click()
    assert owner.seated().startswith("/table/")
    page.goto("/lab")
    expect(page.locator("[data-run]")).to_have_count(1)


def _run(url: str) -> str:
    return f"/runs/{url.rpartition('/')[2]}/report.html"


def test_others_are_shown_the_door(visit: Visit) -> None:
    stranger = visit(extra_http_headers={"X-Forwarded-For": "203.0.113.7"}, locale="fr-FR")
    stranger.open_lobby()
    expect(stranger.page.get_by_role("link", name="Labo")).to_have_count(0)
    stranger.page.goto("/lab")
    expect(stranger.page.locator("[data-refused]")).to_contain_text("propriétaire")
    stranger.check_axe()
