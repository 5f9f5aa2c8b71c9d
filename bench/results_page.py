"""Parts of RESULTS.md that commands write: what stands between two marks, and pictures."""

from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE / "RESULTS.md"
DOCS = HERE.parent / "docs"


def put(part: str, text: str) -> None:
    """Replace a part of the page."""
    begin, end = f"<!-- {part} -->", f"<!-- /{part} -->"
    before, rest = PAGE.read_text("utf-8").split(begin)
    after = rest.split(end)[1]
    PAGE.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", "utf-8")


def put_picture(name: str, svg: str) -> None:
    """Write a picture of the page; the documentation's site shows the same one."""
    (HERE / name).write_text(svg, "utf-8")
    shown = DOCS / name
    if not shown.is_symlink():
        shown.symlink_to(Path("..") / HERE.name / name)
