"""Patches: what has changed in lists, dictionaries and scenes (computed by `broadcast.diff`)."""

from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from pantheon.core.scene import (
    Area,
    Board,
    Button,
    Cell,
    Ledger,
    Paint,
    Panel,
    Piece,
    Track,
    Tray,
)
from pantheon.core.words import Words

T = TypeVar("T")


class Changes(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True):
    """What changed in a list whose members have ids.

    Remove those in `gone`; give those in `edits`, by id, the fields named there; append those in
    `new`; then move those in `at`, in this order, to these places of the list.
    """

    new: tuple[T, ...] = ()
    gone: tuple[str | int, ...] = ()
    edits: dict[str | int, dict[str, Any]] = {}
    """The changed fields of a member. A list of members with ids is changed in the same way."""
    at: dict[str | int, int] = {}


class NamedChanges(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True):
    """What changed in a dictionary."""

    set: dict[str, T] = {}
    gone: tuple[str, ...] = ()


class SceneChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changed in a scene. Members are known by `id`, panels by `seat`."""

    board: Board | UnsetType = UNSET
    shapes: NamedChanges[str] | UnsetType = UNSET
    paints: NamedChanges[Paint] | UnsetType = UNSET
    cells: Changes[Cell] | UnsetType = UNSET
    pieces: Changes[Piece] | UnsetType = UNSET
    panels: Changes[Panel] | UnsetType = UNSET
    areas: Changes[Area] | UnsetType = UNSET
    trays: Changes[Tray] | UnsetType = UNSET
    buttons: Changes[Button] | UnsetType = UNSET
    ledgers: Changes[Ledger] | UnsetType = UNSET
    tracks: Changes[Track] | UnsetType = UNSET
    prompt: Words | UnsetType | None = UNSET
    coin: str | UnsetType = UNSET
