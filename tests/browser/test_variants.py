"""Variants in the browser: opened by link or file, played, kept and shared."""

from pathlib import Path

from playwright.sync_api import expect

from pantheon.core.variant import Variant, read_variant
from tests.browser.conftest import Visit

QUICK = Variant("nations", 2, {"win_points_duel": 4}, "Quick duel", "For lunch breaks")


def test_a_link_leads_to_a_match_against_bots(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(QUICK.link())
    dialogue = anna.page.get_by_role("dialog", name="Quick duel")
    expect(dialogue).to_contain_text("For lunch breaks")
    expect(dialogue.locator("[data-changes] li")).to_have_count(1)
    expect(dialogue.locator("[data-changes] b")).to_have_text("4")
    anna.check_axe()
    dialogue.locator("[data-play-variant]").click()
    assert anna.seated().startswith("/table/")
    anna.page.go_back()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)


def test_a_file_is_opened_kept_and_saved_again(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "quick.toml").write_text(QUICK.toml(), "utf-8")
    anna = visit()
    anna.open_lobby()
    anna.page.set_input_files("input[type=file]", tmp_path / "quick.toml")
    dialogue = anna.page.get_by_role("dialog")
    dialogue.locator("summary").click()
    dialogue.get_by_label("Name of the variant").fill("Lunch")
    dialogue.locator("[data-keep]").click()
    with anna.page.expect_download() as download:
        dialogue.locator("[data-variant-file]").click()
    saved = read_variant(Path(download.value.path()).read_text("utf-8"))
    assert (saved.name, saved.options) == ("Lunch", QUICK.options)
    assert download.value.suggested_filename == "lunch.toml"
    anna.page.reload()
    anna.page.get_by_role("button", name="Lunch").click()
    anna.page.locator("[data-edit-variant]").click()
    form = anna.page.get_by_role("dialog")
    expect(form.get_by_label("Game mode").locator("option:checked")).to_have_text("Lunch")
    form.locator("[data-share]").click()
    expect(anna.page.get_by_label("Link to the variant")).to_have_value(
        f"{anna.page.url.rstrip('/')}{saved.link()}"
    )


def test_a_bad_variant_says_what_is_wrong(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(Variant("nations", 2, {"income": 99}).link())
    expect(anna.page.get_by_role("alert")).to_contain_text("income")
    anna.page.get_by_label("Table code").fill("http://elsewhere/?variant=8abc")
    anna.page.locator("[data-join]").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("newer version")
