"""Hatch's hooks: what a wheel holds, and what a package index shows.

    python -m build                       a plain wheel: pages, art, words, engines in Python
    PANTHEON_COMPILE=1 python -m build    a platform wheel: the same with compiled engines

PANTHEON_HOME=https://... names the address of the repository's files; the links of the long
description then lead there. Only what `dependencies` lists is installed at that point, so the
generator is imported on its own.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES = "web/dist"
PAGES_IN_PACKAGE = "pantheon/server/browser"
COMMON_ART = "src/pantheon/core/art/common.svg"
RELATIVE_LINK = re.compile(r"(\]\(|src=\")(?!https?:|#)")
"""Where a Markdown link or a picture to a file of the repository begins."""


def _asked_to_compile() -> bool:
    return os.environ.get("PANTHEON_COMPILE", "0") not in {"", "0"}


class Wheel(BuildHookInterface[Any]):
    """Generates modules, builds pages and compiles engines where they are asked for."""

    def dependencies(self) -> list[str]:
        """What the build environment needs: mypyc reads the types of what the engines import."""
        if self.target_name != "wheel" or not _asked_to_compile():
            return []
        groups = self.metadata.config["dependency-groups"]
        return [*groups["build"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        _generate(root)
        if version == "editable":
            return
        _build_pages(root)
        if self.target_name == "wheel":
            build_data["force_include"][str(root / PAGES)] = PAGES_IN_PACKAGE
            if _asked_to_compile():
                build_data["force_include"].update(_compiled(root))
                build_data.update(pure_python=False, infer_tag=True)


def _generate(root: Path) -> None:
    sys.path.insert(0, str(root / "src" / "pantheon"))
    import codegen  # type: ignore[import-not-found]  # noqa: PLC0415 - needs the path above

    for card in sorted(root.glob("src/pantheon/games/*/game.py")):
        codegen.write(card.parent)


def _build_pages(root: Path) -> None:
    """Build the pages if they are missing or older than their sources."""
    built, web = root / PAGES / "index.html", root / "web"
    sources = [
        web / "package-lock.json",
        web / "vite.config.ts",
        web / "index.html",
        root / COMMON_ART,
    ]
    sources += [path for part in ("src", "public") for path in (web / part).rglob("*")]
    newest = max(path.stat().st_mtime for path in sources if path.is_file())
    if built.is_file() and built.stat().st_mtime >= newest:
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("The wheel needs the pages: run `make web`, or install Node 20 with npm.")
    if not (web / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=web, check=True)
    subprocess.run(
        [npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=web, check=True
    )


def _compiled(root: Path) -> dict[str, str]:
    """Compile the engines; returns where in the wheel each extension goes."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=root, check=True)
    record = root / "build" / "mypyc" / "products.json"
    if not record.is_file():
        sys.exit("A platform wheel needs a C compiler and Python's headers.")
    products = json.loads(record.read_text())["products"]
    return {str(root / path): path.removeprefix("src/") for path in products}


class LongDescription(MetadataHookInterface):
    """The README as long description, and the project's links."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        home = os.environ.get("PANTHEON_HOME", "").rstrip("/")
        if home:
            text = RELATIVE_LINK.sub(rf"\g<1>{home}/", text)
            metadata["urls"] = {
                "Homepage": home,
                "Documentation": f"{home}/docs/index.md",
                "Changelog": f"{home}/CHANGELOG.md",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
