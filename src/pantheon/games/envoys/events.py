"""What happens in a match, and who may see it.

Tokens, villages and discards are open; hands, decks, face-down islands and objectives are not.
"""

from typing import Annotated, ClassVar

from pantheon.core.events import Counted, Ending, Event, Secret

God = Annotated[int, Counted("god", range(7))]
Colour = Annotated[int, Counted("colour", range(7))]
Text = Annotated[int, Counted("text", range(29))]
Objective = Annotated[int, Counted("objective", range(14))]
Disturbance = Annotated[int, Counted("disturbance", range(14))]
ScoringStep = Annotated[int, Counted("score", ("", "stories", "own", "others", "otherworld"))]


class _OfSeat(Event, frozen=True):
    """Something that a seat does, or that happens to it."""

    seat: int


class _OfToken(_OfSeat, frozen=True):
    """Something with a story token, or a colour alone."""

    colour: Colour


class _OfCard(_OfSeat, frozen=True):
    """Something with a card that everyone sees."""

    card: int
    text: Text


class _Revealing(_OfSeat, frozen=True):
    """Something that was hidden is shown, to everyone or to its seats."""

    reveals: ClassVar[bool] = True


class GodExcluded(Event, frozen=True, tag="god_excluded"):
    """EN-11: one god stays away."""

    god: God


class IslandPlaced(_OfSeat, frozen=True, tag="island_placed"):
    """EN-12: an island is laid face down."""

    island: int
    spot: int
    size: int


class IslandLeftOut(_OfSeat, frozen=True, tag="island_left_out"):
    """EN-R14: an island finds no place and leaves the game."""

    size: int


class GodChosen(_OfSeat, frozen=True, tag="god_chosen"):
    """EN-13: a player has a god."""

    god: God


class EnvoyPlaced(_OfSeat, frozen=True, tag="envoy_placed"):
    """EN-13: an envoy stands in the Otherworld."""

    space: int


class ObjectivesDealt(_Revealing, frozen=True, tag="objectives_dealt"):
    """EN-15: two objectives to choose from."""

    first: Secret[Objective]
    second: Secret[Objective]


class ObjectiveKept(_OfSeat, frozen=True, tag="objective_kept"):
    """EN-15: one is kept."""

    objective: Secret[Objective]


class TurnBegun(_OfSeat, frozen=True, tag="turn_begun"):
    """EN-20: a turn begins."""

    turn: int


class TokenDrawn(_OfToken, frozen=True, tag="token_drawn"):
    """A token comes from the Well into a pool."""


class CardDrawn(_Revealing, frozen=True, tag="card_drawn"):
    """A card comes from the deck into a hand."""

    card: Secret[int]
    text: Secret[Text]


class DeckRenewed(_OfSeat, frozen=True, tag="deck_renewed"):
    """EN-23: discards are shuffled into a new deck; some leave."""

    cards: int
    gone: int


class MoveDeclared(_OfSeat, frozen=True, tag="move_declared"):
    """EN-24: a card is played to move."""

    card: int
    steps: int
    colour: Colour


class MoveGivenUp(_OfSeat, frozen=True, tag="move_given_up"):
    """EN-R5: a declared move was not made exact and does not take place."""


class EnvoySailed(_OfSeat, frozen=True, tag="envoy_sailed"):
    """EN-24: an envoy has moved."""

    origin: int
    space: int
    steps: int


class Meditated(_OfSeat, frozen=True, tag="meditated"):
    """EN-26: a token instead of a move."""


class IslandDiscovered(_Revealing, frozen=True, tag="island_discovered"):
    """EN-32: an island is turned up, for 1 point."""

    island: int
    god: God


class IslandVanished(Event, frozen=True, tag="island_vanished"):
    """EN-32: an undiscovered island leaves the board."""

    island: int


class TextPlayed(_OfCard, frozen=True, tag="text_played"):
    """EN-27: a card is played for its text."""


class TextCancelled(_OfCard, frozen=True, tag="text_cancelled"):
    """Not So Fast: a text does nothing."""


class CardDiscarded(_OfCard, frozen=True, tag="card_discarded"):
    """A card goes to its player's discards."""


class PowerUsed(_OfSeat, frozen=True, tag="power_used"):
    """EN-29: a god's power is used."""

    god: God


class TokenSpent(_OfToken, frozen=True, tag="token_spent"):
    """A token goes from a pool to the Old Stories."""


class TokenTaken(_OfToken, frozen=True, tag="token_taken"):
    """A token comes from the Old Stories into a pool."""


class TokenGiven(_OfSeat, frozen=True, tag="token_given"):
    """A token passes from one pool to another."""

    taker_seat: int
    colour: Colour


class TokenRolled(_OfSeat, frozen=True, tag="token_rolled"):
    """A story token is rolled; `space` is the village it is for, or -1 (EN-61)."""

    colour: Colour
    pips: int
    space: int

    @property
    def place(self) -> str:
        """Where the roll is seen: at the village, or at its player's panel."""
        return f"space:{self.space}" if self.space >= 0 else f"panel:{self.seat}"


class RollChanged(_OfSeat, frozen=True, tag="roll_changed"):
    """A rolled token shows something else."""

    pips: int


class StoryPlaced(_OfSeat, frozen=True, tag="story_placed"):
    """EN-33: a story lies on a village."""

    space: int
    colour: Colour
    pips: int


class StoryChanged(_OfSeat, frozen=True, tag="story_changed"):
    """A village token shows something else."""

    space: int
    slot: int
    pips: int


class StoryMoved(_OfSeat, frozen=True, tag="story_moved"):
    """A village token lies on another village."""

    origin: int
    space: int


class StoryForgotten(_OfSeat, frozen=True, tag="story_forgotten"):
    """A village token goes to the Old Stories."""

    space: int
    colour: Colour


class ValueShifted(Event, frozen=True, tag="value_shifted"):
    """A village's value differs for this telling."""

    space: int
    value: int


class VillagePersuaded(_OfSeat, frozen=True, tag="village_persuaded"):
    """EN-34: a village follows a god."""

    space: int
    points: int
    colour: Colour


class StoryBanished(_OfSeat, frozen=True, tag="story_banished"):
    """EN-34: the lower token goes to the Otherworld."""

    space: int
    colour: Colour


class DisturbanceBegun(_OfSeat, frozen=True, tag="disturbance_begun"):
    """EN-52: a disturbance begins."""

    disturbance: Disturbance
    persuader_seat: int


class DisturbanceFailed(_OfSeat, frozen=True, tag="disturbance_failed"):
    """EN-R9, Mercy: a disturbance does nothing."""

    disturbance: Disturbance


class PointsLost(_OfSeat, frozen=True, tag="points_lost"):
    """Points are lost."""

    points: int


class PointsWon(_OfSeat, frozen=True, tag="points_won"):
    """Points are won."""

    points: int


class EnvoyRelocated(_OfSeat, frozen=True, tag="envoy_relocated"):
    """EN-R15: an envoy is put elsewhere without moving."""

    origin: int
    space: int


class BanishedErased(_OfToken, frozen=True, tag="banished_erased"):
    """Erase: a token leaves the Otherworld."""


class CardShown(_Revealing, frozen=True, tag="card_shown"):
    """Thought, Stolen Idea: a seat sees a card of another's hand."""

    victim_seat: int
    card: Secret[int]
    text: Secret[Text]


class CardStolen(_Revealing, frozen=True, tag="card_stolen"):
    """Stolen Idea: a card changes hands."""

    victim_seat: int
    card: Secret[int]
    text: Secret[Text]


class CardReturned(_OfCard, frozen=True, tag="card_returned"):
    """Second Sunrise: a discarded card comes back to the hand."""


class IslandSeen(_Revealing, frozen=True, tag="island_seen"):
    """Noon Light: a seat looks at a face-down island."""

    island: int
    god: Secret[God]


class StormRaised(_OfSeat, frozen=True, tag="storm_raised"):
    """Storm: no move and no meditation next turn."""


class HarbourMade(_OfSeat, frozen=True, tag="harbour_made"):
    """Safe Harbour: no other envoy may stop there."""

    space: int


class RootsSpread(_OfSeat, frozen=True, tag="roots_spread"):
    """Roots hold a seat's tokens on an island."""

    island: int


class ColourNamed(_OfToken, frozen=True, tag="colour_named"):
    """Many Tongues: the played card has another colour."""


class StepsChanged(_OfSeat, frozen=True, tag="steps_changed"):
    """The declared move has another number of steps."""

    steps: int


class ThoughtsShared(_OfSeat, frozen=True, tag="thoughts_shared"):
    """EN-35: both pools are rolled."""

    partner_seat: int
    total: int
    partner_total: int


class OneRerolled(_OfSeat, frozen=True, tag="one_rerolled"):
    """Guan Yin: a 1 is rolled again."""

    pips: int


class EndTriggered(_OfSeat, frozen=True, tag="end_triggered"):
    """EN-60: the end phase begins; `reason` counts the reasons from 1."""

    reason: Ending


class EndScored(_OfSeat, frozen=True, tag="end_scored"):
    """EN-61: points of the last scoring."""

    step: ScoringStep
    points: int


class ObjectiveShown(_Revealing, frozen=True, tag="objective_shown"):
    """EN-61: an objective is revealed."""

    objective: Objective
    points: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """EN-62: the match is over; `ending` counts the reasons from 1."""

    ending: Ending
