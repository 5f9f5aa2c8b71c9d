"""The learner: a net in PyTorch, the newest lessons in memory, and one gradient step after another.

Only this module needs PyTorch. It uses a GPU if there is one.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np

from pantheon.bots.learned.feature_rows import SHARE
from pantheon.bots.learned.inputs import NetInputs
from pantheon.bots.learned.net import Array
from pantheon.core.errors import PantheonError
from pantheon.training.judges import evaluation_columns
from pantheon.training.lessons import Lessons

try:
    import torch
    from torch import Tensor, nn
except ImportError as missing:
    raise PantheonError(
        "training needs PyTorch, which is not installed: pip install 'pantheon-games[train]'"
    ) from missing

HIDDEN = 256
SECOND = 64
RATE = 1e-3
LAST_RATE = 0.05
"""Of the first learning rate, at the end."""
DECAY = 1e-2
AVERAGED = 0.998
"""The net that plays is a moving average of the net that learns."""
DROPPED = 0.2
"""Of the first layer, in each step, so that the net does not learn matches by heart."""
WARMING = 200
"""Steps during which the learning rate rises."""
RARE = 0.1
"""How much the largest number counts beside the deviation, for inputs that are rarely set."""
TRUST = 5.0
"""What a share of 1 by the game's own evaluation adds to a seat's value at first."""
FAST = 10.0
"""How much faster that trust is learned than other weights."""
SEARCHED = 1.0
"""How much what the search expects counts beside results."""
VALUES = 4
"""So many results are learned from for each decision of a search."""
FAR = -1e9


class Ring:
    """Rows of some tensors, the newest in place of the oldest, on the device that learns."""

    def __init__(self, room: int, device: "torch.device", *columns: tuple[Any, ...]) -> None:
        """Each column is the shape of one entry, and its type last."""
        self._room = room
        self._device = device
        self._tensors = [
            torch.zeros((room, *shape), dtype=kind, device=device) for *shape, kind in columns
        ]
        self.count = 0
        self._next = 0

    def add(self, *arrays: Array) -> None:
        """Keep entries."""
        for start in range(0, len(arrays[0]), self._room):
            parts = [each[start : start + self._room] for each in arrays]
            places = (self._next + np.arange(len(parts[0]))) % self._room
            at = torch.from_numpy(places).to(self._device)
            for tensor, part in zip(self._tensors, parts, strict=True):
                tensor[at] = torch.from_numpy(part).to(self._device)
            self._next = int((self._next + len(places)) % self._room)
            self.count = min(self._room, self.count + len(places))

    def batch(self, size: int) -> list[Tensor]:
        """Entries drawn at random."""
        at = torch.randint(self.count, (size,), device=self._device)
        return [tensor[at] for tensor in self._tensors]


class Memory:
    """The newest lessons."""

    def __init__(self, room: int, inputs: NetInputs, device: "torch.device") -> None:
        self._device = device
        seats, width = inputs.most_seats, inputs.size
        self.values = Ring(
            room, device, (width, torch.int16), (seats, torch.float16), (torch.int8,)
        )
        self.searched = Ring(
            room, device, (width, torch.int16), (seats, torch.float16), (torch.int8,)
        )

    def add(self, lessons: Lessons) -> None:
        """Keep lessons."""
        self.values.add(lessons.rows, lessons.shares, lessons.seats)
        self.searched.add(*lessons.searched)

    def spread(self, probes: Array) -> tuple[Tensor, Tensor]:
        """The mean of each input, and what brings its deviation near 1.

        `probes` are rows of more tables than were played so far.
        """
        newest = self.values.batch(2 * len(probes))[0]
        numbers = torch.cat([torch.from_numpy(probes).to(self._device), newest]).float()
        largest = numbers.abs().amax(dim=0).clamp(min=1)
        return numbers.mean(dim=0), 1 / (numbers.std(dim=0) + RARE * largest)


class Judgement(nn.Module):  # type: ignore[misc]
    """The net as PyTorch trains it; `arrays` has it as NumPy runs it."""

    def __init__(self, inputs: NetInputs, hidden: int = HIDDEN, second: int = SECOND) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(inputs.size))
        self.register_buffer("scale", torch.ones(inputs.size))
        self.first = nn.Linear(inputs.size, hidden)
        self.second = nn.Linear(hidden, second)
        self.values = nn.Linear(second, inputs.most_seats)
        self.direct = nn.Linear(inputs.size, inputs.most_seats, bias=False)
        self.dropped = nn.Dropout(DROPPED)
        self.trust = nn.Parameter(torch.full((inputs.most_seats + 1,), float(np.log(TRUST)) / FAST))
        """By the number of seats, how much the game's own evaluation says of the result."""
        for part in (self.values.weight, self.values.bias, self.direct.weight):
            nn.init.zeros_(part)

    def forward(self, rows: Tensor) -> Tensor:
        """The values of the seats."""
        scaled = (rows.float() - self.mean) * self.scale
        first = self.dropped(torch.relu(self.first(scaled)))
        return self.values(torch.relu(self.second(first))) + self.direct(scaled)

    def shares(self, evaluation: Tensor, seats: Tensor) -> Tensor:
        """What the game's own evaluation of each seat says of the shares of the win, as logits."""
        return evaluation * torch.exp(FAST * self.trust[seats.long()])[:, None]

    def begin(self, mean: Tensor, scale: Tensor, evaluation: Sequence[int]) -> None:
        """Set the scale of the inputs, and judge as the evaluation does, which is among them."""
        self.mean.copy_(mean)
        self.scale.copy_(scale)
        with torch.no_grad():
            for seat, column in enumerate(evaluation):
                self.direct.weight[seat, column] = TRUST / float(SHARE * scale[column])

    def arrays(self) -> dict[str, Array]:
        """The weights, with the mean of the inputs taken into the bias."""
        first = self.first.weight.detach().double().T
        direct = self.direct.weight.detach().double().T
        middle = (self.mean * self.scale).double()
        tensors = {
            "scale": self.scale,
            "direct": direct,
            "first": first,
            "bias": self.first.bias.detach().double() - middle @ first,
            "second": self.second.weight.detach().T,
            "second_bias": self.second.bias.detach(),
            "values": self.values.weight.detach().T,
            "values_bias": self.values.bias.detach().double() - middle @ direct,
        }
        return {
            name: np.ascontiguousarray(tensor.float().cpu().numpy())
            for name, tensor in tensors.items()
        }


def _absent(shares: Tensor, seats: Tensor) -> Tensor:
    """Which seats are not at the table."""
    return torch.arange(shares.shape[1], device=shares.device) >= seats[:, None]


def _apart(logits: Tensor, shares: Tensor, seats: Tensor) -> Tensor:
    """How far values are from the shares of the seats at the table."""
    logits = logits.masked_fill(_absent(shares, seats), FAR)
    return -(shares.float() * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()


class Learner:
    """Learns from a memory; its state can be saved and loaded.

    `batch` is how many decisions of a search it learns from in a step, and a part of the results.
    """

    def __init__(self, inputs: NetInputs, room: int, batch: int, shares: bool = False) -> None:
        """`shares`: what a search expects is told in shares of the win."""
        self._shares = shares
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.memory = Memory(room, inputs, self.device)
        self.net = Judgement(inputs).to(self.device)
        self.average = Judgement(inputs).to(self.device).eval()
        self.average.load_state_dict(self.net.state_dict())
        self._batch = batch
        self._evaluation = evaluation_columns(inputs)
        self._optimizer = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=DECAY)
        self.steps = 0
        self.loss = 0.0

    def learn(self, steps: int, progress: float, taught: int) -> None:
        """Some gradient steps, so many of them also from decisions that a search took.

        `progress` goes from 0 to 1 while the learning rate sinks.
        """
        rate = RATE * (LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * min(1, progress))))
        rate = float(rate * min(1.0, (self.steps + 1) / WARMING))
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        total = torch.zeros((), device=self.device)
        for step in range(steps):
            total += self._learn_once(step < taught)
        self.steps += steps
        self.loss = float(total) / steps

    def begin(self, probes: Array) -> None:
        """Take the scale of the inputs from what is remembered so far, and from other rows."""
        mean, scale = self.memory.spread(probes)
        for net in (self.net, self.average):
            net.begin(mean, scale, self._evaluation)

    def _learn_once(self, taught: bool) -> Tensor:
        loss = self._results_loss()
        if taught:
            loss = loss + self._teacher_loss()
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self._optimizer.step()
        kept = min(AVERAGED, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for mine, learned in zip(self.average.parameters(), self.net.parameters(), strict=True):
                mine.lerp_(learned, 1 - kept)
        return loss.detach()

    def _results_loss(self) -> Tensor:
        """How far the net is from results."""
        rows, shares, seats = self.memory.values.batch(VALUES * self._batch)
        loss = _apart(self.net(rows), shares, seats)
        evaluation = rows[:, self._evaluation].float() / SHARE
        return loss + _apart(self.net.shares(evaluation, seats), shares, seats)

    def _teacher_loss(self) -> Tensor:
        """How far the net is from what the search expects."""
        rows, expected, seats = self.memory.searched.batch(self._batch)
        values = expected.float() if self._shares else self._as_shares(expected, seats)
        return SEARCHED * _apart(self.net(rows), values, seats)

    def _as_shares(self, expected: Tensor, seats: Tensor) -> Tensor:
        """What values of the game's own evaluation say of the shares of the win."""
        with torch.no_grad():
            logits = self.net.shares(expected.float(), seats)
            return torch.softmax(logits.masked_fill(_absent(expected, seats), FAR), 1)

    def save(self, file: Path, notes: Mapping[str, Any]) -> None:
        """Write all that is needed to go on, in one move."""
        unfinished = file.with_name(file.name + ".unfinished")
        state = {
            "net": self.net.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "steps": self.steps,
            "notes": dict(notes),
        }
        torch.save(state, unfinished)
        unfinished.replace(file)

    def load(self, file: Path) -> dict[str, Any]:
        """Go on from a file; returns its notes."""
        try:
            state = torch.load(file, map_location=self.device, weights_only=True)
            self.net.load_state_dict(state["net"])
            self.average.load_state_dict(state["average"])
            self._optimizer.load_state_dict(state["optimizer"])
            self.steps = state["steps"]
            notes: dict[str, Any] = state["notes"]
        except (RuntimeError, KeyError, ValueError, EOFError, OSError, UnpicklingError) as error:
            first = str(error).partition("\n")[0]
            raise PantheonError(f"{file} cannot be continued ({first}); remove it") from error
        return notes
