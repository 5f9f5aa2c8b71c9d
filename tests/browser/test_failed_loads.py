"""The page when something cannot be fetched, and how often it fetches."""

from typing import Any

from playwright.sync_api import Route

from tests.browser.conftest import Visit

FAILED = "[data-load-failed]"


def _abort(route: Route) -> None:
    route.abort()


def test_failed_page_can_be_loaded_again(visit: Visit) -> None:
    """A script that cannot be fetched leaves a message and a button, not a blank page."""
    visitor = visit(service_workers="block")
    page = visitor.page
    visitor.open_lobby()
    page.route("**/assets/Account-*.js", _abort)
    page.click("a[href='/account']")
    visitor.expect_text(FAILED, "could not be loaded")
    page.unroute("**/assets/Account-*.js")
    page.click(f"{FAILED} button")
    page.wait_for_selector("main .sheet")
    assert page.locator(FAILED).count() == 0
    visitor.errors.clear()


def test_failed_catalogue_shows_a_message_without_it(visit: Visit) -> None:
    visitor = visit(service_workers="block", locale="fr-FR")
    visitor.page.route("**/api/locale/*", _abort)
    visitor.page.goto("/")
    visitor.expect_text(FAILED, "Impossible de charger")
    visitor.errors.clear()


def test_history_is_fetched_once(visit: Visit) -> None:
    visitor = visit()
    asked: list[Any] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto("/history")
    visitor.page.wait_for_selector("main .sheet")
    visitor.page.wait_for_timeout(500)
    assert len([url for url in asked if "/api/history" in url]) == 1
