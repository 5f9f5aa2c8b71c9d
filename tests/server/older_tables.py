"""Running matches that were begun under the first version of the rules, for one player each."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from pantheon.server.security.identity_cookie import Claim, Identity
from pantheon.table.archive.match_files import check_file
from pantheon.table.match import entries as e
from pantheon.table.match.loading import read_record
from pantheon.table.store import Store, StoredEntry

SECRET = "a secret for tests"
GOLDEN = Path(__file__).parents[1] / "golden"
LEFT = 40
"""Moves that are left out at most, and at least half as many: the matches end soon."""

_read = msgspec.json.Decoder(StoredEntry).decode


def cookie_of(person: str) -> str:
    """The cookie with which a server of the tests knows a person."""
    return Identity(SECRET).cookie(Claim(person))


async def store_older_tables(database: str, count: int, migrating: bool = True) -> dict[str, str]:
    """Store running matches of all games; returns the person who plays all seats of each.

    Without `migrating` the database stays as an older version made it.
    """
    files = sorted(GOLDEN.glob("*/v1/*.jsonl"))
    store = await Store.open(database, migrating)
    players = {}
    for number in range(count):
        table, person = f"OLDER{number:03}", f"player-{number:03}"
        text = files[number % len(files)].read_text("utf-8")
        stored = _running(text, table, person, LEFT // 2 + number % (LEFT // 2))
        await store.append(table, stored, read_record(table, stored, None).card())
        players[table] = person
    await store.close()
    return players


def _running(text: str, table: str, person: str, left_out: int) -> list[StoredEntry]:
    stored: Sequence[StoredEntry] = [_read(body) for body in check_file(text, table, 0.0).bodies]
    moves = sum(isinstance(each.entry, e.Moved) for each in stored)
    stored = stored[: len(stored) - min(left_out, moves // 2)]
    return [replace(each, entry=_played_by(person, each.entry)) for each in stored]


def _played_by(person: str, entry: e.Entry) -> e.Entry:
    if isinstance(entry, e.Opened):
        return replace(entry, host=person, after="")
    if isinstance(entry, e.Seated):
        return replace(entry, person=person, name=f"{person}, seat {entry.seat}")
    return entry
