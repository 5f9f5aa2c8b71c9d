"""The ladder in figures: tables for RESULTS.md and a picture."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from bench import results_page
from bench.ladder.goals import KEEN, LESS, Goal, find_goal, goals
from bench.ladder.totals import Total

from pantheon import games
from pantheon.bots.search.decision import has_learned, search_learned
from pantheon.lab.reports.charts import estimates
from pantheon.lab.statistics.estimates import Estimate, share

PICTURE = "ladder.svg"
ENOUGH = 200
"""The matches that a verdict needs."""
TWO = 2
DEITIES = "deities"
IDLE_GAME = "envoys"
STEPS = ("move_with", "meditate")


class Line(msgspec.Struct, frozen=True):
    """A goal of a game, and what was measured."""

    game: str
    goal: Goal
    budget: str
    distinct: int
    won: Estimate

    def verdict(self, found: Sequence["Line"]) -> str:
        """Whether the goal is reached; another line of `found` may set the measure."""
        least = self.goal.least
        if self.goal.measure:
            usual = [
                each
                for each in found
                if (each.game, each.goal.name) == (self.game, self.goal.measure)
            ]
            least = usual[0].won.value - LESS if usual else 0.0
        if not least:
            return ""
        reached = self.won.value >= least and self.won.low > self.goal.lower
        return ("yes" if reached else "no") + ("" if self.distinct >= ENOUGH else " so far")


def lines(totals: Sequence[Total]) -> list[Line]:
    """What has been measured."""
    return [
        Line(total.game, find_goal(total.goal), _budget(total), total.distinct,
             share(total.won, total.distinct))
        for total in totals
    ]  # fmt: skip


def show(totals: Sequence[Total]) -> None:
    """Print what has been measured."""
    for line in lines(totals):
        won = line.won
        print(
            f"{line.game}: {line.goal.name} ({line.budget}): {line.goal.bot} against"
            f" {line.goal.rival}: {won.value:.1%} ({won.low:.1%} to {won.high:.1%}) of"
            f" {line.distinct} matches"
        )
    for sentence in _endings(totals):
        print(sentence)


def write(totals: Sequence[Total]) -> None:
    """Put the tables into RESULTS.md and draw the picture."""
    found = lines(totals)
    parts = [*(_table(game, found) for game in games.names()), *_endings(totals)]
    rows = [
        (f"{line.game}: {line.goal.name} ({line.budget})", line.won)
        for line in found
        if line.goal.seats == TWO and line.goal.least
    ]
    if rows:
        picture = estimates("Win share of the stronger bot, two players", rows, 0.5)
        results_page.put_picture(PICTURE, picture)
        parts.insert(0, f"![Win shares with their intervals]({PICTURE})")
    results_page.put("ladder", "\n\n".join(parts))


def _table(game: str, found: Sequence[Line]) -> str:
    rows = [
        f"### {games.find(game).title}",
        "",
        "| goal | bot | rivals | budget | matches | win share | 95 % | goal | reached |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for goal in goals():
        if goal.seats not in games.find(game).seats or goal.bot == goal.rival:
            continue
        own = [line for line in found if line.game == game and line.goal == goal]
        wanted = f"{goal.measure} less {LESS:.0%}" if goal.measure else f"{goal.least:.0%}"
        if goal.lower:
            wanted += f", lower bound over {goal.lower:.0%}"
        who = f"{goal.bot} | {goal.seats - 1} × {goal.rival}"
        rows += [
            f"| {goal.name} | {who} | {line.budget} | {line.distinct} | {line.won.value:.1%}"
            f" | {line.won.low:.1%} – {line.won.high:.1%} | {wanted} | {line.verdict(found)} |"
            for line in own
        ] or [f"| {goal.name} | {who} | | {_why_not(game, goal)} | | | {wanted} | |"]
    return "\n".join(rows)


def _why_not(name: str, goal: Goal) -> str:
    """Why a goal has no figures."""
    game = games.find(name)
    if goal.bot == KEEN and not has_learned(game):
        return "no net"
    if goal.equal_time and not search_learned(game):
        return "no net in the search"
    return "not measured"


def _budget(total: Total) -> str:
    if total.seconds:
        return f"{total.seconds:g} s a decision"
    return f"levels ÷ {total.divide}" if total.divide > 1 else "as they play"


def _endings(totals: Sequence[Total]) -> Iterator[str]:
    """How matches between deities end, and whether turns are used in GØDS."""
    for total in totals:
        if total.goal != DEITIES:
            continue
        told = ", ".join(f"{end} {count}" for end, count in Counter(total.ends).most_common())
        title = games.find(total.game).title
        sentence = f"{total.distinct} matches between deities of {title} ended: {told}."
        if total.game == IDLE_GAME:
            used = sum(total.actions.get(step, 0) for step in STEPS)
            turns = total.actions.get("end_turn", 0)
            sentence += f" They moved or meditated in {used} of {turns} turns."
        yield sentence
