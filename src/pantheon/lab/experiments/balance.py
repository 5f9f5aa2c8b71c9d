"""The settings of a balance report: presets, numbers of seats, and strategies."""

from collections.abc import Mapping, Sequence
from typing import Any

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.options import parse_options
from pantheon.lab.experiments.plan import Setting, line_up, whole_options
from pantheon.lab.experiments.strategies import strategies_of, usual_bot


def settings_of(
    name: str,
    presets: Sequence[str],
    seats: Sequence[int],
    bots: Sequence[str],
    options: Mapping[str, Any],
    strategies: bool,
) -> tuple[Setting, ...]:
    """Every preset with every number of seats; with `strategies`, each of them in the first."""
    game = games.find(name)
    found = []
    for preset in presets:
        if preset not in game.presets:
            raise OptionRefused("preset", f"{preset!r} is none of {', '.join(game.presets)}")
        for count in seats:
            chosen = {**game.presets[preset], **options}
            try:
                parse_options(game.options, chosen, count)
            except OptionRefused:
                if len(presets) == 1:
                    raise
                continue
            label = f"{preset}, {count} seats"
            found.append(Setting(label, line_up(bots, count), whole_options(name, count, chosen)))
    if strategies:
        whole = whole_options(name, seats[0], {**game.presets[presets[0]], **options})
        rest = (usual_bot(name),) * (seats[0] - 1)
        found += [Setting(bot, (bot, *rest), whole) for bot in strategies_of(name)]
    return tuple(found)
