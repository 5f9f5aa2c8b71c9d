"""The deployment, as far as it can be checked without a container engine.

Linters check the Dockerfile (hadolint), compose.yaml (the schema of the Compose specification) and
the proxy's configuration (a parser for nginx), as in `make lint`; here each also has to find a
planted mistake. Further tests check that the files agree with each other and with the server.
Not checked: that images can be built and started.
"""

import configparser
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import crossplane
import pytest
import typer
from ruamel.yaml import YAML

from pantheon.cli.typer_app import app
from pantheon.server import Allowance, Settings
from pantheon.server.process.patience import Patience
from pantheon.server.server import UNDER_WAY

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
COMPOSE_SCHEMA = ("--builtin-schema", "vendor.compose-spec")
LINTERS = {
    "Dockerfile": [BIN / "hadolint"],
    "compose.yaml": [BIN / "check-jsonschema", *COMPOSE_SCHEMA],
    "deploy/nginx.conf": [sys.executable, ROOT / "tools" / "check_nginx.py"],
    "deploy/nginx-tls.conf": [sys.executable, ROOT / "tools" / "check_nginx.py"],
}
MISTAKES = {
    "Dockerfile": ("WORKDIR /pantheon", "WORKDIR pantheon"),
    "compose.yaml": ("restart: unless-stopped", "restarts: unless-stopped"),
    "deploy/nginx.conf": ("least_conn;", "least_con;"),
    "deploy/nginx-tls.conf": ("ssl_protocols", "ssl_protocol"),
}


def _lint(name: str, file: Path) -> subprocess.CompletedProcess[str]:
    command = [str(part) for part in (*LINTERS[name], file)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", LINTERS)
def test_linters_find_only_planted_mistakes(name: str, tmp_path: Path) -> None:
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
    """The arguments of all directives of that name, at any depth."""
    found = [each["args"] for each in block if each["directive"] == name]
    for each in block:
        found += _directives(each.get("block", []), name)
    return found


PROXIES = ("nginx.conf", "nginx-tls.conf")


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return _proxy(request.param)


def _proxy(name: str) -> list[dict[str, Any]]:
    read = crossplane.parse(str(ROOT / "deploy" / name), single=True)
    return list(read["config"][0]["parsed"])


def test_images_are_pinned_by_digest(services: dict[str, Any]) -> None:
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


def test_the_proxy_forwards_to_every_server(services: dict[str, Any]) -> None:
    servers = {name for name, each in services.items() if each.get("image") == "pantheon"}
    named = {args[0] for args in _directives(_proxy("nginx.conf"), "server") if args}
    assert named == {f"{name}:8000" for name in servers}
    assert len(servers) == 2


def test_the_proxy_forwards_the_client_address_and_websockets(proxy: list[dict[str, Any]]) -> None:
    locations = [each for each in _blocks(proxy, "location") if _directives(each, "proxy_pass")]
    assert len(locations) == 2
    for block in locations:
        headers = {args[0]: args[1] for args in _directives(block, "proxy_set_header")}
        # $host would drop the port, and pages would seem to have another origin.
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


def test_operator_endpoints_are_not_public(proxy: list[dict[str, Any]]) -> None:
    server = next(each for each in _blocks(proxy, "server") if _directives(each, "proxy_pass"))
    for path in ("/metrics", "/health"):
        block = next(each["block"] for each in server if each["args"] == ["=", path])
        assert _directives(block, "return") == [["404"]]


def test_the_proxy_with_tls_is_in_front_of_the_service() -> None:
    proxy = _proxy("nginx-tls.conf")
    listening = [args for args in _directives(proxy, "listen") if "ssl" in args]
    assert [args[0] for args in listening] == ["443", "[::]:443"]
    assert _directives(proxy, "return")[0] == ["301", "https://$host$request_uri"]
    (address,) = (args[0] for args in _directives(proxy, "server") if args)
    caddy = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert f"reverse_proxy {address}" in caddy
    assert "respond @operators 404" in caddy
    host, _, port = address.partition(":")
    assert f"serve --host {host} --port {port}" in _service()["Service"]["ExecStart"]


def _service() -> configparser.ConfigParser:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / "pantheon.service", "utf-8")
    return unit


def test_the_service_starts_the_command_with_what_it_needs() -> None:
    service = _service()["Service"]
    command = service["ExecStart"].split()
    assert command[:2] == ["/opt/pantheon/bin/pantheon", "serve"]
    known = {each for option in typer.main.get_command(app).commands["serve"].params  # type: ignore[attr-defined]
             for each in option.opts}  # fmt: skip
    assert {each for each in command if each.startswith("--")} <= known
    given = dict(each.split("=", 1) for each in service["Environment"].split())
    assert given["PANTHEON_DATA"] == f"/var/lib/{service['StateDirectory']}"
    assert given["FORWARDED_ALLOW_IPS"] == "127.0.0.1"


def test_a_server_may_take_its_time_to_stop(services: dict[str, Any]) -> None:
    needed = Settings().drain_seconds + UNDER_WAY + 5  # its workers end too
    assert int(_service()["Service"]["TimeoutStopSec"]) >= needed
    servers = [each for each in services.values() if each.get("image") == "pantheon"]
    assert all(int(each["stop_grace_period"].removesuffix("s")) >= needed for each in servers)


def test_the_image_installs_the_wheel_with_every_extra_of_a_host() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    assert "PANTHEON_COMPILE=1 /opt/tools/bin/python -m hatchling build -t wheel" in dockerfile
    pinned = (ROOT / "requirements" / "host.txt").read_text("utf-8")
    assert "--require-hashes -r requirements/host.txt" in dockerfile
    for package in ("asyncpg", "redis", "sqlalchemy", "uvicorn"):
        assert re.search(rf"^{package}==", pinned, re.MULTILINE), package


def test_the_servers_share_secret_database_and_bus(services: dict[str, Any]) -> None:
    servers = [each for each in services.values() if each.get("image") == "pantheon"]
    assert all(each == servers[0] for each in servers)
    assert "PANTHEON_SECRET" in servers[0]["environment"]
    command = " ".join(servers[0]["command"])
    for option in ("--database=postgresql://", "--bus=redis://", "--port=8000"):
        assert option in command
