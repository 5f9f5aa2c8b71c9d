"""The account page: sign up and in, take one's data along, have it deleted."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

PASSWORD = "correct horse"
FORMER = "Former player"


def named(visitor: Visitor, name: str) -> None:
    """Open the account page and give oneself a name."""
    visitor.page.goto("/account")
    visitor.page.get_by_label("Name", exact=True).fill(name)
    visitor.page.get_by_role("button", name="Save").click()
    expect(visitor.page.get_by_role("status")).to_have_text("Saved.")


def register(visitor: Visitor, login: str) -> None:
    """Make an account of a guest, on the account page."""
    visitor.page.get_by_label("Username").fill(login)
    visitor.page.get_by_label("Password").fill(PASSWORD)
    visitor.page.get_by_role("button", name="Create account").click()
    visitor.expect_text("h2:has-text('Signed in')", f"Signed in as {login}")


def exported(visitor: Visitor, folder: Path) -> dict[str, object]:
    """What the page lets people download, from a file as their browser stores it."""
    with visitor.page.expect_download() as download:
        visitor.page.click("[data-export]")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".json"
    return dict(json.loads(file.read_text("utf-8")))


def delete(visitor: Visitor, password: str = "") -> None:
    """Confirm in the dialogue that everything is to be deleted."""
    visitor.page.click("[data-delete]")
    dialogue = visitor.page.get_by_role("dialog")
    expect(dialogue).to_contain_text("cannot be restored")
    if password:
        dialogue.get_by_label("Password").fill(password)
    dialogue.locator("[data-confirm-delete]").click()
    expect(dialogue).to_have_count(0)


def test_an_account_is_found_again_in_another_browser(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    named(anna, "Anna of Delos")
    register(anna, "anna-delos")
    anna.check_axe()
    elsewhere.page.goto("/account")
    elsewhere.page.get_by_label("Username").fill("anna-delos")
    elsewhere.page.get_by_label("Password").fill("not her password")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_role("status")).not_to_be_empty()
    expect(elsewhere.page.get_by_label("Password")).to_be_visible()
    elsewhere.page.get_by_label("Password").fill(PASSWORD)
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_label("Name", exact=True)).to_have_value("Anna of Delos")
    elsewhere.page.get_by_role("button", name="Sign out").click()
    expect(elsewhere.page.get_by_role("button", name="Sign in")).to_be_visible()


def test_data_can_be_taken_along_and_deleted_with_the_password(
    visit: Visit, tmp_path: Path
) -> None:
    cleo, other = visit(), visit()
    named(cleo, "Cleo of Naxos")
    register(cleo, "cleo-naxos")
    table = cleo.play_bots("nations", 2).rpartition("/")[2]
    cleo.page.goto("/account")
    data = json.dumps(exported(cleo, tmp_path))
    assert "Cleo of Naxos" in data
    assert table in data
    delete(cleo, "not her password")
    expect(cleo.page.get_by_role("status")).not_to_be_empty()
    cleo.expect_text("h2:has-text('Signed in')", "cleo-naxos")
    delete(cleo, PASSWORD)
    expect(cleo.page.get_by_role("button", name="Create account")).to_be_visible()
    assert "Cleo of Naxos" not in json.dumps(exported(cleo, tmp_path))
    cleo.page.get_by_label("Username").fill("cleo-naxos")
    cleo.page.get_by_label("Password").fill(PASSWORD)
    cleo.page.get_by_role("button", name="Sign in").click()
    expect(cleo.page.get_by_role("status")).not_to_be_empty()
    expect(cleo.page.get_by_role("button", name="Create account")).to_be_visible()
    seats = other.page.request.get(f"/api/tables/{table}").text()
    assert "Cleo of Naxos" not in seats


def test_a_guest_becomes_a_former_player_and_the_others_play_on(visit: Visit) -> None:
    host, guest = visit(), visit()
    named(guest, "Dora of Samos")
    path = host.open_table("nations")
    guest.sit(path)
    host.page.click("[data-start]")
    host.seated()
    guest.seated()
    expect(host.page.get_by_text("Dora of Samos").first).to_be_visible()
    guest.page.goto("/account")
    delete(guest)
    expect(host.page.get_by_text("Dora of Samos")).to_have_count(0)
    expect(host.page.get_by_text(FORMER).first).to_be_visible()
    host.autopilot(3)
    host.finish()
    assert len(host.scores()) == 2
