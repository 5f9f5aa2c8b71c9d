"""What the crew's workers are asked, and what they answer."""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.core.words import Words

LIMIT = 16 * 1024 * 1024
"""The longest question or answer, in bytes."""
READY = b"ready\n"
"""What a worker says when it can be asked."""


class Question(msgspec.Struct, frozen=True, tag_field="ask"):
    """Something that takes thinking. None but `Judge` says more than one seat may see."""


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


class Judge(Question, frozen=True, tag="judge"):
    """What did every action of a finished match cost? `match` is its file."""

    match: str
    level: str


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


class Answer(msgspec.Struct, frozen=True):
    """What was asked for, or why there is nothing."""

    body: msgspec.Raw = msgspec.Raw(b"null")
    failure: str = ""
    attached: int = 0
    """So many bytes follow the line."""
