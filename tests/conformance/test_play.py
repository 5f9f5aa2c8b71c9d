"""Random play: every match ends, no component is lost, legal and check agree."""

import random
import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pantheon import games
from pantheon.core.actions import KINDS, Action
from pantheon.core.chance import Chance
from pantheon.core.errors import RuleBroken
from pantheon.core.match import Match
from tests.conformance.cases import Case, any_case, every_case, every_game, walk

MUTATIONS = 12
CHECKED_SHARE = 0.3


@every_case
def test_matches_end_and_keep_every_component(case: Case) -> None:
    match = case.start()
    components = match.game.components(match.state)
    assert components
    for _ in walk(match):
        assert match.to_act
        assert match.result is None
        assert set(match.game.awaited(match.state)) <= set(match.to_act)
        assert match.game.components(match.state) == components
    _check_result(match)
    assert match.game.components(match.state) == components


@every_game
def test_matches_end_with_any_options(name: str) -> None:
    @given(any_case(name), st.integers(0, 1000))
    @settings(max_examples=12)
    def play(case: Case, seed: int) -> None:
        match = case.start(seed)
        components = match.game.components(match.state)
        for _ in walk(match, seed):
            pass
        _check_result(match)
        assert match.game.components(match.state) == components

    play()


def _check_result(match: Match) -> None:
    result = match.result
    assert result is not None
    assert match.to_act == ()
    assert all(match.legal(seat) == [] for seat in range(match.seats))
    assert result.reason in match.game.ends
    assert re.fullmatch(rf"{match.game.rule_prefix}-R?\d+", result.rule)
    assert len(result.scores) == len(result.places) == match.seats
    assert result.winners
    assert sum(result.shares()) == pytest.approx(1)
    paid = [0] * match.seats
    for scoring in result.steps:
        for payment in scoring.payments:
            paid[payment.seat] += payment.points
    assert tuple(paid) == result.scores, "the scoring steps do not add up to the scores"


@every_case
def test_legal_and_check_agree(case: Case) -> None:
    match = case.start()
    game = match.game
    for luck in walk(match):
        if luck.random() > CHECKED_SHARE:
            continue
        for seat in range(match.seats):
            codes = game.legal_codes(match.state, seat)
            assert len(set(codes)) == len(codes)
            assert bool(codes) == (seat in match.to_act)
            for code in codes:
                game.check_code(match.state, seat, code)
                assert game.encode(game.codec.decode(code)) == code
            _mutated_are_refused(match, seat, set(codes), luck)


def _mutated_are_refused(match: Match, seat: int, legal: set[int], luck: random.Random) -> None:
    game = match.game
    before = game.digest(match.state)
    for _ in range(MUTATIONS):
        action = _mutation(match, legal, luck)
        if action is None or game.encode(action) in legal:
            continue
        with pytest.raises(RuleBroken) as refused:
            game.apply(match.state, seat, action, Chance(1))
        assert re.fullmatch(rf"{game.rule_prefix}-R?\d+", refused.value.rule), refused.value
    assert game.digest(match.state) == before


def _mutation(match: Match, legal: set[int], luck: random.Random) -> Action | None:
    """A variation of a legal action: another kind, another argument, or any action."""
    kinds = len(match.game.actions)
    near = luck.choice(sorted(legal)) if legal else luck.randrange(kinds * KINDS)
    kind, packed = near % KINDS, near // KINDS
    if luck.random() < 0.5:
        kind = luck.randrange(kinds)
    if luck.random() < 0.7:
        packed = max(0, packed + luck.randint(-9, 9))
    try:
        return match.game.codec.decode(kind + KINDS * packed)
    except ValueError:
        return None


@every_game
def test_invalid_actions_are_refused_with_a_rule(name: str) -> None:
    match = Case(name, games.find(name).seats[0], "nonsense", {}).start()
    before = match.digest()

    class Foreign(Action, frozen=True, tag="foreign"):
        """No game has this action."""

    with pytest.raises(RuleBroken):
        match.play(Foreign())
    with pytest.raises(msgspec.ValidationError):
        match.game.codec.read('{"do":"no_such_action"}')
    with pytest.raises(RuleBroken):
        match.expire("no such timer")
    assert match.digest() == before


@every_case
def test_the_evaluation_is_a_share_for_every_seat(case: Case) -> None:
    match = case.start()
    for _ in walk(match):
        _in_range(match.game.evaluate(match.state), match.seats)
    _in_range(match.game.evaluate(match.state), match.seats)


def _in_range(values: list[float], seats: int) -> None:
    assert len(values) == seats
    assert all(0 <= value <= 1 for value in values)


@every_game
def test_playouts_end(name: str) -> None:
    game: Any = games.find(name)
    for seats in game.seats:
        chance = Chance(seats, record=False)
        state = game.setup(game.options(), seats, chance)
        assert game.playout(state, chance, 100_000) > 0
        assert game.over(state)
