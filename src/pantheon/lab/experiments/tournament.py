"""The settings of a tournament: which bots meet at which table."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from pantheon.core.errors import OptionRefused
from pantheon.lab.experiments.plan import Setting, whole_options
from pantheon.lab.experiments.strategies import find_bot


def settings_of(
    name: str, bots: Sequence[str], seats: int, options: Mapping[str, Any]
) -> tuple[Setting, ...]:
    """A table for every group of different bots that fills the seats.

    Where there are fewer bots than seats, every pair meets and alternates in the seats.
    """
    for bot in bots:
        find_bot(name, bot)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise OptionRefused("bots", "a tournament needs two or more different bots")
    whole = whole_options(name, seats, options)
    size = seats if len(bots) >= seats else 2
    return tuple(
        Setting(" – ".join(group), tuple(group[seat % size] for seat in range(seats)), whole)
        for group in combinations(bots, size)
    )
