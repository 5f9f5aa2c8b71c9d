"""Moving: exact routes, currents, crowds, wings, doubled steps (EN-2, EN-24 to EN-26, EN-R5)."""

import random

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import EnvoySailed, TokenDrawn
from pantheon.games.envoys.rules.constants import CARD_COLOUR
from pantheon.games.envoys.rules.sea import ARCS, NEAR, OTHERWORLD, RING, UPSTREAM
from pantheon.games.envoys.rules.state import State
from tests.games.envoys.positions import (
    IXCHEL,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
    Table,
    search,
)


def by_hand(state: State, start: int, steps: int, wings: int, calm: int) -> dict[int, int]:
    """Every end of a simple path of exactly that cost, with its fewest spaces."""
    crowded = {space for space in state.envoy if state.envoy.count(space) > 1}
    found: dict[int, int] = {}
    paths = [((start,), steps, wings)]
    while paths:
        path, left, lift = paths.pop()
        for near in NEAR[path[-1]]:
            cost = 2 if not calm and near in UPSTREAM[path[-1]] else 1
            land = state.land[near] >= 0
            if near < OTHERWORLD or near in path or near in crowded or cost > left:
                continue
            if land and lift == 0:
                continue
            if cost == left and not land:
                found[near] = min(found.get(near, 99), len(path))
            elif cost < left:
                paths.append(((*path, near), left - cost, lift - land))
    return found


@pytest.mark.rule("EN-R5", "EN-2")
@pytest.mark.parametrize("seed", range(12))
def test_all_ends_and_shortest_routes_are_found(seed: int) -> None:
    luck = random.Random(seed)
    table = Table(RA, ODIN, IXCHEL)
    for god in (RA, ODIN, YEMAYA, IXCHEL):
        table.island(god, luck.choice((3, 4)))
    sea = [space for space in range(OTHERWORLD, 150) if table.state.land[space] < 0]
    start, other = luck.sample(sea, 2)
    table.state.envoy = [start, other, other]
    steps, wings, calm = luck.randint(1, 8), luck.randint(0, 2), luck.randint(0, 1)
    expected = by_hand(table.state, start, steps, wings, calm)
    assert sorted(search(table.state, 0, wings, calm).ends(steps)) == sorted(expected)
    assert search(table.state, 0, wings, calm).can_sail(steps) == bool(expected)
    routes = search(table.state, 0, wings, calm).shortest(steps)
    assert {end: len(route) for end, route in routes.items()} == expected
    assert all(route[-1] == end for end, route in routes.items())


@pytest.mark.rule("EN-24", "EN-R1")
def test_the_otherworld_is_left_by_its_outer_side_and_never_entered() -> None:
    table = Table()
    table.state.envoy[0] = 0
    (out,) = (near for near in NEAR[0] if RING[near] == 2)
    assert search(table.state).ends(1) == [out]
    for steps in range(1, 8):
        assert all(space >= OTHERWORLD for space in search(table.state, wings=1).ends(steps))


@pytest.mark.rule("EN-24")
def test_a_card_moves_exactly_its_steps_and_its_colours_player_draws() -> None:
    table = Table(RA, ODIN)
    card = table.give_move(0, 3, ODIN)
    table.play(actions.MoveWith(card))
    end = min(table.ends())
    events = table.play(actions.SailTo(end), luck=(SYLVANUS,))
    assert TokenDrawn(1, SYLVANUS) in events, "Odin's colour: seat 1 draws"
    assert table.state.envoy[0] == end
    assert table.state.piles[0] == [card]
    own = table.state.god[0]
    table = Table(RA, ODIN)
    table.play(actions.MoveWith(table.give_move(0, 4, own)))
    events = table.play(actions.SailTo(min(table.ends())), luck=(IXCHEL,))
    assert TokenDrawn(0, IXCHEL) in events, "the mover too"
    table = Table(RA, ODIN)
    table.play(actions.MoveWith(table.give_move(0, 2, IXCHEL)))
    assert not any(isinstance(e, TokenDrawn) for e in table.play(actions.SailTo(min(table.ends()))))


@pytest.mark.rule("EN-24", "EN-26")
def test_one_move_or_meditation_a_turn() -> None:
    table = Table()
    first, second = table.give_move(0, 2), table.give_move(0, 3)
    table.play(actions.MoveWith(first))
    assert table.refused(actions.EndTurn()) == "EN-24", "the move comes first"
    table.play(actions.SailTo(min(table.ends())))
    assert table.refused(actions.MoveWith(second)) == "EN-24"
    assert table.refused(actions.Meditate()) == "EN-26"
    table = Table()
    table.give_move(0, 2)
    events = table.play(actions.Meditate(), luck=(YEMAYA,))
    assert TokenDrawn(0, YEMAYA) in events
    assert table.refused(actions.MoveWith(table.state.hands[0][0])) == "EN-24"


@pytest.mark.rule("EN-26")
def test_a_turn_may_have_neither_and_meditation_shares_nothing() -> None:
    table = Table()
    table.state.envoy = [40, 40]
    table.pool(0, RA)
    table.pool(1, ODIN)
    table.play(actions.Meditate(), luck=(RA,))
    events = table.play(actions.EndTurn())
    assert not any(type(event).__name__ == "ThoughtsShared" for event in events)
    assert table.state.active == 1
    table.play(actions.EndTurn(), 1)
    assert table.state.active == 0


@pytest.mark.rule("EN-2")
def test_a_step_against_the_current_costs_two() -> None:
    table = Table()
    arc = ARCS[0]
    table.state.envoy[0] = arc[2]
    assert arc[3] in search(table.state).ends(1), "with it: one"
    assert arc[1] not in search(table.state).ends(1)
    assert arc[1] in search(table.state).ends(2), "against it: two"
    assert arc[1] in search(table.state, calm=1).ends(1), "calm: one"


@pytest.mark.rule("EN-25", "EN-R5")
def test_a_space_with_two_envoys_cannot_be_entered() -> None:
    table = Table(RA, ODIN, IXCHEL)
    start, middle, end = 60, NEAR[60][0], 0
    end = next(near for near in NEAR[middle] if near != start)
    table.state.envoy = [start, middle, 100]
    assert middle in search(table.state).ends(1), "beside one envoy there is room"
    assert end in search(table.state).ends(2)
    table.state.envoy = [start, middle, middle]
    assert middle not in search(table.state).ends(1)
    assert end not in search(table.state).ends(2), "nor passed"


@pytest.mark.rule("EN-R5")
def test_a_card_without_an_exact_route_cannot_move() -> None:
    table = Table(RA, ODIN, IXCHEL)
    (out,) = (near for near in NEAR[0] if RING[near] == 2)
    table.state.envoy = [0, out, out]
    card = table.give_move(0, 2)
    assert table.refused(actions.MoveWith(card)) == "EN-R5"
    table.state.envoy = [0, out, 100]
    table.play(actions.MoveWith(card))
    assert table.refused(actions.SailTo(out)) == "EN-R5"


@pytest.mark.rule("EN-R5")
def test_no_space_twice_nor_the_start_again() -> None:
    table = Table()
    table.state.envoy[0] = 60
    for steps in range(1, 7):
        ends = search(table.state, calm=1).ends(steps)
        assert 60 not in ends
        for end, route in search(table.state, calm=1).shortest(steps).items():
            assert len(set(route)) == len(route) == steps
            assert end in ends


@pytest.mark.rule("EN-24")
def test_the_sailing_is_told() -> None:
    table = Table(QUETZALCOATL, ODIN)
    card = table.give_move(0, 5, IXCHEL)
    assert CARD_COLOUR[card] == IXCHEL
    table.play(actions.MoveWith(card))
    end = max(table.ends())
    assert EnvoySailed(0, 0, end, 5) in table.play(actions.SailTo(end))
