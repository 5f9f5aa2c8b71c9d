"""Print Markdown tables of outcome logs, as in docs/games/*/balance.md.

python tools/balance_tables.py sweep.jsonl --show place1 score "do raise_support"
python tools/balance_tables.py sweep.jsonl --show place1 margin --against 0

A row for each setting. Columns are `place1` to `place6` (what each place in turn order wins),
`bot:NAME` (what a bot wins), `score`, `highest`, `margin`, `actions`, `lead`, `decided`, `drama`,
`sole`, `end:REASON` (a share of the matches), `most:KEY` and `has:KEY` (what the seat that used
something most, or seats that used it, win), `in:KEY` (the share of matches with it), `part:A/B`
(the share of A among A and B), `paid:TITLE` (points per seat), and any key of the balance report's
JSON (uses per match; `A+B` adds them up).
With `--against N` there are differences from the setting with that number instead, over matches
with the same luck.
"""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import fmean

import msgspec

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.outcome_log import OutcomeLog
from pantheon.lab.experiments.plan import Plan
from pantheon.lab.statistics.differences import paired_share
from pantheon.lab.statistics.estimates import Estimate, mean, share
from pantheon.lab.statistics.figures import margin_of

Figure = Callable[[Outcome], float | None]
"""A figure of a match; None where the match does not tell."""


def _place(place: str) -> Figure:
    later = int(place) - 1
    return lambda each: each.shares[(each.first + later) % len(each.shares)]


def _bot(name: str) -> Figure:
    def figure(each: Outcome) -> float | None:
        won = [part for bot, part in zip(each.bots, each.shares, strict=True) if bot == name]
        return fmean(won) if won else None

    return figure


def _most(key: str) -> Figure:
    def figure(each: Outcome) -> float | None:
        counts = each.uses.get(key, (0,))
        best = max(counts)
        return each.shares[counts.index(best)] if best and counts.count(best) == 1 else None

    return figure


def _has(key: str) -> Figure:
    def figure(each: Outcome) -> float | None:
        counts = each.uses.get(key, ())
        won = [part for times, part in zip(counts, each.shares, strict=False) if times]
        return fmean(won) if won else None

    return figure


def _part(keys: str) -> Figure:
    one, _, other = keys.partition("/")

    def figure(each: Outcome) -> float | None:
        mine, theirs = (sum(each.uses.get(key, ())) for key in (one, other))
        return mine / (mine + theirs) if mine + theirs else None

    return figure


SHARES: dict[str, Callable[[str], Figure]] = {
    "place": _place,
    "bot": _bot,
    "most": _most,
    "has": _has,
    "end": lambda reason: lambda each: each.reason == reason,
    "in": lambda key: lambda each: any(each.uses.get(key, ())),
}
FIGURES: dict[str, Figure] = {
    "score": lambda each: fmean(each.scores),
    "highest": lambda each: max(each.scores),
    "margin": lambda each: margin_of(each.scores),
    "actions": lambda each: each.actions,
    "lead": lambda each: each.lead_changes,
    "drama": lambda each: each.drama,
    "decided": lambda each: each.decided,
}
PERCENT = {"decided", "part"}
"""Columns that are shares of a match: means, shown in per cent."""


def column(name: str) -> tuple[bool, Figure]:
    """Whether a column is a share of the whole, and its figure."""
    if name in FIGURES:
        return False, FIGURES[name]
    if name == "sole":
        return True, lambda each: max(each.shares) == 1
    kind, _, rest = name.partition(":")
    if name.startswith("place") and name[5:].isdecimal():
        kind, rest = "place", name[5:]
    if rest and kind in SHARES:
        return True, SHARES[kind](rest)
    if kind == "part":
        return False, _part(rest)
    if kind == "paid":
        return False, lambda each: fmean(each.paid.get(rest, (0,)))
    keys = name.split("+")
    return False, lambda each: sum(
        sum(each.uses.get(key, ())) + each.nobodys.get(key, 0) for key in keys
    )


def estimate(outcomes: Sequence[Outcome], is_share: bool, figure: Figure) -> Estimate:
    """A column's figure over matches."""
    found = [float(value) for each in outcomes if (value := figure(each)) is not None]
    return share(sum(found), len(found)) if is_share else mean(found)


def difference(
    first: Sequence[Outcome], second: Sequence[Outcome], is_share: bool, figure: Figure
) -> Estimate:
    """How much a column's figure grows from the first to the second, in pairs."""
    before = {each.number: figure(each) for each in first}
    apart = [
        float(late) - float(early)
        for each in second
        if (early := before.get(each.number)) is not None and (late := figure(each)) is not None
    ]
    return (paired_share if is_share else mean)(apart)


def told(found: Estimate, in_percent: bool, signed: bool) -> str:
    """An estimate with its interval; bold where it is a difference that excludes zero."""
    if not found.count:
        return "–"
    times, digits = (100, 1) if in_percent else (1, 1 if abs(found.value) >= 1 else 2)
    form = f"{{:{'+' if signed else ''}.{digits}f}}"
    value, low, high = (form.format(times * each) for each in (found.value, found.low, found.high))
    text = f"{value}{' %' if in_percent else ''} ({low} – {high})".replace("-", "−")
    return f"**{text}**" if signed and found.beyond(0) else text


def rows(path: Path, show: Sequence[str], against: int | None) -> list[list[str]]:
    """The rows of one log."""
    with path.open("rb") as file:
        plan = msgspec.json.decode(file.readline(), type=Plan)
    log = OutcomeLog(path, plan, reading=True)
    columns = [column(name) for name in show]
    percent = [
        is_share or name.partition(":")[0] in PERCENT
        for name, (is_share, _) in zip(show, columns, strict=True)
    ]
    found = []
    for index, setting in enumerate(plan.settings):
        outcomes = log.outcomes(index)
        figures = [
            told(estimate(outcomes, *each), in_percent, False)
            if against is None
            else told(difference(log.outcomes(against), outcomes, *each), in_percent, True)
            for each, in_percent in zip(columns, percent, strict=True)
            if index != against
        ]
        label = ", ".join(map(str, setting.varied.values())) or setting.label
        found.append([label, str(len(outcomes)), *(figures or ["–"] * len(columns))])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--show", nargs="+", default=["place1", "score", "margin", "lead"])
    parser.add_argument("--against", type=int)
    arguments = parser.parse_args()
    for path in arguments.logs:
        print(f"\n{path.name}\n\n| setting | matches | {' | '.join(arguments.show)} |")
        print("|---" * (len(arguments.show) + 2) + "|")
        for row in rows(path, arguments.show, arguments.against):
            print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
