"""The deployment, as far as it can be checked where no container engine runs.

Checked by linters (as in `make lint`), each of which is shown to find a planted mistake: the
Dockerfile by hadolint, compose.yaml against the schema of the compose specification, and the
proxy's configuration by a reader of nginx's language. Checked here: that the files agree with
each other and with the server. Not checked: that images can be built and started.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import crossplane
import pytest
from ruamel.yaml import YAML

from pantheon.server import Allowance
from pantheon.server.process.uvicorn_protocols import Patience

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
COMPOSE_SCHEMA = ("--builtin-schema", "vendor.compose-spec")
LINTERS = {
    "Dockerfile": [BIN / "hadolint"],
    "compose.yaml": [BIN / "check-jsonschema", *COMPOSE_SCHEMA],
    "deploy/nginx.conf": [sys.executable, ROOT / "tools" / "proxy.py"],
}
MISTAKES = {
    "Dockerfile": ("WORKDIR /pantheon", "WORKDIR pantheon"),
    "compose.yaml": ("restart: unless-stopped", "restarts: unless-stopped"),
    "deploy/nginx.conf": ("least_conn;", "least_con;"),
}


def _lint(name: str, file: Path) -> subprocess.CompletedProcess[str]:
    command = [str(part) for part in (*LINTERS[name], file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", LINTERS)
def test_linters_find_nothing_but_what_is_planted(name: str, tmp_path: Path) -> None:
    file = ROOT / name
    found = _lint(name, file)
    assert found.returncode == 0, found.stdout + found.stderr
    right, wrong = MISTAKES[name]
    spoilt = tmp_path / file.name
    text = file.read_text("utf-8")
    assert right in text
    spoilt.write_text(text.replace(right, wrong), "utf-8")
    assert _lint(name, spoilt).returncode != 0


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    composed = YAML(typ="safe").load((ROOT / "compose.yaml").read_text("utf-8"))
    return dict(composed["services"])


def _directives(block: list[dict[str, Any]], name: str) -> list[list[str]]:
    """The arguments of all directives of that name, however deep."""
    found = [each["args"] for each in block if each["directive"] == name]
    for each in block:
        found += _directives(each.get("block", []), name)
    return found


@pytest.fixture(scope="module")
def proxy() -> list[dict[str, Any]]:
    read = crossplane.parse(str(ROOT / "deploy" / "nginx.conf"), single=True)
    return list(read["config"][0]["parsed"])


def test_images_are_named_by_digest(services: dict[str, Any]) -> None:
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    images = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    images += [each["image"] for each in services.values() if each["image"] != "pantheon"]
    assert len(images) == 6
    for image in images:
        assert re.fullmatch(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image


def test_the_proxy_waits_no_longer_than_the_servers(proxy: list[dict[str, Any]]) -> None:
    upstream = next(iter(_blocks(proxy, "upstream")))
    assert _directives(upstream, "keepalive_timeout") == [["8s"]]
    assert Patience().idle > 8
    assert _directives(proxy, "limit_conn") == [["addresses", str(Allowance().tcp_connections)]]


def test_the_proxy_passes_on_to_every_server(
    services: dict[str, Any], proxy: list[dict[str, Any]]
) -> None:
    servers = {name for name, each in services.items() if each.get("image") == "pantheon"}
    named = {args[0] for args in _directives(proxy, "server") if args}
    assert named == {f"{name}:8000" for name in servers}
    assert len(servers) == 2


def test_the_proxy_says_who_asks_and_lets_websockets_through(proxy: list[dict[str, Any]]) -> None:
    locations = [each for each in _blocks(proxy, "location") if _directives(each, "proxy_pass")]
    assert len(locations) == 2
    for block in locations:
        headers = {args[0]: args[1] for args in _directives(block, "proxy_set_header")}
        # With $host the port is lost, and pages would seem to come from elsewhere.
        assert headers["Host"] == "$http_host"
        assert headers["X-Forwarded-For"] == "$remote_addr"
        assert headers["X-Forwarded-Proto"] == "$scheme"
    assert (headers["Upgrade"], headers["Connection"]) == ("$http_upgrade", "upgrade")
    assert _directives(proxy, "proxy_http_version") == [["1.1"]]


def _blocks(block: list[dict[str, Any]], name: str) -> list[list[dict[str, Any]]]:
    found = [each["block"] for each in block if each["directive"] == name and "block" in each]
    for each in block:
        found += _blocks(each.get("block", []), name)
    return found


def test_what_is_for_operators_is_kept_from_the_public(proxy: list[dict[str, Any]]) -> None:
    server = next(each for each in _blocks(proxy, "server") if _directives(each, "listen"))
    for path in ("/metrics", "/health"):
        block = next(each["block"] for each in server if each["args"] == ["=", path])
        assert _directives(block, "return") == [["404"]]


def test_the_servers_share_what_they_must(services: dict[str, Any]) -> None:
    servers = [each for each in services.values() if each.get("image") == "pantheon"]
    assert all(each == servers[0] for each in servers)
    assert "PANTHEON_SECRET" in servers[0]["environment"]
    command = " ".join(servers[0]["command"])
    for option in ("--database=postgresql://", "--bus=redis://", "--port=8000"):
        assert option in command
