"""Let the critic look at variants with a known defect and at sound ones.

    python -m bench.flaws play nations elements --seed 1
    python -m bench.flaws report

Each variant is a line of `bench/flaws.jsonl`; what was looked at is not looked at again. `report`
writes `bench/RESULTS-critic.md`. The critic compares each variant with the game as published
(`pantheon lab critic --baseline`). A defect is found if a finding names it; a false alarm is any
finding about a sound variant. Several processes may play different games at once.
"""

import argparse
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from bench.flaws.variants import PLANTED, SOUND, Variant

from pantheon import games
from pantheon.lab.critic.criticism import criticise
from pantheon.lab.critic.evidence import Evidence, Question, gather_beside
from pantheon.lab.experiments.plan import Plan, whole_options
from pantheon.lab.experiments.run import MatchRunner, match_runner, open_log

HERE = Path(__file__).parents[1]
LOG, PAGE = HERE / "flaws.jsonl", HERE / "RESULTS-critic.md"
NOTE = """Detectors and bounds were settled with other seeds before the older commit, not since.
A run with seed 2026 before that was stopped: three planted flaws of Gods of the Elements were none,
and exploits were misnamed. *Search*: the critic looked for exploits too. *Matches of plain play*:
100, and 200 or 400 where something stayed open. Each variant is compared with the published game
or the table that `variants.py` names. A planted exploit counts only if a bot that takes every
chance to do it beats the plain bot. Four of the run with seed 2027 did not (45 to 62 % of 100
matches each) and the critic found nothing in them; one was dropped and three were replaced before
the newer commit. Counted as defects, they would make it 25 of 31."""


class Looked(msgspec.Struct, frozen=True):
    """What the critic said about a variant."""

    game: str
    name: str
    commit: str
    seed: int
    matches: int
    """Of plain play, at the last look."""
    seconds: float
    """Of this process's time on a core, and of that for the game as published beside it."""
    findings: list[str]
    """`KIND SUBJECT` of each."""
    sentences: list[str]


@contextmanager
def _runner(game: str, seed: int) -> Iterator[MatchRunner]:
    plan = Plan(game, games.find(game).rules_version, (), 0, seed, "bench.flaws")
    with tempfile.TemporaryDirectory() as folder:
        log = open_log(plan, Path(folder) / "log.jsonl", fresh=True)
        with match_runner(log, 1, None, 0) as runner:
            yield runner


def look(variant: Variant, published: MatchRunner, matches: int, commit: str) -> Looked:
    """Let the critic look at one variant."""
    usual, changed = games.find(variant.game), variant.game_to_play()
    bots = ("greedy",) * variant.seats
    options = whole_options(variant.game, variant.seats, variant.base | variant.options)
    question = Question(variant.game, bots, options, matches, exploits=variant.search)
    beside = whole_options(variant.game, variant.seats, variant.base)
    same = msgspec.structs.replace(question, options=beside)

    def baseline(evidence: Evidence) -> Evidence:
        games.register(usual)
        try:
            return gather_beside(evidence, same, published)
        finally:
            games.register(changed)

    start = time.process_time()
    games.register(changed)
    try:
        with _runner(variant.game, published.log.plan.seed) as runner:
            evidence, judgement = criticise(question, runner, baseline)
    finally:
        games.register(usual)
    return Looked(
        variant.game,
        variant.name,
        commit,
        published.log.plan.seed,
        len(evidence.plain.outcomes),
        round(time.process_time() - start, 1),
        [f"{each.kind} {each.subject}" for each in judgement.held],
        [each.sentence for each in judgement.held],
    )


def commit_of() -> str:
    """The commit that is looked with; `+` where the critic or the variants have changed since."""
    git = ["git", "-C", str(HERE)]
    name = subprocess.run(
        [*git, "rev-parse", "--short=10", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()
    paths = [str(HERE / "flaws"), str(HERE.parent / "src")]
    changed = subprocess.run([*git, "diff", "--quiet", "HEAD", "--", *paths], check=False)
    return name + ("+" if changed.returncode else "")


def read() -> list[Looked]:
    """What was looked at so far."""
    if not LOG.exists():
        return []
    return [msgspec.json.decode(line, type=Looked) for line in LOG.read_bytes().splitlines()]


def play(names: Sequence[str], matches: int, seed: int) -> None:
    """Look at the variants of these games that were not looked at yet."""
    done = {(each.game, each.name) for each in read()}
    commit = commit_of()
    for game in names:
        with _runner(game, seed) as published:
            for variant in (*PLANTED, *SOUND):
                if variant.game != game or (game, variant.name) in done:
                    continue
                looked = look(variant, published, matches, commit)
                with LOG.open("ab") as file:
                    file.write(msgspec.json.encode(looked) + b"\n")
                found = f"{looked.matches} matches: {looked.findings}"
                print(f"{looked.seconds:6.1f} s  {game}: {variant.name}: {found}", flush=True)


def report() -> str:
    """The table, as Markdown."""
    known = {(each.game, each.name) for each in (*PLANTED, *SOUND)}
    looked = {(each.game, each.name): each for each in read() if (each.game, each.name) in known}
    lines = ["| game | variant | search | found | findings | matches of plain play | CPU s |",
             "|---|---|---|---|---|---|---|"]  # fmt: skip
    found = wrong = planted = sound = 0
    for variant in (*PLANTED, *SOUND):
        one = looked.get((variant.game, variant.name))
        if one is None:
            continue
        if variant.flaws:
            planted += 1
            hit = any(names(each, flaw) for each in one.findings for flaw in variant.flaws)
            found += hit
            verdict = "yes" if hit else "**no**"
        else:
            sound += 1
            wrong += bool(one.findings)
            verdict = "**false alarm**" if one.findings else "sound"
        lines.append(
            f"| {variant.game} | {variant.name} | {'yes' if variant.search else ''} | {verdict} |"
            f" {', '.join(one.findings)} |"
            f" {one.matches} | {one.seconds:.0f} |"
        )
    rows = list(looked.values())
    commits, seeds = sorted({each.commit for each in rows}), sorted({each.seed for each in rows})
    how = "in one run" if len(commits) == len(seeds) == 1 else "in several runs"
    longest = max((each.seconds for each in rows), default=0)
    summary = (
        f"{found} of {planted} planted defects found; {wrong} of {sound} sound variants with a"
        f" false alarm; {len(PLANTED)} and {len(SOUND)} variants in all. Greedy bots, two seats,"
        f" {how}: commit {', '.join(commits)}, seed"
        f" {', '.join(map(str, seeds))}. The longest took {longest:.0f} s of one core."
    )
    return "\n".join(["# The critic and planted flaws", "", summary, "", NOTE, "", *lines, ""])


def names(finding: str, flaw: str) -> bool:
    """Whether a finding is about a planted flaw."""
    kind, _, subject = flaw.partition(" ")
    return finding.startswith(f"{kind} {subject}")


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "report"))
    every = list(dict.fromkeys(each.game for each in PLANTED))
    parser.add_argument("games", nargs="*", default=every)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_intermixed_args()
    if wanted.what == "play":
        play(wanted.games, wanted.matches, wanted.seed)
    PAGE.write_text(report(), "utf-8")


if __name__ == "__main__":
    main()
