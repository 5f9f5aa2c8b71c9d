"""The table options of `nations`, each with its range and the rule it comes from."""

from typing import Annotated

from pantheon.board import read_data
from pantheon.core.errors import OptionRefused
from pantheon.core.options import Document, Options, Pick, Switch, Whole, changed_numbers
from .rules.hexes import cell_at
from .rules.state import Knobs

CARDS = read_data("pantheon.games.nations", "cards")
CONSTELLATIONS = read_data("pantheon.games.nations", "constellations")

LONGEST = 400
"""Characters of a document with other numbers of cards."""
CARD_COUNTS = {
    "tribes": range(4, 17),
    "deserts": range(2, 25),
    "whirlwinds": range(9),
    "extra_cards": range(9),
    "decays": range(9),
}
"""The numbers of cards that a table may choose, by kind."""


class NationsOptions(Options, frozen=True):
    """What a table may change. The defaults are the book's numbers and our rulings."""

    points_card: Annotated[int, Whole(1, 9, rule="NA-R2")] = 3
    points_chip: Annotated[int, Whole(0, 5, rule="NA-R2")] = 1
    win_points: Annotated[int, Whole(3, 30, rule="NA-40")] = 9
    win_points_duel: Annotated[int, Whole(3, 30, rule="NA-40")] = 10
    constellation: Annotated[str, Pick(("close", "wide"), rule="NA-R1")] = "close"
    separate_cards: Annotated[bool, Switch(rule="NA-14")] = False
    actions: Annotated[int, Whole(1, 4, rule="NA-13")] = 2
    start_power: Annotated[int, Whole(0, 12, rule="NA-2")] = 2
    later_power: Annotated[int, Whole(0, 4, rule="NA-2")] = 0
    income: Annotated[int, Whole(1, 6, rule="NA-10")] = 3
    power_cap: Annotated[int, Whole(6, 24, rule="NA-10")] = 12
    tribe_cost: Annotated[int, Whole(0, 4, rule="NA-20")] = 1
    temple_cost: Annotated[int, Whole(0, 6, rule="NA-22")] = 3
    desert_gain: Annotated[int, Whole(0, 4, rule="NA-23")] = 1
    move_cost: Annotated[int, Whole(0, 6, rule="NA-27")] = 2
    temples: Annotated[int, Whole(1, 8, rule="NA-2")] = 8
    stones: Annotated[int, Whole(1, 15, rule="NA-2")] = 15
    cards: Annotated[str, Document("cards.toml", rule="NA-1", most=LONGEST)] = ""

    def check(self, seats: int) -> None:
        """Refuse numbers of cards that cannot be read, or too few deserts to begin with."""
        laid = len(CONSTELLATIONS[self.constellation].get(str(seats), {}).get("deserts", ()))
        if card_counts(self.cards)["deserts"] < laid:
            raise OptionRefused("cards", f"the constellation needs {laid} deserts")

    def knobs(self, seats: int) -> Knobs:
        """The options as the engine reads them, with the number of cards of each kind."""
        target = self.win_points_duel if seats == 2 else self.win_points
        start = min(self.start_power, self.power_cap)
        values = self.numbers() | {"target": target, "start_power": start}
        return Knobs(values | card_counts(self.cards))

    def constellation_cells(self, seats: int) -> tuple[list[int], list[int]]:
        """The cells of the starting deserts and temples (NA-R1)."""
        chosen = CONSTELLATIONS[self.constellation][str(seats)]
        deserts = [cell_at(q, r) for q, r in chosen["deserts"]]
        return deserts, [cell_at(q, r) for q, r in chosen["temples"]]


def card_counts(document: str) -> dict[str, int]:
    """The number of cards of each kind (NA-1): the game's own, changed by a table's document."""
    return changed_numbers("cards", document, CARDS, CARD_COUNTS.__getitem__)
