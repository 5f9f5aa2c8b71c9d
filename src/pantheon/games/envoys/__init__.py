"""GØDS (Joris Maas, Alexander Remi): envoys of seven gods on a sea of hidden islands."""

from .game import Envoys

GAME = Envoys()
