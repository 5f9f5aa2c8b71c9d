"""The inputs of a game's nets: the table's options, the number of seats, the game's features.

A game's `features.py` names its columns in OF_SEAT, which there are for each seat, and OTHERS. Its
function `features(state, observer)` returns the game's evaluation of each seat, and the columns as
whole numbers: a list for each seat, in their order, and one for the rest. It reads nothing that the
observer may not know, or a state in which that has been dealt anew (`Game.redeal`). Options that
are rulings are no inputs: they hardly change what a state is worth.
"""

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

from pantheon.bots.learned.feature_rows import FeatureRows
from pantheon.core.chance import Luck
from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.core.observation_rows import Features, new_row
from pantheon.core.options import declared

SEATS = "seats"
EVALUATION = "evaluation"


class NoFeatures(PantheonError):
    """A game without features: no net can judge it."""


class NetInputs:
    """The columns that a game offers to nets; a net reads those that it was trained with."""

    def __init__(self, game: Game[Any, Any]) -> None:
        package = type(game).__module__.rpartition(".")[0]
        try:
            module = importlib.import_module(f"{package}.features")
        except ModuleNotFoundError as error:
            raise NoFeatures(f"{game.name} has no features.py: no net can judge it") from error
        rulings = {each.name for each in declared(game.options) if each.rulings}
        values = game.setup(game.options(), game.seats[0], Luck(0)).knobs.values
        self._options = sorted(set(values) - rulings - {SEATS})
        self.most_seats = game.seats[-1]
        of_seat, others = module.OF_SEAT, module.OTHERS
        self.features: Callable[[Any, int], Features] = module.features
        rows = FeatureRows(module.features, self.most_seats, len(of_seat), len(others))
        self.write_features: Callable[[Any, int, Any, int], int] = rows.write
        self.of_seat: tuple[str, ...] = (EVALUATION, *of_seat)
        """What there is a column of for each seat; they follow those of the table."""
        self.others: tuple[str, ...] = others
        """What there is a single column of; they come last."""
        by_seat = [f"{name}.{seat}" for seat in range(self.most_seats) for name in self.of_seat]
        self.names: tuple[str, ...] = (*self._options, SEATS, *by_seat, *others)
        """The name of each column."""
        self.size = len(self.names)
        self.table_size = len(self._options) + 1
        """The number of columns that stay the same during a match."""

    def write_table(self, state: Any, row: Any, at: int) -> None:
        """Write the options and the number of seats into `row` (see `new_row`)."""
        values = state.knobs.values
        for column, name in enumerate(self._options, at):
            row[column] = values[name]
        row[at + len(self._options)] = state.seats

    def write_seat(self, state: Any, seat: int, row: Any, at: int) -> None:
        """Write the rest of the row that begins at index `at`, as a seat sees the match."""
        self.write_features(state, seat, row, at + self.table_size)

    def row(self, state: Any, seat: int) -> Any:
        """One seat's row, as a vec of 16-bit numbers: `numpy.frombuffer(row, numpy.int16)`."""
        row = new_row(self.size)
        self.write_table(state, row, 0)
        self.write_seat(state, seat, row, 0)
        return row


@cache
def net_inputs(game: Game[Any, Any]) -> NetInputs:
    """The inputs of a game."""
    return NetInputs(game)
