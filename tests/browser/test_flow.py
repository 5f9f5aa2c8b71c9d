"""The way to a match and through it: lobby, waiting room, responses."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor


def with_settings(visitor: Visitor, **values: Any) -> None:
    """Settings that this browser has stored."""
    stored = json.dumps(json.dumps(values))
    visitor.context.add_init_script(f"localStorage.setItem('pantheon', {stored})")


def test_a_response_costs_one_tap(visit: Visit) -> None:
    """GØDS asks for responses (EN-71); one tap passes until the end of the turn."""
    visitor = visit()
    with_settings(visitor, ask="always")
    visitor.play_bots("envoys", 2, points_goal=8)
    page = visitor.page
    for seed in range(80):
        visitor.my_turn()
        if page.locator("[data-pass-turn]").count():
            break
        visitor.choose(seed)
    cards = [each["seats"][0].get("ask") for each in visitor.received if each["type"] == "table"]
    assert cards[-1] == "always"
    before = len(visitor.received)
    page.click("[data-pass-turn]")
    visitor.until(lambda: any(each["type"] == "update" for each in visitor.received[before:]))
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_a_table_among_friends(visit: Visit) -> None:
    """Names and chat before the start, no hints, who was faster, what a clock counts.

    One who watches reads French: no guest is called so in English.
    """
    host, friend, watcher = visit(), visit(), visit(locale="fr-FR")
    path = host.open_table("four_gods", 2, clock=30)
    friend.sit(path, 1)
    friend.page.click("[data-rename='1']")
    friend.page.fill("[data-seat-name]", "Benedikt")
    friend.page.press("[data-seat-name]", "Enter")
    host.expect_text(".room", "Benedikt")
    friend.page.fill(".chat input", "Shall we?")
    friend.page.keyboard.press("Enter")
    host.expect_text(".chat ol", "Shall we?")
    watcher.page.goto(path)
    watcher.expect_text(".room", "Invité")
    expect(watcher.page.locator("body")).not_to_contain_text("Guest")
    host.page.check("[data-hints]")
    expect(friend.page.locator("[data-hints]")).to_be_checked()
    host.page.click("[data-start]")
    for visitor in (host, friend):
        visitor.seated()
        visitor.expect_text(".page", "Play starts when everyone is ready")
        visitor.page.click("[data-button='button:ready']")
    host.page.wait_for_selector("[data-place^=hand][data-lit]")
    expect(host.page.locator("[data-hint]")).to_have_count(0)
    expect(host.page.locator("[data-counts]")).to_have_text("until a standstill")

    watcher.seated()
    watcher.expect_text("[data-watching]", "Vous regardez")
    expect(watcher.page.locator("body")).not_to_contain_text("Guest")

    for visitor, hand in ((host, 0), (friend, 1)):
        visitor.page.locator(f"[data-place='hand:{hand}:0']").first.click()
        visitor.page.locator(".place[data-id='cell:a8']").click()
        visitor.page.wait_for_selector("[data-confirm]")
    friend.page.click("[data-confirm]")
    host.expect_text("[data-notice]", "Benedikt was faster: a8 is taken.")


def test_the_lobby_helps_newcomers(visit: Visit) -> None:
    """Own tables on top and among one's matches, samples, levels by strength, a first match."""
    visitor = visit()
    page = visitor.page
    table = visitor.play_bots("nations", 2).rpartition("/")[2]
    visitor.open_lobby()
    expect(page.locator("main > .mine")).to_contain_text("GODS")
    page.click(f"a[href='/table/{table}']")
    visitor.my_turn()
    page.goto("/history")
    expect(page.locator(f"[data-running] a[href='/table/{table}']")).to_have_count(1)
    page.goto("/replays")
    expect(page.locator("[data-samples] li")).to_have_count(4)

    visitor.open_lobby()
    page.click("[data-game=elements] [data-bots]")
    names = [each.split()[0] for each in page.locator("[data-level]").all_inner_texts()]
    assert names[:5] == ["Relaxed", "Steady", "Strong", "Expert", "Master"]
    expect(page.locator("[data-level=adept]")).to_contain_text("Elo")
    expect(page.locator("[data-level=novice]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("dialog select").first).to_have_value("first")
    visitor.check_axe()
    page.click("[data-open]")
    visitor.seated()


def test_a_spectator_of_many_bots_sees_the_board(visit: Visit) -> None:
    """On a phone the offers to take over stand in one line, and can be read."""
    host, watcher = visit(), visit(viewport=PHONE)
    path = host.open_table("envoys", 6)
    for seat in range(1, 6):
        host.page.click(f"[data-add-bot='{seat}']")
        expect(host.page.locator(f"[data-add-bot='{seat}']")).to_have_count(0)
    host.page.click("[data-start]")
    host.seated()
    watcher.page.goto(path)
    watcher.seated()
    offers = watcher.page.locator("[data-watching] button")
    expect(offers).to_have_count(5)
    boxes = offers.evaluate_all(
        "all => all.map(each => [each.getBoundingClientRect().top, each.scrollWidth,"
        " each.clientWidth])"
    )
    assert len({top for top, _, _ in boxes}) == 1
    assert all(needed <= given for _, needed, given in boxes)


def test_no_choice_of_a_new_table_is_cut_off(visit: Visit) -> None:
    """Each select is as wide as its longest option needs, in French."""
    visitor = visit(locale="fr-FR")
    visitor.open_lobby()
    page = visitor.page
    page.click("[data-game=four_gods] [data-bots]")
    page.locator("dialog details").first.evaluate("each => { each.open = true; }")
    cut = page.locator("dialog select").evaluate_all("""all => all.filter(each => {
        const free = each.cloneNode(true);
        free.style.cssText = 'position: absolute; width: max-content';
        each.after(free);
        const needed = free.offsetWidth;
        free.remove();
        return needed > each.offsetWidth;
    }).map(each => each.options[0].text)""")
    assert cut == []
