"""Phase I: Preparation (chapter 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import NOTHING, Action, Choice, Task, Why, refuse
from spielwerk.core.chance import draw_member, roll
from spielwerk.games.tharos.card_choice import CARD_RULES
from spielwerk.games.tharos.dice import add_active, dice_in, draw_from_bag, empty_counts
from spielwerk.games.tharos.ids import (
    ATTACK_CARD,
    CARD,
    COLOUR,
    COLOURS,
    DIE,
    DONE,
    PLANT,
    kind,
)
from spielwerk.games.tharos.state import Tharos, changed

DRAWN_DICE: Final = 5
FROM_DEPOT: Final = 1  # action cards 1, 9 and 22
ANEW: Final = 9
KEEPER: Final = 22


class RevealAttack(Task[Tharos]):
    """TH-PREP-01 The top attack card lies over the leftmost free column."""

    def run(self, g: Tharos) -> None:
        card = lowest_equal(g, draw_member(g, g.attack_stack))
        g.attack_stack &= ~(1 << card)
        g.attack_row = [*g.attack_row, card]
        g.tell(
            "TH-PREP-02", "attack_revealed", NOTHING, ATTACK_CARD + g.turn - 1, attack_strength(g)
        )


def lowest_equal(g: Tharos, drawn: int) -> int:
    """Attack cards of one value are the same card: the first of them stands for all."""
    values = g.box.attack_values
    for card in range(drawn):
        if g.attack_stack >> card & 1 and values[card] == values[drawn]:
            return card
    return drawn


def attack_strength(g: Tharos) -> int:
    """TH-PREP-02 The card's value plus the round's number, the same for all."""
    return g.box.attack_values[g.attack_row[-1]] + g.round


class Prepare(Task[Tharos]):
    """TH-PREP-07 Draw or card 1; Plant; card 9; dice of card 22; roll."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        p = g.players[self.seat]
        if p.hand >> FROM_DEPOT & 1 and dice_in(p.depot) >= DRAWN_DICE:
            g.do_next(BeforeDrawing(self.seat))
        else:
            draw_dice(g, self.seat)


def draw_dice(g: Tharos, seat: int) -> None:
    """TH-PREP-04 Five dice; TH-PC-PLANT-02 six with the Steam Pressure Plant, one goes back."""
    p = g.players[seat]
    g.do_next(MayDrawAnew(seat))
    if p.has_card(PLANT):
        draw_into(g, seat, DRAWN_DICE + 1)
        g.do_next(PutBack(seat))
    else:
        draw_into(g, seat, DRAWN_DICE)


def draw_into(g: Tharos, seat: int, count: int) -> None:
    """TH-DICE-05 As many as there are."""
    p = g.players[seat]
    for _ in range(count):
        colour = draw_from_bag(g, seat)
        if colour >= 0:
            p.drawn = changed(p.drawn, colour, 1)
            g.tell("TH-PREP-04", "drew_colour", seat, COLOUR + colour)


def play_from_hand(g: Tharos, seat: int, card: int) -> None:
    """TH-PREP-09 Played outside actions; discarded at once."""
    p = g.players[seat]
    p.hand &= ~(1 << card)
    p.known &= p.hand
    g.discard |= 1 << card
    g.tell(CARD_RULES[card], "played_card", seat, CARD + card)


class BeforeDrawing(Choice[Tharos]):
    """TH-CARD-01 Instead of drawing, choose five dice of the depot."""

    rule: ClassVar[str] = "TH-PREP-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return [DONE, CARD + FROM_DEPOT]

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            draw_dice(g, self.seat)
        else:
            play_from_hand(g, self.seat, FROM_DEPOT)
            g.do_next(ChooseFromDepot(self.seat, 0))


class ChooseFromDepot(Choice[Tharos]):
    """TH-CARD-01 Five dice, colour by colour; `least` is the first colour that may follow."""

    rule: ClassVar[str] = "TH-CARD-01"

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        missing = DRAWN_DICE - dice_in(p.drawn)
        out: list[Action] = []
        for colour in range(COLOURS):
            if p.depot[colour] == 0:
                refuse(why, COLOUR + colour, self.rule, "no_die_there")
            elif colour < self.least or dice_in(p.depot[colour:]) < missing:
                refuse(why, COLOUR + colour, self.rule, "pick_in_order")
            else:
                out.append(COLOUR + colour)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        colour = action - COLOUR
        p.depot[colour] -= 1
        p.drawn = changed(p.drawn, colour, 1)
        g.tell(self.rule, "drew_colour", self.seat, action)
        if dice_in(p.drawn) < DRAWN_DICE:
            g.do_next(ChooseFromDepot(self.seat, colour))
            return
        # TH-PREP-09 Card 9 cannot follow card 1 in the same preparation.
        g.do_next(MayAddStored(self.seat))
        if p.has_card(PLANT):
            draw_into(g, self.seat, 1)  # TH-RUL-12
            g.do_next(PutBack(self.seat))


class PutBack(Choice[Tharos]):
    """TH-PC-PLANT-02 One of the six dice goes to the depot before rolling."""

    rule: ClassVar[str] = "TH-PC-PLANT-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        drawn = g.players[self.seat].drawn
        return [COLOUR + colour for colour in range(COLOURS) if drawn[colour] > 0]

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        p.drawn = changed(p.drawn, action - COLOUR, -1)
        p.depot[action - COLOUR] += 1
        g.tell(self.rule, "put_back", self.seat, action)


class MayDrawAnew(Task[Tharos]):
    """Is card 9 there to be played?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        g.do_next(MayAddStored(self.seat))
        if g.players[self.seat].hand >> ANEW & 1:
            g.do_next(BeforeRolling(self.seat))


class BeforeRolling(Choice[Tharos]):
    """TH-CARD-09 All dice drawn go to the depot; as many are drawn anew."""

    rule: ClassVar[str] = "TH-CARD-09"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return [DONE, CARD + ANEW]

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        p = g.players[self.seat]
        play_from_hand(g, self.seat, ANEW)
        count = dice_in(p.drawn)
        for colour in range(COLOURS):
            p.depot[colour] += p.drawn[colour]
        p.drawn = empty_counts()
        draw_into(g, self.seat, count)


class MayAddStored(Task[Tharos]):
    """Are there dice on card 22?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        g.do_next(RollDice(self.seat))
        if dice_in(g.players[self.seat].stored) > 0:
            g.do_next(AddStored(self.seat, 0))


class AddStored(Choice[Tharos]):
    """TH-CARD-22 Add none, one or both of the stored dice before rolling."""

    rule: ClassVar[str] = "TH-CARD-22"

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        stored = g.players[self.seat].stored
        out = [DONE]
        for colour in range(COLOURS):
            if stored[colour] > 0 and colour >= self.least:
                out.append(COLOUR + colour)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        p = g.players[self.seat]
        colour = action - COLOUR
        p.stored = changed(p.stored, colour, -1)
        p.drawn = changed(p.drawn, colour, 1)
        g.tell(self.rule, "drew_colour", self.seat, action)
        if dice_in(p.stored) == 0:
            g.discard |= 1 << KEEPER
        elif dice_in(p.stored[colour:]) > 0:
            g.do_next(AddStored(self.seat, colour))


class RollDice(Task[Tharos]):
    """TH-PREP-05 Everything is rolled together and becomes active; TH-PREP-06 that may be more
    than five dice."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        p = g.players[self.seat]
        for colour in range(COLOURS):
            for _ in range(p.drawn[colour]):
                die = kind(colour, roll(g))
                add_active(p, die)
                g.tell("TH-PREP-05", "rolled", self.seat, DIE + die)
        p.drawn = empty_counts()
