"""Older matches under rules that no option can express.

Most changed rulings are options (see `options.Ruling`): an older match goes on under its own
reading, and nothing here is needed. Where a change cannot be put that way, `Game.migrations` names
the step that rewrites an older match, or says that there is none.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from pantheon.core.errors import CannotMigrate
from pantheon.core.game import Game
from pantheon.core.log import Entry, Header, Snapshot
from pantheon.core.options import declared_rulings


def needs_migration(game: Game[Any, Any], header: Header) -> bool:
    """Whether a match cannot go on as it was written."""
    return any(header.rules_version < version for version in game.migrations)


def migrate(
    game: Game[Any, Any], header: Header, entries: Iterable[Entry]
) -> tuple[Header, list[Entry]]:
    """A match as today's engine can read it; raises CannotMigrate.

    Rulings that the match took by its age are written into its header first, so that it keeps
    them. Snapshots are left out: they were taken of states of another engine.
    """
    known = list(entries)
    for version in sorted(game.migrations):
        if header.rules_version >= version:
            continue
        step = game.migrations[version]
        if step is None:
            raise CannotMigrate(
                f"no match of {game.name} begun before version {version} of its rules can go on"
            )
        known = [entry for entry in known if not isinstance(entry, Snapshot)]
        header, known = step(_with_rulings(game, header), known)
        header = msgspec.structs.replace(header, rules_version=version)
    return header, known


def _with_rulings(game: Game[Any, Any], header: Header) -> Header:
    by_age = {
        option.name: option.default_at(header.rules_version)
        for option in declared_rulings(game.options)
    }
    return msgspec.structs.replace(header, options=by_age | header.options)
