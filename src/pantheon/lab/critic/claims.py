"""Claims: what would be broken if a share lay beyond a bound, and which of them hold.

Many things are tested in a run, so each has to stand out more than it would alone. The chance of
any false finding is kept under `LEVEL`: it is divided among the kinds of claim and among the looks
at a growing sample, and Holm's correction is applied within each kind.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

import msgspec

from pantheon.lab.critic.finding import Example, Finding
from pantheon.lab.statistics.estimates import share
from pantheon.lab.statistics.significance import above, below, higher, holm, lower

LEVEL = 0.05
LOOKS = 3
"""A sample grows at most so often, each time to twice its size, while something is open."""
OPEN = 0.1
"""A claim that does not hold, but whose chance is smaller than this, is open."""


Key = tuple[str, str, bool]
"""By which a claim is found again in another variant of the game."""


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """That `total` of `count` is too much (or, unless `is_high`, too little) for the bound."""

    kind: str
    subject: str
    total: float
    count: float
    bound: float
    is_high: bool = True
    sentence: str
    expected: str
    example: Callable[[], Example | None] = lambda: None
    name: str = ""
    """What the claim is about, where that is not its subject."""
    is_alone: bool = False
    """Whether only the clearest claim of this kind is reported: they say the same."""

    @property
    def key(self) -> Key:
        """Its kind, what it is about, and on which side of the bound."""
        return self.kind, self.name or self.subject, self.is_high

    def chance(self) -> float:
        """The chance of such a share if the true one were the bound."""
        return (above if self.is_high else below)(self.total, self.count, self.bound)

    def chance_beside(self, other: "Claim") -> float:
        """The chance of such a difference if the other table had the same share."""
        differs = higher if self.is_high else lower
        return differs(self.total, self.count, other.total, other.count)

    def finding(self) -> Finding:
        """The claim as a finding."""
        found = share(self.total, round(self.count))
        return Finding(self.kind, self.subject, self.sentence, found, self.expected, self.example())


class Judgement(msgspec.Struct, frozen=True):
    """The claims that hold, and those that more matches could settle, by their keys."""

    held: list[Claim]
    open: frozenset[Key] = frozenset()


def judge(claims: Iterable[Claim], baseline: Iterable[Claim] | None = None) -> Judgement:
    """Which claims hold. With a baseline, they also have to differ from what it says."""
    known = None if baseline is None else {each.key: each for each in baseline}
    ranked = sorted(claims, key=lambda each: each.kind)
    kinds = [list(group) for _, group in groupby(ranked, key=lambda each: each.kind)]
    held: list[Claim] = []
    still_open: set[Key] = set()
    for group in kinds:
        chances = [_chance(each, known) for each in group]
        holds = holm(chances, LEVEL / len(kinds) / LOOKS)
        found = [(chance, at) for at, chance in enumerate(chances) if holds[at]]
        if group[0].is_alone:
            found = found and [min(found)]
        if not (group[0].is_alone and found):
            still_open |= {
                each.key
                for each, chance, holding in zip(group, chances, holds, strict=True)
                if chance < OPEN and not holding
            }
        held += [group[at] for _, at in found]
    return Judgement(held, frozenset(still_open))


def _chance(claim: Claim, known: Mapping[Key, Claim] | None) -> float:
    chance = claim.chance()
    if known is None or chance > OPEN:
        return chance
    other = known.get(claim.key)
    return chance if other is None else max(chance, claim.chance_beside(other))


def effective(pairs: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """The hits and the size of a sample of matches with several (tries, hits) each.

    What happens in one match is alike, so such a sample is worth less than its number of tries:
    both are divided by the design effect.
    """
    tries, hits = (sum(column) for column in zip(*pairs, strict=True))
    part = hits / tries
    if len(pairs) < 2 or not 0 < part < 1:
        return hits, tries
    between = sum((hit - part * tried) ** 2 for tried, hit in pairs)
    between *= len(pairs) / (len(pairs) - 1) / tries
    design = max(1.0, between / (part * (1 - part)))
    return hits / design, tries / design
