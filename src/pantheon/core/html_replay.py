"""A match as HTML with a slider, for notebooks and as a page of its own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.scene import Scene
from pantheon.core.svg import PAPER, Sheet, common_sprite, parts
from pantheon.core.timeline import Step
from pantheon.core.words import Words

_SCRIPT = """
(() => {
  const replay = document.getElementById("ID");
  const data = replay.querySelector("script[type='application/json']").text;
  const { parts, frames } = JSON.parse(data);
  const [slider, play] = [replay.querySelector("input"), replay.querySelector("button")];
  const [board, text, at] = ["g.board", "p", "output"].map((each) => replay.querySelector(each));
  const show = () => {
    const frame = frames[slider.value];
    board.innerHTML = frame.parts.map((part) => parts[part]).join("");
    text.textContent = frame.text;
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


class Frame(msgspec.Struct, frozen=True):
    """One moment: the scene, and the log lines of the step that led to it."""

    scene: Scene
    lines: tuple[Words, ...]


class HtmlReplay:
    """A replay that draws itself in a notebook; `save` writes it as a page."""

    def __init__(
        self,
        frames: Sequence[Frame],
        sprites: tuple[str, ...],
        say: Callable[[Words], str] | None = None,
    ) -> None:
        self.frames = frames
        self._sprites = sprites
        self._say = say or _plainly
        self._captions = say

    @classmethod
    def of(
        cls,
        game: Game[Any, Any],
        opening: tuple[Event, ...],
        states: Iterable[tuple[Any, Step | None]],
        say: Callable[[Words], str] | None = None,
    ) -> HtmlReplay:
        """The replay of a match's states as a spectator saw them."""
        frames = []
        for state, step in states:
            events = step.events if step else opening
            seen = [event.seen_by(None) for event in events]
            lines = tuple(game.event_codec.words(event) for event in seen if event is not None)
            frames.append(Frame(game.scene(game.known(state, None), None), lines))
        return cls(frames, (common_sprite(), game.file(f"art/{game.name}.svg")), say)

    def __len__(self) -> int:
        return len(self.frames)

    def _repr_html_(self) -> str:
        return self.html()

    def html(self) -> str:
        """The whole replay. Parts that several frames share are written once."""
        sheet = Sheet(self._sprites)
        numbers: dict[str, int] = {}
        drawn = [
            [
                numbers.setdefault(part, len(numbers))
                for part in parts(frame.scene, sheet, self._captions)
            ]
            for frame in self.frames
        ]
        texts = [" ".join(self._say(words) for words in frame.lines) for frame in self.frames]
        known = list(numbers)
        frames = [{"parts": each, "text": text} for each, text in zip(drawn, texts, strict=True)]
        data = json.dumps({"parts": known, "frames": frames}, ensure_ascii=False)
        data = data.replace("</", "<\\/")
        name = "replay-" + hashlib.blake2b(data.encode(), digest_size=6).hexdigest()
        last = "".join(known[part] for part in drawn[-1])
        return (
            f'<div id="{name}" style="max-width:60rem">'
            f"{self._board(sheet.definitions(), last)}"
            '<div style="display:flex;gap:.6rem;align-items:center">'
            '<button type="button" aria-label="play">▶</button>'
            f'<input type="range" min="0" max="{len(frames) - 1}" value="{len(frames) - 1}"'
            ' aria-label="moment of the match" style="flex:1"><output></output></div>'
            f'<p aria-live="polite" style="min-height:3em">{escape(texts[-1])}</p>'
            f'<script type="application/json">{data}</script></div>'
            f"<script>{_SCRIPT.replace('ID', name)}</script>"
        )

    def save(self, path: str | Path) -> None:
        """Write the replay as a page of its own."""
        head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Pantheon</title>'
        Path(path).write_text(f"{head}{self.html()}</html>\n", "utf-8")

    def _board(self, definitions: str, drawn: str) -> str:
        """A picture large enough for every frame, so that nothing jumps."""
        boxes = [frame.scene.board.box for frame in self.frames]
        x, y = min(box[0] for box in boxes), min(box[1] for box in boxes)
        width = max(box[0] + box[2] for box in boxes) - x
        height = max(box[1] + box[3] for box in boxes) - y
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}"'
            f' style="width:100%;max-height:70vh;background:{PAPER}" role="img">'
            f'{definitions}<g class="board">{drawn}</g></svg>'
        )


def _plainly(words: Words) -> str:
    """A message without a catalogue: the event's name and its numbers."""
    name = words.key.rpartition("-event-")[2].replace("-", " ")
    facts = ", ".join(f"{name} {value}" for name, value in words.args.items())
    return f"{name} ({facts})." if facts else f"{name}."
