"""Nothing is lost by a reload, a dropped connection or a server restart."""

from pantheon import games
from tests.browser.conftest import Visit
from tests.browser.short_matches import turn_based_options
from tests.browser.table_server import TableServer


def test_reload_in_mid_turn(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game, min(games.find(game).seats), **turn_based_options(game))
    visitor.autopilot(5, 3)
    visitor.landed()
    visitor.my_turn()
    if visitor.is_over:
        visitor.finish()
    before = visitor.scores()
    lit = visitor.page.locator("[data-lit]").count()
    visitor.page.reload()
    visitor.seated()
    visitor.my_turn()
    assert visitor.scores() == before
    assert visitor.page.locator("[data-lit]").count() == lit
    assert visitor.page.locator(".log li").count() > 0


def test_reconnect_in_mid_turn(visit: Visit, server: TableServer, game: str) -> None:
    visitor = visit()
    visitor.play_bots(game, min(games.find(game).seats), **turn_based_options(game))
    visitor.my_turn()
    server.stop()
    visitor.page.wait_for_selector(".lost")
    server.start()
    visitor.page.wait_for_selector(".lost", state="detached")
    visitor.my_turn()
    before = len(visitor.received)
    visitor.autopilot(6)
    visitor.until(lambda: any(each["type"] == "update" for each in visitor.received[before:]))
