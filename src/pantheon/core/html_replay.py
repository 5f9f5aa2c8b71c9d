"""A match to leaf through: one piece of HTML with a slider, no server behind it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Protocol

import msgspec

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.scene import Scene
from pantheon.core.svg import PAPER, Sheet, common_sprite, parts
from pantheon.core.words import Words

_SCRIPT = """
(() => {
  const book = document.getElementById("ID");
  const { parts, leaves } = JSON.parse(book.querySelector("script[type='application/json']").text);
  const [slider, play] = [book.querySelector("input"), book.querySelector("button")];
  const [board, told, at] = ["g.board", "p", "output"].map((each) => book.querySelector(each));
  const show = () => {
    const leaf = leaves[slider.value];
    board.innerHTML = leaf.parts.map((part) => parts[part]).join("");
    told.textContent = leaf.told;
    at.value = slider.value + " / " + slider.max;
  };
  let timer = 0;
  const stop = () => { clearInterval(timer); timer = 0; play.textContent = "▶"; };
  play.onclick = () => {
    if (timer) return stop();
    if (slider.value === slider.max) slider.value = 0;
    play.textContent = "⏸";
    timer = setInterval(() => {
      slider.stepUp(); show();
      if (slider.value === slider.max) stop();
    }, 700);
  };
  slider.oninput = () => { stop(); show(); };
  show();
})();
"""


class Happened(Protocol):
    """What led to a state."""

    @property
    def events(self) -> tuple[Event, ...]: ...


class Leaf(msgspec.Struct, frozen=True):
    """One moment: the table, and what had just happened."""

    scene: Scene
    told: tuple[Words, ...]


class Flipbook:
    """Draws itself in a notebook; `save` makes a page of it."""

    def __init__(
        self,
        leaves: Sequence[Leaf],
        sprites: tuple[str, ...],
        say: Callable[[Words], str] | None = None,
    ) -> None:
        self.leaves = leaves
        self._sprites = sprites
        self._say = say or _plainly
        self._captions = say

    @classmethod
    def of(
        cls,
        game: Game[Any, Any],
        opening: tuple[Event, ...],
        frames: Iterable[tuple[Any, Happened | None]],
        say: Callable[[Words], str] | None = None,
    ) -> Flipbook:
        """The book of a match's states as a spectator saw them."""
        leaves = []
        for state, happened in frames:
            events = happened.events if happened else opening
            seen = [event.seen_by(None) for event in events]
            told = tuple(game.event_codec.words(event) for event in seen if event is not None)
            leaves.append(Leaf(game.scene(game.known(state, None), None), told))
        return cls(leaves, (common_sprite(), game.file(f"art/{game.name}.svg")), say)

    def __len__(self) -> int:
        return len(self.leaves)

    def _repr_html_(self) -> str:
        return self.html()

    def html(self) -> str:
        """The whole book. Parts that lie on several leaves are kept once."""
        sheet = Sheet(self._sprites)
        numbers: dict[str, int] = {}
        drawn = [
            [
                numbers.setdefault(part, len(numbers))
                for part in parts(leaf.scene, sheet, self._captions)
            ]
            for leaf in self.leaves
        ]
        told = [" ".join(self._say(words) for words in leaf.told) for leaf in self.leaves]
        known = list(numbers)
        leaves = [{"parts": each, "told": text} for each, text in zip(drawn, told, strict=True)]
        data = json.dumps({"parts": known, "leaves": leaves}, ensure_ascii=False)
        data = data.replace("</", "<\\/")
        name = "flipbook-" + hashlib.blake2b(data.encode(), digest_size=6).hexdigest()
        last = "".join(known[part] for part in drawn[-1])
        return (
            f'<div id="{name}" style="max-width:60rem">'
            f"{self._board(sheet.definitions(), last)}"
            '<div style="display:flex;gap:.6rem;align-items:center">'
            '<button type="button" aria-label="play">▶</button>'
            f'<input type="range" min="0" max="{len(leaves) - 1}" value="{len(leaves) - 1}"'
            ' aria-label="moment of the match" style="flex:1"><output></output></div>'
            f'<p aria-live="polite" style="min-height:3em">{escape(told[-1])}</p>'
            f'<script type="application/json">{data}</script></div>'
            f"<script>{_SCRIPT.replace('ID', name)}</script>"
        )

    def save(self, path: str | Path) -> None:
        """Write the book as a page of its own."""
        head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Pantheon</title>'
        Path(path).write_text(f"{head}{self.html()}</html>\n", "utf-8")

    def _board(self, definitions: str, drawn: str) -> str:
        """One frame large enough for every leaf, so that nothing jumps."""
        boxes = [leaf.scene.board.box for leaf in self.leaves]
        x, y = min(box[0] for box in boxes), min(box[1] for box in boxes)
        width = max(box[0] + box[2] for box in boxes) - x
        height = max(box[1] + box[3] for box in boxes) - y
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}"'
            f' style="width:100%;max-height:70vh;background:{PAPER}" role="img">'
            f'{definitions}<g class="board">{drawn}</g></svg>'
        )


def _plainly(words: Words) -> str:
    """Words without a catalogue: the event's name and its numbers."""
    name = words.key.rpartition("-event-")[2].replace("-", " ")
    facts = ", ".join(f"{name} {value}" for name, value in words.args.items())
    return f"{name} ({facts})." if facts else f"{name}."
