"""The marks of docs/art.md, as they are seen: what is chosen, and where boxes stand beside it."""

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.stored_positions import Position, show
from tests.browser.test_room_for_the_board import BOX, OVER_PLACES, PHONE, SMALL, apart, box
from tests.browser.test_room_for_the_board import opened as opened_at
from tests.browser.visitor import DESK

CHOICES = {
    "elements": (Position("elements", "turns", 200, "v2"), ""),
    "envoys": (Position("envoys", "points", 20, "v3"), ""),
    "four_gods": (Position("four_gods", "world", 100, "v2"), ".slot[data-lit]"),
    "nations": (Position("nations", "identical", 8), ".slot[data-lit]"),
}
"""For each game a position in which places can be chosen, and what to pick first."""
WINDOWS: list[Any] = [DESK, {"width": 1440, "height": 900}]

COUNT = """async ([image, colour]) => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,' + image;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const paper = canvas.getContext('2d');
    paper.drawImage(picture, 0, 0);
    const {data} = paper.getImageData(0, 0, canvas.width, canvas.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4)
        found += colour.every((part, n) => Math.abs(data[at + n] - part) < 12);
    return found;
}"""
"""How many pixels of a picture have about this colour."""
IN_VIEW = """() => {
    const window = document.querySelector('.window').getBoundingClientRect();
    const found = [...document.querySelectorAll('.window .place[data-lit]')].filter(each => {
        const {left, top, right, bottom} = each.querySelector('.hit').getBoundingClientRect();
        return left > window.left && right < window.right
            && top > window.top && bottom < window.bottom;
    }).map(each => each.dataset.id);
    return found.length && found;
}"""
"""The places that can be chosen and are seen whole."""
STILL = """() => {
    const seen = JSON.stringify(document.querySelector('.callout').getBoundingClientRect());
    const still = window.seen === seen;
    window.seen = seen;
    return still;
}"""
"""Whether the box is where it was in the frame before."""
GOLD = [233, 194, 95]


def pixels(page: Page, colour: list[int], area: dict[str, float]) -> int:
    clip: Any = {"x": area["left"], "y": area["top"],
                 "width": area["width"], "height": area["height"]}  # fmt: skip
    image = base64.b64encode(page.screenshot(clip=clip)).decode()
    found: int = page.evaluate(COUNT, [image, colour])
    return found


@pytest.mark.every_game
def test_what_is_chosen_has_a_ring_that_is_seen(visit: Visit, game: str) -> None:
    """Though a piece lies there and the neighbours can be chosen too."""
    if game not in CHOICES:
        pytest.skip("no stored position")
    position, first = CHOICES[game]
    page = opened_at(visit, position).page
    if first:
        page.locator(first).first.click()
        page.wait_for_selector(".slot[aria-pressed=true]")
    in_view = page.wait_for_function(IN_VIEW).json_value()
    place = page.locator(f".place[data-id='{in_view[len(in_view) // 2]}']")
    place.dispatch_event("click", {"detail": 1})
    page.wait_for_selector(".callout [data-confirm]")
    page.wait_for_function(STILL)
    area = place.locator(".hit").first.evaluate(BOX)
    assert pixels(page, GOLD, area) >= (area["width"] + area["height"]) / 2


@pytest.mark.parametrize("size", WINDOWS, ids=lambda size: str(size["width"]))
def test_the_box_stands_at_every_building(visit: Visit, size: Any) -> None:
    """Also on the small island that lies between the four large ones."""
    page = opened_at(visit, Position("elements", "turns", 60, "v2"), size).page
    buildings = page.locator(".place[data-id^='building:'][data-lit]").evaluate_all(
        "all => all.map(each => each.dataset.id)"
    )
    assert "building:40" in buildings
    for name in buildings:
        place = page.locator(f".place[data-id='{name}']")
        place.dispatch_event("click", {"detail": 1})
        page.wait_for_selector(f".place[data-id='{name}'][aria-pressed=true]")
        page.wait_for_selector(".callout [data-confirm]")
        page.wait_for_function(STILL)
        shown, piece = box(page, ".callout"), place.locator(".hit").first.evaluate(BOX)
        assert apart(shown, piece), name
        assert _distance(shown, piece) <= 20, name
        island = f"island:{int(name.partition(':')[2]) // 4}"
        assert set(page.locator(".callout").evaluate(OVER_PLACES)) <= {island}, name


def _distance(one: dict[str, float], other: dict[str, float]) -> float:
    return max(
        one["left"] - other["right"], other["left"] - one["right"],
        one["top"] - other["bottom"], other["top"] - one["bottom"],
    )  # fmt: skip


OVERLAPPED = """() => {
    const card = document.querySelector('.walk').getBoundingClientRect();
    const board = document.querySelector('.window').getBoundingClientRect();
    const clear = (box, within) =>
        Math.min(box.right, within.right) <= card.left + 1
        || Math.max(box.left, within.left) >= card.right - 1
        || Math.min(box.bottom, within.bottom) <= card.top + 1
        || Math.max(box.top, within.top) >= card.bottom - 1;
    const page = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const over = (name, within) => [...document.querySelectorAll(name)]
        .filter(each => !clear(each.getBoundingClientRect(), within)).length;
    return [over('[data-light], [data-region]', board), over('[data-place^="panel:"]', page)];
}"""
"""How many highlights and how many players the scoring card lies over."""
SETTLED = """() => document.querySelector('.walk[aria-busy=false] .push')?.innerText"""
"""The number of the step, once the card is in place."""


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("position", [
    Position("elements", "turns", 0, "v2"),
    Position("four_gods", "bag", 0, "v2"),
    Position("nations", "identical", 0),
], ids=lambda position: position.game)  # fmt: skip
def test_the_scoring_card_covers_nobody(visit: Visit, position: Position, size: Any) -> None:
    """Neither what scores, however many kingdoms do, nor a player; French words are longer."""
    visitor = visit(viewport=size, locale="fr-FR")
    show(visitor, position)
    page = visitor.page
    page.locator(".btn:has(use[href='#px-ic-star'])").click()
    page.locator(".walk .btn:has(use[href='#px-ic-pause'])").click()
    while True:
        step = page.wait_for_function(SETTLED).json_value()
        assert page.evaluate(OVERLAPPED) == [0, 0], step
        now, _, last = step.partition("/")
        if int(now) == int(last):
            return
        page.locator(".walk .btn:has(use[href='#px-ic-step'])").click()
        page.wait_for_function(
            "old => document.querySelector('.walk .push').innerText !== old", arg=step
        )
