"""What every report says about itself: enough to reproduce its figures."""

import msgspec

from pantheon import __version__, games
from pantheon.lab.experiments.plan import Plan


class Provenance(msgspec.Struct, frozen=True):
    """The game, the versions and sources it was played under, and the command."""

    game: str
    title: str
    version: str
    rules_version: int
    sources: str
    command: str


def provenance_of(plan: Plan) -> tuple[str, str, str, int, str, str]:
    """The fields of a provenance, in order."""
    title = games.find(plan.game).title
    return plan.game, title, __version__, plan.rules_version, plan.sources, plan.command
