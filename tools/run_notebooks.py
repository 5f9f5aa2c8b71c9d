"""Run the documentation's notebooks and save their outputs.

    python tools/run_notebooks.py

The tests run the same cells with smaller numbers; this script makes the published outputs.
"""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = ROOT / "docs" / "notebooks"
LONGEST = 600
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def run(path: Path) -> None:
    """Run every cell in a fresh kernel; on an error the file stays unchanged."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=LONGEST, record_timing=False).execute()
    notebook.metadata = nbformat.from_dict(METADATA)  # type: ignore[no-untyped-call]
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    for each in sorted(NOTEBOOKS.glob("*.ipynb")):
        run(each)
