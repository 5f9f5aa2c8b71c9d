"""Why one action is better than another: what each leads to, told from events.

Both are played on by bots that look one action ahead, several times with the same luck. What
happens after the better one and not after the other, or earlier, is the reason. A game says in
`data/milestones.toml` which events are worth telling, the most important first: `good` and `bad`
ones for the seat that they name.
"""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal

import msgspec

from pantheon.bots.hints import Hint, hint_lines
from pantheon.bots.policies.keen import Keen
from pantheon.core.chance import Chance, Luck
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Game
from pantheon.core.words import Words, plain, words

SAMPLES = 3
CLEARLY = 0.5
"""By how much more often something must happen after one action than after the other."""
TURNS = 3
ACTIONS = 120
"""A line ends after so many turns of the seat, or actions of all."""
AT_ONCE = 3
"""An action counts as so many where several seats act at once: there are no turns."""
TURN_BEGUN = "turn_begun"
"""The tag of the event that begins a turn, of one seat or of everybody."""
SEEDS = 1 << 30
PASSING = {"points", "gained", "cost", "turn", "missing"}
"""Fields that may differ between events that are the same otherwise."""

Key = tuple[tuple[str, Any], ...]


class Reason(msgspec.Struct, frozen=True):
    """An event that an action brings about, hastens or prevents; `turns` is by how many turns."""

    kind: Literal["brings", "hastens", "prevents"]
    event: Words
    turns: int = 0


class Milestones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tags of events that are worth telling, the most important first."""

    good: tuple[str, ...]
    bad: tuple[str, ...] = ()


class _Happening:
    """An event in the lines after an action: how often, and in which turn of the seat."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.turns: list[int] = []


def reason_for(
    game: Game[Any, Any], view: Any, seat: int, better: int, worse: int, chance: Chance
) -> Reason | None:
    """Why a seat should rather play one code than another, from what it may see; None: unclear."""
    milestones = milestones_of(game)
    if milestones is None or better == worse:
        return None
    seeds = [chance.below(SEEDS) for _ in range(SAMPLES)]
    first, second = (
        _happenings(game, view, seat, code, seeds, milestones) for code in (better, worse)
    )
    reasons = list(_reasons(game, seat, first, second, milestones))
    return min(reasons, key=lambda each: each[0])[1] if reasons else None


def reason_line(reason: Reason, say: Callable[[Words], str]) -> str:
    """A reason in words; `say` is a `Speaker`'s."""
    event = say(reason.event)
    return say(words(f"bots-reason-{reason.kind}", event=event, turns=reason.turns))


def explained_lines(
    game: Game[Any, Any],
    view: Any,
    seat: int,
    given: Hint,
    chance: Chance,
    say: Callable[[Words], str],
) -> list[str]:
    """A hint in words, a line for each action; the first ends with the reason, if one is clear."""
    said = hint_lines(given, say)
    if given.others:
        reason = reason_for(game, view, seat, given.best.code, given.others[0].code, chance)
        if reason is not None:
            said[0] += f" {reason_line(reason, say)}"
    return said


@cache
def milestones_of(game: Game[Any, Any]) -> Milestones | None:
    """The milestones of a game, if it names any."""
    try:
        text = game.file("data/milestones.toml")
    except FileNotFoundError:
        return None
    return msgspec.convert(tomllib.loads(text), Milestones)


def _happenings(
    game: Game[Any, Any], view: Any, seat: int, code: int, seeds: list[int], told: Milestones
) -> dict[Key, _Happening]:
    """The milestones in the lines after an action, by what they are."""
    found: dict[Key, _Happening] = {}
    for seed in seeds:
        seen: set[Key] = set()
        for turn, event in _line(game, view, seat, code, seed):
            shown = event.seen_by(seat)
            key = _key(shown) if shown is not None else ()
            if not key or key in seen or _tag(key) not in (*told.good, *told.bad):
                continue
            seen.add(key)
            found.setdefault(key, _Happening(event)).turns.append(turn)
    return found


def _line(
    game: Game[Any, Any], view: Any, seat: int, code: int, seed: int
) -> Iterator[tuple[int, Event]]:
    """What follows from an action, each event with the number of turns that the seat has begun.

    The first event of the action itself only says what it is.
    """
    chance, luck, bot = Chance(seed, record=False), Luck(seed), Keen()
    state = game.determinise(view, seat, chance)
    turn, actor, left, is_first = 0, seat, ACTIONS, True
    while left > 0:
        raw: RawEvents = []
        game.apply_code(state, actor, code, luck, raw)
        for event in game.event_codec.decode(raw)[is_first:]:
            is_turn = event.__struct_config__.tag == TURN_BEGUN
            turn += is_turn and getattr(event, "seat", seat) == seat
            yield turn, event
        awaited = game.awaited(state)
        if not awaited or turn >= TURNS:
            return
        left -= 1 if len(awaited) == 1 else AT_ONCE
        is_first = False
        actor = next((each for each in awaited if each > actor), awaited[0])
        code = game.encode(bot.choose(game, game.view(state, actor), actor, chance))


def _key(event: Event) -> Key:
    """What an event is, apart from amounts that vary."""
    fields = plain(event)
    return tuple(sorted((name, value) for name, value in fields.items() if name not in PASSING))


def _tag(key: Key) -> str:
    return str(dict(key)["is"])


def _reasons(
    game: Game[Any, Any],
    seat: int,
    better: dict[Key, _Happening],
    worse: dict[Key, _Happening],
    told: Milestones,
) -> Iterator[tuple[tuple[int, int], Reason]]:
    """Every difference that speaks for the better action, with its place in the order."""
    for key in {**better, **worse}:
        tag, own = _tag(key), dict(key).get("seat", seat) == seat
        wanted = own == (tag in told.good)
        order = (told.good if tag in told.good else told.bad).index(tag)
        with_it, without = (
            len(lines[key].turns) / SAMPLES if key in lines else 0.0 for lines in (better, worse)
        )
        event = game.event_codec.words((better.get(key) or worse[key]).event)
        if wanted and with_it - without >= CLEARLY:
            yield (0, order), Reason("brings", event)
        elif not wanted and without - with_it >= CLEARLY:
            yield (1, order), Reason("prevents", event)
        elif wanted and key in better and key in worse:
            earlier = round(_mean(worse[key].turns) - _mean(better[key].turns))
            if earlier >= 1 and with_it >= CLEARLY:
                yield (0, order), Reason("hastens", event, earlier)


def _mean(turns: list[int]) -> float:
    return sum(turns) / len(turns)
