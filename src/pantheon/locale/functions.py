"""Functions for the catalogues: forms by person, and French elision.

The pages have the same functions in `web/src/lib/ui/fluent-functions.ts`, with the same tests.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Self

VOWELS = "aeiouyœæ"
CONSONANT_Y = re.compile(r"y[aeiou]")
"""Yemaya and Yanis begin with a consonant, Yves and Ygerne with a vowel."""
NUMBERED_SEAT = re.compile(r"Place (\d+)")
PRONOUNS = re.compile(r"(^|[.!?] )(you|your|vous|votre|vos)\b")


class Player(str):
    """A player as an argument of a message: a name, or the pronoun for the reader."""

    you: bool

    def __new__(cls, text: str, *, you: bool = False) -> Self:
        player = super().__new__(cls, text)
        player.you = you
        return player


def capitalise_pronouns(text: str) -> str:
    """Give the reader's pronoun a capital where a sentence begins with it."""
    return PRONOUNS.sub(lambda found: found[1] + found[2].capitalize(), text)


def person(player: str, actor: str = "") -> str:
    """PERSON($seat): `you` for the reader, else `other`; for use in selectors.

    PERSON($row_seat, $seat) is `own` where a player acts on what is their own.
    """
    if isinstance(player, Player) and player.you:
        return "you"
    return "own" if player == actor else "other"


def verb(player: str, third: str, second: str) -> str:
    """VERB($seat, "places", "place"): the form for a name, or the one for the reader."""
    return second if person(player) == "you" else third


def possessive(player: str) -> str:
    """OF($seat): “Anna’s” or “your”."""
    return "your" if person(player) == "you" else f"{player}’s"


def de(name: str) -> str:
    """DE($seat): « de Marie », « d’Odin », « de la place 3 »."""
    seat = NUMBERED_SEAT.fullmatch(name)
    if seat:
        return f"de la place {seat[1]}"
    return f"d’{name}" if elides(name) else f"de {name}"


def elides(name: str) -> bool:
    """Whether French drops the vowel before this name: a vowel or an h, mute in names."""
    plain = unicodedata.normalize("NFD", name.lstrip("«“\"' ").lower())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    if CONSONANT_Y.match(plain):
        return False
    return plain[:1] in ("h", *VOWELS)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "PERSON": person,
    "VERB": verb,
    "OF": possessive,
    "DE": de,
}
