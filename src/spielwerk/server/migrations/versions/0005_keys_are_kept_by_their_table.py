"""keys are kept by their table: an index for them cost a third of writing an answer"""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("moves") as batch_op:
        batch_op.drop_constraint("moves_once", type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("moves") as batch_op:
        batch_op.create_unique_constraint("moves_once", ["table_id", "idempotency_key"])
