"""The variants: what was changed in which game, and what the critic should say about it."""

from collections.abc import Callable
from typing import Any

import msgspec

from pantheon import games
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Game
from pantheon.core.options import Options
from pantheon.games.elements.rules.constants import GODS, Source
from pantheon.games.elements.rules.scoring import earn
from pantheon.games.nations.rules.constants import Card

Rig = Callable[[Any], None]
"""Changes a state right after its set-up."""


def _pay_points(state: Any, seat: int, points: int) -> None:
    state.points[seat] += points


Condition = Callable[[Any, int, Action], bool]
"""Of a state, a seat, and the action that the seat is about to take."""


class Bonus(msgspec.Struct, frozen=True):
    """Points that a kind of action pays unseen: bots that look ahead do not expect them.

    Plain bots therefore leave them alone; whoever takes such an action all the time wins. With
    points below 0, it is a trap: whoever avoids the action wins.
    """

    action: str
    """Its tag."""
    points: int
    when: Condition = lambda *_: True
    pay: Callable[[Any, int, int], None] = _pay_points


class Variant(msgspec.Struct, frozen=True):
    """A variant of a game. A sound one has no `flaws`."""

    name: str
    game: str
    flaws: tuple[str, ...] = ()
    """`KIND` or `KIND SUBJECT`: any of these findings means that the defect was found."""
    options: dict[str, Any] = {}
    base: dict[str, Any] = {}
    """Options of the table that it is compared with, where these are not the defaults."""
    rig: Rig | None = None
    bonus: Bonus | None = None
    search: bool = False
    """Whether the critic also searches for exploits, which takes most of its time."""
    seats: int = 2
    is_new: bool = False
    """Whether it was added when the search for exploits was finished: it had no part in that."""

    def game_to_play(self) -> Game[Any, Any]:
        """The game, rigged where the variant says so, under its usual name."""
        if self.rig or self.bonus:
            return rigged(self.game, self.rig, self.bonus)
        return games.find(self.game)


def rigged(name: str, rig: Rig | None = None, bonus: Bonus | None = None) -> Game[Any, Any]:
    """A game whose matches begin with a changed state, or pay for what they should not."""
    base: Any = type(games.find(name))

    class Rigged(base):  # type: ignore[misc]
        def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> Any:
            state = super().setup(options, seats, chance, raw)
            if rig is not None:
                rig(state)
            return state

        def apply_code(
            self, state: Any, seat: int, code: int, chance: Chance, raw: RawEvents = None
        ) -> None:
            # Events are collected in a match, but not while a bot looks ahead.
            pays = bonus is not None and raw is not None and self._earns(state, seat, code, bonus)
            super().apply_code(state, seat, code, chance, raw)
            if bonus is not None and pays:
                bonus.pay(state, seat, bonus.points)

        def _earns(self, state: Any, seat: int, code: int, bonus: Bonus) -> bool:
            action = self.codec.decode(code)
            tag = str(action.__struct_config__.tag)
            return bonus.action == tag and bonus.when(state, seat, action)

    Rigged.__module__ = base.__module__  # its folder has the words and the data
    game: Game[Any, Any] = Rigged()
    return game


def _pay_cities(state: Any, seat: int, cities: int) -> None:
    """4 Gods keeps no points: as if the seat's gods had destroyed so many cities."""
    for colour, owner in enumerate(state.owner):
        if owner == seat:
            state.spoils[colour] += cities


def _first_colour(state: Any, _: int, action: Any) -> bool:
    return bool(state.display[action.slot] == Card.TRIBE)


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
)  # fmt: skip

SOUND = (
    Variant("win at 12 points", "nations", options={"win_points_duel": 12}, search=True),
    Variant("win at 9 points", "nations", options={"win_points_duel": 9}, search=True),
    Variant("income 4", "nations", options={"income": 4}, search=True),
    Variant("wide constellation", "nations", options={"constellation": "wide"}, search=True),
    Variant("nine turns", "elements", options={"turns": 9}, search=True),
    Variant("eleven turns", "elements", options={"turns": 11}, search=True),
    Variant("one more food", "elements", options={"start_food": 6}, search=True),
    Variant("gods give 7", "elements", options={"god_energy": 7}, search=True),
    Variant("six cards in hand", "envoys", options={"hand_limit": 6}),
    Variant("a pool of ten", "envoys", options={"pool_limit": 10}),
    Variant("cities score 4", "four_gods", options={"city_points": 4}),
    Variant("nine cities", "four_gods", options={"cities": 9}),
    Variant("power up to 10", "nations", options={"power_cap": 10}, search=True, is_new=True),
    Variant("sailing costs 3", "elements", options={"sail_cost": 3}, search=True, is_new=True),
    Variant(
        "26 tokens a colour", "envoys", options={"tokens_per_colour": 26}, search=True, is_new=True
    ),
    Variant("seven cities", "four_gods", options={"cities": 7}, search=True, is_new=True),
)
