"""Auspices: watch the sky for birds, and tell the omen before a raven spoils it."""

from auspices.game import Auspices

GAME = Auspices()
