"""4 Gods (Christophe Boelinger): everyone builds one World at once and divides its Kingdoms.

`options` and `data` say what can be changed, `rules` is the engine, `knowledge` what a seat may
know, `picture` what people see, and `evaluation` is for bots.
"""

from .game import FourGods

GAME = FourGods()
