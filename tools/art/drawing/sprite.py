"""Sprite files: symbols and the defs they share, written to disk within a size limit."""

import gzip
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .press import Press
from .svg import Node, Style, render, render_all

ROOT = Path(__file__).resolve().parents[3]
SPRITE_OPENING = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
STILL = Press(amount=0.0)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing with an id; `text` is where a page may write a number on it: x, y, size."""

    id: str
    view_box: str
    body: Sequence[Node]
    press: Press = STILL
    text: str = ""
    style: dict[str, Style] = field(default_factory=dict)

    def node(self) -> Node:
        """The printed symbol element."""
        attrs: dict[str, Style] = {"id": self.id, "viewBox": self.view_box}
        if self.text:
            attrs["data-text"] = self.text
        attrs |= {"stroke-linejoin": "round", "stroke-linecap": "round", **self.style}
        return Node("symbol", attrs, self.press.print(self.body))


def sprite(symbols: Iterable[Symbol], defs: Iterable[Node] = ()) -> str:
    """A sprite file, one symbol per line."""
    lines = [SPRITE_OPENING]
    shared = render_all(defs)
    if shared:
        lines.append(f"<defs>{shared}</defs>")
    lines += [render(symbol.node()) for symbol in symbols]
    return "\n".join([*lines, "</svg>", ""])


def picture(view_box: str, body: Iterable[Node], **attrs: str) -> str:
    """A self-contained picture."""
    extra = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attrs.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"{extra} '
        f'stroke-linejoin="round" stroke-linecap="round">{render_all(body)}</svg>\n'
    )


def save(where: str, text: str, limit_kb: float) -> None:
    """Write a file under the repository's root and print its size; fail if it is too large."""
    target = ROOT / where
    target.parent.mkdir(parents=True, exist_ok=True)
    game = re.fullmatch(r"src/pantheon/games/(\w+)/art/.+\.svg", where)
    if game:
        text = text.replace(">", f"><!-- Drawn by tools/art/{game[1]} -->", 1)
    target.write_text(text, encoding="utf-8")
    weight = len(gzip.compress(text.encode(), 9)) / 1000
    print(f"{where}: {weight:.1f} kB gzipped, {len(text) / 1000:.0f} kB plain")
    if weight > limit_kb:
        raise SystemExit(f"{where} exceeds its limit of {limit_kb} kB gzipped")
