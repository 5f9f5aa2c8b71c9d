"""Alembic's entry point; it uses the connection that `migrate` passes."""

from alembic import context

from pantheon.table.store.database_tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
