"""A contact sheet of symbols on light and dark paper, to review them by eye."""

import re
import sys
from pathlib import Path

SIZES = (210, 47)
STYLE = """
body{margin:0;font:11px sans-serif}
section{display:flex;flex-wrap:wrap;gap:10px;padding:12px;align-items:end}
.light{background:#f4ecd8;color:#2b2a33;--lit:#f0cd6e57}
.dark{background:#141a30;color:#f1e8d2;--vellum:#141a30;--vellum-2:#12172b;--sheet:#1b2340;
--ink:#f1e8d2;--ink-2:#c0b698;--line:#d6be8299;--hair:#d6be8238;--gold:#d6a748;
--gold-lit:#f0cb6e;--lit:#ce8c1e42;--lit-line:#f0cb6e}
figure{margin:0;text-align:center;max-width:220px}
svg{display:block;margin:auto}
"""


def _figure(symbol: str, view_box: str, size: int) -> str:
    _, _, width, height = (float(part) for part in view_box.split())
    scale = size / max(width, height)
    drawn = f'width="{width * scale:.0f}" height="{height * scale:.0f}"'
    caption = symbol if size > 100 else ""
    return f'<figure><svg {drawn}><use href="#{symbol}"/></svg>{caption}</figure>'


def sheet(sprites: list[str], wanted: str, sizes: tuple[int, ...] = SIZES) -> str:
    """A page with the sprites inlined and each symbol whose id matches, in both themes."""
    found = [
        (name, box)
        for text in sprites
        for name, box in re.findall(r'<symbol id="([^"]+)" viewBox="([^"]+)"', text)
        if re.search(wanted, name)
    ]
    rows = "".join(
        f'<section class="{light}">{"".join(_figure(*each, size) for each in found)}</section>'
        for light in ("light", "dark")
        for size in sizes
    )
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{''.join(sprites)}{rows}"


def main() -> None:
    """`python -m tools.art.contact_sheet OUT PATTERN SIZES SPRITE…` (sizes as 210,47)."""
    out, wanted, sizes, *files = sys.argv[1:]
    texts = [Path(name).read_text(encoding="utf-8") for name in files]
    chosen = tuple(int(size) for size in sizes.split(","))
    Path(out).write_text(sheet(texts, wanted, chosen), encoding="utf-8")


if __name__ == "__main__":
    main()
