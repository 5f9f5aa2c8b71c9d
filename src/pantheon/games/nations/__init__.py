"""GODS (Michael Schacht): temples, tribes and nations on an unlimited field of hexagons."""

from .game import Nations

GAME = Nations()
