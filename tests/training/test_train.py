"""`pantheon train`: a tiny run, a run that goes on, and what is said without PyTorch."""

import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import msgspec
import numpy as np
import pytest

from pantheon import games
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import Net
from pantheon.bots.learned.weights import load_net
from pantheon.cli import main
from pantheon.core.errors import PantheonError

GAME = games.find("nations")
NEED_TORCH = ("pantheon.cli.train_command", "pantheon.training.run", "pantheon.training.learner")


def command(*arguments: str) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["pantheon", "train", *arguments]),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as stopped:
            return int(stopped.code or 0), err.getvalue()
    return 0, out.getvalue()


@pytest.fixture
def without_torch() -> Iterator[None]:
    kept = {name: sys.modules.pop(name) for name in NEED_TORCH if name in sys.modules}
    with mock.patch.dict(sys.modules, {"torch": None}):
        yield
    for name in NEED_TORCH:
        sys.modules.pop(name, None)
    sys.modules.update(kept)


@pytest.mark.usefixtures("without_torch")
def test_without_torch_one_line_says_what_to_install(tmp_path: Path) -> None:
    code, said = command("nations", "--out", str(tmp_path / "net.npz"), "--minutes", "0.1")
    assert code == 2
    assert said.count("\n") == 1
    assert "PyTorch" in said
    assert "pantheon-games[train]" in said


def plan(minutes: float) -> object:
    from pantheon.training.run import Plan
    from pantheon.training.self_play import Teaching

    return Plan(
        minutes, 1, matches=2, room=5000, first=1, batch=64, tables=1, decisions=20, measured=1,
        teaching=Teaching(0.1, 8),
    )  # fmt: skip


@pytest.mark.slow
def test_a_tiny_run_and_its_continuation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run lasts until something was learned: time is counted by what was done, not by a clock."""
    pytest.importorskip("torch")
    from pantheon.training import run as training

    class Clock:
        """Stands still until a few steps were learned."""

        def __init__(self) -> None:
            self.now = 0.0

        def monotonic(self) -> float:
            return self.now

        sleep = staticmethod(training.time.sleep)

    file = tmp_path / "net.npz"
    steps = []
    for _ in range(2):
        clock = Clock()
        monkeypatch.setattr(training, "time", clock)
        run = training.Run(GAME, plan(1.0), file)
        begun = run.learner.steps

        def watch(progress: object, done: float, run=run, clock=clock, begun=begun) -> None:
            if run.learner.steps >= begun + 32:
                clock.now = 61.0

        progress = run.train(watch)
        steps.append(run.learner.steps)
        assert progress.matches >= 1
        assert file.with_suffix(".checkpoint").is_file()
    assert steps[1] >= steps[0] + 32
    net = load_net(GAME, tmp_path)
    manifest = msgspec.json.decode(file.with_suffix(".json").read_bytes())
    assert manifest["training"]["steps"] == steps[1]
    assert 0 <= manifest["figures"]["share of wins against greedy, 2 seats"] <= 1
    row = np.frombuffer(net.layout.row(GAME.setup(GAME.options(), 2, training_luck()), 0), np.int16)
    assert net.shares(row[None], 2).sum() == pytest.approx(1)


def training_luck() -> object:
    from pantheon.core.chance import Luck

    return Luck(0)


def test_a_net_in_pytorch_and_its_arrays_judge_alike() -> None:
    torch = pytest.importorskip("torch")
    from pantheon.training.judges import Heuristic
    from pantheon.training.learner import Learner
    from pantheon.training.self_play import SelfPlay, Teaching
    from pantheon.training.tables import probe_rows

    play = SelfPlay(GAME, 3, 2, seed=1, teaching=Teaching(0.2, 20))
    lessons = play.play(Heuristic(play.inputs), 200)
    assert lessons.matches
    learner = Learner(play.inputs, 1000, 64)
    learner.memory.add(lessons)
    learner.begin(probe_rows(GAME, 3))
    rows = lessons.rows[:50]
    plain = Heuristic(play.inputs).shares(rows, 3)[:, 0]
    before = Net(play.inputs, learner.average.arrays()).shares(rows, 3)
    assert np.corrcoef(before[:, 0], plain)[0, 1] > 0.9  # at first it judges as greedy does
    learner.learn(20, 0.5, taught=5)
    assert learner.steps == 20
    learner.net.eval()
    with torch.no_grad():
        values = learner.net(torch.from_numpy(rows).to(learner.device))
    expected = torch.softmax(values[:, :3], dim=1).cpu().numpy()
    after = Net(play.inputs, learner.net.arrays()).shares(rows, 3)
    assert after == pytest.approx(expected, abs=1e-4)
    assert not np.allclose(after, before)


def test_what_cannot_be_continued_is_refused_in_one_line(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from pantheon.training.learner import Learner
    from pantheon.training.run import Run

    with pytest.raises(PantheonError, match="there is no folder"):
        Run(GAME, plan(1.0), tmp_path / "nowhere" / "net.npz")
    checkpoint = tmp_path / "net.checkpoint"
    checkpoint.write_bytes(b"nothing")
    with pytest.raises(PantheonError, match="cannot be continued"):
        Run(GAME, plan(1.0), tmp_path / "net.npz")
    Learner(net_inputs(GAME), 10, 4).save(checkpoint, {"game": "elements", "progress": {}})
    with pytest.raises(PantheonError, match="is a run of elements"):
        Run(GAME, plan(1.0), tmp_path / "net.npz")
    code, said = command("nations", "--out", str(tmp_path / "weights"))
    assert (code, said.count("\n")) == (2, 1)
    assert "ends in .npz" in said
