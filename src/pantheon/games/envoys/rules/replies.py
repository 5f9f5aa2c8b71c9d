"""What follows from the answer to each question (see `questions`).

A reply gets the question's frame as it was (it is off the stack by then) and the choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import questions, told
from pantheon.games.envoys.rules.codes import STOP, STRIDE
from pantheon.games.envoys.rules.constants import AIM, AIM_TOKEN, CARD_TEXT, MISCOMMUNICATION
from pantheon.games.envoys.rules.decks import discard, draw_card, see_hand, steal, to_hand
from pantheon.games.envoys.rules.frames import (
    DISTURBANCE,
    QUESTION,
    ROLL,
    SEAT,
    SECOND_TARGET,
    SPACE,
    TARGET,
    WHICH,
    WIDTH,
    ask,
    nearest,
    pop,
)
from pantheon.games.envoys.rules.islands import identify, villages_of
from pantheon.games.envoys.rules.move import relocate
from pantheon.games.envoys.rules.powers import reroll_one
from pantheon.games.envoys.rules.routes import steps_of_move
from pantheon.games.envoys.rules.state import EVERYBODY, State
from pantheon.games.envoys.rules.stories import raise_story
from pantheon.games.envoys.rules.tokens import draw_token, gain, lose, score, spend, take_old

Reply = Callable[[State, list[int], int, Chance, RawEvents], None]
"""State, the question's frame, the choice, chance, raw."""


def reply(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """Carry out an answer to the question on top."""
    frame = state.stack[-WIDTH:]
    pop(state)
    choice = -1 if code % STRIDE == STOP else code // STRIDE
    _REPLIES[frame[QUESTION]](state, frame, choice, chance, raw)


# Card texts.


def _steps(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    state.extra_steps += choice - 2
    if raw is not None:
        raw.append((told.STEPS_CHANGED, frame[SEAT], steps_of_move(state)))


def _tongues(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    state.move_colour = choice
    if raw is not None:
        raw.append((told.COLOUR_NAMED, frame[SEAT], choice))


def _old_story(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    take_old(state, frame[SEAT], choice, raw)


def _light(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    god = identify(state, choice, chance)
    state.seen[choice] |= 1 << frame[SEAT]
    if raw is not None:
        raw.append((told.ISLAND_SEEN, frame[SEAT], choice, god))
    if frame[3] > 1:
        ask(state, frame[SEAT], questions.LIGHT, frame[3] - 1, choice)


def _sunrise(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    seat = frame[SEAT]
    state.piles[seat].remove(choice)
    to_hand(state, seat, choice, EVERYBODY)
    if raw is not None:
        raw.append((told.CARD_RETURNED, seat, choice, CARD_TEXT[choice]))


def _whose_hand(
    state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents
) -> None:
    see_hand(state, frame[SEAT], choice, raw)
    draw_card(state, frame[SEAT], chance, raw)


def _raise(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    raise_story(state, choice, raw)


def _drifter(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    ask(state, frame[SEAT], questions.DRIFT, choice)


def _drift(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    relocate(state, frame[3], choice, raw)


def _spend(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    spend(state, frame[SEAT], choice, raw)


def _weft(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    """Up to two go, then as many come."""
    seat, given = frame[SEAT], frame[3]
    if choice >= 0:
        spend(state, seat, choice, raw)
        given += 1
        if given < 2 and state.pool_total[seat] and state.well_total > given:
            ask(state, seat, questions.WEFT, given)
            return
    for _ in range(given):
        draw_token(state, seat, chance, raw)


def _swap(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    mine, theirs = state.envoy[frame[SEAT]], state.envoy[choice]
    relocate(state, frame[SEAT], theirs, raw)
    relocate(state, choice, mine, raw)


def _gift_token(
    state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents
) -> None:
    ask(state, frame[SEAT], questions.GIFT_SEAT, choice)


def _gift_seat(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    seat, colour = frame[SEAT], frame[3]
    _hand_over(state, seat, choice, colour, raw)
    score(state, seat, 1, raw)
    if raw is not None:
        raw.append((told.POINTS_WON, seat, 1))
    draw_card(state, seat, chance, raw)


def _shoal(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    relocate(state, frame[SEAT], choice, raw)


def _root(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    state.roots[frame[SEAT]] |= 1 << choice
    if raw is not None:
        raw.append((told.ROOTS_SPREAD, frame[SEAT], choice))


def _grow(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    for space in villages_of(state, choice):
        for at in (2 * space, 2 * space + 1):
            if state.owner[at] == frame[SEAT]:
                raise_story(state, at, raw)


# Powers and four for one.


def _ixchel(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    discard(state, frame[SEAT], choice, raw)


def _yemaya(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    state.stack[nearest(state, ROLL, len(state.stack)) + SPACE] = choice


def _whose_one(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    reroll_one(state, choice, chance, raw)


def _blend(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    spend(state, frame[SEAT], choice, raw)
    given, count = frame[3] + (1 << 3 * choice), frame[4] + 1
    ask(state, frame[SEAT], questions.BLEND if count < 4 else questions.BLENDED, given, count)


# Disturbances.


def _choice(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    state.stack[nearest(state, DISTURBANCE, len(state.stack)) + WHICH] = choice


def _target(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    """The first target; an envoy and a moved token need a second."""
    at = nearest(state, DISTURBANCE, len(state.stack))
    state.stack[at + TARGET] = choice
    which = state.stack[at + WHICH]
    if frame[QUESTION] == questions.AIM_AT_ENVOY:
        ask(state, frame[SEAT], questions.AIM_AT_EXILE)
    elif AIM[which] == AIM_TOKEN and which != MISCOMMUNICATION:
        ask(state, frame[SEAT], questions.AIM_AT_VILLAGE)


def _second_target(
    state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents
) -> None:
    state.stack[nearest(state, DISTURBANCE, len(state.stack)) + SECOND_TARGET] = choice


def _meddle(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    seat, persuader, left = frame[SEAT], frame[3], frame[4] - 1
    _hand_over(state, persuader, seat, choice, raw)
    if left and state.pool_total[persuader]:
        ask(state, seat, questions.MEDDLE, persuader, left)


def _steal(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    steal(state, frame[SEAT], frame[3], choice, raw)


def _tear(state: State, frame: list[int], choice: int, chance: Chance, raw: RawEvents) -> None:
    spend(state, frame[SEAT], choice, raw)
    if frame[3] > 1:
        ask(state, frame[SEAT], questions.TEAR, frame[3] - 1)


def _hand_over(state: State, giver: int, taker: int, colour: int, raw: RawEvents) -> None:
    lose(state, giver, colour)
    gain(state, taker, colour)
    if raw is not None:
        raw.append((told.TOKEN_GIVEN, giver, taker, colour))


_REPLIES: Final[list[Reply]] = [
    _steps,  # Following Wind
    _tongues,
    _old_story,
    _light,
    _sunrise,
    _whose_hand,
    _raise,  # Memory
    _drifter,
    _drift,
    _spend,  # High Tide
    _weft,
    _swap,
    _gift_token,
    _gift_seat,
    _shoal,
    _root,
    _grow,
    _raise,  # Odin
    _ixchel,
    _yemaya,
    _whose_one,
    _steps,  # Quetzalcoatl
    _blend,
    _old_story,  # four for one
    _choice,
    _target,  # colour
    _target,  # island
    _target,  # continent
    _target,  # envoy
    _second_target,
    _target,  # banished
    _target,  # story
    _second_target,
    _meddle,
    _steal,
    _tear,
    _spend,  # surplus token
    _ixchel,  # surplus card
]
