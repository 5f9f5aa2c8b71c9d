"""What is done with one variant. No variant depends on another, so processes may share the work."""

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import msgspec
from bench.flaws.logs import Looked, Proven
from bench.flaws.matches import published, runner_in
from bench.flaws.planted import PLANTED
from bench.flaws.proof import proof_of, soundness_of
from bench.flaws.sound import SOUND
from bench.flaws.variants import playing

from pantheon import games
from pantheon.lab.critic.criticism import criticise
from pantheon.lab.critic.evidence import Evidence, Question, gather_beside
from pantheon.lab.experiments.plan import whole_options

VARIANTS = {(each.game, each.name): each for each in (*PLANTED, *SOUND)}
SLOW = ("envoys", "four_gods")
"""Games whose matches take long."""
PROVEN, PROVEN_SOUND, PROVEN_SLOWLY = 300, 1000, 400
"""Matches for the proof of a defect, and of plain play for that of a sound variant."""

Found = TypeVar("Found")
Key = tuple[str, str]


class Run(msgspec.Struct, frozen=True):
    """What all variants of a run have in common."""

    seed: int
    matches: int
    commit: str
    folder: Path
    """For the matches, until the run is over."""


def each_of(
    work: Callable[[Run, Key], Found], run: Run, keys: Sequence[Key], processes: int
) -> Iterator[Found]:
    """The work on every variant, as it is done; what takes long begins first."""
    ranked = sorted(keys, key=lambda key: (key[0] in SLOW, VARIANTS[key].search), reverse=True)
    if processes == 1:
        yield from map(partial(work, run), ranked)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(work, run, key) for key in ranked]):
            yield future.result()


def prove(run: Run, key: Key) -> Proven:
    """Measure a planted defect, or that a sound variant has none."""
    variant = VARIANTS[key]
    with tempfile.TemporaryDirectory(dir=run.folder) as own:
        runner = runner_in(Path(own), variant.game, run.seed)
        if not variant.flaws:
            matches = PROVEN_SLOWLY if variant.game in SLOW else PROVEN_SOUND
            return soundness_of(variant, matches, runner)
        return proof_of(variant, PROVEN, runner, published(run.folder, variant.game, run.seed))


def look(run: Run, key: Key) -> Looked:
    """Let the critic look at a variant."""
    variant = VARIANTS[key]
    bots = ("greedy",) * variant.seats
    options = whole_options(variant.game, variant.seats, variant.base | variant.options)
    question = Question(variant.game, bots, options, run.matches, exploits=variant.search)
    beside = whole_options(variant.game, variant.seats, variant.base)
    same = msgspec.structs.replace(question, options=beside)
    usual = games.find(variant.game)

    def baseline(evidence: Evidence) -> Evidence:
        with playing(usual):
            return gather_beside(evidence, same, published(run.folder, variant.game, run.seed))

    start = time.process_time()
    with (
        tempfile.TemporaryDirectory(dir=run.folder) as own,
        playing(variant.game_to_play()),
    ):
        runner = runner_in(Path(own), variant.game, run.seed)
        evidence, judgement = criticise(question, runner, baseline)
    return Looked(
        variant.game,
        variant.name,
        run.commit,
        run.seed,
        len(evidence.plain.outcomes),
        round(time.process_time() - start, 1),
        [f"{each.kind} {each.subject}" for each in judgement.held],
        [each.sentence for each in judgement.held],
    )
