"""The tables of the store.

`moves` is append-only and is the truth: the set-up, answers with their chance, answers that wait to
be asked for, and what was taken back, one row per sequence number. Everything else about a game in
play is a cache of it.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

BIG = BigInteger().with_variant(Integer, "sqlite")
ID = String(64)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the account's name, folded; null for guests
    Column("password", Text),
    Column("language", String(8)),
    Column("webhook_url", String(500)),
    Column("valid_from", BIG, nullable=False),  # sessions signed before this are over
    Column("created_at", BIG, nullable=False),
)

packs = Table(
    "packs",
    metadata,
    Column("id", ID, primary_key=True),
    Column("document", JSON, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("owner", ID, nullable=False),
    Column("invitation", ID, nullable=False, unique=True),
    Column("components", ID, nullable=False),
    Column("branch", JSON),
    Column("rematch", ID),
    Column("plea", JSON),  # an open wish to undo past the barrier
    Column("created_at", BIG, nullable=False),
    # caches of `moves`, written in the same transaction
    Column("updated_at", BIG, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("asked", Integer),
    Column("also_asked", JSON(none_as_null=True)),  # people who may answer before they are asked
    Column("scores", JSON),
    Column("winners", JSON),
    Column("commitment", String(64)),
    # clocks: milliseconds left per seat, when the running one was started, when it falls
    Column("banks", JSON),
    Column("turn_began", BIG),
    Column("flag_falls", BIG),
    Index("tables_listed", "status", "listed"),
    Index("tables_flag", "flag_falls"),
)

seals = Table(
    "seals",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("key", String(32), nullable=False),  # of the dice; the start of the game takes it over
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("user_id", ID),
    Column("gone", String(10), nullable=False),
    Index("seats_user", "user_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # start, answer, rewind, early, withdraw, rules
    Column("seat", Integer, nullable=False),
    Column("token", String(80)),
    Column("chance", JSON),
    Column("kept", Integer),  # of what was taken back: how many answers stay
    Column("record", JSON),  # of a start: the record so far, key included; of rules: which
    Column("at", BIG, nullable=False),
    Column("idempotency_key", String(160)),  # with the user's id, so that keys are private
    Column("why", String(40)),  # of a bot's answer: the merit that spoke most for it
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("saved", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BIG, nullable=False),
    Index("chat_table", "table_id", "id"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the position that waits for a bot
    Column("leased_by", ID),
    Column("lease_ends", BIG, nullable=False),
    Column("attempts", Integer, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", ID, primary_key=True),
    Column("user_id", ID, nullable=False),
    Column("record", JSON, nullable=False),
    Column("created_at", BIG, nullable=False),
    Index("replays_user", "user_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("user_id", ID, nullable=False),
    Column("note", Text, nullable=False),
    Column("created_at", BIG, nullable=False),
)
