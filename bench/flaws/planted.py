"""The variants with a defect."""

from typing import Any

from bench.flaws.variants import Bonus, Rig, Variant

from pantheon.games.elements.rules.constants import GODS, Source
from pantheon.games.elements.rules.scoring import earn
from pantheon.games.nations.rules.constants import Card


def _pay_cities(state: Any, seat: int, cities: int) -> None:
    """4 Gods keeps no points: as if the seat's gods had destroyed so many cities."""
    for colour, owner in enumerate(state.owner):
        if owner == seat:
            state.spoils[colour] += cities


def _first_colour(state: Any, _: int, action: Any) -> bool:
    return bool(state.display[action.slot] == Card.TRIBE)


def _second_god(_: Any, __: int, action: Any) -> bool:
    return bool(action.god == 1)


def _points(seat: int, points: int) -> Rig:
    def rig(state: Any) -> None:
        state.points[seat] += points

    return rig


def _nations_first(state: Any) -> None:
    state.power[state.active] = 12
    state.points[state.active] += 4


def _nations_last(state: Any) -> None:
    state.power[1 - state.active] = 12
    state.points[1 - state.active] += 4


def _without(*cards: int) -> Rig:
    def rig(state: Any) -> None:
        for card in cards:
            state.sack_total -= state.sack[card]
            state.sack[card] = 0
        state.display = [Card.EMPTY if card in cards else card for card in state.display]

    return rig


def _elements_rich(state: Any) -> None:
    earn(state, 0, Source.START, 25)


def _elements_first(state: Any) -> None:
    earn(state, state.first, Source.START, 25)


def _elements_energy(state: Any) -> None:
    for god in range(GODS):
        state.energy[GODS + god] += 15
    state.food[1] += 15


def _envoys_first(state: Any) -> None:
    state.points[state.first] += 15


def _nations_third(state: Any) -> None:
    state.points[(state.active + 2) % 3] += 4


def _nations_draw(state: Any) -> None:
    state.points[sum(state.display) % 2] += 9


LIVELY = {"support_threshold": 8}
"""Of Gods of the Elements: at the rulebook's 6, plain bots hardly build, recruit or contribute, so
that taking these away would take nothing away (docs/games/elements/balance.md)."""

PLANTED = (
    # Unequal seats
    Variant("seat 1 starts with 5 points", "nations", ("seat",), rig=_points(0, 5)),
    Variant("the first player starts rich", "nations", ("turn_order",), rig=_nations_first),
    Variant("the second player starts rich", "nations", ("turn_order",), rig=_nations_last),
    Variant("seat 1 starts with 25 points more", "elements", ("seat",), rig=_elements_rich),
    Variant("the first player starts with 25 more", "elements", ("turn_order", "setup_order"),
            rig=_elements_first),
    Variant("seat 2 starts with energy and food", "elements", ("seat",),
            {"quick_setup": True}, rig=_elements_energy),
    Variant("seat 1 starts with 15 points", "envoys", ("seat",), rig=_points(0, 15)),
    Variant("the one who begins the set-up starts with 15", "envoys", ("setup_order",),
            rig=_envoys_first),
    Variant("seat 1 is paid two cities with its gods", "four_gods", ("seat",),
            bonus=Bonus("choose_god", 2, when=lambda _, seat, __: seat == 0, pay=_pay_cities)),
    # Useless actions and cards
    Variant("no temple left to build", "nations", ("dead_action place_temple",), {"temples": 1}),
    Variant("no whirlwinds in the sack", "nations", ("dead_action play_whirlwind",),
            rig=_without(Card.WHIRLWIND)),
    Variant("no extra cards in the sack", "nations", ("dead_action take_extra",),
            rig=_without(Card.EXTRA)),
    Variant("no decays in the sack", "nations", ("dead_action place_decay",),
            rig=_without(Card.DECAY)),
    Variant("a colour is missing", "nations", ("dead_card colour 2",),
            rig=_without(Card.TRIBE + 2)),
    Variant("ships cannot be built", "elements", ("dead_action build_ship",),
            {"ships": 0, "start_ships": 0}, LIVELY),
    Variant("no buildings to build", "elements", ("dead_action build_building",),
            {"third_buildings": 0, "fourth_buildings": 0}, LIVELY),
    Variant("destroying costs 20", "elements",
            ("dead_action destroy_ship", "unused_action destroy_ship", "never_right destroy_ship"),
            {"destroy_cost": 20}),
    Variant("blocking costs 15", "elements",
            ("unused_action block_priest", "dead_action block_priest", "never_right block_priest"),
            {"block_cost": 15}),
    Variant("support costs 10 and scores 0", "elements",
            ("never_right contribute", "dead_action contribute", "unused_action contribute"),
            {"support_cost": 10, "support_points": 0, "support_place_1": 0, "support_place_2": 0},
            LIVELY),
    Variant("no cities", "four_gods", ("dead_action build_city",), {"cities": 0}),
    # Strong cards
    Variant("tribes of one colour pay 3 points unseen", "nations",
            ("strong_card tribe_placed colour=0",),
            bonus=Bonus("place_tribe", 3, when=_first_colour)),
    # Stalls
    Variant("nobody can afford anything", "nations", ("endless",),
            {"income": 1, "tribe_cost": 4, "temple_cost": 6, "start_power": 0, "power_cap": 6}),
    # Luck, draws, exploits
    Variant("over after one turn", "elements", ("drawn", "luck", "turn_order"), {"turns": 1}),
    Variant("buildings are free and score 10", "elements", ("dominant build_building",
            "always_right build_building"), {"building_cost": 0, "building_points": 10}),
    Variant("each discard pays a point unseen", "nations", ("dominant discard",),
            bonus=Bonus("discard", 1), search=True),
    Variant("each desert pays two points unseen", "nations", ("dominant place_desert",),
            bonus=Bonus("place_desert", 2), search=True),
    Variant("taking energy pays 3 points unseen", "elements", ("dominant gain_energy",),
            bonus=Bonus("gain_energy", 3), search=True),
    Variant("each voyage pays 10 points unseen", "elements", ("dominant sail",),
            bonus=Bonus("sail", 10), search=True),
    Variant("each traded card pays 2 points unseen", "envoys", ("dominant trade_card",),
            bonus=Bonus("trade_card", 2), search=True),
    Variant("each blend pays 2 points unseen", "envoys", ("dominant blend_four",),
            bonus=Bonus("blend_four", 2), search=True),
    Variant("each tile drawn pays a city unseen", "four_gods", ("dominant draw",),
            bonus=Bonus("draw", 1, pay=_pay_cities), search=True),
    Variant("each prophet pays a city unseen", "four_gods", ("dominant place_prophet",),
            bonus=Bonus("place_prophet", 1, pay=_pay_cities), search=True),
    # Exploits and traps that the search was not designed on
    Variant("each temple loses 6 points unseen", "nations", ("dominant less place_temple",),
            bonus=Bonus("place_temple", -6), search=True, is_new=True),
    Variant("each walk pays 12 points unseen", "elements", ("dominant walk",),
            bonus=Bonus("walk", 12), search=True, is_new=True),
    Variant("each meditation pays 2 points unseen", "envoys", ("dominant meditate",),
            bonus=Bonus("meditate", 2), search=True, is_new=True),
    Variant("each tile taken pays a city unseen", "four_gods", ("dominant take",),
            bonus=Bonus("take", 1, pay=_pay_cities), search=True, is_new=True),
    # Other kinds of defect, and tables of three and four
    Variant("the third of three starts with 4 points", "nations", ("turn_order",),
            base={"later_power": 1}, rig=_nations_third, seats=3, is_new=True),
    Variant("seat 4 starts with 25 points more", "elements", ("seat",),
            rig=_points(3, 25), seats=4, is_new=True),
    Variant("seat 2 of three starts with 15 points", "envoys", ("seat",),
            rig=_points(1, 15), seats=3, is_new=True),
    Variant("one god is paid three cities", "four_gods",
            ("strong_card god_chosen god=1",), seats=4, is_new=True,
            bonus=Bonus("choose_god", 3, when=_second_god, pay=_pay_cities)),
    Variant("discovering costs 12", "elements",
            ("dead_action discover", "unused_action discover", "never_right discover"),
            {"discover_cost": 12, "discover_points": 0}, LIVELY, is_new=True),
    Variant("the cards on show give a seat 9 points", "nations", ("luck", "runaway"),
            rig=_nations_draw, is_new=True),
    Variant("each extra card taken loses 5 points unseen", "nations", ("dominant less take_extra",),
            bonus=Bonus("take_extra", -5), search=True, is_new=True),
    Variant("each skipped action pays 12 points unseen", "elements", ("dominant skip",),
            bonus=Bonus("skip", 12), search=True, is_new=True),
)  # fmt: skip
