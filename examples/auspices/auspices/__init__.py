"""Auspices: watch the sky for birds, and tell the omen before a raven spoils it."""

from .game import Auspices

GAME = Auspices()
