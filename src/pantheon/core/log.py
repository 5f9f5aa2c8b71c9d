"""The match log: intent plus outcomes, as JSON lines.

A log is a header and entries. Replaying it needs the rules and the log, never a generator.
Undo is an entry of its own, so nothing is ever taken out of a log.

Logs come from strangers: what is too long for any match is refused before it is read, and
whatever cannot be an entry is refused by the number of its line.
"""

from __future__ import annotations

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
"""Ten times what the longest matches have."""
LONGEST_LINE = 64 * 1024
"""Characters of a line; a state takes about 4,000, a table's own tiles up to 20,000."""
LONGEST = 16 * 1024 * 1024
"""Characters of a log."""
LONGEST_NAME = 40
LONGEST_WORD = 200
"""Characters of anything else that is written out: a game, a seed, a timer."""
MOST_NUMBER = 2**53
"""Numbers from here on do not survive every reader of JSON."""


class Header(msgspec.Struct, frozen=True, gc=False, tag="header", tag_field="kind"):
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


class Act(msgspec.Struct, frozen=True, gc=False, tag="act", tag_field="kind"):
    """A seat's action and what chance added to it. `at`: seconds since the match began."""

    seat: int
    action: dict[str, Any]
    outcomes: list[int] = []
    at: float | None = None


class Expire(msgspec.Struct, frozen=True, gc=False, tag="expire", tag_field="kind"):
    """A timer of the game ran out."""

    timer: str
    outcomes: list[int] = []
    at: float | None = None


class Undo(msgspec.Struct, frozen=True, gc=False, tag="undo", tag_field="kind"):
    """Of the actions and expiries that counted so far only the first `keep` still do."""

    keep: int
    seat: int | None = None
    at: float | None = None


class Snapshot(msgspec.Struct, frozen=True, gc=False, tag="snapshot", tag_field="kind"):
    """The state after the entry before it: a short way to a late moment, and a check."""

    state: msgspec.Raw
    """As JSON: whoever reads a log works the state out and compares the digest."""
    digest: str
    form: int = 1
    """How the game wrote its states down then (`Game.state_form`)."""


class End(msgspec.Struct, frozen=True, gc=False, tag="end", tag_field="kind"):
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
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        raise LogRefused(
            f"a match log has at most {MOST_LINES} lines and {LONGEST} characters in all"
        )
    lines = [
        _read_line(number, line)
        for number, line in enumerate(text.split("\n"), 1)  # names may hold other separators
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
    """What is wrong with a line that looks like one, or nothing."""
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
    """What is wrong with a text, a number or a list of numbers."""
    if isinstance(value, str):
        if len(value) > LONGEST_WORD or not is_line(value):
            return f"is no text of at most {LONGEST_WORD} printable characters"
    elif isinstance(value, int | float):
        if not -MOST_NUMBER < value < MOST_NUMBER:
            return "is too large a number"
    elif isinstance(value, list):
        return next((fault for each in value if (fault := _odd(each))), "")
    return ""
