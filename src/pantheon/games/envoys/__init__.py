"""GØDS (Joris Maas, Alexander Remi): envoys of seven gods on a sea of hidden islands.

`options` and `data` say what can be changed; `state`, `rules` and `scoring` hold the rules;
`view`, `behind` and `keeping` say what a seat may know and how a state is kept; `board`,
`pieces`, `seats`, `prompts`, `choices` and `shows` say what people see; `heuristic` is for bots.
"""

from pantheon.games.envoys.game import Envoys

GAME = Envoys()
