"""What the last scoring would add if the match ended now: all of it lies open (EL-40, EL-41)."""

from __future__ import annotations

from pantheon.games.elements.knowledge.view import ElementsView
from pantheon.games.elements.rules.constants import GODS, RUNNING
from pantheon.games.elements.rules.ending import shares


def due_of(view: ElementsView) -> list[int]:
    """Points of each seat for support and presence as they stand; nothing once they are paid."""
    due = [0] * len(view.tribes)
    if view.ending != RUNNING:
        return due
    support_places, island_places = _places(view, "support"), _places(view, "island")
    for god in range(GODS):
        support = [tribe.support[god] for tribe in view.tribes]
        by_support = shares(support, support_places)
        by_presence = shares(_presence(view, god), island_places)
        for seat in range(len(due)):
            due[seat] += by_support[seat] + by_presence[seat]
    return due


def _places(view: ElementsView, kind: str) -> list[int]:
    return [view.knobs[f"{kind}_place_{place}"] for place in range(1, 5)]


def _presence(view: ElementsView, god: int) -> list[int]:
    """Buildings, houses and people of each seat on a god island, by their weights."""
    knobs = view.knobs
    builders = view.builder[2 * god : 2 * god + 2]
    return [
        builders.count(seat) * knobs["building_weight"]
        + tribe.houses[god] * knobs["house_weight"]
        + tribe.people[god] * knobs["person_weight"]
        for seat, tribe in enumerate(view.tribes)
    ]
