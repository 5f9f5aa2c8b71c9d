"""The arrays of compiled modules as NumPy arrays."""

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def shared(numbers: Any, kind: type[Any]) -> Array:
    """A vec as a NumPy array of the same memory; only the compiled module can write to it."""
    array: Array = np.frombuffer(numbers, kind)
    return array
