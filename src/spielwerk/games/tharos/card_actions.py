"""Actions of active player cards (chapters 11 and 13).

TH-ACT-PCARD-06 Permanent effects hold while the card is active, its action used or not, and so
stand where they apply: Banker at the money space, Steam Pressure Plant in the preparation (both
by themselves), Rumblepoke at the own check (if the player wants).
"""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.attack_space import raise_strength
from spielwerk.games.tharos.cards_space import TakeFromDiscard
from spielwerk.games.tharos.cost import Cost, any_dice
from spielwerk.games.tharos.dice import change_die, dice_in, distinct, draw_and_roll, reroll
from spielwerk.games.tharos.digging import DigMarkers, diggable_colours
from spielwerk.games.tharos.ids import (
    BANKER,
    CANNONEER,
    CANNONEER_A,
    CANNONEER_B,
    CARTOGRAPHER,
    CRYSTALLOGRAPHIST,
    DIE,
    DONE,
    DYER,
    HIGHEST,
    MANIPULATOR,
    ON_CARD,
    ORE_DIGGER,
    ORGANIZER,
    ORGANIZER_DRAW,
    ORGANIZER_REROLL,
    ORGANIZER_SWAP,
    PICK,
    PICK_DOWN,
    PICK_UP,
    PLANT,
    PLAYER_CARD,
    RED,
    RUMBLEPOKE,
    USE,
    USE_BANKER,
    USE_CARTOGRAPHER,
    USE_CRYSTAL,
    USE_MANIPULATOR,
    USE_ORE,
    USE_PLANT,
    USE_RUMBLEPOKE,
    YELLOW,
    value_of,
)
from spielwerk.games.tharos.markers import on_card, return_marker
from spielwerk.games.tharos.paying import SpendDice, colours_paid, paid_value
from spielwerk.games.tharos.player_cards import SwapOut, reserve_cards
from spielwerk.games.tharos.purse import Purse
from spielwerk.games.tharos.region_space import ANY_SHAPE, ExploreArea, can_explore
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.turning import WhichDie, WhichValue

CARD_OF: Final[list[int]] = [
    BANKER,
    DYER,
    ORE_DIGGER,
    CRYSTALLOGRAPHIST,
    CARTOGRAPHER,
    ORGANIZER,
    ORGANIZER,
    ORGANIZER,
    CANNONEER,
    CANNONEER,
    RUMBLEPOKE,
    PLANT,
    MANIPULATOR,
]
COSTS: Final[list[Cost]] = [
    Cost([1 << YELLOW]),  # Banker
    any_dice(1, low=3),  # Steam Dyer
    any_dice(2, 2, 4),  # Ore Digger
    any_dice(2, 1, 3),  # Crystallographist
    Cost([]),  # Cartographer
    Cost([]),  # Organizer: draw
    Cost([]),  # Organizer: reroll
    any_dice(2, low=5),  # Organizer: swap
    any_dice(2, low=3),  # Cannoneer A
    any_dice(2, low=5),  # Cannoneer B
    Cost([1 << RED]),  # Rumblepoke
    any_dice(2, low=5),  # Steam Pressure Plant
    Cost([]),  # Manipulator
]
RULES: Final[list[str]] = [
    "TH-PC-BANKER-03",
    "TH-PC-DYER-02",
    "TH-PC-ORE-02",
    "TH-PC-CRYSTAL-02",
    "TH-PC-CARTO-02",
    "TH-PC-ORG-02",
    "TH-PC-ORG-03",
    "TH-PC-ORG-04",
    "TH-PC-CANNON-02",
    "TH-PC-CANNON-03",
    "TH-PC-RUMBLE-03",
    "TH-PC-PLANT-03",
    "TH-PC-MANIP-02",
]
CARTOGRAPHER_PRICE: Final = 2


def needs_die(action: int) -> bool:
    return bool(COSTS[action].masks)


def can_use_card(g: Tharos, seat: int, action: int, purse: Purse, why: Why | None = None) -> bool:
    """Is this action of an active player card possible? The Steam Dyer's follow-up is looked
    for elsewhere."""
    p = g.players[seat]
    card = CARD_OF[action]
    rule = RULES[action]
    if not p.has_card(card):
        refuse(why, USE + action, "TH-ACT-02", "card_not_active")
        return False
    if by_markers(action):
        if on_card(p, card) == 0:
            refuse(why, USE + action, "TH-ACT-PCARD-03", "no_marker_on_card", 1, 0)
            return False
        possible = bool(p.active)
        if action == ORGANIZER_DRAW:
            possible = dice_in(p.bag) + dice_in(p.depot) > 0
        if not possible:
            refuse(why, USE + action, rule, "no_dice_for_it")
        return possible
    if p.used_cards >> card & 1:
        refuse(why, USE + action, "TH-ACT-PCARD-01", "card_used")
        return False
    if action == USE_CARTOGRAPHER:
        if p.money < CARTOGRAPHER_PRICE:
            refuse(why, USE + action, rule, "needs_jars", CARTOGRAPHER_PRICE, p.money)
            return False
        if not can_explore(g, seat, 3, ANY_SHAPE):
            have = p.markers.bit_count()
            refuse(why, USE + action, rule, "no_connected_group", 3, have)
            return False
        return True
    need = 0
    if action == USE_ORE or action == USE_CRYSTAL:
        need = diggable_colours(g, seat, action == USE_ORE)
        if need == 0:
            refuse(why, USE + action, "TH-PC-ORE-06", "nothing_to_dig")
            return False
    elif action == ORGANIZER_SWAP and not reserve_cards(g, seat):
        refuse(why, USE + action, "TH-PC-ORG-05", "reserve_empty")
        return False
    elif action == USE_PLANT and g.discard == 0:
        refuse(why, USE + action, rule, "discard_empty")
        return False
    if not purse.can_pay(COSTS[action], need):
        refuse(why, USE + action, rule, "no_dice_for_it")
        return False
    return True


def by_markers(action: int) -> bool:
    """TH-ACT-PCARD-03 Actions paid with a guild marker on the card, any number per turn."""
    return action == ORGANIZER_DRAW or action == ORGANIZER_REROLL or action == USE_MANIPULATOR


def begin_card(g: Tharos, seat: int, action: int) -> None:
    """Start an action that needs no die, or ask for the dice."""
    p = g.players[seat]
    if action == USE_CARTOGRAPHER:
        # TH-ACT-PCARD-05 The Jars are spent at once and lie on the card until Clean-up.
        p.money -= CARTOGRAPHER_PRICE
        p.card_jars += CARTOGRAPHER_PRICE
        p.used_cards |= 1 << CARTOGRAPHER
        g.tell("TH-PC-CARTO-02", "used_card", seat, PLAYER_CARD + CARTOGRAPHER)
        g.do_next(ExploreArea(seat, 3, ANY_SHAPE, 1))
    elif by_markers(action):
        # TH-ACT-PCARD-04 One marker returns to the supply.
        return_marker(g, seat, PLAYER_CARD + CARD_OF[action], RULES[action])
        if action == ORGANIZER_DRAW:
            draw_and_roll(g, seat, "TH-PC-ORG-02")
        elif action == ORGANIZER_REROLL:
            g.do_next(RerollOne(seat, 1))
        else:
            g.do_next(Manipulate(seat))
    else:
        g.do_next(UseCard(seat, action))


class UseCard(SpendDice):
    """TH-ACT-PCARD-01 A dice action, once per turn; TH-ACT-PCARD-02, TH-PC-CANNON-04 it blocks
    the card's other one."""

    rule: ClassVar[str] = "TH-ACT-PCARD-01"

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def about(self) -> Action:
        return USE + self.action

    def cost(self, g: Tharos) -> Cost:
        return COSTS[self.action]

    def need(self, g: Tharos) -> int:
        if self.action == USE_ORE or self.action == USE_CRYSTAL:
            return diggable_colours(g, self.seat, self.action == USE_ORE)
        return 0

    def place(self) -> int:
        return ON_CARD + CARD_OF[self.action]

    def effect(self, g: Tharos, dice: list[int]) -> None:
        p = g.players[self.seat]
        seat = self.seat
        action = self.action
        p.used_cards |= 1 << CARD_OF[action]
        g.tell(RULES[action], "used_card", seat, PLAYER_CARD + CARD_OF[action])
        if action == USE_BANKER:
            p.money += paid_value(dice[0])
            g.tell("TH-PC-BANKER-03", "gained_jars", seat, USE + action, paid_value(dice[0]))
        elif action == USE_ORE or action == USE_CRYSTAL:
            kind = 0 if action == USE_ORE else 1
            g.do_next(DigMarkers(seat, kind, colours_paid(dice), -1))
        elif action == ORGANIZER_SWAP:
            g.do_next(SwapOut(seat))
        elif action == CANNONEER_A:
            raise_strength(g, seat, 3, "TH-PC-CANNON-02")
        elif action == CANNONEER_B:
            p.ward = 1
            g.tell("TH-PC-CANNON-03", "wards", seat, PLAYER_CARD + CANNONEER)
        elif action == USE_RUMBLEPOKE:
            raise_strength(g, seat, paid_value(dice[0]) + 2, "TH-PC-RUMBLE-03")
        else:
            assert action == USE_PLANT
            g.do_next(TakeFromDiscard(seat))


class RerollOne(Choice[Tharos]):
    """TH-PC-ORG-03 Reroll a die, then perhaps another or the same again."""

    rule: ClassVar[str] = "TH-PC-ORG-03"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out = [] if self.first else [DONE]
        for die in distinct(g.players[self.seat].active):
            out.append(DIE + die)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        reroll(g, self.seat, [action - DIE], self.rule)
        if self.first:
            g.do_next(RerollOne(self.seat, 0))


class Manipulate(WhichDie):
    """TH-PC-MANIP-02 Which active die is raised or lowered by 1."""

    rule: ClassVar[str] = "TH-PC-MANIP-02"

    def take(self, g: Tharos, action: Action) -> None:
        g.do_next(ManipulateBy(self.seat, action - DIE))


class ManipulateBy(WhichValue):
    """TH-PC-MANIP-02 Up without limit, down not below 1."""

    rule: ClassVar[str] = "TH-PC-MANIP-02"

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out: list[Action] = []
        if value_of(self.die) < HIGHEST:
            out.append(PICK + PICK_UP)
        if value_of(self.die) > 1:
            out.append(PICK + PICK_DOWN)
        else:
            refuse(why, PICK + PICK_DOWN, "TH-DICE-10", "not_below_one", 2, 1)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        by = 1 if action == PICK + PICK_UP else -1
        change_die(g, self.seat, self.die, value_of(self.die) + by, self.rule)
