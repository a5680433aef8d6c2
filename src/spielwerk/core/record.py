"""The record of a game: readable JSON from which the state is replayed.

The answers and every chance outcome are in it, so that a replay does not depend on the random
generator; the hash of the key is published when the game starts and the key when it ends, so
that anybody can verify the dice.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from secrets import token_bytes
from typing import Any

import msgspec

from spielwerk.core.components import STANDARD
from spielwerk.core.errors import BadRecord
from spielwerk.core.game import OptionValue

FORMAT = 1


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """chance[0] is the set-up; chance[i] is what fell after the i-th answer.

    A branch shares its first answers and their chance with another game, from which it was
    played on with a key of its own; `branched_at` says how many.

    `continued_at` says after how many answers a fix of the rules took hold in the middle of a game
    that went on from its position: only the version before can replay what came earlier.
    """

    format: int = FORMAT
    game: str
    rules_version: int
    seats: int
    names: list[str] = []
    options: dict[str, OptionValue] = {}
    components: str = STANDARD
    position: dict[str, Any] | None = None
    commitment: str
    key: str | None = None
    answers: list[str] = []
    chance: list[list[int]] = []
    scores: list[int] | None = None
    branched_at: int | None = None
    continued_at: int | None = None


def new_key(seed: int | None) -> bytes:
    """A secret key; the same one for the same seed."""
    if seed is None:
        return token_bytes(16)
    return blake2b(str(seed).encode(), digest_size=16, person=b"spielwerk-seed").digest()


def commitment(key: bytes) -> str:
    """What is published before the game; it binds the key without telling it."""
    return sha256(b"spielwerk:" + key).hexdigest()


def checked_key(record: Record) -> bytes | None:
    if record.key is None:
        return None
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise BadRecord("the record's key is not hexadecimal", "key") from None
    if commitment(key) != record.commitment:
        raise BadRecord("the record's key is not the one that was committed to", "key")
    return key


def encode(record: Record) -> bytes:
    """As JSON. `continued_at` stands only where it says something, so that records of before it
    stay what they are, byte for byte."""
    document = msgspec.to_builtins(record)
    if record.continued_at is None:
        del document["continued_at"]
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def decode(text: bytes | str) -> Record:
    """A record from JSON, or BadRecord naming what is wrong."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as problem:
        raise BadRecord(f"this is not a Spielwerk record: {problem}", "foreign") from None
    if record.format != FORMAT:
        raise BadRecord(
            f"record format {record.format} is not known; this program reads {FORMAT}",
            "format",
            format=record.format,
        )
    if len(record.chance) != len(record.answers) + 1:
        raise BadRecord(
            f"the record is incomplete: {len(record.answers)} answers need "
            f"{len(record.answers) + 1} entries of chance, found {len(record.chance)}",
            "incomplete",
        )
    return record
