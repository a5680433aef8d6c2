"""The answers of Rise to Nobility as text."""

from __future__ import annotations

from spielwerk.core.tokens import Block, Tokens, numbered
from spielwerk.games.nobility import ids
from spielwerk.games.nobility.components import GUILD_LETTERS

BUILDING_TOKENS = [
    *(f"{letters}-{number}" for letters in GUILD_LETTERS for number in range(1, 7)),
    *(f"cb-{number:02}" for number in range(1, 13)),
]


def two_digits(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{number:02}" for number in range(1, count + 1)]


TOKENS = Tokens(
    Block("pass", ids.PASS, [""]),
    Block("done", ids.DONE, [""]),
    Block("worker", ids.WORKER, [""]),
    Block("draw", ids.COMMISSION_DRAW, [""]),
    Block("exchange", ids.EXCHANGE, ["settlers", "buildings"]),
    Block("die", ids.DIE + 1, numbered(1, 6)),
    Block("value", ids.VALUE + 1, numbered(1, 6)),
    Block("tavern", ids.TAVERN, numbered(1, 6)),
    Block("yard", ids.YARD, numbered(1, 6)),
    Block("guild", ids.GUILD, [f"{name}-{i}" for name in ids.GUILD_NAMES for i in (1, 2, 3)]),
    Block("hall", ids.HALL, numbered(1, 6)),
    Block("port", ids.PORT, numbered(1, 6)),
    Block(
        "council", ids.COUNCIL, [f"{row}-{column}" for row in (1, 2, 3) for column in range(1, 7)]
    ),
    Block("berk", ids.BERK, numbered(1, 3)),
    Block("castle", ids.CASTLE, numbered(1, 4)),
    Block("mat", ids.MAT, numbered(1, 6)),
    Block("chancery", ids.CHANCERY, numbered(1, 6)),
    Block(
        "dicefield",
        ids.DICE_TILE,
        [f"{tile:02}-{at}" for tile in range(1, ids.DICE_TILES + 1) for at in (1, 2, 3)],
    ),
    Block("settlers", ids.CARD, two_digits("S", ids.SETTLERS)),
    Block("building", ids.BUILDING, BUILDING_TOKENS),
    Block("good", ids.GOOD, ids.GOOD_NAMES),
    Block("plot", ids.PLOT, numbered(1, 3)),
    Block("apprentice", ids.APPRENTICE, ids.GUILD_NAMES),
    Block("effect", ids.EFFECT, ids.EFFECT_NAMES),
    Block("desk", ids.DESK, [f"{row}-{at}" for row in ("upper", "lower") for at in range(1, 7)]),
    Block("commission", ids.COMMISSION, two_digits("", ids.COMMISSIONS)),
    Block("count", ids.COUNT, numbered(0, 9)),
    Block("ship", ids.SHIP, two_digits("P", ids.SHIPS)),
    Block("counciltile", ids.COUNCIL_TILE, two_digits("K", ids.COUNCIL_TILES)),
    Block("event", ids.EVENT, two_digits("", ids.EVENTS)),
    Block("character", ids.CHARACTER, two_digits("", ids.CHARACTERS)),
    Block("objective", ids.OBJECTIVE, two_digits("", ids.OBJECTIVES)),
    Block("dicetile", ids.TILE, two_digits("", ids.DICE_TILES)),
    Block("race", ids.RACE, ids.RACE_NAMES),
    Block("automa", ids.AUTOMA_DIE, ["white", "green", "yellow", "red", "blue"]),
)
