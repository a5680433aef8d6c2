"""A game's weights.toml, read and checked."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from spielwerk.bots.judging import KNOTS, Judge, rows_of
from spielwerk.core.components import Document, read_toml
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game

FILE: Final = "weights.toml"
HAND: Final = "hand"
START: Final = "start"
TUNED: Final = "tuned"

Weights = dict[str, list[float]]


@cache
def judge_of(game: Game[Any], style: str) -> Judge:
    """The judge of a game by `hand` or `tuned` weights, or of a personality."""
    weights = weights_of(game, style)
    return Judge(game, rows_of([weights[name] for name in game.merit_names], game.last_stage))


@cache
def document_of(game: Game[Any]) -> Document:
    """The game's weights.toml; a game without one counts every merit alike."""
    path = game.folder / FILE
    if path.exists():
        return read_toml(path, BadSetup)
    return {HAND: {name: [1.0] * KNOTS for name in game.merit_names}}


def weights_of(game: Game[Any], style: str) -> Weights:
    """By style: `hand`, `start` (what differs from it where fitting begins), `tuned` (hand-set
    where nothing is tuned yet) or a personality."""
    document = document_of(game)
    if style == START:
        table = document.get(HAND, {}) | document.get(START, {})
        return checked(game, table, f"{FILE} [{style}]")
    if style in (HAND, TUNED):
        return checked(game, document.get(style, document.get(HAND)), f"{FILE} [{style}]")
    factors = document.get("personalities", {}).get(style)
    if not isinstance(factors, dict):
        raise BadSetup(f"{game.title} has no personality {style!r}")
    weights = weights_of(game, TUNED)
    for name, factor in factors.items():
        if name not in weights or not isinstance(factor, int | float):
            raise BadSetup(f"{FILE} [personalities.{style}]: {name!r} is no merit with a factor")
        weights[name] = [float(factor) * weight for weight in weights[name]]
    return weights


def personalities(game: Game[Any]) -> tuple[str, ...]:
    """The names of a game's personalities."""
    return tuple(document_of(game).get("personalities", {}))


def checked(game: Game[Any], table: object, where: str) -> Weights:
    """Three numbers for every merit, and for nothing else."""
    if not isinstance(table, dict):
        raise BadSetup(f"{where} is missing")
    unknown = sorted(set(table) - set(game.merit_names))
    missing = sorted(set(game.merit_names) - set(table))
    if unknown or missing:
        raise BadSetup(f"{where}: {(unknown + missing)[0]!r} is unknown or missing")
    for name, knots in table.items():
        numbers = isinstance(knots, list) and all(isinstance(k, int | float) for k in knots)
        if not numbers or len(knots) != KNOTS:
            raise BadSetup(f"{where}: {name} needs {KNOTS} numbers")
    return {name: [float(k) for k in knots] for name, knots in table.items()}
