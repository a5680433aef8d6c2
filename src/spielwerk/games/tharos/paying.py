"""Paying with dice: which dice fit a cost, plain or changed as they are used.

A cost is a row of slots. The player fills one slot after the other by pointing at dice; a
transformer, the Steam Dyer or card 16 stand among the options as changes of the die picked
next. A die is offered only if the whole cost can still be completed. Dice for equal slots are
picked in ascending order, so that a set of dice is one path.
"""

from __future__ import annotations

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.cost import Cost
from spielwerk.games.tharos.ids import (
    ANY_PLUS,
    CARD,
    COLOUR,
    COLOURS,
    DIE,
    DONE,
    DYE,
    LOWER,
    NONE,
    RAISE,
    VALUE,
    WHITE,
    WHITE_SPACES,
    WILD,
    WILD_DIE,
    colour_of,
    value_of,
)
from spielwerk.games.tharos.purse import WILD_CARD, Purse, can_lower, can_raise
from spielwerk.games.tharos.state import Player, Tharos
from spielwerk.games.tharos.transformers import tile


# A paid die: is it real, its printed colour and value, the colour and value it counts with.
def pack(real: int, colour: int, value: int, as_colour: int, as_value: int) -> int:
    return (((real * 8 + colour) * 32 + value) * 8 + as_colour) * 32 + as_value


def paid_value(paid: int) -> int:
    return paid % 32


def paid_colour(paid: int) -> int:
    """TH-DICE-16 The colour the die counts as."""
    return paid // 32 % 8


def printed_die(paid: int) -> int:
    return paid // 256 % 256


def is_real(paid: int) -> bool:
    return paid // 65536 % 2 == 1


def place_of(used: int) -> int:
    return used // 131072


def colours_paid(dice: list[int]) -> int:
    """The colours of the paid dice, as bits."""
    mask = 0
    for die in dice:
        mask |= 1 << paid_colour(die)
    return mask


def sum_paid(dice: list[int]) -> int:
    total = 0
    for die in dice:
        total += paid_value(die)
    return total


class SpendDice(Choice[Tharos]):
    """Fill the slots of a cost one by one; then the effect happens."""

    def cost(self, g: Tharos) -> Cost:
        raise NotImplementedError(type(self).__name__)

    def need(self, g: Tharos) -> int:
        """Colours of which at least one die must have one; 0 if it does not matter."""
        return 0

    def place(self) -> int:
        """Where the dice lie afterwards."""
        raise NotImplementedError(type(self).__name__)

    def effect(self, g: Tharos, dice: list[int]) -> None:
        raise NotImplementedError(type(self).__name__)

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return dice_options(g, g.players[self.seat], self.cost(g), self.need(g), why, self.rule)

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        if action != DONE:
            pick_die(g, self.seat, action)
        cost = self.cost(g)
        filled = len(p.sockets)
        pending = p.as_colour >= 0 or p.change != 0 or p.wild_card != 0
        if pending or filled < cost.least:
            g.do_next(self)
            return
        if action != DONE and filled < len(cost.masks) and self.options(g) != [DONE]:
            g.do_next(self)
            return
        dice = p.sockets
        p.sockets = []
        p.dye = 0
        space = self.place()
        if space < WHITE_SPACES:
            # TH-ACT-03 The dice block the space until Clean-up.
            p.blocked |= 1 << space
            p.last_space = space
        for paid in dice:
            p.used = [*p.used, space * 131072 + paid]
        self.effect(g, dice)


def dice_options(
    g: Tharos, p: Player, cost: Cost, need: int, why: Why | None, rule: str
) -> list[Action]:
    """The dice and changes that keep the cost completable."""
    purse = Purse(g, p)
    purse.cost = cost
    purse.need = need
    at = len(p.sockets)
    total = sum_paid(p.sockets)
    met = need == 0 or colours_paid(p.sockets) & need != 0
    last = last_picked(p)
    if p.wild_card == 1:
        return wild_card_colours(p, purse, at, total, met, last)
    if p.wild_card == 2:
        return wild_card_values(p, purse, at, total, met, last)
    out: list[Action] = []
    pending = p.as_colour >= 0 or p.change != 0
    if not pending and at >= cost.least and purse.complete(-1, at, total, met, last):
        out.append(DONE)
    if at == len(cost.masks):
        return out
    ordered = at > 0 and cost.masks[at - 1] == cost.masks[at]
    raised, lowered = False, False
    recoloured = 0  # colours that WILD can give, then those that the Dyer can give
    dyed = 0
    previous = -1
    for i in range(len(p.active)):
        die = p.active[i]
        if die == previous:
            continue
        previous = die
        if ordered and die < last:
            refuse(why, DIE + die, rule, "pick_in_order")
            continue
        taken = 1 << i
        colour = colour_of(die)
        if p.as_colour >= 0:
            if colour != WHITE:
                refuse(why, DIE + die, "TH-TRF-08", "white_only")
                continue
            colour = p.as_colour
        value = value_of(die) + p.change
        if p.change != 0 and not can_change(g, p, die):
            refuse(why, DIE + die, "TH-DICE-11", "change_limit")
        elif purse.fits(taken, die, colour, value, at, total, met):
            out.append(DIE + die)
        else:
            refuse_die(why, cost, at, die, colour, value, rule)
        if purse.plain or p.change != 0:
            continue
        power = purse.power
        if power != NONE:
            purse.power = NONE
            if power == WILD_DIE:
                if p.as_colour < 0 and colour == WHITE:
                    for wild in range(1, COLOURS):
                        if purse.fits(taken, die, wild, value, at, total, met):
                            recoloured |= 1 << wild
            else:
                if can_raise(power, die) and purse.fits(
                    taken, die, colour, value + 1, at, total, met
                ):
                    raised = True
                if can_lower(power, die) and purse.fits(
                    taken, die, colour, value - 1, at, total, met
                ):
                    lowered = True
            purse.power = power
        if purse.dye and p.as_colour < 0 and colour == WHITE:
            dyed |= purse.dyes(taken, die, at, total, met)
    if raised:
        out.append(RAISE)
    if lowered:
        out.append(LOWER)
    for colour in range(COLOURS):
        if recoloured >> colour & 1:
            out.append(WILD + colour)
        if dyed >> colour & 1:
            out.append(DYE + colour)
    if not pending and purse.card and purse.try_card(0, at, total, met, last):
        out.append(CARD + WILD_CARD)
    out.sort()
    return out


def can_change(g: Tharos, p: Player, die: int) -> bool:
    """The transformer was chosen for the die picked next: does it suit this one?"""
    power = tile(g)
    return can_raise(power, die) if p.change > 0 else can_lower(power, die)


def refuse_die(
    why: Why | None, cost: Cost, at: int, die: int, colour: int, value: int, rule: str
) -> None:
    if why is None:
        return
    if not cost.masks[at] >> colour & 1:
        refuse(why, DIE + die, rule, "wrong_colour")
    elif value < cost.low:
        refuse(why, DIE + die, rule, "value_too_low", cost.low, value)
    elif value > cost.high:
        refuse(why, DIE + die, rule, "value_too_high", cost.high, value)
    else:
        refuse(why, DIE + die, rule, "leads_nowhere", cost.total, 0)


def last_picked(p: Player) -> int:
    """The die picked last, for the ascending order; card 16 has no place in it."""
    for paid in reversed(p.sockets):
        if is_real(paid):
            return printed_die(paid)
    return -1


def wild_card_colours(
    p: Player, purse: Purse, at: int, total: int, met: bool, last: int
) -> list[Action]:
    out: list[Action] = []
    purse.card = 1
    for colour in range(COLOURS):
        for value in range(1, 8):
            if value == 7 and not purse.card_raised(colour):
                continue
            if purse.card_fits(0, colour, value, at, total, met, last):
                out.append(COLOUR + colour)
                break
    return out


def wild_card_values(
    p: Player, purse: Purse, at: int, total: int, met: bool, last: int
) -> list[Action]:
    out: list[Action] = []
    purse.card = 1
    for value in range(1, 8):
        if value == 7 and not purse.card_raised(p.as_colour):
            continue
        if purse.card_fits(0, p.as_colour, value, at, total, met, last):
            out.append(VALUE + value)
    return out


def pick_die(g: Tharos, seat: int, action: Action) -> None:
    """A die goes into its socket, or the die picked next is going to be changed."""
    p = g.players[seat]
    if action >= DIE:
        socket_die(g, seat, action - DIE)
    elif action == RAISE or action == LOWER:
        p.transformer = 1
        p.change = 1 if action == RAISE else -1
        rule = "TH-TRF-06" if tile(g) == ANY_PLUS else "TH-TRF-07"
        g.tell(rule, "transformer_changes", seat, action)
    elif WILD <= action < WILD + COLOURS:
        p.transformer = 1
        p.as_colour = action - WILD
        g.tell("TH-TRF-08", "transformer_wild", seat, COLOUR + p.as_colour)
    elif DYE <= action < DYE + COLOURS:
        p.dye = 2
        p.as_colour = action - DYE
        g.tell("TH-PC-DYER-02", "dyed", seat, COLOUR + p.as_colour)
    elif action == CARD + WILD_CARD:
        p.hand &= ~(1 << WILD_CARD)
        p.known &= p.hand
        p.laid |= 1 << WILD_CARD
        p.card_played = 1
        p.wild_card = 1
        g.tell("TH-CARD-16", "played_card", seat, action)
    elif COLOUR <= action < COLOUR + COLOURS:
        p.as_colour = action - COLOUR
        p.wild_card = 2
    else:
        socket_wild_card(g, seat, action - VALUE)


def socket_die(g: Tharos, seat: int, die: int) -> None:
    """TH-DICE-15 The die is used and cannot be used again this turn."""
    p = g.players[seat]
    p.active.remove(die)
    if p.bound_die == die:
        p.bound_die = -1
    colour = colour_of(die)
    as_colour = p.as_colour if p.as_colour >= 0 else colour
    paid = pack(1, colour, value_of(die), as_colour, value_of(die) + p.change)
    p.sockets = [*p.sockets, paid]
    p.as_colour = -1
    p.change = 0


def socket_wild_card(g: Tharos, seat: int, value: int) -> None:
    p = g.players[seat]
    if value > 6:
        p.transformer = 1
    p.sockets = [*p.sockets, pack(0, p.as_colour, min(value, 6), p.as_colour, value)]
    p.as_colour = -1
    p.wild_card = 0
