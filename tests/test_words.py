"""Sentences as players read them: by person, without zeros, and with French elision."""

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pantheon import games
from pantheon.conformance.picture_checks import all_words
from pantheon.core.match import Match
from pantheon.core.words import Words, words
from pantheon.locale import LANGUAGES, Speaker
from pantheon.locale.functions import FUNCTIONS, Player, capitalise_pronouns, de

CASES: dict[str, str] = json.loads(
    Path(__file__).with_name("names_in_french.json").read_text("utf-8")
)
NAMES = ("Odile", "Hélène", "Ursule", "Inès", "Émile", "Yves")
"""French drops a vowel before each of them."""
ROUNDS = 260
ENGLISH_IN_FRENCH = re.compile(r"\b(?:of|the|and|with|your|you|seat|turns?|guest)\b", re.IGNORECASE)
UNCOUNTED = "-refused-|-cell$|-thoughts-shared$"
ZERO = re.compile(r"(?<![\w.,+/-])[+−-]?0(?![\w.,:/]\w|\w)")


@cache
def spoken(game: str) -> tuple[Words, ...]:
    """What some random play says: events, scenes and choices, each once."""
    found = games.find(game)
    unique: dict[bytes, Words] = {}
    for seats in (found.seats[0], found.seats[-1]):
        for each in _play(Match.start(found, seats, f"words:{seats}")):
            unique.setdefault(repr(each).encode(), each)
    return tuple(unique.values())


def _play(match: Match) -> Iterator[Words]:
    luck, game = random.Random(f"{match.game.name}:{match.seats}"), match.game
    for number in range(ROUNDS):
        if match.over:
            return
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(luck.choice(legal), seat)
        yield from (game.event_codec.words(event) for event in match.steps[-1].events)
        if number % 20 == 0 and not match.over:
            seat = match.to_act[0]
            known = game.known(match.state, seat)
            yield from all_words(game.scene(known, seat))
            yield from all_words(game.choices(known, seat, match.legal(seat)))


def sentences(game: str, language: str, **reader: Any) -> list[str]:
    speaker = Speaker(language, NAMES, **reader)
    return [speaker.say(each) for each in spoken(game)]


@pytest.mark.parametrize("name", CASES)
def test_french_elides_before_names(name: str) -> None:
    assert de(name) == CASES[name]


def test_forms_go_by_person() -> None:
    you, ada = Player("you", you=True), Player("Ada")
    assert [FUNCTIONS["PERSON"](each) for each in (you, ada, "Ada")] == ["you", "other", "other"]
    assert [FUNCTIONS["PERSON"](each, each) for each in (you, ada)] == ["you", "own"]
    assert FUNCTIONS["VERB"](you, "places", "place") == "place"
    assert FUNCTIONS["VERB"](ada, "places", "place") == "places"
    assert [FUNCTIONS["OF"](each) for each in (you, ada)] == ["your", "Ada’s"]


def test_a_sentence_begins_with_a_capital() -> None:
    assert capitalise_pronouns("you win. your turn, you say") == "You win. Your turn, you say"
    assert capitalise_pronouns("it follows you") == "it follows you"


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        ("en", None, "Odile puts a tile in their own row."),
        ("fr", None, "Odile met une tuile dans sa propre rangée."),
        ("en", 0, "You put a tile in your row."),
        ("fr", 0, "Vous mettez une tuile dans votre rangée."),
    ],
)
def test_what_is_one_s_own_is_not_told_by_name(language: str, you: int | None, said: str) -> None:
    event = words("four_gods-event-tile-discarded", seat=0, row_seat=0)
    assert Speaker(language, NAMES, you=you).say(event) == said


def test_a_cancelled_card_agrees_with_its_sentence() -> None:
    """Names of cards have any gender in French: they are quoted, and nothing agrees with them."""
    event = words("envoys-event-text-cancelled", seat=1, text=4)
    said = Speaker("fr", NAMES, you=0).say(event).replace("\u202f", " ")
    assert said == "Texte annulé : « Belle envolée » (carte d’Hélène)."


@pytest.mark.parametrize(
    ("language", "said"), [("en", " a ship at the "), ("fr", " un navire près ")]
)
def test_ships_lie_beside_islands(language: str, said: str) -> None:
    event = words("elements-event-piece-placed", seat=1, piece=2, island=0)
    assert said in Speaker(language, NAMES).say(event)


def test_a_player_called_you_is_not_the_reader() -> None:
    event = words("nations-event-temple-placed", seat=1, cost=3)
    speaker = Speaker("en", ("Ada", "you"), you=0)
    assert speaker.say(event).endswith(" raises a temple for 3 power.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It would become your 1st Madder tribe."),
        ("fr", "Ce serait votre 1re tribu Garance."),
    ],
)
def test_a_tribe_is_counted_as_people_count(language: str, said: str) -> None:
    note = words("nations-note-follows", seat=0, colour=0, tally=1)
    assert Speaker(language, NAMES, you=0).say(note) == said


def test_names_that_the_server_gives_are_translated() -> None:
    assert Speaker("fr", ("Guest 1234",)).name(0) == "Invité 1234"
    assert Speaker("en", ("Guest 1234",)).name(0) == "Guest 1234"


@pytest.mark.parametrize("game", games.names())
def test_the_reader_is_spoken_to_in_good_english(game: str) -> None:
    wrong = re.compile(
        r"\byou’s\b|\byou (?!always|unless)[a-z]+[^s]s\b|\byou (is|has|does)\b", re.IGNORECASE
    )
    assert [each for each in sentences(game, "en", you=0) if wrong.search(each)] == []


@pytest.mark.parametrize("game", games.names())
def test_the_reader_is_spoken_to_in_good_french(game: str) -> None:
    """“Vous” takes a verb in -ez (or one of a few others), or is the object of one."""
    said = [each for each in sentences(game, "fr", you=0) if each.startswith("Vous ")]
    allowed = re.compile(r"Vous (ne |n’|y |en |vous )*(\w+ez|êtes|faites|dites)\b")
    assert [each for each in said if not allowed.match(each)] == []
    joined = "\n".join(sentences(game, "fr", you=0))
    assert not re.search(r"\b(suit|abandonne|de) vous\b", joined)


@pytest.mark.parametrize("game", games.names())
def test_french_never_forgets_to_elide(game: str) -> None:
    missed = re.compile(
        rf"\b([dDlLqQ]u?e|[jJ]usque|[lL]orsque) (?:{'|'.join(NAMES)}|Odin|Ixchel)\b"
    )
    assert [each for each in sentences(game, "fr") if missed.search(each)] == []


@pytest.mark.parametrize("game", games.names())
def test_no_english_is_left_in_french(game: str) -> None:
    said = [each for each in sentences(game, "fr") if ENGLISH_IN_FRENCH.search(each)]
    assert said == []


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_counted_that_is_not_there(game: str, language: str) -> None:
    """Refusals may say “you have 0”, a space may lie at 0, 0, and no tokens roll 0."""
    speaker = Speaker(language, NAMES)
    counted = [each for each in spoken(game) if not re.search(UNCOUNTED, each.key)]
    assert [each for each in map(speaker.say, counted) if ZERO.search(each)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_not_numbers_of_a_grid(language: str) -> None:
    said = sentences("envoys", language)
    assert [
        each
        for each in said
        if re.search(r"grid point|point \d+ de la grille", each, re.IGNORECASE)
    ] == []


def test_the_catalogues_elide_before_every_name() -> None:
    """A name after “de” or “que” goes through a function."""
    careless = re.compile(
        r"\b(?:de|que|jusque|lorsque) \{ (?:\$(?:seat|\w+_seat|name|bot)|envoys-god) \}"
    )
    root = Path(games.__file__).parents[1]
    files = [*root.glob("locale/fr/*.ftl"), *root.glob("games/*/locale/fr.ftl")]
    found = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in found if careless.search(line)] == []


@pytest.mark.parametrize(
    ("language", "games", "said"),
    [("en", 4, "Four board games"), ("en", 5, "Five board games"), ("en", 12, "12 board games"),
     ("fr", 5, "Cinq jeux"), ("fr", 1, "Un jeu"), ("fr", 12, "12 jeux")],
)  # fmt: skip
def test_the_lobby_counts_its_games(language: str, games: int, said: str) -> None:
    assert Speaker(language).key("web-tagline", games=games).startswith(said)
