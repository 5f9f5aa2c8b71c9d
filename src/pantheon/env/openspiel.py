"""Every installed game as an OpenSpiel game (the extra `env`).

>>> import pyspiel, pantheon.env.openspiel
>>> game = pyspiel.load_game("python_pantheon_nations", {"players": 3})

Chance is explicit: an action that needs an outcome leads to a chance node with its odds, as
many as the rules ask for, before the next seat acts. Where several seats may act at once they
act in turn, clockwise. Timers stand still. An action that the encoding splits takes two moves of
the same seat.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel

from pantheon import games
from pantheon.bots.search.mcts import clockwise
from pantheon.core.chance import Chosen, Undecided
from pantheon.core.game import Game
from pantheon.core.observation import ObservationLayout, observation_layout
from pantheon.env.action_encoding import NOTHING, ActionEncoding
from pantheon.env.payoffs import payoffs
from pantheon.env.shared_arrays import shared

LONGEST = 20_000
MOST_OUTCOMES = 4096
"""More than any single draw of any game has."""


class Position:
    """One of our states, and what is being decided: by a seat, or by chance, outcome by outcome."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.state: Any = None
        self.last = -1
        """The seat that acted last."""
        self.begun = NOTHING
        """The first step of an action whose second one is to come."""
        self.code: int | None = None
        self.outcomes: list[int] = []
        self.odds: list[int] = []
        self._carry_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.state = None if self.state is None else self.game.copy(self.state)
        twin.outcomes, twin.odds = list(self.outcomes), list(self.odds)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """As facts: OpenSpiel clones and sends states by pickling them."""
        state = None if self.state is None else self.game.dump(self.state)
        pending = (self.last, self.begun, self.code, self.outcomes, self.odds)
        return _restored, (self.game.name, self.seats, state, *pending)

    @property
    def seat(self) -> int | None:
        """The seat that acts next, if the match goes on."""
        awaited = self.game.awaited(self.state)
        return clockwise(awaited, self.last) if awaited else None

    def act(self, code: int) -> None:
        """The next seat acts."""
        self.begun = NOTHING
        self.code = code
        self._carry_on()

    def draw(self, outcome: int) -> None:
        """Chance decides one outcome."""
        self.outcomes.append(outcome)
        self._carry_on()

    def _carry_on(self) -> None:
        """Run the set-up or the action with the outcomes so far; stop where one is missing."""
        chance = Chosen(self.outcomes)
        try:
            if self.state is None:
                self.state = self.game.setup(self.game.options(), self.seats, chance)
            elif self.code is not None:
                seat = self.seat
                assert seat is not None
                ahead = self.game.copy(self.state)
                self.game.apply_code(ahead, seat, self.code, chance)
                self.state, self.last = ahead, seat
        except Undecided as missing:
            self.odds = missing.counts
            return
        self.code, self.outcomes, self.odds = None, [], []


def _restored(
    name: str,
    seats: int,
    state: dict[str, Any] | None,
    last: int,
    begun: int,
    code: int | None,
    outcomes: list[int],
    odds: list[int],
) -> Position:
    position = Position.__new__(Position)
    position.game, position.seats = games.find(name), seats
    position.state = None if state is None else position.game.load(state)
    position.last, position.begun, position.code = last, begun, code
    position.outcomes, position.odds = list(outcomes), list(odds)
    return position


class PantheonState(pyspiel.State):  # type: ignore[misc]
    """A position behind OpenSpiel's interface."""

    def __init__(self, game: PantheonGame) -> None:
        super().__init__(game)
        self._encoding = game.encoding
        self.position = Position(game.pantheon, game.num_players())

    def current_player(self) -> int:
        if self.position.odds:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return not self.position.odds and self.position.game.over(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.position.odds)
        return [(kind, count / total) for kind, count in enumerate(self.position.odds) if count]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._legal(player))

    def _legal(self, player: int) -> dict[int, int]:
        position = self.position
        legal = position.game.legal_codes(position.state, player)
        return self._encoding.numbers(legal, position.begun)

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.odds:
            position.draw(action)
        elif position.begun == NOTHING and self._encoding.begins(action):
            position.begun = action
        else:
            position.act(self._legal(self.current_player())[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        if action == self._encoding.beyond:
            return "beyond the windows"
        if self._encoding.begins(action):
            return self._first_step(action)
        code = self._encoding.code(action, self.position.begun)
        return str(self.position.game.codec.decode(code))

    def _first_step(self, number: int) -> str:
        """The first of the actions that a first step leads to, without its last field."""
        code = self._encoding.code(self._encoding.second, number)
        shown, _, _ = str(self.position.game.codec.decode(code)).rpartition(", ")
        return f"{shown}, …)"

    def returns(self) -> list[float]:
        result = None if self.position.odds else self.position.game.result(self.position.state)
        return [0.0] * self.position.seats if result is None else payoffs(result)

    def __str__(self) -> str:
        position = self.position
        known = "" if position.state is None else position.game.digest(position.state)
        return f"{known} {position.begun} {position.code} {position.outcomes}"


class Observer:
    """What a seat may know, as a tensor and as text."""

    def __init__(self, layout: ObservationLayout, encoding: ActionEncoding) -> None:
        self._layout = layout
        self._scale = np.array(layout.scale, np.float32)
        self._actions = encoding.size
        self.tensor = np.zeros(layout.size + 1, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PantheonState, player: int) -> None:
        position = state.position
        self.tensor.fill(0)
        if position.state is not None:
            row = shared(self._layout.row(position.state, player), np.int16)
            self.tensor[:-1] = row * self._scale
            if player == position.seat:
                self.tensor[-1] = (position.begun + 1) / self._actions

    def string_from(self, state: PantheonState, player: int) -> str:
        position = state.position
        if position.state is None:
            return f"seat {player}"
        begun = position.begun if player == position.seat else NOTHING
        view = msgspec.json.encode(position.game.view(position.state, player)).decode()
        return f"seat {player} {begun}: {view}"


class PantheonGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its default options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.pantheon = games.find(self.name)
        seats = int(given.get("players", self.pantheon.seats[0]))
        self.encoding = ActionEncoding(self.pantheon)
        self.layout = observation_layout(self.pantheon)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(self.name), info, given)

    def new_initial_state(self) -> PantheonState:
        return PantheonState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.layout, self.encoding)


def _type_of(name: str) -> Any:
    game = games.find(name)
    return pyspiel.GameType(
        short_name=f"python_pantheon_{name}",
        long_name=f"{game.title} (Pantheon)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_information(game),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0]},
    )


def _information(game: Game[Any, Any]) -> Any:
    """Only a game that hides something has anything to redeal."""
    hides = type(game).redeal is not Game.redeal
    kinds = pyspiel.GameType.Information
    return kinds.IMPERFECT_INFORMATION if hides else kinds.PERFECT_INFORMATION


def register_games() -> None:
    """Register every installed game that OpenSpiel does not know yet."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        kind = _type_of(name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, type("PantheonGame", (PantheonGame,), {"name": name}))


register_games()
