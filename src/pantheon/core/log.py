"""The match log: intent plus outcomes, as JSON lines.

A log is a header and entries. Replaying it needs the rules and the log, never a generator.
Undo is an entry of its own, so nothing is ever taken out of a log.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from pantheon.core.refusal import LogRefused

FORMAT = 1
SNAPSHOT_EVERY = 50


class Header(msgspec.Struct, frozen=True, tag="header", tag_field="kind"):
    """What a match is: game, options, seats, and what chance did at the set-up."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    outcomes: list[int]
    commitment: str = ""
    """A hash of seed and salt, shown before the match; the end tells both."""
    names: tuple[str, ...] = ()
    format: int = FORMAT


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="kind"):
    """A seat's action and what chance added to it. `at`: seconds since the match began."""

    seat: int
    action: dict[str, Any]
    outcomes: list[int] = []
    at: float | None = None


class Expire(msgspec.Struct, frozen=True, tag="expire", tag_field="kind"):
    """A timer of the game ran out."""

    timer: str
    outcomes: list[int] = []
    at: float | None = None


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="kind"):
    """Of the actions and expiries that counted so far only the first `keep` still do."""

    keep: int
    seat: int | None = None
    at: float | None = None


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="kind"):
    """The state after the entry before it: a short way to a late moment, and a check."""

    state: dict[str, Any]
    digest: str
    form: int = 1
    """How the game wrote its states down then (`Game.state_form`)."""


class End(msgspec.Struct, frozen=True, tag="end", tag_field="kind"):
    """The result, and the seed and salt that the commitment was made of."""

    result: dict[str, Any]
    seed: str = ""
    salt: str = ""


Entry = Act | Expire | Undo | Snapshot | End
Line = Header | Entry

_decoder = msgspec.json.Decoder(Line)


def commit(seed: int | str) -> tuple[str, str]:
    """A fresh salt, and the hash that binds seed and salt."""
    salt = secrets.token_hex(16)
    return salt, commitment_of(seed, salt)


def commitment_of(seed: int | str, salt: str) -> str:
    """The hash that a header shows before anybody may know the seed."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def write_lines(header: Header, entries: Iterable[Entry]) -> str:
    """A log as text, one JSON object a line."""
    lines: list[Line] = [header, *entries]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_lines(text: str) -> tuple[Header, list[Entry]]:
    """The header and entries of a log's text."""
    lines: list[Line] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            lines.append(_decoder.decode(line))
        except msgspec.MsgspecError as error:
            raise LogRefused(f"line {number} is not an entry of a match log: {error}") from error
    if not lines or not isinstance(lines[0], Header):
        raise LogRefused("line 1 is not the header of a match log")
    entries = [line for line in lines[1:] if not isinstance(line, Header)]
    if len(entries) != len(lines) - 1:
        raise LogRefused("a match log has one header")
    if lines[0].format != FORMAT:
        raise LogRefused(f"log format {lines[0].format} is not {FORMAT}, the one known here")
    return lines[0], entries
