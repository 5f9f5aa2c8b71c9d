"""The pieces: priests, people, houses, ships, flags, buildings; feet at the origin."""

from tools.art.drawing.palette import CREAM, INK, SEATS, Seat
from tools.art.drawing.press import Press
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, ellipse, group, line, path, rect
from tools.art.shared.emblems import emblem, emblem_on_seat

CRISP = Press(amount=0)

_ROBE = (
    "M-12-.5C-11-9-9.6-15-9-20C-8.4-24.4-5-27 0-27C5-27 8.4-24.4 9-20C9.6-15 11-9 12-.5"
    "C8 3.4-8 3.4-12-.5Z"
)
_ROBE_FACET = (
    "M3-26.6C6.8-26 8.6-23.6 9-20C9.6-15 11-9 12-.5C10 1.6 7.4 2.4 4.8 2.6C7-6 6.4-18 3-26.6Z"
)
_MITRE = "M-6.6-33C-7.6-40-4-46 0-51C4-46 7.6-40 6.6-33Z"
_BODY = "M-8.6-.4C-8.4-8-6.8-13-3-15.4H3C6.8-13 8.4-8 8.6-.4C5 2.4-5 2.4-8.6-.4Z"
_HULL = "M-20.4-9.4C-10-7 10-7 20.4-9.4C18.4-1 14 3.6 9 4H-9C-15 3.6-18.4-2-20.4-9.4Z"
_SAIL = "M-13-36.4C-9.6-28-9.6-21-13-13.4H14C18.4-20.6 18.4-29 14-36.4Z"


def _shadow(rx: float, ry: float, x: float, y: float) -> Node:
    return ellipse(rx, ry, (x, y), fill="#1a1408", fill_opacity=0.34)


def _halo(width: float, *shapes: str) -> Node:
    """A cream rim, so that a piece is legible on any ground."""
    return group(*(path(each) for each in shapes), fill=CREAM, stroke=CREAM, stroke_width=width)


def priest(seat: Seat) -> Symbol:
    """A priest with mitre and staff."""
    beard = "M-5.6-31C-5-25-3-21.6 0-19.6C3-21.6 5-25 5.6-31C3.6-28.8-3.6-28.8-5.6-31Z"
    sleeve = "M8-20C11-19 13-17.6 14.4-15.6"
    body = (
        _shadow(15, 4.6, 2.5, 1.6),
        _halo(4.2, _ROBE, _MITRE, "M-6.6-30A6.6 6.6 0 1 1 6.6-30A6.6 6.6 0 1 1-6.6-30Z"),
        line("M13.4 1V-42", CREAM, 6),
        circle(5.8, (13.4, -44.0), fill=CREAM),
        line("M13.4 1V-40", INK, 3.4),
        line("M13.4 .6V-40", "#c99a4a", 1.5),
        circle(3.8, (13.4, -44.0), fill=seat.soft, stroke=INK, stroke_width=1.3),
        path(_ROBE, fill=seat.colour, stroke=INK, stroke_width=1.5),
        path(_ROBE_FACET, fill=seat.dark, fill_opacity=0.6),
        line(sleeve, INK, 5),
        line(sleeve, seat.colour, 2.6),
        circle(6.4, (0.0, -30.0), fill="#e9c894", stroke=INK, stroke_width=1.1),
        path(beard, fill="#fbf3e0", stroke=INK, stroke_width=0.9),
        path(_MITRE, fill=seat.colour, stroke=INK, stroke_width=1.4),
        path("M0-51C4-46 7.6-40 6.6-33H2C4-39 3.4-45 0-51Z", fill=seat.dark, fill_opacity=0.6),
        line("M-6.8-34.4H6.8", "#f4d78a", 2.4),
        circle(7.8, (0.0, -8.4), fill=CREAM, stroke=INK, stroke_width=1.1),
        emblem(seat.name, seat.dark if seat.name in ("yellow", "sky") else seat.colour,
               (0.0, -8.4), 12.2),
    )  # fmt: skip
    return Symbol(f"elements-priest-{seat.name}", "-20 -56 40 64", body, CRISP)


def person(seat: Seat) -> Symbol:
    """One of the people."""
    facet = "M2-15.4H3C6.8-13 8.4-8 8.6-.4C7 .8 5.4 1.4 3.6 1.5C5.4-4 5-11 2-15.4Z"
    cheek = "M1-25.6A5.8 5.8 0 0 1 2.6-14.8C4.6-18.6 4-22.8 1-25.6Z"
    body = (
        _shadow(10.4, 3.4, 1.8, 1.0),
        _halo(3.6, _BODY, "M-6-20A6 6 0 1 1 6-20A6 6 0 1 1-6-20Z"),
        path(_BODY, fill=seat.colour, stroke=INK, stroke_width=1.3),
        path(facet, fill=seat.dark, fill_opacity=0.6),
        circle(5.8, (0.0, -20.0), fill=seat.colour, stroke=INK, stroke_width=1.3),
        path(cheek, fill=seat.dark, fill_opacity=0.6),
        line("M-3.4-21.4C-3-23-2-23.8-.8-24", "#ffffff", 1.1, stroke_opacity=0.7),
        emblem_on_seat(seat.name, (0.0, -6.6), 9.6),
    )
    return Symbol(f"elements-person-{seat.name}", "-13 -30 26 34", body, CRISP)


def house(seat: Seat) -> Symbol:
    """A house with a roof in the seat's colour."""
    roof = "M-14.6-11.4L0-25L14.6-11.4Z"
    body = (
        path("M-14 1.4L18 1.4L14-2Z", fill="#1a1408", fill_opacity=0.3),
        _halo(3.6, "M-12 0V-13L0-24L12-13V0Z", roof),
        path("M-11.6 0V-13H11.6V0Z", fill="#f3e4c2", stroke=INK, stroke_width=1.3),
        path("M3 0V-13H11.6V0Z", fill="#d3b988"),
        path(roof, fill=seat.colour, stroke=INK, stroke_width=1.4),
        path("M0-25L14.6-11.4H5Z", fill=seat.dark, fill_opacity=0.6),
        path("M-3.4 0V-7.4H3.4V0Z", fill="#6b4423", stroke=INK, stroke_width=1.1),
        emblem_on_seat(seat.name, (-0.6, -15.8), 8.6),
    )
    return Symbol(f"elements-house-{seat.name}", "-19 -29 38 34", body, CRISP)


def ship(seat: Seat) -> Symbol:
    """A ship under sail."""
    body = (
        line("M-26 3C-16 7.6 16 7.6 26 3", "#eaf5f0", 2),
        _halo(3.6, _HULL, _SAIL),
        line("M0-9V-43", INK, 2.6),
        path("M0-43L-11-40L0-37Z", fill=seat.soft, stroke=INK, stroke_width=1),
        path(_HULL, fill="#8a5a2b", stroke=INK, stroke_width=1.4),
        line("M-17.6-4.4C-8-2.6 8-2.6 17.6-4.4M-14-.4C-6 .8 6 .8 14-.4", "#4f3013", 1),
        path(_SAIL, fill=seat.colour, stroke=INK, stroke_width=1.4),
        path("M8-36.4H14C18.4-29 18.4-20.6 14-13.4H8C11.6-20.6 11.6-29 8-36.4Z",
             fill=seat.dark, fill_opacity=0.5),
        emblem_on_seat(seat.name, (0.0, -25.0), 15),
    )  # fmt: skip
    return Symbol(f"elements-ship-{seat.name}", "-30 -48 60 58", body, CRISP)


def flag(seat: Seat) -> Symbol:
    """The mark of a building's builder."""
    body = (
        line("M10 14V-9", INK, 1.8),
        path("M10-9H-9L-5-3L-9 3H10Z", fill=seat.colour, stroke=INK, stroke_width=1.1),
        emblem_on_seat(seat.name, (2.0, -3.0), 9),
    )
    return Symbol(f"elements-flag-{seat.name}", "-12 -12 24 28", body, CRISP)


def building() -> Symbol:
    """A building: four columns and a gable."""
    columns = "".join(f"M{x - 2.4}-7V-24H{x + 2.4}V-7Z" for x in (-12.6, -4.4, 4.4, 12.6))
    stone = group(
        path("M-20 0V-4H20V0Z", fill="#d9c79f"),
        path("M-17.4-4V-7H17.4V-4Z", fill="#e9d9b3"),
        path("M-14.6-7V-24H14.6V-7Z", fill="#8c7a5a"),
        path(columns, fill="#f4e8cc"),
        path("M-18.4-24V-27.6H18.4V-24Z", fill="#e9d9b3"),
        path("M-19.6-27.6L0-38L19.6-27.6Z", fill="#f4e8cc"),
        stroke=INK,
        stroke_width=1.1,
    )
    body = (
        path("M-20 1.6H24L20-3Z", fill="#1a1408", fill_opacity=0.25),
        stone,
        path("M0-37.4L18.6-28H4Z", fill="#cfba8b"),
    )
    return Symbol("elements-building", "-23 -42 46 46", body, CRISP)


def vacant() -> Symbol:
    """Where a building could still be added."""
    outline = "M-20 0V-24L0-37L20-24V0Z"
    body = (line(outline, "#6b5a35", 1.5, stroke_dasharray="3.6 3.6", stroke_opacity=0.7),)
    return Symbol("elements-vacant", "-23 -42 46 46", body, CRISP)


def plaque() -> Symbol:
    """A small plate for a modifier."""
    plate = "M-9.6-7.8H9.6A3.4 3.4 0 0 1 13-4.4V4.4A3.4 3.4 0 0 1 9.6 7.8H-9.6"
    plate += "A3.4 3.4 0 0 1-13 4.4V-4.4A3.4 3.4 0 0 1-9.6-7.8Z"
    body = (path(plate, fill="#fbf1d6", stroke=INK, stroke_width=1.2),)
    return Symbol("elements-plaque", "-14 -8.6 28 17.2", body, CRISP, text="0 4.4 12.5")


def halo() -> Symbol:
    """Light at the feet of the acting priest."""
    body = (
        ellipse(27, 12, fill="#ffd24a", fill_opacity=0.35),
        ellipse(22, 9, fill="#ffd24a", fill_opacity=0.6),
        ellipse(17, 6.4, fill="#ffe79a"),
    )
    return Symbol("elements-halo", "-30 -14 60 28", body, CRISP)


def markers() -> list[Symbol]:
    """A path's marker, face down and face up."""
    shadow = circle(25, (1.4, 2.4), fill="#0c2730", fill_opacity=0.4)
    rose = [
        group(path(f"M0-{12 if turn % 90 else 18}L3.6-3.6L0 0L-3.6-3.6Z",
                   fill="#d9ab4f" if turn % 90 == 0 else "#8a7440"), turn=turn)
        for turn in range(0, 360, 45)
    ]  # fmt: skip
    hidden = (
        shadow,
        circle(25, fill="#27324f", stroke=INK, stroke_width=1.6),
        circle(23.4, fill="none", stroke=CREAM, stroke_width=1),
        circle(20.6, fill="none", stroke="#d9ab4f", stroke_width=1.2),
        *rose,
        circle(3, fill=CREAM),
    )
    wave = "M-9 14.4C-7 11.4-4.6 11.4-3 14.4C-1 11.4 1.4 11.4 3 14.4C5 11.4 7.4 11.4 9 14.4"
    shown = (
        shadow,
        circle(25, fill="#f8efd9", stroke=INK, stroke_width=1.6),
        circle(21, fill="none", stroke="#b8862b", stroke_width=1.8),
        line(wave, "#2f7f93", 2),
    )
    return [
        Symbol("elements-marker-hidden", "-28 -28 56 56", hidden, CRISP),
        Symbol("elements-marker", "-28 -28 56 56", shown, CRISP, text="0 6.4 25"),
    ]


def bridge() -> Node:
    """A small plank bridge between two islands."""
    return group(
        group(rect(-15, -8, 30, 16, fill="#1a1408", fill_opacity=0.3), move=(1.0, 2.0)),
        rect(-15, -8, 30, 16, fill="#b98a52", stroke=INK, stroke_width=1.2),
        line("M-10-8V8M-5-8V8M0-8V8M5-8V8M10-8V8", INK, 0.9, stroke_opacity=0.65),
        line("M-17-8H17M-17 8H17", "#6b4423", 2.4),
    )


def piece_symbols() -> list[Symbol]:
    """Every piece in every seat's colour, and the neutral ones."""
    owned = [make(seat) for seat in SEATS.values() for make in (priest, person, house, ship, flag)]
    return [*owned, building(), vacant(), plaque(), halo(), *markers()]
