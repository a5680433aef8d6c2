"""The document names only what is in the protocol."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import msgspec

from spielwerk.server import protocol

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_document_names_types_that_exist() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    structs = inspect.getmembers(protocol, inspect.isclass)
    names = {name for name, cls in structs if issubclass(cls, msgspec.Struct)}
    told = set(re.findall(r"`([A-Z][A-Za-z]+)`", text))

    assert told <= names, told - names
