"""What happens in a match. Nothing lies open to some only, so everyone sees every event."""

from typing import Annotated, ClassVar

from pantheon.core.events import Counted, Ending, Event
from .rules.constants import RANKS

God = Annotated[int, Counted("god", range(4))]
Island = Annotated[int, Counted("island", range(13))]
Rank = Annotated[int, Counted("rank", range(4))]
Piece = Annotated[int, Counted("do-piece", range(3))]
Purpose = Annotated[int, Counted("purpose", range(3))]


class OfSeat(Event, frozen=True):
    """Something that a seat does, or that happens to it."""

    seat: int


class AtBuilding(OfSeat, frozen=True):
    """Something that happens at a building."""

    island: Island
    rank: Rank

    @property
    def building(self) -> int:
        return self.island * RANKS + self.rank


class Bought(OfSeat, frozen=True):
    """Something new on an island."""

    island: Island
    cost: int


class Energy(OfSeat, frozen=True):
    """Energy of a kind that a seat gets or gives."""

    god: God
    amount: int


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """EL-20: a turn begins with the placing of priests."""

    turn: int
    first_seat: int


class PiecePlaced(OfSeat, frozen=True, tag="piece_placed"):
    """EL-11: a starting piece comes to a god island."""

    piece: Piece
    island: Island


class EnergyEndowed(Energy, frozen=True, tag="energy_endowed"):
    """EL-12: starting energy."""


class PriestPlaced(AtBuilding, frozen=True, tag="priest_placed"):
    """EL-20: a priest takes a building."""


class ActionsBegun(Event, frozen=True, tag="actions_begun"):
    """EL-22: all priests stand; the actions begin."""

    turn: int


class PriestResolved(AtBuilding, frozen=True, tag="priest_resolved"):
    """EL-22, EL-23: a priest acts; `swing` is the building's modifier less own people."""

    swing: int


class ActionSkipped(AtBuilding, frozen=True, tag="action_skipped"):
    """EL-22: a priest's action is left undone."""


class EnergyGained(Energy, frozen=True, tag="energy_gained"):
    """EL-24: a god gives energy."""


class SupportRaised(OfSeat, frozen=True, tag="support_raised"):
    """EL-24: a god gives support."""

    god: God
    level: int


class HouseBuilt(Bought, frozen=True, tag="house_built"):
    """EL-25: a house."""


class BuildingBuilt(AtBuilding, frozen=True, tag="building_built"):
    """EL-25: a building; `rank` 2 is an island's third, 3 its fourth."""

    cost: int
    points: int


class ShipBuilt(Bought, frozen=True, tag="ship_built"):
    """EL-25: a ship."""


class TrackFilled(Event, frozen=True, tag="track_filled"):
    """EL-26: the building track is full; everyone gains a priest next turn."""

    goal: int


class ShipDestroyed(OfSeat, frozen=True, tag="ship_destroyed"):
    """EL-27: a ship sinks."""

    owner_seat: int
    island: Island
    cost: int


class PriestBlocked(OfSeat, frozen=True, tag="priest_blocked"):
    """EL-27: a player has one priest fewer next turn."""

    victim_seat: int
    cost: int


class PersonWalked(OfSeat, frozen=True, tag="person_walked"):
    """EL-28: a person goes to a neighbouring island."""

    origin: Island
    island: Island
    cost: int


class ShipSailed(OfSeat, frozen=True, tag="ship_sailed"):
    """EL-28: a ship moves with people on board; `route` is what the paths cost."""

    origin: Island
    island: Island
    carried: int
    cost: int
    route: int


class FoodGrown(OfSeat, frozen=True, tag="food_grown"):
    """EL-29: water becomes food."""

    segments: int
    cost: int
    food: int


class PersonRecruited(Bought, frozen=True, tag="person_recruited"):
    """EL-30: a new person."""


class EnergyPaid(Energy, frozen=True, tag="energy_paid"):
    """EL-30, EL-32, EL-R8: energy of a chosen kind, for a person, a copy or priests."""

    purpose: Purpose


class GodsSupported(OfSeat, frozen=True, tag="gods_supported"):
    """EL-31: energy of every kind for points."""

    fire: int
    earth: int
    wind: int
    water: int
    points: int


class PathDiscovered(OfSeat, frozen=True, tag="path_discovered"):
    """EL-32: a path's marker is turned up."""

    reveals: ClassVar[bool] = True

    path: int
    cost: int
    points: int


class FeedingBegun(Event, frozen=True, tag="feeding_begun"):
    """EL-33: all have acted; the people eat."""

    turn: int


class PeopleFed(OfSeat, frozen=True, tag="people_fed"):
    """EL-33: food is eaten; `missing` meals are still to be paid for."""

    people: int
    eaten: int
    missing: int


class HungerPaid(OfSeat, frozen=True, tag="hunger_paid"):
    """EL-33: energy makes up for a missing food, points for missing energy."""

    god: God
    paid: int
    lost: int


class UpkeepUnpaid(OfSeat, frozen=True, tag="upkeep_unpaid"):
    """EL-R8: there is too little energy for the priests."""

    missing: int
    lost: int


class FirstPlayer(OfSeat, frozen=True, tag="first_player"):
    """EL-34: who begins the next turn, by support of the gods or in turn."""

    by_support: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """EL-34: the last turn is over."""

    ending: Ending
