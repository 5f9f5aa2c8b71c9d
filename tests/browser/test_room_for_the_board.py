"""Room for the board: sizes and overlaps, measured in the page, late in a match of each game."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.stored_positions import Moment, Position, Walk, show
from tests.browser.visitor import DESK, Visitor

LATE = {
    "elements": Position("elements", "turns", 30),
    "envoys": Position("envoys", "well", 140),
    "four_gods": Position("four_gods", "world", 25),
    "nations": Position("nations", "identical", 8),
}
"""With seven cards in a hand, and with a wide field."""
PHONE: Any = {"width": 390, "height": 844}
ON_ITS_SIDE: Any = {"width": 844, "height": 390}
TABLET: Any = {"width": 820, "height": 1180}
AT_200_PERCENT: Any = {"width": 640, "height": 416}
SMALL: Any = {"width": 360, "height": 740}

BOX = """element => { const {left, top, right, bottom, width, height} =
    element.getBoundingClientRect(); return {left, top, right, bottom, width, height}; }"""
FITS = """name => { const column = document.querySelector(name);
    return column.scrollHeight <= column.clientHeight; }"""
CUT_OFF = """all => all.filter(each => each.scrollWidth > each.clientWidth + 1)
    .map(each => each.innerText)"""
UNION = """all => { const boxes = all.map(each => each.getBoundingClientRect());
    const side = (name, pick) => pick(...boxes.map(box => box[name]));
    return [side('right', Math.max) - side('left', Math.min),
            side('bottom', Math.max) - side('top', Math.min)]; }"""
OVER_PLACES = """control => {
    const box = control.getBoundingClientRect(), covered = new Set();
    for (const hit of document.querySelectorAll('.place .hit')) {
        const {left, top, right, bottom} = hit.getBoundingClientRect();
        if (left > box.right || right < box.left || top > box.bottom || bottom < box.top) continue;
        const back = hit.getScreenCTM().inverse();
        for (let x = box.left; x <= box.right; x += 5)
            for (let y = box.top; y <= box.bottom; y += 5)
                if (hit.isPointInFill(new DOMPoint(x, y).matrixTransform(back)))
                    covered.add(hit.parentElement.dataset.id);
    }
    return [...covered];
}"""
"""The places that a control lies over."""
ROWS = """all => all.map(each => new Set(
    [...each.querySelectorAll('.slot')].map(slot => slot.offsetTop)).size)"""
"""In how many rows the tokens of each pool are."""
OUTSIDE = """all => all.flatMap(each => { const {left, right} = each.getBoundingClientRect();
    return [...each.querySelectorAll('*')].filter(part => {
        const box = part.getBoundingClientRect();
        return box.width && (box.right > right + 1 || box.left < left - 1);
    }).map(part => part.outerHTML); })"""
"""Parts that reach out of what holds them."""
COVERED_CHOICES = """() => {
    const board = document.querySelector('.window').getBoundingClientRect();
    return [...document.querySelectorAll('.window .place[data-lit] .hit')].filter(hit => {
        const box = hit.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const edge = 4;
        const inside = x > board.left + edge && x < board.right - edge
            && y > board.top + edge && y < board.bottom - edge;
        return inside && !document.elementFromPoint(x, y)?.closest('.window svg');
    }).map(hit => hit.parentElement.dataset.id);
}"""
"""The places on the board that can be chosen and have something else over their middle."""


def box(page: Page, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.evaluate(BOX)
    return found


def gap(one: dict[str, float], other: dict[str, float]) -> float:
    """The distance between two boxes, along the axis where it is larger; negative inside."""
    return max(
        one["left"] - other["right"], other["left"] - one["right"],
        one["top"] - other["bottom"], other["top"] - one["bottom"],
    )  # fmt: skip


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def opened(visit: Visit, position: Moment, size: Any = DESK, **settings: Any) -> Visitor:
    visitor = visit(viewport=size, **settings)
    show(visitor, position)
    visitor.my_turn()
    return visitor


def resize(page: Page, size: Any) -> None:
    """Change the window's size, and wait until the table is drawn for it."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")


@pytest.mark.every_game
def test_the_board_is_the_hero_on_a_desktop(visit: Visit, game: str) -> None:
    if game not in LATE:
        pytest.skip("no stored position")
    page = opened(visit, LATE[game]).page
    board, left, right = (box(page, name) for name in (".window", ".desk .left", ".desk .right"))
    assert board["height"] >= 0.6 * DESK["height"]
    assert board["width"] >= 0.6 * (DESK["width"] - left["width"] - right["width"])
    for part in (".ribbon .middle", ".ribbon .end"):
        assert box(page, part)["bottom"] <= board["top"] + 2, "the ribbon covers a row"
    assert not page.locator(".chat input").count(), "an empty chat takes room"
    page.wait_for_selector("[data-chat]")
    for column in (".desk .left", ".desk .right"):
        wide = page.locator(column).evaluate("each => each.scrollWidth - each.clientWidth")
        assert wide <= 0, f"{column} is cut off"
        page.wait_for_function(FITS, arg=column)
    _drawn_large(page, game)
    _first_choice_is_first(page)


def _drawn_large(page: Page, game: str) -> None:
    if game == "envoys":
        assert page.locator("[data-id^='space:'] .hit").evaluate_all(UNION)[0] >= 640
        numbers = page.locator(".piece:has(use[href='#envoys-value']) text")
        sizes = numbers.evaluate_all(
            "all => all.map(each => parseFloat(each.getAttribute('font-size'))"
            " * each.getScreenCTM().a)"
        )
        figure = 0.65
        """The height of a figure of the typeface, as a part of its size."""
        assert min(sizes) * figure >= 14
        for corner in ("well", "book"):
            stock = page.locator(f".piece:has(use[href='#envoys-{corner}'])")
            covered = stock.evaluate(OVER_PLACES)
            assert not [each for each in covered if each.startswith("space:")]
    if game == "elements":
        assert page.locator("use[href='#elements-sea']").evaluate_all(UNION)[0] >= 700
    if game == "nations":
        assert page.locator("[data-id^='cell:'] .hit").first.evaluate(BOX)["width"] >= 52
    else:
        assert not page.locator(".zoom").evaluate(OVER_PLACES)


def _first_choice_is_first(page: Page) -> None:
    """Arrows work at once, and Tab leads from the header to what can be chosen."""
    focused = "() => document.activeElement?.matches('main [data-lit]')"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused)
    page.locator("header button").last.focus()
    page.keyboard.press("Tab")
    assert page.evaluate(focused)


def test_cards_and_tokens_hide_nothing(visit: Visit) -> None:
    page = opened(visit, LATE["envoys"]).page
    page.locator(".cards .slot").nth(1).hover()
    preview = page.locator(".cards .slot").nth(1).locator(".preview .text")
    preview.wait_for()
    assert preview.inner_text().strip()
    page.mouse.move(0, 0)
    for size in (DESK, PHONE, SMALL):
        resize(page, size)
        _nothing_hidden(page)
    for size in (SMALL, AT_200_PERCENT):
        resize(page, size)
        rows = page.locator(".tray.pool").evaluate_all(ROWS)
        assert max(rows) == 1, "tokens take two rows"
    _follows_the_theme(page)


def _follows_the_theme(page: Page) -> None:
    """Numbers beside the board and names take the colour of ink, by night and by day again."""
    inks = """() => {
        const ink = getComputedStyle(document.body).color;
        const names = [...document.querySelectorAll('.strip p')]
            .map(each => getComputedStyle(each).color);
        const stocks = [...document.querySelectorAll('.piece')]
            .filter(each => /-(well|book)$/.test(each.querySelector('use').href.baseVal))
            .map(each => getComputedStyle(each.querySelector('text')).fill);
        return [ink, [...new Set([...names, ...stocks])], stocks.length];
    }"""
    seen = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.wait_for_function(
            "dark => document.documentElement.classList.contains('dark') === dark",
            arg=scheme == "dark",
        )
        resize(page, DESK)
        resize(page, PHONE)
        ink, used, stocks = page.evaluate(inks)
        assert used == [ink]
        assert stocks == 2
        seen.append(ink)
    assert seen[0] != seen[1]


def _nothing_hidden(page: Page) -> None:
    hidden = page.evaluate("""() => {
        return [...document.querySelectorAll('.cards .mini')].flatMap(card => {
            card.scrollIntoView({inline: 'center', block: 'nearest'});
            return ['b', '.emblem', '.title'].filter(part => {
                const box = card.querySelector(part).getBoundingClientRect();
                const over = document.elementFromPoint(box.x + box.width / 2,
                                                       box.y + box.height / 2);
                const held = card.getBoundingClientRect();
                return over?.closest('.mini') !== card || box.bottom > held.bottom
                    || box.left < held.left - 1 || box.right > held.right + 1;
            });
        });
    }""")
    assert hidden == []
    for pool in page.locator(".tray.pool:not(.panel *)").all():
        around = page.evaluate("() => innerHeight")
        assert pool.locator(".heading").is_visible()
        for token in pool.locator(".slot").all():
            seen = token.evaluate(BOX)
            assert seen["bottom"] <= around
            x, y = (seen["left"] + seen["right"]) / 2, (seen["top"] + seen["bottom"]) / 2
            assert token.evaluate(
                "(each, [x, y]) => each.contains(document.elementFromPoint(x, y))", [x, y]
            ), "a token is covered or cut off"


@pytest.mark.every_game
def test_a_phone_covers_no_choice(visit: Visit, game: str) -> None:
    """A tablet, a phone upright and on its side, a desktop at 200 %: one layout, one page. In
    French, whose words are longer."""
    if game not in LATE:
        pytest.skip("no stored position")
    french = {"has_touch": True, "is_mobile": True, "locale": "fr-FR"}
    page = opened(visit, LATE[game], PHONE, **french).page
    if game == "nations":
        page.locator(".slot[data-lit]").first.tap()
        page.locator(".place[data-lit]").nth(9).dispatch_event("click", {"detail": 1})
        page.wait_for_selector("[data-confirm]")
    for size in (TABLET, PHONE, SMALL, ON_ITS_SIDE, AT_200_PERCENT):
        resize(page, size)
        assert page.locator(".tabs button, ul.strip").evaluate_all(CUT_OFF) == []
        assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate(COVERED_CHOICES) == []
        board, row = box(page, ".window"), box(page, ".confirm")
        assert board["height"] >= 190
        assert board["width"] >= 300
        assert row["bottom"] <= size["height"]
        assert apart(board, row)
        _buttons_in_sight(page, size)
        page.locator("main [data-lit]").first.scroll_into_view_if_needed()
    if game == "elements":
        resize(page, PHONE)
        _opens_on_the_whole_map(page)


def _buttons_in_sight(page: Page, size: Any) -> None:
    """What can be pressed comes first, all fit a tablet, and words of a choice cover none."""
    disabled = page.locator("[data-button]").evaluate_all(
        "all => all.map(each => each.ariaDisabled)"
    )
    assert disabled == sorted(disabled), "a button that can be pressed comes after one that can't"
    shown = [each.evaluate(BOX) for each in page.locator("[data-button]").all()]
    if size == TABLET:
        assert all(each["right"] <= size["width"] for each in shown)
    for says in page.locator(".says:not(.hidden-text)").all():
        assert says.evaluate("each => each.scrollHeight <= each.clientHeight")
        assert all(apart(says.evaluate(BOX), each) for each in shown)


def _opens_on_the_whole_map(page: Page) -> None:
    board = box(page, ".window")
    for island in page.locator("[data-id^='island:'] .hit").all():
        seen = island.evaluate(BOX)
        assert seen["left"] >= board["left"] - 1
        assert seen["right"] <= board["right"] + 1
    for seat in page.locator(".strip > li").all():
        names = seat.locator("[data-counter]").evaluate_all(
            "all => all.map(each => each.dataset.counter.split(':')[0])"
        )
        assert names == ["energy"] * 4 + ["food"]


def test_the_corner_of_the_world_can_be_tapped(visit: Visit) -> None:
    start = Position("four_gods", "world", 251)
    page = opened(visit, start, PHONE, has_touch=True, is_mobile=True).page
    for size in (PHONE, SMALL, ON_ITS_SIDE, AT_200_PERCENT):
        resize(page, size)
        assert _half_covered(page, "[data-place='gods'] .slot, [data-place^='gods:']") == []
    resize(page, PHONE)
    page.locator(".slot[data-lit]").first.tap()
    page.wait_for_selector("[data-id='cell:h1'][data-lit]")
    assert page.evaluate(COVERED_CHOICES) == []


def _half_covered(page: Page, selector: str) -> list[str]:
    """Of these, the ones with something else over their left or right edge."""
    found: list[str] = page.locator(selector).evaluate_all("""all => all.filter(each => {
        each.scrollIntoView({block: 'nearest'});
        const box = each.getBoundingClientRect();
        return [box.left + 4, box.right - 4].some(x =>
            !each.contains(document.elementFromPoint(x, box.top + box.height / 2)));
    }).map(each => each.dataset.place ?? each.innerText)""")
    assert page.locator(selector).count() >= 4
    return found


def test_the_first_screens_fit_a_small_phone(visit: Visit) -> None:
    """The waiting room, and the page while it loads."""
    visitor = visit(viewport=SMALL)
    path = visitor.open_table("elements")
    _header_fits(visitor.page)

    def silent(_: WebSocketRoute) -> None:
        """Answers nothing."""

    visitor.page.route_web_socket("**/ws", silent)
    visitor.page.goto(path)
    visitor.page.wait_for_selector("main .wait")
    _header_fits(visitor.page)


def _header_fits(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth") <= SMALL["width"]
    parts = [each.evaluate(BOX) for each in page.locator("header :is(h1, button)").all()]
    shown = [each for each in parts if each["width"] > 0]
    assert all(each["right"] <= SMALL["width"] and each["left"] >= 0 for each in shown)
    assert all(apart(a, b) for n, a in enumerate(shown) for b in shown[:n])


def test_six_players_have_room(visit: Visit) -> None:
    """Nothing scrolls beside the board, nobody's level is cut off, the log can be read, and on a
    phone everybody's figures are in their own field."""
    page = opened(visit, Position("envoys", "points", 54, "v3")).page
    for column in (".desk .left", ".desk .right"):
        page.wait_for_function(FITS, arg=column)
    assert page.locator("[data-presence]").count() == 6
    assert page.locator("[data-presence]").evaluate_all(CUT_OFF) == []
    assert page.locator(".log ol").evaluate(BOX)["height"] >= 80
    assert apart(box(page, "[data-chat]"), box(page, ".log ol"))
    for size in (PHONE, SMALL, ON_ITS_SIDE, AT_200_PERCENT):
        resize(page, size)
        seats = page.locator(".strip > li")
        assert seats.count() == 6
        assert seats.evaluate_all(OUTSIDE) == [], size


def test_four_players_have_room_beside_the_board(visit: Visit) -> None:
    """The ledger fits its column, though marks stand beside many figures, in French."""
    page = opened(visit, Walk("elements", 4, 320, {"support_gain": 3}), locale="fr-FR").page
    ledger = page.locator(".right table")
    assert ledger.locator("td", has_text="✦✦✦").count() >= 3
    for column in (".desk .left", ".desk .right"):
        wide = page.locator(column).evaluate("each => each.scrollWidth - each.clientWidth")
        assert wide <= 0, f"{column} is cut off"
        page.wait_for_function(FITS, arg=column)


def test_a_badge_covers_no_words(visit: Visit) -> None:
    page = opened(visit, Position("elements", "turns", 200, "v2"), locale="fr-FR").page
    holder = page.locator(".panel:has(.badges li)")
    words, badge = (holder.locator(each).evaluate(BOX) for each in ("[data-presence]", ".badges"))
    assert holder.locator("[data-presence]").evaluate_all(CUT_OFF) == []
    assert apart(words, badge)


def test_long_prompts_fit_the_row_on_a_phone(visit: Visit) -> None:
    page = opened(visit, Walk("four_gods", 2, 0, {}), SMALL, locale="fr-FR").page
    row, words = box(page, ".confirm"), box(page, ".confirm .turn p")
    assert row["top"] <= words["top"]
    assert words["bottom"] <= row["bottom"]


def test_a_tooltip_says_a_value_once(visit: Visit) -> None:
    page = opened(visit, LATE["envoys"]).page
    villages = page.locator(".place[aria-label^='Village']")
    labels = villages.evaluate_all("all => all.map(each => each.ariaLabel)")
    assert labels
    assert all(each.lower().count("value") == 1 for each in labels)
    _pointed_at(page, villages.last)
    assert page.inner_text(".hover-info").lower().count("value") == 1


def test_a_tooltip_names_an_undiscovered_island_once(visit: Visit) -> None:
    """The land, the cloud over it and the island have one name; nobody else's remains lit."""
    page = opened(visit, LATE["envoys"]).page
    hidden = page.locator(".place[aria-label*='ndiscovered']")
    for each in hidden.all():
        assert (each.get_attribute("aria-label") or "").count("ndiscovered") == 1
    _pointed_at(page, hidden.first)
    assert page.inner_text(".hover-info span").count("ndiscovered") == 1
    page.wait_for_selector("[data-region]", state="attached")
    resize(page, PHONE)
    expect(page.locator("[data-region]")).to_have_count(0)


def _pointed_at(page: Page, place: Locator) -> None:
    seen: dict[str, float] = place.locator(".hit").first.evaluate(BOX)
    page.mouse.move(seen["left"] + seen["width"] / 2, seen["top"] + seen["height"] / 2)
    page.wait_for_selector(f".hover-info[data-about='{place.get_attribute('data-id')}']")
