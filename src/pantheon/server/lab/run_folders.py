"""The folders of runs: what was asked for, what came out, and the report."""

import re
import secrets
import shutil
import time
from pathlib import Path

import msgspec

from pantheon.table.refusals import refusal
from pantheon.table.store.data_folder import make_data_folder

FORM, CARD, FIGURES, REPORT = "form.json", "card.json", "figures.json", "report.html"
_ID = re.compile(r"\d{8}-\d{6}-[0-9a-f]{4}")


class Card(msgspec.Struct, frozen=True):
    """The part of a run's card that the server needs."""

    done: int = 0
    total: int = 0
    matches: int = 0


class RunFolders:
    """The folders of all runs, in the data folder unless another is named."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where they are; made when it is first needed."""
        folder = self._folder or make_data_folder() / "lab"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    def new(self, form: bytes) -> str:
        """Make the folder of a new run; its name begins with the time."""
        run = f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{secrets.token_hex(2)}"
        path = self.folder / run
        path.mkdir(mode=0o700)
        (path / FORM).write_bytes(form)
        return run

    def names(self) -> list[str]:
        """All runs, the newest first."""
        return sorted((each.name for each in self.folder.iterdir() if self.has(each.name)),
                      reverse=True)  # fmt: skip

    def has(self, run: str) -> bool:
        """Whether there is such a run."""
        return _ID.fullmatch(run) is not None and (self.folder / run / FORM).is_file()

    def path(self, run: str) -> Path:
        """The folder of a run; refuses what is none."""
        if not self.has(run):
            raise refusal("unknown_run")
        return self.folder / run

    def read(self, run: str, file: str) -> bytes | None:
        """A file of a run, if it is there yet."""
        try:
            return (self.path(run) / file).read_bytes()
        except FileNotFoundError:
            return None

    def card(self, run: str) -> Card:
        """How far a run is."""
        found = self.read(run, CARD)
        return msgspec.json.decode(found, type=Card) if found else Card()

    def extend(self, run: str, matches: int, cluster: str | None) -> bytes:
        """Ask for more matches of each variant, or another cluster; the form as it was."""
        before = self.read(run, FORM) or b"{}"
        form = msgspec.json.decode(before)
        form["matches"] = max(matches, form.get("matches", 0))
        if cluster is not None:
            form["cluster"] = cluster
        self.rewrite(run, msgspec.json.encode(form))
        return before

    def rewrite(self, run: str, form: bytes) -> None:
        """Replace what was asked for."""
        (self.path(run) / FORM).write_bytes(form)

    def delete(self, run: str) -> None:
        """Delete a run and everything about it."""
        shutil.rmtree(self.path(run), ignore_errors=True)
