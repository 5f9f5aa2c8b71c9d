"""Write the JSON Schema of all messages, from which the browser's types are generated.

    python tools/message_schema.py [FILE]     by default build/messages.schema.json

The schema's top level has the properties `requests` and `responses` (WebSocket), and one for each
HTTP struct, so that json-schema-to-typescript finds all of them.
"""

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from pantheon.lab.page import messages as lab_messages
from pantheon.server.http import http_models
from pantheon.server.lab.active_run import RunState
from pantheon.table.protocol import requests, responses
from pantheon.table.workers.worker_messages import Analysis

ROOT = Path(__file__).resolve().parents[1]


def schema() -> dict[str, Any]:
    http = [
        struct
        for _, struct in inspect.getmembers(http_models, inspect.isclass)
        if struct.__module__ == http_models.__name__
    ]
    http += [Analysis, RunState, lab_messages.RunForm, lab_messages.RunCard, lab_messages.MatchRows]
    http += [lab_messages.Planned, lab_messages.Progress, lab_messages.RunFigures]
    tops, definitions = msgspec.json.schema_components(
        [requests.AnyRequest, responses.AnyResponse, *http], ref_template="#/$defs/{name}"
    )
    names = ["requests", "responses", *(struct.__name__ for struct in http)]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "type": "object",
        "additionalProperties": False,
        "required": names,
        "properties": dict(zip(names, tops, strict=True)),
        "$defs": {name: _closed(definition) for name, definition in definitions.items()},
    }


def _closed(definition: dict[str, Any]) -> dict[str, Any]:
    """Without this, each TypeScript interface would allow any additional property."""
    if "properties" in definition:
        return {"additionalProperties": False, **definition}
    return definition


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "messages.schema.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.format(msgspec.json.encode(schema()), indent=1) + b"\n")
    print(target)


if __name__ == "__main__":
    main()
