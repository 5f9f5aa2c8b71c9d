"""The search sees only its view, is deterministic, and plays better with more visits."""

import time
from typing import Any

import msgspec
import pytest

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.bots.levels import levels
from pantheon.bots.search.decision import (
    Budget,
    RankedAction,
    SearchResult,
    search_state,
    search_view,
)
from pantheon.bots.search.learned_search import WALKS
from pantheon.bots.search.mcts import Search, clockwise, grow
from pantheon.bots.search.parallel import ParallelSearch, merged
from pantheon.bots.search.tree import Node, SearchParameters
from pantheon.bots.search.tree_reuse import TreeReuse
from pantheon.core.chance import Chance, Luck
from pantheon.core.match import Match
from pantheon.games.nations.generated import codes
from pantheon.locale import LANGUAGES, Speaker
from tests.repeats import repeats

VISITS = 40
MATCHES = repeats(4, 10)
GAMES = games.names()


def begun(name: str, seats: int, actions: int = 6) -> Match:
    """A match after a few random actions."""
    match = Match.start(games.find(name), seats, f"begun:{name}")
    luck = Luck(3)
    for _ in range(actions):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)
    return match


def search_of(match: Match, seed: int = 1, visits: int = VISITS) -> SearchResult:
    seat = match.game.awaited(match.state)[0]
    view = match.view(seat)
    return search_view(match.game, view, seat, Chance(seed, record=False), Budget(visits))


@pytest.mark.parametrize("name", GAMES)
def test_a_result_ranks_legal_actions_within_the_budget(name: str) -> None:
    game = games.find(name)
    for seats in game.seats:
        match = begun(name, seats)
        seat = game.awaited(match.state)[0]
        found = search_of(match)
        legal = game.legal_codes(match.state, seat)
        assert {each.code for each in found.ranked} <= set(legal)
        assert len(found.expected) == seats
        assert sum(each.visits for each in found.ranked) == found.simulations <= VISITS
        assert all(0 <= each.value <= 1 for each in found.ranked)


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_in_visits_is_deterministic(name: str) -> None:
    match = begun(name, 2)
    assert search_of(match) == search_of(match)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_information_does_not_change_the_result(name: str) -> None:
    match = begun(name, 2)
    game = match.game
    seat = game.awaited(match.state)[0]
    before = search_of(match)
    game.redeal(match.state, seat, Luck(8))
    assert search_of(match) == before


def test_a_search_does_not_change_the_match() -> None:
    match = begun("nations", 3)
    digest = match.digest()
    search_of(match)
    assert match.digest() == digest


def test_a_search_ends_at_its_time_limit() -> None:
    match = begun("nations", 2)
    seat = match.to_act[0]
    start = time.perf_counter()
    found = search_view(match.game, match.view(seat), seat, Chance(1), Budget(1 << 40, 0.05))
    assert found.simulations > 0
    assert time.perf_counter() - start < 30


def test_a_search_stops_once_its_choice_is_clear() -> None:
    """A best edge that no other can overtake needs no more visits."""
    match = begun("nations", 2)
    seat = match.to_act[0]
    only = match.game.legal_codes(match.state, seat)[:1]
    found = search_view(match.game, match.view(seat), seat, Chance(1), Budget(100), only)
    assert found.best.code == only[0]
    assert found.simulations <= 51 + WALKS  # a batch that was on its way is finished


class Metronome:
    """A clock that moves on by a second with every visit, which all go through the first edge
    until `leading` and through the second from then on."""

    def __init__(self, leading: int) -> None:
        self.root = Node(0)
        self.root.expand([1, 2], [0.0, 0.0], 1.0)
        self.leading = leading

    def clock(self) -> float:
        return float(self.root.visits)

    def step(self, root: Node, most: int) -> None:
        root.credit(0 if root.visits < self.leading else 1, [0.5])


def test_a_search_by_the_clock_stops_once_its_choice_is_clear() -> None:
    """Every visit takes a second here: a lead larger than the seconds left is enough."""
    play = Metronome(300)
    grow(play.root, 1 << 20, 500.0, play.clock, play.step)
    assert play.root.counts == [251, 0]
    play = Metronome(200)
    grow(play.root, 1 << 20, 500.0, play.clock, play.step)
    assert play.root.counts == [200, 251]


class Choice(msgspec.Struct):
    """A game with one decision for each of two seats: a code is its own payoff."""

    picked: list[int]


class Duel:
    """Both seats may act at once; the first to pick the larger number gets more."""

    name = "duel"

    def copy(self, state: Choice) -> Choice:
        return Choice(list(state.picked))

    def awaited(self, state: Choice) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if state.picked[seat] < 0)

    def legal_codes(self, state: Choice, seat: int) -> list[int]:
        return [1, 2, 3] if state.picked[seat] < 0 else []

    candidate_codes = legal_codes

    def apply_code(self, state: Choice, seat: int, code: int, chance: Chance) -> None:
        state.picked[seat] = code

    def redeal(self, state: Choice, seat: int, chance: Chance) -> None:
        """Nothing is hidden."""

    def evaluate(self, state: Choice) -> list[float]:
        return [max(0, each) / 4 for each in state.picked]

    def playout(self, state: Choice, chance: Chance, most: int) -> int:
        return 0


def test_every_seat_maximises_its_own_payoff_in_simultaneous_play() -> None:
    game: Any = Duel()
    search = Search(game, Choice([-1, -1]), 1, SearchParameters())
    root = Node(0)
    search.prepare(root, [1, 2, 3])
    grow(root, 200, 0.0, time.perf_counter, search.step)
    best = root.counts.index(max(root.counts))
    assert root.codes[best] == 3
    reply = root.children[best]
    assert reply is not None
    assert reply.seat == 1
    assert reply.codes[reply.counts.index(max(reply.counts))] == 3


def test_seats_awaited_together_act_clockwise() -> None:
    assert clockwise((0, 1, 3), 1) == 3
    assert clockwise((0, 1, 3), 3) == 0
    assert clockwise((2,), 2) == 2


def test_actions_seen_only_in_other_deals_get_an_edge() -> None:
    node = Node(0)
    node.expand([10, 20], [0.2, 0.4], 10.0)
    assert node.codes == [20, 10]
    assert node.admit([10, 30]) == [1, 2]
    assert node.codes == [20, 10, 30]
    assert node.pick_among([1, 2], SearchParameters()) in (1, 2)


def test_a_tree_is_reused_if_the_match_followed_it() -> None:
    match = begun("nations", 2, 0)
    game, reuse = match.game, TreeReuse()
    seat = match.to_act[0]
    state = game.determinise(match.view(seat), seat, Chance(1))
    # Lifting a desert draws nothing, and the same seat continues.
    code = next(
        code for code in game.legal_codes(state, seat) if codes.kind_of(code) == codes.LIFT_DESERT
    )
    _, root = search_state(game, state, seat, Chance(1), Budget(60), [code])
    reuse.keep(game, state, root, code)
    match.play(game.codec.decode(code), seat)
    kept = reuse.recall(game, match.view(seat), seat)
    assert kept is not None
    assert kept.visits > 0
    other = begun("nations", 2, 9)
    assert reuse.recall(game, other.view(other.to_act[0]), other.to_act[0]) is None


def test_results_of_parallel_searches_are_added() -> None:
    one = SearchResult((RankedAction(1, 3, 0.5), RankedAction(2, 1, 0.1)), (0.5, 0.5), 4, 9)
    two = SearchResult((RankedAction(2, 4, 0.6),), (0.7, 0.3), 4, 8)
    both = merged([one, two])
    assert both.best == RankedAction(2, 5, pytest.approx(0.5))
    assert both.expected == pytest.approx((0.6, 0.4))
    assert (both.simulations, both.actions) == (8, 17)


@pytest.mark.slow
def test_a_parallel_search_is_deterministic() -> None:
    match = begun("nations", 2)
    seat = match.to_act[0]
    with ParallelSearch(2) as parallel:
        first, second = (
            parallel.search(match.game, match.view(seat), seat, Chance(5), Budget(60))
            for _ in range(2)
        )
    assert first == second
    assert first.simulations <= 60


def test_higher_levels_have_larger_budgets() -> None:
    each = list(levels().values())
    assert list(levels()) == ["novice", "apprentice", "adept", "oracle", "deity"]
    assert [level.seconds for level in each] == [1, 2, 3, 4, 5]
    assert sorted(level.visits for level in each) == [level.visits for level in each]
    without = [level.visits_without_net for level in each]
    assert sorted(without) == without
    assert sorted((level.reaction for level in each), reverse=True) == [
        level.reaction for level in each
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_description(language: str) -> None:
    speaker = Speaker(language)
    for name in bots.names():
        assert speaker.key(f"bots-name-{name}")
        seconds = levels()[name].seconds if name in levels() else 0
        assert speaker.key(f"bots-about-{name}", seconds=seconds)


@pytest.mark.long
def test_a_larger_budget_wins() -> None:
    """A quick check; see bench/RESULTS.md for the ladder."""
    game = games.find("elements")
    won = 0.0
    for number in range(MATCHES):
        seat = number % 2
        line_up = [bots.find("adept", 16), bots.find("novice", 16)]
        result = play_match(game, line_up[::-1] if seat else line_up, f"look:{number}").result
        assert result is not None
        won += result.shares()[seat]
    assert won >= 0.7 * MATCHES
