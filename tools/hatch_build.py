"""Hatch build hook: generate the games' modules before building a wheel or an editable install.

Only hatchling is installed at that point, so the generator is imported on its own.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class GeneratedModules(BuildHookInterface[Any]):
    """Writes `games/*/generated`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sys.path.insert(0, str(root / "src" / "pantheon"))
        import codegen  # type: ignore[import-not-found]  # noqa: PLC0415 - needs the path above

        for card in sorted(root.glob("src/pantheon/games/*/game.py")):
            codegen.write(card.parent)
