"""Reasons: what one action leads to and another does not."""

import pytest

from pantheon import bots, games
from pantheon.bots import hints
from pantheon.bots.arena import play_match
from pantheon.bots.reasons import (
    Reason,
    explained_lines,
    milestones_of,
    reason_for,
    reason_line,
)
from pantheon.bots.search.decision import Budget
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.core.words import words
from pantheon.games.nations.generated import codes
from pantheon.locale import LANGUAGES, Speaker

NATIONS = games.find("nations")
UNITED = "nations-event-nation-united"


@pytest.fixture(scope="module")
def played() -> Match:
    return play_match(NATIONS, [bots.find("greedy")] * 2, "reasons")


def before_nation(match: Match) -> tuple[int, int, int]:
    """The first action that unites a nation: its step, seat and code."""
    for number, step in enumerate(match.steps):
        if step.seat is None or type(step.events[0]).__name__ == "NationUnited":
            continue
        if any(type(event).__name__ == "NationUnited" for event in step.events):
            entry = match.entries[step.entry]
            return number, step.seat, NATIONS.encode(NATIONS.codec.convert(entry.action))  # type: ignore[union-attr]
    raise LookupError("nobody united a nation")


def test_an_action_that_unites_a_nation_is_explained_by_it(played: Match) -> None:
    number, seat, best = before_nation(played)
    state = played.at(number)
    others = [
        code
        for code in sorted(NATIONS.legal_codes(state, seat))
        if codes.kind_of(code) == codes.DISCARD
    ]
    reason = reason_for(NATIONS, NATIONS.view(state, seat), seat, best, others[0], Chance(1))
    assert reason is not None
    assert reason.event.key == UNITED
    assert reason.event.args["seat"] == seat
    assert reason.kind in {"brings", "hastens"}


def test_the_worse_action_is_not_explained_by_what_the_better_one_brings(played: Match) -> None:
    number, seat, best = before_nation(played)
    state = played.at(number)
    other = next(c for c in NATIONS.legal_codes(state, seat) if codes.kind_of(c) == codes.DISCARD)
    reason = reason_for(NATIONS, NATIONS.view(state, seat), seat, other, best, Chance(1))
    own = {"seat": seat}.items()
    assert reason is None or reason.event.key != UNITED or not own <= reason.event.args.items()
    assert reason_for(NATIONS, NATIONS.view(state, seat), seat, best, best, Chance(1)) is None


def test_the_same_chance_gives_the_same_reason(played: Match) -> None:
    number, seat, best = before_nation(played)
    view = NATIONS.view(played.at(number), seat)
    other = max(code for code in NATIONS.legal_codes(played.at(number), seat) if code != best)
    first, second = (reason_for(NATIONS, view, seat, best, other, Chance(4)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_words(language: str) -> None:
    event = words(UNITED, seat=0, colour=1, points=3)
    speaker = Speaker(language, ("Anna", "Ben"))
    for reason in (
        Reason("brings", event),
        Reason("prevents", event),
        Reason("hastens", event, 1),
        Reason("hastens", event, 2),
    ):
        line = reason_line(reason, speaker.say)
        assert speaker.say(event) in line
        assert ("2" in line.split(":")[0]) == (reason.turns == 2)


@pytest.mark.parametrize("name", games.names())
def test_milestones_are_events_of_the_game_that_have_words(name: str) -> None:
    game = games.find(name)
    told = milestones_of(game)
    assert told is not None
    tags = {event.__struct_config__.tag for event in game.events}
    assert {*told.good, *told.bad} <= tags
    assert not set(told.good) & set(told.bad)


def test_a_hint_ends_with_its_reason(played: Match) -> None:
    number, seat, _ = before_nation(played)
    state = played.at(number)
    view = NATIONS.view(state, seat)
    say = Speaker("en").say
    given = hints.hint(NATIONS, view, seat, Chance(2), Budget(60))
    lines = explained_lines(NATIONS, view, seat, given, Chance(1), say)
    plain = hints.hint_lines(given, say)
    assert lines[1:] == plain[1:]
    reason = reason_for(NATIONS, view, seat, given.best.code, given.others[0].code, Chance(1))
    assert lines[0] == (f"{plain[0]} {reason_line(reason, say)}" if reason else plain[0])
