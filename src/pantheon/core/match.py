"""A match: a game in progress with its log. The entry point for Python users."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from pantheon.core import log
from pantheon.core.actions import Action
from pantheon.core.chance import Chance, RecordBroken, Recorded
from pantheon.core.errors import LogRefused, OptionRefused, RuleBroken
from pantheon.core.events import Event, RawEvents
from pantheon.core.game import Game
from pantheon.core.html_replay import HtmlReplay
from pantheon.core.migration import migrate, needs_migration
from pantheon.core.options import parse_options
from pantheon.core.result import Result
from pantheon.core.svg import common_sprite, draw
from pantheon.core.timeline import Timeline
from pantheon.core.words import Words, plain


class Match(Timeline):
    """A match of any game: play, look, undo, save. Made by `pantheon.new` or `pantheon.load`."""

    def __init__(self, game: Game[Any, Any], header: log.Header, chance: Chance) -> None:
        super().__init__(game, header)
        self.seed: int | str | None = None
        self.salt = ""
        self._chance = chance

    @classmethod
    def start(
        cls,
        game: Game[Any, Any],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        names: tuple[str, ...] = (),
    ) -> Match:
        """A new match; the same seed gives the same chance."""
        if seats not in game.seats:
            few, many = game.seats[0], game.seats[-1]
            raise OptionRefused("seats", f"{game.title} is for {few} to {many}, not {seats}")
        parsed = parse_options(game.options, options or {}, seats)
        seed = secrets.token_hex(16) if seed is None else seed
        chance = Chance(str(seed))
        game.setup(parsed, seats, chance)
        salt, commitment = log.commit(seed)
        header = log.Header(
            game.name, game.rules_version, seats, plain(parsed), chance.take(), commitment, names
        )
        match = cls(game, header, chance)
        match.seed, match.salt = seed, salt
        return match

    @classmethod
    def from_log(cls, game: Game[Any, Any], text: str) -> Match:
        """The match of a log, checked entry by entry against the rules."""
        return cls.repeated(game, *log.read_lines(text))

    @classmethod
    def repeated(
        cls, game: Game[Any, Any], header: log.Header, entries: Iterable[log.Entry]
    ) -> Match:
        """The match of a header and entries, checked entry by entry against the rules."""
        if needs_migration(game, header):
            header, entries = migrate(game, header, entries)
        match = cls(game, header, Chance())
        for number, entry in enumerate(entries):
            try:
                match.repeat(entry)
            except (RuleBroken, RecordBroken, msgspec.ValidationError) as error:
                why = str(error)[: log.LONGEST_WORD]
                raise LogRefused(f"entry {number} does not fit the rules: {why}") from error
        return match

    # Looking

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.header.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.over(self.state)

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.game.result(self.state)

    @property
    def events(self) -> list[Event]:
        """All events that still count, from the set-up on."""
        return [*self.opening, *(event for step in self.steps for event in step.events)]

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat, or of the first that may act."""
        acting = self._actor(seat)
        return [] if acting is None else self.game.legal(self.state, acting)

    def view(self, seat: int | None = None) -> Any:
        """All that a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def known(self, seat: int | None = None) -> Any:
        """The state as a seat (None: a spectator) knows it, for its scene and choices."""
        return self.game.known(self.state, seat)

    def digest(self) -> str:
        """A short hash of the state."""
        return self.game.digest(self.state)

    # Acting

    def play(self, action: Action, seat: int | None = None) -> list[Event]:
        """Carry out an action of a seat (by default the first that may act)."""
        acting = self._actor(seat)
        if acting is None:
            raise RuleBroken(f"{self.game.rule_prefix}-1", "match-over")
        events = self.game.apply(self.state, acting, action, self._chance)
        outcomes = self._chance.take()
        self._append(log.Act(acting, plain(action), outcomes), acting, events, bool(outcomes))
        return events

    def expire(self, timer: str) -> list[Event]:
        """Let one of the game's running timers expire."""
        raw: RawEvents = []
        self.game.expire(self.state, timer, self._chance, raw)
        events = self.game.event_codec.decode(raw)
        self._append(log.Expire(timer, self._chance.take()), None, events, True)
        return events

    def undo(self, steps: int = 1) -> None:
        """Undo the last steps. Asking for consent is up to the table."""
        if not 0 < steps <= len(self.steps):
            raise RuleBroken("-", "nothing-to-undo")
        self._undo(log.Undo(len(self.steps) - steps))

    # Saving and drawing

    def copy(self) -> Match:
        """An independent match; its chance is drawn anew."""
        return Match.from_log(self.game, self.to_log())

    def to_log(self) -> str:
        """The log as text: JSON lines."""
        entries = list(self._with_snapshots())
        result = self.result
        if result is not None:
            seed = "" if self.seed is None else str(self.seed)
            entries.append(log.End(plain(result), seed, self.salt))
        return log.write_lines(self.header, entries)

    def save(self, path: str | Path) -> None:
        """Write the log to a file."""
        Path(path).write_text(self.to_log(), "utf-8")

    def replay(self, say: Callable[[Words], str] | None = None) -> HtmlReplay:
        """The match as HTML with a slider, worded by `say` (such as a `Speaker`'s)."""
        return HtmlReplay.of(self.game, self.opening, self.frames(), say)

    def _repr_svg_(self) -> str:
        """The match in a notebook, as a spectator sees it; once over, everything is revealed."""
        scene = self.game.scene(self.known(None), None)
        return draw(scene, common_sprite(), self.game.file(f"art/{self.game.name}.svg"))

    def __repr__(self) -> str:
        standing = "over" if self.over else f"seat {self.to_act[0]} to act"
        return (
            f"<Match {self.game.name}, {self.seats} seats, {len(self.steps)} actions, {standing}>"
        )

    # Reading a log

    def _actor(self, seat: int | None) -> int | None:
        if seat is not None:
            return seat
        acting = self.to_act
        return acting[0] if acting else None

    def repeat(self, entry: log.Entry) -> None:
        """Repeat an entry of a log that is being read; raises what the entry does wrong."""
        if isinstance(entry, log.Act | log.Undo) and entry.seat is not None:
            self._check_seat(entry.seat)
        if isinstance(entry, log.Act):
            chance = Recorded(entry.outcomes)
            action = self.game.codec.convert(entry.action)
            events = self.game.apply(self.state, entry.seat, action, chance)
            chance.finish()
            self._append(entry, entry.seat, events, bool(entry.outcomes))
        elif isinstance(entry, log.Expire):
            self._repeat_expiry(entry)
        elif isinstance(entry, log.Undo):
            if not 0 <= entry.keep <= len(self.steps):
                raise RuleBroken("-", "nothing-to-undo")
            self._undo(entry)
        elif isinstance(entry, log.Snapshot):
            if entry.form == self.game.state_form and entry.digest != self.digest():
                raise LogRefused("a snapshot differs from the state that the entries lead to")
        else:
            self._check_end(entry)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise RuleBroken(f"{self.game.rule_prefix}-1", "no-such-seat", seat=seat)

    def _repeat_expiry(self, entry: log.Expire) -> None:
        raw: RawEvents = []
        chance = Recorded(entry.outcomes)
        self.game.expire(self.state, entry.timer, chance, raw)
        chance.finish()
        self._append(entry, None, self.game.event_codec.decode(raw), True)

    def _check_end(self, entry: log.End) -> None:
        # How the scoring is told may change; what it comes to may not.
        found = plain(self.result) or {}
        if any(
            entry.result.get(fact) != found.get(fact) for fact in ("reason", "scores", "places")
        ):
            raise LogRefused("the result differs from the one that the entries lead to")
        if entry.seed and log.commitment_of(entry.seed, entry.salt) != self.header.commitment:
            raise LogRefused("the seed is not the one that the header was bound to")
        self.seed, self.salt = entry.seed or None, entry.salt
