"""A process of an older version, as far as rules go: its games have their first version."""

from collections.abc import Mapping
from typing import Any

from pantheon import games
from pantheon.core import match, options
from pantheon.table.match.commands import seats


def take_older_rules() -> None:
    """Let every game of this process have the first version of its rules."""
    for name in games.names():
        type(games.find(name)).rules_version = 1
    match.parse_options = seats.parse_options = _parse_as_before  # type: ignore[attr-defined]


def _parse_as_before(
    declared: type[options.Options], given: Mapping[str, Any], count: int
) -> options.Options:
    return options.parse_options(declared, given, count, version=1)
