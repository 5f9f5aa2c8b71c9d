"""The database tables. `entries` is the source of truth; `tables` and `sitters` derive from it."""

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

# Entries that a repair has cut off.
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
    # When the table needs attention: a deadline, or a bot that should have acted.
    Column("due", Float, nullable=True),
    Column("card", LargeBinary, nullable=False),
    # Why the table is in quarantine, if its entries cannot be read.
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

# Only accounts have sessions; of a guest there is nothing but the cookie.
sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),  # hashed: reading the database does not let anyone sign in
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

# Who may not use the server: `kind` is "address" (or a network) or "person".
bans = Table(
    "bans",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("value", ID, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("until", Float, nullable=True),
)

# Tables whose stored entries were changed from outside: servers read them again.
reloads = Table(
    "reloads",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ID, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)
