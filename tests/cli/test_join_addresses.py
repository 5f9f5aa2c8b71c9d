"""The addresses and the QR code with which phones join."""

import io

import pytest
import segno
from rich.console import Console

from pantheon.cli import join_addresses as ja
from pantheon.cli.serve_command import print_addresses

PHONE_SIDE = "192.168.7.20"


@pytest.fixture(autouse=True)
def _network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ja, "_outgoing", lambda family: PHONE_SIDE if family == 2 else "")
    found = [(2, 1, 6, "", ("127.0.1.1", 0)), (2, 1, 6, "", (PHONE_SIDE, 0))]
    monkeypatch.setattr(ja.socket, "getaddrinfo", lambda *_: found)


@pytest.mark.parametrize(
    ("host", "own", "others"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000", []),
        ("localhost", "http://localhost:8000", []),
        ("0.0.0.0", "http://127.0.0.1:8000", [f"http://{PHONE_SIDE}:8000"]),
        ("::", "http://127.0.0.1:8000", [f"http://{PHONE_SIDE}:8000"]),
        ("10.1.2.3", "http://10.1.2.3:8000", ["http://10.1.2.3:8000"]),
        ("fd00::7", "http://[fd00::7]:8000", ["http://[fd00::7]:8000"]),
    ],
)
def test_addresses_follow_from_what_is_listened_on(host: str, own: str, others: list[str]) -> None:
    assert ja.own_address(host, 8000) == own
    assert ja.join_addresses(host, 8000) == others


def test_the_qr_code_is_that_of_the_address() -> None:
    """Each character shows two modules, one above the other; the light ones are drawn."""
    address = f"http://{PHONE_SIDE}:8000"
    shown = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    drawn: list[tuple[int, ...]] = []
    for line in ja.qr_code(address).splitlines():
        pairs = [shown[character] for character in line]
        drawn += [tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs)]
    code = segno.make_qr(address, error="m")
    wanted = [tuple(row) for row in code.matrix_iter(border=2)]
    assert drawn[: len(wanted)] == wanted


@pytest.mark.parametrize(
    ("host", "terminal", "told", "not_told"),
    [
        ("0.0.0.0", True, [f"same network: http://{PHONE_SIDE}:80", "▀"], ["--lan"]),
        ("0.0.0.0", False, [f"same network: http://{PHONE_SIDE}:80"], ["▀", "--lan"]),
        ("127.0.0.1", True, ["Only this computer can join; with --lan"], ["▀"]),
    ],
)
def test_the_server_says_who_can_join(
    host: str, terminal: bool, told: list[str], not_told: list[str]
) -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=terminal, color_system=None, width=60)
    print_addresses(console, host, 80)
    assert "is running at http://127.0.0.1:80 " in out.getvalue()
    assert all(each in out.getvalue() for each in told)
    assert not [each for each in not_told if each in out.getvalue()]
