"""Libations: pour your cups, and guess which one the god keeps under the altar."""

from .game import Libations

GAME = Libations()
