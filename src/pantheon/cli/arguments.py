"""Options as a person writes them: NAME=VALUE."""

from __future__ import annotations

from pantheon.core.errors import OptionRefused


def pairs(given: list[str] | None) -> dict[str, str]:
    """Options written NAME=VALUE."""
    parsed: dict[str, str] = {}
    for pair in given or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise OptionRefused(pair, "write it as NAME=VALUE")
        parsed[name] = value
    return parsed
