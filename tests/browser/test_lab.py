"""The Lab page: start a run, watch it end, look at its matches, play the variant."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.table_server import TableServer
from tests.browser.visitor import PHONE, Visitor
from tests.ray_cluster import ray_head

RUN_MS = 180_000
STAND_IN = Path(__file__).with_name("stand_in")
"""Has a `ray` that needs no cluster."""


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
    expect(page.get_by_role("heading", name="Won by seat 1")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Watch A").first).to_be_in_viewport()
    owner.check_axe()

    page.locator("[data-example=shortest]").first.click()
    page.wait_for_url("**/replay/*", timeout=RUN_MS)
    page.wait_for_selector(".board svg")
    page.go_back()
    expect(page.get_by_role("heading", name="Won by seat 1")).to_be_in_viewport()
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


@pytest.fixture
def cluster_server(tmp_path: Path) -> Iterator[TableServer]:
    """A server whose lab finds a stand-in for Ray."""
    server = TableServer(tmp_path, modules=STAND_IN)
    server.start()
    yield server
    server.close()


def test_a_run_on_a_cluster_that_dies_goes_on_elsewhere(
    browser: Browser, cluster_server: TableServer
) -> None:
    owner = Visitor(browser, cluster_server.address, viewport=PHONE)
    page = owner.page
    page.goto("/lab")
    page.locator("[data-game]").select_option("nations")
    page.locator("[data-bot='0']").select_option("random")
    page.locator("[data-matches]").fill("50000")
    duel = page.locator("[data-variant=A]").get_by_label("Points to win with two players")
    duel.fill("4")
    page.get_by_text("Seed and cluster").click()
    address = page.locator("[data-cluster-address]")

    # A wrong address is refused, and nothing that was chosen is lost.
    with ray_head(b"HTTP/1.1 400 Bad Request\r\n\r\n") as other:
        for wrong, why in (("lab", "write HOST:PORT"), (other, "something else answers")):
            address.fill(wrong)
            page.locator("[data-start-run]").click()
            expect(page.get_by_role("alert")).to_contain_text(why)
    expect(page.locator("[data-matches]")).to_have_value("50000")
    expect(duel).to_have_value("4")

    with ray_head() as head:
        address.fill(head)
        page.locator("[data-start-run]").click()
        expect(page.locator("p[data-cluster]")).to_contain_text(head)
        expect(page.locator("[data-measures]")).to_be_visible(timeout=RUN_MS)
    alert = page.get_by_role("alert")
    expect(page.locator("[data-state=failed]")).to_be_visible(timeout=RUN_MS)
    expect(alert).to_contain_text(f"The Ray cluster at {head} no longer answers")
    expect(page.locator("[data-report]")).to_be_visible()
    owner.check_axe()
    page.locator("[data-resume]").click()
    expect(alert).to_contain_text("nothing answers there")
    page.locator("[data-cluster-address]").fill("")
    page.locator("[data-resume]").click()
    expect(page.locator("[data-state=running]")).to_be_visible(timeout=RUN_MS)
    page.locator("[data-stop]").click()
    expect(page.locator("[data-state=stopped]")).to_be_visible(timeout=RUN_MS)
    expect(alert).to_have_count(0)
    owner.close()
