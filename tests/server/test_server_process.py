"""Running a server: from start to a graceful end, as a process."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.client import Visitor
from tests.server.server_processes import ROOT, ServerProcess


async def test_a_server_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'p.db'}"
    first = await ServerProcess.start(database)
    anna = await Visitor(first.address).arrive("Anna")
    table = await anna.open_table(bots=["random"], start=True, options={"rounds": 9})
    client = await anna.join(table)
    await client.until(lambda: bool(client.state.get("offers")))
    done = await client.act(client.state["offers"][0])
    first.process.send_signal(signal.SIGTERM)
    await client.until(lambda: client.told[-1]["type"] == "closing")
    await asyncio.wait_for(client._listening, 10)
    logs = (await first.ended()).splitlines()
    assert all(json.loads(line)["level"] for line in logs)
    second = await ServerProcess.start(database)
    back = await anna.join(table, second.address, have=client.seq)
    assert back.seq >= done["seq"]
    second.process.kill()
    await second.ended()
    await anna.http.aclose()


def test_the_messages_schema_can_be_written(tmp_path: Path) -> None:
    target = tmp_path / "schema.json"
    subprocess.run(
        [sys.executable, "tools/message_schema.py", str(target)],
        cwd=ROOT, check=True, capture_output=True,
        env={**os.environ, "PYTHONPATH": "src"},
    )  # fmt: skip
    schema = json.loads(target.read_text("utf-8"))
    assert {"Join", "State", "Update", "NewTable"} <= set(schema["$defs"])
    assert {"requests", "responses"} <= set(schema["properties"])
