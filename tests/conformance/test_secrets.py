"""Secrets: hidden information makes no difference to anything a seat receives."""

import random

import msgspec

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.match import Match
from tests.conformance.cases import Case, every_case, walk

SHARE = 0.15


@every_case
def test_hidden_information_does_not_change_what_a_seat_sees(case: Case) -> None:
    match = case.start()
    game = match.game
    for luck in walk(match):
        if luck.random() > SHARE:
            continue
        for seat in (*range(match.seats), None):
            twin = game.copy(match.state)
            game.redeal(twin, seat, Chance(luck.randrange(2**30), record=False))
            seen = msgspec.json.encode(game.view(match.state, seat))
            assert msgspec.json.encode(game.view(twin, seat)) == seen
            if seat is not None:
                legal = game.legal(match.state, seat)
                assert game.legal(twin, seat) == legal
                if legal:
                    _same_events(match, twin, seat, luck)


def _same_events(match: Match, twin: object, seat: int, luck: random.Random) -> None:
    """The same action shows its seat the same events, unless it reveals something."""
    game = match.game
    code = luck.choice(sorted(game.legal_codes(match.state, seat)))
    seen: list[list[object]] = []
    for state in (game.copy(match.state), twin):
        chance = Chance(5)
        raw: RawEvents = []
        game.apply_code(state, seat, code, chance, raw)
        events = game.event_codec.decode(raw)
        if chance.outcomes or any(event.reveals for event in events):
            return
        seen.append([event.seen_by(seat) for event in events])
    assert seen[0] == seen[1]


@every_case
def test_a_determinised_state_fits_the_view(case: Case) -> None:
    match = case.start()
    game = match.game
    for luck in walk(match):
        if luck.random() > SHARE:
            continue
        for seat in range(match.seats):
            view = game.view(match.state, seat)
            guess = game.determinise(view, seat, Chance(luck.randrange(2**30), record=False))
            assert game.view(guess, seat) == view
            assert game.legal(guess, seat) == game.legal(match.state, seat)
            assert game.components(guess) == game.components(match.state)
