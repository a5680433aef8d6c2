"""State <-> JSON, at any decision, also in the middle of a turn.

Fields are read by name: a state is a dict of plain numbers and lists, its agenda a list of
`[step name, *fields]`. What cannot be understood is refused with the place where it stands.
"""

from __future__ import annotations

import inspect
from typing import Any, TypeVar

import msgspec

from spielwerk.core.agenda import Choice, State, Step
from spielwerk.core.components import Document
from spielwerk.core.errors import BadState
from spielwerk.core.game import Game

S = TypeVar("S", bound=State)

UNSAVED = frozenset({"agenda", "key", "block", "chance", "log", "box"})


NAMES_OF: dict[type, tuple[str, ...]] = {}  # fields of the classes met so far


def field_names(cls: type) -> tuple[str, ...]:
    """The public fields of a state class, the same ones interpreted and compiled."""
    if cls in NAMES_OF:
        return NAMES_OF[cls]
    compiled = getattr(cls, "__mypyc_attrs__", None)
    names = compiled if compiled is not None else vars(cls())
    kept = (name for name in names if name not in UNSAVED and not name.startswith("__"))
    NAMES_OF[cls] = tuple(sorted(kept))
    return NAMES_OF[cls]


def step_fields(cls: type[Step]) -> tuple[str, ...]:
    """The arguments a step is made from; it keeps each in a field of the same name."""
    if cls not in NAMES_OF:
        plain = cls.__init__ is object.__init__
        NAMES_OF[cls] = () if plain else tuple(inspect.signature(cls).parameters)
    return NAMES_OF[cls]


def dump_step(step: Step) -> list[str | int]:
    cls = type(step)
    return [cls.__name__, *(getattr(step, name) for name in step_fields(cls))]


def dump(game: Game[S], g: S) -> dict[str, Any]:
    """The whole state, secrets included: for the store, never for a player."""
    out: dict[str, Any] = {}
    parts = game.parts
    for name in field_names(type(g)):
        value = getattr(g, name)
        if name in parts:
            names = field_names(parts[name])
            out[name] = [{n: getattr(part, n) for n in names} for part in value]
        else:
            out[name] = value
    out["key"] = g.key.hex()
    out["agenda"] = [dump_step(step) for step in g.agenda]
    return out


def save(game: Game[S], g: S) -> bytes:
    return msgspec.json.encode(dump(game, g))


def load(game: Game[S], saved: bytes | Document, components: Document) -> S:
    """The state that was saved, or BadState naming the place that is wrong."""
    if isinstance(saved, bytes):
        try:
            document = msgspec.json.decode(saved)
        except msgspec.DecodeError as problem:
            raise BadState(f"the saved state is not valid JSON: {problem}") from None
    else:
        document = saved
    if not isinstance(document, dict):
        raise BadState("the saved state is not an object")
    g = game.blank(components)
    names = {*field_names(type(g)), "key", "agenda"}
    if missing := names - document.keys():
        raise BadState(f"state.{min(missing)}: missing")
    if unknown := document.keys() - names:
        raise BadState(f"state.{min(unknown)}: not a field of {game.title}")
    for name in field_names(type(g)):
        if name in game.parts:
            setattr(
                g, name, load_parts(game.parts[name], document[name], f"state.{name}")
            )
        else:
            setattr(g, name, checked(getattr(g, name), document[name], f"state.{name}"))
    g.key = load_key(document["key"])
    g.agenda = load_agenda(game, document["agenda"])
    try:
        game.restore(g)
        game.check(g)
    except AssertionError as problem:
        raise BadState(f"the saved state is impossible: {problem}") from None
    return g


def load_parts(cls: type, documents: Any, where: str) -> list[Any]:
    if not isinstance(documents, list):
        raise BadState(f"{where}: expected a list")
    parts = []
    for i, document in enumerate(documents):
        part = cls()
        names = field_names(cls)
        if not isinstance(document, dict) or document.keys() != set(names):
            raise BadState(f"{where}[{i}]: expected the fields {', '.join(names)}")
        for name in names:
            value = checked(getattr(part, name), document[name], f"{where}[{i}].{name}")
            setattr(part, name, value)
        parts.append(part)
    return parts


def checked(sample: Any, value: Any, where: str) -> Any:
    """The value, if it has the same shape as the sample of a blank state."""
    if isinstance(sample, bool) or isinstance(value, bool):
        if not (isinstance(sample, bool) and isinstance(value, bool)):
            raise BadState(
                f"{where}: expected {type(sample).__name__}, found {value!r}"
            )
    elif isinstance(sample, list):
        if not isinstance(value, list):
            raise BadState(f"{where}: expected a list, found {value!r}")
        inner = sample[0] if sample else 0
        for i, item in enumerate(value):
            checked(inner, item, f"{where}[{i}]")
    elif isinstance(sample, int):
        if not isinstance(value, int):
            raise BadState(f"{where}: expected a whole number, found {value!r}")
    elif type(sample) is not type(value):
        raise BadState(f"{where}: expected {type(sample).__name__}, found {value!r}")
    return value


def load_key(text: Any) -> bytes:
    try:
        return bytes.fromhex(text)
    except (TypeError, ValueError):
        raise BadState("state.key: expected hexadecimal digits") from None


def load_agenda(game: Game[S], documents: Any) -> list[Step]:
    if not isinstance(documents, list):
        raise BadState("state.agenda: expected a list")
    classes = {cls.__name__: cls for cls in game.steps}
    agenda: list[Step] = []
    for i, document in enumerate(documents):
        where = f"state.agenda[{i}]"
        if not isinstance(document, list) or not document:
            raise BadState(f"{where}: expected [step, …]")
        name, *values = document
        cls = classes.get(name) if isinstance(name, str) else None
        if cls is None:
            raise BadState(f"{where}: unknown step {name!r}")
        if len(values) != len(step_fields(cls)) or any(
            type(v) is not int for v in values
        ):
            fields = ", ".join(step_fields(cls)) or "nothing"
            raise BadState(f"{where}: {name} takes {fields}")
        agenda.append(cls(*values))
    if agenda and not isinstance(agenda[-1], Choice):
        raise BadState("state.agenda: nobody is asked")
    return agenda
