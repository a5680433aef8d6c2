"""Numbers for everything a player can point at, and for the pieces of the game.

One block of ids per kind of thing, the same in every choice.
"""

from __future__ import annotations

from typing import Final

# Colours, in the order of the ledger's letters.
WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
GREEN: Final = 3
BLUE: Final = 4
COLOURS: Final = 5
ANY_COLOUR: Final = 31  # a set of colours, as bits

# White spaces of the player mat (TH-ACT-03), then the other places where dice lie.
MONEY: Final = 0
CARDS: Final = 1
GUILD: Final = 2
REGIONS: Final = 3
DICE: Final = 4
BUILD: Final = 5
WHITE_SPACES: Final = 6
ATTACK_SPACE: Final = 6
ON_CARD: Final = 7  # + player card

# Player cards (TH-COMP-05).
BANKER: Final = 0
DYER: Final = 1
ORE_DIGGER: Final = 2
CRYSTALLOGRAPHIST: Final = 3
CARTOGRAPHER: Final = 4
ORGANIZER: Final = 5
CANNONEER: Final = 6
RUMBLEPOKE: Final = 7
PLANT: Final = 8
MANIPULATOR: Final = 9
PLAYER_CARDS: Final = 10

# Public buildings (TH-COMP-03), and who owns one.
CIVILIAN_OFFICE: Final = 0
LARGE_MARKET: Final = 1
LITTLE_MARKET: Final = 2
NEW_MARKET: Final = 3
NOTARY: Final = 4
ORGANIZATION_OFFICE: Final = 5
SECRET_SOCIETY: Final = 6
SURVEYOR: Final = 7
BUILDINGS: Final = 8
UNBUILT: Final = -2
UNOWNED: Final = -1

# Medals (TH-GEN-08).
COMBAT: Final = 0
EXPLORATION: Final = 1
TRADE: Final = 2
CIVIL: Final = 3
MEDALS: Final = 4

# Transformers (section 22.4 of the ledger).
NONE: Final = 0
JARS3: Final = 1
JARS5: Final = 2
STR1: Final = 3
STR2: Final = 4
ANY_PLUS: Final = 5
COLOUR_CHANGE: Final = 6  # + colour
WILD_DIE: Final = 11
FLIP2: Final = 12
TRANSFORMERS: Final = 13

# Answers: pass and done.
PASS: Final = 0
DONE: Final = 1
# Answers: the transformer used by itself, or on the die picked next.
TRANSFORMER: Final = 2
RAISE: Final = 3
LOWER: Final = 4
WILD: Final = 5  # + colour
# Answers: the Steam Dyer's colour for the white die picked next.
DYE: Final = 10  # + colour
# Answers: mat actions.
ACT: Final = 16
PLENTY: Final = 0
LITTLE: Final = 1
CHOICE_OF_CARDS: Final = 2
NO_CHOICE: Final = 3
MARK_CARD: Final = 4
REROLL: Final = 5
MARK_REGION: Final = 6
EXPLORE: Final = 7
PURCHASE: Final = 8
PLACE_MINE: Final = 9
BUILD_BUILDING: Final = 10
FIGHT: Final = 11
MAT_ACTIONS: Final = 12
# Answers: actions of active player cards.
USE: Final = 32
USE_BANKER: Final = 0
USE_DYER: Final = 1
USE_ORE: Final = 2
USE_CRYSTAL: Final = 3
USE_CARTOGRAPHER: Final = 4
ORGANIZER_DRAW: Final = 5
ORGANIZER_REROLL: Final = 6
ORGANIZER_SWAP: Final = 7
CANNONEER_A: Final = 8
CANNONEER_B: Final = 9
USE_RUMBLEPOKE: Final = 10
USE_PLANT: Final = 11
USE_MANIPULATOR: Final = 12
CARD_ACTIONS: Final = 13
# Answers: pieces.
BUILDING: Final = 48  # + building
PLAYER_CARD: Final = 56  # + player card
CARD: Final = 66  # + number of the action card, 1 to 40
REGION: Final = 108  # + region, row by row
COLOUR: Final = 124  # + colour
VALUE: Final = 130  # + value, 1 to 8
STORE: Final = 140  # + place in the dice store: column * 3 + row, bottom row first
ATTACK_CARD: Final = 146  # + column
ORE: Final = 150  # + colour
CRYSTAL: Final = 155  # + colour
MEDAL: Final = 160  # + medal
PICK: Final = 164  # + one of these ways to use a card
PICK_STRENGTH: Final = 0
PICK_DICE: Final = 1
PICK_STORE: Final = 2
PICK_JARS: Final = 3
PICK_CARDS: Final = 4
PICK_UP: Final = 5
PICK_DOWN: Final = 6
PICK_OWNER: Final = 7
PICK_PLAIN: Final = 8
PICK_SPEND: Final = 9
PICK_MEDAL: Final = 10
PICKS: Final = 11
DIE: Final = 180  # + kind of die

# A kind of die is its colour and value in one number.
HIGHEST: Final = 31


def kind(colour: int, value: int) -> int:
    return colour * 32 + value


def colour_of(die: int) -> int:
    return die // 32


def value_of(die: int) -> int:
    return die % 32
