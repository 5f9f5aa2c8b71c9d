"""The learner: a net in PyTorch, the newest lessons in memory, and one gradient step after another.

Only this module needs PyTorch. It uses a GPU if there is one.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import numpy as np

from pantheon.bots.learned.inputs import NetInputs
from pantheon.bots.learned.net import Array
from pantheon.core.errors import PantheonError
from pantheon.training.self_play import SHARE, Lessons, evaluation_columns

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
FAR = -1e9


class Memory:
    """The newest lessons, on the device that learns."""

    def __init__(self, room: int, inputs: NetInputs, device: "torch.device") -> None:
        self._room = room
        self._rows = torch.zeros((room, inputs.size), dtype=torch.int16, device=device)
        self._shares = torch.zeros((room, inputs.most_seats), dtype=torch.float16, device=device)
        self._seats = torch.zeros(room, dtype=torch.int8, device=device)
        self._device = device
        self.count = 0
        self.seen = 0
        self._next = 0

    def add(self, lessons: Lessons) -> None:
        """Keep lessons, in place of the oldest if there is no more room."""
        for start in range(0, len(lessons.rows), self._room):
            self._add(*[each[start : start + self._room] for each in lessons[:3]])

    def _add(self, rows: Array, shares: Array, seats: Array) -> None:
        places = (self._next + np.arange(len(rows))) % self._room
        at = torch.from_numpy(places).to(self._device)
        self._rows[at] = torch.from_numpy(rows).to(self._device)
        self._shares[at] = torch.from_numpy(shares).to(self._device)
        self._seats[at] = torch.from_numpy(seats).to(self._device)
        self._next = int((self._next + len(rows)) % self._room)
        self.seen += len(rows)
        self.count = min(self._room, self.count + len(rows))

    def batch(self, size: int) -> tuple[Tensor, Tensor, Tensor]:
        """Rows, shares and seats, drawn at random."""
        at = torch.randint(self.count, (size,), device=self._device)
        return self._rows[at].float(), self._shares[at].float(), self._seats[at].long()

    def spread(self, probes: Array) -> tuple[Tensor, Tensor]:
        """The mean of each input, and what brings its deviation near 1.

        `probes` are rows of more tables than were played so far.
        """
        newest = self._rows[: min(self.count, 2 * len(probes))]
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
        for part in (self.values.weight, self.values.bias, self.direct.weight):
            nn.init.zeros_(part)

    def forward(self, rows: Tensor) -> Tensor:
        scaled = (rows - self.mean) * self.scale
        first = self.dropped(torch.relu(self.first(scaled)))
        return self.values(torch.relu(self.second(first))) + self.direct(scaled)

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


class Learner:
    """Learns from a memory; its state can be saved and loaded."""

    def __init__(self, inputs: NetInputs, room: int, batch: int) -> None:
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

    def learn(self, steps: int, progress: float) -> None:
        """Some gradient steps; `progress` goes from 0 to 1 while the learning rate sinks."""
        rate = RATE * (LAST_RATE + (1 - LAST_RATE) * 0.5 * (1 + np.cos(np.pi * min(1, progress))))
        rate = float(rate * min(1.0, (self.steps + 1) / WARMING))
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            total += self._learn_once()
        self.steps += steps
        self.loss = float(total) / steps

    def begin(self, probes: Array) -> None:
        """Take the scale of the inputs from what is remembered so far, and from other rows."""
        mean, scale = self.memory.spread(probes)
        for net in (self.net, self.average):
            net.begin(mean, scale, self._evaluation)

    def _learn_once(self) -> Tensor:
        rows, shares, seats = self.memory.batch(self._batch)
        absent = torch.arange(shares.shape[1], device=self.device) >= seats[:, None]
        logits = self.net(rows).masked_fill(absent, FAR)
        loss = -(shares * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self._optimizer.step()
        kept = min(AVERAGED, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for mine, learned in zip(self.average.parameters(), self.net.parameters(), strict=True):
                mine.lerp_(learned, 1 - kept)
        return loss.detach()

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
