"""The end: triggers, the last round, the last scoring, objectives (EN-60 to EN-62, EN-72)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pantheon.core.chance import Scripted
from pantheon.games.envoys import GAME, actions, data, tables
from pantheon.games.envoys.events.course import EndTriggered, MatchEnded, ObjectiveShown
from pantheon.games.envoys.events.storytelling import TokenRolled
from pantheon.games.envoys.rules.ending import begin_final
from pantheon.games.envoys.rules.objectives import fulfilled, reached
from pantheon.games.envoys.rules.tokens import banish, score
from pantheon.games.envoys.state import BY_OTHERWORLD, BY_POINTS, BY_WELL, ENDS
from pantheon.games.envoys.tables import AT_LEAST, GODS, OBJECTIVE_POINTS
from tests.games.envoys.world import (
    GUAN_YIN,
    IXCHEL,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
    Table,
    fated,
)

NAMES = data.objective_names()


@pytest.mark.rule("EN-60")
def test_enough_points_trigger_the_end_and_nothing_undoes_it() -> None:
    table = Table(GUAN_YIN, ODIN, RA)
    table.state.points[0] = 21
    table.pool(0, ODIN)
    table.play(actions.PlayText(table.give(0, "gift")))
    events = table.play(actions.PickSeat(1), luck=(0,))
    assert EndTriggered(0, BY_POINTS) in events
    score(table.state, 0, -5, None)
    assert (table.state.trigger, table.state.trigger_seat) == (BY_POINTS, 0)


@pytest.mark.rule("EN-60")
def test_enough_tokens_in_the_otherworld_trigger_the_end() -> None:
    table = Table(RA, ODIN)
    table.banish(0, 3)
    table.state.active = 1
    banish(table.state, 0, RA, None)
    assert table.state.trigger == BY_OTHERWORLD
    assert table.state.trigger_seat == 1, "the active player counts as the one"
    assert GAME.ends == ("points", "otherworld", "well")


@pytest.mark.rule("EN-60")
def test_an_empty_well_triggers_the_end() -> None:
    table = Table(RA, ODIN)
    table.state.well = [1] + [0] * 6
    table.state.well_total = 1
    assert EndTriggered(0, BY_WELL) in table.play(actions.Meditate())


@pytest.mark.rule("EN-60")
def test_the_others_take_one_more_turn_each() -> None:
    table = Table(RA, ODIN, IXCHEL)
    table.state.active = 1
    table.state.stack = []
    from pantheon.games.envoys.rules.turn import begin_turn

    begin_turn(table.state, fated(), None)
    score(table.state, 1, 22, None)
    turns = []
    while not GAME.over(table.state):
        seat = GAME.to_act(table.state)[0]
        if table.state.stack[-8] == 4:
            turns.append(seat)
            table.play(actions.EndTurn(), seat)
        else:
            table.play(actions.Pass(), seat)
    assert turns == [1, 2, 0]


def finish(table: Table, *luck: int) -> list[object]:
    """Seat 0 triggered the end and everyone has had the last turn."""
    table.state.trigger, table.state.trigger_seat = BY_POINTS, 0
    table.state.active = table.state.seats - 1
    table.state.stack = []
    tale: list[tuple[int, ...]] = []
    begin_final(table.state, tale)
    from pantheon.games.envoys.rules.ending import roll_last

    chance = fated(*luck)
    while table.state.stack and table.state.stack[-8] == 15:
        roll_last(table.state, chance, tale)
        while table.state.stack and table.state.stack[-8] in (8, 6):
            _settle(table, chance, tale)
    return list(GAME.narrator.tell(tale))


def _settle(table: Table, chance: Scripted, tale: list[tuple[int, ...]]) -> None:
    from pantheon.games.envoys.rules.telling import after_roll
    from pantheon.games.envoys.rules.windows import next_asked, step_on

    if table.state.stack[-8] == 8:
        after_roll(table.state, chance, tale)
    elif next_asked(table.state):
        step_on(table.state)


@pytest.mark.rule("EN-61", "EN-R11")
def test_the_last_scoring_step_by_step() -> None:
    table = Table(RA, ODIN, IXCHEL)
    island = table.island(YEMAYA)
    table.story(table.village(island, 7), 1, 2)
    table.state.triumph[table.village(island, 6)] = 1
    table.state.scored[table.village(island, 6)] = 6
    table.pool(1, ODIN, ODIN, RA, RA, RA)
    table.banish(1, 2)
    table.banish(0, 1)
    table.state.points = [20, 5, 20]
    table.state.objective = [13, 1, 9]
    events = finish(table, 2, 3)
    # 2 for the story, 2 for own tokens, 1 for three others, 3 + 4 rolled; seats 0 and 2 lead.
    assert table.state.points == [24, 5 + 2 + 2 + 1 + 7, 20]
    assert [event.seat for event in events if isinstance(event, TokenRolled)] == [1, 1]
    assert ObjectiveShown(0, 13, 4) in events
    assert ObjectiveShown(1, 1, 0) in events
    assert MatchEnded(BY_POINTS) in events
    result = GAME.result(table.state)
    assert result is not None
    assert result.reason == ENDS[BY_POINTS]
    paid = [step.title.key for step in result.steps if step.payments]
    assert paid == [
        "envoys-score-match", "envoys-score-stories", "envoys-score-own", "envoys-score-others",
        "envoys-score-otherworld", "envoys-score-objectives",
    ]  # fmt: skip
    for seat in range(3):
        total = sum(p.points for step in result.steps for p in step.payments if p.seat == seat)
        assert total == result.scores[seat]


@pytest.mark.rule("EN-61", "EN-71")
def test_story_cards_may_be_played_on_the_last_rolls() -> None:
    table = Table(RA, ODIN)
    flourish = table.give(1, "flourish")
    table.banish(1)
    table.state.points = [10, 3]
    table.state.objective = [1, 1]
    table.state.trigger, table.state.trigger_seat = BY_WELL, 1
    table.play(actions.EndTurn(), luck=(1,))
    assert GAME.to_act(table.state) == (1,)
    table.play(actions.PlayText(flourish), 1)
    assert GAME.over(table.state)
    assert table.state.points == [10, 6], "a 2 became a 3"


@pytest.mark.rule("EN-62")
def test_most_points_then_most_tokens_in_the_otherworld_then_shared() -> None:
    table = Table(RA, ODIN, IXCHEL)
    table.state.objective = [1, 1, 1]
    table.state.points = [9, 9, 3]
    table.banish(1)
    finish(table)
    result = GAME.result(table.state)
    assert result is not None
    assert result.places == (2, 1, 3)
    assert next(step for step in result.steps if step.rule == "EN-62").payments
    table = Table(RA, ODIN)
    table.state.objective = [1, 1]
    finish(table)
    result = GAME.result(table.state)
    assert result is not None
    assert result.places == (1, 1)
    assert table.refused(actions.EndTurn()) == "EN-62", "the match is over"


# Objectives, in the order of their numbers. Each: one position short of it, and one with it.


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
        assert (reached(table.state, 0, objective) >= AT_LEAST[objective]) is met
        assert bool(fulfilled(table.state, 0) >> objective & 1) is met


@pytest.mark.rule("EN-72")
def test_objectives_are_worth_what_the_rules_say() -> None:
    assert OBJECTIVE_POINTS == [4, 4, 5, 4, 4, 3, 3, 3, 4, 3, 2, 3, 4, 4]
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
