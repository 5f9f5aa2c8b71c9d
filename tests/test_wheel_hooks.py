"""What a package index is shown, and what a platform wheel has that a plain one has not.

`tests/browser/test_wheel.py` builds a plain wheel, installs it and plays.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from tools import hatch_build

PRODUCT = "src/pantheon/core/chance.so"
COMPILER = f"""
from pathlib import Path
record = Path("build/mypyc/products.json")
record.parent.mkdir(parents=True)
record.write_text('{json.dumps({"products": [PRODUCT]})}')
"""
"""A stand-in for tools/compile.py, which takes minutes."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose pages and modules are made already."""
    for step in ("_generate", "_build_pages"):
        monkeypatch.setattr(hatch_build, step, lambda _: None)
    monkeypatch.delenv("PANTHEON_COMPILE", raising=False)
    (tmp_path / "tools").mkdir()
    return tmp_path


def _built(project: Path) -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}}
    hook: Any = hatch_build.Wheel(str(project), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    hook.initialize("standard", data)
    return data


def test_a_plain_wheel_has_the_pages_and_runs_anywhere(project: Path) -> None:
    assert _built(project) == {
        "force_include": {str(project / "web/dist"): "pantheon/server/browser"}
    }


def test_a_platform_wheel_has_the_compiled_engines(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "tools/compile.py").write_text(COMPILER)
    monkeypatch.setenv("PANTHEON_COMPILE", "1")
    data = _built(project)
    assert data["force_include"][str(project / PRODUCT)] == "pantheon/core/chance.so"
    assert (data["pure_python"], data["infer_tag"]) == (False, True)


def test_a_platform_wheel_without_a_compiler_says_what_it_needs(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "tools/compile.py").write_text("")
    monkeypatch.setenv("PANTHEON_COMPILE", "1")
    with pytest.raises(SystemExit, match="needs a C compiler and Python's headers"):
        _built(project)


def test_the_long_description_leads_to_files_of_the_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "README.md").write_text('[Docs](docs/index.md) <img src="a.svg"> [x](https://x.y)')
    hook: Any = hatch_build.LongDescription(str(tmp_path), {})
    monkeypatch.setenv("PANTHEON_HOME", "https://example.org/pantheon/")
    shown: dict[str, Any] = {}
    hook.update(shown)
    home = "https://example.org/pantheon"
    assert shown["readme"]["content-type"] == "text/markdown"
    assert shown["readme"]["text"] == (
        f'[Docs]({home}/docs/index.md) <img src="{home}/a.svg"> [x](https://x.y)'
    )
    assert shown["urls"]["Changelog"] == f"{home}/CHANGELOG.md"
    monkeypatch.delenv("PANTHEON_HOME")
    hook.update(plain := {})
    assert "urls" not in plain
