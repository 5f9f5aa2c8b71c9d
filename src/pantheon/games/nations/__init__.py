"""GODS (Michael Schacht): temples, tribes and nations on an unlimited field of hexagons."""

from pantheon.games.nations.game import Nations

GAME = Nations()
