"""Whether a Ray cluster can be at an address, and what is said if not."""

import os
import socket
from importlib.util import find_spec

from pantheon.core.errors import PantheonError
from pantheon.core.words import Words
from pantheon.locale import Speaker

LOCAL, AUTO = "local", "auto"
SECONDS = 5.0
"""How long a cluster may take to answer; Ray itself would wait for minutes."""
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""How HTTP/2, and so gRPC, which Ray speaks, begins: a preface and an empty frame of settings."""
HEADER, KIND, SETTINGS = 9, 3, 4
"""A frame's header has so many bytes; the one at KIND says that it holds settings."""


class ClusterError(PantheonError):
    """A cluster that cannot be used; `words` says why in every language."""

    def __init__(self, key: str, **arguments: str) -> None:
        self.words = Words(f"lab-cluster-{key}", dict(arguments))
        super().__init__(Speaker("en").say(self.words))


def require_reachable(address: str) -> None:
    """Refuse an address at which no cluster can be: asks for seconds at most."""
    if find_spec("ray") is None:
        raise ClusterError("no-ray")
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not host or not colon or not port.isdecimal() or int(port) >= 1 << 16:
        raise ClusterError("malformed", address=address)
    try:
        connection = socket.create_connection((host.strip("[]"), int(port)), SECONDS)
    except (socket.gaierror, UnicodeError):
        raise ClusterError("unknown", address=address) from None
    except OSError:
        raise ClusterError("silent", address=address) from None
    with connection:
        if os.environ.get("RAY_USE_TLS") != "1" and not _speaks_grpc(connection):
            raise ClusterError("other", address=address)


def _speaks_grpc(connection: socket.socket) -> bool:
    answer = b""
    try:
        connection.sendall(GREETING)
        while len(answer) < HEADER and (more := connection.recv(HEADER - len(answer))):
            answer += more
    except OSError:
        return False
    return len(answer) == HEADER and answer[KIND] == SETTINGS
