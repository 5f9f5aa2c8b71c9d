"""Update the generated modules of every game in this repository.

python tools/generate.py           write modules that have changed
python tools/generate.py --check   fail if a module is out of date
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STAMP = ROOT / "build" / "generated"
"""Touched when the modules have been written."""
sys.path.insert(0, str(ROOT / "src"))


def game_folders() -> list[Path]:
    """The games of this repository, including the example."""
    found = [*ROOT.glob("src/pantheon/games/*/game.py"), *ROOT.glob("examples/*/*/game.py")]
    return sorted(path.parent for path in found)


def up_to_date() -> bool:
    """Whether nothing has changed since the modules were written, by the times of the files.

    Folders count as well: theirs changes when a file goes.
    """
    if not STAMP.is_file():
        return False
    written = STAMP.stat().st_mtime_ns
    sources = [Path(__file__), *ROOT.glob("src/pantheon/codegen/*.py")]
    for folder in game_folders():
        sources += [
            path
            for path in folder.rglob("*")
            if path.suffix in {".py", ".toml"} or path.name == "generated"
        ]
        if not (folder / "generated").is_dir():
            return False
    return all(path.stat().st_mtime_ns <= written for path in sources)


def main(check: bool = False) -> int:
    if not check and up_to_date():
        return 0
    # Imported late: a second, which most runs need not spend.
    from pantheon.codegen import stale, write  # noqa: PLC0415
    from pantheon.codegen.declarations import DeclarationError  # noqa: PLC0415

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
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.touch()
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
