"""Cards, tiles, boards and tracks as data, and packs that override them.

A game's `components.toml` is a list of tables, each with a `status` (`published` or
`reconstructed`). A pack is the same file with only what differs: any value may be replaced by
one of the same shape.
"""

from __future__ import annotations

import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from spielwerk.core.errors import BadComponents

Document = dict[str, Any]

STANDARD = "standard"


def read_toml(path: Path, error: type[Exception]) -> Document:
    """A TOML file, or one clear sentence about what is wrong with it."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise error(f"cannot read {path}: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise error(f"{path} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as problem:
        raise error(f"{path} is not valid TOML: {problem}") from None


def digest(document: Document) -> str:
    """What records call a pack: the hash of its values, whatever their order in the file."""
    return sha256(msgspec.json.encode(document, order="deterministic")).hexdigest()


def override(standard: Document, pack: Document, where: str = "") -> Document:
    """The standard components with a pack's values put in their place."""
    merged = dict(standard)
    for key, value in pack.items():
        place = f"{where}.{key}" if where else key
        if key not in standard:
            known = ", ".join(sorted(standard))
            raise BadComponents(f"{place}: no such component; there are {known}")
        merged[key] = replaced(standard[key], value, place)
    return merged


def replaced(old: Any, new: Any, place: str) -> Any:
    if isinstance(old, dict):
        if not isinstance(new, dict):
            raise BadComponents(f"{place}: expected a table, found {new!r}")
        return override(old, new, place)
    if isinstance(old, list):
        if not isinstance(new, list):
            raise BadComponents(f"{place}: expected a list, found {new!r}")
        if old and new:
            for i, item in enumerate(new):
                replaced(old[0], item, f"{place}[{i}]")
        return new
    if type(old) is not type(new):
        kind = {int: "a whole number", str: "a text", bool: "true or false"}[type(old)]
        raise BadComponents(f"{place}: expected {kind}, found {new!r}")
    return new
