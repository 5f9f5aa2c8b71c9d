"""Running checks: one random match for each case, looked at by every check."""

import random
import traceback
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from pantheon.conformance.cases import Case, Endless, cases_of, walk
from pantheon.conformance.checks import (
    AT_POSITIONS,
    AT_THE_END,
    ON_THE_GAME,
    STAGES,
    Check,
    Position,
    Stage,
)
from pantheon.core.game import Game
from pantheon.core.match import Match

LOOKED_AT = 2_000
"""Positions of a match; whatever is wrong shows before."""
MOST = 20
"""Findings of one check; more of the same kind help nobody."""


class Finding(msgspec.Struct, frozen=True):
    """A flaw, in a sentence, and the match that shows it."""

    stage: Stage
    check: str
    demand: str
    flaw: str
    case: str = ""
    step: int = 0
    log: str = ""
    """The match up to the flaw, as a match file."""

    def __str__(self) -> str:
        where = f" ({self.case}, after {self.step} actions)" if self.case else ""
        return f"{self.stage}, {self.check}{where}: {self.flaw}"


def inspect_whole(
    game: Game[Any, Any], stages: Iterable[Stage] = STAGES, luck: str = ""
) -> Iterator[Finding]:
    """All findings of a game, each flaw once, stage by stage."""
    cases = cases_of(game, luck)
    for stage in stages:
        told: set[tuple[str, str]] = set()
        parts = chain(
            (inspect_case(case, (stage,)) for case in cases),
            (inspect_game(game, (each,), cases) for each in (stage,)),
        )
        for finding in chain.from_iterable(parts):
            if (finding.check, finding.flaw) not in told:
                told.add((finding.check, finding.flaw))
                yield finding


def inspect_case(case: Case, stages: Iterable[Stage] = STAGES) -> list[Finding]:
    """The findings of one match."""
    return _Inspection(case, set(stages)).findings


def inspect_game(
    game: Game[Any, Any], stages: Iterable[Stage] = STAGES, cases: list[Case] | None = None
) -> list[Finding]:
    """The findings that concern the game as a whole."""
    wanted = set(stages)
    cases = cases_of(game) if cases is None else cases
    return [
        Finding(check.stage, check.name, check.demand, flaw)
        for check in ON_THE_GAME
        if check.stage in wanted
        for flaw in _flaws(check, game, cases)
    ]


class _Inspection:
    """One random match, and what the checks say of it."""

    def __init__(self, case: Case, stages: set[Stage]) -> None:
        self.case = case
        self.stages = stages
        self.findings: list[Finding] = []
        self._said: dict[str, set[str]] = {}
        self._checks = [
            (check, random.Random(case.seed(f"{case}:{check.name}")))
            for check in AT_POSITIONS
            if check.stage in stages
        ]
        try:
            match = case.start()
        except Exception as error:  # whatever the game raises is the finding
            self._broke(None, "the match cannot be set up", error)
            return
        if self._played(match):
            for check in AT_THE_END:
                if check.stage in stages:
                    self._note(check, match, _flaws(check, case, match))

    def _played(self, match: Match) -> bool:
        """Whether the match could be played to its end."""
        luck = random.Random(self.case.seed(0))
        before = None
        try:
            for _ in walk(match, luck):
                self._look(Position(self.case, match, before))
                before = match.game.copy(match.state)
        except Endless as endless:
            self._broke(match, str(endless))
            return False
        except Exception as error:  # whatever the game raises is the finding
            self._broke(match, "playing on fails", error)
            return False
        self._look(Position(self.case, match, before))
        return True

    def _look(self, position: Position) -> None:
        if len(position.match.steps) > LOOKED_AT and not position.match.over:
            return
        for check, luck in self._checks:
            if len(self._said.get(check.name, ())) < MOST and check.looks_at(position, luck):
                self._note(check, position.match, _flaws(check, position, luck))

    def _note(self, check: Check, match: Match, flaws: Iterable[str]) -> None:
        said = self._said.setdefault(check.name, set())
        for flaw in flaws:
            if flaw not in said and len(said) < MOST:
                said.add(flaw)
                self._add(check.stage, check.name, check.demand, flaw, match)

    def _broke(self, match: Match | None, what: str, error: Exception | None = None) -> None:
        if "plays" in self.stages:
            why = f": {_place_of(error)}" if error else ""
            self._add("plays", "matches end", "Every match of random play ends.", what + why, match)

    def _add(self, stage: Stage, name: str, demand: str, flaw: str, match: Match | None) -> None:
        step = len(match.steps) if match else 0
        log = _log_of(match) if match else ""
        self.findings.append(Finding(stage, name, demand, flaw, str(self.case), step, log))


def _log_of(match: Match) -> str:
    try:
        return match.to_log()
    except Exception:  # a game whose states cannot be saved has no match file to show
        return ""


def _flaws(check: Check, *subject: object) -> Iterator[str]:
    """What a check yields; an error of the game is a flaw too."""
    try:
        yield from check.run(*subject)
    except Exception as error:  # whatever the game raises is the finding
        yield _place_of(error)


def _place_of(error: Exception) -> str:
    """An error in a line, with the place in the game that it comes from."""
    own = Path(__file__).parent
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename).parent != own
    ]
    told = f"{type(error).__name__}: {error}"
    if not frames:
        return told
    last = frames[-1]
    return f"{told} ({last.name}, {Path(last.filename).name}, line {last.lineno})"
