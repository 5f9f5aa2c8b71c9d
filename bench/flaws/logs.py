"""What was looked at, or proven, so far: a line for each variant."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec
from bench.flaws.proof import Proof, Soundness

HERE = Path(__file__).parents[1]


class Looked(msgspec.Struct, frozen=True):
    """What the critic said about a variant."""

    game: str
    name: str
    commit: str
    seed: int
    matches: int
    """Of plain play, at the last look."""
    seconds: float
    """Of its process's time on a core, and of that for the game as published beside it, if that
    process did not have its matches yet."""
    findings: list[str]
    """`KIND SUBJECT` of each."""
    sentences: list[str]


Proven = Proof | Soundness
Line = TypeVar("Line", bound=Looked | Proven)


class Log(msgspec.Struct, Generic[Line], frozen=True):
    """A file with a line for each variant."""

    path: Path
    decode: Callable[[bytes], Line]

    def read(self) -> dict[tuple[str, str], Line]:
        """The lines by game and name."""
        if not self.path.exists():
            return {}
        lines = map(self.decode, self.path.read_bytes().splitlines())
        return {(each.game, each.name): each for each in lines}

    def append(self, line: Line) -> None:
        """Keep a line."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


LOOKS: Log[Looked] = Log(HERE / "flaws.jsonl", msgspec.json.Decoder(Looked).decode)
PROOFS: Log[Proven] = Log(HERE / "flaw-proofs.jsonl", msgspec.json.Decoder(Proven).decode)
