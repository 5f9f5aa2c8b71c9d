"""What the table can tell somebody before they act: hints, and whether an action is final.

Both are worked out from what the seat may see, so they give nothing away.
"""

from __future__ import annotations

import secrets
from typing import Any

from pantheon.bots.levels import levels
from pantheon.core.chance import Chance
from pantheon.core.events import Tale
from pantheon.core.game import Game
from pantheon.locale import LANGUAGES
from pantheon.table import asks as a
from pantheon.table.crew import BotFailed, Crew
from pantheon.table.live import LiveTable
from pantheon.table.people import Person
from pantheon.table.record import PLAYING, Record
from pantheon.table.refusals import refusal
from pantheon.table.tells import Hint, HintOther, Weighed

HINTER = "adept"
"""The level that gives hints, within its own thinking time: three seconds."""


async def hint(table: LiveTable, crew: Crew, person: Person, ask: a.HintAsk) -> Hint:
    """What a bot would do on the person's seat, two other ways, and what to expect of each."""
    level = ask.level or HINTER
    if level not in levels():
        raise refusal("unknown_level")
    language = ask.language if ask.language in LANGUAGES else LANGUAGES[0]
    seq, game, view = await table.read(lambda record: _view_to_act(record, person, ask.seat))
    names = tuple(sitter.name if sitter else "" for sitter in table.record.seats)
    try:
        best, *others = await crew.advise(level, game, view, ask.seat, language, names)
    except BotFailed as error:
        raise refusal("no_hint") from error
    return Hint(
        id=ask.id,
        seq=seq,
        code=best.code,
        level=level,
        share=best.share,
        text=best.text,
        others=tuple(HintOther(each.code, each.share, each.text) for each in others),
    )


async def weigh(table: LiveTable, person: Person, ask: a.Weigh) -> Weighed:
    """Whether an action could be taken back freely."""
    _, game, view = await table.read(lambda record: _view_to_act(record, person, ask.seat))
    return Weighed(id=ask.id, code=ask.code, final=is_final(game, view, ask.seat, ask.code))


def is_final(game: Game[Any, Any], view: Any, seat: int, code: int) -> bool:
    """Whether an action draws, reveals or ends the match."""
    chance = Chance(secrets.token_hex(8))
    state = game.determinise(view, seat, chance)
    chance.take()
    if code not in game.legal_codes(state, seat):
        raise refusal("not_to_act")
    tale: Tale = []
    game.apply_code(state, seat, code, chance, tale)
    reveals = any(event.reveals for event in game.narrator.tell(tale))
    return reveals or bool(chance.outcomes) or game.over(state)


def _view_to_act(record: Record, person: Person, seat: int) -> tuple[int, Game[Any, Any], Any]:
    if seat not in record.seats_of(person.id):
        raise refusal("not_yours")
    if record.phase != PLAYING:
        raise refusal("not_started" if record.course is None else "over")
    if seat not in record.match.to_act:
        raise refusal("not_to_act")
    return record.match_seq, record.game, record.game.view(record.match.state, seat)
