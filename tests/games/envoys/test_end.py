"""The end: triggers, the last round, the last scoring (EN-60 to EN-62)."""

import pytest

from pantheon.core.chance import Scripted
from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    EndTriggered,
    MatchEnded,
    ObjectiveShown,
    TokenRolled,
)
from pantheon.games.envoys.rules.frames import FINAL, ROLL, SEAT, TURN, WINDOW, top, top_kind
from pantheon.games.envoys.rules.scoring import begin_final, roll_last
from pantheon.games.envoys.rules.state import BY_OTHERWORLD, BY_POINTS, BY_WELL, ENDS
from pantheon.games.envoys.rules.telling import after_roll
from pantheon.games.envoys.rules.texts import next_asked, pass_
from pantheon.games.envoys.rules.tokens import banish, score
from tests.games.envoys.positions import (
    GUAN_YIN,
    IXCHEL,
    ODIN,
    RA,
    YEMAYA,
    Table,
    fated,
)

NAMES = data.names("objectives")


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
        if top_kind(table.state) == TURN:
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
    raw: list[tuple[int, ...]] = []
    begin_final(table.state, raw)
    chance = fated(*luck)
    while table.state.stack and top_kind(table.state) == FINAL:
        roll_last(table.state, chance, raw)
        while table.state.stack and top_kind(table.state) in (ROLL, WINDOW):
            _settle(table, chance, raw)
    return list(GAME.event_codec.decode(raw))


def _settle(table: Table, chance: Scripted, raw: list[tuple[int, ...]]) -> None:
    if top_kind(table.state) == ROLL:
        after_roll(table.state, chance, raw)
    elif next_asked(table.state, chance, raw):
        pass_(table.state, table.state.stack[top(table.state) + SEAT], raw)


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
