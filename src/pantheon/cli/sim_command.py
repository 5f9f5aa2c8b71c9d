"""`pantheon sim`: matches between bots, counted."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from pantheon import bots as bot_names
from pantheon import games as registry
from pantheon.bots.arena import play_match
from pantheon.core.match import Match
from pantheon.core.options import parse_options
from pantheon.core.words import plain
from pantheon.lab.experiments.plan import line_up


class Tally(msgspec.Struct):
    """The result of a simulation. Shared wins count as fractions; seats are numbered from 0."""

    game: str
    seats: int
    matches: int
    bots: list[str]
    finished: int
    actions: int
    actions_per_s: float
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    mean_score: list[float]
    mean_score_by_bot: dict[str, float]
    end_reasons: dict[str, int]


def simulate(
    name: str,
    seats: int,
    count: int,
    bots: Sequence[str],
    seed: int,
    options: dict[str, str],
    as_json: bool,
) -> None:
    """Play the matches and print the result."""
    game = registry.find(name)
    for bot in bots:
        bot_names.find(bot)
    seated_first = list(line_up(bots, seats))
    parsed = plain(parse_options(game.options, options, seats))
    sitting = [
        [seated_first[(seat + turn) % seats] for seat in range(seats)] for turn in range(count)
    ]
    start = time.perf_counter()
    matches = (
        play_match(game, [bot_names.find(bot) for bot in seated], f"{seed}:{number}", parsed)
        for number, seated in enumerate(sitting)
    )
    tally = _count(name, seats, seated_first, sitting, _watched(matches, count, as_json))
    tally.actions_per_s = round(tally.actions / (time.perf_counter() - start), 1)
    if as_json:
        print(msgspec.json.encode(tally).decode())
    else:
        _print(tally)


def _watched(matches: Iterator[Match], count: int, as_json: bool) -> Iterator[Match]:
    """With a progress bar on a terminal."""
    console = Console(stderr=True)
    if as_json or not console.is_terminal:
        return matches
    return iter(track(matches, "Playing", total=count, console=console))


def _count(
    name: str,
    seats: int,
    bots: list[str],
    sitting: list[list[str]],
    matches: Iterator[Match],
) -> Tally:
    wins = [0.0] * seats
    points = [0] * seats
    wins_by_bot = dict.fromkeys(bots, 0.0)
    points_by_bot = dict.fromkeys(bots, 0)
    reasons: Counter[str] = Counter()
    finished = actions = 0
    for seated, match in zip(sitting, matches, strict=True):
        actions += len(match.steps)
        result = match.result
        if result is None:
            continue
        finished += 1
        reasons[result.reason] += 1
        for seat, share in enumerate(result.shares()):
            wins[seat] += share
            wins_by_bot[seated[seat]] += share
            points[seat] += result.scores[seat]
            points_by_bot[seated[seat]] += result.scores[seat]
    turns = Counter(bots)
    most = max(finished, 1)
    return Tally(
        game=name,
        seats=seats,
        matches=len(sitting),
        bots=bots,
        finished=finished,
        actions=actions,
        actions_per_s=0.0,
        wins_by_seat=[round(each, 3) for each in wins],
        wins_by_bot={bot: round(each, 3) for bot, each in wins_by_bot.items()},
        mean_score=[round(each / most, 3) for each in points],
        mean_score_by_bot={
            bot: round(each / most / turns[bot], 3) for bot, each in points_by_bot.items()
        },
        end_reasons=dict(reasons),
    )


def _print(tally: Tally) -> None:
    console = Console()
    console.print(
        f"{tally.game}: {tally.finished} of {tally.matches} matches finished,"
        f" {tally.actions} actions, {tally.actions_per_s:,.0f} per second"
    )
    table = Table("seat", "wins", "mean score", box=None, padding=(0, 2, 0, 0))
    for seat, won in enumerate(tally.wins_by_seat):
        table.add_row(str(seat + 1), f"{won:g}", f"{tally.mean_score[seat]:.2f}")
    console.print(table)
    table = Table("bot", "wins", "mean score", box=None, padding=(0, 2, 0, 0))
    for bot, won in tally.wins_by_bot.items():
        table.add_row(bot, f"{won:g}", f"{tally.mean_score_by_bot[bot]:.2f}")
    console.print(table)
    for reason, times in sorted(tally.end_reasons.items()):
        console.print(f"ended by {reason}: {times}")
