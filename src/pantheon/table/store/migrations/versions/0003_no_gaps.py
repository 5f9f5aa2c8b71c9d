"""Entries without gaps, and a quarantine for tables that cannot be read.

Tables that have a gap already are left as they are, for `pantheon admin repair`; the
constraint holds for everything that is appended from here on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.String(64)

_SQLITE = """
CREATE TABLE entries_new (
    table_id VARCHAR(64) NOT NULL,
    seq INTEGER NOT NULL,
    previous INTEGER GENERATED ALWAYS AS (NULLIF(seq, 0) - 1) STORED,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, seq),
    CONSTRAINT entries_have_no_gaps FOREIGN KEY (table_id, previous)
        REFERENCES entries_new (table_id, seq)
) WITHOUT ROWID
"""


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        # SQLite cannot add a constraint to a table, nor a stored column. Foreign keys are
        # not enforced on this connection, so that old gaps come along.
        op.execute(_SQLITE)
        op.execute(
            "INSERT INTO entries_new (table_id, seq, body) SELECT table_id, seq, body FROM entries"
        )
        op.drop_table("entries")
        op.rename_table("entries_new", "entries")
    else:
        op.add_column(
            "entries",
            sa.Column("previous", sa.Integer, sa.Computed("NULLIF(seq, 0) - 1", persisted=True)),
        )
        op.create_foreign_key(
            "entries_have_no_gaps",
            "entries",
            "entries",
            ["table_id", "previous"],
            ["table_id", "seq"],
            postgresql_not_valid=True,
        )
    op.create_table(
        "cut_entries",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("cut", sa.Float, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("unreadable", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "unreadable")
    op.drop_table("cut_entries")
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint("entries_have_no_gaps", type_="foreignkey")
        entries.drop_column("previous")
