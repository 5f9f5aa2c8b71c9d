"""`pantheon upgrade`: what becomes of stored matches under the rules of this version."""

from collections import Counter
from pathlib import Path

import msgspec
import typer

from pantheon.cli.opened_store import with_store
from pantheon.table.match.outdated import settle
from pantheon.table.match.table_log import append_unserved
from pantheon.table.store import Store, Unreadable
from pantheon.table.store.database_url import require_database
from pantheon.table.store.quarantine import all_tables
from pantheon.table.upgrade import (
    BROKEN,
    CLOSED,
    FAULTS,
    MIGRATED,
    UNCHANGED,
    Verdict,
    judge_file,
    judge_table,
)


def upgrade(files: list[Path], database: str, dry_run: bool, json: bool) -> None:
    """Replay every stored match, or every file; exit code 1 if any changes or breaks."""
    if files:
        found = [judge_file(str(file), file.read_text("utf-8")) for file in files]
    else:
        require_database(database)
        found = with_store(database, lambda store: _judge(store, dry_run), not dry_run)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found)
    if any(each.outcome in FAULTS for each in found):
        raise typer.Exit(1)


async def _judge(store: Store, dry_run: bool) -> list[Verdict]:
    found = []
    for table in await all_tables(store):
        try:
            verdict = judge_table(table, await store.entries(table))
        except Unreadable as error:
            verdict = Verdict(table, "", BROKEN, error.seq, error.reason)
        if not dry_run and verdict.outcome in (MIGRATED, CLOSED):
            await _carry_out(store, verdict)
        found.append(verdict)
    return found


async def _carry_out(store: Store, verdict: Verdict) -> None:
    """Append what a server would append when it loads the table."""
    card = await store.card(verdict.name)
    finished = card is not None and card.phase == "over"
    if verdict.outcome == MIGRATED or not finished:
        await append_unserved(store, verdict.name, settle)


def _print(found: list[Verdict]) -> None:
    for each in found:
        if each.outcome != UNCHANGED:
            entry = "" if each.entry is None else f" at entry {each.entry}"
            reason = f": {each.reason}" if each.reason else ""
            print(f"{each.name} ({each.game}): {each.outcome}{entry}{reason}")
    counts = Counter(each.outcome for each in found)
    told = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items()))
    print(f"matches replayed: {len(found)}" + (f" ({told})" if told else ""))
