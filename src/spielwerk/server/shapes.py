"""The protocol as JSON Schema, from which the client's types are made.

python -m spielwerk.server.shapes > protocol.schema.json
"""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from spielwerk.server import protocol


def structs() -> list[type[msgspec.Struct]]:
    """Every message and every part of one, in the order of the module."""
    found = inspect.getmembers(protocol, inspect.isclass)
    own = [cls for _, cls in found if issubclass(cls, msgspec.Struct) and cls is not msgspec.Struct]
    return sorted(own, key=lambda cls: inspect.getsourcelines(cls)[1])


def schema() -> dict[str, Any]:
    """One document: all structs by name, and the two unions of the socket."""
    types: list[Any] = [protocol.ClientMessage, protocol.ServerMessage, *structs()]
    shown, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Spielwerk protocol",
        "$defs": {"ClientMessage": shown[0], "ServerMessage": shown[1], **parts},
    }


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(schema()), indent=1)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
