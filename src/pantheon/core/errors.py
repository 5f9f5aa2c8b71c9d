"""Errors that name the rule, the option or the file at fault."""


class PantheonError(Exception):
    """An error that the user can fix: shown as one line, never as a traceback."""


class RuleBroken(PantheonError):
    """An action that a rule forbids. The state has not changed.

    `rule` is the id in the game's rules (`NA-13`), `key` the message in its catalogue.
    """

    def __init__(self, rule: str, key: str, **arguments: int | str) -> None:
        self.rule = rule
        self.key = key
        self.arguments = arguments
        told = ", ".join(f"{name}={value}" for name, value in arguments.items())
        super().__init__(f"{rule}: {key}" + (f" ({told})" if told else ""))


class Reason:
    """Why an action is not legal: the rule that forbids it and the message that says so.

    A game has one function for each kind of action that returns a reason or None; the legal
    list, refusals, disabled buttons and random play all go by it.
    """

    def __init__(self, rule: str, key: str, **arguments: int | str) -> None:
        self.rule = rule
        self.key = key
        self.arguments = arguments

    def broken(self, **arguments: int | str) -> RuleBroken:
        """The refusal, with the numbers that its message names."""
        return RuleBroken(self.rule, self.key, **self.arguments, **arguments)


class OptionRefused(PantheonError):
    """A table option with an unknown name or a value out of range."""

    def __init__(self, option: str, reason: str) -> None:
        self.option = option
        self.reason = reason
        super().__init__(f"option {option!r}: {reason}")


class UnknownGame(PantheonError):
    """No game with this name is installed."""


class LogRefused(PantheonError):
    """A match file that cannot be read or does not follow the game's rules."""


class CannotMigrate(LogRefused):
    """A match of older rules that no step can bring to today's. A step may raise it too."""


class NewerRules(LogRefused):
    """A match begun under a version of the rules that this program does not have yet."""

    def __init__(self, game: str, version: int, known: int) -> None:
        super().__init__(
            f"the match was begun under version {version} of the rules of {game},"
            f" which is newer than this program's version {known}"
        )
