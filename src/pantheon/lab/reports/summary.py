"""The first thing to read in a report: sentences on what is statistically significant."""

from collections.abc import Iterable, Iterator

from pantheon.lab.experiments.usage import kind_of, label_of
from pantheon.lab.statistics.estimates import Estimate
from pantheon.lab.statistics.measures import Measures, Use

NAMED = 8
"""More things than this are left to the tables."""


def summary_of(measured: Measures) -> Iterator[str]:
    """Sentences on fairness, on what goes with winning, and on the limits of the figures."""
    first = measured.win_share_by_order[0]
    verdict = (
        "No seat and no place in turn order wins significantly more or less than its fair share"
        if measured.fair
        else "The seats are not equal"
    )
    fair = f"{measured.fair_share:.0%}"
    yield f"{verdict}: the first player wins {_written(first)}, where {fair} would be fair."
    if measured.distinct < measured.matches:
        yield (
            f"Only {measured.distinct} of the {measured.matches} matches are distinct, so the"
            " intervals are too narrow."
        )
    for sign, words in ((1, "Goes with winning"), (-1, "Goes with losing")):
        known = sorted(
            (use for use in measured.uses if use.stands_out == sign and use.kind != "events"),
            key=lambda use: -abs(use.when_most.value - measured.fair_share),
        )
        if known:
            yield f"{words}, if used most: {_listed(known)}."
    idle = [use.rule for use in measured.rules if not use.per_match]
    if idle:
        yield f"Rules that never came into play: {', '.join(idle)}."


def never_occurred(game: str, keys: Iterable[str]) -> list[tuple[str, str]]:
    """What never occurred, by kind."""
    found: dict[str, list[str]] = {}
    for key in keys:
        found.setdefault(kind_of(game, key), []).append(label_of(game, key))
    return [(kind, ", ".join(labels)) for kind, labels in found.items()]


def _listed(uses: list[Use]) -> str:
    listed = [f"{use.label} ({use.when_most.value:.0%})" for use in uses[:NAMED]]
    more = len(uses) - len(listed)
    return ", ".join(listed) + (f" and {more} more" if more else "")


def _written(one: Estimate) -> str:
    return f"{one.value:.1%} ({one.low:.1%} – {one.high:.1%})"
