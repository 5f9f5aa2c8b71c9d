"""The eight card texts that every deck has (EN-70, EN-R12), one test each."""

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    ColourNamed,
    RollChanged,
    TextCancelled,
    TokenDrawn,
    TokenTaken,
)
from tests.games.envoys.positions import (
    IXCHEL,
    ODIN,
    RA,
    YEMAYA,
    Table,
    rolled,
    sailing,
    search,
)

pytestmark = pytest.mark.rule("EN-R12", "EN-27")


def test_all_together_now() -> None:
    table = Table(RA, ODIN, IXCHEL)
    events = table.text(table.give(0, "all_together_now"), luck=(YEMAYA, RA, ODIN, 0))
    drawn = [event for event in events if isinstance(event, TokenDrawn)]
    assert drawn == [TokenDrawn(0, YEMAYA), TokenDrawn(1, RA), TokenDrawn(2, ODIN)]
    assert [len(hand) for hand in table.state.hands] == [1, 0, 0]


@pytest.mark.parametrize(("change", "extra"), [(1, -1), (3, 1)])
def test_following_wind(change: int, extra: int) -> None:
    table = Table()
    wind = table.give(0, "following_wind")
    sailing(table, 3)
    table.text(wind)
    table.play(actions.PickSteps(change))
    assert table.ends() == set(search(table.state).ends(3 + extra))


def test_many_tongues() -> None:
    table = Table(RA, ODIN)
    tongues = table.give(0, "many_tongues")
    sailing(table)
    table.text(tongues)
    assert ColourNamed(0, ODIN) in table.play(actions.PickColour(ODIN))
    events = table.play(actions.SailTo(min(table.ends())), luck=(RA,))
    assert TokenDrawn(1, RA) in events, "also for who draws"
    assert table.state.move_colour == ODIN


def test_second_telling() -> None:
    table = Table()
    again = table.give(0, "second_telling")
    village = rolled(table, 1)
    assert RollChanged(0, 4) in table.text(again, luck=(3,))
    table.hush()
    assert table.state.pips[2 * village] == 4


def test_flourish() -> None:
    table = Table()
    flourish = table.give(0, "flourish")
    village = rolled(table, 3)
    assert RollChanged(0, 4) in table.text(flourish)
    table.hush()
    assert table.state.pips[2 * village] == 4


def test_heckler() -> None:
    table = Table()
    heckler = table.give(1, "heckler")
    village = rolled(table, 2)
    assert table.refused(actions.Pass(), 0) == "EN-20", "another's story: seat 1 is asked"
    table.play(actions.PlayText(heckler), 1)
    table.hush()
    assert table.state.pips[2 * village] == 1
    table = Table(fewer_questions=False)
    heckler = table.give(1, "heckler")
    rolled(table, 1)
    assert table.refused(actions.PlayText(heckler), 1) == "EN-R16", "at least 1"


def test_from_the_old_stories() -> None:
    table = Table()
    table.old(YEMAYA, IXCHEL)
    table.text(table.give(0, "from_the_old_stories"))
    assert TokenTaken(0, YEMAYA) in table.play(actions.PickColour(YEMAYA))


def test_not_so_fast() -> None:
    table = Table()
    dawn, stop = table.give(0, "dawn"), table.give(1, "not_so_fast")
    table.play(actions.PlayText(dawn))
    events = table.play(actions.PlayText(stop), 1)
    events += table.hush()
    assert TextCancelled(0, dawn, 8) in events
    assert table.state.hands == [[], []]
    assert table.state.piles == [[dawn], [stop]], "both are discarded"
