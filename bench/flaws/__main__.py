"""Let the critic look at variants with a known defect and at sound ones, a slice at a time.

    python -m bench.flaws play --matches 80 --minutes 30
    python -m bench.flaws play --exploits
    python -m bench.flaws report

Each variant is a line of `bench/flaws.jsonl`; a slice goes on where the last one stopped. `report`
writes `bench/RESULTS-critic.md`. A defect is found if the critic names it and does not name it in
the game as published; a false alarm is any finding about a sound variant that the game as
published does not have, of the same kind and about the same kind of thing.
"""

import argparse
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from bench.flaws.variants import BASES, PLANTED, SOUND, Variant

from pantheon import games
from pantheon.lab.critic.detectors import findings_of
from pantheon.lab.critic.evidence import Question, gather
from pantheon.lab.experiments.plan import Plan, whole_options
from pantheon.lab.experiments.run import match_runner, open_log

HERE = Path(__file__).parents[1]
LOG, PAGE = HERE / "flaws.jsonl", HERE / "RESULTS-critic.md"


class Looked(msgspec.Struct, frozen=True):
    """What the critic said about a variant."""

    game: str
    name: str
    matches: int
    exploits: bool
    seconds: float
    findings: list[str]
    """`KIND SUBJECT` of each."""
    sentences: list[str]

    @property
    def key(self) -> tuple[str, str, bool]:
        return self.game, self.name, self.exploits


def look(variant: Variant, matches: int, exploits: bool, workers: int) -> Looked:
    """Let the critic look at one variant."""
    usual = games.find(variant.game)
    games.register(variant.game_to_play())
    bots = ("greedy",) * variant.seats
    options = whole_options(variant.game, variant.seats, variant.options)
    question = Question(variant.game, bots, options, matches, exploits=exploits)
    start = time.monotonic()
    try:
        with tempfile.TemporaryDirectory() as folder:
            plan = Plan(variant.game, usual.rules_version, (), 0, 0, "bench.flaws")
            log = open_log(plan, Path(folder) / "log.jsonl", fresh=True)
            with match_runner(log, workers, None, 0) as runner:
                findings = findings_of(gather(question, runner))
    finally:
        games.register(usual)
    return Looked(
        variant.game,
        variant.name,
        matches,
        exploits,
        round(time.monotonic() - start, 1),
        [f"{each.kind} {each.subject}" for each in findings],
        [each.sentence for each in findings],
    )


def read() -> list[Looked]:
    """What was looked at so far."""
    if not LOG.exists():
        return []
    return [msgspec.json.decode(line, type=Looked) for line in LOG.read_bytes().splitlines()]


def play(matches: int, exploits: bool, minutes: float, workers: int) -> None:
    """Look at the variants that were not looked at yet, as long as there is time."""
    done = {each.key for each in read()}
    deadline = time.monotonic() + 60 * minutes
    for variant in (*BASES, *_in_turns(PLANTED, SOUND)):
        if (variant.game, variant.name, exploits) in done:
            continue
        if time.monotonic() > deadline:
            return
        looked = look(variant, matches, exploits, workers)
        with LOG.open("ab") as file:
            file.write(msgspec.json.encode(looked) + b"\n")
        print(f"{looked.seconds:6.1f} s  {variant.game}: {variant.name}: {looked.findings}")


def _in_turns(planted: Sequence[Variant], sound: Sequence[Variant]) -> list[Variant]:
    """Two planted ones for each sound one, so that any slice has both."""
    mixed: list[Variant] = []
    for at, variant in enumerate(planted):
        mixed.append(variant)
        if at % 2 and at // 2 < len(sound):
            mixed.append(sound[at // 2])
    return mixed


def report() -> str:
    """The table, as Markdown."""
    looked = {(each.game, each.name): each for each in read()}
    known = {each.game: set(map(_about, looked[each.game, each.name].findings)) for each in BASES
             if (each.game, each.name) in looked}  # fmt: skip
    lines = ["| game | variant | found | findings beyond those of the game as published | s |",
             "|---|---|---|---|---|"]  # fmt: skip
    found = wrong = planted = sound = 0
    for variant in (*PLANTED, *SOUND):
        one = looked.get((variant.game, variant.name))
        if one is None or variant.game not in known:
            continue
        new = [each for each in one.findings if _about(each) not in known[variant.game]]
        if variant.flaws:
            planted += 1
            hit = any(names(each, flaw) for each in new for flaw in variant.flaws)
            found += hit
            verdict = "yes" if hit else "**no**"
        else:
            sound += 1
            wrong += bool(new)
            verdict = "**false alarm**" if new else "sound"
        lines.append(
            f"| {variant.game} | {variant.name} | {verdict} | {', '.join(new)} |"
            f" {one.seconds:.0f} |"
        )
    total = f"{found} of {planted} planted defects found, {wrong} of {sound} sound variants with a"
    seen = next(iter(looked.values()), None)
    how = f"{seen.matches} matches of plain play each, greedy bots, two seats" if seen else ""
    exploits = any(each.exploits for each in looked.values())
    part = "with" if exploits else "without"
    summary = (
        f"{total} false alarm; of {len(PLANTED)} and {len(SOUND)} variants in all. {how},"
        f" {part} the search for exploits."
    )
    return "\n".join(["# The critic and planted flaws", "", summary, "", *lines, ""])


def _about(finding: str) -> str:
    """The kind of a finding and of the thing it is about: `dead_card end 2,4` is about ends."""
    return " ".join(finding.split()[:2])


def names(finding: str, flaw: str) -> bool:
    """Whether a finding is about a planted flaw."""
    kind, _, subject = flaw.partition(" ")
    return finding.startswith(f"{kind} {subject}")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("--matches", type=int, default=80)
    parser.add_argument("--exploits", action="store_true")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    if wanted.what == "play":
        play(wanted.matches, wanted.exploits, wanted.minutes, wanted.workers)
    PAGE.write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
