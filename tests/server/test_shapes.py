"""The client's types are made from the same structs that the server sends."""

from __future__ import annotations

import re
from pathlib import Path

from spielwerk.server import shapes

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_every_message_is_in_the_schema() -> None:
    schema = shapes.schema()
    kinds = {
        part["properties"]["type"]["enum"][0]
        for part in schema["$defs"].values()
        if "type" in part.get("properties", {})
    }

    assert {"answer", "undo", "subscribe", "snapshot", "committed", "rejected"} <= kinds
    assert {"TableInfo", "Frames", "Rules", "GameInfo"} <= schema["$defs"].keys()
    assert len(schema["$defs"]["ClientMessage"]["anyOf"]) == 11


def test_the_document_names_types_and_paths_that_exist() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    names = {cls.__name__ for cls in shapes.structs()}
    told = set(re.findall(r"`([A-Z][A-Za-z]+)`", text)) - {"Retry"}

    assert told <= names, told - names
