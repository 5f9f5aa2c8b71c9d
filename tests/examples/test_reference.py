"""The reference: what it names is there, with docstrings and, in the built page, signatures."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "reference.md"
NAMED = re.findall(r"^::: ([\w.]+)$", PAGE.read_text("utf-8"), re.MULTILINE)


def test_the_built_reference_shows_signatures_and_docstrings(tmp_path: Path) -> None:
    """An unknown name or a broken cross-reference would stop the build."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / PAGE.name).write_bytes(PAGE.read_bytes())
    settings = {"INHERIT": str(ROOT / "mkdocs.yml"), "nav": [PAGE.name], "hooks": []}
    settings |= {"docs_dir": str(tmp_path / "docs"), "site_dir": str(tmp_path / "site")}
    (tmp_path / "mkdocs.yml").write_text(json.dumps(settings), "utf-8")
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--no-strict"]
    subprocess.run([*build, "-f", tmp_path / "mkdocs.yml"], cwd=ROOT, check=True)
    html = (tmp_path / "site" / PAGE.stem / "index.html").read_text("utf-8")
    assert [name for name in NAMED if f'id="{name}"' not in html] == []
    shown = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html))
    for signature in ("new( game", "squares( columns : int , rows : int", "pick( ids : str"):
        assert signature.replace(" ", "") in shown.replace(" ", ""), signature
    for docstring in (
        "A rectangle of squares with sides of this size.",
        "The scene ids to pick, in order",
        "A list with width entries for each seat",
    ):
        assert docstring in shown, docstring
