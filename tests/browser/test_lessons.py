"""The guided first matches, on phones: the board has room at every step of them."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.test_room_for_the_board import (
    AT_200_PERCENT,
    ON_ITS_SIDE,
    SMALL,
    box,
    resize,
)
from tests.browser.test_table_controls import lesson_steps

SIZES = (SMALL, ON_ITS_SIDE, AT_200_PERCENT)
LEAST_HEIGHT = 170
"""On the smallest phone, beneath the longest caption."""
HIDDEN = """() => {
    const lit = [...document.querySelectorAll('[data-lit]')].filter(each => each.tagName !== 'g');
    const seen = lit.filter(each => {
        each.scrollIntoView({block: 'nearest', inline: 'nearest'});
        const {left, top, right, bottom} = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint((left + right) / 2, top + 5))
            && each.contains(document.elementFromPoint((left + right) / 2, bottom - 5));
    });
    return lit.filter(each => !seen.includes(each)).map(each => each.dataset.place);
}"""
"""What can be chosen off the board and cannot be brought into sight."""


@pytest.mark.every_game
def test_a_lesson_has_room_for_the_board_on_phones(visit: Visit, game: str) -> None:
    """From its first step to its last, with French captions."""
    visitor = visit(viewport=SMALL, locale="fr-FR")
    for step in lesson_steps(visitor, game):
        for size in SIZES:
            resize(visitor.page, size)
            _has_room(visitor.page, step, size)


def _has_room(page: Page, step: str, size: Any) -> None:
    board, caption = box(page, ".window"), box(page, ".caption")
    assert board["height"] >= LEAST_HEIGHT, (step, size)
    assert board["width"] >= 300, (step, size)
    assert board["bottom"] <= size["height"], (step, size)
    assert caption["bottom"] <= size["height"], (step, size)
    page.wait_for_function(
        "width => document.documentElement.scrollWidth <= width", arg=size["width"]
    )
    assert page.evaluate(HIDDEN) == [], (step, size)
