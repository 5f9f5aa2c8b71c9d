"""What happens in a match, and who may see it.

Tokens, villages and discards are open; hands, decks, face-down islands and objectives are not.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from pantheon.core.events import HIDDEN, Counted, Ending, Event

God = Annotated[int, Counted("god", range(7))]
Colour = Annotated[int, Counted("colour", range(7))]
Text = Annotated[int, Counted("text", range(29))]
Objective = Annotated[int, Counted("objective", range(14))]
Disturbance = Annotated[int, Counted("disturbance", range(14))]
ScoringStep = Annotated[int, Counted("score", ("", "stories", "own", "others", "otherworld"))]


class _Secret(Event, frozen=True):
    """An event whose last fields only the seats named in `shared_by` may read."""

    shared_by: ClassVar[tuple[str, ...]] = ("seat",)
    secrets: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Event:
        if seat is not None and any(getattr(self, name) == seat for name in self.shared_by):
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secrets, HIDDEN))


class GodExcluded(Event, frozen=True, tag="god_excluded"):
    """EN-11: one god stays away."""

    god: God


class IslandPlaced(Event, frozen=True, tag="island_placed"):
    """EN-12: an island is laid face down."""

    seat: int
    island: int
    spot: int
    size: int


class IslandLeftOut(Event, frozen=True, tag="island_left_out"):
    """EN-R14: an island finds no place and leaves the game."""

    seat: int
    size: int


class GodChosen(Event, frozen=True, tag="god_chosen"):
    """EN-13: a player has a god."""

    seat: int
    god: God


class EnvoyPlaced(Event, frozen=True, tag="envoy_placed"):
    """EN-13: an envoy stands in the Otherworld."""

    seat: int
    space: int


class ObjectivesDealt(_Secret, frozen=True, tag="objectives_dealt"):
    """EN-15: two objectives to choose from."""

    secrets: ClassVar[tuple[str, ...]] = ("first", "second")
    seat: int
    first: Objective
    second: Objective


class ObjectiveKept(_Secret, frozen=True, tag="objective_kept"):
    """EN-15: one is kept."""

    secrets: ClassVar[tuple[str, ...]] = ("objective",)
    reveals: ClassVar[bool] = False
    seat: int
    objective: Objective


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """EN-20: a turn begins."""

    seat: int
    turn: int


class TokenDrawn(Event, frozen=True, tag="token_drawn"):
    """A token comes from the Well into a pool."""

    seat: int
    colour: Colour


class CardDrawn(_Secret, frozen=True, tag="card_drawn"):
    """A card comes from the deck into a hand."""

    secrets: ClassVar[tuple[str, ...]] = ("card", "text")
    seat: int
    card: int
    text: Text


class DeckRenewed(Event, frozen=True, tag="deck_renewed"):
    """EN-23: discards are shuffled into a new deck; some leave."""

    seat: int
    cards: int
    gone: int


class MoveDeclared(Event, frozen=True, tag="move_declared"):
    """EN-24: a card is played to move."""

    seat: int
    card: int
    steps: int
    colour: Colour


class EnvoySailed(Event, frozen=True, tag="envoy_sailed"):
    """EN-24: an envoy has moved."""

    seat: int
    origin: int
    space: int
    steps: int


class Meditated(Event, frozen=True, tag="meditated"):
    """EN-26: a token instead of a move."""

    seat: int


class IslandDiscovered(Event, frozen=True, tag="island_discovered"):
    """EN-32: an island is turned up, for 1 point."""

    reveals: ClassVar[bool] = True
    seat: int
    island: int
    god: God


class IslandVanished(Event, frozen=True, tag="island_vanished"):
    """EN-32: an undiscovered island leaves the board."""

    island: int


class TextPlayed(Event, frozen=True, tag="text_played"):
    """EN-27: a card is played for its text."""

    seat: int
    card: int
    text: Text


class TextCancelled(Event, frozen=True, tag="text_cancelled"):
    """Not So Fast: a text does nothing."""

    seat: int
    card: int
    text: Text


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card goes to its player's discards."""

    seat: int
    card: int
    text: Text


class PowerUsed(Event, frozen=True, tag="power_used"):
    """EN-29: a god's power is used."""

    seat: int
    god: God


class TokenSpent(Event, frozen=True, tag="token_spent"):
    """A token goes from a pool to the Old Stories."""

    seat: int
    colour: Colour


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """A token comes from the Old Stories into a pool."""

    seat: int
    colour: Colour


class TokenGiven(Event, frozen=True, tag="token_given"):
    """A token passes from one pool to another."""

    seat: int
    taker_seat: int
    colour: Colour


class TokenRolled(Event, frozen=True, tag="token_rolled"):
    """A story token is rolled; `space` is the village it is for, or -1 (EN-61)."""

    seat: int
    colour: Colour
    pips: int
    space: int


class RollChanged(Event, frozen=True, tag="roll_changed"):
    """A rolled token shows something else."""

    seat: int
    pips: int


class StoryPlaced(Event, frozen=True, tag="story_placed"):
    """EN-33: a story lies on a village."""

    seat: int
    space: int
    colour: Colour
    pips: int


class StoryChanged(Event, frozen=True, tag="story_changed"):
    """A village token shows something else."""

    seat: int
    space: int
    slot: int
    pips: int


class StoryMoved(Event, frozen=True, tag="story_moved"):
    """A village token lies on another village."""

    seat: int
    origin: int
    space: int


class StoryForgotten(Event, frozen=True, tag="story_forgotten"):
    """A village token goes to the Old Stories."""

    seat: int
    space: int
    colour: Colour


class ValueShifted(Event, frozen=True, tag="value_shifted"):
    """A village's value differs for this telling."""

    space: int
    value: int


class VillagePersuaded(Event, frozen=True, tag="village_persuaded"):
    """EN-34: a village follows a god."""

    seat: int
    space: int
    points: int
    colour: Colour


class StoryBanished(Event, frozen=True, tag="story_banished"):
    """EN-34: the lower token goes to the Otherworld."""

    seat: int
    space: int
    colour: Colour


class DisturbanceBegun(Event, frozen=True, tag="disturbance_begun"):
    """EN-52: a disturbance begins."""

    seat: int
    disturbance: Disturbance
    persuader_seat: int


class DisturbanceFailed(Event, frozen=True, tag="disturbance_failed"):
    """EN-R9, Mercy: a disturbance does nothing."""

    seat: int
    disturbance: Disturbance


class PointsLost(Event, frozen=True, tag="points_lost"):
    """Points are lost."""

    seat: int
    points: int


class PointsWon(Event, frozen=True, tag="points_won"):
    """Points are won."""

    seat: int
    points: int


class EnvoyRelocated(Event, frozen=True, tag="envoy_relocated"):
    """EN-R15: an envoy is put elsewhere without moving."""

    seat: int
    origin: int
    space: int


class BanishedErased(Event, frozen=True, tag="banished_erased"):
    """Erase: a token leaves the Otherworld."""

    seat: int
    colour: Colour


class CardShown(_Secret, frozen=True, tag="card_shown"):
    """Thought, Stolen Idea: a seat sees a card of another's hand."""

    shared_by: ClassVar[tuple[str, ...]] = ("seat", "victim_seat")
    secrets: ClassVar[tuple[str, ...]] = ("card", "text")
    seat: int
    victim_seat: int
    card: int
    text: Text


class CardStolen(_Secret, frozen=True, tag="card_stolen"):
    """Stolen Idea: a card changes hands."""

    shared_by: ClassVar[tuple[str, ...]] = ("seat", "victim_seat")
    secrets: ClassVar[tuple[str, ...]] = ("card", "text")
    seat: int
    victim_seat: int
    card: int
    text: Text


class CardReturned(Event, frozen=True, tag="card_returned"):
    """Second Sunrise: a discarded card comes back to the hand."""

    seat: int
    card: int
    text: Text


class IslandSeen(_Secret, frozen=True, tag="island_seen"):
    """Noon Light: a seat looks at a face-down island."""

    secrets: ClassVar[tuple[str, ...]] = ("god",)
    seat: int
    island: int
    god: God


class StormRaised(Event, frozen=True, tag="storm_raised"):
    """Storm: no move and no meditation next turn."""

    seat: int


class HarbourMade(Event, frozen=True, tag="harbour_made"):
    """Safe Harbour: no other envoy may stop there."""

    seat: int
    space: int


class RootsSpread(Event, frozen=True, tag="roots_spread"):
    """Roots hold a seat's tokens on an island."""

    seat: int
    island: int


class ColourNamed(Event, frozen=True, tag="colour_named"):
    """Many Tongues: the played card has another colour."""

    seat: int
    colour: Colour


class StepsChanged(Event, frozen=True, tag="steps_changed"):
    """The declared move has another number of steps."""

    seat: int
    steps: int


class ThoughtsShared(Event, frozen=True, tag="thoughts_shared"):
    """EN-35: both pools are rolled."""

    seat: int
    partner_seat: int
    total: int
    partner_total: int


class OneRerolled(Event, frozen=True, tag="one_rerolled"):
    """Guan Yin: a 1 is rolled again."""

    seat: int
    pips: int


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """EN-60: the end phase begins; `reason` counts the reasons from 1."""

    seat: int
    reason: Ending


class EndScored(Event, frozen=True, tag="end_scored"):
    """EN-61: points of the last scoring."""

    seat: int
    step: ScoringStep
    points: int


class ObjectiveShown(Event, frozen=True, tag="objective_shown"):
    """EN-61: an objective is revealed."""

    reveals: ClassVar[bool] = True
    seat: int
    objective: Objective
    points: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """EN-62: the match is over; `ending` counts the reasons from 1."""

    ending: Ending
