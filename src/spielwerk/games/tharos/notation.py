"""Names of the pieces in tokens, views, component files and positions."""

from __future__ import annotations

LETTERS = "WYRGB"
COLOUR_NAMES = ("white", "yellow", "red", "green", "blue")
CARD_NAMES = (
    "banker",
    "dyer",
    "ore_digger",
    "crystallographist",
    "cartographer",
    "organizer",
    "cannoneer",
    "rumblepoke",
    "plant",
    "manipulator",
)
BUILDING_NAMES = (
    "civilian_office",
    "large_market",
    "little_market",
    "new_market",
    "notary",
    "organization_office",
    "secret_society",
    "surveyor",
)
TRANSFORMER_NAMES = (
    "none",
    "jars3",
    "jars5",
    "str1",
    "str2",
    "any_plus",
    *COLOUR_NAMES,
    "wild",
    "flip2",
)
SHAPE_NAMES = ("square", "line", "L", "T")
MEDAL_NAMES = ("combat", "exploration", "trade", "civil")
REGION_NAMES = tuple(f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5))
SPACE_NAMES = ("money", "cards", "guild", "region", "dice", "build")
PLACES = (*SPACE_NAMES, "attack", *CARD_NAMES)
PHASES = ("setup", "preparation", "actions", "attack", "cleanup", "round_end", "finished")
MAT_ACTION_NAMES = (
    "plenty",
    "little",
    "choice",
    "nochoice",
    "markcard",
    "reroll",
    "markregion",
    "explore",
    "purchase",
    "mine",
    "build",
    "fight",
)
CARD_ACTION_NAMES = (
    "banker",
    "dyer",
    "ore",
    "crystal",
    "cartographer",
    "orgdraw",
    "orgreroll",
    "orgswap",
    "cannonA",
    "cannonB",
    "rumblepoke",
    "plant",
    "manipulator",
)
PICK_NAMES = (
    "strength",
    "dice",
    "store",
    "jars",
    "cards",
    "up",
    "down",
    "owner",
    "plain",
    "spend",
    "medal",
)
STORE_NAMES = tuple(f"{column}{row}" for column in "LR" for row in "123")
DIE_NAMES = tuple(f"{letter}{value}" for letter in LETTERS for value in range(32))


def die_name(die: int) -> str:
    return DIE_NAMES[die]


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


LETTER_SETS = tuple("".join(LETTERS[i] for i in bits(mask)) for mask in range(1 << len(LETTERS)))


def letters(mask: int) -> str:
    return LETTER_SETS[mask]


def counts(numbers: list[int]) -> dict[str, int]:
    """By LETTERS, written out: every view has a dozen of these."""
    if not numbers:
        return {"W": 0, "Y": 0, "R": 0, "G": 0, "B": 0}
    white, yellow, red, green, blue = numbers
    return {"W": white, "Y": yellow, "R": red, "G": green, "B": blue}
