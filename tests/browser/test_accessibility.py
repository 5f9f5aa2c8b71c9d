"""Accessibility: keyboard only, touch on a small phone, French, the board as text, axe."""

import random
from collections.abc import Callable

import pytest

from pantheon import games
from tests.browser.conftest import DEFAULT_GAME, Visit
from tests.browser.visitor import PHONE, Visitor
from tests.repeats import LONG

MOST_TABS = 120
MOST_PICKS = 40
TURNS = 3
CHANCE = random.Random(5)


def test_keyboard_only(visit: Visit, game: str) -> None:
    """Tab, arrows and Enter are enough, from the lobby to a completed action.

    The first tab stop of the table is a choice.
    """
    visitor = visit()
    visitor.open_lobby()
    _tab_to(visitor, f"[data-game={game}] [data-bots]")
    visitor.page.keyboard.press("Enter")
    _tab_to(visitor, "[data-open]")
    visitor.page.keyboard.press("Enter")
    visitor.seated()
    visitor.my_turn()
    visitor.page.wait_for_function("() => document.activeElement.matches('main')")
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate("() => document.activeElement.matches('[data-lit]')")
    for _ in range(TURNS):
        visitor.my_turn()
        _act(
            visitor,
            lambda: _press_at(visitor, "[data-lit]", "ArrowRight", "Enter"),
            lambda: _press_at(visitor, "[data-confirm]", "Enter"),
        )


def test_arrows_reach_every_piece_beside_the_board(visit: Visit) -> None:
    """GODS' display has two cards; arrows go from one to the other, and on to the board."""
    visitor = visit()
    visitor.play_bots("nations", 2)
    visitor.my_turn()
    page = visitor.page
    page.wait_for_function("() => document.activeElement.matches('main')")
    reached = set()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        reached.add(page.evaluate("() => document.activeElement.dataset.id"))
    lit = page.locator("main button[data-lit]").evaluate_all("all => all.map(e => e.dataset.id)")
    assert reached >= set(lit)
    assert len(reached) > 1


def _answers(visitor: Visitor) -> int:
    return sum(message["type"] in {"done", "refused"} for message in visitor.received)


def _press_at(visitor: Visitor, selector: str, *keys: str) -> None:
    _tab_to(visitor, selector)
    for key in keys:
        visitor.page.keyboard.press(key)


def _step(visitor: Visitor) -> int:
    return sum(message["type"] == "done" for message in visitor.received)


def _tab_to(visitor: Visitor, selector: str) -> None:
    focused = "selector => document.activeElement?.matches(selector)"
    for _ in range(MOST_TABS):
        if visitor.page.evaluate(focused, selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


@pytest.mark.every_game
def test_phone_with_touch(visit: Visit, game: str) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    visitor.play_bots(game, min(games.find(game).seats))
    page = visitor.page
    visitor.my_turn()
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert not _small_targets(visitor)
    for tab in (1, 2, 3, 4, 0):
        page.locator(".tabs button").nth(tab).tap()
        if game == DEFAULT_GAME or LONG:  # the tabs are the same in every game
            visitor.check_axe()
    for _ in range(TURNS):
        visitor.my_turn()
        _act(visitor, lambda: _tap_lit(visitor), lambda: page.locator("[data-confirm]").tap())


def _act(visitor: Visitor, choose: Callable[[], None], confirm: Callable[[], None]) -> None:
    """Choose and confirm until an action is completed, or the match is over."""
    before = _step(visitor)
    for _ in range(MOST_PICKS):
        if visitor.page.locator("[data-confirm]").count():
            asked = _answers(visitor)
            confirm()
            visitor.until(lambda: _answers(visitor) > asked or visitor.is_over)  # noqa: B023
        elif visitor.page.locator("[data-lit]").count():
            choose()
        visitor.page.wait_for_timeout(60)
        if _step(visitor) != before or visitor.is_over:
            return
    raise AssertionError("no action was completed")


def _small_targets(visitor: Visitor) -> list[str]:
    """Touch targets of a match that are under 44 pixels in one direction."""
    return list(
        visitor.page.evaluate(
            """() => [...document.querySelectorAll(
                    'main button, main a, .bar .btn, .place[data-lit]')]
                .map((each) => [each.getAttribute('aria-label') || each.textContent,
                                each.getBoundingClientRect()])
                .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
                .map(([name]) => name)"""
        )
    )


def _tap_lit(visitor: Visitor) -> None:
    """Tap something lit and visible, if anything is.

    All places are read at once: a bot that acts at the same time may change what is lit.
    """
    spots = visitor.page.evaluate(
        """() => [...document.querySelectorAll('[data-lit]')]
            .map((lit) => lit.getBoundingClientRect())
            .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
            .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-lit]'))"""
    )
    if spots:
        visitor.page.touchscreen.tap(*CHANCE.choice(spots))


def test_switching_to_french_keeps_the_table_and_the_choice(visit: Visit, game: str) -> None:
    visitor = visit()
    path = visitor.play_bots(game, min(games.find(game).seats))
    visitor.my_turn()
    visitor.page.locator("[data-lit]").first.click()
    chosen = visitor.page.locator("[aria-pressed=true]").count()
    visitor.page.click("button[lang=fr]")
    visitor.page.get_by_role("button", name="Conseil").wait_for()
    assert visitor.page.get_attribute("html", "lang") == "fr"
    assert visitor.path == path
    assert visitor.page.locator("[aria-pressed=true]").count() == chosen
    missing = visitor.page.evaluate(
        "game => [...document.body.innerText.matchAll(new RegExp(`(web|${game})-[a-z-]+`, 'g'))]"
        ".map(String)",
        game,
    )
    assert not missing


def test_the_board_as_text(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game, min(games.find(game).seats))
    visitor.my_turn()
    visitor.page.locator("[data-lit]").first.focus()
    visitor.page.keyboard.press("t")
    visitor.page.wait_for_selector(".text-board")
    visitor.check_axe()
    before = _step(visitor)
    visitor.autopilot(11, 1)
    visitor.until(lambda: _step(visitor) > before)
    assert visitor.page.inner_text("[data-live]")


@pytest.mark.every_game
def test_axe_on_a_running_match(visit: Visit, game: str) -> None:
    """In both themes, at a full table, with an unfinished choice."""
    visitor = visit()
    visitor.play_bots(game, max(games.find(game).seats))
    visitor.autopilot(12, 4)
    visitor.landed()
    visitor.my_turn()
    visitor.check_axe()
    visitor.page.emulate_media(color_scheme="dark")
    visitor.page.wait_for_selector("html.dark")
    if visitor.page.locator("[data-lit]").count():
        visitor.page.locator("[data-lit]").last.dispatch_event("click", {"detail": 1})
    visitor.check_axe()


def test_axe_on_every_page(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open_lobby()
    visitor.check_axe()
    page.click(f"[data-game={game}] [data-friends]")
    page.wait_for_selector("[data-open]")
    page.click("dialog summary")
    visitor.check_axe()
    page.click("[data-open]")
    page.wait_for_selector("[data-start]")
    visitor.check_axe()
    for path in (f"/rules/{game}", f"/lesson/{game}", "/replays", "/account"):
        page.goto(path)
        page.wait_for_selector("main .sheet, main .wait")
        page.wait_for_timeout(150)
        visitor.check_axe()
