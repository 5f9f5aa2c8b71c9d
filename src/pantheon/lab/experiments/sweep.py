"""Sweeps: the same matches with every value of an option."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.options import Document, Whole, declared, parse_options
from pantheon.lab.experiments.plan import Setting, whole_options

MOST = 400


def values_of(name: str, pair: str) -> tuple[str, list[Any]]:
    """`option=4..8`, `option=4..12..2` or `option=close,wide`, checked against its range."""
    given, _, text = pair.partition("=")
    options = games.find(name).options
    option = options.other_names.get(given, given)
    known = {each.name: each.knob for each in declared(options)}
    if option not in known:
        raise OptionRefused(option, "unknown; there are " + ", ".join(known))
    knob = known[option]
    if isinstance(knob, Document) or not text:
        raise OptionRefused(option, "write --vary OPTION=4..8, 4..12..2 or a,b,c")
    parts = text.split("..")
    if len(parts) == 1:
        return option, text.split(",")
    try:
        low, high, step = (*(int(part) for part in parts), 1)[:3]
        values = list(range(low, high + 1, step))
    except ValueError:
        values = []
    if not values or not isinstance(knob, Whole):
        raise OptionRefused(option, f"{text!r} is no range such as 4..8")
    return option, values


def settings_of(
    name: str,
    vary: Sequence[tuple[str, list[Any]]],
    seats: int,
    bots: tuple[str, ...],
    options: Mapping[str, Any],
) -> tuple[Setting, ...]:
    """Every combination of the values."""
    game = games.find(name)
    found = []
    for values in product(*(each for _, each in vary)):
        varied = dict(zip((option for option, _ in vary), values, strict=True))
        parse_options(game.options, {**options, **varied}, seats)
        whole = whole_options(name, seats, {**options, **varied})
        label = ", ".join(f"{option} {whole[option]}" for option in varied)
        found.append(Setting(label, bots, whole, {each: whole[each] for each in varied}))
    if len(found) > MOST:
        raise OptionRefused("vary", f"{len(found)} combinations are more than {MOST}")
    return tuple(found)
