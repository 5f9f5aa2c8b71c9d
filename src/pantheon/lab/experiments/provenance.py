"""What every report says of itself: enough to make its figures again."""

from __future__ import annotations

import msgspec

from pantheon import __version__, games
from pantheon.lab.experiments.plan import Plan


class Heading(msgspec.Struct, frozen=True):
    """The game, under which versions and sources it was played, and the command."""

    game: str
    title: str
    version: str
    rules_version: int
    sources: str
    command: str


def heading_of(plan: Plan) -> tuple[str, str, str, int, str, str]:
    """A heading's fields, in their order."""
    title = games.find(plan.game).title
    return plan.game, title, __version__, plan.rules_version, plan.sources, plan.command
