"""The rules as a newcomer reads them: a summary with pictures, lists, and beside the board."""

import re

from pantheon import games
from tests.browser.conftest import Visit


def test_the_rules_begin_with_pictures_have_lists_and_can_be_searched(
    visit: Visit, game: str
) -> None:
    page = visit().page
    page.goto(f"/rules/{game}")
    page.wait_for_selector("[data-summary] svg use")
    pictures = page.locator("[data-summary] svg use")
    drawn = pictures.evaluate_all(
        "all => all.filter(each => document.querySelector(each.getAttribute('href'))).length"
    )
    assert drawn == page.locator("[data-summary] li").count() >= 6
    assert not re.search(r"\s- \*", page.locator(".rules").inner_text())
    every = page.locator("dl > div").count()
    page.fill("input[type=search]", f"{games.find(game).rule_prefix}-1")
    assert 0 < page.locator("dl > div").count() < every


def test_the_rules_stand_beside_the_board_at_what_is_hovered(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game, 2)
    visitor.my_turn()
    page = visitor.page
    page.click("header button[title=Rules]")
    page.wait_for_selector(".docked [data-summary]")
    board = page.locator(".board.vellum").bounding_box()
    docked = page.locator(".docked").bounding_box()
    assert board
    assert docked
    assert docked["x"] >= board["x"] + board["width"]
    ruled = page.evaluate(
        """async () => {
            for (const place of document.querySelectorAll('.board .place, .board .piece')) {
                place.focus?.();
                for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
                const marked = document.querySelector('.docked .marked');
                if (marked) return marked.id;
            }
            return '';
        }"""
    )
    assert ruled.startswith("rule-")
