"""Update the generated modules of every game in this repository.

python tools/generate.py           write modules that have changed
python tools/generate.py --check   fail if a module is out of date
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from pantheon.codegen import stale, write  # noqa: E402
from pantheon.codegen.declarations import DeclarationError  # noqa: E402


def game_folders() -> list[Path]:
    """The games of this repository, including the example."""
    found = [*ROOT.glob("src/pantheon/games/*/game.py"), *ROOT.glob("examples/*/*/game.py")]
    return sorted(path.parent for path in found)


def main(check: bool = False) -> int:
    if check:
        old = [f"{folder.relative_to(ROOT)}/generated/{name}" for folder in game_folders()
               for name in stale(folder)]  # fmt: skip
        if old:
            print(f"Out of date: {', '.join(old)}. Run `make setup`.", file=sys.stderr)
        return bool(old)
    try:
        for folder in game_folders():
            write(folder)
    except DeclarationError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
