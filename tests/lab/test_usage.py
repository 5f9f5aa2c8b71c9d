"""Usage counts: the event fields that a game annotates as counted."""

from collections import Counter
from types import SimpleNamespace
from typing import Annotated, Any

import pytest

from pantheon import games
from pantheon.core.events import Counted, Ending, Event
from pantheon.core.words import Words
from pantheon.lab.experiments import usage
from pantheon.lab.experiments.usage import kind_of, label_of, rules_of, things_of, usage_of
from pantheon.locale import LANGUAGES, Speaker
from tests.conformance.cases import case_of, walk

Gift = Annotated[int, Counted("gift", range(2))]


class GiftGiven(Event, frozen=True, tag="gift_given"):
    """A small game's event: two gifts change hands, and `cost` is an amount."""

    seat: int
    gift: Gift
    returned: Gift
    cost: int
    points: int


class Dawned(Event, frozen=True, tag="dawned"):
    """An event without a seat, with the reason for the end."""

    ending: Ending


@pytest.fixture
def shrine(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game with two events, whose words are their keys and arguments."""

    class KeySpeaker:
        def __init__(self, language: str) -> None:
            self.language = language

        def say(self, words: Words) -> str:
            return " ".join([words.key, *map(str, words.args.values())]) + "."

    game = SimpleNamespace(
        name="shrine", events=(GiftGiven, Dawned), actions=(), ends=("sun", "moon")
    )
    monkeypatch.setattr(usage, "games", SimpleNamespace(find=lambda _: game))
    monkeypatch.setattr(usage, "Speaker", KeySpeaker)
    usage.things_of.cache_clear()
    yield game
    usage.things_of.cache_clear()
    usage.known_uses.cache_clear()


def test_annotated_fields_are_counted_and_no_others(shrine: Any) -> None:
    opening = [GiftGiven(0, 1, -1, 7, 3), GiftGiven(1, 0, 1, 7, 2), Dawned(2)]
    match: Any = SimpleNamespace(game=shrine, opening=opening, steps=(), seats=2)
    found = usage_of(match)
    assert found.times == {
        "gift_given": (1, 1),
        "gift_given gift=1": (1, 0),
        "gift_given gift=0": (0, 1),
        "gift_given returned=1": (0, 1),
    }
    assert found.points["gift_given gift=1"] == (3, 0)
    assert found.nobodys == {"dawned": 1, "dawned ending=2": 1}
    assert label_of("shrine", "gift_given returned=1") == "gift given, returned: shrine-gift 1"
    assert label_of("shrine", "dawned ending=2") == "dawned: shrine-end-moon"
    assert kind_of("shrine", "gift_given returned=1") == "gift"
    assert usage.known_uses("shrine")[2:] == (
        *(f"gift_given {field}={value}" for field in ("gift", "returned") for value in range(2)),
        *(f"dawned ending={value}" for value in (1, 2)),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_counted_value_has_a_name(name: str, language: str) -> None:
    game = games.find(name)
    say = Speaker(language).say
    for event in game.events:
        for counted in usage.counted_fields(event, game.ends).values():
            assert all(say(words) for words in counted.names(name).values())


@pytest.mark.parametrize("name", games.names())
def test_every_value_that_occurs_is_counted(name: str) -> None:
    """If a declared range were too short, values would be missing from the figures."""
    match = case_of(name, games.find(name).seats[0], "counted", {}).start()
    for _ in walk(match):
        pass
    met: Counter[str] = Counter()
    for event in match.events:
        tag = str(event.__struct_config__.tag)
        for field, thing in things_of(name).get(tag, {}).items():
            value = getattr(event, field)
            assert value in thing.names or value < 0, f"{tag} {field}={value}"
            met[thing.kind] += 1
    assert met


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
def test_uses_have_labels(game: str, key: str, label: str, kind: str) -> None:
    assert label_of(game, key) == label
    assert kind_of(game, key) == kind


@pytest.mark.parametrize("name", games.names())
def test_every_game_names_things_and_no_amounts(name: str) -> None:
    fields = {field for named in things_of(name).values() for field in named}
    assert fields
    assert not fields & {"seat", "cost", "points", "gained", "amount", "cell"}


@pytest.mark.parametrize("name", games.names())
def test_actions_and_events_name_their_rules(name: str) -> None:
    named = [rule for rules in rules_of(name).values() for rule in rules]
    assert named
    assert all(rule.startswith(games.find(name).rule_prefix) for rule in named)
