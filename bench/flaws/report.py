"""The results as a page."""

from collections.abc import Mapping, Sequence

from bench.flaws.logs import Looked, Proven
from bench.flaws.planted import PLANTED
from bench.flaws.proof import Measured, Proof, Soundness
from bench.flaws.sound import SOUND
from bench.flaws.variants import Variant

from pantheon.lab.statistics.estimates import Estimate, share

NOTE = """`python -m bench.flaws prove` measured each variant by itself, with another seed than the
critic's. A planted defect counts if the whole 95 % interval of its figure lies beyond the bound in
the variant, and not in the game beside it, or is wholly worse than the interval there ({planted}
observations each). A variant counts as sound if no figure that needs no subject lies wholly beyond
its bound (seats, turn order, stalls, draws, early leaders, the last in rank, luck; {sound} matches
each). The list of variants, the detectors and their bounds were fixed by the commit above. GODS as
published favours the first of two players and Gods of the Elements the second, so their sound
variants begin at even tables (`later_power`, `support_threshold`), which they are compared with.

*New* variants were added when the search for exploits was finished, so it was not designed on them;
it was designed on the others, and what it missed among them in earlier runs is why it was changed.
*Proof*: the defect, or the figure of a sound variant that comes nearest to being one. *Search*: the
critic looked for exploits too. *Findings*: `less ACTION` is a way of playing that wins by avoiding
an action. *Matches*: of plain play; 100, and 200 or 400 where something stayed open. Each variant
is compared with the published game or the table that the lists of variants name."""
HEADS = (
    "game",
    "variant",
    "seats",
    "new",
    "proof",
    "search",
    "found",
    "findings",
    "matches",
    "CPU s",
)

Key = tuple[str, str]


def page(looked: Mapping[Key, Looked], proven: Mapping[Key, Proven]) -> str:
    """The table and what it comes to, as Markdown."""
    lines = [f"| {' | '.join(HEADS)} |", "|---" * len(HEADS) + "|"]
    seen = [each for each in (*PLANTED, *SOUND) if (each.game, each.name) in looked]
    for variant in seen:
        one = looked[variant.game, variant.name]
        proof = proof_words(proven[variant.game, variant.name])
        lines.append(
            f"| {variant.game} | {variant.name} | {variant.seats} | {_yes(variant.is_new)} |"
            f" {proof} | {_yes(variant.search)} | {_verdict(variant, one)} |"
            f" {', '.join(one.findings)} | {one.matches} | {one.seconds:.0f} |"
        )
    summary = [
        f"- In all: {_counted(seen, looked)}",
        f"- New: {_counted([each for each in seen if each.is_new], looked)}",
        f"- The others: {_counted([each for each in seen if not each.is_new], looked)}",
    ]
    rows = [looked[each.game, each.name] for each in seen]
    text = ["# The critic and planted flaws", "", *summary, "", _run(rows), "", _note(proven)]
    return "\n".join([*text, "", *lines, ""])


def _run(rows: Sequence[Looked]) -> str:
    commits, seeds = sorted({each.commit for each in rows}), sorted({each.seed for each in rows})
    how = "in one run" if len(commits) == len(seeds) == 1 else "in several runs"
    longest = max((each.seconds for each in rows), default=0)
    return (
        f"{len(rows)} of {len(PLANTED) + len(SOUND)} variants, greedy bots, {how}: commit"
        f" {', '.join(commits)}, seed {', '.join(map(str, seeds))}. The longest took"
        f" {longest:.0f} s of one core."
    )


def _note(proven: Mapping[Key, Proven]) -> str:
    held = [each for each in proven.values() if each.holds]
    planted = [each.here.estimate.count for each in held if isinstance(each, Proof)]
    sound = [
        figure.estimate.count
        for each in held if isinstance(each, Soundness) for figure in each.figures
    ]  # fmt: skip
    return NOTE.format(planted=_range(planted), sound=_range(sound))


def _range(sizes: Sequence[int]) -> str:
    return f"{min(sizes, default=0)} to {max(sizes, default=0)}"


def _yes(is_so: bool) -> str:
    return "yes" if is_so else ""


def _is_found(variant: Variant, one: Looked) -> bool:
    return any(names(each, flaw) for each in one.findings for flaw in variant.flaws)


def _verdict(variant: Variant, one: Looked) -> str:
    if variant.flaws:
        return "yes" if _is_found(variant, one) else "**no**"
    return "**false alarm**" if one.findings else "sound"


def _counted(variants: Sequence[Variant], looked: Mapping[Key, Looked]) -> str:
    """How many defects were found, and how many sound variants had a false alarm."""
    pairs = [(each, looked[each.game, each.name]) for each in variants]
    hits = [_is_found(each, one) for each, one in pairs if each.flaws]
    alarms = [bool(one.findings) for each, one in pairs if not each.flaws]
    found, wrong = share(sum(hits), len(hits)), share(sum(alarms), len(alarms))
    return (
        f"{sum(hits)} of {len(hits)} planted defects found {_percent(found)}; {sum(alarms)} of"
        f" {len(alarms)} sound variants with a false alarm {_percent(wrong)}."
    )


def _percent(one: Estimate) -> str:
    return f"({one.value:.0%}, 95 % interval {one.low:.0%} to {one.high:.0%})"


def proof_words(proof: Proven) -> str:
    """What was proven, in words."""
    if isinstance(proof, Soundness):
        return f"{'' if proof.holds else 'not sound; '}{_measured(proof.nearest)}"
    return f"{_measured(proof.here)}; beside it {proof.beside.estimate.value:.0%}"


def _measured(found: Measured) -> str:
    if found.is_beyond:
        side = "over" if found.is_high else "under"
    else:
        side = "not surely over" if found.is_high else "not surely under"
    return f"{found.figure} {_percent(found.estimate)}, {side} {found.bound:.0%}"


def names(finding: str, flaw: str) -> bool:
    """Whether a finding is about a planted flaw."""
    return f"{finding} ".startswith(f"{flaw} ")
