"""Disturbances and what they do to players (EN-50, EN-52, EN-R9, EN-R10, EN-R15)."""

from collections import Counter

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import (
    BanishedErased,
    CardShown,
    CardStolen,
    DisturbanceBegun,
    DisturbanceFailed,
    EnvoyRelocated,
    TokenGiven,
)
from pantheon.games.envoys.rules.constants import BACKS, GODS
from pantheon.games.envoys.rules.frames import TURN, top_kind
from tests.games.envoys.positions import Table
from tests.games.envoys.stirred import NAMES, Stirred


@pytest.mark.rule("EN-52", "EN-R10")
def test_every_disturbance_stands_on_three_backs() -> None:
    counts = Counter(each for each in BACKS if each >= 0)
    assert counts == dict.fromkeys(range(len(NAMES)), 3)
    for god in range(GODS):
        back = BACKS[god * GODS : god * GODS + GODS]
        assert back[god] == -1
        assert len(set(back)) == 7, "six different ones, one a colour"


@pytest.mark.rule("EN-50")
def test_meddling_takes_two_tokens_of_choice() -> None:
    stirred = Stirred("meddling", lambda s: s.table.pool(0, 0, 1, 1))
    stirred.pick(actions.PickColour(1))
    stirred.pick(actions.PickColour(1))
    assert [each for each in stirred.events if isinstance(each, TokenGiven)] == [
        TokenGiven(0, 1, 1)
    ] * 2
    assert stirred.state.pool[:2] == [1, 0]
    assert stirred.state.pool[GODS + 1] >= 2


@pytest.mark.rule("EN-50")
def test_meddling_takes_what_there_is() -> None:
    stirred = Stirred("meddling", lambda s: s.table.pool(0, 2))
    assert stirred.state.pool_total[0] == 0


@pytest.mark.rule("EN-50")
def test_plot_twist_costs_the_persuader_a_point() -> None:
    assert Stirred("plot_twist").state.points[0] == 5


@pytest.mark.rule("EN-50")
def test_amnesia_discards_a_colour() -> None:
    stirred = Stirred("amnesia", lambda s: s.table.pool(0, 2, 2, 3))
    stirred.pick(actions.PickColour(2))
    assert stirred.state.pool[2:4] == [0, 1]
    assert stirred.state.old[2] >= 2


@pytest.mark.rule("EN-50")
def test_exile_puts_an_envoy_into_the_otherworld() -> None:
    stirred = Stirred("exile")
    stirred.pick(actions.PickSeat(0))
    stirred.pick(actions.PickSpace(5))
    assert stirred.state.envoy[0] == 5
    assert any(isinstance(event, EnvoyRelocated) for event in stirred.events)


@pytest.mark.rule("EN-50", "EN-25")
def test_exile_keeps_two_to_a_space() -> None:
    def ready(s: Stirred) -> None:
        s.table.state.envoy[1] = s.table.state.envoy[2] = 3

    stirred = Stirred("exile", ready)
    stirred.pick(actions.PickSeat(0))
    assert actions.PickSpace(3) not in stirred.table.legal(1)


@pytest.mark.rule("EN-50")
def test_erase_takes_a_token_from_the_otherworld() -> None:
    stirred = Stirred("erase", lambda s: s.table.banish(2))
    stirred.pick(actions.PickBanished(2, stirred.gods[2]))
    assert BanishedErased(2, stirred.gods[2]) in stirred.events
    assert stirred.state.banished_total == 1
    assert sum(stirred.state.banished[:GODS]) == 0


@pytest.mark.rule("EN-50")
def test_stolen_idea_sees_the_hand_and_takes_a_card() -> None:
    cards: list[int] = []

    def ready(s: Stirred) -> None:
        cards.extend(s.table.hold(0, card) for card in sorted(s.table.state.decks[0])[:2])

    stirred = Stirred("stolen_idea", ready)
    shown = [event for event in stirred.events if isinstance(event, CardShown)]
    assert [event.card for event in shown] == cards
    assert shown[0].seen_by(2) == CardShown(1, 0, -1, -1)
    stirred.pick(actions.PickCard(cards[1]))
    assert cards[1] in stirred.state.hands[1]
    assert stirred.state.hands[0] == [cards[0]]
    stolen = next(event for event in stirred.events if isinstance(event, CardStolen))
    assert stolen.seen_by(None) == CardStolen(1, 0, -1, -1)
    assert stolen.seen_by(0) == stolen.seen_by(1) == stolen


@pytest.mark.rule("EN-50")
def test_storm_keeps_the_persuader_from_moving_and_meditating_next_turn() -> None:
    stirred = Stirred("storm")
    assert stirred.state.storm[0] == 1
    table = stirred.table
    for seat in (0, 1, 2):
        table.play(actions.EndTurn(), seat)
    assert stirred.state.active == 0
    assert table.refused(actions.Meditate()) == "EN-50"
    assert table.refused(actions.MoveWith(stirred.state.hands[0][0])) == "EN-50"
    for seat in (0, 1, 2):
        table.play(actions.EndTurn(), seat)
    assert actions.Meditate() in table.legal(), "for one turn"


@pytest.mark.rule("EN-50")
def test_torn_pages_lets_the_persuader_discard_three() -> None:
    stirred = Stirred("torn_pages", lambda s: s.table.pool(0, 0, 1, 2, 2))
    for colour in (0, 2, 2):
        assert stirred.table.legal(1) == []
        stirred.pick(actions.PickColour(colour), 0)
    assert stirred.state.pool[:3] == [0, 1, 0]
    stirred = Stirred("torn_pages", lambda s: s.table.pool(0, 0, 1))
    assert stirred.state.pool_total[0] == 0, "or all"


@pytest.mark.rule("EN-R9")
def test_a_disturbance_without_a_target_does_nothing() -> None:
    for name in ("obliterate", "dementia", "lost", "miscommunication", "collective_memory"):
        stirred = Stirred(name)
        assert DisturbanceFailed(1, NAMES.index(name)) in stirred.events
        assert top_kind(stirred.state) == TURN, "the turn goes on"


@pytest.mark.rule("EN-52")
def test_the_absent_gods_token_lets_the_player_choose() -> None:
    table = Table(0, 1, excluded=6)
    village = table.village(table.island(2), 6)
    table.story(village, 1, 2)
    table.pool(0, 0)
    table.moved_to(table.beside(village), 2)
    table.play(actions.Tell(village), luck=(3, 6))
    options = {each.disturbance for each in table.legal(1)}  # type: ignore[attr-defined]
    assert options == set(BACKS[6 * GODS : 6 * GODS + 6])
    chosen = BACKS[6 * GODS + 3]
    events = table.play(actions.PickDisturbance(chosen), 1)
    assert DisturbanceBegun(1, chosen, 0) in events


@pytest.mark.rule("EN-R15")
def test_an_empty_well_stirs_nothing() -> None:
    table = Table(0, 1)
    village = table.village(table.island(2), 6)
    table.story(village, 1, 2)
    table.pool(0, 0)
    table.moved_to(table.beside(village), 2)
    table.state.well = [0] * GODS
    table.state.well_total = 0
    events = table.play(actions.Tell(village), luck=(3,))
    assert not any(isinstance(event, DisturbanceBegun) for event in events)
