"""`honest`: nothing that a seat may not know reaches it, and bots guess only what is possible."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from pantheon.conformance.cases import Case, walk
from pantheon.conformance.checks import Position, at_positions, on_the_game
from pantheon.core import log
from pantheon.core.chance import Chance, RecordBroken, Recorded
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Game
from pantheon.core.match import Match

OTHER_OUTCOMES = 4
"""Recorded outcomes of chance that are changed, one at a time, after each step."""
LONGEST_PLAYOUT = 100_000
SAMPLES = 6
"""Matches whose hidden fields are looked at."""
ENOUGH = 10
"""Positions in which a field is hidden before `redeal` must have drawn it anew once."""
EVERY = 4
"""Steps between two positions in which they are looked at."""
SETUPS = 60
FEW = 12
OFTEN = 4
"""A field with few values, each of which is seen in so many matches, is taken to have no others."""


@at_positions("honest", share=0.15, after_secrets=True)
def views_hide_secrets(position: Position, luck: random.Random) -> Iterator[str]:
    """A seat's view, picture and legal actions are the same whatever is hidden from it."""
    game, state = position.game, position.state
    for seat in position.viewpoints:
        twin = _redealt(position, seat, luck)
        view = msgspec.to_builtins(game.view(state, seat))
        other = msgspec.to_builtins(game.view(twin, seat))
        if view != other:
            told = ", ".join(_differing(view, other))
            yield f"the view of {_who(seat)} tells what is hidden from it: {told}"
        elif game.scene(game.known(twin, seat), seat) != position.scene(seat):
            yield f"the picture for {_who(seat)} shows what is hidden from it"
        if seat is not None and game.legal(twin, seat) != game.legal(state, seat):
            yield f"the legal actions of {_who(seat)} tell what is hidden from it"


@at_positions("honest", share=0.15, after_secrets=True)
def actions_hide_secrets(position: Position, luck: random.Random) -> Iterator[str]:
    """An action shows its seat the same events whatever is hidden, unless one `reveals` it."""
    game, state = position.game, position.state
    for seat in position.match.to_act:
        code = luck.choice(sorted(game.legal_codes(state, seat)))
        told = []
        for each in (game.copy(state), _redealt(position, seat, luck)):
            chance = Chance(5)
            raw: RawEvents = []
            game.apply_code(each, seat, code, chance, raw)
            events = game.event_codec.decode(raw)
            if chance.outcomes or any(event.reveals for event in events):
                break
            told.append([event.seen_by(seat) for event in events])
        if len(told) == 2 and told[0] != told[1]:
            yield f"{_named(told[0], told[1])} tells {_who(seat)} what is hidden, without `reveals`"


@at_positions("honest", share=0.0, after_secrets=True)
def outcomes_stay_hidden(position: Position, luck: random.Random) -> Iterator[str]:
    """Whom an outcome of chance is hidden from, the events do not tell it either.

    One outcome of the last step, or of the set-up, is replaced by another. If a seat's view does
    not change although the state does, the events that it sees must not change.
    """
    game = position.game
    entry = _entry(position)
    if entry is None or not entry.outcomes:
        return
    first = _repeated(position, entry, entry.outcomes)
    if first is None:
        return
    for _ in range(OTHER_OUTCOMES if position.match.steps else 5 * OTHER_OUTCOMES):
        changed = list(entry.outcomes)
        changed[luck.randrange(len(changed))] = luck.randrange(max(*changed, 1) + 2)
        other = _repeated(position, entry, changed)
        if other is None or game.digest(other[0]) == game.digest(first[0]):
            continue
        if any(event.reveals for event in (*first[1], *other[1])):
            continue
        for seat in position.viewpoints:
            if game.view(first[0], seat) == game.view(other[0], seat):
                told = [[event.seen_by(seat) for event in events] for _, events in (first, other)]
                if told[0] != told[1]:
                    yield f"{_named(*told)} tells {_who(seat)} what its view hides"


@at_positions("honest", share=0.15, after_secrets=True)
def guesses_fit_the_view(position: Position, luck: random.Random) -> Iterator[str]:
    """A state that `determinise` makes up has the seat's view, legal actions and components."""
    game, state = position.game, position.state
    for seat in range(position.match.seats):
        view = game.view(state, seat)
        guess = game.determinise(view, seat, Chance(luck.randrange(2**30), record=False))
        if game.view(guess, seat) != view:
            yield f"a state made up for {_who(seat)} has another view"
        if game.legal(guess, seat) != game.legal(state, seat):
            yield f"a state made up for {_who(seat)} has other legal actions"
        if game.components(guess) != game.components(state):
            yield f"a state made up for {_who(seat)} has other components"


@at_positions("honest", share=0.05, after_secrets=False)
def guesses_play_on(position: Position, luck: random.Random) -> Iterator[str]:
    """A state that `determinise` makes up can be played to its end, and loses nothing."""
    game = position.game
    seat = luck.choice(position.viewpoints)
    chance = Chance(luck.randrange(2**30), record=False)
    guess = game.determinise(game.view(position.state, seat), seat, chance)
    components = game.components(guess)
    game.playout(guess, chance, LONGEST_PLAYOUT)
    if not game.over(guess) or game.result(guess) is None:
        yield f"a state made up for {_who(seat)} does not end"
    if game.components(guess) != components:
        yield f"a state made up for {_who(seat)} loses components when it is played on"


@on_the_game("honest")
def secrets_are_declared(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """A game with secrets can deal them again; one without says so."""
    if game.hides_nothing or type(game).redeal is not Game.redeal:
        return
    yield (
        "`redeal` is missing (knowledge/redeal.py), and without it no leak can be seen; a game"
        " without secrets says `hides_nothing = True`"
    )


@on_the_game("honest")
def hidden_fields_are_dealt_again(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """`redeal` draws every hidden field anew, and only values that the field can have."""
    if game.hides_nothing:
        return
    fields = _HiddenFields()
    for number in range(SETUPS):
        fields.note_values([cases[number % len(cases)].start(f"fields{number}").state], game)
    for case in cases[:: max(1, len(cases) // SAMPLES)]:
        luck = random.Random(case.seed(f"{case}:fields"))
        match = case.start("fields")
        states = []
        for number, _ in enumerate(walk(match, luck)):
            if number % EVERY == 0:
                fields.look(match, luck)
                states.append(game.copy(match.state))
        fields.note_values(states, game)
    yield from fields.flaws()


class _HiddenFields:
    """What is seen of each field over many positions."""

    def __init__(self) -> None:
        self.hidden: Counter[str] = Counter()
        """In how many positions it was hidden from somebody; order alone does not count."""
        self.redealt: set[str] = set()
        self.values: dict[str, Counter[int]] = {}
        """In how many matches each value was seen."""
        self.guesses: dict[str, set[int]] = {}

    def note_values(self, states: list[Any], game: Game[Any, Any]) -> None:
        """What the fields hold in the states of one match."""
        seen: dict[str, set[int]] = {}
        for state in states:
            for name, value in game.dump(state).items():
                seen.setdefault(name, set()).update(_numbers(value))
        for name, values in seen.items():
            self.values.setdefault(name, Counter()).update(values)

    def look(self, match: Match, luck: random.Random) -> None:
        """Compare the fields of a state with what a seat knows and with what is dealt again."""
        game, state = match.game, match.state
        seat = luck.choice((*range(match.seats), None))
        twin = game.copy(state)
        game.redeal(twin, seat, Chance(luck.randrange(2**30), record=False))
        chance = Chance(luck.randrange(2**30), record=False)
        guess = game.determinise(game.view(state, seat), seat, chance)
        true, known, dealt, guessed = (
            {name: _numbers(value) for name, value in game.dump(each).items()}
            for each in (state, game.known(state, seat), twin, guess)
        )
        for name, numbers in true.items():
            if sorted(numbers) != sorted(known[name]):
                self.hidden[name] += 1
                self.guesses.setdefault(name, set()).update(guessed[name])
                if dealt[name] != numbers:
                    self.redealt.add(name)

    def flaws(self) -> Iterator[str]:
        """What is never dealt again, and what is dealt that cannot be."""
        for name, count in sorted(self.hidden.items()):
            if count >= ENOUGH and name not in self.redealt:
                yield f"`redeal` leaves `{name}` as it is, though it is hidden"
            values = self.values[name]
            all_seen = len(values) <= FEW and min(values.values()) >= OFTEN
            for guess in sorted(self.guesses[name] - set(values)):
                if all_seen or (guess < 0 <= min(values)):
                    yield f"`redeal` leaves or puts {guess} in `{name}`, where no match has it"


def _numbers(value: Any) -> list[int]:
    """Every number in a saved field."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list | tuple):
        return [number for each in value for number in _numbers(each)]
    return [value] if isinstance(value, int) else []


def _redealt(position: Position, seat: int | None, luck: random.Random) -> Any:
    twin = position.game.copy(position.state)
    position.game.redeal(twin, seat, Chance(luck.randrange(2**30), record=False))
    return twin


def _entry(position: Position) -> log.Header | log.Act | log.Expire | None:
    """What led to the position: the last step's entry, or the set-up."""
    match = position.match
    if not match.steps:
        return match.header
    entry = match.entries[match.steps[-1].entry]
    return entry if isinstance(entry, log.Act | log.Expire) else None


def _repeated(
    position: Position, entry: log.Header | log.Act | log.Expire, outcomes: list[int]
) -> tuple[Any, list[Event]] | None:
    """The state and events of a step with these outcomes of chance; None if they do not fit."""
    game = position.game
    chance = Recorded(outcomes)
    raw: RawEvents = []
    try:
        if isinstance(entry, log.Header):
            state = game.setup(position.match.options, entry.seats, chance, raw)
        else:
            state = game.copy(position.before)
            if isinstance(entry, log.Act):
                code = game.encode(game.codec.convert(entry.action))
                game.apply_code(state, entry.seat, code, chance, raw)
            else:
                game.expire(state, entry.timer, chance, raw)
        chance.finish()
    except (RecordBroken, RuleBroken):
        return None
    return state, game.event_codec.decode(raw)


def _differing(view: Any, other: Any) -> list[str]:
    return sorted(name for name in view if view[name] != other.get(name))


def _named(first: list[Event | None], second: list[Event | None]) -> str:
    """The first event that differs, by the name of its class."""
    for one, other in zip(first, second, strict=False):
        if one != other:
            return f"the event {type(one or other).__name__}"
    return "the number of events"


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else "a player"
