"""A stand-in for the head of a Ray cluster: it greets as one, and is there until it is closed."""

import socket
import threading
from types import TracebackType
from typing import Self

SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


class Head:
    """Answers every connection with the same bytes: those of gRPC unless others are given."""

    def __init__(self, answer: bytes = SETTINGS) -> None:
        self._answer = answer
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def close(self) -> None:
        """From now on nothing answers there."""
        try:
            self._listener.shutdown(socket.SHUT_RDWR)
        except OSError:
            return  # it was closed before
        self._listener.close()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._listener.accept()
            except OSError:
                return
            with caller:
                caller.recv(1024)
                caller.sendall(self._answer)
