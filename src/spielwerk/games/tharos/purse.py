"""Can a cost be paid? The search over dice, plain or changed as they are used.

A transformer may change one die, the Steam Dyer recolours a white one, card 16 stands in for
one, and the die of card 8 or 26 must be among them.
"""

from __future__ import annotations

from typing import Final

from spielwerk.games.tharos.cost import COUNT, Cost, enough
from spielwerk.games.tharos.ids import (
    ANY_PLUS,
    COLOUR_CHANGE,
    COLOURS,
    NONE,
    WHITE,
    WILD_DIE,
    colour_of,
    value_of,
)
from spielwerk.games.tharos.state import Player, Tharos
from spielwerk.games.tharos.transformers import die_power

TRANSFORMER_LIMIT: Final = 7  # TH-DICE-11
WILD_CARD: Final = 16
NO_COST: Final = Cost([])


class Purse:
    """What a player can pay with, and the search for a way to complete a cost.

    dice      the active dice; which of them are taken is a set of positions, as bits
    counts    dice per colour, in one number
    power     the die transformer that is still unused
    dye       1: a white die must be dyed
    card      1: card 16 may stand in for one die
    bound     the kind of die that must be among the dice, or -1
    plain     the dice count as they are
    cost      what the search is for
    need      colours of which at least one die must have one (0: none)
    """

    def __init__(self, g: Tharos, p: Player) -> None:
        self.dice = p.active
        self.counts = 0
        for die in p.active:
            self.counts += 1 << die // 32 * COUNT
        self.power = die_power(g, p)
        self.dye = 1 if p.dye == 1 else 0
        self.card = 1 if wild_card_ready(p) else 0
        self.bound = p.bound_die
        self.plain = self.power == NONE and not self.dye and not self.card
        self.cost = NO_COST
        self.need = 0

    def can_pay(self, cost: Cost, need: int = 0) -> bool:
        """Can the player complete this cost?

        Asked for every action of every opportunity: so first a quick yes by plain dice and a
        quick no, and the full search only for what is left.
        """
        if self.bound < 0:
            coloured = cost.wants == 0 or enough(self.counts, cost.wants)
            if coloured and not self.dye:
                if cost.any_value and need == 0:
                    if len(self.dice) >= cost.least:
                        return True
                elif self.plainly(cost, need):
                    return True
            if self.plain or not (coloured or self.recolours()):
                return False
        if self.hopeless(cost):
            return False
        self.cost = cost
        self.need = need
        return self.complete(0, 0, 0, need == 0, -1)

    def recolours(self) -> bool:
        """Can something count as a colour that is not among the dice?"""
        return self.dye == 1 or self.card == 1 or self.power == WILD_DIE

    def plainly(self, cost: Cost, need: int) -> bool:
        """Do the dice suffice as they are? Their colours do."""
        if cost.wants == 0:
            fitting = 0
            met = need == 0
            for die in self.dice:
                if cost.low <= die % 32 <= cost.high:
                    fitting += 1
                    if need >> die // 32 & 1:
                        met = True
            return met and fitting >= cost.least
        missing = cost.least
        total = 0
        colour = -1
        wanted = 0
        for die in reversed(self.dice):  # the highest die of each colour first
            if die // 32 != colour:
                colour = die // 32
                wanted = cost.wants >> colour * COUNT & 127
            if wanted > 0 and cost.low <= die % 32 <= cost.high:
                wanted -= 1
                missing -= 1
                total += die % 32
        return missing <= 0 and total >= cost.total

    def hopeless(self, cost: Cost) -> bool:
        """Not even with the best change of every kind, and card 16 as a die of any kind."""
        if self.dye and self.counts & 127 == 0:
            return True  # no white die to be dyed
        if cost.wants == 0:
            fitting = self.card
            for die in self.dice:
                if cost.low <= die % 32 + 1 and die % 32 - 1 <= cost.high:
                    fitting += 1
            return fitting < cost.least
        lacking = cost.least
        total = 1 + 6 * self.card
        colour = -1
        wanted = 0
        for die in reversed(self.dice):
            if die // 32 != colour:
                colour = die // 32
                wanted = cost.wants >> colour * COUNT & 127
            if wanted > 0:
                wanted -= 1
                lacking -= 1
                total += die % 32
        recoloured = self.dye + (1 if self.power == WILD_DIE else 0)
        if recoloured:
            total += recoloured * self.highest_white()
        return lacking > self.card + recoloured or total < cost.total

    def highest_white(self) -> int:
        white = 0
        for die in self.dice:
            if colour_of(die) == WHITE:
                white = value_of(die)  # the dice are sorted
        return white

    def complete(self, taken: int, at: int, total: int, met: bool, last: int) -> bool:
        """Can slots `at` … be filled from the dice that are not taken?"""
        cost = self.cost
        if at >= cost.least and total >= cost.total and met and not self.dye and self.bound < 0:
            return True
        if at == len(cost.masks):
            return False
        mask = cost.masks[at]
        ordered = at > 0 and cost.masks[at - 1] == mask
        if self.card and self.try_card(taken, at, total, met, last):
            return True
        dice = self.dice
        previous = -1
        for i in range(len(dice) - 1, -1, -1):
            die = dice[i]
            if taken >> i & 1 or die == previous or (ordered and die < last):
                continue
            previous = die
            if self.plain and not mask >> die // 32 & 1:
                continue
            if self.try_die(taken | 1 << i, die, at, total, met):
                return True
        return False

    def try_die(self, taken: int, die: int, at: int, total: int, met: bool) -> bool:
        """Use this die for slot `at`, plain or changed."""
        colour = die // 32
        value = die % 32
        if self.fits(taken, die, colour, value, at, total, met):
            return True
        if self.plain:
            return False
        if self.power != NONE and self.try_transformer(taken, die, colour, value, at, total, met):
            return True
        return self.dye == 1 and colour == WHITE and self.dyes(taken, die, at, total, met) != 0

    def dyes(self, taken: int, die: int, at: int, total: int, met: bool) -> int:
        """TH-PC-DYER-02 The colours that the Steam Dyer could give this white die, as bits."""
        value = value_of(die)
        possible = 0
        self.dye = 0
        for dyed in range(COLOURS):
            if self.fits(taken, die, dyed, value, at, total, met) or (
                self.power not in (NONE, WILD_DIE)
                and self.try_transformer(taken, die, dyed, value, at, total, met)
            ):
                possible |= 1 << dyed
        self.dye = 1
        return possible

    def try_transformer(
        self, taken: int, die: int, colour: int, value: int, at: int, total: int, met: bool
    ) -> bool:
        """TH-TRF-12 For a colour's ±1 the printed colour counts."""
        power = self.power
        self.power = NONE
        found = False
        if power == WILD_DIE:
            if colour_of(die) == WHITE:
                for wild in range(1, COLOURS):
                    if self.fits(taken, die, wild, value, at, total, met):
                        found = True
                        break
        else:
            if can_raise(power, die):
                found = self.fits(taken, die, colour, value + 1, at, total, met)
            if not found and can_lower(power, die):
                found = self.fits(taken, die, colour, value - 1, at, total, met)
        self.power = power
        return found

    def try_card(self, taken: int, at: int, total: int, met: bool, last: int) -> bool:
        """TH-CARD-16 The card as a die of any colour and value."""
        for colour in range(COLOURS):
            for value in range(6, 0, -1):
                if self.card_fits(taken, colour, value, at, total, met, last):
                    return True
            if self.card_raised(colour) and self.card_fits(taken, colour, 7, at, total, met, last):
                return True
        return False

    def card_raised(self, colour: int) -> bool:
        """TH-RUL-38 A transformer may alter the card like a die."""
        return self.power == ANY_PLUS or self.power == COLOUR_CHANGE + colour

    def card_fits(
        self, taken: int, colour: int, value: int, at: int, total: int, met: bool, last: int
    ) -> bool:
        cost = self.cost
        if not (cost.masks[at] >> colour & 1 and cost.low <= value <= cost.high):
            return False
        power = self.power
        self.card = 0
        if value > 6:
            self.power = NONE
        found = self.complete(taken, at + 1, total + value, met or self.meets(colour), last)
        self.card = 1
        self.power = power
        return found

    def meets(self, colour: int) -> bool:
        return self.need >> colour & 1 == 1

    def fits(
        self, taken: int, die: int, colour: int, value: int, at: int, total: int, met: bool
    ) -> bool:
        """Does the die, counting like this, fill slot `at` and leave a way to the end?"""
        cost = self.cost
        if not (cost.masks[at] >> colour & 1 and cost.low <= value <= cost.high):
            return False
        bound = self.bound
        if die == bound:
            self.bound = -1
        found = self.complete(taken, at + 1, total + value, met or self.meets(colour), die)
        self.bound = bound
        return found


def can_raise(power: int, die: int) -> bool:
    """TH-TRF-06, TH-TRF-07, TH-DICE-11 By 1, to at most 7."""
    mine = power == ANY_PLUS or power == COLOUR_CHANGE + colour_of(die)
    return mine and value_of(die) + 1 <= TRANSFORMER_LIMIT


def can_lower(power: int, die: int) -> bool:
    """TH-TRF-07, TH-DICE-10 Only a colour's ±1 lowers, not below 1."""
    return power == COLOUR_CHANGE + colour_of(die) and value_of(die) > 1


def wild_card_ready(p: Player) -> bool:
    """TH-CARD-16 In hand, no other card played with this action, not gained during it."""
    return p.hand >> WILD_CARD & 1 == 1 and not p.card_played and not p.fresh >> WILD_CARD & 1
