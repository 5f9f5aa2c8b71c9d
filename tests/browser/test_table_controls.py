"""Everything at the table besides actions: refusals, undo, hints, rules, chat, seats."""

import re
from collections.abc import Iterator
from itertools import pairwise

from playwright.sync_api import expect

from pantheon import games
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

TAP_LIT = """number => document.querySelectorAll('[data-lit]')[number]
    ?.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }))"""
"""Looks and taps at once: a tap changes what is lit, and there may be fewer than before."""


def test_a_refusal_names_its_rule_and_leads_to_it(visit: Visit, game: str) -> None:
    """The table answers a tap on a place that is not lit, with the rule."""
    visitor = visit()
    visitor.play_bots(game, min(games.find(game).seats))
    page = visitor.page
    for seed in range(30):
        visitor.my_turn()
        for number in range(6):
            page.evaluate(TAP_LIT, number)
            rule = _refusal(visitor)
            if rule:
                page.click("[data-notice] .btn:not(.bare)")
                page.wait_for_selector(f"#rule-{rule}.marked")
                return
        visitor.choose(seed)
    raise AssertionError("no tap was refused by a rule")


def _refusal(visitor: Visitor) -> str | None:
    """The rule shown after a tap on a disabled place, if the board has lit and disabled ones."""
    page = visitor.page
    dead = page.locator(".place[aria-disabled=true]")
    if not page.locator(".place[data-lit]").count() or not dead.count():
        return None
    dead.first.dispatch_event("click", {"detail": 1})
    page.wait_for_timeout(150)
    if not page.locator("[data-notice]").count():
        return None
    return page.get_attribute("[data-notice]", "data-rule")


def test_undo_and_hint(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game, min(games.find(game).seats))
    page = visitor.page
    visitor.my_turn()
    page.click("[data-hint]")
    page.wait_for_selector("[data-advice] [aria-pressed=true]")
    for seed in range(12):
        visitor.choose(seed)
        page.wait_for_timeout(150)
        if page.locator("[data-undo]").count():
            page.locator("[data-undo]").dispatch_event("click")
            visitor.until(lambda: _was_undone(visitor))
            return
    raise AssertionError("nothing could be undone")


def _was_undone(visitor: Visitor) -> bool:
    steps = [message["step"] for message in visitor.received if message["type"] == "update"]
    return any(later < sooner for sooner, later in pairwise(steps))


def lesson_steps(visitor: Visitor, game: str) -> Iterator[str]:
    """Do what the lesson says until its end; the counter of each step."""
    page = visitor.page
    page.goto(f"/lesson/{game}")
    page.wait_for_selector(".caption")
    shown = ""
    for _ in range(400):
        step = page.locator("[data-step]").inner_text()
        if step != shown:
            yield step
        shown = step
        if page.locator("[data-play]").count():
            return
        page.evaluate(
            """() => ['[data-next]', '[data-confirm]', '[data-lit]']
                .map((each) => document.querySelector(each)).find(Boolean)
                ?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"""
        )
        page.wait_for_timeout(25)
    raise AssertionError("the lesson does not end")


def test_a_lesson_fits_beside_its_board(visit: Visit) -> None:
    """The longest captions are those of Gods of the Elements, in French; nothing is scrolled."""
    visitor = visit(locale="fr-FR")
    fits = """() => [...document.querySelectorAll('.left, .right')]
        .every((column) => column.scrollHeight <= column.clientHeight)"""
    for _ in lesson_steps(visitor, "elements"):
        visitor.page.wait_for_function(fits)


def test_a_lesson_on_a_phone_shows_the_points(visit: Visit) -> None:
    page = visit(viewport=PHONE).page
    page.goto(f"/lesson/{games.names()[0]}")
    expect(page.locator(".players [data-score]")).to_have_count(2)


def test_lesson_can_be_played_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    for _ in lesson_steps(visitor, game):
        pass
    at, last = page.locator("[data-step]").inner_text().split(" / ")
    assert at == last
    visitor.check_axe()
    page.click("[data-play]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".place")


def test_chat_spectators_and_a_shared_device(visit: Visit) -> None:
    game = games.names()[-1]
    host, watcher = visit(), visit()
    path = host.open_table(game, 2)
    host.page.fill(".more input", "Second")
    host.page.click("[data-sit='1']")
    host.page.click("[data-start]")
    host.page.click("[data-hand-over]")
    host.my_turn()
    watcher.page.goto(path)
    watcher.seated()
    watcher.page.click("[data-chat]")
    watcher.page.fill(".chat input", "Good luck!")
    watcher.page.keyboard.press("Enter")
    host.expect_text(".chat ol", "Good luck!")
    host.expect_text(".chat .watching", "1")


def test_a_spectator_asks_to_take_over_a_bots_seat(visit: Visit) -> None:
    """In a game with secrets the players must agree before a newcomer sees a hand."""
    secret = next(name for name in games.names() if not games.find(name).open_to_all)
    host, watcher = visit(), visit()
    path = host.play_bots(secret, 2)
    host.my_turn()
    watcher.page.goto(path)
    watcher.seated()
    # What the host is asked ("Place your envoy …") is not said to one who only watches.
    expect(watcher.page.locator(".ribbon").last).to_have_text(
        re.compile(r"^\s*Guest \d+’s turn\s*$")
    )
    watcher.page.click(".watch .btn")
    watcher.page.wait_for_selector(".wish .btn")
    assert not watcher.page.locator(".watch .btn").count()
    host.page.wait_for_selector(".wish .btn.primary")
    host.check_axe()
    host.page.click(".wish .btn.primary")
    watcher.page.wait_for_selector(".watch", state="detached")
    assert not host.page.locator(".wish").count()
