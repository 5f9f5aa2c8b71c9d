"""Variants as links and files: what goes in comes out, and what is wrong is said."""

import base64
import random
import zlib

import msgspec
import pytest

from pantheon import games
from pantheon.core.variant import FORM, SHORT, Variant, VariantRefused, read_variant

QUICK = Variant("nations", 3, {"win_points": 6, "constellation": "wide"}, "Quick: «wide»", "a\nb")


def packed(facts: object, form: int = FORM) -> str:
    packer = zlib.compressobj(wbits=-15)
    body = packer.compress(msgspec.json.encode(facts)) + packer.flush()
    return f"{form}{base64.urlsafe_b64encode(body).decode().rstrip('=')}"


@pytest.mark.parametrize("variant", [QUICK, Variant("nations", 2), Variant("x", 1, {"a-b": True})])
def test_links_codes_and_files_are_read_back(variant: Variant) -> None:
    texts = [variant.code(), variant.link(), variant.link("https://example.org/"), variant.toml(),
             msgspec.json.encode({"pantheon_variant": FORM, **msgspec.structs.asdict(variant)})
             .decode(), f"\ufeff{variant.toml()}", f"  {variant.link()}\n"]  # fmt: skip
    assert [read_variant(text) for text in texts] == [variant] * len(texts)


@pytest.mark.parametrize("name", games.names())
def test_every_preset_is_a_variant(name: str) -> None:
    game = games.find(name)
    for preset, options in game.presets.items():
        for seats in game.seats:
            try:
                variant = Variant(name, seats, options, preset).checked(game)
            except VariantRefused:
                continue  # a preset for other numbers of players
            assert read_variant(variant.link()).checked(game) == variant
            assert read_variant(variant.toml()).checked(game) == variant


def test_a_data_file_travels_along() -> None:
    game = games.find("nations")
    cards = game.file("data/cards.toml")
    variant = Variant("nations", 2, {"cards": cards}, "Our cards").checked(game)
    assert read_variant(variant.toml()).options["cards"] == cards
    assert read_variant(variant.link()).options["cards"] == cards


def test_a_long_code_is_not_sent_to_the_server() -> None:
    noise = base64.b64encode(random.Random(1).randbytes(SHORT)).decode()
    long = Variant("nations", 2, {"cards": noise}, "Long")
    assert len(long.code()) > SHORT
    assert long.link().startswith("/#variant=")
    assert QUICK.link().startswith("/?variant=")


def test_defaults_are_left_out() -> None:
    game = games.find("nations")
    given = Variant("nations", 2, {"win_points": "6", "income": game.options().income})
    assert given.checked(game).options == {"win_points": 6}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "variant_unreadable"),
        ("hello world", "variant_unreadable"),
        ("1", "variant_unreadable"),
        ("1AAAA", "variant_unreadable"),
        ("1é", "variant_unreadable"),
        ("xyz", "variant_unreadable"),
        ("2AAAA", "variant_newer"),
        ("/?variant=9abc", "variant_newer"),
        (QUICK.code()[:-4], "variant_unreadable"),
        (packed(["nations"]), "variant_unreadable"),
        (packed(["nations", "two"]), "variant_unreadable"),
        (packed(["nations", 2, {"a": [1]}]), "variant_unreadable"),
        (packed(["nations", 2, {"a": "\0"}]), "variant_unreadable"),
        (packed(["nations", 2, {}, "x" * 61]), "variant_unreadable"),
        (packed({"game": "nations"}), "variant_unreadable"),
        (packed("0" * 10_000_000), "variant_unreadable"),
        ("a" * 60_001, "variant_unreadable"),
        ("{}", "variant_unreadable"),
        ("{" * 50_000, "variant_unreadable"),
        ("game = 'nations'\nseats = 2", "variant_unreadable"),
        ("pantheon_variant = 2\ngame = 'nations'", "variant_newer"),
        ("pantheon_variant = 1\ngame = 'nations'\nseats = 2\nspeed = 3", "variant_unreadable"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(text: str, code: str) -> None:
    with pytest.raises(VariantRefused) as refused:
        read_variant(text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("variant", "option"),
    [
        (Variant("nations", 9), "seats"),
        (Variant("nations", 2, {"wealth": 1}), "wealth"),
        (Variant("nations", 2, {"income": 999}), "income"),
    ],
)
def test_the_game_refuses_by_option(variant: Variant, option: str) -> None:
    with pytest.raises(VariantRefused) as refused:
        variant.checked(games.find("nations"))
    assert (refused.value.code, refused.value.option) == ("variant_option", option)
