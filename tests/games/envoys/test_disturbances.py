"""The fourteen disturbances (EN-50 to EN-52, EN-R9, EN-R10). Seat 0 persuades, seat 1 stirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from pantheon.games.envoys import actions, data, tables
from pantheon.games.envoys.events.course import CardShown, CardStolen, EnvoyRelocated
from pantheon.games.envoys.events.storytelling import (
    BanishedErased,
    DisturbanceBegun,
    DisturbanceFailed,
    StoryMoved,
    TokenGiven,
)
from pantheon.games.envoys.sea import NEAR
from pantheon.games.envoys.sites import cells_of, open_spots
from pantheon.games.envoys.tables import BACKS, DISTURBANCES, GODS
from tests.games.envoys.world import Table

NAMES = data.disturbance_names()


class Stirred:
    """Seat 0 has persuaded a village of 6 from seat 1, who has drawn for one disturbance."""

    def __init__(self, name: str, ready: Callable[[Stirred], None] = lambda _: None) -> None:
        excluded, colour = next(
            divmod(at, GODS) for at, each in enumerate(BACKS) if each == NAMES.index(name)
        )
        self.gods = [god for god in range(GODS) if god not in (excluded, colour)][:3]
        self.table = Table(*self.gods, excluded=excluded)
        self.land = self.table.island(colour)
        self.village = self.table.village(self.land, 6)
        self.table.story(self.village, 1, 2)
        self.table.pool(0, self.gods[0])
        self.table.moved_to(self.table.beside(self.village), colour)
        ready(self)
        asked = any(self.table.state.hands)
        self.events = self.table.play(
            actions.Tell(self.village), luck=(3,) if asked else (3, colour)
        )
        self.events += self.table.hush((colour,) if asked else ())
        self.state = self.table.state

    def pick(self, action: object, seat: int = 1, luck: tuple[int, ...] = ()) -> None:
        self.events += self.table.play(action, seat)  # type: ignore[arg-type]
        self.events += self.table.hush(luck)


@pytest.mark.rule("EN-52", "EN-R10")
def test_every_disturbance_stands_on_three_backs() -> None:
    counts = Counter(each for each in BACKS if each >= 0)
    assert counts == dict.fromkeys(range(DISTURBANCES), 3)
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


@pytest.mark.rule("EN-50", "EN-51")
def test_obliterate_lowers_an_island_and_discards_what_falls_below_one() -> None:
    def ready(s: Stirred) -> None:
        other = s.table.island(s.gods[2], 3)
        s.table.story(s.table.village(other, 5), 0, 1)
        s.table.story(s.table.village(other, 6), 2, 3)
        s.table.story(s.table.village(s.land, 7), 2, 2)

    stirred = Stirred("obliterate", ready)
    stirred.pick(actions.PickIsland(1))
    five, six = stirred.table.village(1, 5), stirred.table.village(1, 6)
    assert stirred.state.owner[2 * five] == -1
    assert stirred.state.pips[2 * six] == 2
    assert stirred.state.pips[2 * stirred.table.village(0, 7)] == 2, "the other island is spared"


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


@pytest.mark.rule("EN-50", "EN-R9")
def test_dementia_lowers_a_continent() -> None:
    def ready(s: Stirred) -> None:
        land = s.table.state.land
        taken = set(cells_of(s.table.state.spot[0], 4))
        spot = next(
            spot
            for spot in open_spots(3)
            if all(land[space] < 0 for space in cells_of(spot, 3))
            and any(near in taken for space in cells_of(spot, 3) for near in NEAR[space])
            and s.table.state.envoy[0] not in cells_of(spot, 3)
        )
        joined = s.table.lay(s.gods[2], 3, spot)
        apart = s.table.island(s.gods[1], 3)
        for island in (0, joined, apart):
            s.table.story(s.table.village(island, 5), 2, 3)

    stirred = Stirred("dementia", ready)
    stirred.pick(actions.PickIsland(0))
    pips = [stirred.state.pips[2 * stirred.table.village(island, 5)] for island in range(3)]
    assert pips == [2, 2, 3], "islands joined by sides, not the lone one"


@pytest.mark.rule("EN-50", "EN-R9")
def test_a_lone_island_is_a_continent() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 3)

    stirred = Stirred("dementia", ready)
    assert stirred.state.pips[2 * stirred.table.village(0, 7)] == 2


@pytest.mark.rule("EN-50")
def test_erase_takes_a_token_from_the_otherworld() -> None:
    stirred = Stirred("erase", lambda s: s.table.banish(2))
    stirred.pick(actions.PickBanished(2, stirred.gods[2]))
    assert BanishedErased(2, stirred.gods[2]) in stirred.events
    assert stirred.state.banished_total == 1
    assert sum(stirred.state.banished[:GODS]) == 0


@pytest.mark.rule("EN-50", "EN-34")
def test_lost_moves_a_token_within_its_island_as_the_newest() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 0, 3)
        s.table.story(s.table.village(s.land, 5), 2, 3)

    stirred = Stirred("lost", ready)
    five, seven = stirred.table.village(0, 5), stirred.table.village(0, 7)
    stirred.pick(actions.PickStory(0, seven))
    assert actions.PickSpace(stirred.village) not in stirred.table.legal(1), "persuaded"
    stirred.events += stirred.table.play(actions.PickSpace(five), 1)
    events = stirred.table.hush((stirred.state.excluded,))
    assert StoryMoved(0, seven, five) in stirred.events + events
    assert stirred.state.triumph[five] == 0, "3 and 3 reach 5: the moved one is the newest"


@pytest.mark.rule("EN-50", "EN-R9")
def test_lost_keeps_the_limits_of_a_village() -> None:
    def ready(s: Stirred) -> None:
        for value, seat in ((7, 0), (5, 0), (3, 0)):
            s.table.story(s.table.village(s.land, value), seat, 1)

    stirred = Stirred("lost", ready)
    assert DisturbanceFailed(1, tables.LOST) in stirred.events, "an own token is everywhere"


@pytest.mark.rule("EN-50")
def test_miscommunication_replaces_a_token_with_a_random_one() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 4)
        s.table.pool(2, s.gods[0])

    stirred = Stirred("miscommunication", ready)
    seven = stirred.table.village(0, 7)
    # One token lies there, so it is named by itself; it was rolled as a 1.
    assert (stirred.state.owner[2 * seven], stirred.state.die[2 * seven]) == (2, stirred.gods[0])
    assert stirred.state.pips[2 * seven] == 1
    assert stirred.state.pool_total[2] == 0


@pytest.mark.rule("EN-50")
def test_miscommunication_leaves_nothing_where_the_pool_is_empty() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 4)

    stirred = Stirred("miscommunication", ready)
    assert stirred.state.owner[2 * stirred.table.village(0, 7)] == -1
    assert stirred.state.old[stirred.gods[2]] == 1


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
def test_collective_memory_moves_a_token_to_another_island() -> None:
    def ready(s: Stirred) -> None:
        other = s.table.island(s.gods[2], 3)
        s.table.story(s.table.village(s.land, 7), 2, 3)
        s.table.story(s.table.village(other, 4), 2, 1)

    stirred = Stirred("collective_memory", ready)
    seven = stirred.table.village(0, 7)
    stirred.pick(actions.PickStory(0, seven))
    legal = {each.space for each in stirred.table.legal(1)}  # type: ignore[attr-defined]
    assert legal == {stirred.table.village(1, 5), stirred.table.village(1, 6)}
    stirred.pick(actions.PickSpace(stirred.table.village(1, 6)))
    assert stirred.state.owner[2 * stirred.table.village(1, 6)] == 2


@pytest.mark.rule("EN-50")
def test_oblivion_makes_ones() -> None:
    def ready(s: Stirred) -> None:
        s.table.story(s.table.village(s.land, 7), 2, 4)
        s.table.story(s.table.village(s.land, 5), 0, 1)

    stirred = Stirred("oblivion", ready)
    assert stirred.state.pips[2 * stirred.table.village(0, 7)] == 1
    assert stirred.state.pips[2 * stirred.table.village(0, 5)] == 1


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
        assert stirred.state.stack[-8] == 4, "the turn goes on"


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


@pytest.mark.rule("EN-51")
def test_a_token_never_rises_above_four() -> None:
    table = Table(6, 1)
    island = table.island(2)
    seven, five = table.village(island, 7), table.village(island, 5)
    table.story(seven, 0, 4)
    table.story(five, 0, 3)
    table.text(table.give(0, "old_growth"))
    assert table.state.pips[2 * seven] == table.state.pips[2 * five] == 4


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
