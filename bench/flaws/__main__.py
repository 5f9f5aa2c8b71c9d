"""Let the critic look at variants with a known defect and at sound ones.

    python -m bench.flaws prove --seed 1 --processes 2
    python -m bench.flaws play nations elements --seed 2
    python -m bench.flaws report

`prove` measures each variant by itself (see `proof`); `play` begins only when every planted defect
is there and no sound variant has one. Each variant is then a line of `bench/flaws.jsonl`; what was
looked at is not looked at again. `report` writes `bench/RESULTS-critic.md`. The critic compares
each variant with the game as published, or with the table named as its `base`
(`pantheon lab critic --baseline`). A defect is found if a finding names it; a false alarm is any
finding about a sound variant. What is found does not depend on the number of processes.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.commits import commit_of
from bench.flaws.logs import HERE, LOOKS, PROOFS
from bench.flaws.report import page, proof_words
from bench.flaws.work import VARIANTS, Key, Run, each_of, look, prove

PAGE = HERE / "RESULTS-critic.md"


def prove_all(keys: Sequence[Key], run: Run, processes: int) -> None:
    """Measure those of the variants that were not measured yet."""
    done = PROOFS.read()
    for proof in each_of(prove, run, [each for each in keys if each not in done], processes):
        PROOFS.append(proof)
        verdict = "holds" if proof.holds else "DOES NOT HOLD"
        print(f"{proof.game}: {proof.name}: {proof_words(proof)}: {verdict}", flush=True)


def play_all(keys: Sequence[Key], run: Run, processes: int) -> None:
    """Look at those of the variants that were not looked at yet."""
    proven, done = PROOFS.read(), LOOKS.read()
    if unproven := [key for key in keys if key not in proven or not proven[key].holds]:
        names = "; ".join(": ".join(each) for each in unproven)
        raise SystemExit(f"not proven, so there is nothing to compare the critic with: {names}")
    for looked in each_of(look, run, [each for each in keys if each not in done], processes):
        LOOKS.append(looked)
        found = f"{looked.matches} matches: {looked.findings}"
        print(f"{looked.seconds:6.1f} s  {looked.game}: {looked.name}: {found}", flush=True)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("prove", "play", "report"))
    every = list(dict.fromkeys(game for game, _ in VARIANTS))
    parser.add_argument("games", nargs="*", default=every)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    wanted = parser.parse_intermixed_args()
    if wanted.what != "report":
        keys = [each for each in VARIANTS if each[0] in wanted.games]
        work = prove_all if wanted.what == "prove" else play_all
        with tempfile.TemporaryDirectory() as folder:
            run = Run(wanted.seed, wanted.matches, commit_of(), Path(folder))
            work(keys, run, wanted.processes)
    if wanted.what != "prove":
        PAGE.write_text(page(LOOKS.read(), PROOFS.read()), "utf-8")


if __name__ == "__main__":
    main()
