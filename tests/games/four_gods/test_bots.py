"""Bots at a table where all play at once, in simulated time."""

import pytest

from pantheon import bots
from pantheon.bots.arena import play_match
from pantheon.core import log
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.games.four_gods import actions
from pantheon.games.four_gods.generated.weights import LAST_PATIENCE
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
    match = play_match(GAME, [bots.find("apprentice", 4) for _ in range(2)], 1)
    kinds = [type(GAME.codec.convert(e.action)) for e in match.entries if isinstance(e, log.Act)]
    assert kinds.index(actions.ChooseGod) < 30
    assert kinds.count(actions.Flip) + kinds.count(actions.Take) < kinds.count(actions.Place)
    assert match.result is not None
    assert match.result.reason == "bag"


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
