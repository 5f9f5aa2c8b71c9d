"""The tree of a search: a node for each run of actions from the root, chance left aside.

The tree is an open loop: nodes are found by the actions that lead there, whatever chance did
on the way, so that a node's figures are averages over luck and over hidden facts. What is
open at a node may therefore differ from visit to visit.
"""

from __future__ import annotations

import math
from typing import Final

LEAST_UNIT: Final = 0.005
"""Where all actions look alike, this difference counts as one."""


class Manner:
    """How a search weighs what it knows; the defaults are what `levels` play with."""

    def __init__(self) -> None:
        self.curiosity: float = 4.0
        """How much promising actions with few visits draw the search (the c of PUCT), in
        units of what an action of the node is worse than the best one on average."""
        self.trust: float = 6.0
        """How many visits the heuristic's first word on an action is worth."""
        self.haste: float = 0.0
        """How much the heuristic's first word goes on to count beside each visit: where others
        act at the same time, a gain put off may be gone."""
        self.sharpness: float = 1.0
        """How steeply promise falls with what an action seems worse than the best, in the
        same units."""
        self.width: float = 4.0
        self.widening: float = 1.2
        """The most promising `width + widening * sqrt(visits)` actions are looked at."""
        self.ripe: int = 6
        """How many visits a node has before it gets edges."""
        self.playout: int = 0
        """How many actions are played at random before the heuristic judges."""


class Node:
    """A decision of one seat; its edges are parallel lists, the most promising first.

    `sums` hold what the seat of the node got: with several players each maximises its own
    (max-n). `listed` are the codes as the game listed them at the first visit.
    """

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.total: float = 0.0
        self.unit: float = 0.0
        self.listed: list[int] = []
        self.codes: list[int] = []
        self.hopes: list[float] = []
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

    def expand(self, listed: list[int], hopes: list[float], sharpness: float) -> None:
        """Give the node its edges: the codes as listed, each with what is hoped of it."""
        self.listed = listed
        order = sorted(range(len(listed)), key=lambda each: (-hopes[each], listed[each]))
        best = hopes[order[0]]
        self.unit = max(LEAST_UNIT, best - sum(hopes) / len(hopes))
        steep = sharpness / self.unit
        promises = [math.exp(steep * (hopes[each] - best)) for each in order]
        whole = sum(promises)
        for place in range(len(order)):
            self._add(listed[order[place]], hopes[order[place]] - best, promises[place] / whole)

    def admit(self, listed: list[int]) -> list[int]:
        """The places of the codes open this time; codes never met before get an edge."""
        middling = self.hopes[len(self.hopes) // 2]
        found: list[int] = []
        for code in listed:
            place = self.places.get(code, -1)
            if place < 0:
                place = len(self.codes)
                self._add(code, middling, 1.0 / (place + 1.0))
            found.append(place)
        found.sort()
        return found

    def pick(self, manner: Manner) -> int:
        """The place of the edge to follow, when all that was listed is open."""
        root = math.sqrt(self.visits + 1.0)
        width = min(len(self.codes), int(manner.width + manner.widening * root))
        mean = self._mean()
        reach = manner.curiosity * self.unit * root
        best = 0
        best_score = -1e9
        for place in range(width):
            score = self._score(place, mean, reach, manner)
            if score > best_score:
                best, best_score = place, score
        return best

    def pick_among(self, found: list[int], manner: Manner) -> int:
        """The place of the edge to follow, among those open this time."""
        root = math.sqrt(self.visits + 1.0)
        width = min(len(found), int(manner.width + manner.widening * root))
        mean = self._mean()
        reach = manner.curiosity * self.unit * root
        best = found[0]
        best_score = -1e9
        for each in range(width):
            score = self._score(found[each], mean, reach, manner)
            if score > best_score:
                best, best_score = found[each], score
        return best

    def child(self, place: int, seat: int) -> Node:
        """The node behind an edge, where it is the decision of that seat."""
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
        """Count a visit through an edge and what came of it."""
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

    def _add(self, code: int, hope: float, prior: float) -> None:
        self.places[code] = len(self.codes)
        self.codes.append(code)
        self.hopes.append(hope)
        self.priors.append(prior)
        self.counts.append(0)
        self.sums.append(0.0)
        self.children.append(None)

    def _mean(self) -> float:
        return self.total / self.visits if self.visits > 0 else 0.5

    def _score(self, place: int, mean: float, reach: float, manner: Manner) -> float:
        """PUCT. An action starts with the node's own mean, less what it seems worse by."""
        count = float(self.counts[place])
        trust = manner.trust + manner.haste * count
        hoped = trust * (mean + self.hopes[place])
        value = (self.sums[place] + hoped) / (count + trust)
        return value + reach * self.priors[place] / (1.0 + count)
