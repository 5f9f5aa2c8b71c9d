"""Why something cannot be chosen: buttons and places say it, with numbers where numbers decide."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.stored_positions import Position
from tests.browser.test_room_for_the_board import FITS, opened

PICKED = ".slot[aria-pressed=true], [data-button][aria-pressed=true]"
TRIBE, TILE, PRICE = ".slot[data-lit]:has-text('tribe')", ".slot[data-lit]", r"\d+ power"
REASONS = {
    "nations": (Position("nations", "identical", 88), TRIBE, f"costs {PRICE}, but you have \\d"),
    "four_gods": (
        Position("four_gods", "bag", 258),
        TILE,
        "straight edge next to it; it needs two",
    ),
    "envoys": (Position("envoys", "otherworld", 197), "", r"no route of exactly \d+ steps"),
    "elements": (Position("elements", "turns", 225), "", "taken, closed or not built"),
}
"""For each game a position, what to pick first, and what a place then says."""


@pytest.mark.every_game
def test_a_place_that_cannot_be_chosen_says_why(visit: Visit, game: str) -> None:
    if game not in REASONS:
        pytest.skip("no stored position")
    position, first, reason = REASONS[game]
    page = opened(visit, position).page
    if first:
        page.locator(first).first.click()
        page.wait_for_selector(PICKED)
    page.wait_for_selector(".window .place[data-lit]")
    assert _says(page, re.compile(reason)), "no place says it"


def _says(page: Page, reason: re.Pattern[str]) -> bool:
    """Whether one of the places that cannot be chosen gives this reason when it is tapped."""
    notice = page.locator("[data-notice]")
    kind = page.locator(".place[data-lit]").first.get_attribute("data-id")
    assert kind
    others = page.locator(f".place[data-id^='{kind.split(':')[0]}:']:not([data-lit])")
    for place in others.all():
        place.dispatch_event("click", {"detail": 1})
        notice.wait_for()
        if reason.search(notice.inner_text()):
            return True
    return False


def test_a_disabled_button_says_what_is_missing(visit: Visit) -> None:
    """When pointed at, when pressed, and to a screen reader."""
    page = opened(visit, Position("elements", "turns", 216)).page
    button = page.locator("[data-button][aria-disabled=true]").first
    missing = re.compile(r"costs \d+ \w+, and you have \d+")
    expect(button).to_have_accessible_name(missing)
    button.hover()
    expect(page.locator(".hover-info")).to_have_text(missing)
    button.dispatch_event("click", {"detail": 1})
    expect(page.locator("[data-notice]")).to_have_text(missing)
    for column in (".desk .left", ".desk .right"):
        page.wait_for_function(FITS, arg=column)
