"""State <-> JSON, at any decision, also in the middle of a turn.

Fields are read by name: a state is a dict of plain numbers and lists, its agenda a list of
`[step name, *fields]`. What cannot be understood is refused with the place where it stands.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from operator import attrgetter
from types import GenericAlias
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
    if cls not in NAMES_OF:
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


class Shape:
    """How objects of one class look in JSON: a struct with their fields, types included."""

    def __init__(self, cls: type, parts: dict[str, Any]) -> None:
        sample = cls()
        self.names = field_names(cls)
        plain = [name for name in self.names if name not in parts]
        self.getter: Callable[[Any], tuple[Any, ...]] = attrgetter(*plain)
        self.plain = plain
        fields = [(name, kind_of(getattr(sample, name))) for name in plain]
        if issubclass(cls, State):
            fields += [*parts.items(), ("key", str), ("agenda", list[list[str | int]])]
        self.struct = msgspec.defstruct(cls.__name__, fields, forbid_unknown_fields=True)


def kind_of(sample: Any) -> Any:
    """The type of a field, read off a blank object: a list of lists shows it by `[[]]`."""
    if isinstance(sample, list):
        return GenericAlias(list, (kind_of(sample[0]) if sample else int,))
    return type(sample)


class Shapes:
    """The shapes of one game's state and of its parts."""

    def __init__(self, game: Game[Any], blank: State) -> None:
        self.parts = {name: Shape(cls, {}) for name, cls in game.parts.items()}
        inner = {name: GenericAlias(list, (part.struct,)) for name, part in self.parts.items()}
        self.state = Shape(type(blank), inner)
        self.decoder = msgspec.json.Decoder(self.state.struct)


SHAPES: dict[str, Shapes] = {}


def shapes_of(game: Game[Any], g: State) -> Shapes:
    if game.name not in SHAPES:
        SHAPES[game.name] = Shapes(game, g)
    return SHAPES[game.name]


def dump_step(step: Step) -> list[str | int]:
    cls = type(step)
    return [cls.__name__, *(getattr(step, name) for name in step_fields(cls))]


def to_struct(game: Game[S], g: S) -> msgspec.Struct:
    shapes = shapes_of(game, g)
    values = dict(zip(shapes.state.plain, shapes.state.getter(g)))
    for name, shape in shapes.parts.items():
        values[name] = [shape.struct(*shape.getter(part)) for part in getattr(g, name)]
    agenda = [dump_step(step) for step in g.agenda]
    made: msgspec.Struct = shapes.state.struct(**values, key=g.key.hex(), agenda=agenda)
    return made


def dump(game: Game[S], g: S) -> dict[str, Any]:
    """The whole state, secrets included: for the store, never for a player."""
    document: dict[str, Any] = msgspec.to_builtins(to_struct(game, g))
    return document


def save(game: Game[S], g: S) -> bytes:
    return msgspec.json.encode(to_struct(game, g))


def load(game: Game[S], saved: bytes | Document, components: Document) -> S:
    """The state that was saved, or BadState naming the place that is wrong."""
    g = game.blank(components)
    shapes = shapes_of(game, g)
    document: Any
    try:
        if isinstance(saved, bytes):
            document = shapes.decoder.decode(saved)
        else:
            document = msgspec.convert(saved, shapes.state.struct)
    except msgspec.DecodeError as problem:
        raise BadState(f"the saved state cannot be read: {problem}") from None
    for name in shapes.state.plain:
        setattr(g, name, getattr(document, name))
    for name, shape in shapes.parts.items():
        setattr(g, name, [load_part(game.parts[name], shape, p) for p in getattr(document, name)])
    g.key = load_key(document.key)
    g.agenda = load_agenda(game, document.agenda)
    try:
        game.restore(g)
        game.check(g)
    except AssertionError as problem:
        raise BadState(f"the saved state is impossible: {problem}") from None
    except (IndexError, KeyError, ValueError, OverflowError):
        raise BadState("the saved state is impossible: a number points at nothing") from None
    return g


def load_part(cls: type, shape: Shape, document: Any) -> Any:
    part = cls()
    for name, value in zip(shape.plain, shape.getter(document)):
        setattr(part, name, value)
    return part


def load_key(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
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
        if len(values) != len(step_fields(cls)) or any(type(v) is not int for v in values):
            fields = ", ".join(step_fields(cls)) or "nothing"
            raise BadState(f"{where}: {name} takes {fields}")
        agenda.append(cls(*values))
    if agenda and not isinstance(agenda[-1], Choice):
        raise BadState("state.agenda: nobody is asked")
    return agenda
