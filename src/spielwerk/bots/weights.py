"""A game's weights.toml, read and checked."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from spielwerk.bots.judging import KNOTS, Judge, rows_of
from spielwerk.core.components import read_toml
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game

HAND: Final = "hand"
TUNED: Final = "tuned"

Weights = dict[str, list[float]]


@cache
def judge_of(game: Game[Any], style: str) -> Judge:
    """The judge of a game by `hand` or `tuned` weights, or of a personality."""
    weights = weights_of(game, style)
    return Judge(game, rows_of([weights[name] for name in game.merit_names], game.last_stage))


def weights_of(game: Game[Any], style: str) -> Weights:
    path = game.folder / "weights.toml"
    if not path.exists():
        return {name: [1.0] * KNOTS for name in game.merit_names}
    document = read_toml(path, BadSetup)
    if style in (HAND, TUNED):
        return checked(game, document.get(style, document.get(HAND)), f"{path.name} [{style}]")
    factors = document.get("personalities", {}).get(style)
    if not isinstance(factors, dict):
        raise BadSetup(f"{game.title} has no personality {style!r}")
    weights = weights_of(game, TUNED)
    for name, factor in factors.items():
        if name not in weights or not isinstance(factor, int | float):
            raise BadSetup(
                f"{path.name} [personalities.{style}]: {name!r} is no merit with a factor"
            )
        weights[name] = [float(factor) * weight for weight in weights[name]]
    return weights


def personalities(game: Game[Any]) -> tuple[str, ...]:
    """The names of a game's personalities."""
    path = game.folder / "weights.toml"
    return tuple(read_toml(path, BadSetup).get("personalities", {})) if path.exists() else ()


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
