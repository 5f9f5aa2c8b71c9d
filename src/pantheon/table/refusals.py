"""Refusals: a code from the protocol's list, and a message."""

from pantheon.core.errors import PantheonError, RuleBroken
from pantheon.core.words import Argument, Words


class Refusal(PantheonError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, code: str, rule: str = "", words: Words | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.words = words or Words(f"refused-{code.replace('_', '-')}")


def refusal(code: str, **arguments: Argument) -> Refusal:
    """A refusal with arguments for its message."""
    return Refusal(code, words=Words(f"refused-{code.replace('_', '-')}", arguments))


def by_rule(error: RuleBroken) -> Refusal:
    """The game's own refusal, with its rule and message."""
    return Refusal("rule_broken", error.rule, Words(error.key, dict(error.arguments)))
