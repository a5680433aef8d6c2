"""The view of any game, printed as nested names and values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.cli.words import Words
from spielwerk.core.game import View

if TYPE_CHECKING:
    from rich.console import Console


def draw(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    from rich.markup import escape

    for line in lines(view, ""):
        shown.print(escape(line))


def is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return all(is_plain(item) for item in value)
    return not isinstance(value, dict)


def short(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return ", ".join(short(item) for item in value) or "–"
    return str(value)


def lines(value: Any, indent: str) -> list[str]:
    """One line for every plain value, deeper ones indented."""
    out = []
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for name, item in pairs:
        if is_plain(item):
            out.append(f"{indent}{name}: {short(item)}")
        elif isinstance(item, dict) and all(is_plain(inner) for inner in item.values()):
            inside = "  ".join(f"{n} {short(v)}" for n, v in item.items())
            out.append(f"{indent}{name}: {inside}")
        else:
            out.append(f"{indent}{name}:")
            out += lines(item, indent + "  ")
    return out
