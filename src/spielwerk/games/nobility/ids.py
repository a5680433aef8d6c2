"""Numbers for everything a player can point at, and for the pieces of the game.

One block of ids per kind of thing, the same in every choice.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1  # no tile, no card, no owner
AUTOMA: Final = 6  # the owner of the Automa dice (RN-SOLO-04)

# Goods and guilds (RN-COMP-01) share their order; races (RN-COMP-02).
GOODS: Final = 6
GUILDS: Final = 6
RACES: Final = 6
GOOD_NAMES: Final = ["books", "weaponry", "furnishings", "magic", "jewelry", "artwork"]
GUILD_NAMES: Final = ["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"]
RACE_NAMES: Final = ["halfling", "human", "elf", "dwarf", "green-elf", "trobit"]

# How many there are of each card and tile.
CHARACTERS: Final = 13
SETTLERS: Final = 48
WORKSHOP_TILES: Final = 36
BUILDINGS: Final = 48
SHIPS: Final = 18
COUNCIL_TILES: Final = 30
EVENTS: Final = 16
OBJECTIVES: Final = 15
COMMISSIONS: Final = 18
DICE_TILES: Final = 18
TILE_FIELDS: Final = 3
WORKSHOP_FIELDS: Final = 18  # guild * 3 + position
COUNCIL_FIELDS: Final = 18  # row * 6 + column
PLOTS: Final = 3
HOUSE_PLOTS: Final = 7
DESKS: Final = 12  # row * 6 + column
SETTLERS_SHOWN: Final = 6
HALL_FIELDS: Final = 6
CARDS_HELD: Final = 3
ROUNDS: Final = 10

# Answers without a thing.
PASS: Final = 0
DONE: Final = 1
WORKER: Final = 2
COMMISSION_DRAW: Final = 3
EXCHANGE: Final = 4  # + SETTLERS_EXCHANGE or BUILDINGS_EXCHANGE
SETTLERS_EXCHANGE: Final = 0
BUILDINGS_EXCHANGE: Final = 1

# Answers: dice by the value they show, values after modifiers, numbers.
DIE: Final = 9  # + 1 … 6
VALUE: Final = 15  # + 1 … 6
COUNT: Final = 340  # + 0 … 9

# Answers: the fields on which dice lie; together they are FIELDS ids from FIELD on.
FIELD: Final = 30
TAVERN: Final = 30  # + 0 … 5
YARD: Final = 36  # + 0 … 5
GUILD: Final = 42  # + guild * 3 + 0 … 2
HALL: Final = 60  # + 0 … 5
PORT: Final = 66  # + 0 … 5
COUNCIL: Final = 72  # + row * 6 + column
BERK: Final = 90  # + 0 … 2
CASTLE: Final = 93  # + 0 … 3
MAT: Final = 97  # + seat
CHANCERY: Final = 103  # + 0 … 5
DICE_TILE: Final = 109  # + tile * 3 + 0 … 2
FIELD_END: Final = 163
FIELDS: Final = 133

# Answers: cards, tiles and places.
CARD: Final = 170  # a Settlers card
BUILDING: Final = 220  # 36 workshops, guild by guild, then 12 community buildings
GOOD: Final = 270
PLOT: Final = 276
APPRENTICE: Final = 280  # + guild: the own apprentice there
EFFECT: Final = 290
DESK: Final = 300
COMMISSION: Final = 320

# Things that are only told about.
SHIP: Final = 360
COUNCIL_TILE: Final = 380
EVENT: Final = 410
CHARACTER: Final = 430
OBJECTIVE: Final = 445
TILE: Final = 460  # a dice tile
RACE: Final = 480
AUTOMA_DIE: Final = 490  # white, green, yellow, red, blue

# Effects of workshop tiles (RN-GUILD-16).
COIN: Final = 0
REP: Final = 1
REROLL: Final = 2
FREE_GOOD: Final = 3
BUY: Final = 4
SWAP: Final = 5
EFFECT_NAMES: Final = ["coin", "rep", "reroll", "good", "buy", "swap"]

# Rewards of community plots (RN-HALL-09).
PLOT_REPUTATION: Final = 0
PLOT_GOOD: Final = 1
PLOT_MODIFIER: Final = 2
PLOT_REWARD_NAMES: Final = ["reputation", "good", "modifier"]

# Benefits of the Chancery desks (RN-CHANC-09).
NO_COINS: Final = 0
TRADE: Final = 1
STANDING: Final = 2
HOST: Final = 3
MASON: Final = 4
PERMIT: Final = 5
BENEFIT_NAMES: Final = ["no-coins", "trade", "standing", "host", "mason", "permit"]

# Effects of event cards.
PORT_COINS: Final = 0
APPRENTICE_COINS: Final = 1
GUILD_FREE_GOOD: Final = 2
OPEN_TAVERN: Final = 3
HOUSE_DISCOUNT: Final = 4
CASTLE_REPUTATION: Final = 5
HALL_DISCOUNT: Final = 6
FREE_MODIFIERS: Final = 7
SETTLERS_POINTS: Final = 8
COUNCIL_TRUCE: Final = 9
PORT_LIMIT: Final = 10
HALL_SURCHARGE: Final = 11
COUNCIL_NOBILITY: Final = 12
WORKSHOP_GOODS: Final = 13
LIMIT_DOWN: Final = 14
LIMIT_UP: Final = 15
EVENT_NAMES: Final = [
    "port-coins",
    "apprentice-coins",
    "free-good",
    "open-tavern",
    "house-discount",
    "castle-reputation",
    "hall-discount",
    "free-modifiers",
    "settlers-points",
    "council-truce",
    "port-limit",
    "hall-surcharge",
    "council-nobility",
    "workshop-goods",
    "limit-down",
    "limit-up",
]

# What a Commission card counts.
COUNTS_RACE: Final = 0
COUNTS_GUILD: Final = 1
COUNTS_HOUSES: Final = 2
COUNTS_COMMUNITY: Final = 3
COUNTS_COUNCIL: Final = 4
COUNTS_COINS: Final = 5
COUNTS_REPUTATION: Final = 6
COUNTS_NOBILITY: Final = 7
COMMISSION_NAMES: Final = [
    "race",
    "guild",
    "houses",
    "community",
    "council",
    "coins",
    "reputation",
    "nobility",
]

# Where victory points come from.
FROM_GOODS: Final = 0
FROM_COMMUNITY: Final = 1
FROM_EVENT: Final = 2
FROM_WORKSHOPS: Final = 3
FROM_BUILDINGS: Final = 4
FROM_OWNED: Final = 5
FROM_COUNCIL: Final = 6
SOURCES: Final = 7


def pair(value: int) -> int:
    """Dice 1-2, 3-4, 5-6: which of three fields."""
    return (value - 1) // 2


def guild_of_tile(tile: int) -> int:
    """The guild of a workshop tile; NONE for a community building."""
    return tile // 6 if tile < WORKSHOP_TILES else NONE
