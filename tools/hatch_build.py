"""Makes the generated modules of the games before a wheel or an editable install is built.

Nothing but hatchling is installed then, so the generator is imported by itself.
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
        import codegen  # type: ignore[import-not-found]  # noqa: PLC0415 - found only now

        for card in sorted(root.glob("src/pantheon/games/*/game.py")):
            codegen.write(card.parent)
