"""Gods of the Elements: priests, islands and energy under four gods."""

from pantheon.games.elements.game import Elements

GAME = Elements()
