"""Differences: the old with the change is the new, for any lists and for every game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.core.scene import Scene
from pantheon.core.words import plain
from pantheon.table.broadcast.diff import by_id, field_change, list_change, scene_change
from pantheon.table.protocol.patches import SceneChange
from tests.table.client_patches import as_scene, patched_list, patched_scene


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    value: int = 0
    things: tuple[Thing, ...] = ()


def _lists(members: st.SearchStrategy[Thing]) -> st.SearchStrategy[list[Thing]]:
    return st.lists(members, unique_by=lambda thing: thing.id)


ids, values = st.sampled_from("abcdefgh"), st.integers(0, 2)
things = _lists(st.builds(Thing, ids, values, _lists(st.builds(Thing, ids, values)).map(tuple)))


@given(things, things)
def test_any_two_lists(old: list[Thing], new: list[Thing]) -> None:
    change = list_change(tuple(old), tuple(new), by_id)
    if change is UNSET:
        assert old == new
    else:
        patched = patched_list(plain(old), plain(change), "id")
        assert msgspec.convert(patched, list[Thing]) == new


def test_only_what_is_out_of_place_is_moved() -> None:
    old = tuple(Thing(each) for each in "abcdefgh")
    new = tuple(Thing(each) for each in "bchdaxefgz")
    change = list_change(old, new, by_id)
    assert not isinstance(change, msgspec.UnsetType)
    assert change.at == {"h": 2, "a": 4, "x": 5}
    assert change.new == (Thing("x"), Thing("z"))


def test_a_change_names_only_the_fields_that_changed() -> None:
    old = (Thing("a", 1, (Thing("x", 1), Thing("y", 1))), Thing("b", 2))
    new = (Thing("a", 1, (Thing("x", 1), Thing("y", 2))), Thing("b", 0))
    assert plain(list_change(old, new, by_id)) == {
        "edits": {"a": {"things": {"edits": {"y": {"value": 2}}}}, "b": {"value": 0}}
    }


@given(st.dictionaries(st.sampled_from("abc"), st.integers(0, 2)),
       st.dictionaries(st.sampled_from("abc"), st.integers(0, 2), min_size=3))  # fmt: skip
def test_any_two_views(old: dict[str, int], new: dict[str, int]) -> None:
    change = field_change(old, new)
    assert (old if change is UNSET else {**old, **change}) == new


def test_no_part_of_a_scene_is_forgotten() -> None:
    assert set(SceneChange.__struct_fields__) == set(Scene.__struct_fields__)


@pytest.mark.parametrize("name", [*games.names(), "whispers"])
def test_every_scene_of_a_match(name: str) -> None:
    game: Any = games.find(name)
    match = Match.start(game, game.seats[0], seed=3)
    luck = random.Random(name)
    chance = Chance(name)
    drawn: dict[int | None, dict[str, Any]] = {}
    last: dict[int | None, Any] = {}
    for _ in range(120):
        for viewpoint in (None, 0):
            scene = game.scene(game.known(match.state, viewpoint), viewpoint)
            if viewpoint in last:
                change = scene_change(last[viewpoint], scene)
                if change is not UNSET:
                    drawn[viewpoint] = patched_scene(drawn[viewpoint], plain(change))
            else:
                drawn[viewpoint] = plain(scene)
            last[viewpoint] = scene
            assert as_scene(drawn[viewpoint]) == as_scene(plain(scene))
        if match.over:
            break
        seat = luck.choice(match.to_act)
        legal = match.legal(seat)
        match.play(legal[chance.below(len(legal))], seat)
