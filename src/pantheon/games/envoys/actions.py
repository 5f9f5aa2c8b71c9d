"""What a seat may do or answer, one small class each. Cards are numbered deck after deck."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action, Answer

God = Annotated[int, Meta(ge=0, lt=7)]
Colour = Annotated[int, Meta(ge=0, lt=7)]
Seat = Annotated[int, Meta(ge=0, lt=6)]
Space = Annotated[int, Meta(ge=0, lt=150)]
Card = Annotated[int, Meta(ge=0, lt=210)]
Flag = Annotated[int, Meta(ge=0, lt=2)]


class PlaceIsland(Action, frozen=True, tag="place_island"):
    """EN-12: lay the pile's top island around a grid point."""

    start: Annotated[int, Meta(ge=0, lt=6)]
    point: Annotated[int, Meta(ge=0, lt=85)]


class ChooseGod(Action, frozen=True, tag="choose_god"):
    """EN-13: take a god's board."""

    god: God


class PlaceEnvoy(Action, frozen=True, tag="place_envoy"):
    """EN-13: put the envoy on a space of the Otherworld."""

    space: Annotated[int, Meta(ge=0, lt=6)]


class KeepObjective(Action, frozen=True, tag="keep_objective"):
    """EN-15: keep the first or the second of two objectives."""

    which: Flag


class MoveWith(Action, frozen=True, tag="move_with"):
    """EN-24: play a card to move; texts may be added before sailing."""

    card: Card


class SailTo(Action, frozen=True, tag="sail_to"):
    """EN-24: choose where the declared move ends."""

    space: Space


class Meditate(Action, frozen=True, tag="meditate"):
    """EN-26: draw a token instead of moving."""


class PlayText(Action, frozen=True, tag="play_text"):
    """EN-27: play a card for its text."""

    card: Card


class UsePower(Action, frozen=True, tag="use_power"):
    """EN-29: use a god's power; `wild` pays with a token of the god who is away."""

    wild: Flag
    god: God


class TradeCard(Action, frozen=True, tag="trade_card"):
    """EN-28: discard a card for a random token."""

    card: Card


class TradeToken(Action, frozen=True, tag="trade_token"):
    """EN-28: a token to the Old Stories for a card."""

    colour: Colour


class BlendFour(Action, frozen=True, tag="blend_four"):
    """EN-30: begin to put four tokens to the Old Stories for one of choice."""


class Tell(Action, frozen=True, tag="tell"):
    """EN-33: tell a story at a village."""

    space: Space


class EndTurn(Action, frozen=True, tag="end_turn"):
    """EN-31: say that you are done."""


class Pass(Action, frozen=True, tag="pass"):
    """EN-71: answer nothing."""


class PickColour(Answer, frozen=True, tag="pick_colour"):
    """Choose a token by its colour, or name a colour."""

    colour: Colour


class PickSeat(Answer, frozen=True, tag="pick_seat"):
    """Choose a player, or that player's envoy."""

    seat: Seat


class PickSpace(Answer, frozen=True, tag="pick_space"):
    """Choose a space or a village."""

    space: Space


class PickIsland(Answer, frozen=True, tag="pick_island"):
    """Choose an island, by the order in which they were laid."""

    island: Annotated[int, Meta(ge=0, lt=12)]


class PickStory(Answer, frozen=True, tag="pick_story"):
    """Choose a story token: a village's older (0) or newer (1) one."""

    slot: Flag
    space: Space


class PickCard(Answer, frozen=True, tag="pick_card"):
    """Choose a card."""

    card: Card


class PickBanished(Answer, frozen=True, tag="pick_banished"):
    """EN-50, Erase: choose a token in the Otherworld by owner and colour."""

    seat: Seat
    colour: Colour


class PickDisturbance(Answer, frozen=True, tag="pick_disturbance"):
    """EN-52: choose among the six disturbances."""

    disturbance: Annotated[int, Meta(ge=0, lt=14)]


class PickSteps(Answer, frozen=True, tag="pick_steps"):
    """Following Wind, Quetzalcoatl: change a move by so many steps, counted from -2 on."""

    change: Annotated[int, Meta(ge=0, lt=5)]


class Stop(Answer, frozen=True, tag="stop"):
    """Choose no more where fewer are allowed."""
