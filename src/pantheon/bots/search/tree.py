"""The tree of a search: a node for each sequence of actions from the root, without chance.

The search is open-loop: a node is found by the actions that lead to it, whatever the random
outcomes on the way, so its figures are averages over luck and hidden information. The legal
actions at a node may therefore differ from visit to visit.
"""

from __future__ import annotations

import math
from typing import Final

LEAST_UNIT: Final = 0.005
"""The smallest unit of value, for nodes whose actions all look alike."""


class SearchParameters:
    """The parameters of a search; the defaults are those of the levels."""

    def __init__(self) -> None:
        self.exploration: float = 4.0
        """The exploration constant (the c of PUCT), in units of how much worse than the best an
        action of the node is on average."""
        self.prior_visits: float = 6.0
        """How many visits the first evaluation of an action is worth."""
        self.prior_weight: float = 0.0
        """How much the first evaluation still counts with every visit: in simultaneous play, a
        gain that is put off may be gone."""
        self.prior_sharpness: float = 1.0
        """How steeply an action's prior falls with its distance from the best, in the same
        units."""
        self.width: float = 4.0
        self.widening: float = 1.2
        """Progressive widening: only the best `width + widening * sqrt(visits)` actions."""
        self.expansion_visits: int = 6
        """How many visits a node needs before it is expanded."""
        self.playout_actions: int = 0
        """How many random actions are played before the state is evaluated."""


class Node:
    """A decision of one seat; its edges are parallel lists, the highest prior first.

    `sums` are the values of the node's own seat: each player maximises its own (max-n).
    `listed` are the codes as the game listed them at the first visit.
    """

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.total: float = 0.0
        self.unit: float = 0.0
        self.listed: list[int] = []
        self.codes: list[int] = []
        self.estimates: list[float] = []
        self.priors: list[float] = []
        self.counts: list[int] = []
        self.sums: list[float] = []
        self.children: list[Node | None] = []
        self.places: dict[int, int] = {}
        self.elsewhere: dict[int, Node] = {}

    @property
    def expanded(self) -> bool:
        """Whether the node has edges."""
        return len(self.codes) > 0

    def expand(self, listed: list[int], estimates: list[float], sharpness: float) -> None:
        """Give the node its edges: the codes as listed, each with its first evaluation."""
        self.listed = listed
        order = sorted(range(len(listed)), key=lambda each: (-estimates[each], listed[each]))
        best = estimates[order[0]]
        self.unit = max(LEAST_UNIT, best - sum(estimates) / len(estimates))
        steep = sharpness / self.unit
        weights = [math.exp(steep * (estimates[each] - best)) for each in order]
        whole = sum(weights)
        for place in range(len(order)):
            self._add(listed[order[place]], estimates[order[place]] - best, weights[place] / whole)

    def admit(self, listed: list[int]) -> list[int]:
        """The places of the codes that are legal this time; new codes get an edge."""
        middling = self.estimates[len(self.estimates) // 2]
        found: list[int] = []
        for code in listed:
            place = self.places.get(code, -1)
            if place < 0:
                place = len(self.codes)
                self._add(code, middling, 1.0 / (place + 1.0))
            found.append(place)
        found.sort()
        return found

    def pick(self, parameters: SearchParameters) -> int:
        """The place of the edge to follow, when everything listed is legal."""
        root = math.sqrt(self.visits + 1.0)
        width = min(len(self.codes), int(parameters.width + parameters.widening * root))
        mean = self._mean()
        reach = parameters.exploration * self.unit * root
        best = 0
        best_score = -1e9
        for place in range(width):
            score = self._score(place, mean, reach, parameters)
            if score > best_score:
                best, best_score = place, score
        return best

    def pick_among(self, found: list[int], parameters: SearchParameters) -> int:
        """The place of the edge to follow, among those that are legal this time."""
        root = math.sqrt(self.visits + 1.0)
        width = min(len(found), int(parameters.width + parameters.widening * root))
        mean = self._mean()
        reach = parameters.exploration * self.unit * root
        best = found[0]
        best_score = -1e9
        for each in range(width):
            score = self._score(found[each], mean, reach, parameters)
            if score > best_score:
                best, best_score = found[each], score
        return best

    def child(self, place: int, seat: int) -> Node:
        """The node behind an edge, for the decision of that seat."""
        child = self.children[place]
        if child is None:
            child = Node(seat)
            self.children[place] = child
        if child.seat == seat:
            return child
        if seat not in child.elsewhere:
            child.elsewhere[seat] = Node(seat)
        return child.elsewhere[seat]

    def credit(self, place: int, values: list[float]) -> None:
        """Count a visit through an edge, and its values."""
        self.rest(values)
        self.counts[place] += 1
        self.sums[place] += values[self.seat]

    def rest(self, values: list[float]) -> None:
        """Count a visit that ended here."""
        self.visits += 1
        self.total += values[self.seat]

    def lead(self) -> int:
        """By how many visits the most visited edge is ahead of the next."""
        first = 0
        second = 0
        for count in self.counts:
            if count > first:
                first, second = count, first
            elif count > second:
                second = count
        return first - second

    def _add(self, code: int, estimate: float, prior: float) -> None:
        self.places[code] = len(self.codes)
        self.codes.append(code)
        self.estimates.append(estimate)
        self.priors.append(prior)
        self.counts.append(0)
        self.sums.append(0.0)
        self.children.append(None)

    def _mean(self) -> float:
        return self.total / self.visits if self.visits > 0 else 0.5

    def _score(self, place: int, mean: float, reach: float, parameters: SearchParameters) -> float:
        """PUCT. An action starts with the node's mean, less its distance from the best."""
        count = float(self.counts[place])
        trust = parameters.prior_visits + parameters.prior_weight * count
        expected = trust * (mean + self.estimates[place])
        value = (self.sums[place] + expected) / (count + trust)
        return value + reach * self.priors[place] / (1.0 + count)
