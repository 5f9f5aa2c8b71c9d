"""How a game declares the fields of its state: once, in `rules/state.py`.

A state is a plain class whose fields are annotated: `tally: Annotated[list[int], PerSeat(4)]`. From
the annotations `pantheon.codegen` writes blank states, copies, saved states and views as
plain source. Nothing here runs: the generator reads the source, so arguments may be any
expression of the module's names. An argument that needs the state being made is a lambda of it:
`Filled(lambda state: state.grid.cells, EMPTY)`.

Markers that many fields share may have a name:
`OfWorld = Annotated[list[int], CopyOnWrite("world")]`, then `laid: Annotated[OfWorld, Filled(64)]`.

A field without a marker starts at 0, False or an empty list, is saved, and is part of the view.
"""


class Given:
    """Given to `blank_state` and shared by all copies: the number of seats, the options.

    An object is saved as `saved`, which is its attribute `attribute`, and comes back as
    `make(saved)`: `Given(dict[str, int], "values", Knobs)`.
    """

    def __init__(self, saved: object = None, attribute: str = "", make: object = None) -> None: ...


class Start:
    """The value a field starts with."""

    def __init__(self, value: object) -> None: ...


class Filled:
    """A list that starts with `size` times `fill`."""

    def __init__(self, size: object, fill: object = 0) -> None: ...


class PerSeat:
    """A list with `width` entries for each seat, all `fill`; of lists, an empty one each."""

    def __init__(self, width: object = 1, fill: object = 0) -> None: ...


class Constant:
    """Worked out once from what was given, shared by all copies and not saved."""

    def __init__(self, value: object) -> None: ...


class Derived:
    """Follows from the other fields: not saved, worked out again by `rebuild` in the rules."""


class Added:
    """Missing from states saved before the field was declared: there it is as it starts."""


class Shown:
    """Derived, but part of the view all the same."""


class CopyOnWrite:
    """Shared by copies until either changes it: call `own_GROUP(state)` before a change.

    The class also declares `GROUP_shared: bool`.
    """

    def __init__(self, group: str) -> None: ...


class ThisTurn:
    """A fact of one turn: `renew_turn(state)` puts it back to how it starts."""


class Replaced:
    """A list that is replaced by a changed one, never changed in place: copies share it."""


# What a row of observations makes of a field (see `core.observation`)


class SeatNumber:
    """The values are seats, or negative for none: seen from a seat, its own number is 0.

    With a unit they are `unit * seat + something`, as where a card lies.
    """

    def __init__(self, unit: object = 1) -> None: ...


class SeatBits:
    """The values have a bit for each seat: a row has a column for each."""


class Category:
    """The values are names, not amounts: a net reads each value as an input of its own."""


class Counted:
    """Lists of which only the lengths are columns: other fields say what is in them."""


class Observed:
    """Derived, but a column of observations all the same."""


class Unobserved:
    """No column of observations: others say the same, or it is of no use to a player."""
