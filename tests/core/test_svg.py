"""Scenes as static pictures: the symbols of the sprite files."""

from pantheon.core.svg import Sheet

SPRITE = """<symbol id="plate" viewBox="0 0 9 9" data-text="1 2 3"/>
<symbol id="frame" viewBox="0 0 2 4"><path d="M0 0"/></symbol>"""


def test_a_symbol_without_content_does_not_hide_the_next() -> None:
    sheet = Sheet((SPRITE,))
    assert sheet.ratio("plate") == 1
    assert sheet.ratio("frame") == 2
    assert "#frame" in sheet.use("frame", 0, 0, 1, 2)
