"""Action cards about dice: 8, 10, 12, 19, 20, 25, 26, 28."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.core.chance import roll
from spielwerk.games.tharos.attack_space import raise_strength
from spielwerk.games.tharos.card_choice import CARD_RULES, CardChoice, lay_as_reminder
from spielwerk.games.tharos.cards_space import cards_left, offer_cards
from spielwerk.games.tharos.dice import (
    add_active,
    change_die,
    dice_in,
    distinct,
    draw_and_roll,
    refill_bag,
    set_aside,
)
from spielwerk.games.tharos.dice_space import STORE_PLACES, take_from_store
from spielwerk.games.tharos.ids import (
    CARD,
    COLOUR,
    COLOURS,
    DIE,
    PICK,
    PICK_CARDS,
    PICK_DICE,
    PICK_DOWN,
    PICK_JARS,
    PICK_STORE,
    PICK_STRENGTH,
    PICK_UP,
    STORE,
    TRANSFORMER,
    VALUE,
    kind,
    value_of,
)
from spielwerk.games.tharos.state import Player, Tharos
from spielwerk.games.tharos.turning import WhichValue
from spielwerk.games.tharos.window import (
    leads_to_action,
    leaving_action,
    pending_action,
    surely_leaves_action,
)


def dice_to_draw(p: Player) -> bool:
    return dice_in(p.bag) + dice_in(p.depot) > 0


class TakeOutDie(Choice[Tharos]):
    """TH-CARD-08 Any die of the bag, an empty one being refilled first; TH-CARD-26 any die of
    the depot. It is rolled and must be used in the action now taken (TH-RUL-37)."""

    rule: ClassVar[str] = "TH-CARD-08"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def about(self) -> Action:
        return CARD + self.card

    def dice(self, g: Tharos) -> list[int]:
        p = g.players[self.seat]
        return p.bag if self.card == 8 else p.depot

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        counts = self.dice(g)
        return [COLOUR + colour for colour in range(COLOURS) if counts[colour] > 0]

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        colour = action - COLOUR
        self.dice(g)[colour] -= 1
        die = kind(colour, roll(g))
        add_active(p, die)
        p.bound_die = die
        g.tell("TH-CARD-08" if self.card == 8 else "TH-CARD-26", "drew_die", self.seat, DIE + die)
        g.do_next(CheckBoundDie(self.seat))


def play_8(g: Tharos, seat: int) -> None:
    if dice_in(g.players[seat].bag) == 0:
        refill_bag(g, seat)
    g.do_next(TakeOutDie(seat, 8))


class CheckBoundDie(Task[Tharos]):
    """TH-RUL-37 If no action can use the die, it goes to the depot and binds no more."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        p = g.players[self.seat]
        pending = pending_action(g)
        assert pending is not None
        if not pending.has_action(g) and not transformer_helps(g):
            die = p.bound_die
            p.bound_die = -1
            set_aside(g, self.seat, die)
            g.tell("TH-RUL-37", "set_aside", self.seat, DIE + die)


def transformer_helps(g: Tharos) -> bool:
    """Would using the transformer first make an action possible?"""
    pending = pending_action(g)
    return pending is not None and TRANSFORMER in pending.options(g)


class TurnDie(CardChoice):
    """TH-CARD-10 Which active die; TH-CARD-25 likewise."""

    rule: ClassVar[str] = "TH-CARD-10"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        return [DIE + die for die in distinct(g.players[self.seat].active)]

    def take(self, g: Tharos, action: Action) -> None:
        if self.card == 10:
            g.do_next(TurnDieTo(self.seat, action - DIE))
        else:
            g.do_next(TurnDieBy(self.seat, action - DIE))


class TurnDieTo(WhichValue):
    """TH-CARD-10 To any value from 1 to 6."""

    rule: ClassVar[str] = "TH-CARD-10"

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return leaving_action(g, self, self.other_values(1, why))

    def take(self, g: Tharos, action: Action) -> None:
        change_die(g, self.seat, self.die, action - VALUE, self.rule)


class TurnDieBy(WhichValue):
    """TH-CARD-25 Up by 2 to at most 8, or down by 2; a 2 becomes 1, a 1 stays."""

    rule: ClassVar[str] = "TH-CARD-25"

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        value = value_of(self.die)
        out: list[Action] = []
        if value + 2 <= 8:
            out.append(PICK + PICK_UP)
        else:
            refuse(why, PICK + PICK_UP, "TH-DICE-11", "above_eight", 8, value + 2)
        if value > 1:
            out.append(PICK + PICK_DOWN)
        else:
            refuse(why, PICK + PICK_DOWN, "TH-DICE-10", "not_below_one", 2, 1)
        return leaving_action(g, self, out)

    def take(self, g: Tharos, action: Action) -> None:
        value = value_of(self.die)
        value = value + 2 if action == PICK + PICK_UP else max(1, value - 2)
        change_die(g, self.seat, self.die, value, self.rule)


class ChooseEffect(Choice[Tharos]):
    """TH-CARD-19, TH-CARD-20, TH-CARD-28 One of the effects the card names."""

    rule: ClassVar[str] = "TH-CARD-19"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def about(self) -> Action:
        return CARD + self.card

    def effects(self, g: Tharos) -> list[Action]:
        p = g.players[self.seat]
        out: list[Action] = []
        if self.card != 28:
            out.append(PICK + PICK_STRENGTH)
        if self.card != 20 and dice_to_draw(p):
            out.append(PICK + PICK_DICE)
        if self.card == 19 and max(p.store) >= 0:
            out.append(PICK + PICK_STORE)
        if self.card == 20:
            out.append(PICK + PICK_JARS)
        if self.card == 28 and cards_left(g):
            out.append(PICK + PICK_CARDS)
        return out

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        """TH-ACT-11 Drawing dice is random and needs no certainty; drawing cards changes no
        action; the rest must leave one."""
        offered = self.effects(g)
        pending = pending_action(g)
        if pending is None or surely_leaves_action(g, self.seat):
            return offered
        out: list[Action] = []
        for action in offered:
            if action == PICK + PICK_DICE:
                out.append(action)
            elif action == PICK + PICK_CARDS:
                if pending.has_action(g):
                    out.append(action)
            elif leads_to_action(g, self, action):
                out.append(action)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        seat = self.seat
        rule = CARD_RULES[self.card]
        if action == PICK + PICK_STRENGTH:
            lay_as_reminder(g, seat, self.card)
            raise_strength(g, seat, 4, rule)
        elif action == PICK + PICK_DICE:
            draw_and_roll(g, seat, rule)
            draw_and_roll(g, seat, rule)
        elif action == PICK + PICK_STORE:
            g.do_next(TakeStoreDie(seat))
        elif action == PICK + PICK_JARS:
            g.players[seat].money += 8
            g.tell(rule, "gained_jars", seat, CARD + self.card, 8)
        else:
            offer_cards(g, seat, 3, rule)


class TakeStoreDie(Choice[Tharos]):
    """TH-CARD-19 One die from the store to the depot for free; its column slides."""

    rule: ClassVar[str] = "TH-CARD-19"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        return [STORE + place for place in range(STORE_PLACES) if p.store[place] >= 0]

    def take(self, g: Tharos, action: Action) -> None:
        g.tell(self.rule, "bought_die", self.seat, action, 0)
        take_from_store(g.players[self.seat], action - STORE)
