"""What a table may change."""

from typing import Annotated

from pantheon.core.options import Options, Whole


class AuspicesOptions(Options, frozen=True):
    """The lobby's form, the lab's knobs and these checks are all made from this class."""

    ravens: Annotated[int, Whole(1, 8, rule="AU-1")] = 4
    target: Annotated[int, Whole(5, 30, rule="AU-20")] = 12
