"""The critic's report: what looks broken, how sure that is, and a match to watch for each."""

import re
import shlex
from pathlib import Path

import msgspec

from pantheon.lab.critic.claims import Judgement
from pantheon.lab.critic.detectors import LUCK
from pantheon.lab.critic.evidence import Evidence
from pantheon.lab.critic.finding import Finding
from pantheon.lab.critic.ways import described, won_by
from pantheon.lab.experiments.jobs import match_of
from pantheon.lab.experiments.plan import Plan
from pantheon.lab.experiments.variant import PlayLink, play_link, variant_of
from pantheon.lab.reports import charts
from pantheon.lab.reports.provenance import Provenance, provenance_of
from pantheon.lab.reports.rendering import render
from pantheon.lab.statistics.estimates import Estimate, share


class Watched(msgspec.Struct, frozen=True):
    """A finding's match: its file, and after how many actions to look."""

    file: str
    at: int
    command: str


class Found(msgspec.Struct, frozen=True):
    """A finding as a report has it."""

    kind: str
    subject: str
    sentence: str
    estimate: Estimate
    expected: str
    watch: Watched | None


class Rung(msgspec.Struct, frozen=True):
    """A bot against one that thinks half as long."""

    better: str
    worse: str
    win_share: Estimate


class CriticReport(Provenance, frozen=True):
    """What the critic found, as JSON has it."""

    seats: int
    bot: str
    matches: int
    findings: list[Found]
    beats_random: Estimate
    """What the plain bot wins against random play."""
    chance: Estimate
    """The share of results that chance explains, by the win share against random play."""
    rungs: list[Rung]
    doublings: int
    """How many doublings of the thinking time in a row clearly win more than their fair share."""
    ways: dict[str, Estimate]
    """What the best ways of playing win against the plain bot."""
    fair_share: float
    open: PlayLink
    """The link that plays this table in the browser."""


def report_of(plan: Plan, evidence: Evidence, judgement: Judgement, folder: Path) -> CriticReport:
    """The report on the evidence; matches to watch are written into the folder."""
    question, skill = evidence.question, evidence.skill
    bot = question.bots[0]
    beats = share(sum(won_by(bot, each) for each in skill.outcomes), len(skill.outcomes))
    rungs = _rungs(evidence)
    clear = [each.win_share.low > evidence.fair for each in rungs]
    return CriticReport(
        *provenance_of(plan),
        question.seats,
        bot,
        len(evidence.plain.outcomes),
        [
            _found(plan, claim.finding(), number, folder)
            for number, claim in enumerate(judgement.held, 1)
        ],
        beats,
        _explained(beats, evidence.fair),
        rungs,
        (*clear, False).index(False),
        {described(each.bot): each.win_share() for each in evidence.responses},
        round(evidence.fair, 4),
        play_link(variant_of(plan.game, question.seats, question.options)),
    )


def _explained(beats: Estimate, fair: float) -> Estimate:
    """What chance explains: all if the bot wins its fair share, and nothing if it wins always."""
    value, low, high = (
        round(min(1.0, max(0.0, (1 - each) / (1 - fair))), 4)
        for each in (beats.value, beats.high, beats.low)
    )
    return Estimate(value, low, high, beats.count)


def _rungs(evidence: Evidence) -> list[Rung]:
    found = []
    for played in evidence.ladder:
        better, worse = played.setting.bots[:2]
        won = sum(won_by(better, each) for each in played.outcomes)
        found.append(Rung(better, worse, share(won, len(played.outcomes))))
    return found


def _found(plan: Plan, finding: Finding, number: int, folder: Path) -> Found:
    watch = None
    if finding.example is not None:
        match = match_of(plan.job_of(finding.example.setting, finding.example.number))
        folder.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"\W+", "-", f"{number}-{finding.kind}-{finding.subject}").strip("-")
        path = folder / f"{name[:60]}.jsonl"
        match.save(path)
        at = finding.example.moment(match)
        command = shlex.join(["pantheon", "replay", str(path), "--at", str(at)])
        watch = Watched(path.name, at, command)
    return Found(
        finding.kind,
        finding.subject,
        finding.sentence,
        finding.estimate,
        finding.expected,
        watch,
    )


def html_of(report: CriticReport) -> str:
    """The report as one HTML file."""
    ways = charts.estimates(
        f"Win share of the best ways of playing against {report.bot}",
        list(report.ways.items()),
        report.fair_share,
    )
    drawn = [ways]
    if report.rungs:
        rows = [(f"{each.better} beats {each.worse}", each.win_share) for each in report.rungs]
        drawn.append(charts.estimates("Thinking twice as long", rows, report.fair_share))
    return render("critic.html.j2", report=report, charts=drawn, luck=LUCK)
