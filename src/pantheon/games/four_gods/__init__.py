"""4 Gods (Christophe Boelinger): everyone builds one World at once and divides its Kingdoms."""

from .game import FourGods

GAME = FourGods()
