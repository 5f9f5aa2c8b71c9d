"""Every game guarantees what `pantheon check` demands, in every case."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pantheon import games
from pantheon.conformance import Case, Finding, inspect_case, inspect_game
from pantheon.conformance.match_checks import results_add_up
from pantheon.locale import LANGUAGES, shared_catalogue
from tests.conformance.cases import any_case, every_case, every_game, walk


def _told(findings: list[Finding]) -> str:
    return "\n".join(str(finding) for finding in findings)


@pytest.mark.long
@every_case
def test_a_match_of_random_play(case: Case) -> None:
    assert not _told(inspect_case(case))


@every_game
def test_the_game_as_a_whole(name: str) -> None:
    assert not _told(inspect_game(games.find(name)))


@every_game
def test_matches_end_with_any_options(name: str) -> None:
    @given(any_case(name), st.integers(0, 1000))
    @settings(max_examples=12)
    def play(case: Case, seed: int) -> None:
        match = case.start(seed)
        components = match.game.components(match.state)
        for _ in walk(match, seed):
            pass
        assert not list(results_add_up(case, match))
        assert match.game.components(match.state) == components

    play()


def test_shared_catalogues_have_the_same_messages() -> None:
    def keys(language: str) -> set[str]:
        lines = shared_catalogue(language).splitlines()
        return {line.split("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line}

    assert all(keys(language) == keys("en") for language in LANGUAGES)
