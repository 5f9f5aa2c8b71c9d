"""A person, as tables know them."""

import msgspec


class Person(msgspec.Struct, frozen=True):
    """A guest or an account. The id is secret: it is never sent to anyone else."""

    id: str
    name: str
    colour: str = ""
    account: str = ""
