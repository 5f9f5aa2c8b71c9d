"""What every request of a server may need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pantheon.server.identity import Identity
from pantheon.server.limits import Limits
from pantheon.server.metrics import Metrics
from pantheon.table.accounts import Accounts
from pantheon.table.house import House


class Services:
    """The parts of a running server, made once."""

    def __init__(self, house: House, identity: Identity, limits: Limits, web: Path | None) -> None:
        self.house = house
        self.accounts = Accounts(house.store)
        self.identity = identity
        self.limits = limits
        self.metrics = Metrics(house)
        self.web = web
        self.connections: set[Any] = set()
