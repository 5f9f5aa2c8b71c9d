"""The parts of a game's scenes by their names.

Ids, messages and symbols follow from each other: in the game `omens` the piece `priest:3` of seat
1 has the message `omens-priest` and the symbol `omens-priest-@1`, the counter `food:1` the message
`omens-food`, the button `button:draw:2` the message `omens-do-draw`. What differs is said.

Ids and symbols of pieces are interned: hundreds of tables show the same ones.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from sys import intern
from typing import Any

import msgspec

from pantheon.board.shapes import Point
from pantheon.core.scene import (
    UPRIGHT,
    Button,
    Cell,
    Counter,
    Face,
    Figure,
    Ledger,
    LedgerRow,
    Panel,
    Piece,
    Pin,
    Track,
    Tray,
)
from pantheon.core.words import Argument, Words, words

KEPT = 1 << 10
"""Parts of a kind in a cache, at most a few kilobytes each: what some hundred tables show."""


class Kit:
    """Makes the parts of one game's scenes."""

    def __init__(self, game: str, looks: Mapping[str, Mapping[str, Any]] | None = None) -> None:
        self.game = game
        self._looks = looks or {}
        """What pieces of a kind have in common: `{"priest": {"size": 42, "rule": "EL-22"}}`.
        Counters of panels have their rules here too."""

    def cell(
        self,
        name: str,
        at: Point,
        shape: str = "",
        rule: str = "",
        key: str = "",
        paint: str = "",
        layer: int = 0,
        symbol: str = "",
        **arguments: Argument,
    ) -> Cell:
        """A place `KIND:…`; unless it is said, its shape is called like its kind, its paint too."""
        kind = name.partition(":")[0]
        label = words(f"{self.game}-{key or kind}", **arguments)
        return Cell(name, shape or kind, *at, label, 0, layer, paint or kind, rule, symbol=symbol)

    def piece(
        self,
        name: str,
        at: str,
        label: Words | None = None,
        symbol: str = "",
        seat: int | None = None,
        **look: Any,
    ) -> Piece:
        """A piece `KIND:…`; what its kind does not say of its look is said here."""
        kind = name.partition(":")[0]
        if label is None:
            label = _of_a_seat(f"{self.game}-{kind}", seat)
        if not symbol:
            symbol = f"{self.game}-{kind}" if seat is None else f"{self.game}-{kind}-@{seat}"
        if kind in self._looks:
            look = {**self._looks[kind], **look}
        look.setdefault("lies", UPRIGHT)
        return Piece(intern(name), intern(symbol), intern(at), label, seat=seat, **look)

    def pieces(
        self, kind: str, place: str, contents: Iterable[int], names: Sequence[str] = ()
    ) -> tuple[Piece, ...]:
        """A piece `KIND:number` in each place `PLACE:number` with something in it.

        The contents are small numbers, below 0 for an empty place. The message `GAME-KIND` takes
        the number as `$KIND`; the symbol is `GAME-NAME` by these names, else `GAME-KIND-number`.
        """
        return tuple([
            self.piece(
                f"{kind}:{number}",
                f"{place}:{number}",
                words(f"{self.game}-{kind}", **{kind: each}),
                f"{self.game}-{names[each] if names else f'{kind}-{each}'}",
            )
            for number, each in enumerate(contents)
            if each >= 0
        ])  # fmt: skip

    def panels(self, state: Any, **symbols: str) -> tuple[Panel, ...]:
        """Each seat's panel: its points, and counters from fields of the state.

        `panels(state, food="omens-grain")` counts `state.food[seat]` with this symbol and the
        message `GAME-food`. Of several numbers for each seat the sum is shown; a field that is one
        number is the seat's on turn.
        """
        return tuple([
            Panel(
                seat,
                points,
                tuple([
                    self.counter(f"{field}:{seat}", _of_seat(state, field, seat), symbol,
                                 self._looks.get(field, {}).get("rule", ""))
                    for field, symbol in symbols.items()
                ]),
            )
            for seat, points in enumerate(state.points)
        ])  # fmt: skip

    def ghost(
        self,
        kind: str,
        at: str,
        label: Words | None = None,
        symbol: str = "",
        seat: int | None = None,
        size: float = 0,
        dy: float = 0,
    ) -> Piece:
        """A piece of this kind as a choice would place it, for that seat."""
        if label is None:
            label = _of_a_seat(f"{self.game}-{kind}", seat)
        if not symbol:
            symbol = f"{self.game}-{kind}" if seat is None else f"{self.game}-{kind}-@{seat}"
        size = size or self._looks[kind]["size"]
        return Piece("ghost", intern(symbol), intern(at), label, size, 0, dy, lies=UPRIGHT)

    def card(
        self, name: str, at: str, face: Face, label: Words | None = None, **look: Any
    ) -> Piece:
        """A card to be read; unless a label says more, it goes by its title."""
        symbol = face.picture or face.emblem
        return self.piece(name, at, label or face.title, symbol, face=face, **look)

    def counter(
        self,
        name: str,
        value: int,
        symbol: str,
        rule: str = "",
        key: str = "",
        most: int = 0,
        lit: bool = False,
        brief: bool = False,
        **arguments: Argument,
    ) -> Counter:
        """A counter `NAME:…` of a panel."""
        label = words(f"{self.game}-{key or name.partition(':')[0]}", **arguments)
        return Counter(name, value, label, symbol, most, lit, rule, brief)

    def tray(
        self, kind: str, name: str, rule: str = "", key: str = "", label: Words | None = None,
        **more: Any,
    ) -> Tray:  # fmt: skip
        """A hand, a row or a supply `NAME` or `NAME:SEAT`; a bag is drawn as a sack."""
        tray = _tray(self.game, kind, name, rule, key, **more)
        return tray if label is None else msgspec.structs.replace(tray, label=label)

    def button(
        self, name: str, symbol: str = "", rule: str = "", cost: str = "", **arguments: Argument
    ) -> Button:
        """The button `button:NAME`, where the name may end in a number (`draw:2`)."""
        return _button(self.game, name, symbol, rule, cost, **arguments)

    def track(
        self, name: str, low: int, high: int, *pins: Pin, key: str = "", note: Words | None = None
    ) -> Track:
        """A scale beside the board."""
        return Track(name, words(f"{self.game}-{key or name}"), low, high, pins, note)

    def row(
        self, name: str, figures: Iterable[Figure | int | str], symbol: str = "", key: str = "",
        **arguments: Argument,
    ) -> LedgerRow:  # fmt: skip
        """A row of a ledger; figures may be plain numbers or texts."""
        shown = tuple([
            each if isinstance(each, Figure) else Figure(str(each)) for each in figures
        ])  # fmt: skip
        label = words(f"{self.game}-{key or name.partition(':')[0]}", **arguments)
        return LedgerRow(label, shown, intern(symbol), intern(name))

    def ledger(
        self, name: str, rows: Iterable[LedgerRow], columns: Iterable[str] = (), key: str = "",
        note: Words | None = None,
    ) -> Ledger:  # fmt: skip
        """A ledger with columns named by these messages, or with a column for each seat."""
        heads = tuple([words(f"{self.game}-{each}") for each in columns])
        return Ledger(name, words(f"{self.game}-{key or name}"), tuple(rows), heads, note)


def _of_seat(state: Any, field: str, seat: int) -> int:
    """What a field of the state says about a seat."""
    value: int | list[int] = getattr(state, field)
    if isinstance(value, int):
        return value if seat == state.active else 0
    width = len(value) // len(state.points)
    return sum(value[seat * width : (seat + 1) * width])


def _of_a_seat(key: str, seat: int | None) -> Words:
    return words(key) if seat is None else words(key, seat=seat)


@lru_cache(KEPT)
def _tray(game: str, kind: str, name: str, rule: str, key: str, **more: Any) -> Tray:
    first, _, number = name.partition(":")
    seat = int(number) if number else None
    if number:
        more["seat"] = seat
    if kind == "bag":
        more.setdefault("symbol", "px-sack")
    return Tray(name, kind, _of_a_seat(f"{game}-{key or first}", seat), rule=rule, **more)


@lru_cache(KEPT)
def _button(
    game: str, name: str, symbol: str, rule: str, cost: str, **arguments: Argument
) -> Button:
    label = words(f"{game}-do-{name.partition(':')[0]}", **arguments)
    return Button(f"button:{name}", label, symbol, cost, rule=rule)
