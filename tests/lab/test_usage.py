"""What the lab counts: it learns from a game's words which numbers are things."""

from __future__ import annotations

import pytest

from pantheon import games
from pantheon.lab.experiments.usage import kind_of, label_of, named_fields, rules_of


@pytest.mark.parametrize(
    ("game", "key", "label", "kind"),
    [
        ("nations", "do place_tribe", "place tribe", "actions"),
        ("nations", "tribe_placed", "tribe placed", "events"),
        ("nations", "tribe_placed colour=3", "tribe placed: Mulberry", "colour"),
        ("envoys", "power_used god=0", "power used: Ra", "god"),
        ("envoys", "disturbance_begun disturbance=2", "disturbance begun: Amnesia", "disturbance"),
        ("elements", "hunger_paid", "hunger paid", "events"),
    ],
)
def test_uses_are_told_in_words(game: str, key: str, label: str, kind: str) -> None:
    assert label_of(game, key) == label
    assert kind_of(key) == kind


@pytest.mark.parametrize("name", games.names())
def test_every_game_names_things_and_no_amounts(name: str) -> None:
    fields = {field for named in named_fields(name).values() for field in named}
    assert fields
    assert not fields & {"seat", "cost", "points", "gained", "amount", "cell"}


@pytest.mark.parametrize("name", games.names())
def test_actions_and_events_name_their_rules(name: str) -> None:
    named = [rule for rules in rules_of(name).values() for rule in rules]
    assert named
    assert all(rule.startswith(games.find(name).rule_prefix) for rule in named)
