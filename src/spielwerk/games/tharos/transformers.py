"""Transformers (chapter 8): once per turn, the tile on the attacked region."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.tharos.dice import change_die, distinct
from spielwerk.games.tharos.ids import (
    ANY_PLUS,
    DIE,
    DONE,
    FLIP2,
    JARS3,
    JARS5,
    NONE,
    STR1,
    STR2,
    TRANSFORMER,
    WHITE,
    WILD_DIE,
    colour_of,
    value_of,
)
from spielwerk.games.tharos.state import Player, Tharos
from spielwerk.games.tharos.window import BeforeAction


def tile(g: Tharos) -> int:
    """TH-PREP-03 The transformer of this turn lies on the attacked region."""
    return g.transformers[g.attacked()]


def die_power(g: Tharos, p: Player) -> int:
    """TH-TRF-06, TH-TRF-07, TH-TRF-08 The tile, if it may still change a die as it is used."""
    if p.transformer:
        return NONE
    power = tile(g)
    return power if ANY_PLUS <= power <= WILD_DIE else NONE


def usable_alone(g: Tharos, seat: int, attack: bool, why: Why | None) -> bool:
    """TH-TRF-01 Once per turn. TH-TRF-04, TH-TRF-05 Jars and strength also at the own check;
    TH-TRF-09 flipping only with an action. TH-TRF-10 NONE never."""
    p = g.players[seat]
    power = tile(g)
    if power == NONE:
        refuse(why, TRANSFORMER, "TH-TRF-10", "transformer_none")
    elif p.transformer:
        refuse(why, TRANSFORMER, "TH-TRF-01", "transformer_used")
    elif ANY_PLUS <= power <= WILD_DIE:
        refuse(why, TRANSFORMER, "TH-TRF-11", "transformer_with_die")
    elif power == FLIP2:
        if not attack and flippable(p):
            return True
        refuse(why, TRANSFORMER, "TH-TRF-09", "nothing_to_flip")
    else:
        return True
    return False


def transformer_jars(g: Tharos) -> int:
    """TH-TRF-04 JARS3 / JARS5."""
    return 3 if tile(g) == JARS3 else 5


def use_alone(g: Tharos, seat: int) -> None:
    """TH-TRF-02 Not an action: it just happens."""
    p = g.players[seat]
    p.transformer = 1
    power = tile(g)
    if power == JARS3 or power == JARS5:
        jars = transformer_jars(g)
        p.money += jars
        g.tell("TH-TRF-04", "transformer_jars", seat, TRANSFORMER, jars)
    elif power == STR1 or power == STR2:
        strength = 1 if power == STR1 else 2
        p.strength += strength
        g.tell("TH-TRF-05", "transformer_strength", seat, TRANSFORMER, strength)
    else:
        assert power == FLIP2
        g.do_next(FlipDice(seat))


def flippable(p: Player) -> list[int]:
    """TH-DICE-14 White active dice with an opposite side: a die above 6 has none."""
    return [die for die in p.active if colour_of(die) == WHITE and value_of(die) <= 6]


class FlipDice(BeforeAction):
    """TH-TRF-09 FLIP2: turn one or two active white dice to their opposite sides."""

    rule: ClassVar[str] = "TH-TRF-09"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        p = g.players[self.seat]
        out: list[Action] = []
        if p.chosen:
            out.append(DONE)
        rest = p.active.copy()
        for die in p.chosen:
            rest.remove(die)
        for die in distinct(rest):
            if colour_of(die) != WHITE:
                refuse(why, DIE + die, "TH-TRF-09", "white_only")
            elif value_of(die) > 6:
                refuse(why, DIE + die, "TH-DICE-14", "no_opposite", 6, value_of(die))
            elif p.chosen and die < p.chosen[-1]:
                refuse(why, DIE + die, "TH-TRF-09", "pick_in_order")
            else:
                out.append(DIE + die)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        if action != DONE:
            p.chosen = [*p.chosen, action - DIE]
        if action == DONE or len(p.chosen) == 2 or self.options(g) == [DONE]:
            dice = p.chosen
            p.chosen = []
            for die in dice:
                change_die(g, self.seat, die, 7 - value_of(die), "TH-TRF-09")
        else:
            g.do_next(self)
