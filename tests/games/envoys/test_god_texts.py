"""The card texts of one god alone (EN-70, EN-R12), one test each."""

import pytest

from pantheon.games.envoys import data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    CardReturned,
    CardShown,
    DisturbanceFailed,
    IslandSeen,
    PointsLost,
    RootsSpread,
    ValueShifted,
    VillagePersuaded,
)
from pantheon.games.envoys.rules.constants import BACKS, GODS
from pantheon.games.envoys.rules.sea import ARCS, NEAR, OTHERWORLD
from tests.games.envoys import test_common_texts
from tests.games.envoys.positions import (
    GUAN_YIN,
    IXCHEL,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
    Table,
    rolled,
    sailing,
    search,
)

pytestmark = pytest.mark.rule("EN-R12", "EN-27")


# Ra.


def test_dawn() -> None:
    table = Table(RA, ODIN)
    table.text(table.give(0, "dawn"), luck=(0, 0))
    assert len(table.state.hands[0]) == 2


def test_noon_light() -> None:
    table = Table(RA, ODIN)
    first = table.island(YEMAYA, face_up=False)
    table.island(IXCHEL, face_up=False)
    third = table.island(ODIN, 3, face_up=False)
    table.text(table.give(0, "noon_light"))
    events = table.play(actions.PickIsland(third), luck=(ODIN,))
    events += table.play(actions.PickIsland(first), luck=(YEMAYA,))
    seen = [event for event in events if isinstance(event, IslandSeen)]
    assert seen == [IslandSeen(0, third, ODIN), IslandSeen(0, first, YEMAYA)]
    assert seen[0].seen_by(1) == IslandSeen(0, third, -1)
    assert table.state.isle_state[first] == 1, "they stay face down"


def test_second_sunrise() -> None:
    table = Table(RA, ODIN)
    first, again = table.give(0, "dawn"), table.give(0, "second_sunrise")
    other = table.give(0, "second_sunrise", 1)
    for card in (first, other):
        table.play(actions.TradeCard(card))
        table.state.traded = 0
    events = table.text(again)
    assert CardReturned(0, first, 8) in events, "not a Second Sunrise, so it chose itself"
    assert table.state.hands[0] == [first]


# Odin.


def test_thought() -> None:
    table = Table(ODIN, RA, IXCHEL)
    card = table.give(1, "dawn")
    table.give(2, "weave")
    table.text(table.give(0, "thought"))
    events = table.play(actions.PickSeat(1), luck=(0,))
    assert CardShown(0, 1, card, 8) in events
    assert len(table.state.hands[0]) == 1


def test_memory() -> None:
    table = Table(ODIN, RA)
    village = table.village(table.island(IXCHEL), 7)
    table.story(village, 0, 2)
    table.text(table.give(0, "memory"))
    assert table.state.pips[2 * village] == 3


def test_rune_bargain() -> None:
    table = Table(ODIN, RA)
    events = table.text(table.give(0, "rune_bargain"), luck=(RA, RA, IXCHEL))
    assert PointsLost(0, 1) in events
    assert table.state.pool_total[0] == 3
    assert table.state.points[0] == -1


# Quetzalcoatl.


def test_feathered_wings() -> None:
    table = Table(QUETZALCOATL, ODIN)
    village = table.village(table.island(IXCHEL), 7)
    wings = table.give(0, "feathered_wings")
    table.state.envoy[0] = table.beside(village)
    sailing(table, 5)
    before = table.ends()
    table.text(wings)
    over = set(search(table.state, wings=1).ends(5))
    assert table.ends() == over > before
    assert all(table.state.land[end] < 0 for end in over), "passed over, not stopped on"


def test_crosswind() -> None:
    table = Table(QUETZALCOATL, ODIN)
    table.state.envoy = [100, 60]
    table.text(table.give(0, "crosswind"))
    space = NEAR[60][1]
    table.play(actions.PickSpace(space))
    assert table.state.envoy == [100, space]


def test_against_the_stream() -> None:
    table = Table(QUETZALCOATL, ODIN)
    stream = table.give(0, "against_the_stream")
    table.state.envoy[0] = ARCS[0][4]
    sailing(table, 2)
    assert ARCS[0][2] not in table.ends()
    table.text(stream)
    assert ARCS[0][2] in table.ends()


# Ixchel.


def test_high_tide() -> None:
    table = Table(IXCHEL, ODIN, RA)
    table.pool(0, IXCHEL)
    table.pool(1, ODIN, RA)
    table.pool(2, RA)
    table.text(table.give(0, "high_tide"))
    table.play(actions.PickColour(RA), 1)
    assert table.state.pool_total == [1, 1, 0]
    assert table.state.old[RA] == 2


def test_weave() -> None:
    table = Table(IXCHEL, ODIN)
    table.pool(0, ODIN, ODIN, RA)
    table.text(table.give(0, "weave"))
    table.play(actions.PickColour(ODIN))
    table.play(actions.PickColour(RA), luck=(YEMAYA, YEMAYA))
    assert table.state.pool[:GODS] == [0, 1, 0, 0, 0, 2, 0]
    table = Table(IXCHEL, ODIN)
    table.pool(0, ODIN, RA)
    table.text(table.give(0, "weave"))
    table.play(actions.PickColour(ODIN))
    table.play(actions.Stop(), luck=(YEMAYA,))
    assert table.state.pool[:GODS] == [1, 0, 0, 0, 0, 1, 0], "as many as were given"


def test_moonlit_crossing() -> None:
    table = Table(IXCHEL, ODIN, RA)
    table.state.envoy = [100, 60, 3]
    table.text(table.give(0, "moonlit_crossing"))
    assert table.state.envoy == [60, 100, 3], "only the one at sea could be chosen"


# Guan Yin.


def test_mercy() -> None:
    table = Table(GUAN_YIN, ODIN, excluded=RA)
    mercy = table.give(0, "mercy")
    village = table.village(table.island(IXCHEL), 6)
    table.story(village, 1, 2)
    table.pool(0, GUAN_YIN)
    table.moved_to(table.beside(village), IXCHEL)
    table.play(actions.Tell(village), luck=(3,))
    plot_twist = data.names("disturbances").index("plot_twist")
    colour = BACKS[RA * GODS : RA * GODS + GODS].index(plot_twist)
    table.play(actions.Pass(), luck=(colour,))
    events = table.play(actions.PlayText(mercy)) + table.hush()
    assert DisturbanceFailed(1, plot_twist) in events
    assert table.state.points[0] == 6


def test_kind_ear() -> None:
    table = Table(GUAN_YIN, ODIN)
    ear = table.give(0, "kind_ear")
    village = rolled(table, 4, 7, other=2)
    events = table.text(ear, luck=(RA,))
    assert ValueShifted(village, 6) in events
    assert VillagePersuaded(0, village, 6, GUAN_YIN) in events, "the changed value is scored"


def test_gift() -> None:
    table = Table(GUAN_YIN, ODIN, RA)
    table.pool(0, ODIN, RA)
    table.text(table.give(0, "gift"))
    table.play(actions.PickColour(RA))
    table.play(actions.PickSeat(2), luck=(0,))
    assert table.state.pool[2 * GODS + RA] == 1
    assert (table.state.points[0], len(table.state.hands[0])) == (1, 1)


# Yemaya.


def test_shoal() -> None:
    table = Table(YEMAYA, ODIN)
    village = table.village(table.island(IXCHEL), 7)
    table.story(village, 0, 2)
    table.text(table.give(0, "shoal"))
    space = table.beside(village, 1)
    table.play(actions.PickSpace(space))
    assert table.state.envoy[0] == space


@pytest.mark.rule("EN-R17")
def test_deep_current() -> None:
    table = Table(YEMAYA, ODIN)
    deep, wind = table.give(0, "deep_current"), table.give(0, "following_wind")
    second = table.give(0, "deep_current", 1)
    sailing(table, 3)
    table.text(wind)
    table.play(actions.PickSteps(3))
    table.text(deep)
    assert table.ends() == set(search(table.state).ends(7)), "doubled first, then one more"
    assert table.refused(actions.PlayText(second)) == "EN-R16", "once a move"


def test_safe_harbour() -> None:
    table = Table(YEMAYA, ODIN)
    table.state.envoy = [60, NEAR[60][0]]
    table.text(table.give(0, "safe_harbour"))
    assert 60 not in search(table.state, 1, calm=1).ends(1)
    beyond = [near for near in NEAR[60] if near != table.state.envoy[1] and near >= OTHERWORLD]
    assert set(beyond) <= set(search(table.state, 1, calm=1).ends(2)), "it may be passed"
    for seat in (0, 1):
        table.play(actions.EndTurn(), seat)
    assert table.state.harbour[0] == 0, "until your next turn"


# Sylvanus.


def test_roots() -> None:
    table = Table(ODIN, SYLVANUS, RA, excluded=GUAN_YIN)
    island = table.island(IXCHEL)
    six, seven = table.village(island, 6), table.village(island, 7)
    roots = table.give(1, "roots")
    table.story(seven, 1, 3)
    table.story(six, 2, 2)
    table.pool(0, ODIN)
    table.moved_to(table.beside(six), IXCHEL)
    table.play(actions.Tell(six), luck=(3,))
    assert RootsSpread(1, island) in table.play(actions.PlayText(roots), 1) + table.hush()
    from pantheon.games.envoys.rules.stories import lower_to, rooted

    assert rooted(table.state, 2 * seven)
    lower_to(table.state, 2 * seven, 1, None)
    assert table.state.pips[2 * seven] == 3, "not lowered"
    assert table.state.triumph[six] == 0, "persuasion goes on"


def test_stubborn_elders() -> None:
    table = Table(ODIN, SYLVANUS)
    elders = table.give(1, "stubborn_elders")
    village = rolled(table, 4, 6, other=2)
    table.play(actions.PlayText(elders), 1)
    events = table.hush()
    assert not any(isinstance(event, VillagePersuaded) for event in events), "7 is asked now"
    assert table.state.owner[2 * village + 1] == 0


def test_old_growth() -> None:
    table = Table(SYLVANUS, ODIN)
    island, other = table.island(IXCHEL), table.island(RA)
    for each, value in ((island, 7), (island, 6), (other, 7)):
        table.story(table.village(each, value), 0, 1)
    table.text(table.give(0, "old_growth"))
    table.play(actions.PickIsland(island))
    pips = [table.state.pips[2 * table.village(each, value)]
            for each, value in ((island, 7), (island, 6), (other, 7))]  # fmt: skip
    assert pips == [2, 2, 1]


def test_every_text_has_its_test() -> None:
    tests = [*globals(), *vars(test_common_texts)]
    tested = {name.removeprefix("test_") for name in tests if name.startswith("test_")}
    assert set(data.names("texts")) <= tested
