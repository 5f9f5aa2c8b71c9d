"""What a table may change."""

from typing import Annotated

from pantheon.core.options import Options, Whole


class LibationsOptions(Options, frozen=True):
    """The lobby's form is made from this class."""

    hand: Annotated[int, Whole(2, 4, rule="LI-2")] = 3
