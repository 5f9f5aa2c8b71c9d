"""GØDS (Joris Maas, Alexander Remi): envoys of seven gods on a sea of hidden islands."""

from pantheon.games.envoys.game import Envoys

GAME = Envoys()
