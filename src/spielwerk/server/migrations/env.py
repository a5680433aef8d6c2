"""Alembic runs this: the connection comes from `store.migrate`."""

from __future__ import annotations

from alembic import context

from spielwerk.server import schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=schema.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
