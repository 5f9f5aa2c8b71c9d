"""Charts as small SVG pictures that stand by themselves: in a report, a page, a notebook."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from pantheon.lab.statistics.estimates import Estimate, Spread

# A page may set these; a picture by itself has ink on paper.
PAPER, INK, HAIR = "var(--card,#fbf6e9)", "var(--ink,#2b2a33)", "var(--hair,#2b2a3333)"
TONES = (
    "var(--off,#a8321f)", "var(--even,#1f5c85)", "#4b8f44", "#a3801f", "#8f5fb8", "#348f97",
)  # fmt: skip
PLOT_LEFT, PLOT_WIDTH = 80, 450
LETTER = 6.7
"""How wide a letter of a label is, on average."""
ROWS = 380
"""How wide a chart of rows is beside its labels."""
FIGURE = 80
ROW = 26
PAD = 16
PLOT_HEIGHT = 240
TICKS = 5


class Scale:
    """Numbers to places along a line."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = (low, high) if high > low else (low - 0.5, low + 0.5)
        self._start, self._end = start, end

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self._start + part * (self._end - self._start), 1)

    def ticks(self) -> list[float]:
        """Round numbers within the range, about five."""
        rough = (self.high - self.low) / TICKS
        step = 10 ** math.floor(math.log10(rough))
        step *= next(by for by in (1, 2, 5, 10) if by * step >= rough)
        first = math.ceil(self.low / step - 1e-9)
        count = math.floor(self.high / step + 1e-9) - first + 1
        return [round((first + number) * step, 10) for number in range(count)]


def estimates(
    title: str,
    rows: Sequence[tuple[str, Estimate]],
    fair: float | None = None,
    tell: Callable[[float], str] = "{:.0%}".format,
) -> str:
    """A row each: the value as a dot, its interval as a whisker, and a line at what is fair."""
    known = [row for row in rows if row[1].count]
    marks = [each for _, one in known for each in (one.low, one.high)] or [0.0, 1.0]
    marks += [] if fair is None else [fair]
    labels = _room([label for label, _ in known])
    width = labels + ROWS
    scale = _padded(min(marks), max(marks), labels, width - FIGURE - 10)
    drawn = [_axis_below(scale, len(known), tell)]
    if fair is not None:
        x = scale.at(fair)
        drawn.append(_line(x, PAD + 18, x, _low(len(known)), INK, dash="3 4"))
    for number, (label, one) in enumerate(known):
        y = PAD + 34 + number * ROW
        off = one.beyond(fair) if fair is not None else 0
        tone = TONES[0] if off else TONES[1]
        told = f"{label}: {tell(one.value)} ({tell(one.low)} to {tell(one.high)}, n = {one.count})"
        drawn.append(
            f"<g><title>{escape(told)}</title>{_text(labels - 10, y + 4, label, 'end')}"
            f"{_line(scale.at(one.low), y, scale.at(one.high), y, tone, width=3)}"
            f'<circle cx="{scale.at(one.value)}" cy="{y}" r="5" fill="{tone}"/>'
            f"{_text(width - FIGURE, y + 4, tell(one.value))}</g>"
        )
    return _picture(title, drawn, width, _low(len(known)) + 30)


def boxes(title: str, rows: Sequence[tuple[str, Spread]]) -> str:
    """A row each: least to most as a line, the middle half as a box, the median and mean."""
    low = min(row.least for _, row in rows)
    high = max(row.most for _, row in rows)
    labels = _room([label for label, _ in rows])
    width = labels + ROWS
    scale = _padded(low, high, labels, width - FIGURE - 10)
    drawn = [_axis_below(scale, len(rows), "{:g}".format)]
    for number, (label, row) in enumerate(rows):
        y = PAD + 34 + number * ROW
        left, right = scale.at(row.quarter), scale.at(row.three_quarters)
        median = scale.at(row.median)
        told = (
            f"{label}: median {row.median:g}, middle half {row.quarter:g} to {row.three_quarters:g}"
        )
        drawn.append(
            f"<g><title>{escape(told)}</title>{_text(labels - 10, y + 4, label, 'end')}"
            f"{_line(scale.at(row.least), y, scale.at(row.most), y, INK)}"
            f'<rect x="{left}" y="{y - 8}" width="{max(right - left, 1):.1f}" height="16"'
            f' fill="{TONES[1]}" opacity=".75"/>'
            f"{_line(median, y - 9, median, y + 9, PAPER, width=3)}"
            f'<circle cx="{scale.at(row.mean.value)}" cy="{y}" r="4" fill="{TONES[0]}"/>'
            f"{_text(width - FIGURE, y + 4, f'{row.mean.value:.4g}')}</g>"
        )
    return _picture(title, drawn, width, _low(len(rows)) + 30)


def course(
    title: str,
    across: Sequence[str],
    series: Sequence[tuple[str, Sequence[Estimate]]],
    fair: float | None = None,
    tell: Callable[[float], str] = "{:.4g}".format,
) -> str:
    """Figures over the values of a knob, a line for each series, with whiskers."""
    marks = [each for _, line in series for one in line for each in (one.low, one.high)]
    marks += [] if fair is None else [fair]
    scale = _padded(min(marks), max(marks), PAD + PLOT_HEIGHT, PAD + 30)
    right = PLOT_LEFT + PLOT_WIDTH
    steps = Scale(0, max(1, len(across) - 1), PLOT_LEFT + 20, right - 20)
    drawn = [
        _line(PLOT_LEFT, scale.at(tick), right, scale.at(tick), HAIR)
        + _text(PLOT_LEFT - 8, scale.at(tick) + 4, tell(tick), "end")
        for tick in scale.ticks()
    ]
    drawn += [
        _text(steps.at(number), PAD + PLOT_HEIGHT + 22, label, "middle")
        for number, label in enumerate(across)
    ]
    if fair is not None:
        y = scale.at(fair)
        drawn.append(_line(PLOT_LEFT, y, right, y, INK, dash="3 4"))
    for number, (label, line) in enumerate(series):
        drawn.append(_course(label, line, number, steps, scale, tell))
    names = [label for label, _ in series if label]
    return _picture(title, drawn, right + (_room(names) if names else PAD), PAD + PLOT_HEIGHT + 36)


def _course(
    label: str,
    line: Sequence[Estimate],
    number: int,
    steps: Scale,
    scale: Scale,
    tell: Callable[[float], str],
) -> str:
    tone = TONES[number % len(TONES)]
    shift = 3 * (number % len(TONES))
    spots = [(steps.at(at) + shift, one) for at, one in enumerate(line)]
    path = " ".join(f"{x:g},{scale.at(one.value)}" for x, one in spots)
    dots = "".join(
        f"<g><title>{escape(f'{label}: {tell(one.value)} ({tell(one.low)} to {tell(one.high)})')}"
        f"</title>{_line(x, scale.at(one.low), x, scale.at(one.high), tone, width=2)}"
        f'<circle cx="{x:g}" cy="{scale.at(one.value)}" r="4.5" fill="{tone}"/></g>'
        for x, one in spots
    )
    key = _text(PLOT_LEFT + PLOT_WIDTH + 12, PAD + 40 + 20 * number, label, tone=tone)
    return f'<polyline points="{path}" fill="none" stroke="{tone}"/>{dots}{key}'


def _room(labels: Sequence[str]) -> int:
    """How wide the longest label is."""
    return max(80, round(2 * PAD + LETTER * max(map(len, labels), default=0)))


def _padded(low: float, high: float, start: float, end: float) -> Scale:
    room = (high - low) * 0.06 or 0.5
    return Scale(low - room, high + room, start, end)


def _low(rows: int) -> int:
    return PAD + 34 + rows * ROW - ROW // 2


def _axis_below(scale: Scale, rows: int, tell: Callable[[float], str]) -> str:
    return "".join(
        _line(scale.at(tick), PAD + 18, scale.at(tick), _low(rows), HAIR)
        + _text(scale.at(tick), _low(rows) + 18, tell(tick), "middle")
        for tick in scale.ticks()
    )


def _line(
    x: float, y: float, to_x: float, to_y: float, tone: str, width: int = 1, dash: str = ""
) -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" stroke="{tone}"'
        f' stroke-width="{width}"{dashes}/>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start", tone: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{tone}">{escape(text)}</text>'


def _picture(title: str, drawn: Sequence[str], width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' role="img" aria-label="{escape(title)}" font-family="Georgia, serif" font-size="13">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
        f'<text x="{PAD}" y="{PAD + 8}" fill="{INK}" font-weight="bold">{escape(title)}</text>'
        f"{''.join(drawn)}</svg>\n"
    )
