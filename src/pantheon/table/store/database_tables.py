"""The database's tables. `entries` is the truth; `tables` and `sitters` follow from it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Computed,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

ID = String(64)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seq", Integer, primary_key=True),
    # The number of the entry before, which must be there: the database refuses gaps.
    Column("previous", Integer, Computed("NULLIF(seq, 0) - 1", persisted=True)),
    Column("body", LargeBinary, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "previous"], ["entries.table_id", "entries.seq"], name="entries_have_no_gaps"
    ),
    sqlite_with_rowid=False,
)

# What a repair has cut from `entries`.
cut_entries = Table(
    "cut_entries",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("cut", Float, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    # When somebody must look after the table: a deadline, or a bot that should have acted.
    Column("due", Float, nullable=True),
    Column("card", LargeBinary, nullable=False),
    # Why the table is in quarantine, where its entries cannot be read.
    Column("unreadable", Text, nullable=True),
)
Index("tables_by_due", tables.c.due)
Index("tables_by_phase", tables.c.public, tables.c.phase, tables.c.changed)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("person", ID, primary_key=True),
)
Index("sitters_by_person", sitters.c.person)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("login", String(64), unique=True, nullable=True),
    Column("password", String(256), nullable=True),
)

# Only people with an account have sessions; a guest's cookie is all there is of a guest.
sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),  # hashed: who reads the database cannot sign in
    Column("person", ID, nullable=False),
    Column("created", Float, nullable=False),
)
Index("sessions_by_person", sessions.c.person)

claims = Table(
    "claims",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("until", Float, nullable=False),
)
