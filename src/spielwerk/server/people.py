"""Guests and accounts in the store. Passwords are hashed in a thread: that takes a while."""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from spielwerk.server import protocol, schema
from spielwerk.server.clock import now

HASHER = PasswordHasher()
Person = sa.RowMapping
ONE_PERSON = sa.select(schema.users).where(schema.users.c.id == sa.bindparam("of_user"))


def guest_name(user_id: str) -> str:
    """A friendly name until the guest chooses one."""
    number = int.from_bytes(sha256(user_id.encode()).digest()[:4], "big") % 9000 + 1000
    return f"Guest {number}"


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold().strip()


def tidy(name: str) -> str:
    """A name that can be shown: no control characters, no spaces at the ends."""
    shown = "".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable())
    return " ".join(shown.split())


def find(db: sa.Connection, user_id: str) -> Person | None:
    return db.execute(ONE_PERSON, {"of_user": user_id}).mappings().first()


def find_login(db: sa.Connection, name: str) -> Person | None:
    query = sa.select(schema.users).where(schema.users.c.login == folded(name))
    return db.execute(query).mappings().first()


def ensure(db: sa.Connection, user_id: str) -> Person:
    """The person's row; a guest gets one now."""
    person = find(db, user_id)
    if person is None:
        db.execute(
            sa.insert(schema.users).values(
                id=user_id, name=guest_name(user_id), valid_from=0, created_at=now()
            )
        )
        person = find(db, user_id)
    assert person is not None
    return person


def change(db: sa.Connection, user_id: str, values: dict[str, Any]) -> Person:
    ensure(db, user_id)
    if values:
        db.execute(sa.update(schema.users).where(schema.users.c.id == user_id).values(**values))
    person = find(db, user_id)
    assert person is not None
    return person


def move_seats(db: sa.Connection, guest: str, account: str) -> list[str]:
    """Give a guest's seats and tables to the account; the tables concerned."""
    seats = schema.seats
    concerned = list(db.scalars(sa.select(seats.c.table_id).where(seats.c.user_id == guest)))
    db.execute(sa.update(seats).where(seats.c.user_id == guest).values(user_id=account))
    tables = schema.tables
    db.execute(sa.update(tables).where(tables.c.owner == guest).values(owner=account))
    return concerned


@cache
def nobody() -> str:
    """What unknown names are checked against, so that they take as long."""
    return HASHER.hash("nobody has this password")


def hashed(password: str) -> str:
    return HASHER.hash(password)


def password_fits(stored: str | None, password: str) -> bool:
    try:
        HASHER.verify(stored or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


def session_info(user_id: str, person: Person | None) -> protocol.SessionInfo:
    if person is None:
        return protocol.SessionInfo(
            name=guest_name(user_id), guest=True, language=None, webhook_url=None
        )
    return protocol.SessionInfo(
        name=person["name"],
        guest=person["login"] is None,
        language=person["language"],
        webhook_url=person["webhook_url"],
    )
