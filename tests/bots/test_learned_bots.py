"""Bots with a net: fair, deterministic, and heuristic where there is no net to be used."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from pantheon import bots, games
from pantheon.bots.bot import Bot
from pantheon.bots.learned import judge, weights
from pantheon.bots.learned.judge import BATCH, NetJudge
from pantheon.bots.levels import Level, all_levels, levels
from pantheon.bots.outlook import outlook
from pantheon.bots.policies.greedy import Greedy
from pantheon.bots.policies.keen import Keen
from pantheon.bots.policies.search_bot import SearchBot
from pantheon.bots.search.decision import (
    Budget,
    has_learned,
    search_learned,
    search_state,
    search_view,
)
from pantheon.bots.search.learned_search import Opened
from pantheon.bots.search.tree import Node
from pantheon.core.chance import Chance, Luck
from pantheon.core.game import Game
from tests.bots.learned_nets import untrained
from tests.conformance.cases import case_of, walk

every_game = pytest.mark.parametrize("name", games.names())
VISITS = 40


@pytest.fixture
def nets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a net, an untrained one."""
    judges: dict[str, NetJudge] = {}

    def find(game: Game[Any, Any]) -> NetJudge:
        if game.name not in judges:
            judges[game.name] = NetJudge(game, untrained(game))
        return judges[game.name]

    monkeypatch.setattr(judge, "find_judge", find)


def searcher() -> SearchBot:
    return SearchBot("learned", Level(VISITS, VISITS, 0.0, 3.0))


def begun(name: str, seats: int, actions: int = 12) -> Any:
    game, luck = games.find(name), Luck(5)
    state = game.setup(game.options(), seats, luck)
    game.playout(state, luck, actions)
    return state


@every_game
@pytest.mark.parametrize("make", [Keen, searcher])
def test_hidden_information_makes_no_difference(name: str, make: Any, nets: None) -> None:
    game = games.find(name)
    match = case_of(name, game.seats[0], "fair", {}).start()
    compared = 0
    for luck in walk(match):
        if luck.random() > 0.03:
            continue
        for seat in match.to_act:
            twin = game.copy(match.state)
            game.redeal(twin, seat, Chance(luck.randrange(2**30), record=False))
            views = (game.view(match.state, seat), game.view(twin, seat))
            first, second = (make().choose(game, view, seat, Chance(4)) for view in views)
            assert first == second
            assert first in match.legal(seat)
            compared += 1
    assert compared


@every_game
def test_states_judged_together_are_judged_as_one_by_one(name: str, nets: None) -> None:
    game = games.find(name)
    judged = judge.find_judge(game)
    assert judged is not None
    state = begun(name, game.seats[-1])
    states = [state]
    while len(states) < BATCH + 3:
        states.append(game.copy(states[-1]))
        game.playout(states[-1], Luck(len(states)), 1)
    seats = range(state.seats)
    observers = [number % state.seats for number in range(len(states))]
    together = judged.values(states, observers)
    for at in (0, 1, 7, BATCH - 1, BATCH, BATCH + 2):
        alone = judged.values([states[at]], [observers[at]])[0]
        assert together[at] == pytest.approx(alone, abs=1e-5)
        assert sum(together[at][seat] for seat in seats) == pytest.approx(1, abs=1e-5)


def test_a_judge_follows_from_one_match_to_another(nets: None) -> None:
    """The table's part of the rows is written anew for other options."""
    game = games.find("nations")
    one, other = (game.setup(game.options(income=income), 2, Luck(1)) for income in (2, 6))
    judged = judge.find_judge(game)
    assert judged is not None
    first = judged.values([one] * 3, [0] * 3)
    judged.values([other] * 2, [0] * 2)
    assert judged.values([one] * 3, [0] * 3) == pytest.approx(first)
    assert judged.values([other], [0])[0] != pytest.approx(first[0])


@every_game
def test_the_result_counts_once_a_match_is_over(name: str, nets: None) -> None:
    game = games.find(name)
    state = begun(name, 2)
    game.playout(state, Luck(3), 100_000)
    assert game.over(state)
    judged = judge.find_judge(game)
    assert judged is not None
    result = game.result(state)
    assert result is not None
    assert judged.values([state], [1])[0] == pytest.approx(result.shares())


@every_game
def test_the_learned_search_counts_its_visits(name: str, nets: None) -> None:
    game = games.find(name)
    state = begun(name, 2)
    seat = game.awaited(state)[0]
    view = game.view(state, seat)
    found = search_view(game, view, seat, Chance(6), Budget(VISITS))
    again = search_view(game, view, seat, Chance(6), Budget(VISITS))
    assert found == again
    legal = set(game.legal_codes(state, seat))
    assert {each.code for each in found.ranked} <= legal
    assert sum(each.visits for each in found.ranked) == found.simulations <= VISITS
    assert all(-1e-9 <= each.value <= 1 + 1e-9 for each in found.ranked)
    assert sum(found.expected) == pytest.approx(1, abs=1e-4)


def test_an_action_that_ends_the_match_is_preferred_by_its_result(
    monkeypatch: pytest.MonkeyPatch, nets: None
) -> None:
    """By as much as its result is better than what the best of the others promises."""
    found = judge.find_judge(games.find("nations"))
    assert found is not None
    own = np.array([1.0, 0.6, 0.3, 0.0])
    values = np.stack([own, 1 - own], axis=1)

    def preferred(preferences: Any) -> Any:
        batches = [(values[:2], preferences[:2]), (values[2:], preferences[2:])]
        monkeypatch.setattr(found, "_batches", lambda states, observers: batches)
        return found.preferences([None] * 4, 0)

    ends = np.array([np.nan, 0.02, 0.05, np.nan])
    assert preferred(ends) == pytest.approx([0.75, 0.02, 0.05, -0.25])
    assert preferred(np.full(4, np.nan)) == pytest.approx(own)
    assert preferred(own) == pytest.approx(own)


def test_actions_that_the_heuristic_dislikes_come_after_those_that_were_judged() -> None:
    heuristic = [0.1, 0.5, 0.4, 0.2]
    opened = Opened(Node(0), [10, 11, 12, 13], [None, None], [1, 2], heuristic)
    estimates = opened.estimates([0.7, 0.9])
    assert estimates[1:3] == [0.7, 0.9]
    assert estimates[0] < estimates[3] < 0.7
    assert Opened(Node(0), [10, 11], [None, None], [0, 1], []).estimates([0.3, 0.2]) == [0.3, 0.2]


@every_game
def test_the_outlook_is_what_the_seats_together_expect(name: str, nets: None) -> None:
    game = games.find(name)
    state = begun(name, 2)
    before = game.digest(state)
    shares = outlook(game, state)
    assert sum(shares) == pytest.approx(1, abs=1e-4)
    assert outlook(game, state) == shares
    assert game.digest(state) == before
    game.playout(state, Luck(3), 100_000)
    result = game.result(state)
    assert result is not None
    assert outlook(game, state) == pytest.approx(result.shares())


def test_a_lead_may_stand_for_more_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net of 4 Gods tells better from worse, but is not sure enough of the result."""
    game, state = games.find("four_gods"), begun("four_gods", 3, 60)
    found = judge.find_judge(game)
    assert found is not None
    assert found.chances[3] > 1
    monkeypatch.setattr(found, "chances", {2: 2.0})
    shares = outlook(game, state)
    monkeypatch.setattr(found, "chances", {3: 2.0})
    squares = [share**2 for share in shares]
    assert outlook(game, state) == pytest.approx([each / sum(squares) for each in squares])


@pytest.mark.parametrize("seats", games.find("envoys").seats)
def test_without_a_net_chances_add_up_too(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The heuristic's values need not: with six seats they add up to about three."""
    monkeypatch.setattr(judge, "find_judge", lambda _game: None)
    game, state = games.find("envoys"), begun("envoys", seats, 60)
    chances, values = outlook(game, state), game.evaluate(state)
    assert sum(chances) == pytest.approx(1)
    order = sorted(range(seats), key=lambda seat: values[seat])
    assert order == sorted(range(seats), key=lambda seat: chances[seat])


class Preference:
    """A judge that prefers states with more of something; sees no net."""

    searches = True
    weighted_sum = None

    def __init__(self, worth: Any) -> None:
        self._worth = worth

    def values(self, states: list[Any], observers: list[int]) -> Any:
        worths = np.array([[self._worth(state, seat) for seat in (0, 1)] for state in states])
        return worths / 1000

    def preferences(self, states: list[Any], seat: int) -> Any:
        return self.values(states, [seat] * len(states))[:, seat]

    def judged(self, states: list[Any], observer: int, groups: list[Any]) -> Any:
        values = self.values(states, [observer] * len(states)) if states else np.zeros((0, 2))
        return values, [self.preferences(*group) for group in groups]


class Undecided(Preference):
    """Prefers likewise, but expects the same of every state."""

    def judged(self, states: list[Any], observer: int, groups: list[Any]) -> Any:
        _, preferences = super().judged([], observer, groups)
        return np.full((len(states), 2), 0.5), preferences


def outstanding() -> tuple[Game[Any, Any], Any, int, int]:
    """A state of Gods of the Elements in which one action brings more points than all others.

    With the seat that acts, and the code of the action.
    """
    game = games.find("elements")
    state, luck = game.setup(game.options(), 2, Luck(1)), Luck(1)
    for _ in range(400):
        [seat] = game.awaited(state)
        gains = {}
        for code in game.legal_codes(state, seat):
            ahead = game.copy(state)
            game.apply_code(ahead, seat, code, Luck(0))
            gains[code] = ahead.points[seat] - state.points[seat]
        first, second, *_ = [*sorted(gains.values(), reverse=True), 0]
        if len(gains) > 1 and first > second:
            return game, state, seat, max(gains, key=lambda code: gains[code])
        game.playout(state, luck, 1)
    pytest.fail("no action that stands out")


def points_of(state: Any, seat: int) -> Any:
    return state.points[seat]


@pytest.mark.parametrize("make", [Keen, searcher])
def test_a_learned_bot_takes_what_its_net_prefers(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told that nothing but points count, both take the action that brings most of them."""
    monkeypatch.setattr(judge, "find_judge", lambda _game: Preference(points_of))
    game, state, seat, best = outstanding()
    chosen = make().choose(game, game.view(state, seat), seat, Chance(2))
    assert game.encode(chosen) == best


def test_a_search_visits_most_what_its_net_prefers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where what it expects of the states decides nothing."""
    monkeypatch.setattr(judge, "find_judge", lambda _game: Undecided(points_of))
    game, state, seat, best = outstanding()
    found = search_view(game, game.view(state, seat), seat, Chance(2), Budget(VISITS))
    assert found.ranked[0].code == best
    assert found.ranked[0].visits > found.ranked[1].visits


def test_the_bench_opponent_uses_no_net(nets: None) -> None:
    game = games.find("nations")
    level = all_levels()["oracle-v1"]
    assert not level.learned
    assert "oracle-v1" not in levels()
    assert "oracle-v1" not in bots.names()
    state = begun("nations", 2)
    seat = game.awaited(state)[0]
    bot = SearchBot("oracle-v1", msgspec.structs.replace(level, visits_without_net=VISITS))
    plain = SearchBot("plain", Level(1, VISITS, 0.0, 3.0, learned=False))
    view = game.view(state, seat)
    assert bot.choose(game, view, seat, Chance(1)) == plain.choose(game, view, seat, Chance(1))


def test_searches_with_and_without_a_net_have_visits_of_their_own(nets: None) -> None:
    budget = Budget(12, without_net=30)
    game = games.find("nations")
    state = begun("nations", 2)
    seat = game.awaited(state)[0]
    for learned, most in ((True, 12), (False, 30)):
        found, _ = search_state(game, state, seat, Chance(3), budget, learned=learned)
        assert most / 2 < found.simulations <= most
    assert budget.divided(4) == Budget(3, without_net=8)


def test_a_search_leaves_a_net_alone_that_only_looks_ahead(nets: None) -> None:
    """Its manifest says so: in the same time the heuristic sees more."""
    game = games.find("nations")
    state = begun("nations", 2)
    seat = game.awaited(state)[0]
    budget = Budget(12, without_net=30)
    assert search_learned(game)
    judge.find_judge(game).searches = False
    assert has_learned(game)
    assert not search_learned(game)
    found, _ = search_state(game, state, seat, Chance(3), budget)
    plain, _ = search_state(game, state, seat, Chance(3), budget, learned=False)
    assert found == plain


# Without a net to be used


def unlearned(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Bot, Bot]]:
    """Learned bots whose net lies in a folder, each beside its heuristic sibling."""
    load = weights.load_net
    monkeypatch.setattr(weights, "load_net", lambda game: load(game, folder))
    monkeypatch.setattr(judge, "find_net", weights.find_net.__wrapped__)
    monkeypatch.setattr(judge, "find_judge", judge.find_judge.__wrapped__)
    without = SearchBot("heuristic", Level(VISITS, VISITS, 0.0, 3.0, learned=False))
    return [(Keen(), Greedy()), (searcher(), without)]


def damaged(folder: Path) -> None:
    net = untrained(games.find("nations"))
    weights.save_net(folder, games.find("nations"), net, "0" * 40, {}, {})
    (folder / weights.WEIGHTS).write_bytes(b"damaged")


@pytest.mark.parametrize("prepare", [lambda _folder: None, damaged])
def test_without_a_usable_net_bots_say_so_and_use_the_heuristic(
    prepare: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    prepare(tmp_path)
    game = games.find("nations")
    state = begun("nations", 2)
    seat = game.awaited(state)[0]
    view = game.view(state, seat)
    for learned, heuristic in unlearned(tmp_path, monkeypatch):
        caplog.clear()
        chosen = learned.choose(game, view, seat, Chance(4))
        assert chosen == heuristic.choose(game, view, seat, Chance(4))
        assert caplog.records
        for record in caplog.records:
            assert record.getMessage().startswith("nations")
            assert record.getMessage().endswith("using the heuristic")
    assert not has_learned(game)
