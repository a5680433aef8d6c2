"""The numbers of things: one block of ids per kind, the same in every choice of the game."""

from __future__ import annotations

from typing import Final

# --- answers -----------------------------------------------------------------------------

PASS: Final = 0
LEVEL_AREAS: Final = 40  # most areas of one level that a map may have
AREA: Final = 1  # 40 ground areas, then 40 heights
SHOOT: Final = 81  # DE-BADGE-09, by area
ENRICH: Final = 161  # DE-BADGE-20, by area
CARD: Final = 241
DOWN: Final = 321  # a card, face down
SLOT: Final = 401
CANDY: Final = 413
ACTION: Final = 421
GROUP: Final = 453  # so many scavengers
LED: Final = 469  # so many scavengers and the leader
CAMPS: Final = 485
COUNT: Final = 489
SITE: Final = 492
ELEVATOR: Final = 556
FACTION: Final = 559
COLOUR: Final = 563
BADGE: Final = 566
TASK: Final = 584
PAY: Final = 596  # technology × 10 + energy
UNIT: Final = 696
COURIER: Final = 698
BUILD: Final = 699
REVEAL: Final = 702
RESOURCE: Final = 705
DRONE: Final = 707

# --- kinds -------------------------------------------------------------------------------

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1

AUXILIA: Final = 0
RAVAGERS: Final = 1
REFUGE: Final = 2
FARM: Final = 3

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3  # the black market, after the boards of the three colours

TECHNOLOGY: Final = 0
ENERGY: Final = 1

HUNTER: Final = 0
TRANSPORTER: Final = 1
HARVESTER: Final = 2
TELEPORTER: Final = 3

SCAVENGER: Final = 0
LEADER: Final = 1

CAMP: Final = 0
BRIDGE: Final = 1
ELEVATOR_TILE: Final = 2

# What a card or a candy boost lets one do. An effect is kind + 32 × amount.
DEPLOY: Final = 0
MOVE: Final = 1
COLLECT: Final = 2
BUILD_ANY: Final = 3
BUILD_CAMP: Final = 4
BUILD_BRIDGE: Final = 5
BUILD_ELEVATOR: Final = 6
DEPLOY_RED: Final = 7
DEPLOY_GREEN: Final = 8
MOVE_RED: Final = 9
MOVE_BLUE: Final = 10
COLLECT_BLUE: Final = 11
COLLECT_GREEN: Final = 12
GAIN_TECHNOLOGY: Final = 13
GAIN_ENERGY: Final = 14
GAIN_SUPPLIES: Final = 15
COPY: Final = 16
ACTIVATE: Final = 17  # four kinds, one per drone; the amount is the bonus
PER_RED: Final = 21  # three kinds, one per colour; the amount is the action repeated
PER_GREEN: Final = 23
AMOUNT: Final = 32

CANDY_OUTPOST: Final = 7
CANDY_EFFECTS: Final = [
    DEPLOY,
    MOVE,
    COLLECT,
    BUILD_CAMP,
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    GAIN_TECHNOLOGY + AMOUNT,
    -1,
]

BOMBARDIER: Final = 0
BARRICADER: Final = 1
SCOUT: Final = 2
COVERT_OPERATOR: Final = 3
SNIPER: Final = 4
CARAVAN_LEADER: Final = 5
FIELD_ENGINEER: Final = 6
SPRINTER: Final = 7
DROP_POD: Final = 8
TUNNELER: Final = 9
RAIDERS: Final = 10
DRONE_PILOT: Final = 11
SALVAGE_DEPOT: Final = 12
ALTERNATIVE_ENERGY: Final = 13
COURIER_BOT: Final = 14
PROSPECTOR: Final = 15
DRONE_ENGINEER: Final = 16
TRADING_POST: Final = 17

# How a card lies on the pad.
EMPTY: Final = 0
COMMITTED: Final = 1  # planned, still as good as in hand
FACE_DOWN: Final = 2
SHOWN: Final = 3  # revealed, its slot not reached yet
PLAYED: Final = 4

# Sources of supplies (victory points).
FROM_CARDS: Final = 0
FROM_HUNTING: Final = 1
FROM_TRADING: Final = 2
FROM_TASKS: Final = 3
FROM_OUTPOSTS: Final = 4
FROM_BADGES: Final = 5
FROM_TECHNOLOGY: Final = 6
FROM_ENERGY: Final = 7
FROM_MARKET: Final = 8

# --- cards: 48 of the markets, then 8 of each faction ------------------------------------

BLACK_CARDS: Final = 24
DRONE_CARDS: Final = 36
FACTION_CARDS: Final = 48
CARDS: Final = 80
TASKS: Final = 12
SITES: Final = 64  # up to four bridge sites on each tile
PAIR: Final = 80  # an elevator is ground area × 80 + heights area

CARD_NAMES: Final = [
    *[f"TA{n}" for n in range(1, 9)],
    *[f"LO{n}" for n in range(1, 9)],
    *[f"MA{n}" for n in range(1, 9)],
    *[f"BM{n:02}" for n in range(1, 13)],
    *[f"HU{n}" for n in range(1, 4)],
    *[f"TR{n}" for n in range(1, 4)],
    *[f"HA{n}" for n in range(1, 4)],
    *[f"TE{n}" for n in range(1, 4)],
    *[f"AX{n}" for n in range(1, 9)],
    *[f"RV{n}" for n in range(1, 9)],
    *[f"RF{n}" for n in range(1, 9)],
    *[f"FZ{n}" for n in range(1, 9)],
]
TILE_NAMES: Final = [
    *[f"2.{n}" for n in range(1, 10)],
    *[f"3.{n}" for n in range(1, 4)],
    *[f"4.{n}" for n in range(1, 5)],
]
TASK_NAMES: Final = [f"TK{n:02}" for n in range(1, 13)]
AREA_NAMES: Final = [
    *[f"G{n}" for n in range(1, LEVEL_AREAS + 1)],
    *[f"H{n}" for n in range(1, LEVEL_AREAS + 1)],
]
COLOUR_NAMES: Final = ["red", "blue", "green"]
BOARD_NAMES: Final = ["tactics", "logistics", "machines", "black"]
FACTION_NAMES: Final = ["auxilia", "ravagers", "refuge", "farm"]
DRONE_NAMES: Final = ["hunter", "transporter", "harvester", "teleporter"]
CANDY_NAMES: Final = [
    "deploy",
    "move",
    "collect",
    "camp",
    "bridge",
    "elevator",
    "technology",
    "outpost",
]
ACTION_NAMES: Final = [
    "deploy",
    "move",
    "collect",
    "build",
    "build-camp",
    "build-bridge",
    "build-elevator",
    "red-deploy",
    "green-deploy",
    "red-move",
    "blue-move",
    "blue-collect",
    "green-collect",
    "technology",
    "energy",
    "supplies",
    "copy",
    "hunter",
    "transporter",
    "harvester",
    "teleporter",
    "per-red",
    "per-blue",
    "per-green",
]
BADGE_NAMES: Final = [
    "bombardier",
    "barricader",
    "scout",
    "covert-operator",
    "sniper",
    "caravan-leader",
    "field-engineer",
    "sprinter",
    "drop-pod",
    "tunneler",
    "raiders",
    "drone-pilot",
    "salvage-depot",
    "alternative-energy",
    "courier-bot",
    "prospector",
    "drone-engineer",
    "trading-post",
]
TASK_KINDS: Final = [
    "technology",
    "energy",
    "drone-cards",
    "buildings",
    "scavengers",
    "outposts",
    "red-outposts",
    "blue-outposts",
    "green-outposts",
    "garrisons",
    "sovereignty",
]
