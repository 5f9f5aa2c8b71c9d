"""Write all artwork, or only that of the named folders.

python -m tools.art              write every sprite and picture
python -m tools.art nations      write those of one folder
"""

import argparse
from importlib import import_module
from pathlib import Path

FOLDERS = sorted(path.parent.name for path in Path(__file__).parent.glob("*/write_files.py"))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.art", description="Write the artwork.")
    parser.add_argument(
        "folders", nargs="*", metavar="FOLDER", help=f"one of {', '.join(FOLDERS)}; default: all"
    )
    chosen = parser.parse_args().folders
    if unknown := set(chosen) - set(FOLDERS):
        parser.error(f"no such folder: {', '.join(sorted(unknown))}")
    for folder in chosen or FOLDERS:
        import_module(f"tools.art.{folder}.write_files").write_files()


if __name__ == "__main__":
    main()
