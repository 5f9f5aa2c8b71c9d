"""What is kept of a match: one line of an outcome log."""

from collections.abc import Iterable

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """A finished match in figures; lists are by seat.

    `lead_changes`, `decided` and `drama` come from the game's own evaluation, taken whenever
    the turn passes on (after every action where several may act at once): how often the lead
    changed hands, the share of the match after which the later winner led without a break, and
    how far the later winner was behind while it was (the root of the gap, after Browne).
    """

    setting: int
    number: int
    bots: tuple[str, ...]
    first: int
    """The seat that had the first turn, or acted first where there are no turns."""
    reason: str
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    actions: int
    lead_changes: int
    decided: float
    drama: float
    paid: dict[str, tuple[int, ...]]
    """The points of each scoring step, by its title."""
    uses: dict[str, tuple[int, ...]]
    """How often each seat did or met something, by the keys of `usage`."""
    gained: dict[str, tuple[int, ...]] = {}
    """The points scored with these uses, where events have points."""
    nobodys: dict[str, int] = {}
    """How often something happened to no seat in particular, by the same keys."""
    course: tuple[tuple[float, ...], ...] = ()
    """The evaluation of each seat after each tenth of the match."""
    tempo: tuple[float, ...] = ()
    """How much the evaluation changed in each tenth of the match."""
    choices: tuple[float, ...] = ()
    """How many actions there were to choose from in each tenth of the decisions."""
    uncertainty: float = 0.0
    """How close the match was on average, from 0 to 1."""
    killer_move: float = 0.0
    """The most that one turn changed anyone's evaluation."""
    stability: float = 0.0
    """The variance of a seat's evaluation in the course of the match."""
    turns: int = 0
    """How often another seat acted than before, and once for the first."""
    drama_average: float = 0.0
    """How far behind the best seat the winner was, on average over the whole match."""
    decisive_threshold: float = 0.0
    """The best evaluation that another seat than the winner ever had."""
    decisive_moves: float = 1.0
    """The share of the match after which the winner's evaluation first was above that."""
    kingmade: bool = False
    """Whether the seat in last place decided between the others."""
    decisions: dict[str, tuple[int, int]] = {}
    """By kind of action: in how many decisions it was offered beside another, and taken."""
    branching: float = 0.0
    """How many actions there were to choose from on average; 0 where bots do not tell."""
    places: dict[str, tuple[int, float, float]] = {}
    """How often events touched each place of the board, by its id, and where it lies."""
    opened: int = 0
    """The seat that acted first of all, also where that was only to prepare the board."""
    regrets: dict[str, tuple[int, float]] = {}
    """By kind of action, in stored matches: how often it was chosen, and its regret in all."""

    def signature(self) -> bytes:
        """What distinguishes a match from others, seen from the seat that had the first turn."""
        seats = len(self.scores)
        turned = [(self.first + later) % seats for later in range(seats)]
        facts = (
            self.setting,
            [self.scores[seat] for seat in turned],
            [self.bots[seat] for seat in turned],
            self.actions,
            sorted((key, [times[seat] for seat in turned]) for key, times in self.uses.items()),
        )
        return msgspec.json.encode(facts)


def distinct(outcomes: Iterable[Outcome]) -> int:
    """How many of the matches differ from all others."""
    return len({outcome.signature() for outcome in outcomes})
