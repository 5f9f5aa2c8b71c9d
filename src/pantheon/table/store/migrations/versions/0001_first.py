"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(64)


def upgrade() -> None:
    for name in ("entries", "snapshots"):
        op.create_table(
            name,
            sa.Column("table_id", ID, primary_key=True),
            sa.Column("seq", sa.Integer, primary_key=True),
            sa.Column("body", sa.LargeBinary, nullable=False),
            sqlite_with_rowid=False,
        )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_phase", "tables", ["public", "phase", "changed"])
    op.create_table(
        "sitters",
        sa.Column("table_id", ID, primary_key=True),
        sa.Column("person", ID, primary_key=True),
    )
    op.create_index("sitters_by_person", "sitters", ["person"])
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("login", sa.String(64), unique=True, nullable=True),
        sa.Column("password", sa.String(256), nullable=True),
    )
    op.create_table(
        "claims",
        sa.Column("key", sa.String(160), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("claims", "people", "sitters", "tables", "snapshots", "entries"):
        op.drop_table(name)
