"""`plays`: matches end, lose nothing, agree with themselves, and replay."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from pantheon.conformance.cases import Case, step, walk
from pantheon.conformance.checks import Position, at_positions, at_the_end, on_the_game
from pantheon.core.actions import KINDS, Action
from pantheon.core.chance import Chance
from pantheon.core.errors import LogRefused, RuleBroken
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.result import Result

MUTATIONS = 12
LONGEST_PLAYOUT = 100_000


@at_positions("plays")
def components_are_conserved(position: Position, luck: random.Random) -> Iterator[str]:
    """`components` counts the same at all times: nothing is lost or made."""
    game = position.game
    counted = game.components(position.state)
    if not counted:
        yield "`components` counts nothing"
    elif counted != (first := game.components(position.match.at(0))):
        changed = sorted(
            name for name in {*counted, *first} if counted.get(name) != first.get(name)
        )
        yield f"the number of {', '.join(changed[:5])} has changed"


@at_positions("plays")
def seats_that_may_act(position: Position, luck: random.Random) -> Iterator[str]:
    """Somebody may act until the match is over, and only they are waited for."""
    match, game = position.match, position.game
    if match.over:
        return
    if not match.to_act:
        yield "the match is not over, but nobody may act"
    if match.result is not None:
        yield "there is a result before the match is over"
    if not set(game.awaited(position.state)) <= set(match.to_act):
        yield "the match waits for a seat that may not act"


@at_positions("plays")
def evaluation_is_a_share(position: Position, luck: random.Random) -> Iterator[str]:
    """`evaluate` gives each seat a number from 0 to 1."""
    values = position.game.evaluate(position.state)
    if len(values) != position.match.seats or not all(0 <= value <= 1 for value in values):
        yield f"`evaluate` gives {values}"


@at_positions("plays", share=0.3)
def legal_and_check_agree(position: Position, luck: random.Random) -> Iterator[str]:
    """What is offered is legal, and what is legal is offered; a refusal changes nothing."""
    match, game, state = position.match, position.game, position.state
    for seat in range(match.seats):
        codes = game.legal_codes(state, seat)
        if len(set(codes)) != len(codes):
            yield "an action is listed twice"
        if bool(codes) != (seat in match.to_act):
            yield "a seat that may act has no legal action, or one that may not act has some"
        for code in codes:
            yield from _accepted(game, state, seat, code)
        yield from _mutated_are_refused(match, seat, set(codes), luck)


def _accepted(game: Game[Any, Any], state: Any, seat: int, code: int) -> Iterator[str]:
    action = game.codec.decode(code)
    try:
        game.check_code(state, seat, code)
    except RuleBroken as refused:
        yield f"{type(action).__name__} is offered but refused: {refused}"
    if game.encode(action) != code:
        yield f"{action} has another code than the one it was read from"


def _mutated_are_refused(
    match: Match, seat: int, legal: set[int], luck: random.Random
) -> Iterator[str]:
    game = match.game
    before = game.digest(match.state)
    for _ in range(MUTATIONS):
        action = _mutation(match, legal, luck)
        if action is None or game.encode(action) in legal:
            continue
        kind = type(action).__name__
        try:
            game.check(match.state, seat, action)
        except RuleBroken as refused:
            if not re.fullmatch(rf"{game.rule_prefix}-R?\d+", refused.rule):
                yield f"the refusal of {kind} names the rule {refused.rule!r}"
        else:
            yield f"{kind} is accepted but not offered: {action}"
    if game.digest(match.state) != before:
        yield "checking an action changes the state"


def _mutation(match: Match, legal: set[int], luck: random.Random) -> Action | None:
    """A variation of a legal action: another kind, another argument, or any action."""
    kinds = len(match.game.actions)
    near = luck.choice(sorted(legal)) if legal else luck.randrange(kinds * KINDS)
    kind, packed = near % KINDS, near // KINDS
    if luck.random() < 0.5:
        kind = luck.randrange(kinds)
    if luck.random() < 0.7:
        packed = max(0, packed + luck.randint(-9, 9))
    try:
        return match.game.codec.decode(kind + KINDS * packed)
    except ValueError:
        return None


@at_positions("plays", share=0.25)
def everything_survives_json(position: Position, luck: random.Random) -> Iterator[str]:
    """States, views and actions come back from JSON as they were."""
    game, state = position.game, position.state
    again = game.load(_through_json(game.dump(state)))
    if game.digest(again) != game.digest(state):
        yield "a state that was saved and loaded is another one"
    for seat in range(position.match.seats):
        if game.legal(again, seat) != game.legal(state, seat):
            yield "a state that was saved and loaded offers other actions"
        view = game.view(state, seat)
        if msgspec.json.decode(msgspec.json.encode(view), type=game.view_type) != view:
            yield "a view comes back from JSON as another one"
    for action in position.match.legal():
        if game.codec.read(msgspec.json.encode(action)) != action:
            yield f"{action} comes back from JSON as another action"


@at_positions("plays", share=0.05)
def copies_share_nothing(position: Position, luck: random.Random) -> Iterator[str]:
    """Playing on with a copy leaves the original alone."""
    game, state = position.game, position.state
    before = game.digest(state)
    twin = game.copy(state)
    if game.digest(twin) != before:
        yield "a copy differs from its original"
    game.playout(twin, Chance(3, record=False), 400)
    if game.digest(state) != before:
        yield "playing on with a copy changes the original"


@at_the_end("plays")
def results_add_up(case: Case, match: Match) -> Iterator[str]:
    """A finished match has a result: a reason, a rule, and steps that add up to the scores."""
    result = match.result
    if result is None:
        yield "the match is over without a result"
        return
    if match.to_act or any(match.legal(seat) for seat in range(match.seats)):
        yield "somebody may act after the match is over"
    if result.reason not in match.game.ends:
        yield f"the reason {result.reason!r} is not among `ends`"
    if not re.fullmatch(rf"{match.game.rule_prefix}-R?\d+", result.rule):
        yield f"the result names the rule {result.rule!r}"
    if not len(result.scores) == len(result.places) == match.seats or not result.winners:
        yield "the result does not give every seat a score and a place"
    if abs(sum(result.shares()) - 1) > 1e-9:
        yield "the shares of the win do not add up to 1"
    if _paid(result) != result.scores:
        yield f"the scoring steps add up to {_paid(result)}, not to the scores {result.scores}"


def _paid(result: Result) -> tuple[int, ...]:
    paid = [0] * len(result.scores)
    for scoring in result.steps:
        for payment in scoring.payments:
            paid[payment.seat] += payment.points
    return tuple(paid)


@at_the_end("plays")
def logs_replay(case: Case, match: Match) -> Iterator[str]:
    """The log of a match leads to the same match; a log that was changed is refused."""
    game = match.game
    again = Match.from_log(game, match.to_log())
    if again.digest() != match.digest():
        yield "its log leads to another state: something depends on more than the recorded chance"
    if again.events != match.events or again.result != match.result:
        yield "its log leads to other events or another result"
    middle = len(match.steps) // 2
    if game.digest(again.at(middle)) != game.digest(match.at(middle)):
        yield "its log passes through other states"
    for event in match.events:
        if game.event_codec.convert(_through_json(event)) != event:
            yield f"{event} comes back from JSON as another event"
    result = _through_json(match.result)
    if _through_json(msgspec.convert(result, type(match.result))) != result:
        yield "the result comes back from JSON as another one"


@at_the_end("plays")
def seeds_reproduce_a_match(case: Case, match: Match) -> Iterator[str]:
    """The same seed and the same decisions lead to the same match."""
    again = case.start()
    for _ in walk(again, random.Random(case.seed(0))):
        pass
    if again.digest() != match.digest():
        yield "the same seed leads to another match"


@at_the_end("plays")
def undo_restores_the_state(case: Case, match: Match) -> Iterator[str]:
    """Going back leads to the state as it was, and the log of that replays too."""
    game, luck = match.game, random.Random(case.seed("undo"))
    again = case.start()
    for _ in walk(again, luck):
        if luck.random() > 0.1:
            continue
        before, count = again.digest(), len(again.steps)
        for _ in range(luck.randint(1, 3)):
            if not again.over:
                step(again, luck)
        again.undo(len(again.steps) - count)
        if again.digest() != before:
            yield "undoing does not lead back to the state before"
    if Match.from_log(game, again.to_log()).digest() != again.digest():
        yield "the log of a match with undone actions leads elsewhere"


@on_the_game("plays")
def playouts_end(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """Fast random play ends, as random play does."""
    for seats in game.seats:
        chance = Chance(seats, record=False)
        state = game.setup(game.options(), seats, chance)
        if not game.playout(state, chance, LONGEST_PLAYOUT) or not game.over(state):
            yield f"`playout` with {seats} seats does not end within {LONGEST_PLAYOUT} actions"


@on_the_game("plays")
def nonsense_is_refused(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """Foreign actions, unknown timers and damaged logs are refused, and change nothing."""

    class Foreign(Action, frozen=True, tag="foreign"):
        """No game has this action."""

    match = Case(game, game.seats[0], "nonsense", {}).start()
    before = match.digest()
    for what, attempt, refusal in (
        ("a foreign action", lambda: match.play(Foreign()), RuleBroken),
        ("an unknown timer", lambda: match.expire("no such timer"), RuleBroken),
        ("an unknown tag", lambda: game.codec.read('{"do":"no_such_action"}'), ValueError),
        ("a text that is no log", lambda: Match.from_log(game, "not a log"), LogRefused),
    ):
        try:
            attempt()
        except refusal:
            continue
        yield f"{what} is accepted"
    if match.digest() != before:
        yield "a refused action changes the state"
    for _ in walk(match, random.Random(0)):
        pass
    lines = match.to_log().splitlines()
    try:
        Match.from_log(game, "\n".join([lines[0], *lines[2:]]))
    except LogRefused:
        return
    yield "a log without its first action is accepted"


def _through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
