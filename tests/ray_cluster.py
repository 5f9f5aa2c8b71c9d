"""A stand-in for the head of a Ray cluster: it greets as one, and is there while it is needed."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


@contextmanager
def ray_head(answer: bytes = SETTINGS) -> Iterator[str]:
    """The address of a head that answers every connection with these bytes: by default gRPC's."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=_serve, args=(listener, answer), daemon=True).start()
        yield f"127.0.0.1:{listener.getsockname()[1]}"
        listener.shutdown(socket.SHUT_RDWR)  # wakes the thread


def _serve(listener: socket.socket, answer: bytes) -> None:
    while True:
        try:
            caller, _ = listener.accept()
        except OSError:
            return
        with caller, suppress(OSError):  # it may have gone already
            caller.recv(1024)
            caller.sendall(answer)
