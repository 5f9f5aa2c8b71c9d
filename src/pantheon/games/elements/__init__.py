"""Gods of the Elements: priests, islands and energy under four gods.

`options` and `data` say what can be changed; `state`, `rules` and `scoring` hold the rules;
`view`, `scene`, `choices` and `shows` say what people see; `heuristic` is for bots.
"""

from pantheon.games.elements.game import Elements

GAME = Elements()
