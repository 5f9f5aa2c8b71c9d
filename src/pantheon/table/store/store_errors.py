"""Errors of the store."""

import contextlib
import sys
from collections.abc import Iterator

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pantheon.core.errors import PantheonError


class Conflict(Exception):
    """Another process has appended to the table: read it and decide again."""


class StoreUnavailable(PantheonError):
    """The database did not answer, or could not write.

    After an append this means that it is unknown whether the entries are durable: the
    connection may have been lost after the commit was sent. Read before answering.
    """


class StoreRefused(PantheonError):
    """A database or a data folder that cannot be used."""


class Unreadable(PantheonError):
    """A table whose entries cannot be read: one is missing, damaged or against the rules."""

    refusal = "unreadable_table"
    """The code with which requests for the table are refused."""

    def __init__(self, table: str, seq: int, reason: str) -> None:
        self.table = table
        self.seq = seq
        self.reason = reason
        super().__init__(f"table {table}, entry {seq}: {reason}")


class WrittenByNewer(Unreadable):
    """A table that a process with newer rules serves: this one leaves it alone."""

    refusal = "newer_rules"


def failures() -> tuple[type[BaseException], ...]:
    """SQLAlchemy wraps most errors of its drivers, but not those met while connecting."""
    asyncpg = sys.modules.get("asyncpg")  # imported by SQLAlchemy if the database is PostgreSQL
    of_driver = (asyncpg.PostgresError, asyncpg.InterfaceError) if asyncpg else ()
    return (SQLAlchemyError, OSError, TimeoutError, *of_driver)


@contextlib.contextmanager
def as_unavailable() -> Iterator[None]:
    """Turn every driver error except a broken constraint into StoreUnavailable."""
    try:
        yield
    except IntegrityError:
        raise
    except failures() as error:
        raise StoreUnavailable(reason_of(error)) from error


def reason_of(error: BaseException) -> str:
    """A failure in one line, without the statement that SQLAlchemy adds."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}".splitlines()[0]
