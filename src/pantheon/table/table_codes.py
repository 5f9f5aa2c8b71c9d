"""Codes of tables: eight letters that are easy to read aloud and type, and hard to guess."""

import hashlib
import re
import secrets

LETTERS = "acdefghjkmnpqrtuwxy34679"
"""No two look alike: no 0 and o, 1, i and l, 2 and z, 5 and s, 8 and b, u and v."""
LENGTH = 8
_CODE = re.compile(r"[A-Za-z0-9_-]{8,32}")


def new_code() -> str:
    """A random code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether this can be a table's code; those of early versions were longer."""
    return _CODE.fullmatch(text) is not None


def code_from(text: str) -> str:
    """The code derived from a text, the same in every process."""
    number = int.from_bytes(hashlib.blake2b(text.encode()).digest())
    code = ""
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        code += LETTERS[letter]
    return code
