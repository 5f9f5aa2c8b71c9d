"""Guests with a name, and accounts with a password that keep their history."""

import asyncio
import base64
import re
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from pantheon.table.accounts.person import Person
from pantheon.table.refusals import refusal
from pantheon.table.store import Store
from pantheon.table.store.database_tables import people

HASHING_AT_ONCE = 2
"""Passwords hashed at the same time: each hash takes much memory, on purpose."""

_LOGIN = re.compile(r"[\w.@+-]{2,40}")
_hasher = PasswordHasher()


def _hash_of_nobody() -> str:
    """A hash that no password has; verified if there is no such login.

    So timing does not reveal which logins exist. Hashing a password here would
    make each start 0.15 s longer.
    """
    costs = f"m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}"
    salt, digest = (
        base64.b64encode(secrets.token_bytes(size)).decode().rstrip("=")
        for size in (_hasher.salt_len, _hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


_nobody = _hash_of_nobody()


class Accounts:
    """Everyone who has chosen a name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hashing = asyncio.Semaphore(HASHING_AT_ONCE)

    async def person(self, known: str) -> Person:
        """The person with an id; without a chosen name, a guest."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.id == known))).first()
        if row is None:
            return Person(known, guest_name(known))
        return Person(row.id, row.name, row.colour, row.login or "")

    async def rename(self, person: Person, name: str, colour: str) -> Person:
        """Change a person's name and colour."""
        name = " ".join(name.split()) or guest_name(person.id)
        values = {"name": name, "colour": colour}
        async with self._store.writing() as connection:
            changed = await connection.execute(
                update(people).where(people.c.id == person.id).values(**values)
            )
            if not changed.rowcount:
                await connection.execute(insert(people).values(id=person.id, **values))
        return Person(person.id, name, colour, person.account)

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Turn a guest into an account, with all of the guest's matches."""
        if person.account:
            raise refusal("already_account")
        login = folded_login(login)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher.hash, password)
        await self.rename(person, person.name, person.colour)
        try:
            async with self._store.writing() as connection:
                await connection.execute(
                    update(people)
                    .where(people.c.id == person.id)
                    .values(login=login, password=hashed)
                )
        except IntegrityError as error:
            raise refusal("login_taken") from error
        return Person(person.id, person.name, person.colour, login)

    async def log_in(self, login: str, password: str) -> Person:
        """The holder of the account, if the password is right."""
        async with self._store.reading() as connection:
            # Older accounts were stored without normalisation, only in lower case.
            known = {login.casefold(), unicodedata.normalize("NFKC", login).casefold()}
            rows = (await connection.execute(select(people).where(people.c.login.in_(known)))).all()
        row = next((each for each in rows if each.login == login.casefold()), None) or next(
            iter(rows), None
        )
        async with self._hashing:
            right = await asyncio.to_thread(_verify, row.password if row else _nobody, password)
        if row is None or not right:
            raise refusal("wrong_password")
        return Person(row.id, row.name, row.colour, row.login)


def folded_login(login: str) -> str:
    """The normalised form of a login, the same for all ways to write it; raises Refusal."""
    compressed = unicodedata.normalize("NFKC", login).casefold()
    again = unicodedata.normalize("NFKC", compressed).casefold()
    if again != compressed or not _LOGIN.fullmatch(compressed):
        raise refusal("malformed")
    return compressed


def guest_name(known: str) -> str:
    """The name of a guest who has not chosen one."""
    return f"Guest {int.from_bytes(known.encode()[:8]) % 9000 + 1000}"


def new_person() -> str:
    """An id for a new visitor."""
    return secrets.token_urlsafe(16)


def _verify(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False
