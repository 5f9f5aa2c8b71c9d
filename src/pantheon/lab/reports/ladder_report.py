"""The ladder of bots as a page of Markdown."""

from collections.abc import Sequence
from itertools import groupby

from pantheon.bots.levels import levels
from pantheon.lab.experiments.ladder import OPENING
from pantheon.lab.reports.rendering import render
from pantheon.lab.statistics.ladder_ratings import Rung, Standing


def markdown_of(rungs: Sequence[Rung], standings: Sequence[Standing], divided_by: int) -> str:
    """The page, as Markdown."""
    budgets = {name: max(1, level.visits // divided_by) for name, level in levels().items()}
    by_game = {
        game: list(each) for game, each in groupby(standings, lambda standing: standing.game)
    }
    return render(
        "ladder.md.j2", rungs=rungs, standings=by_game, divided_by=divided_by, opening=OPENING,
        budgets=budgets,
    )  # fmt: skip
