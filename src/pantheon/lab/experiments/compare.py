"""Variants side by side: the same matches with each, and the command that plays them."""

import shlex
from collections import Counter
from collections.abc import Sequence

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.variant import Variant
from pantheon.lab.experiments.plan import Plan, Setting, line_up, sources_of, whole_options
from pantheon.lab.experiments.strategies import find_bot


def plan_of(variants: Sequence[Variant], bots: Sequence[str], matches: int, seed: int) -> Plan:
    """The plan that measures variants of one game for the same number of players."""
    if not variants:
        raise OptionRefused("variant", "name at least one")
    game, seats = variants[0].game, variants[0].seats
    checked = [each.checked(games.find(game)) for each in variants]
    if any((each.game, each.seats) != (game, seats) for each in checked):
        raise OptionRefused("variant", "all must be of one game, for the same number of players")
    for bot in bots:
        find_bot(game, bot)
    seated = line_up(bots, seats)
    settings = tuple(
        Setting(label, seated, whole_options(game, seats, each.options))
        for label, each in zip(_labels(checked), checked, strict=True)
    )
    words = ["pantheon", "lab", "compare", *(each.code() for each in checked),
             "--bot", ",".join(bots), "--matches", str(matches), "--seed", str(seed)]  # fmt: skip
    version = games.find(game).rules_version
    return Plan(game, version, settings, matches, seed, shlex.join(words), sources_of(game))


def _labels(variants: Sequence[Variant]) -> list[str]:
    """The names of the variants; numbers where they have none, or the same."""
    names = [each.name or f"variant {at}" for at, each in enumerate(variants, 1)]
    times = Counter(names)
    return [f"{name} ({at})" if times[name] > 1 else name for at, name in enumerate(names, 1)]
