"""Properties of every match with any options: short lists, correct prices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pantheon.core.chance import Chance
from pantheon.core.options import random_options
from pantheon.games.elements.generated import codes, emit
from pantheon.games.elements.generated.dispatch import apply_code
from pantheon.games.elements.generated.saving import load_state, save_state
from pantheon.games.elements.options import ElementsOptions
from pantheon.games.elements.picture.choices import choices_of
from pantheon.games.elements.picture.ledgers import prices_of
from pantheon.games.elements.rules.constants import GODS, RANKS, Phase, Source
from pantheon.games.elements.rules.costs import ANY, bill_of
from pantheon.games.elements.rules.energy import energy_of
from pantheon.games.elements.rules.legality import legal_codes
from pantheon.games.elements.rules.setup import prepare
from pantheon.games.elements.rules.state import State
from tests.games.elements.positions import GAME, Table

LONGEST_LIST = 300


def start(seats: int, seed: int, drawn: bool) -> tuple[State, Chance]:
    chance = Chance(seed, record=False)
    options = random_options(ElementsOptions, chance, seats) if drawn else ElementsOptions()
    assert isinstance(options, ElementsOptions)
    return prepare(seats, options.knobs(seats), chance, None), chance


any_match = given(st.integers(2, 4), st.integers(0, 2**20), st.booleans())


@any_match
@settings(max_examples=40)
def test_no_state_lists_more_than_three_hundred_actions(seats: int, seed: int, drawn: bool) -> None:
    state, chance = start(seats, seed, drawn)
    while legal := legal_codes(state, state.active):
        assert len(legal) <= LONGEST_LIST
        apply_code(state, state.active, legal[chance.below(len(legal))], chance, None)


@any_match
def test_rich_players_have_short_lists_too(seats: int, seed: int, drawn: bool) -> None:
    """With energy for everything and people everywhere, the lists are longest."""
    state, chance = start(seats, seed, drawn)
    while legal := legal_codes(state, state.active):
        if state.phase == Phase.ACTING:
            state.energy = [500] * len(state.energy)
            state.path = [0] * 8
            legal = legal_codes(state, state.active)
        assert len(legal) <= LONGEST_LIST
        apply_code(state, state.active, legal[chance.below(len(legal))], chance, None)


@any_match
def test_an_action_costs_what_its_bill_says(seats: int, seed: int, drawn: bool) -> None:
    state, chance = start(seats, seed, drawn)
    while legal := legal_codes(state, state.active):
        code = legal[chance.below(len(legal))]
        seat, asked = state.active, state.phase == Phase.ACTING
        before, bill = state.energy[:], bill_of(state, code) if asked else []
        apply_code(state, seat, code, chance, None)
        settled = state.phase not in (Phase.WALKING, Phase.GROWING) and state.active == seat
        if asked and sum(bill) and state.acting >= 0 and settled:
            owed = state.debt + state.surcharge
            paid = sum(before[seat * GODS : (seat + 1) * GODS]) - energy_of(state, seat)
            assert paid + owed == sum(bill)
            if not bill[ANY] and owed:
                spent = [before[seat * GODS + god] - state.energy[seat * GODS + god]
                         for god in range(GODS)]  # fmt: skip
                assert spent == bill[:GODS]


@any_match
def test_energy_and_food_never_fall_below_zero(seats: int, seed: int, drawn: bool) -> None:
    state, chance = start(seats, seed, drawn)
    while legal := legal_codes(state, state.active):
        apply_code(state, state.active, legal[chance.below(len(legal))], chance, None)
        assert min(state.energy) >= 0
        assert min(state.food) >= 0
        assert min(state.supply) >= 0
        assert min(state.stock) >= 0
        for seat in range(seats):
            earned = state.earned[seat * Source.KINDS : (seat + 1) * Source.KINDS]
            assert state.points[seat] == sum(earned)


@any_match
@settings(max_examples=15)
def test_derived_fields_are_rebuilt(seats: int, seed: int, drawn: bool) -> None:
    state, chance = start(seats, seed, drawn)
    while legal := legal_codes(state, state.active):
        again = load_state(save_state(state))
        for name in ("people", "ships", "points", "walked"):
            assert getattr(again, name) == getattr(state, name)
        apply_code(state, state.active, legal[chance.below(len(legal))], chance, None)


@pytest.mark.rule("EL-23")
@any_match
@settings(max_examples=10)
def test_the_ledger_shows_the_price_that_an_action_pays(seats: int, seed: int, drawn: bool) -> None:
    """The designer's price table and the choices agree with the rules."""
    state, chance = start(seats, seed, drawn)
    while legal := legal_codes(state, state.active):
        if state.phase == Phase.ACTING:
            prices = {each.action: each for each in prices_of(state, state.active)}
            actions = [GAME.codec.decode(code) for code in legal]
            for choice, code in zip(choices_of(state, state.active, actions), legal, strict=True):
                name = {codes.BUILD_HOUSE: "house", codes.BUILD_SHIP: "ship",
                        codes.BLOCK_PRIEST: "block"}.get(codes.kind_of(code))  # fmt: skip
                if name and state.acting // RANKS == prices[name].island:
                    figure = prices[name].figures[state.acting % RANKS]
                    paid = choice.cost if isinstance(choice.cost, tuple) else ()
                    assert sum(coin.number for coin in paid) == figure
                    assert prices[name].payable[state.acting % RANKS]
        apply_code(state, state.active, legal[chance.below(len(legal))], chance, None)


def test_a_state_saved_before_a_ruling_has_the_reading_of_its_day() -> None:
    saved = save_state(Table().state)
    for ruling in ("destroy_any_ship", "idle_choices"):
        assert saved["knobs"].pop(ruling) == 0
    knobs = load_state(saved).knobs
    assert (knobs.destroy_any_ship, knobs.idle_choices) == (1, 1)


def test_kinds_of_actions_and_events_agree_with_the_structs() -> None:
    for kind, action in enumerate(GAME.actions):
        assert getattr(codes, str(action.__struct_config__.tag).upper()) == kind
    for kind, event in enumerate(GAME.events):
        assert getattr(emit, str(event.__struct_config__.tag).upper()) == kind


@given(st.data())
def test_generated_encoders_and_decoders_agree_with_the_codec(data: st.DataObject) -> None:
    kind = data.draw(st.integers(0, len(GAME.actions) - 1))
    ranges = GAME.codec.ranges[kind]
    fields = tuple(data.draw(st.integers(0, bound - 1 if bound else 99)) for _, bound in ranges)
    tag = str(GAME.actions[kind].__struct_config__.tag)
    code = GAME.encode(GAME.actions[kind](*fields))
    assert codes.kind_of(code) == kind
    if fields:
        assert getattr(codes, tag)(*fields) == code
        read = getattr(codes, f"read_{tag}")(code)
        assert (read if len(fields) > 1 else (read,)) == fields
