"""Set-up (EN-10 to EN-15, EN-R4)."""

import pytest

from pantheon.core.match import Match
from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    EnvoyPlaced,
    GodChosen,
    IslandPlaced,
    ObjectiveKept,
    ObjectivesDealt,
)
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.rules import constants as tables
from pantheon.games.envoys.rules.constants import GODS, NOBODY
from pantheon.games.envoys.rules.frames import ENVOY, top_kind
from pantheon.games.envoys.rules.sites import cells_of, site
from pantheon.games.envoys.rules.state import FACE_DOWN, MASKED


def started(seats: int = 3, seed: int = 1, **options: object) -> Match:
    return Match.start(GAME, seats, seed, {"quick_setup": True, **options})


def through_setup(match: Match) -> Match:
    while not match.state.turn:
        match.play(match.legal()[0], match.to_act[0])
    return match


@pytest.mark.rule("EN-10")
@pytest.mark.parametrize(
    ("seats", "tokens", "points"), [(2, 4, 24), (3, 5, 22), (4, 6, 20), (5, 7, 18), (6, 8, 16)]
)
def test_the_end_depends_on_the_number_of_players(seats: int, tokens: int, points: int) -> None:
    knobs = EnvoysOptions().knobs(seats)
    assert (knobs.end_tokens, knobs.end_points) == (tokens, points)
    assert EnvoysOptions(points_goal=-8).knobs(seats).end_points == points - 8
    through_setup(started(seats))


@pytest.mark.rule("EN-11")
def test_one_god_stays_away_with_its_islands_and_envoy() -> None:
    away = set()
    for seed in range(30):
        state = through_setup(started(6, seed)).state
        away.add(state.excluded)
        assert state.excluded not in state.god
        assert sorted(state.god) == [god for god in range(GODS) if god != state.excluded]
        assert state.unknown_gods[state.excluded] == state.unknown_gods[GODS + state.excluded] == 0
        assert sum(state.unknown_gods) == 12
    assert away == set(range(GODS))


@pytest.mark.rule("EN-12")
def test_players_lay_the_islands_in_turn_face_down() -> None:
    match = Match.start(GAME, 3, 4)
    first = match.state.first
    seats = []
    for number in range(12):
        size = match.state.top_size
        legal = match.legal()
        assert all(isinstance(each, actions.PlaceIsland) for each in legal)
        seats.append(match.to_act[0])
        events = match.play(legal[number * 7 % len(legal)], match.to_act[0])
        assert isinstance(events[0], IslandPlaced)
        assert events[0].size == size
    assert seats == [(first + number) % 3 for number in range(12)]
    assert match.state.size.count(3) == match.state.size.count(4) == 6
    assert set(match.state.isle_state) == {FACE_DOWN}
    assert set(match.state.isle_god) == {NOBODY}, "nobody has looked"


@pytest.mark.rule("EN-12", "EN-R14")
def test_refused_places_name_their_rule() -> None:
    match = Match.start(GAME, 2, 4)
    place = match.legal()[0]
    match.play(place, match.to_act[0])
    with pytest.raises(Exception, match="EN-12"):
        match.play(place)
    with pytest.raises(Exception, match="EN-12"):
        match.play(actions.PlaceIsland(0, 30))


@pytest.mark.rule("EN-12")
def test_quick_setup_draws_legal_places() -> None:
    states = [started(2, seed).state for seed in range(8)]
    assert len({tuple(state.spot) for state in states}) == 8
    for state in states:
        assert state.placed + state.left_out == 12
        spaces = [
            space
            for each in range(state.placed)
            for space in cells_of(state.spot[each], state.size[each])
        ]
        assert len(spaces) == len(set(spaces))
        assert all(len(site(state.spot[each], state.size[each]).cells) == state.size[each]
                   for each in range(state.placed))  # fmt: skip


@pytest.mark.rule("EN-13")
def test_gods_at_random_and_a_random_player_starts() -> None:
    starters = set()
    for seed in range(20):
        match = started(3, seed)
        state = match.state
        assert NOBODY not in state.god
        starters.add(state.first)
        assert match.to_act == (state.first,)
        placed = []
        while top_kind(match.state) == ENVOY:
            placed += [e.seat for e in match.play(match.legal()[0]) if isinstance(e, EnvoyPlaced)]
        assert placed == [(state.first + step) % 3 for step in range(3)], "leftwards"
        through_setup(match)
        assert match.state.active == state.first
        for seat in range(3):
            assert match.state.pool[seat * GODS + state.god[seat]] >= 3
    assert starters == {0, 1, 2}


@pytest.mark.rule("EN-13")
def test_chosen_gods_and_the_last_to_choose_starts() -> None:
    match = started(3, 2, gods="chosen")
    order = []
    while any(isinstance(each, actions.ChooseGod) for each in match.legal()):
        order.append(match.to_act[0])
        match.play(match.legal()[-1])
    assert order == [(order[0] + step) % 3 for step in range(3)]
    assert match.to_act == (order[-1],), "the last to choose places first"
    assert [e.seat for e in match.events if isinstance(e, GodChosen)] == order
    assert match.state.first == order[-1]
    with pytest.raises(Exception, match="EN-13"):
        match.play(actions.ChooseGod(match.state.god[0]))


@pytest.mark.rule("EN-13", "EN-25")
def test_two_envoys_at_most_start_on_a_space() -> None:
    match = started(4, 3)
    for _ in range(2):
        match.play(actions.PlaceEnvoy(4))
    with pytest.raises(Exception, match="EN-25"):
        match.play(actions.PlaceEnvoy(4))


@pytest.mark.rule("EN-14", "EN-R4")
def test_twenty_eight_tokens_of_each_colour_and_the_rest_in_the_well() -> None:
    state = started(4).state
    for colour in range(GODS):
        out = 3 if colour in state.god else 0
        assert state.well[colour] == 28 - out
    assert tables.PIPS == 4
    assert started(2, tokens_per_colour=9).state.well_total == 63 - 6


@pytest.mark.rule("EN-15")
def test_two_objectives_to_choose_from_in_secret() -> None:
    match = started(3, 5)
    while match.state.offers[0] == NOBODY:
        match.play(match.legal()[0])
    assert match.to_act == (0, 1, 2), "everyone at once"
    offers = match.state.offers
    assert len(set(offers)) == 6
    dealt = [event for event in match.events if isinstance(event, ObjectivesDealt)]
    assert dealt[1].seen_by(1) == dealt[1]
    assert dealt[1].seen_by(0) == dealt[1].seen_by(None) == ObjectivesDealt(1, -1, -1)
    events = match.play(actions.KeepObjective(1), 2)
    assert match.state.objective[2] == offers[5]
    kept = next(event for event in events if isinstance(event, ObjectiveKept))
    assert kept.seen_by(0) == ObjectiveKept(2, -1)
    assert match.view(0).objective[2] == match.view(None).objective[2] == MASKED
    assert match.view(2).objective[2] == offers[5]


@pytest.mark.rule("EN-15")
def test_three_cards_of_thirty_and_the_first_turn_brings_one_more() -> None:
    match = through_setup(started(3, 6))
    state = match.state
    for seat in range(3):
        drawn = 4 if seat == state.active else 3
        assert len(state.hands[seat]) == drawn
        assert len(state.decks[seat]) == 30 - drawn
        assert {card // 30 for card in state.hands[seat]} == {state.god[seat]}


@pytest.mark.rule("EN-70")
def test_decks_are_as_the_rules_count_them() -> None:
    names = data.names("texts")
    for god in range(GODS):
        cards = range(god * 30, god * 30 + 30)
        colours = [tables.CARD_COLOUR[card] for card in cards]
        assert [colours.count(colour) for colour in range(GODS)] == [
            6 if colour == god else 4 for colour in range(GODS)
        ]
        steps = [tables.CARD_PACE[card] for card in cards]
        assert [steps.count(number) for number in range(5)] == [6] * 5
        texts = [names[tables.CARD_TEXT[card]] for card in cards]
        common = [text["name"] for text in data.read("texts")["texts"] if text["deck"] == "common"]
        own = [text["name"] for text in data.read("texts")["texts"]
               if text["deck"] == data.names("gods")[god]]  # fmt: skip
        assert [texts.count(name) for name in common] == [2] * 8
        assert [texts.count(name) for name in own] == [5, 5, 4]


@pytest.mark.rule("EN-70")
def test_no_text_or_colour_is_tied_to_one_number_of_steps() -> None:
    for god in range(GODS):
        cards = range(god * 30, god * 30 + 30)
        for table in (tables.CARD_TEXT, tables.CARD_COLOUR):
            for kind in {table[card] for card in cards}:
                steps = {tables.CARD_PACE[card] for card in cards if table[card] == kind}
                assert len(steps) > 1
