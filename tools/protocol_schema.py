"""The JSON schema of everything that travels between server and client, for `make types`."""

from __future__ import annotations

import inspect
import sys

import msgspec

from spielwerk.server import protocol


def main() -> None:
    structs = [
        value
        for _, value in inspect.getmembers(protocol, inspect.isclass)
        if issubclass(value, msgspec.Struct) and value.__module__ == protocol.__name__
    ]
    named = {struct.__name__: struct for struct in structs}
    unions = {
        "ClientMessage": protocol.ClientMessage,
        "ServerMessage": protocol.ServerMessage,
    }
    types = [*named.values(), *unions.values()]
    schemas, definitions = msgspec.json.schema_components(
        types, ref_template="#/definitions/{name}"
    )
    for name, schema in zip(unions, schemas[len(named) :], strict=True):
        definitions[name] = {key: value for key, value in schema.items() if key == "anyOf"}
    for name, definition in definitions.items():
        definition["title"] = name
        definition["additionalProperties"] = False
    document = {
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in sorted(definitions)},
        "definitions": definitions,
    }
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document), indent=2))


if __name__ == "__main__":
    main()
