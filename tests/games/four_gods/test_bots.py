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
from pantheon.games.four_gods.generated import actions, events, weights
from pantheon.games.four_gods.rules import mistakes
from pantheon.games.four_gods.rules.constants import FROM_BAG, Phase
from pantheon.games.four_gods.rules.influence import compared_by, influence
from pantheon.games.four_gods.rules.rows import hold, out_of_bag
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import FACES
from pantheon.games.four_gods.rules.world import fits_somewhere
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
    for _ in range(int(weights.LAST_PATIENCE)):
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


def _considered(table: Table, seat: int) -> set[type[Action]]:
    """The kinds of actions that a bot chooses from."""
    return {type(GAME.codec.decode(code)) for code in GAME.candidate_codes(table.state, seat)}


def _hold_any(table: Table, seat: int) -> None:
    """Give an empty hand whatever tile comes first in the bag."""
    tile = next(tile for tile, count in enumerate(table.state.bag) if count)
    out_of_bag(table.state, tile)
    hold(table.state, seat, 0, tile * FACES, FROM_BAG)


def test_whoever_is_behind_considers_no_pass_while_it_could_draw() -> None:
    table = _behind_with_tiles_left(8, 0)
    assert actions.Pass in _considered(table, 0)
    assert actions.Pass not in _considered(table, 1)
    _hold_any(table, 1)
    assert actions.Draw not in _considered(table, 1)
    assert actions.Pass not in _considered(table, 1)
    table.drop(1)
    table.fill_row(1)
    assert actions.Pass in _considered(table, 1)


def test_whoever_is_behind_by_what_it_cannot_know_may_pass() -> None:
    table = Table(duel="two", gods="secret")
    while table.state.phase != Phase.PLAY:
        [seat, *_] = GAME.awaited(table.state)
        table.do(seat, table.legal(seat)[0])
    table.lay("a1", "SSSS")
    table.found_city("b1", 0)
    table.state.idle = 1
    scores = compared_by(table.state, influence(table.state))
    assert min(scores) < max(scores)
    for seat in range(2):
        assert actions.Pass in _considered(table, seat)


def test_bots_move_no_tiles_about_once_nothing_has_happened_for_long() -> None:
    moves = {actions.Flip, actions.Take, actions.Discard, actions.Return}
    long = 2 * weights.RESTLESS
    table = _behind_with_tiles_left(4, long - 1)
    assert {actions.Flip, actions.Take} <= _considered(table, 1)
    table.state.idle = long
    assert not _considered(table, 0) & (moves - {actions.Take})  # the row is full
    assert actions.Draw in _considered(table, 1)
    assert not _considered(table, 1) & moves
    table.state.passed[0] = 1  # whoever is left alone has half the patience
    table.state.idle = long // 2
    assert not _considered(table, 1) & moves
    in_turns = Table(duel="two", play="turns")  # turns end by themselves
    in_turns.fill_row(0)
    in_turns.state.idle = long
    assert {actions.Flip, actions.Take} <= _considered(in_turns, 0)


def test_restless_bots_put_down_what_keeps_them_from_drawing() -> None:
    table = _behind_with_tiles_left(4, 0)
    _hold_any(table, 1)
    table.state.idle = 2 * weights.RESTLESS
    assert actions.Discard in _considered(table, 1)
    table.fill_row(1)
    assert not _considered(table, 1) & {actions.Discard, actions.Return}


def test_restless_bots_take_what_fits_if_they_cannot_draw() -> None:
    found: list[State] = []

    def fits_of_row(state: State) -> dict[int, bool]:
        row = [state.rows[slot] for slot in range(state.slots)]
        return {slot: fits_somewhere(state, shown // FACES)
                for slot, shown in enumerate(row) if shown >= 0}  # fmt: skip

    def watch(match: Match) -> None:
        state = match.state
        if not found and 0 in GAME.awaited(state) and len(set(fits_of_row(state).values())) == 2:
            found.append(GAME.copy(state))

    play_match(GAME, [bots.find("greedy")] * 2, "both", {}, watch)
    [state] = found
    state.bag_total = 0
    state.idle = 2 * weights.RESTLESS
    considered = [GAME.codec.decode(code) for code in GAME.candidate_codes(state, 0)]
    takes = {each.slot for each in considered if isinstance(each, actions.Take) and each.row == 0}
    assert takes == {slot for slot, fits in fits_of_row(state).items() if fits}


STALLED = [("keen", 2, "duel", 6), ("keen", 2, "duel", 10), ("greedy", 4, "honour", 5)]


@pytest.mark.parametrize(("bot", "seats", "preset", "number"), STALLED)
def test_bots_end_a_match_before_it_stalls(bot: str, seats: int, preset: str, number: int) -> None:
    """Before bots stopped moving tiles about, these matches waited for the stall limit."""
    line_up, options = [bots.find(bot)] * seats, GAME.presets[preset]
    match = play_match(GAME, line_up, f"weak:{preset}:{number}", options, opening=2)
    assert match.result is not None
    assert match.result.reason != "stall"


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
