"""`pantheon check` reports every defect planted in a game with secrets, and none where none is.

Each defect is the example game Libations with one thing changed, as an author might get it wrong.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pantheon.conformance import inspect_whole
from pantheon.core.events import Event
from pantheon.core.game import Game

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "libations"
sys.path.insert(0, str(FOLDER))
try:
    from libations import GAME
    from libations.game import Libations
    from libations.generated import codes, emit
    from libations.generated.rooms import Rooms
    from libations.rules.constants import EMPTY, KINDS
finally:
    sys.path.remove(str(FOLDER))


def planted(**changed: Any) -> Game[Any, Any]:
    """Libations with some of its methods changed."""
    made = type("Planted", (Libations,), {"__module__": Libations.__module__, **changed})
    game: Game[Any, Any] = made()
    return game


def with_event(name: str, **changed: Any) -> dict[str, Any]:
    """The game's events, with one of them declared differently."""
    events = [
        msgspec.defstruct(
            name, [(field, int) for field in each.__struct_fields__], bases=(Event,),
            frozen=True, tag=each.__struct_config__.tag, namespace=changed,
        )
        if each.__name__ == name
        else each
        for each in GAME.events
    ]  # fmt: skip
    return {"events": events}


def shows_the_altar() -> Game[Any, Any]:
    def known(self: Any, state: Any, seat: int | None) -> Any:
        shown = Rooms.known(self, state, seat)
        shown.altar = state.altar
        return shown

    return planted(known=known)


def shows_hands_to_spectators() -> Game[Any, Any]:
    def known(self: Any, state: Any, seat: int | None) -> Any:
        shown = Rooms.known(self, state, seat)
        if seat is None:
            shown.hands = list(state.hands)
        return shown

    return planted(known=known)


def forgets_that_looking_reveals() -> Game[Any, Any]:
    def seen_by(self: Any, seat: int | None) -> Any:
        return self if seat == self.seat else msgspec.structs.replace(self, cup=-1)

    return planted(**with_event("AltarSeen", seen_by=seen_by))


def hides_nothing_and_cannot_redeal() -> Game[Any, Any]:
    return planted(
        known=lambda self, state, seat: state,
        redeal=Game.redeal,
        **with_event("CupDealt"),
    )


def deals_face_up() -> Game[Any, Any]:
    return planted(**with_event("CupDealt"))


def tells_the_deal_at_the_set_up() -> Game[Any, Any]:
    def setup(self: Any, options: Any, seats: int, chance: Any, raw: Any = None) -> Any:
        state = Libations.setup(self, options, seats, chance, raw)
        emit.cup_poured(raw, 0, 0, state.hands[0], 0)
        return state

    return planted(setup=setup)


def tells_what_was_drawn() -> Game[Any, Any]:
    def apply_code(state: Any, seat: int, code: int, chance: Any, raw: Any = None) -> None:
        GAME.apply_code(state, seat, code, chance, raw)
        if code != codes.PEEK:
            slot = codes.read_pour(code)
            emit.cup_poured(raw, seat, slot, max(0, state.hands[seat * state.hand + slot]), 0)

    return planted(apply_code=staticmethod(apply_code))


def redeals_all_but_the_altar() -> Game[Any, Any]:
    def redeal(self: Any, state: Any, seat: int | None, chance: Any) -> None:
        altar = state.altar
        GAME.redeal(state, seat, chance)
        if altar >= 0:
            state.jar[state.altar] += 1
            state.altar = altar
            state.jar[altar] -= 1

    return planted(redeal=redeal)


def redeals_the_impossible() -> Game[Any, Any]:
    def redeal(self: Any, state: Any, seat: int | None, chance: Any) -> None:
        GAME.redeal(state, seat, chance)
        if not state.ending and (seat is None or not state.seen[seat]):
            state.altar = KINDS

    return planted(redeal=redeal, components=lambda self, state: {"cups": 18})


def redeals_the_same_cup_twice() -> Game[Any, Any]:
    def redeal(self: Any, state: Any, seat: int | None, chance: Any) -> None:
        GAME.redeal(state, seat, chance)
        others = [
            place
            for place, cup in enumerate(state.hands)
            if place // state.hand != seat and cup != EMPTY
        ]
        if not state.ending:
            for place in others:
                state.hands[place] = state.hands[others[0]]

    return planted(redeal=redeal)


def redeals_a_players_own_hand() -> Game[Any, Any]:
    return planted(redeal=lambda self, state, seat, chance: GAME.redeal(state, None, chance))


def loses_poured_cups() -> Game[Any, Any]:
    def apply_code(state: Any, seat: int, code: int, chance: Any, raw: Any = None) -> None:
        GAME.apply_code(state, seat, code, chance, raw)
        state.offered[seat * KINDS] = 0

    return planted(apply_code=staticmethod(apply_code))


def counts_hands_twice() -> Game[Any, Any]:
    def components(state: Any) -> dict[str, int]:
        held = sum(cup != EMPTY for cup in state.hands)
        return {**GAME.components(state), "in hand": held}

    return planted(components=staticmethod(components))


def offers_what_it_refuses() -> Game[Any, Any]:
    def legal_codes(state: Any, seat: int) -> list[int]:
        legal = GAME.legal_codes(state, seat)
        return [*legal, codes.PEEK] if legal and codes.PEEK not in legal else legal

    return planted(legal_codes=staticmethod(legal_codes))


def accepts_what_it_does_not_offer() -> Game[Any, Any]:
    def legal_codes(state: Any, seat: int) -> list[int]:
        return GAME.legal_codes(state, seat)[:1]

    return planted(legal_codes=staticmethod(legal_codes))


def copies_share_the_hands() -> Game[Any, Any]:
    def copy(state: Any) -> Any:
        twin = GAME.copy(state)
        twin.hands = state.hands
        return twin

    return planted(copy=staticmethod(copy))


def draws_its_own_luck() -> Game[Any, Any]:
    luck = random.Random(1)

    def apply_code(state: Any, seat: int, code: int, chance: Any, raw: Any = None) -> None:
        GAME.apply_code(state, seat, code, chance, raw)
        state.points[seat] += luck.randrange(2)

    return planted(apply_code=staticmethod(apply_code))


def never_ends() -> Game[Any, Any]:
    def apply_code(state: Any, seat: int, code: int, chance: Any, raw: Any = None) -> None:
        if code == codes.PEEK:
            GAME.apply_code(state, seat, code, chance, raw)
        else:
            state.active = (seat + 1) % state.seats

    return planted(apply_code=staticmethod(apply_code))


def pays_what_no_step_explains() -> Game[Any, Any]:
    def result(state: Any) -> Any:
        found = GAME.result(state)
        return found and msgspec.structs.replace(found, scores=(99, *found.scores[1:]))

    return planted(result=staticmethod(result))


def offers_by_what_is_hidden() -> Game[Any, Any]:
    def legal_codes(state: Any, seat: int) -> list[int]:
        legal = GAME.legal_codes(state, seat)
        return legal[:1] if state.altar > 2 else legal

    return planted(legal_codes=staticmethod(legal_codes))


def lacks_a_french_message() -> Game[Any, Any]:
    def file(self: Any, path: str) -> str:
        text = GAME.file(path)
        return text.replace("libations-jar =", "libations-vase =") if "fr.ftl" in path else text

    return planted(file=file)


def lacks_a_symbol() -> Game[Any, Any]:
    def file(self: Any, path: str) -> str:
        return GAME.file(path).replace('id="libations-cup-3"', 'id="libations-cup-9"')

    return planted(file=file)


def picks_two_actions_alike() -> Game[Any, Any]:
    def choices(known: Any, seat: int, actions: Any) -> Any:
        found = GAME.choices(known, seat, actions)
        return [msgspec.structs.replace(each, picks=found[0].picks) for each in found]

    return planted(choices=staticmethod(choices))


def touches_what_is_not_there() -> Game[Any, Any]:
    def effect(self: Any, event: Event) -> Any:
        return msgspec.structs.replace(GAME.effect(event), touches=("temple",))

    return planted(effect=effect)


def evaluates_beyond_one() -> Game[Any, Any]:
    return planted(evaluate=staticmethod(lambda state: [2.0] * state.seats))


def saves_less_than_it_needs() -> Game[Any, Any]:
    def load(dumped: dict[str, Any]) -> Any:
        return GAME.load({**dumped, "last": EMPTY})

    return planted(load=staticmethod(load))


def refuses_without_a_rule() -> Game[Any, Any]:
    return planted(rule_prefix="LX")


def checks_with_a_side_effect() -> Game[Any, Any]:
    def check_code(state: Any, seat: int, code: int) -> None:
        state.last = (state.last + 1) % KINDS
        GAME.check_code(state, seat, code)

    return planted(check_code=staticmethod(check_code))


def waits_for_nobody() -> Game[Any, Any]:
    return planted(to_act=lambda self, state: ())


DEFECTS: dict[Callable[[], Game[Any, Any]], str] = {
    shows_the_altar: "views hide secrets",
    shows_hands_to_spectators: "views hide secrets",
    forgets_that_looking_reveals: "actions hide secrets",
    hides_nothing_and_cannot_redeal: "secrets are declared",
    deals_face_up: "outcomes stay hidden",
    tells_the_deal_at_the_set_up: "outcomes stay hidden",
    tells_what_was_drawn: "outcomes stay hidden",
    redeals_all_but_the_altar: "hidden fields are dealt again",
    redeals_the_impossible: "hidden fields are dealt again",
    redeals_the_same_cup_twice: "guesses fit the view",
    redeals_a_players_own_hand: "views hide secrets",
    loses_poured_cups: "components are conserved",
    counts_hands_twice: "components are conserved",
    offers_what_it_refuses: "legal and check agree",
    accepts_what_it_does_not_offer: "legal and check agree",
    copies_share_the_hands: "copies share nothing",
    draws_its_own_luck: "logs replay",
    never_ends: "matches end",
    pays_what_no_step_explains: "results add up",
    offers_by_what_is_hidden: "views hide secrets",
    lacks_a_french_message: "pictures have words",
    lacks_a_symbol: "pieces lie somewhere",
    picks_two_actions_alike: "actions can be picked",
    touches_what_is_not_there: "events have words and effects",
    evaluates_beyond_one: "evaluation is a share",
    saves_less_than_it_needs: "everything survives json",
    refuses_without_a_rule: "legal and check agree",
    checks_with_a_side_effect: "legal and check agree",
    waits_for_nobody: "matches end",
}


@pytest.mark.parametrize("plant", DEFECTS, ids=lambda plant: plant.__name__)
def test_a_planted_defect_is_found(plant: Callable[[], Game[Any, Any]]) -> None:
    found = set()
    for finding in inspect_whole(plant()):
        found.add(finding.check)
        if finding.check == DEFECTS[plant]:
            return
    pytest.fail(f"not found; there were {found or 'no findings'}")


def test_the_sound_game_passes() -> None:
    assert [str(finding) for finding in inspect_whole(GAME)] == []
