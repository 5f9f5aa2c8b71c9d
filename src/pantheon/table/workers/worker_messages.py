"""Questions to worker processes, and their answers."""

from typing import Any

import msgspec

from pantheon.bots.reasons import Reason
from pantheon.core.words import Words
from pantheon.table.protocol.requests import Replay

LIMIT = 16 * 1024 * 1024
"""The longest question or answer, in bytes."""
OUT_OF_MEMORY = "out of memory"
"""The failure of a worker that reached its memory limit."""
READY = b"ready\n"
"""What a worker writes when it is ready."""


class Question(msgspec.Struct, frozen=True, tag_field="ask"):
    """A question to a worker. Only those `OnMatch` contain more than one seat may see."""


class Choose(Question, frozen=True, tag="choose"):
    """What would a bot of this level do on this seat?

    `who` names table and seat, so that the bot can reuse its last search tree; `seconds`, if
    more than 0, is all the time it has.
    """

    game: str
    level: str
    seat: int
    view: msgspec.Raw
    seed: str
    who: str = ""
    seconds: float = 0.0


class Advise(Question, frozen=True, tag="advise"):
    """What could a person do on this seat? Worded in a language, with the players' names."""

    game: str
    level: str
    seat: int
    view: msgspec.Raw
    seed: str
    language: str
    names: tuple[str, ...]


class OnMatch(Question, frozen=True, kw_only=True):
    """A question about a finished match or a match file, of which `attached` bytes follow.

    `cpu_seconds` limits the CPU time of the answer. A worker that does not have the match cached
    and got no bytes answers `needs_entries`.
    """

    table: str
    attached: int = 0
    cpu_seconds: float = 0.0
    names: tuple[str, ...] = ()
    """The players' names now, if they matter: a cached match with others is read again."""


class Judge(OnMatch, frozen=True, kw_only=True, tag="judge"):
    """How much did each action of a finished match lose? Attached: the table's entries."""

    level: str


class CheckFile(OnMatch, frozen=True, kw_only=True, tag="check_file"):
    """Is this a finished match, and what is to be stored of it? Attached: the file."""

    at: float


class ReplayPage(OnMatch, frozen=True, kw_only=True, tag="replay_page"):
    """A page of a replay. Attached: the table's entries."""

    page: Replay


class ExportMatch(OnMatch, frozen=True, kw_only=True, tag="export_match"):
    """The match's file. Attached: the table's entries."""


class Chosen(msgspec.Struct, frozen=True):
    """What a bot does."""

    action: dict[str, Any]


class Advice(msgspec.Struct, frozen=True):
    """An action by its code, its win chance, and both in words."""

    code: int
    share: float
    text: str
    near: tuple[Words, ...] = ()
    at: Words | None = None
    payments: tuple[Words, ...] = ()
    then: tuple[int, ...] = ()


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a finished match beside the best one (see `bots.analysis.Judged`)."""

    step: int
    seat: int
    action: dict[str, Any]
    value: float
    best: dict[str, Any]
    best_value: float
    loss: float
    grade: str
    label: Words
    best_label: Words
    turning: bool = False
    picks: tuple[str, ...] = ()
    best_picks: tuple[str, ...] = ()
    """The scene ids by which the two are chosen."""
    reason: Reason | None = None
    """What the best one leads to, hastens or prevents."""


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a finished match, for the replay page."""

    curve: tuple[tuple[float, ...], ...]
    """The win chance of each seat after each step, from 0 to 1."""
    losses: tuple[float, ...]
    """Each seat's mean loss per action."""
    turning: tuple[int, ...]
    """The steps at which the match turned."""
    actions: tuple[Judged, ...]


class Imported(msgspec.Struct, frozen=True):
    """A file that passed the check. Attached: the entries to be stored, one per line."""

    card: msgspec.Raw
    snapshot: msgspec.Raw
    """The last state, so that it need not be worked out again (`store.Snapshot`)."""
    snapshot_seq: int


class Page(msgspec.Struct, frozen=True):
    """The rest of a replay page. Attached: the frames."""

    game: str
    total: int
    result: msgspec.Raw


class RefusedByWorker(msgspec.Struct, frozen=True):
    """A refusal for whoever asked."""

    code: str
    words: Words


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a question, or why there is none."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    failure: str = ""
    attached: int = 0
    """The number of bytes that follow the line."""
    needs_entries: bool = False
    refused: RefusedByWorker | None = None
