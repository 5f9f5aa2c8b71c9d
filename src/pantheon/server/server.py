"""The server: settings, start-up and graceful shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging.config
import os
import socket
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec
import uvicorn
from starlette.routing import BaseRoute

from pantheon.core.errors import PantheonError
from pantheon.server.asgi_app import make_app
from pantheon.server.draining import drain
from pantheon.server.http.static_files import web_folder
from pantheon.server.lab.lab_runs import LabRuns
from pantheon.server.process import json_logging
from pantheon.server.process.garbage_collection import Collector, take_over_collection
from pantheon.server.process.http_protocol import HttpProtocol
from pantheon.server.process.metrics import watch_loop
from pantheon.server.process.patience import Config, Patience
from pantheon.server.process.websocket_protocol import WebSocketProtocol
from pantheon.server.security.connection_limits import (
    ConnectionGate,
    TrustedProxies,
    raise_descriptor_limit,
    room_for_connections,
)
from pantheon.server.security.cookie_secret import server_secret
from pantheon.server.security.identity_cookie import Identity
from pantheon.server.security.owner import Owner
from pantheon.server.security.rate_limits import Allowance, Limits
from pantheon.server.services import Services
from pantheon.table.bots.bot_workers import BotWorkers
from pantheon.table.bus import bus_at
from pantheon.table.protocol.responses import Closing
from pantheon.table.registry import TableRegistry
from pantheon.table.store import Store
from pantheon.table.tasks import cancel_all

FAREWELL = 0.2
"""Seconds between announcing the shutdown and closing the connections."""
RETURN = 1.0
"""Seconds after which clients should reconnect."""
UNDER_WAY = 10
"""Seconds that requests under way may take when all clients are gone."""
MOST_FRAME = 1024 * 1024
"""Larger frames end the connection; smaller ones that are still too large are refused."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. An empty `database` means the file in the user's data folder."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    bus: str = ""
    secret: str = ""
    web: Path | None = None
    workers: int = 2
    """Worker processes for bots."""
    bot_seconds: float = 10
    bot_modules: tuple[str, ...] = ()
    """Modules that register more bots."""
    pace: float = 1
    """Factor for the pauses of bots; with 0 they act at once."""
    allowance: Allowance = Allowance()
    patience: Patience = Patience()
    proxies: str | None = None
    """Addresses of trusted proxies, whose headers name the client's address; by default those in
    `FORWARDED_ALLOW_IPS`, else none."""
    log_level: str = "info"
    owner_token: str = ""
    """Who knows it is the owner, who may use the lab; without one, whoever sits at this machine."""
    lab_folder: Path | None = None
    """Where the lab's runs are kept; by default in the user's data folder."""
    lab_nice: int = 19
    """How far the lab's runs stand back behind live play, as for `nice`."""
    drain_seconds: float = 20
    """How long clients may take to move on to other processes before this one ends."""


async def open_services(settings: Settings) -> Services:
    """The services of a server; migrates the database."""
    secret, bus = server_secret(settings.secret), bus_at(settings.bus)
    store = await Store.open(settings.database)
    bot_workers = BotWorkers(settings.workers, settings.bot_seconds, settings.bot_modules)
    registry = TableRegistry(store, bus, bot_workers, settings.pace)
    identity = Identity(secret)
    return Services(
        registry,
        identity,
        Limits(settings.allowance),
        settings.web or web_folder(),
        Owner(settings.owner_token, identity),
        LabRuns(settings.lab_folder, settings.lab_nice),
    )


class Extension(Protocol):
    """What a tool adds to a server that it runs itself."""

    @property
    def routes(self) -> Sequence[BaseRoute]: ...

    async def run(self) -> None:
        """Work to do while the server serves, cancelled at the end."""


Extend = Callable[[Services], Extension]


class Server(uvicorn.Server):
    """A server that announces its shutdown to clients. Made by `Server.open`."""

    def __init__(
        self, config: uvicorn.Config, services: Services, address: str, drain_seconds: float
    ) -> None:
        super().__init__(config)
        self.services = services
        self.address = address
        self._drain_seconds = drain_seconds
        self.tasks: list[asyncio.Task[None]] = []
        """What else runs while it serves."""
        self.extension: Extension | None = None

    @classmethod
    async def open(
        cls, settings: Settings, extend: Extend | None = None
    ) -> tuple[Server, socket.socket]:
        """A server that is ready to serve, and its listening socket."""
        listening = _listen(settings)
        try:
            services = await open_services(settings)
        except BaseException:
            listening.close()
            raise
        extension = extend(services) if extend else None
        proxies = _proxies(settings)
        gate = ConnectionGate(settings.allowance.tcp_connections, room_for_connections(), proxies)
        config = Config(
            make_app(services, extension.routes if extension else ()),
            gate,
            settings.patience,
            settings.allowance.frames_a_second,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            log_config=None,
            access_log=False,
            ws_max_size=MOST_FRAME,
            ws_per_message_deflate=False,  # updates are small, and each deflater takes memory
            timeout_graceful_shutdown=UNDER_WAY,
            server_header=False,
            proxy_headers=bool(proxies.named),
            forwarded_allow_ips=proxies.named,
        )
        port = listening.getsockname()[1]
        address = f"http://{settings.host}:{port}"
        server = cls(config, services, address, settings.drain_seconds)
        server.extension = extension
        return server, listening

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let clients move on to other processes, or ask them to come back soon to this one."""
        await self.services.lab.close()
        if self.services.registry.bus.single_process:
            await self._say_goodbye()
        else:
            self._stop_accepting()
            await drain(self.services, self._drain_seconds, lambda: self.force_exit)
        await super().shutdown(sockets)
        await cancel_all(self.tasks)  # uvicorn may end the process right after this

    async def _say_goodbye(self) -> None:
        farewell = msgspec.json.encode(Closing(seconds=RETURN))
        for connection in list(self.services.connections):
            connection.send(farewell)
        if self.services.connections:
            await asyncio.sleep(FAREWELL)

    def _stop_accepting(self) -> None:
        """Take no more connections, nor new requests on those that are open."""
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            if isinstance(connection, HttpProtocol):
                connection.shutdown()


async def run(
    settings: Settings,
    ready: Callable[[str], None] | None = None,
    meanwhile: Callable[[], Coroutine[Any, Any, None]] | None = None,
    extend: Extend | None = None,
) -> None:
    """Serve until a signal; calls `ready` with the address once the server listens.

    `meanwhile` is other work to do while it serves, cancelled at the end.
    """
    server, listening = await Server.open(settings, extend)
    if ready:
        ready(server.address)
    services = server.services
    collector = Collector(services.connections, lambda: len(services.registry.live))
    work = [collector.run(), watch_loop(services.metrics.stalls.observe)]
    if meanwhile:
        work.append(meanwhile())
    if server.extension:
        work.append(server.extension.run())
    server.tasks = [asyncio.create_task(each) for each in work]
    await server.serve([listening])


def _proxies(settings: Settings) -> TrustedProxies:
    named = settings.proxies
    return TrustedProxies(os.environ.get("FORWARDED_ALLOW_IPS", "") if named is None else named)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise PantheonError(_why_not_listening(settings, error)) from error
    listening.listen(1024)
    return listening


def _why_not_listening(settings: Settings, error: OSError) -> str:
    remedies = {
        errno.EADDRINUSE: "is Pantheon running already? Choose another port with --port",
        errno.EACCES: "ports below 1024 need special rights; choose another with --port",
        errno.EADDRNOTAVAIL: "this machine does not have that address; choose another with --host",
    }
    remedy = remedies.get(error.errno or 0, "choose another with --host and --port")
    return f"cannot listen on {settings.host}:{settings.port}: {error.strerror}; {remedy}"


def serve(
    settings: Settings,
    ready: Callable[[str], None] | None = None,
    meanwhile: Callable[[], Coroutine[Any, Any, None]] | None = None,
    extend: Extend | None = None,
) -> None:
    """Serve in this process, with structured logs, until Ctrl-C or SIGTERM."""
    logging.config.dictConfig(json_logging.logging_config(settings.log_level))
    _tune_interpreter()
    raise_descriptor_limit()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(run(settings, ready, meanwhile, extend))


def _tune_interpreter() -> None:
    """Tune the interpreter for short response times.

    The store's thread needs the GIL many times in a transaction, and by default it would wait
    5 ms each time.
    """
    sys.setswitchinterval(0.0005)
    take_over_collection()


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415  # not there on Windows
    except ImportError:
        return None
    return uvloop.new_event_loop
