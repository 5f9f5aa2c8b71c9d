"""The box that confirms: at small islands, on large ones, and for choices beside the board."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.stored_positions import Position
from tests.browser.test_room_for_the_board import (
    AT_200_PERCENT,
    BOX,
    CUT_OFF,
    ON_ITS_SIDE,
    OUTSIDE,
    OVER_PLACES,
    SMALL,
    apart,
    box,
    gap,
    opened,
    resize,
)

NEAR_PX = 24
TURNS = "turns"


def test_the_box_stays_at_the_island_between_the_large_ones(visit: Visit) -> None:
    """There is no room around it: a corner of a neighbour is covered rather than the box far."""
    page = opened(visit, Position("elements", TURNS, 31, "v2")).page
    for start in (["button:walk", "island:2"], ["button:sail", "ship:0:0"]):
        for picked in [*start, "island:10"]:
            page.locator(f"[data-id='{picked}']").first.dispatch_event("click", {"detail": 1})
        _shown(page)
        assert gap(box(page, ".callout"), box(page, ".ghost use")) <= NEAR_PX, start
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")


def test_an_amount_is_chosen_on_its_island(visit: Visit) -> None:
    """With the longest words, all of the box's controls are in it, and it is over no other
    choice."""
    page = opened(visit, Position("elements", TURNS, 233, "v2"), locale="fr-FR").page
    islands = page.locator(".place[data-lit]").evaluate_all(
        "all => all.map(each => each.dataset.id)"
    )
    assert len(islands) == 4
    for island in islands:
        page.locator(f".place[data-id='{island}']").dispatch_event("click", {"detail": 1})
        page.wait_for_selector(f".place[data-id='{island}'][aria-pressed=true]")
        _shown(page)
        assert page.locator(".callout [data-most]").is_visible()
        assert page.locator(".callout").evaluate_all(OUTSIDE) == []
        covered = page.locator(".callout").evaluate(OVER_PLACES)
        assert not {*covered} & ({*islands} - {island})
        assert gap(box(page, ".callout"), box(page, f"[data-id='{island}'] .hit")) <= 0


def test_the_box_stands_beside_a_button(visit: Visit) -> None:
    """A choice without a place on the board; the words are in the box, over no other button."""
    page = opened(visit, Position("elements", TURNS, 90, "v2"), locale="fr-FR").page
    for name in ("god:1", "god:3"):
        page.locator(f"[data-button='{name}']").click()
        _shown(page)
        shown = box(page, ".callout")
        assert page.locator(".callout p").first.is_visible()
        buttons = page.locator("[data-button]").all()
        assert len(buttons) == 4
        assert all(apart(shown, each.evaluate(BOX)) for each in buttons)
        assert gap(shown, box(page, f"[data-button='{name}']")) <= NEAR_PX
        confirm = page.locator(".callout [data-confirm]")
        x, y = confirm.evaluate(
            "each => { const box = each.getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; }"
        )
        on_top = "(each, [x, y]) => each.contains(document.elementFromPoint(x, y))"
        assert confirm.evaluate(on_top, [x, y]), "something lies over the box"


def _shown(page: Page) -> None:
    """Wait until the box has all its words: the last say whether the choice is final."""
    page.wait_for_selector(".callout [data-confirm]")
    page.wait_for_selector(".callout i", state="attached")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")


def test_the_row_under_the_board_has_room_on_a_small_phone(visit: Visit) -> None:
    """For a number and its cost, and for the longest words of a choice, in French."""
    phone: Any = {"has_touch": True, "is_mobile": True, "locale": "fr-FR"}
    page = opened(visit, Position("elements", TURNS, 233, "v2"), SMALL, **phone).page
    page.locator(".place[data-lit]").first.dispatch_event("click", {"detail": 1})
    page.wait_for_selector(".confirm [data-most]")
    assert page.locator(".confirm").evaluate_all(OUTSIDE) == []
    assert page.locator(".confirm .btn").evaluate_all(CUT_OFF) == []
    _words_fit(page)
    page = opened(visit, Position("elements", TURNS, 31, "v2"), SMALL, **phone).page
    for picked in ("button:walk", "island:2", "island:10"):
        page.locator(f"[data-id='{picked}']").first.dispatch_event("click", {"detail": 1})
    page.wait_for_selector(".confirm [data-confirm]")
    _words_fit(page)


def _words_fit(page: Page) -> None:
    page.wait_for_selector(".says i")
    words, room = box(page, ".says p"), box(page, ".says")
    assert words["top"] >= room["top"]
    assert words["bottom"] <= SMALL["height"]


def test_a_phone_on_its_side_says_what_a_choice_would_do(visit: Visit) -> None:
    """In sight, over neither the board nor a button; and the page does not scroll."""
    settings: Any = {"has_touch": True, "is_mobile": True, "locale": "fr-FR"}
    page = opened(visit, Position("nations", "identical", 8), ON_ITS_SIDE, **settings).page
    page.locator(".slot[data-lit]").first.tap()
    page.locator(".place[data-lit]").nth(9).dispatch_event("click", {"detail": 1})
    page.wait_for_selector(".says i")
    for size in (ON_ITS_SIDE, AT_200_PERCENT):
        resize(page, size)
        words, room = box(page, ".says p"), box(page, ".says")
        assert 0 <= room["top"] <= words["top"]
        assert words["bottom"] <= room["bottom"] <= size["height"]
        assert page.locator(".says").evaluate(
            "each => each.contains(document.elementFromPoint(each.getBoundingClientRect().x + 20,"
            " each.getBoundingClientRect().y + 20))"
        )
        assert apart(room, box(page, ".window"))
        assert room["bottom"] <= box(page, ".bottom")["top"] + 2, "it is only over the players"
        assert page.evaluate("() => document.documentElement.scrollHeight") <= size["height"]


def test_names_fit_their_islands(visit: Visit) -> None:
    """In French, whose names are longer: no letter lies on an island's edge."""
    page = opened(visit, Position("elements", TURNS, 60, "v2"), locale="fr-FR").page
    outside = page.locator(".piece text.caption").evaluate_all("""all => all.filter(name => {
        const box = name.getBoundingClientRect(), tall = box.height;
        const [top, bottom] = [box.top + 0.28 * tall, box.bottom - 0.2 * tall];
        const within = hit => [box.left, box.right].every(x => [top, bottom].every(y =>
            hit.isPointInFill(new DOMPoint(x, y).matrixTransform(hit.getScreenCTM().inverse()))));
        return ![...document.querySelectorAll("[data-id^='island:'] .hit")].some(within);
    }).map(name => name.textContent)""")
    assert page.locator(".piece text.caption").count() == 11
    assert outside == []


def test_tab_leads_from_the_board_to_the_box(visit: Visit) -> None:
    page = opened(visit, Position("elements", TURNS, 233, "v2")).page
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    _shown(page)
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.callout') !== null")
