"""The players' panels and the tracks: the turn and the buildings."""

from __future__ import annotations

from pantheon.core.scene import Counter, Panel, Piece, Pin, Track
from pantheon.core.words import Words, words
from pantheon.games.elements.knowledge.view import ElementsView, Tribe
from pantheon.games.elements.picture.geometry import energy_symbol
from pantheon.games.elements.rules.constants import GODS, HOUSE, NOBODY, PERSON, SHIP
from pantheon.games.elements.rules.projected_score import due_of


def panels_of(view: ElementsView) -> tuple[Panel, ...]:
    """A panel for each seat."""
    due = due_of(view)
    return tuple(_panel(view, seat, tribe, due[seat]) for seat, tribe in enumerate(view.tribes))


def _panel(view: ElementsView, seat: int, tribe: Tribe, due: int) -> Panel:
    return Panel(
        seat,
        tribe.points,
        (*_energies(view, seat, tribe), *_stock(view, seat, tribe)),
        _badges(view, seat),
        _note(view, seat, tribe),
        due=due,
    )


def _energies(view: ElementsView, seat: int, tribe: Tribe) -> list[Counter]:
    """Energy of each kind, lit where nobody has more support of the god."""
    counters = []
    for god in range(GODS):
        best = max(other.support[god] for other in view.tribes)
        lit = 0 < tribe.support[god] == best
        label = words("elements-energy-support", god=god, support=tribe.support[god])
        symbol = energy_symbol(god)
        counters.append(
            Counter(f"energy:{god}:{seat}", tribe.energy[god], label, symbol, lit=lit, rule="EL-24")
        )
    return counters


def _stock(view: ElementsView, seat: int, tribe: Tribe) -> list[Counter]:
    meals = tribe.people_total * view.knobs["meal"]
    return [
        Counter(f"food:{seat}", tribe.food, words("elements-food-needed", meals=meals),
                "elements-food", rule="EL-33"),
        Counter(f"priests:{seat}", tribe.priests, words("elements-priests"),
                f"elements-priest-@{seat}", rule="EL-26"),
        Counter(f"people:{seat}", tribe.people_total, words("elements-people"),
                f"elements-person-@{seat}", rule="EL-30"),
    ]  # fmt: skip


def _badges(view: ElementsView, seat: int) -> tuple[Piece, ...]:
    badges = []
    at = f"panel:{seat}"
    if seat == view.first:
        badges.append(Piece("first", "elements-crown", at, words("elements-first"), rule="EL-34"))
    claimed = view.claim != NOBODY and view.priest[view.claim] == seat
    if claimed:
        badges.append(
            Piece("claim", "elements-ic-support", at, words("elements-claim"), rule="EL-31")
        )
    start = view.tribes[seat].start
    for piece, name in ((PERSON, "person"), (HOUSE, "house"), (SHIP, "ship")):
        for number in range(start[piece]):
            badges.append(
                Piece(f"start:{name}:{seat}:{number}", f"elements-{name}-@{seat}", at,
                      words(f"elements-{name}", seat=seat), seat=seat, rule="EL-11")
            )  # fmt: skip
    return tuple(badges)


def _note(view: ElementsView, seat: int, tribe: Tribe) -> Words | None:
    """What a player should not overlook: blocked priests, priests to place, hungry people."""
    if tribe.left:
        return words("elements-note-left", left=tribe.left)
    if tribe.blocked:
        return words("elements-note-blocked", blocked=tribe.blocked)
    missing = tribe.people_total * view.knobs["meal"] - tribe.food
    if missing > 0 and view.turn > 0:
        return words("elements-note-hungry", missing=missing)
    return None


def tracks_of(view: ElementsView) -> tuple[Track, ...]:
    """The turn, and how far the building track has come."""
    turns = view.knobs["turns"]
    goal = view.knobs["track_goal"]
    return (
        Track("turns", words("elements-turns"), 1, turns, (Pin(max(1, view.turn)),)),
        Track("track", words("elements-track"), 0, goal, (Pin(view.track),),
              words("elements-track-note", left=goal - view.track)),
    )  # fmt: skip
