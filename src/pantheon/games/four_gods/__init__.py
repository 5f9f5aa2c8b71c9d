"""4 Gods (Christophe Boelinger): everyone builds one World at once and divides its Kingdoms.

`options`, `tileset` and `data` say what can be changed; `state`, `rules` and `scoring` hold the
rules; `view`, `scene`, `choices` and `shows` say what people see; `heuristic` is for bots.
"""

from pantheon.games.four_gods.game import FourGods

GAME = FourGods()
