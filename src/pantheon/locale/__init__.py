"""Messages in every supported language, from one set of Fluent catalogues.

Shared messages are in this package, each game's messages in its own folder.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pantheon import games
from pantheon.core.errors import PantheonError, RuleBroken
from pantheon.core.game import Game
from pantheon.core.words import FORMER_PLAYER, Words
from pantheon.locale.functions import FUNCTIONS, Player, capitalise_pronouns

LANGUAGES = ("en", "fr")
GUEST = re.compile(r"Guest (\d+)")
"""The name that the server gives to a guest who has not chosen one."""


class Unspeakable(PantheonError):
    """A message is missing from a catalogue, or its arguments do not match it."""


class Speaker:
    """Formats messages in one language, with the players' names."""

    def __init__(
        self,
        language: str,
        names: tuple[str, ...] = (),
        catalogue: str | None = None,
        you: int | None = None,
    ) -> None:
        """Messages speak to the player of seat `you`, if any, as “you”.

        `catalogue`: Fluent source to use instead of all messages there are.
        """
        if language not in LANGUAGES:
            raise PantheonError(
                f"no language is called {language!r}; there are {', '.join(LANGUAGES)}"
            )
        self.language = language
        self._names = names
        self._you = you
        self._bundle = _bundle(language) if catalogue is None else _bundle_of(language, catalogue)

    def say(self, words: Words) -> str:
        """Format words as text."""
        return self.key(words.key, **words.args)

    def key(self, key: str, **arguments: Any) -> str:
        """Format the message with this key."""
        text = self._format(key, arguments)
        return text if self._you is None else capitalise_pronouns(text)

    def _format(self, key: str, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            raise Unspeakable(f"{self.language}: no message is called {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise Unspeakable(f"{self.language}: the message {key!r} says nothing")
        named = {name: self._named(name, value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, named)
        if errors:
            raise Unspeakable(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def knows(self, key: str) -> bool:
        """Whether the catalogue has the message."""
        return bool(self._bundle.has_message(key))

    def name(self, seat: int) -> str:
        """A player's name, or the seat's number if no name is known."""
        if seat < len(self._names):
            name = self._names[seat]
            return self._shown(name)
        return self.key("seat", number=seat + 1)

    def _shown(self, name: str) -> str:
        """A name as it is shown: those that the server gives are messages."""
        if name == FORMER_PLAYER:
            return self.key("former-player")
        guest = GUEST.fullmatch(name)
        return self.key("guest", number=guest[1]) if guest else name

    def title(self, game: Game[Any, Any]) -> str:
        """A game's title: the message `NAME-title` where it has one, else that of its card."""
        key = f"{game.name}-title"
        return self.key(key) if self.knows(key) else game.title

    def level(self, bot: str) -> str:
        """A bot's name for people: the message `bots-name-BOT` if there is one, else its id."""
        key = f"bots-name-{bot}"
        return self.key(key) if self.knows(key) else bot

    def refusal(self, error: RuleBroken) -> str:
        """Explain why an action was refused, with the rule's id."""
        return f"{self.key(error.key, **error.arguments)} ({error.rule})"

    def _named(self, name: str, value: Any) -> Any:
        """Replace a seat number by its player, and -1 by `nobody`, for use in selectors."""
        if name != "seat" and not name.endswith("_seat"):
            return value
        if value < 0:
            return "nobody"
        if value == self._you:
            return Player(self._format("you", {}), you=True)
        return Player(self.name(value))


@cache
def catalogue(language: str) -> str:
    """All messages in a language as Fluent source: the shared ones, then each game's."""
    found = [games.find(name) for name in games.names()]
    return "\n".join(
        [shared_catalogue(language), *(game_catalogue(each, language) for each in found)]
    )


@cache
def shared_catalogue(language: str) -> str:
    """The messages that no game has of its own, as Fluent source."""
    folder = files(__package__).joinpath(language)
    parts = sorted(folder.iterdir(), key=lambda each: each.name)
    return "\n".join(each.read_text("utf-8") for each in parts if each.name.endswith(".ftl"))


def game_catalogue(game: Game[Any, Any], language: str) -> str:
    """A game's messages as Fluent source; English ones where it has no others yet."""
    try:
        return game.file(f"locale/{language}.ftl")
    except FileNotFoundError:
        return game.file("locale/en.ftl") if language != "en" else ""


@cache
def _bundle(language: str) -> FluentBundle:
    return _bundle_of(language, catalogue(language))


def _bundle_of(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
