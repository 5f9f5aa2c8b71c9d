"""4 Gods in the browser: simultaneous play, secret gods, the sand timer, play on honour."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.stored_positions import Position, show
from tests.browser.table_server import TableServer
from tests.browser.traffic import check_traffic
from tests.browser.visitor import PHONE, Visitor

GAME = "four_gods"


class SlowConnection:
    """A visitor's connection that can hold back actions, like a slow network."""

    def __init__(self, visitor: Visitor) -> None:
        self.holds = False
        self._waiting: list[str | bytes] = []
        visitor.page.route_web_socket(re.compile("^ws"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._server = page.connect_to_server()
        page.on_message(self._send)

    def _send(self, message: str | bytes) -> None:
        if self.holds and json.loads(message)["type"] == "act":
            self._waiting.append(message)
        else:
            self._server.send(message)

    def release(self) -> None:
        self.holds = False
        for message in self._waiting:
            self._server.send(message)


@pytest.fixture
def at_human_pace(browser: Browser, tmp_path: Path) -> Iterator[Visit]:
    """Visitors of a server whose bots act at their normal pace."""
    server = TableServer(tmp_path, pace=1)
    server.start()
    visitors: list[Visitor] = []

    def call(**settings: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **settings))
        return visitors[-1]

    yield call
    for visitor in visitors:
        visitor.close()
    server.close()


def test_a_race_of_three_people_and_a_bot(at_human_pace: Visit) -> None:
    """Actions are shown at once; whoever comes second gets a message and keeps the tile."""
    host, first, late = at_human_pace(), at_human_pace(), at_human_pace()
    wire = SlowConnection(late)
    path = host.open_table(GAME, 4, bots=["greedy"])
    first.sit(path, 2)
    late.sit(path, 3)
    _begin(host, first, late)

    _tap(late, "hand:3:0")
    _tap(first, "hand:2:0")
    cell = next(each for each in _lit_cells(late) if each in _lit_cells(first))
    wire.holds = True
    _tap(late, cell)
    late.page.click("[data-confirm]")
    ghost = late.page.locator(".ghost")
    expect(ghost).to_have_count(1)
    expect(ghost.locator(".gold")).to_have_count(0)

    _tap(first, cell)
    first.page.click("[data-confirm]")
    expect(first.page.locator(".ghost")).to_have_count(0)
    wire.release()
    late.expect_text("[data-notice]", "first; the tile stays in your hand")
    assert late.page.get_attribute("[data-notice]", "data-rule") == "FG-10"
    expect(ghost).to_have_count(0)
    expect(late.page.locator("[data-place='hand:3:0'][data-lit]")).to_have_count(1)

    host.until(lambda: _acted(host, 1))
    host.autopilot(1, 3)
    assert host.landed() == 3


def _begin(host: Visitor, *others: Visitor) -> None:
    """Everybody sits down and confirms that they are ready (FG-7)."""
    host.page.click("[data-start]")
    for visitor in (host, *others):
        visitor.seated()
        _tap(visitor, "button:ready")
    for visitor in (host, *others):
        visitor.page.wait_for_selector("[data-place^=hand][data-lit]")


def _tap(visitor: Visitor, place: str) -> None:
    visitor.page.locator(f"[data-place='{place}'], .place[data-id='{place}']").first.click()


def _lit_cells(visitor: Visitor) -> list[str]:
    visitor.page.wait_for_selector(".place[data-lit]")
    found: list[str] = visitor.page.locator(".place[data-lit]").evaluate_all(
        "found => found.map((each) => each.dataset.id)"
    )
    return [each for each in found if each.startswith("cell:")]


def _acted(visitor: Visitor, seat: int) -> bool:
    lines = [line for message in visitor.received for line in message.get("lines", [])]
    return any(line.get("seat") == seat and line.get("step", 0) > 4 for line in lines)


def test_secret_gods_are_nowhere_in_the_traffic(visit: Visit) -> None:
    host, friend = visit(), visit()
    path = host.open_table(GAME, 2, gods="secret", duel="two")
    friend.sit(path, 1)
    host.page.click("[data-start]")
    for seed, visitor in enumerate((host, friend)):
        visitor.seated()
        visitor.autopilot(seed)
    for seat, visitor in enumerate((host, friend)):
        visitor.finish()
        check_traffic(visitor, GAME, seat, path)
        running = [message for message in visitor.received if not message.get("result")]
        named = set(re.findall(r"four_gods-god-(?!back|secret)\w+", json.dumps(running)))
        assert len(named) <= 1, "only one's own god is named before the end"


def test_the_sand_runs_out(visit: Visit) -> None:
    """If nobody acts in time, turns end by themselves, and finally the match."""
    host, friend = visit(), visit()
    path = host.open_table(GAME, 2, play="turns", clock=1)
    friend.sit(path, 1)
    host.page.click("[data-start]")
    host.page.wait_for_selector("[role=timer]")
    host.finish()
    friend.finish()


def test_a_wrong_tile_is_challenged(visit: Visit) -> None:
    """In play on honour a tile stays as placed until somebody challenges it (FG-62)."""
    host, friend = visit(), visit()
    path = host.open_table(GAME, 2, referee="honour")
    friend.sit(path, 1)
    _begin(host, friend)
    _tap(host, "hand:0:0")
    _tap(host, "cell:d4")
    host.page.click("[data-confirm]")
    friend.expect_text(".log", "d4")

    _tap(friend, "button:challenge")
    _tap(friend, "cell:d4")
    host.expect_text(".log", "is misplaced")
    _tap(host, "hand:0:1")
    assert "cell:d4" in _lit_cells(host)


def test_a_kingdom_lights_up_as_a_whole(visit: Visit) -> None:
    """With its tiles, prophets and worth, while the pointer is on it (FG-51, FG-52)."""
    host, friend = visit(), visit()
    path = host.open_table(GAME, 2, tiles=f"tiles = {[['FFFF', 'FFFF']] * 16}")
    friend.sit(path, 1)
    _begin(host, friend)
    _tap(host, "gods:2")
    host.expect_text(".log", "Goddess of the Elves")
    _do(host, "hand:0:0", "cell:a8")
    _do(host, "hand:0:1", "cell:b8")
    _do(host, "spot:b8:0")
    scene = _newest_scene(host)
    (kingdom,) = (area for area in scene["areas"] if area.get("label"))
    host.point_at(kingdom["id"])

    lit = host.page.locator("[data-region]")
    expect(lit).to_have_attribute("data-region", kingdom["id"])
    land = {area["id"]: area["path"] for area in scene["areas"]}
    whole = land["land:a8:0"] + land["land:b8:0"]
    expect(lit.locator(".region")).to_have_attribute("d", whole)
    expect(lit.locator(".member")).to_have_count(1)
    expect(lit.locator("text")).to_have_text("1")
    described = "Forest Kingdom of 2 tiles, worth 1, one green prophet"
    host.expect_text(".hover-info", described)

    host.page.mouse.move(1, 1)
    expect(lit).to_have_count(0)

    host.page.keyboard.press("Tab")
    host.page.locator(".place[data-id='cell:a8']").focus()
    expect(lit).to_have_attribute("data-region", kingdom["id"])
    host.page.keyboard.press("Tab")
    expect(lit).to_have_count(0)


def test_rows_leave_the_board_on_a_phone_and_tiles_turn_in_the_hand(visit: Visit) -> None:
    """On a phone rows are strips with large targets, and the World has the full width.

    A tile that is turned in the hand keeps that orientation wherever it fits.
    """
    host, friend = visit(), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    path = host.open_table(GAME, 2)
    friend.sit(path, 1)
    _begin(host, friend)
    assert host.page.get_attribute(".place[data-id='cell:h8']", "aria-label") == "h8"
    expect(host.page.locator(".place[data-id^='row:']")).to_have_count(40)
    expect(host.page.locator(".strips")).to_have_count(0)
    expect(friend.page.locator(".place[data-id^='row:']")).to_have_count(0)
    left, right = (_box(friend, f".place[data-id='cell:{each}']") for each in ("a1", "h1"))
    assert 43.5 <= left["width"] <= 45
    assert left["x"] >= 0
    assert right["x"] + right["width"] <= PHONE["width"]

    _tap(friend, "hand:1:0")
    slot = "[data-place='row:1:0'][data-lit]"
    assert min(_box(friend, slot)["width"], _box(friend, slot)["height"]) >= 44
    friend.page.tap(slot)
    expect(friend.page.locator(".strip .ghost")).to_have_count(1)
    friend.page.tap("[data-confirm]")
    expect(friend.page.locator(".strip button[data-place='row:1:0'] .thing")).to_have_count(1)
    taken = host.page.locator(".place[data-id='row:1:0']")
    expect(taken).to_have_attribute("aria-label", re.compile("Slot 1 of .*, Tile: "))

    _tap(host, "hand:0:0")
    tile = host.page.locator("[data-place='hand:0:0'] .thing")
    before = tile.evaluate("thing => thing.outerHTML")
    host.page.locator("[data-twist=turn]").click()
    host.until(lambda: tile.evaluate("thing => thing.outerHTML") != before)
    expect(host.page.locator("[data-place='hand:0:0']")).to_have_attribute("aria-pressed", "true")


def test_a_hint_stays_while_others_act(visit: Visit) -> None:
    """While it can be followed, and until the player acts."""
    host, friend = visit(), visit()
    path = host.open_table(GAME, 2)
    friend.sit(path, 1)
    _begin(host, friend)
    host.page.click("[data-hint]")
    advice = host.page.locator("[data-advice]")
    expect(advice).to_be_visible()
    best = host.page.locator(".place.ghosted").evaluate_all("all => all.map(e => e.dataset.id)")
    _tap(friend, "hand:1:0")
    cell = next(each for each in _lit_cells(friend) if each not in best)
    _tap(friend, cell)
    friend.page.click("[data-confirm]")
    host.expect_text(".log", cell.removeprefix("cell:"))
    expect(advice).to_be_visible()
    _do(host, "hand:0:0", "row:0:0")
    expect(advice).to_have_count(0)


class OneGodEach(Position):
    """A position in which each player has one god, as with three or four players."""

    def state_message(self) -> dict[str, Any]:
        message = super().state_message()
        for panel in message["scene"]["panels"]:
            del panel["badges"][1:]
        return message


def test_the_god_of_a_seat_lies_beside_its_words(visit: Visit) -> None:
    """A panel has no room for “bot · Impulsive” and a god."""
    visitor = visit()
    show(visitor, OneGodEach("four_gods", "bag", 25))
    panels = visitor.page.locator(".panel:has(.badges > *)")
    overlaps = """all => all.filter(panel => {
        const words = document.createRange();
        words.selectNodeContents(panel.querySelector('[data-presence]'));
        const badge = panel.querySelector('.badges > *').getBoundingClientRect();
        const box = words.getBoundingClientRect();
        return box.width && box.right > badge.left && box.bottom > badge.top;
    }).map(panel => panel.innerText)"""
    assert panels.count() > 1
    assert panels.evaluate_all(overlaps) == []


def test_places_say_whether_a_tile_fits_as_it_lies(visit: Visit) -> None:
    """Or only flipped, which the page then does by itself; a key flips it in the hand."""
    host, friend = visit(), visit()
    path = host.open_table(GAME, 2, tiles=f"tiles = {[['FFFF', 'SSSS']] * 16}")
    friend.sit(path, 1)
    _begin(host, friend)
    lying = [piece["lies"]["face"] for piece in _newest_scene(host)["pieces"] if "lies" in piece]
    fits = ["now", "face"] if lying[0] == lying[1] else ["face", "now"]
    _do(host, "hand:0:0", "cell:a8")
    _tap(host, "hand:0:1")
    beside = host.page.locator(".place[data-id='cell:b8']")
    for fit in fits:
        expect(beside.locator("[data-fit]")).to_have_attribute("data-fit", fit)
        expect(host.page.locator("[data-id='cell:h8'] [data-fit]")).to_have_attribute(
            "data-fit", "now"
        )
        label = re.compile("Flip" if fit == "face" else "b8")
        expect(beside).to_have_attribute("aria-label", label)
        host.page.keyboard.press("f")
    beside.click()
    expect(host.page.locator("[data-confirm]")).to_be_enabled()


def _box(visitor: Visitor, selector: str) -> dict[str, float]:
    box = visitor.page.locator(selector).bounding_box()
    assert box is not None
    return {"x": box["x"], "width": box["width"], "height": box["height"]}


def _do(visitor: Visitor, *places: str) -> None:
    """Tap the places of a choice, confirm it, and wait until it is done."""
    before = _done(visitor)
    for place in places:
        _tap(visitor, place)
    visitor.page.click("[data-confirm]")
    visitor.until(lambda: _done(visitor) > before)


def _done(visitor: Visitor) -> int:
    return sum(message["type"] == "done" for message in visitor.received)


def _newest_scene(visitor: Visitor) -> dict[str, Any]:
    """The full scene, as somebody who joins receives it."""
    visitor.received.clear()
    visitor.page.reload()
    visitor.seated()
    scenes = [message["scene"] for message in visitor.received if message["type"] == "state"]
    return dict(scenes[-1])
