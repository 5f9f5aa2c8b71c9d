"""The guided first match, step by step."""

import pytest

from pantheon import games
from pantheon.core import log
from pantheon.core.match import Match
from pantheon.table.lessons import lesson
from pantheon.table.protocol.requests import LessonRequest
from pantheon.table.protocol.responses import Lesson
from pantheon.table.refusals import Refusal


def steps_of(game: str) -> list[Lesson]:
    first = lesson(LessonRequest(id="0", game=game, step=0))
    rest = range(1, first.steps + 1)
    return [first, *(lesson(LessonRequest(id=str(n), game=game, step=n)) for n in rest)]


@pytest.mark.parametrize("name", games.names())
def test_a_lesson_stops_only_where_there_is_something_to_read_or_do(name: str) -> None:
    steps = steps_of(name)
    assert [each.step for each in steps] == list(range(len(steps)))
    assert all(each.caption or each.offers for each in steps)
    assert steps[-1].caption
    assert not steps[-1].offers
    game = games.find(name)
    assert steps[-1].result == Match.from_log(game, game.file("lesson/match.jsonl")).result


@pytest.mark.parametrize("name", games.names())
def test_the_learner_takes_every_action_of_their_seat(name: str) -> None:
    game = games.find(name)
    match = Match.from_log(game, game.file("lesson/match.jsonl"))
    steps = steps_of(name)
    acts = [match.entries[step.entry] for step in match.steps]
    own = [act for act in acts if isinstance(act, log.Act) and act.seat == steps[0].seat]
    assert sum(bool(each.offers) for each in steps) == len(own)
    told = [line.step for each in steps for line in each.lines]
    assert told == sorted(told), "what happens in between is told in order, and once"
    assert len(set(told)) > len(steps) - 2


def test_a_lesson_has_no_step_after_its_last() -> None:
    last = lesson(LessonRequest(id="0", game=games.names()[0], step=10_000))
    assert last.step == last.steps


@pytest.mark.parametrize(("game", "code"), [("chess", "unknown_game"), ("whispers", "no_lesson")])
def test_where_there_is_no_lesson(game: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        lesson(LessonRequest(game=game))
