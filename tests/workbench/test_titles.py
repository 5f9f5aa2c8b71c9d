"""Titles of games and names of bots in every language: in the terminal as in the browser."""

import pytest

import pantheon
from pantheon import games
from pantheon.cli.games_command import list_games
from pantheon.cli.terminal_play import play
from pantheon.locale import Speaker
from pantheon.workbench.game_package import GamePackage, forget_kept_answers


@pytest.fixture
def titled(package: GamePackage) -> GamePackage:
    """The example, called otherwise in French."""
    words = package.folder / "locale" / "fr.ftl"
    words.write_text("auspices-title = Les Auspices\n" + words.read_text("utf-8"), "utf-8")
    forget_kept_answers()
    return package


@pytest.mark.usefixtures("titled")
def test_a_title_is_a_message_where_there_is_one() -> None:
    assert Speaker("fr").title(games.find("auspices")) == "Les Auspices"
    assert Speaker("en").title(games.find("auspices")) == "Auspices"


@pytest.mark.usefixtures("titled")
@pytest.mark.parametrize("as_json", [True, False])
def test_games_lists_titles_in_the_language_asked_for(
    as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    list_games(as_json, "fr")
    assert "Les Auspices" in capsys.readouterr().out


@pytest.mark.usefixtures("titled")
def test_the_terminal_asks_and_names_bots_in_ones_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["auspices", "2"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers, None) or _stop())
    monkeypatch.setattr("secrets.token_hex", lambda _: "1")
    play(None, None, "novice", None, {}, "fr")
    said = capsys.readouterr().out
    assert "Les Auspices" in said
    assert "Détendu 1" in said
    assert "novice" not in said


def test_a_bot_without_a_name_is_called_by_its_id() -> None:
    assert Speaker("en").level("my-bot") == "my-bot"
    assert pantheon.find("nations").title == Speaker("fr").title(pantheon.find("nations"))


def _stop() -> str:
    raise EOFError
