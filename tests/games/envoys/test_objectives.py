"""Objectives (EN-72), in the order of their numbers: one position short of each, one with it."""

from collections.abc import Callable

import pytest

from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.rules import constants as tables
from pantheon.games.envoys.rules.constants import GODS
from pantheon.games.envoys.rules.objectives import fulfilled, reached
from pantheon.games.envoys.rules.state import BY_WELL
from tests.games.envoys.positions import (
    GUAN_YIN,
    IXCHEL,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
    Table,
)

NAMES = data.names("objectives")


def _four_colours(table: Table) -> None:
    for god in (RA, ODIN, IXCHEL):
        table.story(table.village(table.island(god, 3), 5), 0, 2)


def _fourth(table: Table) -> None:
    table.state.triumph[table.village(table.island(YEMAYA, 3), 4)] = 0


def _triumphs(count: int, *values: int) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        for _ in range(count):
            island = table.island(RA if table.state.placed % 2 else ODIN)
            for value in values:
                table.state.triumph[table.village(island, value)] = 0

    return ready


def _large(*sizes: int) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        for number, size in enumerate(sizes):
            table.story(table.village(table.island(number, size), 5), 0, 2)

    return ready


def _neighbours(*gods: int) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        for god in gods:
            table.story(table.village(table.island(god, 3), 5), 0, 2)

    return ready


def _set(name: str, value: object) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        getattr(table.state, name)[0] = value

    return ready


def _stories(*pips: int) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        island = table.island(YEMAYA)
        for value, each in zip((7, 6, 5), pips, strict=False):
            table.story(table.village(island, value), 0, each)

    return ready


def _hold(count: int) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        for card in list(table.state.decks[0])[:count]:
            table.hold(0, card)

    return ready


def _trigger(seat: int) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        table.state.trigger_seat = seat

    return ready


def _banished(*counts: int) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        for seat, count in enumerate(counts):
            table.banish(seat, count)

    return ready


def _both(*steps: Callable[[Table], None]) -> Callable[[Table], None]:
    def ready(table: Table) -> None:
        for step in steps:
            step(table)

    return ready


OBJECTIVES = {
    "four_colours": (_four_colours, _both(_four_colours, _fourth)),
    "three_triumphs": (_triumphs(2, 5), _triumphs(3, 5)),
    "one_island": (_triumphs(2, 5), _triumphs(1, 5, 6)),
    "large_islands": (_large(4, 4, 3), _large(4, 4, 4)),
    "otherworld": (_banished(1, 2), _banished(2, 2)),
    "rainbow": (
        lambda table: table.pool(0, 0, 1, 2, 3, 3),
        lambda table: table.pool(0, 0, 1, 2, 3, 4),
    ),
    "explorer": (_set("discovered", 2), _set("discovered", 3)),
    "second_ring": (_set("envoy", 30), _set("envoy", 12)),
    "hard_village": (_triumphs(1, 5), _triumphs(1, 6)),
    "good_talker": (_set("sharings", 1), _set("sharings", 2)),
    "full_hand": (_hold(3), _hold(4)),
    "strong_stories": (_stories(3, 2, 1), _stories(3, 2)),
    "neighbours": (_neighbours(ODIN, SYLVANUS), _neighbours(ODIN, IXCHEL)),
    "trigger": (_trigger(1), _trigger(0)),
}


@pytest.mark.rule("EN-72")
@pytest.mark.parametrize("name", NAMES)
def test_objective(name: str) -> None:
    objective = NAMES.index(name)
    short, enough = OBJECTIVES[name]
    for ready, met in ((short, False), (enough, True)):
        table = Table(RA, ODIN, IXCHEL, excluded=QUETZALCOATL)
        table.state.envoy = [100, 101, 102]
        ready(table)
        assert (reached(table.state, 0, objective) >= table.state.knobs.at_least[objective]) is met
        assert bool(fulfilled(table.state, 0) >> objective & 1) is met


@pytest.mark.rule("EN-72")
def test_objectives_are_worth_what_the_rules_say() -> None:
    assert EnvoysOptions().knobs(3).objective_points == [4, 4, 5, 4, 4, 3, 3, 2, 4, 3, 2, 3, 4, 4]
    assert tables.OBJECTIVES == len(NAMES) == 14


@pytest.mark.rule("EN-72")
def test_hand_and_pool_count_after_the_last_turn() -> None:
    """A card played on the last rolls does not spoil a full hand."""
    table = Table(RA, ODIN)
    cards = [table.give(1, "flourish")]
    cards += [table.hold(1, card) for card in list(table.state.decks[1])[:3]]
    table.banish(1)
    table.state.points = [10, 3]
    table.state.objective = [1, NAMES.index("full_hand")]
    table.state.trigger, table.state.trigger_seat = BY_WELL, 1
    table.play(actions.EndTurn(), luck=(1,))
    table.play(actions.PlayText(cards[0]), 1)
    table.hush()
    while not GAME.over(table.state):
        table.play(actions.Pass(), GAME.to_act(table.state)[0])
    assert table.state.points[1] == 3 + 3 + 2


@pytest.mark.rule("EN-72")
def test_the_otherworld_counts_own_tokens_whatever_their_colour() -> None:
    table = Table(RA, ODIN)
    table.state.banished[GUAN_YIN] = 1
    assert reached(table.state, 0, NAMES.index("otherworld")) == 1
    assert sum(table.state.banished[:GODS]) == 1
