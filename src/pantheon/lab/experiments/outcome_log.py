"""A plan's outcomes in a file of JSON lines, one per match, so that a run can be resumed."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from pantheon.core.errors import PantheonError
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Job, Plan


class OutcomeLogRefused(PantheonError):
    """A file that belongs to another plan, or is no outcome log."""


class OutcomeLog:
    """Outcomes kept in a file, each by its setting and number.

    With `reading`, another process may be writing the file.
    """

    def __init__(self, path: Path, plan: Plan, reading: bool = False) -> None:
        self.path = path
        self._reading = reading
        self.plan = plan
        self._kept: dict[tuple[int, int], Outcome] = {}
        if path.exists() and path.stat().st_size:
            self._read()
        elif not reading:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def open_jobs(self) -> list[Job]:
        """The matches of the plan that have not been played yet."""
        return self.missing(self.plan.jobs())

    def missing(self, jobs: Iterable[Job]) -> list[Job]:
        """Those of the jobs that have not been played yet."""
        return [job for job in jobs if (job.setting, job.number) not in self._kept]

    def outcome(self, setting: int, number: int) -> Outcome:
        """The match of a setting with this number."""
        return self._kept[setting, number]

    def append(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """Write each outcome as it arrives, and pass it on."""
        with self.path.open("ab") as file:
            for outcome in outcomes:
                file.write(msgspec.json.encode(outcome) + b"\n")
                file.flush()
                self._kept[outcome.setting, outcome.number] = outcome
                yield outcome

    def outcomes(self, setting: int) -> list[Outcome]:
        """A setting's matches in the order of their numbers."""
        numbers = range(self.plan.matches)
        return [self._kept[setting, each] for each in numbers if (setting, each) in self._kept]

    def _read(self) -> None:
        head, *lines = self.path.read_bytes().splitlines(keepends=True)
        try:
            other = msgspec.json.decode(head, type=Plan)
        except msgspec.MsgspecError as error:
            raise OutcomeLogRefused(
                f"{self.path}: line 1 is not the plan of an outcome log"
            ) from error
        if not self.plan.measures(other):
            changed = other.sources != self.plan.sources
            why = (
                "was written under other sources"
                if changed
                else "is the outcome log of another plan"
            )
            raise OutcomeLogRefused(
                f"{self.path} {why} ({other.command});"
                " choose another file with --out, or start over with --fresh"
            )
        whole = len(head)
        for number, line in enumerate(lines, 2):
            try:
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.MsgspecError as error:
                if number == len(lines) + 1 and not line.endswith(b"\n"):
                    break
                raise OutcomeLogRefused(f"{self.path}: line {number} is not an outcome") from error
            whole += len(line)
            self._kept[outcome.setting, outcome.number] = outcome
        self._truncate(whole)

    def _truncate(self, whole: int) -> None:
        """Cut off the unfinished line of a writer that was killed."""
        if not self._reading and self.path.stat().st_size > whole:
            with self.path.open("r+b") as file:
                file.truncate(whole)
