"""The way through a match: responses in GØDS, the end, the rematch, resigning."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def with_settings(visitor: Visitor, **values: Any) -> None:
    """Settings that this browser has stored."""
    stored = json.dumps(json.dumps(values))
    visitor.context.add_init_script(f"localStorage.setItem('pantheon', {stored})")


def test_a_response_costs_one_tap_and_none_where_nothing_can_be_played(visit: Visit) -> None:
    """GØDS asks for responses; the table passes where the hand holds none (EN-71)."""
    asked, spared = visit(), visit()
    with_settings(asked, ask="always")
    for visitor in (asked, spared):
        visitor.play_bots("envoys", 2, points_goal=4)
    page = asked.page
    for seed in range(120):
        asked.my_turn()
        if page.locator("[data-pass-turn]").count() or asked.is_over:
            break
        asked.autopilot(seed, 1)
        asked.landed()
    before = len(asked.received)
    page.click("[data-pass-turn]")
    asked.until(lambda: any(each["type"] == "update" for each in asked.received[before:]))
    assert not page.locator("[data-confirm]").count()

    spared.autopilot(3)
    spared.finish()
    passed = [each for each in spared.received if (each.get("decline") or {}).get("automatic")]
    assert passed, "the table never passed"
    assert not any(each.get("offers", {}).get("new") for each in passed if "base" in each)


def test_the_end_names_the_winner_and_leads_to_a_rematch(visit: Visit, game: str) -> None:
    """Back from the replay the scoring does not run again; a rematch against bots starts."""
    visitor = visit()
    path = visitor.play_bots(game, 2)
    visitor.autopilot(7)
    visitor.finish()
    page = visitor.page
    outcome = page.locator("[data-outcome]")
    places = next(each["result"]["places"] for each in visitor.received if each.get("result"))
    expect(outcome).to_have_text(
        "You win!" if places[0] == 1 else "wins", use_inner_text=True
    ) if places[0] == 1 else expect(outcome).to_contain_text("wins")
    totals = page.locator("[data-score-table] tfoot td").all_inner_texts()
    for column, total in enumerate(totals):
        cells = page.locator(f"[data-score-table] tbody td:nth-child({column + 2})")
        assert sum(int(each or 0) for each in cells.all_inner_texts()) == int(total)

    page.click("[data-replay]")
    page.wait_for_selector("[data-at]")
    page.go_back()
    page.wait_for_selector("[data-end]")
    assert not page.locator("[data-skip]").count()
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: "/table/" in url and not url.endswith(path))
    visitor.seated()
    visitor.my_turn()

    page.click("[aria-label=Settings]")
    expect(page.locator("[data-leave]")).to_be_visible()
    page.click("[data-resign]")
    page.click("[data-resign-now]")
    visitor.expect_text("[data-end]", "given up")
    expect(page.locator("[data-outcome=other]")).to_have_count(1)
