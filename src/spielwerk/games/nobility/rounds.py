"""Chapters 3, 9, 10 and 14: the round, its income, the next round, and its event."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why
from spielwerk.core.chance import draw_member, roll
from spielwerk.games.nobility.commissions import desks_of
from spielwerk.games.nobility.council import refill_council
from spielwerk.games.nobility.guilds import apprentices_in
from spielwerk.games.nobility.hall import slide_hall
from spielwerk.games.nobility.ids import (
    APPRENTICE_COINS,
    EVENT,
    FIELDS,
    GOOD,
    GOODS,
    GUILDS,
    NONE,
    PLOT_MODIFIER,
    PLOT_REPUTATION,
    PLOTS,
    ROUNDS,
    SHIP,
    WORKSHOP_FIELDS,
    WORKSHOP_GOODS,
)
from spielwerk.games.nobility.mat import gain_coins, gain_goods, gain_modifiers, gain_rep
from spielwerk.games.nobility.scoring import FinalScoring
from spielwerk.games.nobility.solo import AutomaDice
from spielwerk.games.nobility.state import ACTIONS, INCOME, NEXT_ROUND, PREPARATION, Nobility, plus
from spielwerk.games.nobility.turn import NextTurn


class Round(Task[Nobility]):
    """RN-ROUND-01 Ten rounds of four phases. RN-ROUND-04 The last one has no phase 4."""

    def run(self, g: Nobility) -> None:
        g.phase = PREPARATION
        g.tell("RN-ROUND-01", "round", NONE, NONE, g.round)
        if g.round < ROUNDS:
            g.do_next(Preparation(), Actions(), Income(), PrepareNextRound(), Round())
        else:
            g.do_next(Preparation(), Actions(), Income(), FinalScoring())


class Preparation(Task[Nobility]):
    """RN-ROUND-05 First the event, then the Automa dice, then the players' dice."""

    def run(self, g: Nobility) -> None:
        g.do_next(RollDice())
        if len(g.players) == 1:
            g.do_next(AutomaDice())
        if g.with_events:
            g.do_next(RevealEvent())


class RevealEvent(Task[Nobility]):
    """RN-EVENT-01 RN-EVENT-02 One of the I cards in rounds 1 to 5, then one of the II cards; five
    of each are used, and nobody knows which."""

    def run(self, g: Nobility) -> None:
        back = 1 if g.round <= 5 else 2
        stack = 0
        for event in range(len(g.box.event_back)):
            if g.unseen_events >> event & 1 and g.box.event_back[event] == back:
                stack |= 1 << event
        g.event = draw_member(g, stack)
        g.unseen_events &= ~(1 << g.event)
        g.tell("RN-EVENT-02", "event-revealed", NONE, EVENT + g.event)


class RollDice(Task[Nobility]):
    """RN-ROUND-02 RN-SIX-02 Every player rolls all own dice, whatever the Rep."""

    def run(self, g: Nobility) -> None:
        seats = len(g.players)
        for i in range(seats):
            seat = (g.first + i) % seats
            p = g.players[seat]
            shown = 0
            for _ in range(g.by_seats(g.box.dice)):
                value = roll(g)
                p.dice = plus(p.dice, value - 1, 1)
                shown = shown * 10 + value
            g.tell("RN-ROUND-02", "rolled", seat, NONE, shown)


class Actions(Task[Nobility]):
    """RN-ROUND-03 Turns, starting with the first player."""

    def run(self, g: Nobility) -> None:
        g.phase = ACTIONS
        g.do_next(NextTurn(g.first))


class Income(Task[Nobility]):
    """RN-INCOME-05 Everybody's income, compulsory and at once; only a good of your choice asks."""

    def run(self, g: Nobility) -> None:
        g.phase = INCOME
        seats = len(g.players)
        for i in range(seats - 1, -1, -1):
            income_of(g, (g.first + i) % seats)


def income_of(g: Nobility, seat: int) -> None:
    """RN-INCOME-01 RN-INCOME-02 RN-INCOME-03 RN-INCOME-04 Coins for apprentices and desks, goods
    for workshops, rewards of community plots."""
    p = g.players[seat]
    coins = 0
    for guild in range(GUILDS):
        if p.apprentices[guild] > 0:
            each = apprentice_income(g, guild) + g.event_amount(APPRENTICE_COINS)
            coins += p.apprentices[guild] * each
    gain_coins(g, seat, coins, "RN-INCOME-01")
    for field in range(WORKSHOP_FIELDS):
        if g.owners[field] == seat:
            gain_goods(g, seat, field // 3, 1 + g.event_amount(WORKSHOP_GOODS), "RN-INCOME-02")
    for plot in range(PLOTS):
        if p.plots[plot] != NONE:
            plot_income(g, seat, g.box.plot_rewards[plot])
    if g.with_chancery:
        # RN-CHANC-10 The same amount for every own Chancery apprentice.
        gain_coins(g, seat, desks_of(g, seat) * g.box.desk_income, "RN-INCOME-04")


def apprentice_income(g: Nobility, guild: int) -> int:
    """RN-INCOME-01 RN-SIX-06 Coins per apprentice, by all apprentices in the guild."""
    row = (len(g.players) - 1) * 6
    return g.box.income[row + apprentices_in(g, guild) - 1]


def plot_income(g: Nobility, seat: int, reward: int) -> None:
    """RN-HALL-09 RN-HALL-10 Each plot has a reward of its own."""
    if reward == PLOT_REPUTATION:
        gain_rep(g, seat, 1, "RN-INCOME-03")
    elif reward == PLOT_MODIFIER:
        gain_modifiers(g, seat, 1, "RN-INCOME-03")
    else:
        g.do_next(ChooseIncomeGood(seat))


class ChooseIncomeGood(Choice[Nobility]):
    """RN-INCOME-03 A community plot gives one good of your choice."""

    rule: ClassVar[str] = "RN-INCOME-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        return [GOOD + good for good in range(GOODS)]

    def take(self, g: Nobility, action: Action) -> None:
        gain_goods(g, self.seat, action - GOOD, 1, "RN-INCOME-03")


class PrepareNextRound(Task[Nobility]):
    """Chapter 10, in its order: dice, ship, council, Guild Hall, event, first player."""

    def run(self, g: Nobility) -> None:
        g.phase = NEXT_ROUND
        take_dice_back(g)
        next_ship(g)
        refill_council(g)
        slide_hall(g)
        g.event = NONE  # RN-PREP-06 RN-EVENT-03 The event is discarded.
        g.first = (g.first + 1) % len(g.players)  # RN-PREP-07
        g.round += 1


def take_dice_back(g: Nobility) -> None:
    """RN-PREP-01 RN-REP-06 All dice go home, used or not; on dice tiles City tokens stay."""
    g.die_on = [0] * FIELDS
    g.die_of = [NONE] * FIELDS
    g.automa = []
    for p in g.players:
        p.dice = [0] * 6
        p.placed = 0
        p.passed = 0


def next_ship(g: Nobility) -> None:
    """RN-PREP-02 The cubes leave, the ship is discarded, a new ship is revealed."""
    if g.ship != NONE:
        g.old_ships |= 1 << g.ship
    g.sold = [0] * GOODS
    g.ship = draw_member(g, g.unseen_ships)
    g.unseen_ships &= ~(1 << g.ship)
    g.tell("RN-PREP-02", "ship-arrived", NONE, SHIP + g.ship)
