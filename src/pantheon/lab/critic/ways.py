"""Ways of playing: bots that weigh some kinds of action more, or less, than the plain bot."""

from collections.abc import Iterable

from pantheon import games
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Setting
from pantheon.lab.experiments.strategies import AVOIDS, PLAYERS, PREFERS, WEIGHS

FIRM = 1.5
"""A weight that decides: whatever the other actions are worth, this one is (not) taken."""

Weights = tuple[tuple[str, float], ...]
"""Kinds of action with their weights; none is 0."""


def tags_of(game: str) -> list[str]:
    """The tags of a game's kinds of action."""
    return [str(each.__struct_config__.tag) for each in games.find(game).actions]


def one_action_ways(game: str) -> list[Weights]:
    """The simple ways: to take one kind of action whenever possible, or to avoid it."""
    return [((tag, sign * FIRM),) for tag in tags_of(game) for sign in (1, -1)]


def way_of(weights: Iterable[tuple[str, float]]) -> Weights:
    """The way with these weights, in the order in which ways are known."""
    return tuple(sorted((tag, weight) for tag, weight in weights if weight))


def bot_of(plain: Setting, way: Weights) -> str:
    """The bot that plays a way at this table, by name."""
    head = plain.bots[0] if plain.bots[0] in PLAYERS else "greedy"
    if len(way) == 1 and abs(way[0][1]) == FIRM:
        [(tag, weight)] = way
        return f"{head}/{PREFERS if weight > 0 else AVOIDS}/{tag}"
    return f"{head}/{WEIGHS}/" + ",".join(f"{tag}={weight:+.3f}" for tag, weight in way)


def weights_of(bot: str) -> Weights:
    """The way that a bot plays, in the order of its name."""
    _, how, rest = bot.split("/", 2)
    if how in (PREFERS, AVOIDS):
        return ((rest, FIRM if how == PREFERS else -FIRM),)
    pairs = (pair.partition("=") for pair in rest.split(","))
    return tuple((tag, float(weight)) for tag, _, weight in pairs)


def against(plain: Setting, bot: str) -> Setting:
    """The table where a bot plays against plain ones."""
    return Setting(bot, (bot, *plain.bots[1:]), plain.options)


def won_by(bot: str, outcome: Outcome) -> float:
    """A bot's share of a win."""
    return outcome.shares[outcome.bots.index(bot)]


def subject_of(bot: str) -> str:
    """The kind of action that carries a way, which its name has first; `less` if it is avoided."""
    tag, weight = weights_of(bot)[0]
    return tag if weight > 0 else f"less {tag}"


def described(bot: str) -> str:
    """A way of playing as people read it."""
    weights = {tag.replace("_", " "): weight for tag, weight in weights_of(bot)}
    parts = [
        ("takes every chance to", [tag for tag, weight in weights.items() if weight >= 1]),
        ("values", [f"{tag} more" for tag, weight in weights.items() if 0 < weight < 1]),
        ("values", [f"{tag} less" for tag, weight in weights.items() if -1 < weight < 0]),
        ("avoids", [tag for tag, weight in weights.items() if weight <= -1]),
    ]
    return "; ".join(f"{does} {', '.join(tags)}" for does, tags in parts if tags)
