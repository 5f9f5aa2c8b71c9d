"""A variant: a game with other options, under a name, to be shared as a link or a file.

A link carries the code of a variant: the version of the form, then the variant as JSON, deflated
and written in URL-safe base64. A file has the same in TOML (JSON is read too). Both are untrusted
input: whatever is wrong with them is said in one sentence.
"""

import base64
import binascii
import re
import tomllib
import zlib
from collections.abc import Mapping
from typing import Annotated, Any, Self

import msgspec
from msgspec import Meta

from pantheon.core.errors import OptionRefused, PantheonError
from pantheon.core.game import Game
from pantheon.core.options import declared, parse_options
from pantheon.core.printable_text import LINE, LINES, is_text
from pantheon.core.words import plain

FORM = 1
"""The version of the form of codes and files."""
LONGEST = 60_000
"""Characters of a code, a link or a file at most."""
LARGEST = 64 * 1024
"""Bytes of a code when it is inflated."""
PARAMETER = "variant"
SHORT = 800
"""Longer codes go into the fragment of a link, which is never sent to a server."""
SITE = "http://127.0.0.1:8000"
"""Where `pantheon play` serves."""

_IN_LINK = re.compile(rf"[?&#]{PARAMETER}=([\w-]+)", re.ASCII)
_CODE = re.compile(r"[\w-]+", re.ASCII)
_BARE_KEY = re.compile(r"[\w-]+", re.ASCII)

Name = Annotated[str, Meta(max_length=60, pattern=LINE)]
Note = Annotated[str, Meta(max_length=500, pattern=LINES)]


class VariantRefused(PantheonError):
    """No variant, or one of a newer form, or one that its game does not allow.

    `code` names the message for players: `variant_unreadable`, `variant_newer` or
    `variant_option`, which is about `option`.
    """

    def __init__(self, code: str, reason: str, option: str = "") -> None:
        self.code = code
        self.reason = reason
        self.option = option
        super().__init__(reason)


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be played: the game, the seats, and what differs from the default options."""

    game: Annotated[str, Meta(min_length=1, max_length=60, pattern=LINE)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, int | bool | str] = {}
    name: Name = ""
    note: Note = ""

    def checked(self, game: Game[Any, Any]) -> Self:
        """The same with options that the game allows, less those that have their defaults."""
        if self.seats not in game.seats:
            few, many = game.seats[0], game.seats[-1]
            raise _option("seats", f"{game.title} is for {few} to {many} players, not {self.seats}")
        try:
            options = plain(parse_options(game.options, self.options, self.seats))
        except OptionRefused as error:
            raise _option(error.option, error.reason) from error
        return msgspec.structs.replace(self, options=changed_options(game, options))

    def code(self) -> str:
        """What a link carries."""
        facts = [self.game, self.seats, self.options, self.name, self.note]
        while not facts[-1]:
            del facts[-1]
        packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
        packed = packer.compress(msgspec.json.encode(facts)) + packer.flush()
        return f"{FORM}{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"

    def link(self, site: str = "") -> str:
        """The lobby's address that opens the variant; without a site, its path."""
        code = self.code()
        return f"{site.rstrip('/')}/{'?' if len(code) <= SHORT else '#'}{PARAMETER}={code}"

    def toml(self) -> str:
        """The variant as a file."""
        head: dict[str, int | bool | str] = {
            "pantheon_variant": FORM,
            "name": self.name,
            "note": self.note,
            "game": self.game,
            "seats": self.seats,
        }
        lines = [f"{key} = {_written(value)}" for key, value in head.items() if value != ""]
        lines += ["", "[options]"]
        lines += [f"{_key(name)} = {_written(value)}" for name, value in self.options.items()]
        return "\n".join(lines) + "\n"


def changed_options(game: Game[Any, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of the options that differ from the game's defaults."""
    usual = {each.name: each.default for each in declared(game.options)}
    return {name: value for name, value in options.items() if usual.get(name) != value}


def read_variant(text: str) -> Variant:
    """The variant in a link, a code or the text of a file.

    `checked` says whether its game allows it.
    """
    if len(text) > LONGEST:
        raise _unreadable(f"it is longer than {LONGEST} characters")
    text = text.strip().removeprefix("\ufeff")
    is_file = "\n" in text or text.startswith("{")
    if not is_file and (found := _IN_LINK.search(text)):
        return _from_code(found[1])
    if _CODE.fullmatch(text):
        return _from_code(text)
    return _from_file(text)


def _from_code(code: str) -> Variant:
    if code[0] != str(FORM):
        if code[0].isdecimal():
            raise _newer(code[0])
        raise _unreadable("it does not begin with the version of its form")
    body = code[1:]
    unpacker = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
    try:
        packed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        facts = unpacker.decompress(packed, LARGEST)
        if not unpacker.eof:
            raise _unreadable("its code is cut off")
        listed = msgspec.json.decode(facts, type=list[Any])
    except (binascii.Error, zlib.error, msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise _unreadable("its code is damaged") from error
    fields = ("game", "seats", "options", "name", "note")
    return _converted(dict(zip(fields, listed, strict=False)))


def _from_file(text: str) -> Variant:
    try:
        found = msgspec.json.decode(text) if text.startswith("{") else tomllib.loads(text)
    except (ValueError, msgspec.MsgspecError, RecursionError) as error:
        raise _unreadable("it is neither a link nor a file of a variant") from error
    form = found.pop("pantheon_variant", None)
    if type(form) is int and form > FORM:
        raise _newer(str(form))
    if form != FORM:
        raise _unreadable(f"it does not say pantheon_variant = {FORM}")
    return _converted(found)


def _converted(found: dict[str, Any]) -> Variant:
    try:
        variant = msgspec.convert(found, Variant)
    except (msgspec.ValidationError, ValueError) as error:
        raise _unreadable(str(error)) from error
    if not all(is_text(value) for value in variant.options.values() if isinstance(value, str)):
        raise _unreadable("an option has characters that nobody can read")
    return variant


def _unreadable(reason: str) -> VariantRefused:
    return VariantRefused("variant_unreadable", f"not a variant: {reason}")


def _newer(form: str) -> VariantRefused:
    return VariantRefused(
        "variant_newer", f"a variant in form {form}; this version of Pantheon reads form {FORM}"
    )


def _option(name: str, reason: str) -> VariantRefused:
    return VariantRefused("variant_option", f"option {name!r}: {reason}", name)


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else _written(name)


def _written(value: int | bool | str) -> str:
    """A value in TOML. JSON writes strings, numbers and switches in the same way."""
    if isinstance(value, str) and "\n" in value and '"""' not in value and "\\" not in value:
        return f'"""\n{value}"""'
    return msgspec.json.encode(value).decode()
