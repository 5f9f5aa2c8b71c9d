"""The addresses under which others in the same network reach this machine, and their QR code."""

import contextlib
import io
import ipaddress
import socket

import segno

EVERY_ADDRESS = {"0.0.0.0": [socket.AF_INET], "::": [socket.AF_INET, socket.AF_INET6]}
_FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses for documentation: nothing is sent there, but the system says how it would be."""


def own_address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    return _url("127.0.0.1" if host in EVERY_ADDRESS else host, port)


def join_addresses(host: str, port: int) -> list[str]:
    """The addresses for other devices; none if the server listens to this machine only."""
    hosts = _network_hosts(EVERY_ADDRESS[host]) if host in EVERY_ADDRESS else [host]
    return [_url(each, port) for each in hosts if not _is_local(each)]


def qr_code(address: str) -> str:
    """The address as a QR code of block characters, for a terminal."""
    drawn = io.StringIO()
    segno.make_qr(address, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _network_hosts(families: list[socket.AddressFamily]) -> list[str]:
    """This machine's addresses in its networks, the one other devices most likely reach first."""
    found = [_outgoing(family) for family in families]
    with contextlib.suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None)
        found += [str(each[4][0]) for each in named if each[0] in families]
    usable = (each for each in found if each and not ipaddress.ip_address(each).is_link_local)
    return list(dict.fromkeys(usable))


def _outgoing(family: socket.AddressFamily) -> str:
    """The address that connections to other networks would come from, or nothing."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_FAR_AWAY[family], 9))
        return str(probe.getsockname()[0])
    return ""
