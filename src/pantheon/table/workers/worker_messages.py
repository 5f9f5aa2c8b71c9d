"""What the crew's workers are asked, and what they answer."""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.core.words import Words
from pantheon.table.protocol.requests import Replay

LIMIT = 16 * 1024 * 1024
"""The longest question or answer, in bytes."""
OUT_OF_MEMORY = "out of memory"
"""How a worker fails that has reached its limit."""
READY = b"ready\n"
"""What a worker says when it can be asked."""


class Question(msgspec.Struct, frozen=True, tag_field="ask"):
    """Something that takes thinking. None but those `OnMatch` say more than one seat may see."""


class Choose(Question, frozen=True, tag="choose"):
    """What would a bot of this level do on this seat?

    `who` names table and seat, so that the bot can go on with its last thoughts; `seconds`,
    if more than 0, is all the time it has.
    """

    game: str
    level: str
    seat: int
    view: msgspec.Raw
    seed: str
    who: str = ""
    seconds: float = 0.0


class Advise(Question, frozen=True, tag="advise"):
    """What might a person do on this seat? To be told in a language, with the players' names."""

    game: str
    level: str
    seat: int
    view: msgspec.Raw
    seed: str
    language: str
    names: tuple[str, ...]


class OnMatch(Question, frozen=True, kw_only=True):
    """Something about a finished match or a match file, of which `attached` bytes follow.

    `cpu_seconds` is all that the answer may take of a processor's time. A worker that does not
    have the match, or no more, and got no bytes answers that it is `wanting`.
    """

    table: str
    attached: int = 0
    cpu_seconds: float = 0.0


class Judge(OnMatch, frozen=True, kw_only=True, tag="judge"):
    """What did every action of a finished match cost? Attached: the table's entries."""

    level: str


class CheckFile(OnMatch, frozen=True, kw_only=True, tag="check_file"):
    """Is this a finished match, and what is to be kept of it as this table? Attached: the file."""

    at: float


class ReplayPage(OnMatch, frozen=True, kw_only=True, tag="replay_page"):
    """How did a part of the match look? Attached: the table's entries."""

    page: Replay


class ExportMatch(OnMatch, frozen=True, kw_only=True, tag="export_match"):
    """What is the match's file? Attached: the table's entries."""


class Chosen(msgspec.Struct, frozen=True):
    """What a bot does."""

    action: dict[str, Any]


class Advice(msgspec.Struct, frozen=True):
    """An action by its code, the share of the win to expect of it, and both in words."""

    code: int
    share: float
    text: str


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
    """By which ids of the scene the two are chosen."""


class Analysis(msgspec.Struct, frozen=True):
    """A finished match looked over, for the replay page."""

    curve: tuple[tuple[float, ...], ...]
    """What each seat might expect after so many steps, from 0 to 1."""
    losses: tuple[float, ...]
    """Each seat's mean loss an action."""
    turning: tuple[int, ...]
    """The steps at which the match turned."""
    actions: tuple[Judged, ...]


class Imported(msgspec.Struct, frozen=True):
    """A file that was found good. Attached: the entries to be kept, a line each."""

    card: msgspec.Raw
    snapshot: msgspec.Raw
    """The last state, so that it need not be worked out again (see `store.kept`)."""
    snapshot_seq: int


class Page(msgspec.Struct, frozen=True):
    """What frames say besides. Attached: the frames."""

    game: str
    total: int
    result: msgspec.Raw


class RefusedByWorker(msgspec.Struct, frozen=True):
    """A refusal for whoever asked."""

    code: str
    words: Words


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was asked for, or why there is nothing."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    failure: str = ""
    attached: int = 0
    """So many bytes follow the line."""
    needs_entries: bool = False
    refused: RefusedByWorker | None = None
