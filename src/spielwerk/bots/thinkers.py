"""Bots by name: who thinks how, how long and by which weights.

random, greedy              the two simple ones
apprentice … grandmaster    levels for people: search with a budget and with noise
rusher, builder …           personalities of a game: search with other weights
search@6000, search@50ms    search with a budget of positions or of processor time
plan@8                      the best turn by the weights, of eight followed side by side
mcts@6000, mcts@50ms        plain Monte Carlo tree search, a yardstick
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from spielwerk.bots.weights import FILE, HAND, TUNED, document_of, personalities
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game

T = TypeVar("T")
SIMPLE: Final = ("random", "greedy")
BUDGET: Final = re.compile(r"(search|mcts)@([1-9][0-9]{0,8})(ms)?|(plan)@([1-9][0-9]?)")
UNLIMITED: Final = 1 << 60  # positions, where processor time is the limit
LONG: Final = 20_000  # positions with which it pays to look far
LONG_TIME: Final = 0.08  # seconds, about as much at Nobility
FAR: Final = 16  # moves of every seat that it then looks ahead
PERSONAL: Final = 3_000  # positions of a personality


class Thinker:
    """How a bot thinks: `kind` random, greedy, plan, search or mcts."""

    def __init__(
        self,
        kind: str,
        positions: int = 0,
        seconds: float = 0.0,
        noise: float = 0.0,
        style: str = TUNED,
        turn: int = 0,
        rivals: bool = False,
        ways: int = 1,
    ) -> None:
        self.kind = kind
        self.positions = positions
        self.seconds = seconds
        self.noise = noise
        self.style = style
        self.turn = turn  # positions for a whole one, with two players; 0: no limit
        self.rivals = rivals  # it judges by the lead
        self.ways = ways  # in which it plans each move


LEVELS: Final = {
    "apprentice": Thinker("search", 100, noise=1.8),
    "journeyman": Thinker("search", 300, noise=0.6),
    "master": Thinker("search", 3_000),
    "grandmaster": Thinker("search", 70_000, turn=240_000),
}
BOTS: Final = (*SIMPLE, *LEVELS)
LevelName = Literal["apprentice", "journeyman", "master", "grandmaster"]


class Level(msgspec.Struct, forbid_unknown_fields=True):
    """A game's own idea of a level."""

    positions: Annotated[int, msgspec.Meta(gt=0)]
    noise: Annotated[float, msgspec.Meta(ge=0)]
    turn: Annotated[int, msgspec.Meta(ge=0)] = 0
    rivals: bool = False
    ways: Annotated[int, msgspec.Meta(gt=0)] = 1


class Habit(msgspec.Struct, forbid_unknown_fields=True):
    """How a game's bots look ahead from so many positions or so much time on: `far`, so many moves
    of every seat, of which the first ones of a walk are looked at `anew`, but with `stages` only
    until so many stages later. A part of the work looks `near` first, only to the next dice. With
    `halving` so many lines of the question are tried equally often, and the worse half left out. A
    walk costs a `fee` of so many positions. With `plans` whole turns are compared, not moves."""

    far: Annotated[int, msgspec.Meta(gt=0)] = FAR
    anew: Annotated[int, msgspec.Meta(ge=0)] = 0
    near: Annotated[float, msgspec.Meta(ge=0, lt=1)] = 0.0
    stages: Annotated[int, msgspec.Meta(ge=0)] = 0
    halving: Annotated[int, msgspec.Meta(ge=0)] = 0
    fee: Annotated[int, msgspec.Meta(ge=0)] = 0
    plans: bool = False
    positions: Annotated[int, msgspec.Meta(gt=0)] = LONG
    seconds: Annotated[float, msgspec.Meta(gt=0)] = LONG_TIME


class Sight(NamedTuple):
    """How many moves of every seat a bot looks ahead past the dice, 0: only to the next ones; how
    many of these moves it looks at anew; which part of the work looks to the next dice first; after
    how many stages of the game it stops, 0: at none; how many lines are halved, 0: it goes by
    curiosity; what a walk costs beside the positions that it looks at; whether it plans whole
    turns; whether it judges by the lead over the others; and in how many ways it plans a move."""

    far: int = 0
    anew: int = 0
    near: float = 0.0
    stages: int = 0
    halving: int = 0
    fee: int = 0
    plans: bool = False
    rivals: bool = False
    ways: int = 1


def thinker(game: Game[Any], name: str) -> Thinker:
    """The bot of this name, or one clear error."""
    if name == "random":
        return Thinker("random")
    if name == "greedy":
        return Thinker("greedy", style=HAND)
    if name in LEVELS:
        return level(game, name)
    if name in personalities(game):
        return Thinker("search", PERSONAL, style=name)
    found = BUDGET.fullmatch(name)
    if found is None:
        known = ", ".join((*BOTS, *personalities(game)))
        raise BadSetup(f"there is no bot {name!r}; there are {known}")
    kind, amount, unit, plan, width = found.groups()
    if plan:
        return Thinker(plan, int(width))
    if unit:
        return Thinker(kind, UNLIMITED, int(amount) / 1000)
    return Thinker(kind, int(amount))


def level(game: Game[Any], name: str) -> Thinker:
    """A level as the game's weights.toml has it, else as all games have it."""
    own = section(game, "levels", dict[LevelName, Level])
    if name not in own:
        return LEVELS[name]
    how = own[name]
    return Thinker(
        "search",
        how.positions,
        noise=how.noise,
        turn=how.turn,
        rivals=how.rivals,
        ways=how.ways,
    )


def sight(game: Game[Any], how: Thinker) -> Sight:
    """How far a bot looks."""
    habit = section(game, "search", Habit)
    timed = how.seconds > 0.0
    is_long = how.seconds >= habit.seconds if timed else how.positions >= habit.positions
    if not is_long:
        return Sight()
    return Sight(
        habit.far,
        habit.anew,
        habit.near,
        habit.stages,
        habit.halving,
        habit.fee,
        habit.plans,
        how.rivals,
        how.ways,
    )


def section(game: Game[Any], name: str, kind: type[T]) -> T:
    """A section of the game's weights.toml that it need not have."""
    try:
        return msgspec.convert(document_of(game).get(name, {}), kind)
    except msgspec.ValidationError as problem:
        raise BadSetup(f"{FILE} [{name}]: {problem}") from None
