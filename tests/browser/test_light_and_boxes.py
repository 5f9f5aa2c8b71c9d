"""Light means look here: highlights, the box that confirms, tooltips, scoring cards, prices."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.stored_positions import Position, show
from tests.browser.test_room_for_the_board import (
    BOX,
    CUT_OFF,
    FITS,
    LATE,
    ON_ITS_SIDE,
    OUTSIDE,
    OVER_PLACES,
    PHONE,
    SMALL,
    UNION,
    apart,
    box,
    gap,
    opened,
    resize,
)
from tests.browser.visitor import DESK

LINES = """all => all.map(each => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return new Set([...words.getClientRects()].map(line => line.top)).size;
})"""
FILL = "each => getComputedStyle(each).fill"
NEIGHBOURS = """place => {
    const middle = each => { const box = each.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [x, y] = middle(place.querySelector('.hit'));
    const wide = place.querySelector('.hit').getBoundingClientRect().width;
    return [...document.querySelectorAll('.place')].filter(each => {
        const [a, b] = middle(each.querySelector('.hit'));
        return Math.hypot(a - x, b - y) < 1.3 * wide;
    }).map(each => each.dataset.id);
}"""
"""A hexagon and those around it."""


def test_tooltips_prices_and_the_box_that_confirms(visit: Visit) -> None:
    page = opened(visit, LATE["nations"]).page
    _tooltips_stand_beside_and_go_with_the_pointer(page)
    _tooltips_cover_no_choice(page)
    assert not page.locator(".place .mark").count(), "prices before a card is chosen"
    page.locator(".slot[data-lit]").nth(1).click()
    page.wait_for_selector(".place[data-lit]")
    places = page.locator(".place[data-lit]")
    assert places.count() > 20
    assert not page.locator(".place .mark").count(), "every place repeats the same price"
    page.locator(".slot").first.click()
    assert 0 < page.locator(".place .mark").count() < places.count()
    chosen = _inner_place(page)
    page.locator(f"[data-id='{chosen}']").hover()
    page.wait_for_selector(".ghost .mark")
    page.locator(f"[data-id='{chosen}']").click()
    page.wait_for_selector(".callout [data-confirm]")
    assert len(page.locator(f"[data-id='{chosen}']").evaluate(NEIGHBOURS)) == 7
    _confirms_beside(page, chosen)
    names = page.locator(".place").evaluate_all("all => all.map(each => each.ariaLabel)")
    assert not [each for each in names if re.search(r"\d, -?\d", each)], "coordinates"
    assert any("next to" in each for each in names)


def _confirms_beside(page: Page, chosen: str) -> None:
    """The box is small and near the chosen place, and over none of its neighbours."""
    # Once the server has said whether the choice is final, the box has all its words.
    page.wait_for_selector(".callout i", state="attached")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
    near = page.locator(f"[data-id='{chosen}']").evaluate(NEIGHBOURS)
    assert not set(near) & set(page.locator(".callout").evaluate(OVER_PLACES)), chosen
    shown, place = box(page, ".callout"), box(page, f"[data-id='{chosen}']")
    assert shown["width"] <= 200
    assert shown["height"] <= 170
    assert gap(shown, place) <= 2 * place["width"]
    board = box(page, ".window")
    assert shown["left"] >= board["left"]
    assert shown["right"] <= board["right"]
    assert shown["bottom"] <= board["bottom"]


def test_the_box_that_confirms_is_beside_the_piece(visit: Visit) -> None:
    """On triangles and on squares, for several places of a position; in French, with more
    words."""
    for position, start in (
        (Position("envoys", "points", 10, "v3"), None),
        (Position("four_gods", "world", 100, "v2"), ".slot[data-lit]"),
        (Position("four_gods", "bag", 60, "v2"), "[data-button]:has(use[href*='city'])"),
    ):
        page = opened(visit, position, locale="fr-FR").page
        if start:
            page.locator(start).first.click()
        page.wait_for_selector("[data-id^='cell:'][data-lit], [data-id^='space:'][data-lit]")
        places = page.locator(".place[data-lit]").evaluate_all(
            "all => all.map(each => each.dataset.id)"
        )
        for chosen in places[:: max(1, len(places) // 4)]:
            page.locator(f".place[data-id='{chosen}']").dispatch_event("click", {"detail": 1})
            page.wait_for_selector(f".place[data-id='{chosen}'][aria-pressed=true]")
            _confirms_beside(page, chosen)


def _tooltips_cover_no_choice(page: Page) -> None:
    """Though something that can be chosen lies on every side."""
    page.locator(".slot[data-lit]").last.focus()
    page.wait_for_selector(".hover-info")
    page.wait_for_function("() => document.querySelector('.hover-info').offsetLeft > 0")
    tooltip = box(page, ".hover-info")
    lit = [each.evaluate(BOX) for each in page.locator("[data-lit]").all()]
    assert len(lit) >= 4
    assert all(apart(tooltip, each) for each in lit)
    page.locator(".slot[data-lit]").last.blur()


def _tooltips_stand_beside_and_go_with_the_pointer(page: Page) -> None:
    card = page.locator(".place[aria-label*='esert']").first
    name = card.get_attribute("data-id")
    card.hover()
    page.wait_for_selector(f".hover-info[data-about='{name}']")
    page.wait_for_function("() => document.querySelector('.hover-info').offsetLeft > 0")
    shown, place = box(page, ".hover-info"), card.evaluate(BOX)
    assert apart(shown, place)
    assert min(abs(shown["left"] - place["right"]), abs(place["left"] - shown["right"])) <= 16
    words = page.inner_text(".hover-info")
    for language in ("fr", "en"):
        page.locator(f"button[lang={language}]").dispatch_event("click")
        page.wait_for_function(
            "old => document.querySelector('.hover-info')?.innerText !== old", arg=words
        )
        words = page.inner_text(".hover-info")
    page.mouse.move(2, 2)
    page.wait_for_selector(".hover-info", state="detached")


def _inner_place(page: Page) -> str:
    """A lit place with all six neighbours, near the middle of the window."""
    found: str = page.locator(".place[data-lit]").evaluate_all(
        """(all, neighbours) => { const count = eval(neighbours);
            const board = document.querySelector('.window').getBoundingClientRect();
            const far = each => { const box = each.getBoundingClientRect();
                return Math.hypot(box.x - board.x - board.width / 2,
                                  box.y - board.y - board.height / 2); };
            return all.filter(each => count(each).length === 7)
                .sort((a, b) => far(a) - far(b))[0].dataset.id; }""",
        f"({NEIGHBOURS})",
    )
    return found


def test_a_highlight_shows_what_it_lights(visit: Visit) -> None:
    """While scoring, what scores keeps its colours, is in sight and is not covered."""
    visitor = visit()
    show(visitor, Position("nations", "identical", 0))
    page = visitor.page
    page.locator(".btn:has(use[href='#px-ic-star'])").click()
    _lit_beside_the_card(page)
    # Six players' totals fit the card, which goes where the next stories are.
    visitor = visit(locale="fr-FR")
    show(visitor, Position("envoys", "points", 0, "v3"))
    page = visitor.page
    page.locator(".btn:has(use[href='#px-ic-star'])").click()
    page.locator(".walk .btn").nth(1 + page.locator(".walk .heading .btn").count()).click()
    while not page.locator("[data-light]").count():
        assert page.locator(".walk").evaluate_all(OUTSIDE) == []
        page.locator(".walk .btn:has(use[href='#px-ic-step'])").click()
    _lit_beside_the_card(page)
    resize(page, SMALL)
    assert set(page.locator(".walk .heading > *").evaluate_all(LINES)) == {1}
    page.wait_for_function("""() => {
        const card = document.querySelector('.walk').getBoundingClientRect();
        return card.left >= 0 && card.top >= 0
            && card.right <= innerWidth && card.bottom <= innerHeight; }""")


def _lit_beside_the_card(page: Page) -> None:
    page.wait_for_selector("[data-light]", state="attached")
    page.wait_for_selector(".dusk", state="attached")
    page.wait_for_selector(".walk.placed[aria-busy=false]")
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
    seen = page.evaluate(
        """box => {
            const boxes = name => [...document.querySelectorAll(name)].map(eval(box));
            const parts = document.querySelectorAll('[data-light] :is(path, circle)');
            return {cards: boxes('.walk'), boards: boxes('.window'), lights: boxes('[data-light]'),
                    fills: [...parts].map(each => getComputedStyle(each).fill)};
        }""",
        f"({BOX})",
    )
    assert set(seen["fills"]) == {"none"}
    (card,), (board,) = seen["cards"], seen["boards"]
    assert seen["lights"]
    for light in seen["lights"]:
        assert apart(light, card)
        assert light["left"] >= board["left"]
        assert light["bottom"] <= board["bottom"]
    assert any(gap(light, card) <= 70 for light in seen["lights"]), "the card is far away"
    for seat in page.locator(".panel").all():
        assert apart(seat.evaluate(BOX), card), "the card covers a player"


def test_a_lesson_and_the_log_light_without_washing_out(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/lesson/envoys")
    _lights_keep_their_colours(page)
    spaces = page.locator("[data-id^='space:'] .hit")
    assert spaces.evaluate_all(UNION)[0] >= 560, "too small"
    resize(page, PHONE)
    assert 300 <= spaces.evaluate_all(UNION)[0] <= PHONE["width"]
    resize(page, DESK)
    page.goto("/lesson/elements")
    page.wait_for_selector(".left table")
    for column in (".left", ".right"):
        page.wait_for_function(FITS, arg=column)
    visitor.play_bots("nations", 2)
    visitor.my_turn()
    visitor.autopilot(3, 1)
    visitor.landed()
    for line in page.locator(".log button").all()[:6]:
        line.hover()
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if page.locator("[data-light]").count():
            break
    _lights_keep_their_colours(page)


def _lights_keep_their_colours(page: Page) -> None:
    """What is lit has a ring and nothing over it; the rest of the board darkens."""
    page.wait_for_selector("[data-light]", state="attached")
    page.wait_for_selector(".dusk", state="attached")
    parts = page.locator("[data-light] :is(path, circle)")
    assert set(parts.evaluate_all(f"all => all.map({FILL})")) == {"none"}
    holes = page.locator("mask .hole").count()
    assert holes >= page.locator("[data-light]").count()


def test_a_chosen_island_stays_an_island(visit: Visit) -> None:
    page = opened(visit, Position("elements", "turns", 240)).page
    page.locator("[data-button]").nth(1).click()
    page.locator(".place[data-lit]").first.dispatch_event("click", {"detail": 1})
    page.wait_for_selector("[data-confirm]")
    assert page.locator(".ghost .gold").evaluate(FILL) == "none"
    chosen = page.locator(".place[aria-pressed=true]").get_attribute("data-id")
    _covers_only(page, {chosen})


def test_the_box_that_confirms_covers_no_other_island(visit: Visit) -> None:
    """Where words have no room beside the piece, the ribbon says them."""
    page = opened(visit, Position("elements", "turns", 20)).page
    for building, island in (("building:21", "island:5"), ("building:28", "island:7")):
        page.locator(f"[data-id='{building}']").dispatch_event("click", {"detail": 1})
        expect(page.locator(".ribbon .middle")).to_contain_text("Send a priest to the")
        _covers_only(page, {building, island})
        shown, place = box(page, ".callout"), box(page, f"[data-id='{building}']")
        assert apart(shown, place)
        assert shown["width"] <= 80


def test_prices_hide_no_name(visit: Visit) -> None:
    """A price lies on the edge of an island; the log has a line though there are many buttons."""
    page = opened(visit, Position("elements", "turns", 31, "v2")).page
    for column in (".desk .left", ".desk .right"):
        page.wait_for_function(FITS, arg=column)
    assert page.locator("[data-button]").count() == 12
    assert page.locator(".log ol").evaluate(BOX)["height"] >= 20
    assert box(page, ".ribbon .middle")["bottom"] <= box(page, ".window")["top"]
    page.locator("[data-button]:has(use[href*='person'])").click()
    page.locator("[data-id^='island:'][data-lit]").first.dispatch_event("click", {"detail": 1})
    page.wait_for_function("() => document.querySelectorAll('.place .mark').length >= 4")
    prices = [each.evaluate(BOX) for each in page.locator(".place .mark").all()]
    names = [each.evaluate(BOX) for each in page.locator(".piece text.caption").all()]
    assert len(names) == 11
    assert all(apart(price, name) for price in prices for name in names)


def _covers_only(page: Page, allowed: set[str | None]) -> None:
    """The box lies over nothing but the place that was chosen and what that lies in."""
    page.wait_for_selector(".callout [data-confirm]")
    assert set(page.locator(".callout").evaluate(OVER_PLACES)) <= allowed


def test_prophets_spots_show_on_any_terrain(visit: Visit) -> None:
    page = opened(visit, Position("four_gods", "passed", 40)).page
    spot: Any = page.locator("[data-id^='spot:']").first.evaluate(BOX)
    middle = [(spot["left"] + spot["right"]) / 2, (spot["top"] + spot["bottom"]) / 2]
    drawn = page.evaluate(
        """([x, y]) => [...document.querySelectorAll('.window svg path')].filter(path => {
            if (path.closest('.place') || path.closest('.piece')) return false;
            const back = path.getScreenCTM()?.inverse();
            const box = path.getBoundingClientRect();
            return box.width < 60 && back
                && path.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
        }).map(path => [getComputedStyle(path).fill, getComputedStyle(path).opacity])""",
        middle,
    )
    assert ["rgb(233, 194, 95)", "1"] in drawn, "gold, and not translucent"


@pytest.mark.parametrize(
    ("match", "before_end"), [("otherworld", 17), ("points", 45), ("well", 10)]
)
def test_a_hint_covers_no_button(visit: Visit, match: str, before_end: int) -> None:
    """Nor does it push one out of the window; in French, whose words are longer."""
    position = Position("envoys", match, before_end, "v3")
    page = opened(visit, position, locale="fr-FR").page
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice] li:nth-child(3)")
    hint = box(page, "[data-advice]")
    buttons = [each.evaluate(BOX) for each in page.locator("[data-button][data-lit]").all()]
    assert buttons
    for button in buttons:
        assert apart(hint, button)
        assert button["bottom"] <= DESK["height"]


@pytest.mark.parametrize("size", [SMALL, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_a_hint_covers_only_the_header_of_a_phone(visit: Visit, size: Any) -> None:
    """Neither players nor the board, and each suggestion can be brought into sight."""
    for game in ("envoys", "four_gods"):
        page = opened(visit, LATE[game], size, locale="fr-FR", has_touch=True).page
        page.tap("[data-hint]")
        page.wait_for_selector("[data-advice] li:nth-child(3)")
        hint = box(page, "[data-advice]")
        assert apart(hint, box(page, ".strip"))
        assert apart(hint, box(page, ".window"))
        assert page.locator("[data-advice] button").evaluate_all(CUT_OFF) == []
        for button in page.locator("[data-advice] button").all():
            button.scroll_into_view_if_needed()
            seen = button.evaluate(BOX)
            assert seen["bottom"] <= hint["bottom"]
            assert seen["height"] >= 44
