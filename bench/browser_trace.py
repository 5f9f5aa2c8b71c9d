"""What a page's main thread did, from Chromium's trace: time by kind of work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

CATEGORIES = ["toplevel", "devtools.timeline", "v8"]
TASK = "ThreadControllerImpl::RunTask"
KINDS = {
    TASK: "other",
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "v8.callFunction": "script",
    "v8.run": "script",
    "RunMicrotasks": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "EventDispatch": "script",
    "MinorGC": "script",
    "MajorGC": "collecting",
    "V8.GC_MC_INCREMENTAL": "collecting",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
"""Kinds of work by the names of events. What is done inside other work counts only for itself."""
MESSAGE = "WebSocketReceive"
CPU, WALL = "tdur", "dur"


class Task(NamedTuple):
    """A task of the main thread; in milliseconds."""

    start: float
    """By the clock of `time.perf_counter`."""
    whole: float
    work: Counter[str]
    """By kind."""
    heard: bool
    """Whether a message arrived in it."""


def tasks(events: list[dict[str, Any]], clock: str = CPU) -> Iterator[Task]:
    """The tasks of the thread that ran most scripts, in CPU or in wall time."""
    called = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "FunctionCall")
    [(thread, _)] = called.most_common(1)
    own = [e for e in events if e["ph"] in "XI" and (e["pid"], e["tid"]) == thread]
    around: list[tuple[float, str]] = []
    """Ends and kinds of the work that goes on."""
    task: Task | None = None
    for event in sorted(own, key=lambda e: (e["ts"], -e.get("dur", 0))):
        if event["name"] == MESSAGE and task:
            task = task._replace(heard=True)
        kind = KINDS.get(event["name"])
        if kind is None or "dur" not in event:
            continue
        while around and around[-1][0] <= event["ts"]:
            around.pop()
        spent = event.get(clock, 0) / 1000
        if not around:
            if task:
                yield task
            task = Task(event["ts"] / 1000, spent, Counter(), False)
        assert task is not None
        if around:
            task.work[around[-1][1]] -= spent
        task.work[kind] += spent
        around.append((event["ts"] + event["dur"], kind))
    if task:
        yield task
