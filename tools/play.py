"""`make play`: open the table in the browser, and compile the engines meanwhile.

Until they are compiled the same sources run as plain Python, several times slower. Then each bot
gets a new worker process, with compiled engines, for its next move; the server itself uses them
from its next start on.

    python tools/play.py [--port N] [--lan] [--no-browser]
"""

import argparse
import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build" / "compile.log"
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools import compile as compile_tool  # noqa: E402 - needs the path above
from tools import generate  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--lan", action="store_true", help="let others in the same network join")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    arguments = parser.parse_args()

    # In a process of its own: here it is not decided yet whether compiled modules are used.
    if not generate.up_to_date() and subprocess.call([sys.executable, generate.__file__]):
        sys.exit(1)
    meanwhile, news = engines()
    from pantheon.cli import failing_in_one_line, serve_command  # noqa: PLC0415 - decided now

    with failing_in_one_line():
        serve_command.host(
            serve_command.Settings(
                host=serve_command.EVERYWHERE if arguments.lan else serve_command.THIS_MACHINE,
                port=arguments.port,
                log_level="warning",
            ),
            open_browser=not arguments.no_browser,
            news=news,
            meanwhile=meanwhile,
        )


def engines() -> tuple[Callable[[], Coroutine[Any, Any, None]] | None, str]:
    """What compiles the engines while people play, if that is needed, and what to tell them."""
    if compile_tool.ready_to_play():
        return None, ""
    os.environ["PANTHEON_PURE"] = "1"  # never a mixture of old, new and missing products
    if lacking := compile_tool.obstacle():
        return None, f"Not compiling the engines: {lacking}. Bots think more slowly without."
    return _compile, (
        "Compiling the engines in the background takes a few minutes: play meanwhile, bots just"
        " think more slowly."
    )


async def _compile() -> None:
    """Compile at low priority; from then on, new worker processes use the compiled engines."""
    start = time.monotonic()
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            "nice", "-n", "19", "make", "--no-print-directory", "engines",
            cwd=ROOT, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log,
            start_new_session=True,
        )  # fmt: skip
    try:
        code = await process.wait()
    finally:
        if process.returncode is None:  # the server ends; the next start goes on with it
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
    if code:
        print(
            f"The engines could not be compiled; {LOG} says why. Playing goes on without.",
            flush=True,
        )
        return
    del os.environ["PANTHEON_PURE"]
    print(
        f"Engines compiled in {time.monotonic() - start:.0f} s: bots use them from now on.",
        flush=True,
    )


if __name__ == "__main__":
    main()
