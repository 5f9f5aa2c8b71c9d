"""Hints for people: the best action the search finds, other ways to play, and their win chances.

Actions that read alike are one suggestion, so that the alternatives differ. Where a label does
not say where, the hint names what lies next to the place; a payment in several parts is told as
one.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from pantheon.bots.levels import levels
from pantheon.bots.search.decision import Budget, RankedAction, search_view
from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.game import Game
from pantheon.core.scene import Cell, Choice, Scene
from pantheon.core.words import Words, words

Say = Callable[[Words], str]

ALTERNATIVES = 2
MOST_NEAR = 2
"""How many neighbours describe a place."""
NEIGHBOUR = 1.2
"""Places this many times as far away as the nearest one are still neighbours."""


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action in the game's own words, and the win chance it gives, in percent."""

    code: int
    action: Action
    label: Words
    percent: int
    note: Words | None = None
    near: tuple[Words, ...] = ()
    """What lies next to the place, if the label does not say where it is."""
    at: Words | None = None
    """The place's own name, if the label does not say where it is and nothing lies next to it."""
    payments: tuple[Words, ...] = ()
    """All parts of a payment of which the action is the first, if there are several."""
    then: tuple[int, ...] = ()
    """The codes of its other parts."""


class Hint(msgspec.Struct, frozen=True):
    """The best action and the next best ones."""

    best: Advice
    others: tuple[Advice, ...]


def hint(
    game: Game[Any, Any],
    view: Any,
    seat: int,
    chance: Chance,
    budget: Budget | None = None,
    say: Say = str,
) -> Hint:
    """The best actions for a seat, from what it may see; by default with the oracle's budget.

    With `say` (a `Speaker`'s), actions are the same if they read alike.
    """
    return _Adviser(game, view, seat, chance, budget or levels()["oracle"].budget, say).hint()


def hint_lines(given: Hint, say: Say) -> list[str]:
    """A hint in words, a line for each action; `say` is a `Speaker`'s."""
    keys = ["bots-hint-best", *("bots-hint-other" for _ in given.others)]
    return [
        say(words(key, action=_phrase(each, say), percent=each.percent))
        for key, each in zip(keys, (given.best, *given.others), strict=True)
    ]


def _phrase(advice: Advice, say: Say) -> str:
    if advice.payments:
        return say(words("bots-hint-pay", parts=", ".join(map(say, advice.payments))))
    if advice.near:
        places = ", ".join(map(say, advice.near))
        return say(words("bots-hint-near", action=say(advice.label), places=places))
    if advice.at:
        return say(words("bots-hint-at", action=say(advice.label), place=say(advice.at)))
    return say(advice.label)


class _Adviser:
    """Works out one hint."""

    def __init__(
        self, game: Game[Any, Any], view: Any, seat: int, chance: Chance, budget: Budget, say: Say
    ) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._chance, self._budget, self._say = chance, budget, say
        self._known = game.from_view(view, seat)
        self._vague = self._vague_labels()

    def hint(self) -> Hint:
        """The best action, then others that read differently, the most promising first.

        Others were tried less often, so one that looks better has been lucky: none is given more
        than the best.
        """
        game, seat = self._game, self._seat
        ranked = search_view(game, self._view, seat, self._chance, self._budget).ranked
        actions = [game.codec.decode(each.code) for each in ranked]
        choices = game.choices(self._known, seat, actions)
        scene = game.scene(self._known, seat)
        advised = self._advised(ranked, choices, scene)
        first = next(advised)
        rest = [
            msgspec.structs.replace(each, percent=min(each.percent, first.percent))
            for each in self._different(first, advised)
        ]
        rest.sort(key=lambda each: -each.percent)
        return Hint(first, tuple(rest))

    def _advised(
        self, ranked: Sequence[RankedAction], choices: list[Choice], scene: Scene
    ) -> Iterator[Advice]:
        for each, choice in zip(ranked, choices, strict=True):
            payments, codes = self._whole_payment(each.code) if choice.payments else ((), ())
            code = codes[0] if payments else each.code
            action = self._game.codec.decode(code)
            shown = self._game.choices(self._known, self._seat, [action])[0]
            percent = round(100 * each.value)
            vague = shown.label.key in self._vague
            near, at = _whereabouts(scene, shown.picks[-1]) if vague else ((), None)
            yield Advice(
                code, action, shown.label, percent, shown.note, near, at, payments, codes[1:]
            )

    def _whole_payment(self, code: int) -> tuple[tuple[Words, ...], tuple[int, ...]]:
        """What is paid in all if an action is its first part, and the fewest actions for it."""
        mix: dict[str, Words] = {}
        paid: dict[str, Words] = {}

        def cheapest(state: Any, parts: list[Choice]) -> Choice:
            if not mix:
                return next(each for each in parts if self._code(each) == code)
            return max(parts, key=lambda each: self._worth_after(state, each))

        def largest(_: Any, parts: list[Choice]) -> Choice:
            return max(parts, key=lambda each: _amount(each.payments, mix, paid))

        self._pay(cheapest, mix)
        codes = self._pay(largest, paid)
        return (tuple(mix.values()), codes) if len(mix) > 1 or len(codes) > 1 else ((), ())

    def _pay(
        self, pick: Callable[[Any, list[Choice]], Choice], paid: dict[str, Words]
    ) -> tuple[int, ...]:
        """Pay part by part, as long as parts are asked for; adds up what is paid."""
        game, seat = self._game, self._seat
        state = game.determinise(self._view, seat, self._chance)
        codes: list[int] = []
        while game.to_act(state) == (seat,):
            parts = [
                each for each in game.choices(state, seat, game.legal(state, seat)) if each.payments
            ]
            if not parts:
                break
            part = pick(state, parts)
            codes.append(self._code(part))
            game.apply_code(state, seat, codes[-1], self._chance)
            _add_up(part.payments, paid)
        return tuple(codes)

    def _code(self, choice: Choice) -> int:
        return self._game.encode(choice.action)

    def _worth_after(self, state: Any, choice: Choice) -> float:
        after = self._game.copy(state)
        self._game.apply_code(after, self._seat, self._code(choice), self._chance)
        return self._game.evaluate(after)[self._seat]

    def _different(self, first: Advice, advised: Iterator[Advice]) -> list[Advice]:
        """Alternatives that say something else; where there are too few, the same elsewhere."""
        chosen, elsewhere = [first], []
        gists, phrases = {self._gist(first)}, {_phrase(first, self._say)}
        for each in advised:
            if len(chosen) > ALTERNATIVES:
                break
            gist, phrase = self._gist(each), _phrase(each, self._say)
            if gist not in gists:
                chosen.append(each)
            elif phrase not in phrases:
                elsewhere.append(each)
            gists.add(gist)
            phrases.add(phrase)
        return [*chosen[1:], *elsewhere][:ALTERNATIVES]

    def _gist(self, advice: Advice) -> tuple[str, ...]:
        """What an action is about; two ways to pay the same are one."""
        return tuple(sorted(map(self._say, advice.payments))) or (self._say(advice.label),)

    def _vague_labels(self) -> set[str]:
        """The labels that do not say where: two choices read alike and end in different places."""
        legal = self._game.legal(self._known, self._seat)
        choices = self._game.choices(self._known, self._seat, legal)
        places: dict[str, str] = {}
        return {
            each.label.key
            for each in choices
            if places.setdefault(self._say(each.label), each.picks[-1]) != each.picks[-1]
        }


def _whereabouts(scene: Scene, place: str) -> tuple[tuple[Words, ...], Words | None]:
    """What lies in the places next to one; if nothing does, its name."""
    cells = {cell.id: cell for cell in scene.cells}
    if place not in cells:
        return (), None
    here = cells.pop(place)
    nearest = min((_distance(here, cell) for cell in cells.values()), default=0.0)
    beside = {each for each, cell in cells.items() if _distance(here, cell) <= NEIGHBOUR * nearest}
    lying: dict[str, Words] = {}
    for piece in scene.pieces:
        if piece.at in beside and piece.label and piece.at not in lying:
            lying[piece.at] = piece.label
    different: list[Words] = []
    for label in lying.values():
        if label not in different:
            different.append(label)
    return tuple(different[:MOST_NEAR]), None if different else here.label


def _distance(one: Cell, other: Cell) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def _kind(part: Words) -> str:
    return f"{part.key} { {name: value for name, value in part.args.items() if name != 'amount'} }"


def _add_up(parts: Sequence[Words], sums: dict[str, Words]) -> None:
    """Parts of the same kind are one: 3 fire and 4 fire are 7 fire."""
    for part in parts:
        amount = int(part.args["amount"]) + _of(_kind(part), sums)
        sums[_kind(part)] = Words(part.key, {**part.args, "amount": amount})


def _amount(parts: Sequence[Words], mix: dict[str, Words], paid: dict[str, Words]) -> int:
    """How much of the rest of a mix these parts pay; less than nothing if they exceed it."""
    amounts = [(_kind(part), int(part.args["amount"])) for part in parts]
    within = all(amount + _of(kind, paid) <= _of(kind, mix) for kind, amount in amounts)
    return sum(amount for _, amount in amounts) if within else -1


def _of(kind: str, sums: dict[str, Words]) -> int:
    return int(sums[kind].args["amount"]) if kind in sums else 0
