"""`pantheon variant`, run as a user runs it."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pantheon.cli import main
from pantheon.core.variant import Variant, read_variant

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.chdir(tmp_path)

    def ran(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["pantheon", "variant", *arguments])
        code = 0
        try:
            main()
        except SystemExit as ended:
            code = int(ended.code or 0)
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return ran


def test_a_variant_is_saved_shown_and_linked(run: Run) -> None:
    code, out, err = run("save", "nations", "quick.toml", "--seats", "3", "--name", "Quick",
                         "--note", "For lunch breaks", "-o", "win_points=6")  # fmt: skip
    assert code == 0, err
    assert "/?variant=1" in out
    wanted = Variant("nations", 3, {"win_points": 6}, "Quick", "For lunch breaks")
    assert read_variant(Path("quick.toml").read_text("utf-8")) == wanted
    _, link, _ = run("link", "quick.toml", "--site", "https://example.org")
    assert link.strip() == wanted.link("https://example.org")
    for text in ("quick.toml", link.strip(), wanted.code()):
        _, shown, _ = run("show", text, "--json")
        assert json.loads(shown)["options"] == {"win_points": 6}
    _, shown, _ = run("show", "quick.toml")
    assert "win_points" in shown
    assert "For lunch breaks" in shown


@pytest.mark.parametrize(
    "wrong",
    [
        ("show", "nowhere.toml"),
        ("show", "1zzz"),
        ("link", Variant("nations", 2, {"income": 99}).link()),
        ("link", Variant("chess", 2).code()),
        ("save", "nations", "x.toml", "--seats", "9"),
        ("save", "nations", "x.toml", "-o", "wealth=1"),
    ],
)
def test_errors_are_one_line(wrong: tuple[str, ...], run: Run, tmp_path: Path) -> None:
    code, _, err = run(*wrong)
    assert code == 2
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
