"""Checkpoints: all that a training run needs to go on, in one file of NumPy arrays."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np

from pantheon.bots.learned.net import Array
from pantheon.core.errors import PantheonError

NOTES = "notes"


def write_checkpoint(file: Path, notes: Mapping[str, Any], arrays: Mapping[str, Array]) -> None:
    """Write it in one move, so that a run that is stopped leaves a whole one behind."""
    unfinished = file.with_name(file.name + ".unfinished.npz")
    named: dict[str, Any] = dict(arrays)
    named[NOTES] = np.frombuffer(msgspec.json.encode(notes), np.uint8)
    np.savez_compressed(unfinished, **named)
    unfinished.replace(file)


def read_checkpoint(file: Path, game: str) -> tuple[dict[str, Any], dict[str, Array]]:
    """Its notes, which name the game, and its arrays."""
    try:
        with np.load(file) as found:
            arrays = dict(found)
        notes: dict[str, Any] = msgspec.json.decode(arrays.pop(NOTES).tobytes())
        begun = notes["game"]
    except (BadZipFile, KeyError, OSError, ValueError, msgspec.DecodeError) as error:
        first = str(error).partition("\n")[0]
        raise PantheonError(f"{file} cannot be continued ({first}); remove it") from error
    if begun != game:
        raise PantheonError(f"{file} is a run of {begun}; remove it")
    return notes, arrays
