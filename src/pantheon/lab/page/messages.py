"""What the Lab page asks for, and what it is told while a run goes on."""

from typing import Annotated

import msgspec
from msgspec import Meta

from pantheon.core.variant import Variant
from pantheon.core.words import Words
from pantheon.lab.experiments.examples import Example
from pantheon.lab.statistics.differences import Difference
from pantheon.lab.statistics.figures import Figures

MOST_MATCHES = 100_000


class RunForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run: one variant, or two side by side, and who plays how many matches of each."""

    variants: Annotated[list[Variant], Meta(min_length=1, max_length=2)]
    bots: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=16)] = []
    """One for all seats, or one per seat; none for the game's usual one."""
    matches: Annotated[int, Meta(ge=1, le=MOST_MATCHES)] = 200
    seed: Annotated[int, Meta(ge=0, lt=2**31)] = 0
    cluster: Annotated[str, Meta(max_length=200)] = ""
    """The address of a Ray cluster, `local` to start one; empty for this machine's cores."""


class RunCard(msgspec.Struct, frozen=True):
    """A run in a list."""

    game: str
    seats: int
    labels: list[str]
    bots: list[str]
    matches: int
    """For each variant."""
    done: int
    total: int
    command: str
    """The command that plays the same matches."""


class Planned(msgspec.Struct, frozen=True, tag="planned"):
    """The run can begin."""

    card: RunCard


class Progress(msgspec.Struct, frozen=True, tag="progress"):
    """How many matches have been played."""

    done: int
    total: int


class RunFigures(msgspec.Struct, frozen=True, tag="figures"):
    """What the matches so far say."""

    done: int
    total: int
    settings: list[Figures]
    differences: list[Difference]
    """The second variant against the first, where there are two."""
    examples: list[Example]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The run cannot begin, or could not go on."""

    reason: str
    words: Words | None = None
    """The reason in the reader's language, where there is a message for it."""


Message = Planned | Progress | RunFigures | Failed


class MatchRow(msgspec.Struct, frozen=True):
    """A match behind the figures."""

    setting: int
    number: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    first: int
    actions: int
    lead_changes: int
    reason: str


class MatchRows(msgspec.Struct, frozen=True):
    """All matches of a run so far."""

    rows: list[MatchRow]
