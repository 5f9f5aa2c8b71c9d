"""Names for bots."""

import secrets
import tomllib
from collections.abc import Collection
from functools import cache
from importlib.resources import files


def bot_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has; numbered if all names are taken."""
    free = [name for name in bot_names() if name not in taken]
    if free:
        return secrets.choice(free)
    name, number = secrets.choice(bot_names()), 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"


@cache
def bot_names() -> tuple[str, ...]:
    """All names."""
    text = files(__package__).joinpath("bot_names.toml").read_text("utf-8")
    return tuple(tomllib.loads(text)["names"])
