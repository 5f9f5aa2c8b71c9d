"""The best response to the plain bot: which way of playing beats it, and how clearly.

Ways of playing are bots that always take or avoid a kind of action, or weigh some kinds more
than others. Many get a few matches, the better half twice as many, and so on; the best of those
that lean on different kinds of action are then confirmed with fresh luck.
"""

import random
from collections.abc import Mapping

import msgspec

from pantheon import games
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.experiments.run import MatchRunner
from pantheon.lab.experiments.strategies import AVOIDS, PLAYERS, PREFERS, WEIGHS, weighing
from pantheon.lab.statistics.estimates import Estimate, share

FRESH = 1_000_000
FIRST = 8
"""Matches that each way of playing gets to begin with."""
MIXED = 8
"""Ways of playing that weigh several kinds at once."""
WEIGHT = 0.15
"""How much a mixed way of playing may add to the value of an action, which is from 0 to 1."""
CONFIRMED = 2
ROUNDS = 3


class Response(msgspec.Struct, frozen=True):
    """A way of playing, and its matches with fresh luck against the plain bot."""

    bot: str
    setting: Setting
    outcomes: list[Outcome]

    def win_share(self, z: float) -> Estimate:
        """What it wins."""
        return share(sum(won_by(self.bot, each) for each in self.outcomes), len(self.outcomes), z)


def won_by(bot: str, outcome: Outcome) -> float:
    """A bot's share of a win."""
    return outcome.shares[outcome.bots.index(bot)]


def best_responses(game: str, plain: Setting, matches: int, runner: MatchRunner) -> list[Response]:
    """The best ways of playing, each leaning on another kind of action, best first."""
    luck = random.Random(runner.log.plan.seed)
    won: dict[str, float] = dict.fromkeys(_ways(game, plain.bots[0], luck), 0.0)
    played = 0
    count = min(FIRST, max(2, matches // 8))
    for _ in range(ROUNDS):
        numbers = range(played, played + count)
        settings = [_against(plain, bot) for bot in won]
        for bot, outcomes in zip(won, runner.of_settings(settings, numbers), strict=True):
            won[bot] += sum(won_by(bot, each) for each in outcomes)
        played += count
        ranked = sorted(won, key=lambda bot: (-won[bot], bot))
        won = {bot: won[bot] for bot in ranked[: max(CONFIRMED, len(ranked) // 3)]}
        count *= 2
    fresh = range(FRESH, FRESH + matches)
    chosen = _different(list(won))[:CONFIRMED]
    confirmed = runner.of_settings([_against(plain, bot) for bot in chosen], fresh)
    found = [
        Response(bot, _against(plain, bot), outcomes)
        for bot, outcomes in zip(chosen, confirmed, strict=True)
    ]
    return sorted(found, key=lambda each: -each.win_share(1.96).value)


def matches_of(game: str, matches: int) -> int:
    """About how many matches the search takes."""
    ways, count, total = 2 * len(games.find(game).actions) + MIXED, FIRST, 0
    for _ in range(ROUNDS):
        total += ways * count
        ways, count = max(CONFIRMED, ways // 3), 2 * count
    return total + CONFIRMED * matches


def leans_on(bot: str) -> str:
    """The kind of action that a way of playing is about most."""
    _, way, rest = bot.split("/", 2)
    return max(_weights(rest).items(), key=lambda each: abs(each[1]))[0] if way == WEIGHS else rest


def described(bot: str) -> str:
    """A way of playing as people read it."""
    _, way, rest = bot.split("/", 2)
    if way != WEIGHS:
        does = "takes every chance to" if way == PREFERS else "never, if it can help it, does"
        return f"{does} {rest.replace('_', ' ')}"
    more = [tag.replace("_", " ") for tag, weight in _weights(rest).items() if weight > 0]
    less = [tag.replace("_", " ") for tag, weight in _weights(rest).items() if weight < 0]
    parts = [f"values {', '.join(more)} more"] if more else []
    return " and ".join([*parts, *([f"values {', '.join(less)} less"] if less else [])])


def _weights(text: str) -> Mapping[str, float]:
    pairs = (pair.partition("=") for pair in text.split(","))
    return {tag: float(weight) for tag, _, weight in pairs}


def _ways(game: str, player: str, luck: random.Random) -> list[str]:
    """Two for each kind of action, and some that mix them."""
    head = player if player in PLAYERS else "greedy"
    tags = [str(each.__struct_config__.tag) for each in games.find(game).actions]
    found = [f"{head}/{way}/{tag}" for tag in tags for way in (PREFERS, AVOIDS)]
    for _ in range(MIXED):
        some = luck.sample(tags, min(3, len(tags)))
        name = weighing(game, {tag: luck.uniform(-WEIGHT, WEIGHT) for tag in some})
        found.append(f"{head}/{name.partition('/')[2]}")
    return found


def _against(plain: Setting, bot: str) -> Setting:
    return Setting(bot, (bot, *plain.bots[1:]), plain.options)


def _different(bots: list[str]) -> list[str]:
    """The first of those that lean on each kind of action, then the others."""
    first: dict[str, str] = {}
    for bot in bots:
        first.setdefault(leans_on(bot), bot)
    return list(dict.fromkeys([*first.values(), *bots]))
