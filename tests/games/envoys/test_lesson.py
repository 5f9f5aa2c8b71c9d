"""The lesson explains persuasion and disturbances by doing: the pupil does both."""

from pantheon import games
from pantheon.core import log
from pantheon.core.match import Match
from pantheon.games.envoys.generated.events import DisturbanceBegun, VillagePersuaded

PUPIL = 0


def _lesson() -> Match:
    game = games.find("envoys")
    return Match.from_log(game, game.file("lesson/match.jsonl"))


def _pupils_actions(match: Match, start: int) -> list[str]:
    entries = [match.entries[step.entry] for step in match.steps[start:] if step.seat == PUPIL]
    return [entry.action["do"] for entry in entries if isinstance(entry, log.Act)]


def test_it_is_played_by_todays_rules() -> None:
    match = _lesson()
    assert match.header.rules_version == match.game.rules_version


def test_the_pupil_persuades_a_village_with_a_story_of_their_own() -> None:
    match = _lesson()
    won = next(
        n
        for n, step in enumerate(match.steps)
        if any(isinstance(each, VillagePersuaded) and each.seat == PUPIL for each in step.events)
    )
    before = [match.entries[step.entry] for step in match.steps[:won] if step.seat == PUPIL]
    told = [each for each in before if isinstance(each, log.Act) and each.action["do"] == "tell"]
    persuaded = next(each for each in match.steps[won].events if isinstance(each, VillagePersuaded))
    assert told[-1].action["space"] == persuaded.space


def test_the_pupil_causes_a_disturbance_and_chooses_what_it_hits() -> None:
    match = _lesson()
    begun = next(
        n
        for n, step in enumerate(match.steps)
        if any(isinstance(each, DisturbanceBegun) and each.seat == PUPIL for each in step.events)
    )
    assert _pupils_actions(match, begun + 1)[:2] == ["pick_seat", "pick_space"]
