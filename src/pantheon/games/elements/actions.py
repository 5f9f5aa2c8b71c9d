"""What a player may do, one small class each. `rules.constants` numbers islands and energies."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action, Window

Amount = Annotated[int, Meta(ge=0), Window(49)]
Carried = Annotated[int, Meta(ge=0), Window(4)]
Segments = Annotated[int, Meta(ge=0), Window(25)]
Building = Annotated[int, Meta(ge=0, lt=52)]
God = Annotated[int, Meta(ge=0, lt=4)]
Island = Annotated[int, Meta(ge=0, lt=13)]
Path = Annotated[int, Meta(ge=0, lt=8)]
Piece = Annotated[int, Meta(ge=0, lt=3)]
Seat = Annotated[int, Meta(ge=0, lt=4)]


class PlacePiece(Action, frozen=True, tag="place_piece"):
    """EL-11: put a starting person (0), house (1) or ship (2) on a god island."""

    piece: Piece
    island: God


class Endow(Action, frozen=True, tag="endow"):
    """EL-12: put starting energy on a god."""

    god: God
    amount: Amount


class PlacePriest(Action, frozen=True, tag="place_priest"):
    """EL-20: put a priest in a free building."""

    building: Building


class Resolve(Action, frozen=True, tag="resolve"):
    """EL-22: turn to the action of a waiting priest."""

    building: Building


class Skip(Action, frozen=True, tag="skip"):
    """EL-22: leave the action undone."""


class GainEnergy(Action, frozen=True, tag="gain_energy"):
    """EL-24: take the god's energy."""


class RaiseSupport(Action, frozen=True, tag="raise_support"):
    """EL-24: take the god's support in place of energy."""


class BuildHouse(Action, frozen=True, tag="build_house"):
    """EL-25: a house on a god island."""

    island: Island


class BuildBuilding(Action, frozen=True, tag="build_building"):
    """EL-25: a further building on an island."""

    island: Island


class BuildShip(Action, frozen=True, tag="build_ship"):
    """EL-25: a ship at an island."""

    island: Island


class DestroyShip(Action, frozen=True, tag="destroy_ship"):
    """EL-27: sink a ship at an island."""

    island: Island
    owner: Seat


class BlockPriest(Action, frozen=True, tag="block_priest"):
    """EL-27: another player places one priest fewer next turn."""

    victim: Seat


class Walk(Action, frozen=True, tag="walk"):
    """EL-28: one person goes to a neighbouring island."""

    origin: Island
    island: Island


class Stop(Action, frozen=True, tag="stop"):
    """EL-28, EL-29: enough people have walked, enough food has been grown."""


class Sail(Action, frozen=True, tag="sail"):
    """EL-28: a ship goes to a neighbouring island or along discovered paths, with people."""

    origin: Island
    island: Island
    carried: Carried


class Grow(Action, frozen=True, tag="grow"):
    """EL-29: buy segments of food."""

    segments: Segments


class Recruit(Action, frozen=True, tag="recruit"):
    """EL-30: a new person on an island."""

    island: Island


class Pay(Action, frozen=True, tag="pay"):
    """EL-30, EL-R8: part of a payment in energy of any mix."""

    god: God
    amount: Amount


class Contribute(Action, frozen=True, tag="contribute"):
    """EL-31: support the gods; `god` is the energy that the modifier changes (EL-R6)."""

    god: God


class Discover(Action, frozen=True, tag="discover"):
    """EL-32: turn up a path's marker; `god` is the energy that the modifier changes."""

    path: Path
    god: God


class PaySurcharge(Action, frozen=True, tag="pay_surcharge"):
    """EL-32: the energy that a copied action costs more."""

    god: God


class Feed(Action, frozen=True, tag="feed"):
    """EL-33: the energy that makes up for a missing food."""

    god: God
