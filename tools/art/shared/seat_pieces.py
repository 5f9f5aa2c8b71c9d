"""Pieces that show their owner: medals, flags, pawns, prophets, in all seven seat colours."""

from tools.art.drawing.palette import CREAM, INK, SEATS, STOCK, Seat, css, mix
from tools.art.drawing.sprite import Symbol
from tools.art.drawing.svg import Node, circle, ellipse, line, path

from .emblems import emblem, emblem_on_seat

MEDAL_BOX = "-25 -25 50 50"


def emblem_symbol(seat: Seat) -> Symbol:
    """The emblem alone, in `currentColor`."""
    return Symbol(f"px-em-{seat.name}", "-13 -13 26 26", [emblem(seat.name, "currentColor")])


def medal(seat: Seat) -> Symbol:
    """A disc with a toothed rim, for 36 pixels and more."""
    body = (
        circle(23.5, fill=STOCK, stroke=INK, stroke_width=1.5),
        circle(
            21.4,
            fill="none",
            stroke=INK,
            stroke_width=2.6,
            stroke_dasharray="1.1 4.503",
            stroke_linecap="butt",
        ),
        circle(18.5, fill=seat.colour, stroke=INK, stroke_width=1.3),
        emblem_on_seat(seat.name, size=26),
    )
    return Symbol(f"px-medal-{seat.name}", MEDAL_BOX, body)


def small_medal(seat: Seat) -> Symbol:
    """The medal under 36 pixels: no teeth, a larger emblem."""
    body = (
        circle(23.5, fill=STOCK, stroke=INK, stroke_width=1.8),
        circle(20, fill=seat.colour, stroke=INK, stroke_width=1.4),
        emblem_on_seat(seat.name, size=30),
    )
    return Symbol(f"px-medal-{seat.name}-small", MEDAL_BOX, body)


def free_seat() -> Symbol:
    """An empty seat."""
    ring = circle(
        21,
        fill="none",
        stroke=css("ink-2", "#5a5344"),
        stroke_width=2.4,
        stroke_dasharray="5 4.897",
        stroke_linecap="butt",
    )
    return Symbol("px-medal-free", MEDAL_BOX, [ring])


def flag(seat: Seat) -> Symbol:
    """A pennant on a pole; it marks the last action."""
    cloth = "M1-30C9-34 14-27 21-29L26-30L23-21L27-13C18-10 12-17 1-13Z"
    body = (
        line("M0 3.5V-31", CREAM, 4.8),
        path(cloth, fill=CREAM, stroke=CREAM, stroke_width=3.8),
        ellipse(4, 1.6, (0.0, 4.0), fill=INK),
        line("M0 4V-31", INK, 2.4),
        path(cloth, fill=seat.colour, stroke=INK, stroke_width=1.4),
        emblem_on_seat(seat.name, (11.5, -21.6), 13.4),
    )
    return Symbol(f"px-flag-{seat.name}", "-6 -36 36 44", body)


def pawn(seat: Seat) -> Symbol:
    """A plain turned pawn with the emblem on its foot."""
    body = "M-9 14C-9 4-6-1-4-4C-8-9-5-16 0-16S8-9 4-4C6-1 9 4 9 14Q0 17-9 14Z"
    facet = "M2-15.7C6-14.6 7.5-9 4-4C6-1 9 4 9 14Q7 15 4 15.3C6 6 4-2 1-4C4-8 4-12 2-15.7Z"
    parts = (
        ellipse(10.5, 3, (1.0, 15.0), fill="#000", opacity=0.3),
        path(body, fill=CREAM, stroke=CREAM, stroke_width=4),
        path(body, fill=seat.colour, stroke=INK, stroke_width=1.6),
        path(facet, fill=seat.dark, opacity=0.45),
        emblem_on_seat(seat.name, (0.0, 6.5), 10.6),
    )
    return Symbol(f"px-pawn-{seat.name}", "-13 -19 26 38", parts)


ROBE = (
    "M-13.5-.5C-12.6-9-11-15-10.2-20C-9.6-24.4-6-27 0-27C6-27 9.6-24.4 10.2-20"
    "C11-15 12.6-9 13.5-.5C9 3.8-9 3.8-13.5-.5Z"
)
ROBE_FACET = (
    "M3.4-26.6C7.6-26 9.8-23.6 10.2-20C11-15 12.6-9 13.5-.5"
    "C11 1.8 8 2.6 5.2 2.8C7.6-6 7-18 3.4-26.6Z"
)
POINTED = (
    "M.6-46C-5.4-43.4-9.2-38-8.8-31.8C-8.5-27-4.6-24.6 0-24.6C4.6-24.6 8.5-27 8.8-31.8"
    "C9.2-37.6 5.6-42.6.6-46Z"
)
TALL = (
    "M1.4-52C-4.6-45.6-9.2-39-8.8-31.8C-8.5-27-4.6-24.6 0-24.6C4.6-24.6 8.5-27 8.8-31.8"
    "C9.2-38.6 6.4-44.6 1.4-52Z"
)
ROUND = (
    "M0-43.4C-5.8-43.4-9.2-38.4-9-31.8C-8.7-27-4.6-24.6 0-24.6C4.6-24.6 8.7-27 9-31.8"
    "C9.2-38.4 5.8-43.4 0-43.4Z"
)
FINS = (
    "M-7.4-37L-16-42L-13.4-35.8L-17.4-32L-13.6-29.6L-15-25L-7.6-28Z"
    "M7.4-37L16-42L13.4-35.8L17.4-32L13.6-29.6L15-25L7.6-28Z"
)
HORNS = (
    "M-7.6-39C-12-37.4-16.6-40.4-16.4-47.4C-13.6-43.8-9.6-44-5.6-42.6Z"
    "M7.6-39C12-37.4 16.6-40.4 16.4-47.4C13.6-43.8 9.6-44 5.6-42.6Z"
)
EARS = "M-7.8-34L-16.4-37.6L-8-28ZM7.8-34L16.4-37.6L8-28Z"
CREST = "M-7-38L-13.4-47L-6.6-45.6L-5.6-54L0-47.6L5.6-54L6.6-45.6L13.4-47L7-38Z"
MOON = "M0-52A16 16 0 1 1-.1-52Z"
WINGS = (
    "M-7-31C-13-31-17-36-17-42L-13.4-40.6C-16-45-16-50-13-54C-12-49-8-45-5.6-41Z"
    "M7-31C13-31 17-36 17-42L13.4-40.6C16-45 16-50 13-54C12-49 8-45 5.6-41Z"
)
BRIM = "M-16-35.4C-13-40.4 13-40.4 16-35.4C12-32.2-12-32.2-16-35.4Z"
CROWN = "M-7.6-37C-8-44.4-5-48 0-48C5-48 8-44.4 7.6-37C4-35.8-4-35.8-7.6-37Z"
HELM = (
    "M-9-34.4C-8-40.4-5-43.4 0-43.4C5-43.4 8-40.4 9-34.4C5-36.4 1.6-36.6 1.3-36.6L1-31.6H-1"
    "L-1.3-36.6C-1.6-36.6-5-36.4-9-34.4Z"
)
BONE = "#efe3c6"
SKIN = "#e9c894"
# seat: hood, the shape behind it, and its colour; shapes differ, so colour is never the only clue
HEADGEAR = {
    "blue": (POINTED, FINS, "#66a9d0"),
    "grey": (ROUND, HORNS, BONE),
    "green": (TALL, EARS, SKIN),
    "yellow": (ROUND, "", SKIN),
    "vermilion": (ROUND, CREST, "#f4b26a"),
    "purple": (ROUND, MOON, BONE),
    "sky": (POINTED, WINGS, STOCK),
}


def _face() -> list[Node]:
    face = (
        "M-5.6-31.4C-5.6-36-3.2-38.8 0-38.8C3.2-38.8 5.6-36 5.6-31.4"
        "C5.6-28.4 3.2-26.6 0-26.6C-3.2-26.6-5.6-28.4-5.6-31.4Z"
    )
    beard = (
        "M-5.4-32C-5.2-26-3.4-21.6 0-19C3.4-21.6 5.2-26 5.4-32C4-30.6 2.2-30 1.6-30"
        "C1-29.4-1-29.4-1.6-30C-2.2-30-4-30.6-5.4-32Z"
    )
    cheek = "M0-37.8C2.6-37.4 4.7-35 4.7-31.4L1.2-30.4L0-33.8Z"
    return [
        path(face, fill=SKIN, stroke=INK, stroke_width=1),
        path(cheek, fill="#c79c62", opacity=0.8),
        path(beard, fill="#fbf3e0", stroke=INK, stroke_width=0.9),
    ]


def _worn(seat: Seat) -> list[Node]:
    """Headgear in front of the face: a brimmed hat, a helm."""
    if seat.name == "yellow":
        return [
            path(BRIM, fill=mix(seat.colour, "#ffffff", 0.4), stroke=INK, stroke_width=1.4),
            path(CROWN, fill=seat.colour, stroke=INK, stroke_width=1.4),
            line("M-7.6-38.4C-4-37.2 4-37.2 7.6-38.4", seat.dark, 1.8),
        ]
    if seat.name == "grey":
        return [path(HELM, fill="#9696a6", stroke=INK, stroke_width=1.2)]
    return []


def prophet(seat: Seat) -> Symbol:
    """A carved figure with the headgear of its seat. The foot is at 0, 0."""
    hood, behind, behind_fill = HEADGEAR[seat.name]
    halo = ROBE + hood + behind + (BRIM + CROWN if seat.name == "yellow" else "")
    badge = seat.dark if seat.name in ("yellow", "sky") else seat.colour
    parts = [
        ellipse(16.5, 5, (2.5, 1.6), fill="#1a1408", opacity=0.34),
        path(halo, fill=CREAM, stroke=CREAM, stroke_width=4.4),
        path(ROBE, fill=seat.colour, stroke=INK, stroke_width=1.5),
        path(ROBE_FACET, fill=seat.dark, opacity=0.72),
        line("M-11.6-3.4C-10.8-9.6-9.6-14.4-8.8-19.2", "#fff", 1.3, stroke_opacity=0.55),
    ]
    if behind:
        parts.append(path(behind, fill=behind_fill, stroke=INK, stroke_width=1.3))
    parts += [path(hood, fill=seat.colour, stroke=INK, stroke_width=1.5), *_face(), *_worn(seat)]
    parts += [
        circle(8.6, (0.0, -8.6), fill=CREAM, stroke=INK, stroke_width=1.1),
        emblem(seat.name, badge, (0.0, -8.6), 13.4),
    ]
    return Symbol(f"px-prophet-{seat.name}", "-22 -58 44 66", parts)


def seat_symbols() -> list[Symbol]:
    """Everything that comes in seven colours, and the free seat."""
    kinds = (emblem_symbol, medal, small_medal, flag, pawn, prophet)
    return [*(make(seat) for make in kinds for seat in SEATS.values()), free_seat()]
