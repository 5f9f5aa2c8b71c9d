"""The values that are ours: of villages, objectives and texts, and the tokens of a colour."""

import pytest

from pantheon.core.errors import OptionRefused
from pantheon.core.options import parse_options
from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.generated.events import ObjectiveShown, PointsWon, VillagePersuaded
from pantheon.games.envoys.options import EnvoysOptions, other_values
from pantheon.games.envoys.rules.constants import DECK
from pantheon.games.envoys.rules.routes import card_steps, steps_of_move
from pantheon.games.envoys.rules.sites import cells_of
from pantheon.games.envoys.rules.state import BY_WELL, Knobs
from tests.games.envoys.positions import GUAN_YIN, IXCHEL, ODIN, RA, SYLVANUS, Table

OBJECTIVES = data.names("objectives")


def knobs_of(version: int, **options: object) -> Knobs:
    parsed = parse_options(EnvoysOptions, options, 2, version)
    assert isinstance(parsed, EnvoysOptions)
    return parsed.knobs(2)


@pytest.mark.rule("EN-R2")
@pytest.mark.parametrize(("size", "values"), [(3, [2, 3, 8]), (4, [2, 4, 6, 8])])
def test_villages_have_the_values_of_the_table(size: int, values: list[int]) -> None:
    table = Table(RA, ODIN, values="small = [2, 3, 8]\nlarge = [2, 4, 6, 8]")
    for god in (IXCHEL, GUAN_YIN):
        island = table.island(god, size)
        villages = cells_of(table.state.spot[island], size)
        assert sorted(table.state.value[space] for space in villages) == values


@pytest.mark.rule("EN-34")
def test_a_village_scores_the_value_of_the_table() -> None:
    table = Table(RA, ODIN, values="large = [2, 4, 6, 8]")
    village = table.village(table.island(IXCHEL), 4)
    table.story(village, 1, 1)
    table.pool(0, RA)
    table.moved_to(table.beside(village), IXCHEL)
    events = table.play(actions.Tell(village), luck=(2, IXCHEL))
    assert [each.points for each in events if isinstance(each, VillagePersuaded)] == [4]
    assert table.state.points[0] == 4


@pytest.mark.rule("EN-72")
def test_an_objective_needs_and_pays_what_the_table_says() -> None:
    for needed, paid in ((1, 7), (2, 0)):
        table = Table(RA, ODIN, values=f"[objectives]\ngood_talker = [{needed}, 7]")
        table.state.objective[0] = OBJECTIVES.index("good_talker")
        table.state.sharings[0] = 1
        table.state.trigger, table.state.trigger_seat = BY_WELL, 1
        events = table.play(actions.EndTurn())
        assert ObjectiveShown(0, OBJECTIVES.index("good_talker"), paid) in events


@pytest.mark.rule("EN-R12")
def test_a_text_gives_points_tokens_and_cards_besides() -> None:
    table = Table(SYLVANUS, ODIN, values="[texts]\nroots = [2, 1, 1]")
    table.story(table.village(table.island(IXCHEL), 6), 0, 3)
    events = table.text(table.give(0, "roots"), luck=(IXCHEL, 0))
    assert PointsWon(0, 2) in events
    assert table.state.points[0] == 2
    assert table.state.pool_total[0] == 1
    assert len(table.state.hands[0]) == 1


@pytest.mark.rule("EN-70")
def test_cards_have_the_steps_of_the_table() -> None:
    table = Table(RA, ODIN, values="steps = 5")
    cards = range(RA * DECK, (RA + 1) * DECK)
    steps = [card_steps(table.state, card) for card in cards]
    assert {each: steps.count(each) for each in steps} == dict.fromkeys(range(5, 10), 6)
    table.play(actions.MoveWith(table.give_move(0, 5)))
    assert steps_of_move(table.state) == 5


@pytest.mark.rule("EN-R12")
@pytest.mark.parametrize("together", [0, 1])
def test_all_together_now_gives_everyone_a_card_or_a_token(together: int) -> None:
    values = f"together = {together}\n[texts]\nall_together_now = [0, 0, 0]"
    table = Table(RA, ODIN, IXCHEL, values=values)
    table.text(table.give(0, "all_together_now"), luck=(0, 0, 0))
    assert table.state.pool_total == [together] * 3
    assert [len(hand) for hand in table.state.hands] == [1 - together] * 3


@pytest.mark.rule("EN-R12")
def test_a_cancelled_text_gives_nothing() -> None:
    table = Table(SYLVANUS, ODIN, values="[texts]\nroots = [2, 1, 1]")
    table.story(table.village(table.island(IXCHEL), 6), 0, 3)
    stop = table.give(1, "not_so_fast")
    table.play(actions.PlayText(table.give(0, "roots")))
    table.play(actions.PlayText(stop), 1)
    table.hush()
    assert table.state.points[0] == table.state.pool_total[0] == len(table.state.hands[0]) == 0


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ("small = [4, 5", "not in TOML"),
        ("a = " + "[" * 700 + "]" * 700, "values"),
        ("middling = [4]", "is not in values.toml"),
        ("small = [4, 5, 6, 7]", "is not in values.toml"),
        ("small = [4, 5, 9]", "from 2 to 8"),
        ("small = [4, 5, 6.5]", "from 2 to 8"),
        ("[objectives]\ntrigger = [true, 4]", "from 0 to 9"),
        ("[texts]\nroots = [-4, 0, 0]", "from -3 to 5"),
    ],
)
def test_documents_that_are_refused(document: str, reason: str) -> None:
    with pytest.raises(OptionRefused, match=reason):
        parse_options(EnvoysOptions, {"values": document}, 2)


@pytest.mark.rule("EN-R2", "EN-R4", "EN-70")
def test_values_of_today() -> None:
    knobs = knobs_of(GAME.rules_version)
    assert knobs.tokens_per_colour == 28
    assert knobs.steps == 8
    assert (knobs.small, knobs.large) == ([3, 3, 5], [3, 4, 5, 6])
    assert max(knobs.large) == 6, "the book's example"
    assert knobs.together


@pytest.mark.rule("EN-R2", "EN-R4", "EN-72", "EN-R12")
def test_matches_of_earlier_versions_keep_their_values() -> None:
    for version in (1, 2):
        knobs = knobs_of(version)
        assert knobs.tokens_per_colour == 15
        assert (knobs.steps, knobs.together) == (2, 1)
        assert knobs.small == [4, 5, 6]
        assert knobs.large == [3, 5, 6, 7]
        assert knobs.at_least == [4, 3, 2, 3, 1, 5, 3, 1, 6, 2, 4, 2, 1, 1]
        assert knobs.objective_points == [4, 4, 5, 4, 4, 3, 3, 3, 4, 3, 2, 3, 4, 4]
        given = {name: knobs.gains[number] for number, name in enumerate(data.names("texts"))}
        assert {name: gains for name, gains in given.items() if any(gains)} == {
            "all_together_now": [0, 0, 1],
            "dawn": [0, 0, 2],
            "thought": [0, 0, 1],
            "rune_bargain": [-1, 3, 0],
            "gift": [1, 0, 1],
        }
        _plays_on_as(knobs, "earlier")


@pytest.mark.rule("EN-R2", "EN-R4", "EN-72", "EN-R12")
def test_matches_of_version_3_keep_their_values() -> None:
    knobs = knobs_of(3)
    assert (knobs.tokens_per_colour, knobs.steps, knobs.together) == (24, 6, 0)
    assert knobs.gains[data.names("texts").index("shoal")] == [1, 0, 0]
    _plays_on_as(knobs, "version_3")


@pytest.mark.rule("EN-R2", "EN-R12")
def test_matches_of_version_4_keep_their_values() -> None:
    knobs, today = knobs_of(4), knobs_of(GAME.rules_version)
    assert (knobs.tokens_per_colour, knobs.steps, knobs.together) == (28, 8, 1)
    gift = data.names("texts").index("gift")
    assert (knobs.gains[gift], today.gains[gift]) == ([0, 1, 1], [0, 0, 2])
    _plays_on_as(knobs, "version_4")
    changed = {name for name, value in knobs.values.items() if today.values[name] != value}
    assert {name.partition(".")[0] for name in changed} == {"values_version", "texts"}


@pytest.mark.rule("EN-R2", "EN-R12")
def test_matches_of_version_5_keep_their_values() -> None:
    knobs, today = knobs_of(5), knobs_of(GAME.rules_version)
    _plays_on_as(knobs, "version_5")
    texts = enumerate(data.names("texts"))
    changed = {name: (knobs.gains[at], today.gains[at]) for at, name in texts}
    assert {name: gains for name, gains in changed.items() if gains[0] != gains[1]} == {
        "dawn": ([0, 1, 1], [0, 0, 1]),
        "noon_light": ([0, 1, 0], [0, 2, 1]),
        "mercy": ([0, 0, 1], [0, 1, 1]),
        "kind_ear": ([0, 0, 0], [0, 1, 0]),
    }


def _plays_on_as(knobs: Knobs, preset: str) -> None:
    """A match begun today with the preset has the same values."""
    again = knobs_of(GAME.rules_version, **GAME.presets[preset])
    rulings = {"late_ra", "any_old_story", "edge_islands", "fewer_questions"}
    rulings |= {"held_villages", "helped_moves", "move_end_counts"}
    same = knobs.values.keys() - rulings
    assert {name: knobs.values[name] for name in same} == {
        name: again.values[name] for name in same
    }


@pytest.mark.rule("EN-R2", "EN-70")
def test_what_a_document_leaves_out_is_of_the_version_that_the_match_began_with() -> None:
    for version in (3, 4, 5, GAME.rules_version):
        changed, usual = knobs_of(version, values="small = [2, 3, 8]"), knobs_of(version)
        assert changed.small == [2, 3, 8]
        assert (changed.steps, changed.gains) == (usual.steps, usual.gains)


def test_values_have_the_same_names_in_every_version() -> None:
    for version in (3, 4, 5):
        assert other_values("", version).keys() == other_values("", GAME.rules_version).keys()
