"""Sessions: who is signed in where. Signing out ends a session in every process."""

import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import islice

from sqlalchemy import delete, insert, select

from pantheon.table.accounts.accounts import guest_name
from pantheon.table.accounts.person import Person
from pantheon.table.store import Store
from pantheon.table.store.database_tables import people, sessions

LASTS = 365 * 24 * 3600.0
"""Seconds that a session lasts, the same as its cookie."""
MOST_OF_PERSON = 20
"""Sessions of one person; signing in once more ends the oldest."""
_AT_ONCE = 500
"""Ids in one database query."""

Key = tuple[str, str]
"""A person's id and session; a guest has no session."""


class Sessions:
    """Finds out whom a cookie stands for."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now

    async def person(self, known: str, session: str) -> Person | None:
        """The person with an id; None if that is an account and the session is not one of its.

        So a guest's cookie is worthless once the guest has registered.
        """
        signed_in = (
            (sessions.c.person == people.c.id)
            & (sessions.c.id == _hashed(session))
            & (sessions.c.created > self._now() - LASTS)
        )
        wanted = (
            select(people, sessions.c.id.label("session"))
            .outerjoin(sessions, signed_in)
            .where(people.c.id == known)
        )
        async with self._store.reading() as connection:
            row = (await connection.execute(wanted)).first()
        if bool(session) != bool(row and row.session):
            return None
        if row is None:
            return Person(known, guest_name(known))
        if row.login and not session:
            return None
        return Person(row.id, row.name, row.colour, row.login or "")

    async def begin(self, person: Person) -> str:
        """Start a session for an account; its id goes into the cookie and nowhere else."""
        session, now = secrets.token_urlsafe(24), self._now()
        newest = (
            select(sessions.c.id)
            .where(sessions.c.person == person.id)
            .order_by(sessions.c.created.desc())
            .limit(MOST_OF_PERSON)
        )
        async with self._store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.created < now - LASTS))
            await connection.execute(
                insert(sessions).values(id=_hashed(session), person=person.id, created=now)
            )
            kept = [known for (known,) in await connection.execute(newest)]
            await connection.execute(
                delete(sessions).where(sessions.c.person == person.id, sessions.c.id.not_in(kept))
            )
        return session

    async def end(self, session: str) -> None:
        """Sign out."""
        async with self._store.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.id == _hashed(session)))

    async def ended(self, keys: Collection[Key]) -> set[Key]:
        """Which of these are no longer valid: signed out, or registered since."""
        hashed = {_hashed(session): (person, session) for person, session in keys if session}
        guests = {person: (person, session) for person, session in keys if not session}
        alive = {known for part in _parts(hashed) for known in await self._alive(part)}
        registered = {known for part in _parts(guests) for known in await self._accounts(part)}
        signed_out = {key for known, key in hashed.items() if known not in alive}
        return signed_out | {guests[known] for known in registered}

    async def _alive(self, hashed: list[str]) -> list[str]:
        wanted = select(sessions.c.id).where(
            sessions.c.id.in_(hashed), sessions.c.created > self._now() - LASTS
        )
        async with self._store.reading() as connection:
            return [known for (known,) in await connection.execute(wanted)]

    async def _accounts(self, persons: list[str]) -> list[str]:
        wanted = select(people.c.id).where(people.c.id.in_(persons), people.c.login.is_not(None))
        async with self._store.reading() as connection:
            return [known for (known,) in await connection.execute(wanted)]


def _hashed(session: str) -> str:
    return hashlib.sha256(session.encode()).hexdigest()


def _parts(ids: Iterable[str]) -> Iterator[list[str]]:
    rest = iter(ids)
    while part := list(islice(rest, _AT_ONCE)):
        yield part
