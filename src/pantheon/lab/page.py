"""HTML pages that need nothing else: the frame, tables and how figures are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from pantheon.lab.figures import Estimate
from pantheon.lab.heading import Heading

_STYLE = """
:root { color-scheme: light dark; --paper: #f4ecd8; --ink: #2b2a33; --hair: #2b2a3333 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #201f26; --ink: #e9e2d0; --hair: #e9e2d033 }
}
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif;
  max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { padding: .15rem .7rem; border-bottom: 1px solid var(--hair); text-align: right }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto; margin: .5rem 0 }
code, pre { font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap }
pre { border: 1px solid var(--hair); padding: .6rem }
.off { font-weight: bold }
summary { cursor: pointer }
"""


def page(title: str, parts: Iterable[str]) -> str:
    """A whole page."""
    return (
        '<!doctype html>\n<html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>"
        f"<h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; cells are HTML already."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


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
    return f"{one.value:.4g} <small>({one.low:.4g} – {one.high:.4g})</small>"


def origin(report: Heading) -> str:
    """How a page's figures are made again."""
    return (
        f"<p>Every figure here comes out the same by this command, under version {report.version}"
        f" of Pantheon, version {report.rules_version} of the rules of {escape(report.game)} and"
        f" sources {report.sources}:</p><pre>{escape(report.command)}</pre>"
        "<p><small>Intervals are of 95 %. Matches with the same number meet the same luck in"
        " every setting; bots go round the seats.</small></p>"
    )
