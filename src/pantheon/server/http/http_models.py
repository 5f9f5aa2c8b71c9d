"""The bodies of HTTP requests and responses, as typed structs."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pantheon.core.game import Credits
from pantheon.core.options import Declared
from pantheon.core.variant import Variant
from pantheon.core.words import Words
from pantheon.server.lab.active_run import RunState
from pantheon.table.protocol.requests import Clock, Id

Colour = Annotated[str, Meta(max_length=16, pattern=r"^[a-z]*\Z")]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.@+-]+\Z")]
# No control characters, which a database may refuse, and none that change text direction.
Name = Annotated[
    str,
    Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*\Z"),
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


# Out


class GameCard(msgspec.Struct, frozen=True):
    """A game in the lobby."""

    name: str
    title: str
    blurb: Words
    credits: Credits
    seats: tuple[int, ...]
    minutes: int
    options: tuple[Declared, ...]
    presets: dict[str, dict[str, Any]]
    rule_prefix: str
    cover: str
    sprite: str
    lesson: bool
    levels: tuple[str, ...]
    """The bots to choose from: levels from the weakest on, then bots that do not plan ahead."""
    ratings: dict[str, int] = {}
    """Measured Elo of bots in this game, relative to the novice."""
    has_responses: bool = False
    """Whether players are asked to respond to what others do."""


class LevelCard(msgspec.Struct, frozen=True):
    """A bot in the lobby, described by `bots-name-NAME` and `bots-about-NAME` (with `seconds`)."""

    name: str
    seconds: float
    """The longest it thinks about one decision."""


class Games(msgspec.Struct, frozen=True):
    games: tuple[GameCard, ...]
    levels: tuple[LevelCard, ...] = ()


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    public: bool
    seats: int
    names: tuple[str, ...]
    open: int
    changed: float
    yours: bool = False
    turn: bool = False
    """Whether it is the visitor's turn."""
    colours: tuple[str, ...] = ()
    """The players' colours, in the order of their names."""
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


class Listings(msgspec.Struct, frozen=True):
    tables: tuple[Listing, ...]


class Me(msgspec.Struct, frozen=True):
    """The visitor: a guest or an account."""

    name: str
    colour: str
    account: str = ""
    owner: bool = False
    """Whether the server is theirs: only they see the lab."""


class Opened(msgspec.Struct, frozen=True):
    """A new table; `link` is its path, to be shared."""

    table: str
    link: str


class SharedVariant(msgspec.Struct, frozen=True):
    """A variant, the path that opens it in the lobby, and its file (TOML)."""

    variant: Variant
    link: str
    file: str


class LabRun(msgspec.Struct, frozen=True):
    """A run of the lab; `card` is the lab's own (`RunCard`)."""

    id: str
    state: RunState
    card: msgspec.Raw


class LabCard(msgspec.Struct, frozen=True):
    """The lab: the cores of this machine, and the runs so far."""

    cores: int
    runs: tuple[LabRun, ...]


class RunDetail(msgspec.Struct, frozen=True):
    """A run, what was asked for (`RunForm`) and what came out so far (`RunFigures`)."""

    run: LabRun
    form: msgspec.Raw
    figures: msgspec.Raw


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an HTTP request was refused."""

    code: str
    words: Words | None = None


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """`ok`, `impaired` (no message bus) or `down` (nothing can be saved, and why)."""

    status: str
    version: str
    store: bool
    bus: bool
    failure: str = ""


# In


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table. `sit`: take the first seat at once."""

    game: Id
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    clock: Clock = Clock()
    public: bool = False
    hints: bool = True
    """Whether players may ask for hints."""
    sit: bool = True
    bots: tuple[Id, ...] = ()
    """Levels of the bots on the seats after your own."""
    start: bool = False
    """Start at once; all seats must be taken."""


class VariantForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A variant as somebody received it (a link, a code, a file's text), or one to be shared."""

    text: Annotated[str, Meta(max_length=60_000)] = ""
    variant: Variant | None = None


class OwnerToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token that the server printed, or was given, for its owner."""

    token: Annotated[str, Meta(max_length=200)]


class MoreMatches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goes on with a run of the lab: so many matches of each variant in all, if more."""

    matches: Annotated[int, Meta(ge=0, le=100_000)] = 0
    cluster: Annotated[str, Meta(max_length=200)] | None = None
    """Another Ray cluster, or none with ""; without it, where the run was played before."""


class MatchOfRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match behind the figures of a run."""

    setting: Annotated[int, Meta(ge=0, le=1)]
    number: Annotated[int, Meta(ge=0, lt=100_000)]


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's or account's name and colour."""

    name: Name
    colour: Colour = ""


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deletes an account and all data; `password` is that of the account, guests have none."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For registering and logging in."""

    login: Login
    password: Password
