"""Components, preparation, the start of a turn (NA-1 to NA-12)."""

import pytest

import pantheon
from pantheon.core.chance import Chance, Recorded
from pantheon.core.match import Match
from pantheon.games.nations import GAME
from pantheon.games.nations.generated import actions
from pantheon.games.nations.generated.events import CardDrawn, CardSetAside
from pantheon.games.nations.rules.constants import Card
from pantheon.games.nations.rules.hexes import axial, cell_at, cells_within, neighbours
from pantheon.games.nations.rules.turn import begin_turn
from tests.games.nations.positions import MOSS, Table


@pytest.mark.rule("NA-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components_are_complete(seats: int) -> None:
    parts = GAME.components(pantheon.new("nations", seats=seats, seed=1).state)
    assert [parts[f"card {Card.TRIBE + colour}"] for colour in range(4)] == [8, 8, 8, 8]
    kinds = (Card.DESERT, Card.WHIRLWIND, Card.EXTRA, Card.DECAY)
    assert [parts[f"card {kind}"] for kind in kinds] == [12, 2, 3, 3]
    assert [parts[f"temples of {seat}"] for seat in range(seats)] == [8] * seats
    assert [parts[f"stones of {seat}"] for seat in range(seats)] == [15] * seats


@pytest.mark.rule("NA-1")
def test_a_table_may_have_other_numbers_of_cards() -> None:
    """They are in the header of the match, so it replays."""
    match = pantheon.new("nations", seats=2, seed=1, cards="tribes = 6\nwhirlwinds = 0\n")
    parts = GAME.components(match.state)
    assert [parts[f"card {Card.TRIBE + colour}"] for colour in range(4)] == [6, 6, 6, 6]
    assert (parts[f"card {Card.WHIRLWIND}"], parts[f"card {Card.DESERT}"]) == (0, 12)
    match.play(match.legal()[0])
    assert Match.from_log(GAME, match.to_log()).digest() == match.digest()


@pytest.mark.rule("NA-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_later_players_may_start_with_more_power(seats: int) -> None:
    state = pantheon.new("nations", seats=seats, seed=1, later_power=2, income=1).state
    powers = [state.power[(state.active + later) % seats] for later in range(seats)]
    assert powers == [2 + 1, 4, 6, 8][:seats]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("tribes = ", "not in TOML"),
        ("elephants = 2", "'elephants' is none of tribes, deserts"),
        ("tribes = 99", "tribes: 99 is not a whole number from 4 to 16"),
        ("decays = true", "decays: True is not a whole number"),
        ("deserts = 4", "the constellation needs 5 deserts"),
    ],
)
def test_numbers_of_cards_that_make_no_sense_are_refused(cards: str, reason: str) -> None:
    with pytest.raises(pantheon.OptionRefused, match=reason):
        pantheon.new("nations", seats=4, constellation="wide", cards=cards)


@pytest.mark.rule("NA-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(pantheon.OptionRefused):
        pantheon.new("nations", seats=seats)


@pytest.mark.rule("NA-2", "NA-10")
def test_everyone_starts_with_two_power_and_the_first_player_collects() -> None:
    state = pantheon.new("nations", seats=3, seed=1).state
    expected = [5 if seat == state.active else 2 for seat in range(3)]
    assert state.power == expected
    assert state.stones == [15, 15, 15]
    assert state.temples == [7, 7, 7], "one of the eight stands on the field"


@pytest.mark.rule("NA-3", "NA-R1")
@pytest.mark.parametrize(
    ("seats", "deserts", "temples"),
    [
        (2, {(0, 0)}, [(-1, 0), (1, 0)]),
        (3, {(0, 0)}, [(1, 0), (-1, 1), (0, -1)]),
        (4, {(0, 0), (1, 0)}, [(0, -1), (2, -1), (1, 1), (-1, 1)]),
    ],
)
def test_starting_constellation(
    seats: int, deserts: set[tuple[int, int]], temples: list[tuple[int, int]]
) -> None:
    state = pantheon.new("nations", seats=seats, seed=1).state
    lying = {axial(cell): card for cell, card in enumerate(state.card) if card}
    assert {place for place, card in lying.items() if card == Card.DESERT} == deserts
    for seat, place in enumerate(temples):
        assert lying[place] == Card.TEMPLE + seat
    shown = sum(card == Card.DESERT for card in state.display)
    assert state.sack[Card.DESERT] == 12 - len(deserts) - shown, "the rest is in the sack"
    assert all(card < Card.TEMPLE for card in state.display)


@pytest.mark.rule("NA-3")
def test_the_field_is_unlimited() -> None:
    table = Table({(0, 0): "temple0"}, win_points=30)
    state = table.state
    for step in range(1, 60):
        table.show("moss", "desert")
        table.fill(desert=5, moss=5)
        state.power[state.active] = 12
        table.tribe(step, 0)
    assert table.card(59, 0) == MOSS
    assert state.near[cell_at(60, 0)] == 1
    assert cell_at(60, 0) in state.edge


def ring(cell: int) -> int:
    """A cell's distance from the middle."""
    q, r = axial(cell)
    return max(abs(q), abs(r), abs(q + r))


@pytest.mark.rule("NA-3")
def test_the_spiral_numbers_every_cell_once() -> None:
    cells = [axial(cell) for cell in range(cells_within(12))]
    assert len(set(cells)) == len(cells)
    for cell in range(cells_within(11)):
        assert cell_at(*axial(cell)) == cell
        assert all(cell in neighbours(around) for around in neighbours(cell))
        assert abs(ring(neighbours(cell)[0]) - ring(cell)) <= 1


@pytest.mark.rule("NA-R1")
def test_the_first_player_is_random_and_turns_go_clockwise() -> None:
    firsts = {pantheon.new("nations", seats=4, seed=seed).state.active for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    table = Table({(0, 0): "temple0"}, display=("moss", "decay"), seats=4)
    table.state.active = 3
    table.tribe(1, 0)
    table.play(actions.Discard(1))
    assert table.state.active == 0
    assert table.refused(actions.Discard(0), seat=3) == "NA-R1"


@pytest.mark.rule("NA-10", "NA-R7")
def test_three_power_a_turn_and_never_more_than_twelve() -> None:
    table = Table({(0, 0): "temple0"}, power=4)
    begin_turn(table.state, Chance(1), None)
    assert table.state.power[0] == 7
    table.state.power[0] = 11
    begin_turn(table.state, Chance(1), None)
    assert table.state.power[0] == 12


@pytest.mark.rule("NA-11", "NA-12", "NA-50")
def test_two_green_tribes_become_green_and_blue() -> None:
    table = Table({(0, 0): "temple0"}, display=("", ""))
    table.fill(moss=3, indigo=2)
    raw: list[tuple[int, ...]] = []
    drawn = Recorded([MOSS, MOSS, MOSS, MOSS + 1])
    begin_turn(table.state, drawn, raw)
    assert table.state.display == [MOSS, MOSS + 1]
    assert table.state.sack[MOSS] == 2, "the card set aside and the third green are back"
    events = GAME.event_codec.decode(raw)
    assert [event for event in events if isinstance(event, CardSetAside)] == [CardSetAside(1, MOSS)]
    shown = [(event.slot, event.card) for event in events if isinstance(event, CardDrawn)]
    assert shown == [(0, MOSS), (1, MOSS), (1, MOSS + 1)]


@pytest.mark.rule("NA-12")
def test_tribes_of_different_colours_are_not_identical() -> None:
    table = Table({(0, 0): "temple0"}, display=("", ""))
    table.fill(moss=1, indigo=1)
    begin_turn(table.state, Chance(1), None)
    assert sorted(table.state.display) == [MOSS, MOSS + 1]


@pytest.mark.rule("NA-11")
def test_only_empty_places_are_refilled() -> None:
    table = Table({(0, 0): "temple0"}, display=("mulberry", ""))
    table.fill(desert=4)
    begin_turn(table.state, Chance(1), None)
    assert table.state.display == [MOSS + 2, Card.DESERT]
    assert table.state.sack_total == 3


@pytest.mark.rule("NA-R2")
def test_a_card_is_worth_three_and_a_chip_one_by_default() -> None:
    assert (GAME.options().points_card, GAME.options().points_chip) == (3, 1)
    near_nation = {(0, 0): "temple0", (1, 0): "moss", (0, 1): "moss"}
    faiths = {(1, 0): 0, (0, 1): 0}
    for options, points in (({}, 4), ({"points_card": 5, "points_chip": 2}, 7)):
        table = Table(near_nation, ("moss", "decay"), faiths=faiths, **options)
        table.tribe(-1, 0)
        assert table.state.points[0] == points
