"""The player mat: which of its twelve actions are possible, and how each begins."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.attack_space import FIGHT_COST, RaiseCombatStrength
from spielwerk.games.tharos.build_space import BUILD_COST, BUILD_PRICE, SpendToBuild
from spielwerk.games.tharos.cards_space import (
    CHOICE_COST,
    NO_CHOICE_COST,
    TakeChoiceOfCards,
    TakeOneCard,
    cards_left,
)
from spielwerk.games.tharos.cost import Cost
from spielwerk.games.tharos.dice_space import (
    MINE_COST,
    PURCHASE_COST,
    SpendToPlaceMine,
    SpendToPurchase,
    cheapest_die,
    minable_colours,
)
from spielwerk.games.tharos.guild_space import (
    MARK_CARD_COST,
    SpendToMarkCard,
    SpendToReroll,
    can_reroll,
    markable_cards,
)
from spielwerk.games.tharos.ids import (
    ACT,
    ATTACK_SPACE,
    BUILD,
    BUILD_BUILDING,
    CARDS,
    CHOICE_OF_CARDS,
    DICE,
    DONE,
    EXPLORE,
    FIGHT,
    GUILD,
    LITTLE,
    MARK_CARD,
    MARK_REGION,
    MAT_ACTIONS,
    MONEY,
    NO_CHOICE,
    PLACE_MINE,
    PLENTY,
    PURCHASE,
    REGIONS,
    REROLL,
    UNBUILT,
    WHITE_SPACES,
)
from spielwerk.games.tharos.money_space import (
    LITTLE_COST,
    PLENTY_COST,
    GainLittleMoney,
    GainPlentyOfMoney,
)
from spielwerk.games.tharos.paying import SpendDice
from spielwerk.games.tharos.purse import Purse
from spielwerk.games.tharos.region_space import (
    ANY_SHAPE,
    EXPLORE_COST,
    MARK_REGION_COST,
    SpendToExplore,
    SpendToMarkRegion,
    can_explore,
    markable_colours,
)
from spielwerk.games.tharos.state import Tharos

SPACE_OF: Final[list[int]] = [
    MONEY,
    MONEY,
    CARDS,
    CARDS,
    GUILD,
    GUILD,
    REGIONS,
    REGIONS,
    DICE,
    DICE,
    BUILD,
    ATTACK_SPACE,
]


def possible_on_mat(g: Tharos, seat: int, purse: Purse, why: Why | None) -> list[Action]:
    """TH-ACT-03 Each white space once per turn; used dice block both of its actions."""
    blocked = g.players[seat].blocked
    out: list[Action] = []
    for action in range(MAT_ACTIONS):
        if blocked >> SPACE_OF[action] & 1:
            if why is not None:
                refuse(why, ACT + action, "TH-ACT-03", "space_blocked")
        elif can_do(g, seat, action, purse, why):
            out.append(ACT + action)
    return out


def can_do(g: Tharos, seat: int, action: int, purse: Purse, why: Why | None = None) -> bool:
    """Is this mat action possible, whether or not its space is blocked?"""
    p = g.players[seat]
    if action == PLENTY:
        return pays(purse, action, PLENTY_COST, 0, "TH-ACT-MONEY-01", why)
    if action == LITTLE:
        return pays(purse, action, LITTLE_COST, 0, "TH-ACT-MONEY-02", why)
    if action == CHOICE_OF_CARDS or action == NO_CHOICE:
        if not cards_left(g):
            refuse(why, ACT + action, "TH-ACT-CARDS-05", "no_cards_left")
            return False
        if action == CHOICE_OF_CARDS:
            return pays(purse, action, CHOICE_COST, 0, "TH-ACT-CARDS-01", why)
        return pays(purse, action, NO_CHOICE_COST, 0, "TH-ACT-CARDS-02", why)
    if action == MARK_CARD:
        if not markable_cards(g, seat):
            refuse(why, ACT + action, "TH-ACT-GUILD-01", "no_card_to_mark")
            return False
        return pays(purse, action, MARK_CARD_COST, 0, "TH-ACT-GUILD-01", why)
    if action == REROLL:
        if can_reroll(p, purse):
            return True
        refuse(why, ACT + action, "TH-ACT-GUILD-02", "no_dice_for_it")
        return False
    if action == MARK_REGION:
        if not pays(purse, action, MARK_REGION_COST, 0, "TH-ACT-REGION-01", why):
            return False
        need = markable_colours(g, seat)
        if need == 0:
            refuse(why, ACT + action, "TH-GUILD-04", "no_marker")
            return False
        return pays(purse, action, MARK_REGION_COST, need, "TH-ACT-REGION-01", why)
    if action == EXPLORE:
        if not can_explore(g, seat, 4, ANY_SHAPE):
            have = p.markers.bit_count()
            refuse(why, ACT + action, "TH-ACT-REGION-03", "no_connected_group", 4, have)
            return False
        return pays(purse, action, EXPLORE_COST, 0, "TH-ACT-REGION-03", why)
    if action == PURCHASE:
        price = cheapest_die(g, p)
        if price < 0:
            refuse(why, ACT + action, "TH-ACT-DICE-06", "store_empty")
            return False
        if price > p.money:
            refuse(why, ACT + action, "TH-ACT-DICE-02", "needs_jars", price, p.money)
            return False
        return pays(purse, action, PURCHASE_COST, 0, "TH-ACT-DICE-01", why)
    if action == PLACE_MINE:
        if p.mine == 0:
            refuse(why, ACT + action, "TH-MINE-01", "no_mines_left")
            return False
        if not pays(purse, action, MINE_COST, 0, "TH-ACT-DICE-07", why):
            return False
        need = minable_colours(g, seat)
        if need == 0:
            refuse(why, ACT + action, "TH-MINE-04", "mine_not_adjacent")
            return False
        return pays(purse, action, MINE_COST, need, "TH-ACT-DICE-07", why)
    if action == BUILD_BUILDING:
        if UNBUILT not in g.buildings:
            refuse(why, ACT + action, "TH-ACT-BUILD-01", "all_built")
            return False
        if p.money < BUILD_PRICE:
            refuse(why, ACT + action, "TH-ACT-BUILD-01", "needs_jars", BUILD_PRICE, p.money)
            return False
        if p.bound_die >= 0 and SpendToBuild(seat).options(g):
            return True
        return pays(purse, action, BUILD_COST, 0, "TH-ACT-BUILD-01", why)
    assert action == FIGHT
    return pays(purse, action, FIGHT_COST, 0, "TH-ACT-ATTACK-01", why)


def pays(purse: Purse, action: int, cost: Cost, need: int, rule: str, why: Why | None) -> bool:
    """The dice are there, or a reason says that they are not."""
    if purse.can_pay(cost, need):
        return True
    refuse(why, ACT + action, rule, "no_dice_for_it")
    return False


def begin(seat: int, action: int) -> SpendDice:
    """The first question of a mat action."""
    if action == PLENTY:
        return GainPlentyOfMoney(seat)
    if action == LITTLE:
        return GainLittleMoney(seat)
    if action == CHOICE_OF_CARDS:
        return TakeChoiceOfCards(seat)
    if action == NO_CHOICE:
        return TakeOneCard(seat)
    if action == MARK_CARD:
        return SpendToMarkCard(seat)
    if action == REROLL:
        return SpendToReroll(seat)
    if action == MARK_REGION:
        return SpendToMarkRegion(seat)
    if action == EXPLORE:
        return SpendToExplore(seat)
    if action == PURCHASE:
        return SpendToPurchase(seat)
    if action == PLACE_MINE:
        return SpendToPlaceMine(seat)
    if action == BUILD_BUILDING:
        return SpendToBuild(seat)
    assert action == FIGHT
    return RaiseCombatStrength(seat)


def repeatable(g: Tharos, seat: int, spaces: int, why: Why | None = None) -> list[Action]:
    """The actions of these white spaces (bits) that can be done now, blocked or not."""
    out: list[Action] = []
    purse = Purse(g, g.players[seat])
    for action in range(MAT_ACTIONS):
        space = SPACE_OF[action]
        if space < WHITE_SPACES and spaces >> space & 1 and can_do(g, seat, action, purse, why):
            out.append(ACT + action)
    return out


class RepeatSpace(Choice[Tharos]):
    """TH-BLD-NOTARY-01, TH-CARD-05 Use a white space once more; either action of it. TH-ACT-10
    Like every action inside another it belongs to the same opportunity: no further card."""

    rule: ClassVar[str] = "TH-BLD-NOTARY-01"

    def __init__(self, seat: int, spaces: int, optional: int) -> None:
        self.seat = seat
        self.spaces = spaces
        self.optional = optional

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out = repeatable(g, self.seat, self.spaces, why)
        if self.optional:
            out.insert(0, DONE)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action != DONE:
            g.tell(self.rule, "repeats_space", self.seat, action)
            g.do_next(begin(self.seat, action - ACT))
