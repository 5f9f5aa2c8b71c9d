"""The match log: actions and the outcomes of chance, as JSON lines.

A log is a header and entries. Replaying it needs the rules and the log, but no random generator.
Undo is an entry of its own, so nothing is ever removed from a log.

Logs come from strangers: one that is too long for any match is refused before it is read, and a
line that is not an entry is refused by its number.
"""

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from pantheon.core.errors import LogRefused
from pantheon.core.printable_text import is_line

FORMAT = 1
SNAPSHOT_EVERY = 50

MOST_LINES = 20_000
"""Ten times as many as the longest matches have."""
LONGEST_LINE = 64 * 1024
"""Characters in a line; a state takes about 4,000, custom tiles up to 20,000."""
LONGEST = 16 * 1024 * 1024
"""Characters in a log."""
LONGEST_NAME = 40
LONGEST_WORD = 200
"""Characters in any other text: a game, a seed, a timer."""
MOST_NUMBER = 2**53
"""Larger numbers do not survive every JSON parser."""


class Header(msgspec.Struct, frozen=True, gc=False, tag="header", tag_field="kind"):
    """What a match is: game, options, seats, and the outcomes of chance at the set-up."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    outcomes: list[int]
    commitment: str = ""
    """A hash of seed and salt, shown before the match; the end reveals both."""
    names: tuple[str, ...] = ()
    format: int = FORMAT


class Act(msgspec.Struct, frozen=True, gc=False, tag="act", tag_field="kind"):
    """A seat's action and its outcomes of chance. `at`: seconds since the match began."""

    seat: int
    action: dict[str, Any]
    outcomes: list[int] = []
    at: float | None = None


class Expire(msgspec.Struct, frozen=True, gc=False, tag="expire", tag_field="kind"):
    """A timer of the game expired."""

    timer: str
    outcomes: list[int] = []
    at: float | None = None


class Undo(msgspec.Struct, frozen=True, gc=False, tag="undo", tag_field="kind"):
    """Of the actions and expiries so far, only the first `keep` still count."""

    keep: int
    seat: int | None = None
    at: float | None = None


class Snapshot(msgspec.Struct, frozen=True, gc=False, tag="snapshot", tag_field="kind"):
    """The state after the previous entry: a shortcut to a late moment, and a check."""

    state: msgspec.Raw
    """As JSON: whoever reads a log works out the state and compares the digest."""
    digest: str
    form: int = 1
    """The version of the game's state format (`Game.state_form`)."""


class End(msgspec.Struct, frozen=True, gc=False, tag="end", tag_field="kind"):
    """The result, and the seed and salt behind the commitment."""

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
    """The hash that a header shows while the seed is still secret."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def write_lines(header: Header, entries: Iterable[Entry]) -> str:
    """A log as text, one JSON object per line."""
    lines: list[Line] = [header, *entries]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_lines(text: str) -> tuple[Header, list[Entry]]:
    """The header and entries of a log's text."""
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        raise LogRefused(
            f"a match log has at most {MOST_LINES} lines and {LONGEST} characters in all"
        )
    lines = [
        _read_line(number, line)
        for number, line in enumerate(
            text.split("\n"), 1
        )  # names may contain other line separators
        if line and not line.isspace()
    ]
    if not lines or not isinstance(lines[0], Header):
        raise LogRefused("line 1 is not the header of a match log")
    entries = [line for line in lines[1:] if not isinstance(line, Header)]
    if len(entries) != len(lines) - 1:
        raise LogRefused("a match log has one header")
    if lines[0].format != FORMAT:
        raise LogRefused(f"log format {lines[0].format} is not {FORMAT}, the one known here")
    return lines[0], entries


def _read_line(number: int, line: str) -> Line:
    if len(line) > LONGEST_LINE:
        raise LogRefused(f"line {number} has more than {LONGEST_LINE} characters")
    try:
        read: Line = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeEncodeError) as error:
        why = str(error)[:LONGEST_WORD]
        raise LogRefused(f"line {number} is not an entry of a match log: {why}") from error
    except RecursionError as error:
        raise LogRefused(f"line {number} is nested too deeply") from error
    if fault := _fault(read):
        raise LogRefused(f"line {number}: {fault}")
    return read


def _fault(line: Line) -> str:
    """What is wrong with a decoded line; empty if nothing is."""
    if isinstance(line, Header):
        if len(line.names) > max(line.seats, 0):
            return "there are more names than seats"
        if not all(len(name) <= LONGEST_NAME and is_line(name) for name in line.names):
            return f"a name is a text of at most {LONGEST_NAME} printable characters"
    for field in line.__struct_fields__:
        if fault := _odd(getattr(line, field)):
            return f"{field} {fault}"
    return ""


def _odd(value: object) -> str:
    """What is wrong with a text, a number or a list of numbers; empty if nothing is."""
    if isinstance(value, str):
        if len(value) > LONGEST_WORD or not is_line(value):
            return f"is not a text of at most {LONGEST_WORD} printable characters"
    elif isinstance(value, int | float):
        if not -MOST_NUMBER < value < MOST_NUMBER:
            return "is too large a number"
    elif isinstance(value, list):
        return next((fault for each in value if (fault := _odd(each))), "")
    return ""
