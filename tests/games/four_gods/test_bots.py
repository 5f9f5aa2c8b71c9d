"""Bots at a table where all play at once, in simulated time."""

import pytest

from pantheon import bots
from pantheon.bots.arena import play_match
from pantheon.bots.levels import Level
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.core import log
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.games.four_gods.generated import actions, events
from pantheon.games.four_gods.generated.weights import LAST_PATIENCE
from pantheon.games.four_gods.rules import mistakes
from pantheon.games.four_gods.rules.influence import compared_by, influence
from pantheon.games.four_gods.rules.state import State
from tests.games.four_gods.positions import GAME, Table

MATCHES = 6


def won(seats: int, options: dict[str, object], matches: int) -> float:
    """The share of matches that greedy wins against random, in each seat as often."""
    total = 0.0
    for number in range(matches):
        seat = number % seats
        line_up = [bots.find("greedy" if each == seat else "random") for each in range(seats)]
        result = play_match(GAME, line_up, f"{number}:{options}", options).result
        assert result is not None
        total += result.shares()[seat]
    return total / matches


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"duel": "two"}),
        (2, {"duel": "four", "clock": 0}),
        (2, {"play": "turns", "gods": "secret", "duel": "two"}),
        (4, {"clock": 0}),
    ],
)
def test_greedy_beats_random_in_every_mode(seats: int, options: dict[str, object]) -> None:
    assert won(seats, options, MATCHES) >= 0.8


def test_a_simulated_match_is_the_same_for_the_same_seed() -> None:
    line_up = [bots.find("greedy"), bots.find("random"), bots.find("random")]
    digests = {play_match(GAME, line_up, 5, {"clock": 10}).digest() for _ in range(2)}
    assert len(digests) == 1


def test_bots_lay_tiles_rather_than_wait_for_each_other() -> None:
    match = play_match(GAME, [bots.find("adept", 4) for _ in range(2)], 1)
    kinds = [type(GAME.codec.convert(e.action)) for e in match.entries if isinstance(e, log.Act)]
    assert kinds.index(actions.ChooseGod) < 30
    assert kinds.count(actions.Flip) + kinds.count(actions.Take) < kinds.count(actions.Place)
    assert match.result is not None
    assert match.result.reason in ("bag", "world")


def test_whoever_is_behind_in_turns_draws_rather_than_do_nothing() -> None:
    table = Table(play="turns", duel="two")
    table.state.active = 1
    table.own(0, 0)
    table.own(1, 1)
    table.lay("a1", "SSSS")
    for cell in ("b1", "a2"):
        table.found_city(cell, 0)
    table.thin_bag(10)
    assert _hope(table, actions.Draw(2)) > _hope(table, actions.EndTurn())


def test_whoever_is_behind_would_rather_pass_when_nothing_comes_any_more() -> None:
    table = Table(duel="two")
    table.own(0, 0)
    table.own(1, 1)
    table.lay("a1", "SSSS")
    table.fill_row(1, leave=2)
    table.state.bag_total = 0
    table.do(0, actions.Pass())
    hopes = []
    for _ in range(int(LAST_PATIENCE)):
        hopes.append(_hope(table, actions.Flip(1, 0)) > _hope(table, actions.Pass()))
        table.do(1, actions.Flip(1, 0))
    assert hopes[0]
    assert not hopes[-1]


def _behind_with_tiles_left(tiles: int, idle: int) -> Table:
    """Seat 1 is behind, and nothing has happened for a while."""
    table = Table(duel="two")
    table.own(0, 0)
    table.own(1, 1)
    table.lay("a1", "SSSS")
    for cell in ("b1", "a2"):
        table.found_city(cell, 0)
    table.fill_row(0)
    table.fill_row(1, leave=3)
    table.thin_bag(tiles)
    table.state.idle = idle
    return table


def _last_tile(seed: str) -> tuple[State, int]:
    """From a match: one tile is left, nothing fits, and a seat that is behind could draw it."""
    found: list[tuple[State, int]] = []

    def watch(match: Match) -> None:
        state = match.state
        if found or match.over or state.bag_total != 1:
            return
        scores = compared_by(state, influence(state))
        for seat in GAME.awaited(state):
            kinds = {type(action) for action in match.legal(seat)}
            if scores[seat] < max(scores) and actions.Place not in kinds and actions.Draw in kinds:
                found.append((GAME.copy(state), seat))

    play_match(GAME, [bots.find("greedy") for _ in range(2)], seed, {}, watch, opening=2)
    return found[0]


@pytest.mark.parametrize("seed", ["one:5", "one:6"])
def test_whoever_is_behind_draws_the_last_tile_rather_than_wait(seed: str) -> None:
    state, seat = _last_tile(seed)
    search = SearchBot("adept", Level(240, 240, 0.0, 2.5, learned=False))
    for bot in (bots.find("greedy"), search):
        assert isinstance(bot.choose(GAME, GAME.view(state, seat), seat, Chance(1)), actions.Draw)


def test_waiting_helps_nobody_who_is_behind_while_tiles_are_left() -> None:
    """The longer nothing happens, the worse for who is behind, and no better for who leads."""
    tables = [_behind_with_tiles_left(1, idle) for idle in (0, 3, 6)]
    leading, behind = zip(*(GAME.evaluate(table.state) for table in tables), strict=True)
    assert behind[0] - 0.05 > behind[1] > behind[2] + 0.05
    assert leading[0] == pytest.approx(leading[2], abs=0.01)


def test_whoever_leads_does_not_pass_while_it_can_draw() -> None:
    """A pass would let the other play on alone, and end the match once it is ahead."""
    table = Table(duel="two")
    table.own(0, 0)
    table.own(1, 1)
    table.lay("a1", "SSSS")
    for cell in ("b1", "a2"):
        table.found_city(cell, 0)
    table.fill_row(1)
    table.thin_bag(12)
    table.state.idle = 3
    assert not isinstance(_best(table, 0), actions.Pass)


def test_bots_challenge_only_what_lies_wrong() -> None:
    table = Table(duel="two", referee="honour")
    table.lay("a1", "SSSS")
    table.lay("b1", "SPPS", wrong=mistakes.MISMATCHED)
    wrong = [table.cell("b1")] if mistakes.at_fault(table.state, table.cell("b1")) else []
    legal, considered = (
        {each.cell for each in map(GAME.codec.decode, codes) if isinstance(each, actions.Challenge)}
        for codes in (GAME.legal_codes(table.state, 0), GAME.candidate_codes(table.state, 0))
    )
    assert legal == {table.cell("a1"), table.cell("b1")}
    assert considered == set(wrong)


@pytest.mark.parametrize("number", range(2))
def test_greedy_bots_on_honour_never_challenge_in_vain(number: int) -> None:
    match = play_match(GAME, [bots.find("greedy")] * 2, f"honour:{number}", {"referee": "honour"})
    vain = [
        event
        for step in match.steps
        for event in step.events
        if isinstance(event, events.ChallengeFailed)
    ]
    assert not vain


def _hope(table: Table, action: Action) -> float:
    ahead = GAME.copy(table.state)
    GAME.apply(ahead, 1, action, Chance(1))
    return GAME.evaluate(ahead)[1]


def _best(table: Table, seat: int) -> object:
    greedy = bots.find("greedy")
    return greedy.choose(GAME, GAME.view(table.state, seat), seat, Chance(1))


def test_greedy_destroys_where_it_can() -> None:
    table = Table(duel="two")
    table.own(0, 0)
    table.own(1, 1)
    table.lay("a1", "SSSS")
    table.found_city("b1", 0)
    table.hold(1, "SPPS")
    assert isinstance(_best(table, 1), actions.DestroyCity)


def test_greedy_chooses_the_god_whose_terrain_leads() -> None:
    table = Table(duel="two")
    for column, corners in zip("abcde", ("FFSS", "FFSS", "FFSS", "FFPS", "FFMP"), strict=True):
        table.lay(f"{column}1", corners)
    assert _best(table, 0) == actions.ChooseGod(2)


def test_greedy_sends_a_prophet_where_it_pays() -> None:
    table = Table(duel="two")
    table.own(0, 0)
    table.own(1, 1)
    for column, corners in zip("abcd", ("SSPP", "SSPP", "SSPP", "SSFP"), strict=True):
        table.lay(f"{column}1", corners)
    table.do(0, table.placing(0, table.hold(0, "SSMF"), "e1"))
    assert _best(table, 0) == actions.PlaceProphet(0, 0, 0)
