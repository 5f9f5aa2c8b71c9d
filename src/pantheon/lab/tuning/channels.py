"""The figures that goals can be about: each is a mean over matches."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain

import msgspec

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.usage import known_uses, label_of
from pantheon.lab.statistics.estimates import Estimate, mean, share

Figure = Callable[[Outcome], float | None]
"""What a match adds to a figure; None if the match says nothing about it."""

EACH = "each"
"""In the table `seconds`: an action of any kind that has no entry of its own."""


class Table(msgspec.Struct, frozen=True):
    """Where matches are played: the number of seats, and the bot that plays one of them."""

    seats: int
    strategy: str = ""
    """Empty for the plain table."""


class Channel(msgspec.Struct, frozen=True):
    """One figure: what it is called, which tables it is measured at, and what a match adds."""

    label: str
    figure: Figure
    is_share: bool = True
    is_signed: bool = False
    """Whether it is a difference of shares, which may be below 0."""
    tables: tuple[Table, ...] = ()
    strategy: str = ""
    """The bot that plays one seat at these tables."""

    def values(self, outcomes: Sequence[Outcome]) -> list[float]:
        """What each match adds to the mean."""
        found = (self.figure(each) for each in outcomes)
        return [each for each in found if each is not None]

    def estimate(self, outcomes: Sequence[Outcome]) -> Estimate:
        """The figure with its interval."""
        values = self.values(outcomes)
        if self.is_share and not self.is_signed:
            return share(sum(values), len(values))
        return mean(values)

    def of(self, played: Mapping[Table, Sequence[Outcome]]) -> list[Outcome]:
        """The matches that the figure is about."""
        return list(chain.from_iterable(played[table] for table in self.tables))


class Terms(msgspec.Struct, frozen=True):
    """What the names of goals refer to."""

    game: str
    seats: tuple[int, ...]
    strategies: Sequence[str]
    seconds: Mapping[str, float]


PLACES = ("first player", "second player", "third player", "fourth player", "fifth player",
          "sixth player")  # fmt: skip


def channels_of(terms: Terms, goal: str, together: bool) -> tuple[Channel, ...]:
    """The figures that a goal of this name is about: one for each number of seats, or one."""
    if together:
        found = _channels(terms, goal, max(terms.seats))
        return tuple(_at(each, terms.seats, "") for each in found)
    several = len(terms.seats) > 1
    return tuple(
        _at(each, (seats,), f"{seats} seats: " if several else "")
        for seats in terms.seats
        for each in _channels(terms, goal, seats)
    )


def _at(channel: Channel, seats: Sequence[int], prefix: str) -> Channel:
    tables = tuple(Table(each, channel.strategy) for each in seats)
    return msgspec.structs.replace(channel, label=prefix + channel.label, tables=tables)


def _channels(terms: Terms, goal: str, seats: int) -> tuple[Channel, ...]:
    if goal in _SINGLE:
        label, is_share, figure = _SINGLE[goal]
        return (Channel(label, figure, is_share),)
    if goal == "win_share":
        return tuple(Channel(f"{PLACES[at]} wins", _place(at)) for at in range(seats))
    if goal == "fair_share.place":
        return tuple(_fair(PLACES[at], _place_above_fair(at)) for at in range(seats))
    if goal == "strategy_share":
        return tuple(
            Channel(f"{name.partition('/')[2]} wins", _won_by(name), strategy=name)
            for name in terms.strategies
        )
    if goal == "minutes":
        return (Channel("minutes", _minutes(terms.seconds), is_share=False),)
    if goal == "action_use":
        tags = [str(each.__struct_config__.tag) for each in games.find(terms.game).actions]
        return tuple(Channel(f"uses {tag}", _used((f"do {tag}",))) for tag in tags)
    kind, _, rest = goal.partition(".")
    if kind in _NAMED and (found := _NAMED[kind](terms.game, rest)):
        return found
    raise _unknown(terms.game, goal)


def _unknown(game: str, goal: str) -> OptionRefused:
    ends = ", ".join(f"end.{each}" for each in games.find(game).ends)
    single = ", ".join([*_SINGLE, "win_share", "minutes", "action_use", "strategy_share"])
    keyed = "use.KEY, rate.KEY per KEY, scored.KEY, fair_share.place and fair_share.KEY"
    return OptionRefused(goal, f"unknown goal; there are {single}, {ends}, {keyed}")


def _ends(game: str, names: str) -> tuple[Channel, ...]:
    """How many matches end for any of these reasons."""
    reasons = names.split("|")
    if not set(reasons) <= set(games.find(game).ends):
        return ()
    return (Channel(f"ends by {' or '.join(reasons)}", lambda each: float(each.reason in reasons)),)


def _uses(game: str, names: str) -> tuple[Channel, ...]:
    """In how many matches any of these things is used."""
    return tuple(
        Channel(f"in matches: {_said(game, keys)}", _used(keys)) for keys in _keys(game, names)
    )


def _rates(game: str, names: str) -> tuple[Channel, ...]:
    """How often something happens for each time that something else does."""
    tops, _, bottoms = names.partition(" per ")
    over, under = _keys(game, tops), _keys(game, bottoms)
    if len(under) not in (1, len(over)):
        return ()
    pairs = zip(over, under * (len(over) if len(under) == 1 else 1), strict=True)
    return tuple(
        Channel(f"{_said(game, top)} per {_said(game, bottom)}", _rate(top, bottom), is_share=False)
        for top, bottom in pairs
    )


def _scored(game: str, names: str) -> tuple[Channel, ...]:
    """How many of the seats to which something happens score points with it."""
    return tuple(
        Channel(f"scores: {_said(game, keys)}", _scoring(keys)) for keys in _keys(game, names)
    )


def _fair_shares(game: str, names: str) -> tuple[Channel, ...]:
    """By how much the seats to which something happens win more than a fair share."""
    return tuple(_fair(_said(game, keys), _above_fair(keys)) for keys in _keys(game, names))


def _fair(who: str, figure: Figure) -> Channel:
    return Channel(f"{who} above fair share", figure, is_signed=True)


def _keys(game: str, names: str) -> list[tuple[str, ...]]:
    """The uses that a goal is about, each with those counted together.

    `EVENT FIELD` stands for every value of the field, each by itself.
    """
    known = known_uses(game)
    if values := [each for each in known if each.startswith(f"{names}=")]:
        return [(each,) for each in values]
    keys = tuple(names.split("|"))
    return [keys] if set(keys) <= set(known) else []


def _said(game: str, keys: Sequence[str]) -> str:
    return " or ".join(label_of(game, each) for each in keys)


def _place(at: int) -> Figure:
    return lambda each: each.shares[(each.first + at) % len(each.shares)]


def _place_above_fair(at: int) -> Figure:
    def above(each: Outcome) -> float | None:
        seats = len(each.shares)
        return each.shares[(each.first + at) % seats] - 1 / seats if at < seats else None

    return above


def _above_fair(keys: Sequence[str]) -> Figure:
    def above(each: Outcome) -> float | None:
        owners = [own for own, times in zip(each.shares, _times(each, keys), strict=True) if times]
        return sum(owners) / len(owners) - 1 / len(each.shares) if owners else None

    return above


def _scoring(keys: Sequence[str]) -> Figure:
    def scoring(each: Outcome) -> float | None:
        having = [seat for seat, times in enumerate(_times(each, keys)) if times]
        points = [sum(each.gained[key][seat] for key in keys if key in each.gained)
                  for seat in having]  # fmt: skip
        return sum(one > 0 for one in points) / len(having) if having else None

    return scoring


def _rate(over: Sequence[str], under: Sequence[str]) -> Figure:
    def rate(each: Outcome) -> float | None:
        times = _count(each, under)
        return _count(each, over) / times if times else None

    return rate


def _used(keys: Sequence[str]) -> Figure:
    return lambda each: float(_count(each, keys) > 0)


def _times(outcome: Outcome, keys: Sequence[str]) -> list[int]:
    """How often these things happened to each seat."""
    none = (0,) * len(outcome.shares)
    return [sum(each) for each in zip(*(outcome.uses.get(key, none) for key in keys), strict=True)]


def _count(outcome: Outcome, keys: Sequence[str]) -> int:
    """How often these things happened, to a seat or to nobody."""
    return sum(_times(outcome, keys)) + sum(outcome.nobodys.get(key, 0) for key in keys)


def _minutes(seconds: Mapping[str, float]) -> Figure:
    """How long people would take, from the seconds for each kind of action."""
    usual = seconds.get(EACH, 0.0)

    def minutes(each: Outcome) -> float:
        acted = ((key[3:], sum(times)) for key, times in each.uses.items() if key[:3] == "do ")
        return sum(seconds.get(tag, usual) * times for tag, times in acted) / 60

    return minutes


def _won_by(bot: str) -> Figure:
    return lambda each: each.shares[each.bots.index(bot)]


def _margin(outcome: Outcome) -> float:
    first, second = sorted(outcome.scores, reverse=True)[:2]
    return first - second


_SINGLE: dict[str, tuple[str, bool, Figure]] = {
    "length": ("actions", False, lambda each: each.actions),
    "margin": ("winner's margin", False, _margin),
    "score": ("score per seat", False, lambda each: sum(each.scores) / len(each.scores)),
    "lead_changes": ("lead changes", False, lambda each: each.lead_changes),
    "decided": ("decided after", True, lambda each: each.decided),
    "drama": ("drama", False, lambda each: each.drama),
    "sole_winner": ("one winner", True, lambda each: float(max(each.shares) == 1)),
}
"""Goals about one figure: its label, whether it is a share, and what a match adds."""

_NAMED: dict[str, Callable[[str, str], tuple[Channel, ...]]] = {
    "end": _ends,
    "use": _uses,
    "rate": _rates,
    "scored": _scored,
    "fair_share": _fair_shares,
}
"""Goals `KIND.NAMES`: the figures they are about; none if the names are unknown."""
