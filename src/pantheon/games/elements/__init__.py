"""Gods of the Elements: priests, islands and energy under four gods."""

from .game import Elements

GAME = Elements()
