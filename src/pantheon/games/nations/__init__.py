"""GODS (Michael Schacht): temples, tribes and nations on an unlimited field of hexagons.

`options` and `data` say what can be changed; `state`, `rules` and `scoring` hold the rules;
`view`, `scene`, `choices` and `shows` say what people see; `heuristic` is for bots.
"""

from pantheon.games.nations.game import Nations

GAME = Nations()
