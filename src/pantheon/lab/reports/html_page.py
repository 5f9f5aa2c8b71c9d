"""HTML pages that need nothing else: the frame, tables and how figures are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from pantheon.lab.experiments.provenance import Heading
from pantheon.lab.statistics.estimates import Estimate

TENS = 10
"""From here on one decimal is enough."""
_STYLE = """
:root { color-scheme: light dark; --paper: #f4ecd8; --card: #fbf6e9; --ink: #2b2a33;
  --hair: #2b2a3333; --off: #a8321f; --even: #1f5c85 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #201f26; --card: #2a2931; --ink: #e9e2d0; --hair: #e9e2d033;
    --off: #e8836f; --even: #7db4dc }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif;
  max-width: 88rem; margin: 2rem auto; padding: 0 1rem }
p, ul, pre, details { max-width: 62rem }
a { color: inherit }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--hair); padding-top: 1.2rem }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { padding: .15rem .7rem; border-bottom: 1px solid var(--hair); text-align: right;
  white-space: nowrap; vertical-align: top }
th { white-space: normal; vertical-align: bottom }
th:first-child, td:first-child { text-align: left }
.wide td { text-align: left; white-space: normal }
.figures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin: 1rem 0 }
.figures > div { min-width: 0; max-width: 100%; overflow-x: auto }
svg { display: block; max-width: 100%; min-width: 24rem; height: auto }
code, pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap }
pre { border: 1px solid var(--hair); padding: .6rem }
.off { font-weight: bold }
summary { cursor: pointer; padding: .2rem 0 }
"""


def page(title: str, parts: Iterable[str]) -> str:
    """A whole page."""
    return (
        '<!doctype html>\n<html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>"
        f"<h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], wide: bool = False) -> str:
    """A table; cells are HTML already. A wide one holds text instead of figures."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    kind = ' class="wide"' if wide else ""
    return f"<table{kind}><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def figures(charts: Iterable[str]) -> str:
    """Charts side by side where there is room, each to be pushed aside on a narrow screen."""
    drawn = "".join(f"<div>{chart}</div>" for chart in charts)
    return f'<div class="figures">{drawn}</div>'


def bullets(items: Iterable[str]) -> str:
    """A list; items are HTML already."""
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def anchor(label: str) -> str:
    """A label as the id of its heading."""
    return "-".join(re.findall(r"\w+", label.lower()))


def folded(title: str, inner: str) -> str:
    """Something long, to be opened."""
    return f"<details><summary>{escape(title)}</summary>{inner}</details>"


def percent(one: Estimate, fair: float | None = None) -> str:
    """A share with its interval; bold where what is fair lies outside."""
    if not one.count:
        return "–"
    told = f"{one.value:.1%} <small>({one.low:.1%} – {one.high:.1%})</small>"
    return f'<span class="off">{told}</span>' if fair is not None and one.beyond(fair) else told


def number(one: Estimate) -> str:
    """A mean with its interval."""
    digits = 1 if abs(one.value) >= TENS else 2
    return f"{one.value:.{digits}f} <small>({one.low:.{digits}f} – {one.high:.{digits}f})</small>"


def share(one: Estimate) -> str:
    """A mean of shares with its interval."""
    return f"{one.value:.0%} <small>({one.low:.0%} – {min(one.high, 1):.0%})</small>"


def origin(report: Heading) -> str:
    """How a page's figures are made again."""
    return (
        f"<p>Every figure here comes out the same by this command, under version {report.version}"
        f" of Pantheon, version {report.rules_version} of the rules of {escape(report.game)} and"
        f" sources {report.sources}:</p><pre>{escape(report.command)}</pre>"
        "<p><small>Intervals are of 95 %. Matches with the same number meet the same luck in"
        " every setting; bots go round the seats.</small></p>"
    )
