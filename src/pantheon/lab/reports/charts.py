"""Charts as SVG, drawn with matplotlib, each complete in itself: for a report, a page, a notebook.

Text stays text, colours are variables that a page may set for its light and dark theme, and
the same figures always give the same bytes.
"""

import io
from collections.abc import Callable, Sequence
from typing import Any
from xml.etree import ElementTree as ET

import matplotlib as mpl
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from pantheon.lab.statistics.estimates import Estimate, Histogram, Spread

CARD, INK, OFF, EVEN = "#fbf6e9", "#2b2a33", "#a8321f", "#1f5c85"
SERIES = (OFF, EVEN, "#4b8f44", "#a3801f", "#8f5fb8", "#348f97")
VARIABLES = {CARD: "--card", INK: "--ink", OFF: "--off", EVEN: "--even"}
"""Colours that a page may set by these CSS variables."""

LETTER = 6.7
"""The average width of a letter, in pixels like all lengths here."""
ROW, PLOT, FIGURE, PAD = 26, 300, 80, 16
TITLE, AXIS = 38, 30
LEFT = 70
COURSE_SIZE = (450, 230)
HEAT_SIZE = (420, 380)
SHIFT = 0.03
"""Series are drawn beside each other by this part of a step, so that no interval hides another."""

_TOOLTIP = "tooltip:"
_SVG, _LINK = "{http://www.w3.org/2000/svg}", "{http://www.w3.org/1999/xlink}href"
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "pantheon",
    "font.family": "DejaVu Serif",
    "font.size": 13,
    "text.color": INK,
    "axes.facecolor": CARD,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.spines.bottom": False,
    "axes.axisbelow": True,
    "grid.color": INK,
    "grid.alpha": 0.2,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "lines.markersize": 9,
}
Format = Callable[[float], str]


def estimates(
    title: str,
    rows: Sequence[tuple[str, Estimate]],
    fair: float | None = None,
    form: Format = "{:.0%}".format,
) -> str:
    """A row each: the value as a dot, its interval as a bar, and a dashed line at what is fair."""
    known = [row for row in rows if row[1].count]
    with mpl.rc_context(_STYLE):
        axes = _rows_of([label for label, _ in known], form)
        if fair is not None:
            axes.axvline(fair, color=INK, linewidth=1, linestyle=(0, (3, 4)))
        for place, (label, one) in enumerate(known):
            colour = OFF if fair is not None and one.beyond(fair) else EVEN
            bar = axes.hlines(place, one.low, one.high, color=colour, linewidth=3)
            (dot,) = axes.plot(one.value, place, "o", color=colour)
            _explain(f"{label}: {_interval(one, form)}, n = {one.count}", bar, dot)
            _figure_beside(axes, place, form(one.value))
        return _svg(title, axes)


def boxes(title: str, rows: Sequence[tuple[str, Spread]]) -> str:
    """A row each: minimum to maximum as a line, the middle half as a box, median and mean."""
    with mpl.rc_context(_STYLE):
        axes = _rows_of([label for label, _ in rows], "{:g}".format)
        drawn = axes.bxp(
            [
                {"whislo": row.least, "q1": row.quarter, "med": row.median,
                 "q3": row.three_quarters, "whishi": row.most, "mean": row.mean.value}
                for _, row in rows
            ],
            positions=range(len(rows)), widths=0.6, orientation="horizontal", manage_ticks=False,
            patch_artist=True, showcaps=False, showfliers=False, showmeans=True,
            boxprops={"facecolor": EVEN, "edgecolor": EVEN},
            whiskerprops={"color": INK}, medianprops={"color": CARD, "linewidth": 3},
            meanprops={"marker": "o", "markersize": 8, "markerfacecolor": OFF,
                       "markeredgecolor": OFF},
        )  # fmt: skip
        for place, (label, row) in enumerate(rows):
            quarters = f"middle half {row.quarter:g} to {row.three_quarters:g}"
            _explain(f"{label}: median {row.median:g}, {quarters}", drawn["boxes"][place])
            _figure_beside(axes, place, f"{row.mean.value:.4g}")
        return _svg(title, axes)


def course(
    title: str,
    across: Sequence[str],
    series: Sequence[tuple[str, Sequence[Estimate]]],
    fair: float | None = None,
    form: Format = "{:.4g}".format,
) -> str:
    """Estimates over the values of an option, a line for each series, with their intervals."""
    names = [label for label, _ in series if label]
    width, height = COURSE_SIZE
    with mpl.rc_context(_STYLE):
        axes = _axes(LEFT, width, _width(names) if names else PAD, height)
        axes.grid(axis="y")
        axes.set_xticks(range(len(across)), across)
        axes.yaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: form(value)))
        if fair is not None:
            axes.axhline(fair, color=INK, linewidth=1, linestyle=(0, (3, 4)))
        for number, (label, line) in enumerate(series):
            _draw_series(axes, label, line, number, form)
        axes.margins(x=0.06, y=0.08)
        return _svg(title, axes)


def bars(title: str, drawn: Histogram) -> str:
    """A histogram: how many values lie in each range."""
    width, height = COURSE_SIZE
    with mpl.rc_context(_STYLE):
        axes = _axes(LEFT, width, PAD, height)
        axes.grid(axis="y")
        axes.yaxis.set_major_locator(MaxNLocator(5, integer=True))
        for number, count in enumerate(drawn.counts):
            low = drawn.start + number * drawn.width
            high = low + drawn.width - 1
            [bar] = axes.bar(low + drawn.width / 2, count, drawn.width * 0.9, color=EVEN)
            _explain(f"{low:g}{f' to {high:g}' if high > low else ''}: {count}", bar)
        axes.margins(x=0.02, y=0.08)
        return _svg(title, axes)


def heat_map(title: str, places: Sequence[tuple[str, float, float, float]]) -> str:
    """Places of a board by name, position and use: the more use, the larger and redder."""
    most = max((use for *_, use in places), default=1.0) or 1.0
    with mpl.rc_context(_STYLE):
        axes = _axes(PAD, *HEAT_SIZE[:1], PAD, HEAT_SIZE[1])
        axes.set_xticks([])
        axes.set_yticks([])
        axes.set_aspect("equal")
        for name, x, y, use in places:
            part = use / most
            (dot,) = axes.plot(x, -y, "o", color=OFF, alpha=0.15 + 0.85 * part,
                               markersize=4 + 14 * part**0.5)  # fmt: skip
            _explain(f"{name}: {use:.2f} per match", dot)
        axes.margins(0.06)
        return _svg(title, axes)


def _draw_series(
    axes: Axes, label: str, line: Sequence[Estimate], number: int, form: Format
) -> None:
    colour = SERIES[number % len(SERIES)]
    places = [place + SHIFT * (number % len(SERIES)) for place in range(len(line))]
    axes.plot(places, [one.value for one in line], color=colour, linewidth=1)
    for place, one in zip(places, line, strict=True):
        bar = axes.vlines(place, one.low, one.high, color=colour, linewidth=2)
        (dot,) = axes.plot(place, one.value, "o", color=colour)
        _explain(f"{label}: {_interval(one, form)}", bar, dot)
    axes.annotate(
        label, (1, 1), (12, -16 - 20 * number), "axes fraction", "offset points", color=colour
    )


def _rows_of(labels: Sequence[str], form: Format) -> Axes:
    """Axes with a row for each label, the first on top."""
    rows = max(1, len(labels))
    axes = _axes(_width(labels), PLOT, FIGURE, ROW * rows)
    axes.set_ylim(rows - 0.5, -0.5)
    axes.set_yticks(range(len(labels)), labels)
    axes.grid(axis="x")
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: form(value)))
    return axes


def _axes(left: float, width: float, right: float, height: float) -> Axes:
    """Axes with these margins; an inch of matplotlib's is 72 pixels here."""
    whole, tall = left + width + right, TITLE + height + AXIS
    figure = Figure((whole / 72, tall / 72), dpi=72, facecolor=CARD)
    return figure.add_axes((left / whole, AXIS / tall, width / whole, height / tall))


def _width(labels: Sequence[str]) -> int:
    """The room that the longest label needs."""
    return max(80, round(2 * PAD + LETTER * max(map(len, labels), default=0)))


def _figure_beside(axes: Axes, place: int, text: str) -> None:
    axes.annotate(text, (1, place), (12, 0), axes.get_yaxis_transform(), "offset points",
                  verticalalignment="center_baseline")  # fmt: skip


def _interval(one: Estimate, form: Format) -> str:
    return f"{form(one.value)} ({form(one.low)} to {form(one.high)})"


def _explain(text: str, *artists: Artist) -> None:
    """Give marks a tooltip; matplotlib carries it through as their id."""
    for artist in artists:
        artist.set_gid(_TOOLTIP + text)


def _svg(title: str, axes: Axes) -> str:
    """The figure of these axes as an element to be put into a page."""
    figure = axes.figure
    assert isinstance(figure, Figure)
    figure.text(PAD / 72 / figure.get_figwidth(), 1 - 24 / 72 / figure.get_figheight(), title,
                weight="bold")  # fmt: skip
    file = io.StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    figure.savefig(file, format="svg", metadata=nothing)
    root = ET.fromstring(file.getvalue())  # our own output
    width = root.attrib["viewBox"].split()[2]
    root.attrib = {"viewBox": root.attrib["viewBox"], "width": width, "role": "img",
                   "aria-label": title}  # fmt: skip
    _make_embeddable(root)
    ET.register_namespace("", _SVG[1:-1])
    text = ET.tostring(root, "unicode").replace("'DejaVu Serif'", "Georgia, serif")
    for colour, variable in VARIABLES.items():
        text = text.replace(f": {colour}", f": var({variable}, {colour})")
    return text + "\n"


def _make_embeddable(root: ET.Element) -> None:
    """Turn ids into tooltips, and drop what would leak into a page of several charts."""
    for defs in root.findall(f"{_SVG}defs"):  # a style sheet for all elements, and clip paths
        root.remove(defs)
    for element in root.iter():
        element.attrib.pop("clip-path", None)  # nothing is drawn beyond the axes
        if element.tag == f"{_SVG}g":
            gid = element.attrib.pop("id", "")
            if gid.startswith(_TOOLTIP):
                explained = ET.Element(f"{_SVG}title")
                explained.text = gid.removeprefix(_TOOLTIP)
                element.insert(0, explained)
        if _LINK in element.attrib:
            element.set("href", element.attrib.pop(_LINK))
