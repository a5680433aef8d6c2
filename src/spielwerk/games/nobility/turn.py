"""Chapter 4: the turn. Place a die, complete a Settlers card, sell a building: each once."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.nobility.ids import BUILDING, CARD, DIE, DONE, FIELD, PASS, VALUE
from spielwerk.games.nobility.mat import dice_limit, room_for_dice
from spielwerk.games.nobility.places import any_field, usable_fields, use_field
from spielwerk.games.nobility.selling import sell_building, sellable
from spielwerk.games.nobility.settlers import complete_card, may_complete
from spielwerk.games.nobility.state import Nobility, Player, plus, put

# What was done in this turn, as bits.
PLACED: Final = 1
COMPLETED: Final = 2
SOLD: Final = 4


class TakeTurn(Choice[Nobility]):
    """RN-TURN-01 RN-TURN-05 One die, one Settlers card, one sale, in any order, each at most once.

    done: what was done in this turn.
    """

    rule: ClassVar[str] = "RN-TURN-01"

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        """RN-TURN-04 Without a die that fits, cards and sales are still offered."""
        offered = [PASS if self.done == 0 else DONE]
        if self.done & PLACED == 0:
            offered.extend(placeable_dice(g, self.seat, why))
        if self.done & COMPLETED == 0:
            # RN-SETT-09 One card per turn at most.
            held = sorted(g.players[self.seat].held)
            offered.extend([CARD + c for c in held if may_complete(g, self.seat, c, why)])
        if self.done & SOLD == 0:
            offered.extend([BUILDING + tile for tile in sellable(g, self.seat)])
        if why is not None:
            self.explain_done(g, why)
        return offered

    def explain_done(self, g: Nobility, why: Why) -> None:
        """RN-TURN-01 What was done once in this turn cannot be done again."""
        p = g.players[self.seat]
        if self.done & PLACED:
            for value in range(1, 7):
                if p.dice[value - 1] > 0:
                    refuse(why, DIE + value, "RN-TURN-05", "once-per-turn")
        if self.done & COMPLETED:
            for card in p.held:
                refuse(why, CARD + card, "RN-SETT-09", "once-per-turn")
        if self.done & SOLD:
            for tile in sellable(g, self.seat):
                refuse(why, BUILDING + tile, "RN-SELL-01", "once-per-turn")

    def take(self, g: Nobility, action: Action) -> None:
        """RN-TURN-02 Each of the three is finished before the next begins."""
        if action == DONE:
            return
        if action == PASS:
            # RN-TURN-03 A turn in which nothing is done is a pass, and final for the round.
            g.players[self.seat].passed = 1
            g.tell("RN-TURN-03", "passed", self.seat)
        elif action < VALUE + 1:
            g.do_next(PlaceDie(self.seat, self.done, action - DIE, action - DIE))
        elif action < BUILDING:
            g.do_next(GoOn(self.seat, self.done | COMPLETED))
            complete_card(g, self.seat, action - CARD)
        else:
            g.do_next(GoOn(self.seat, self.done | SOLD))
            sell_building(g, self.seat, action - BUILDING)


def placeable_dice(g: Nobility, seat: int, why: Why | None) -> list[Action]:
    """The values of dice that fit somewhere, as they are or after modifiers."""
    p = g.players[seat]
    usable = 0  # values with a field, as bits
    tested = 0
    offered = []
    for shown in range(1, 7):
        if p.dice[shown - 1] == 0:
            continue
        fits = False
        for value in reachable(p, shown):
            if tested >> value & 1 == 0:
                tested |= 1 << value
                if any_field(g, seat, value):
                    usable |= 1 << value
            if usable >> value & 1:
                fits = True
                break
        if fits:
            offered.append(DIE + shown)
        elif room_for_dice(g, p) < shown:
            refuse(why, DIE + shown, "RN-REP-02", "rep-limit", p.placed + shown, dice_limit(g, p))
        else:
            refuse(why, DIE + shown, "RN-TURN-07", "no-field")
    return offered


def reachable(p: Player, shown: int) -> list[int]:
    """RN-MOD-01 RN-MOD-02 RN-MOD-03 The values a die can have: each modifier changes it by one,
    and it stays between 1 and 6. The shown value comes first."""
    lowest, highest = max(1, shown - p.modifiers), min(6, shown + p.modifiers)
    return [shown, *range(shown + 1, highest + 1), *range(lowest, shown)]


class PlaceDie(Choice[Nobility]):
    """RN-TURN-07 Put the die on a free field that fits, changed by modifiers if you like.

    done: what was done in this turn; shown: what the die shows; value: its value now.
    """

    rule: ClassVar[str] = "RN-TURN-07"

    def __init__(self, seat: int, done: int, shown: int, value: int) -> None:
        self.seat = seat
        self.done = done
        self.shown = shown
        self.value = value

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        offered: list[Action] = []
        if self.value == self.shown:
            for value in range(1, 7):
                change = abs(value - self.shown)
                if change == 0:
                    continue
                if change > p.modifiers:
                    refuse(
                        why, VALUE + value, "RN-MOD-01", "too-few-modifiers", change, p.modifiers
                    )
                elif not any_field(g, self.seat, value):
                    refuse(why, VALUE + value, "RN-TURN-07", "no-field")
                else:
                    offered.append(VALUE + value)
        offered.extend(usable_fields(g, self.seat, self.value, why))
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        if action < FIELD:
            g.do_next(PlaceDie(self.seat, self.done, self.shown, action - VALUE))
            return
        put_die(g, self.seat, self.shown, self.value, action)
        g.do_next(GoOn(self.seat, self.done | PLACED))
        use_field(g, self.seat, action, self.value)

    def about(self) -> Action:
        return DIE + self.value


def put_die(g: Nobility, seat: int, shown: int, value: int, action: Action) -> None:
    """RN-TURN-06 RN-MOD-04 RN-MOD-05 The die stays on its field until phase 4; its changed value
    counts for everything, and the modifiers go back to the stock."""
    p = g.players[seat]
    p.dice = plus(p.dice, shown - 1, -1)
    p.modifiers -= abs(value - shown)
    p.placed += value
    g.die_on = put(g.die_on, action - FIELD, value)
    g.die_of = put(g.die_of, action - FIELD, seat)
    g.tell("RN-TURN-06", "die-placed", seat, action, value, abs(value - shown))


class GoOn(Task[Nobility]):
    """RN-TURN-01 The turn goes on while something else could be done in it."""

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def run(self, g: Nobility) -> None:
        if something_left(g, self.seat, self.done):
            g.do_next(TakeTurn(self.seat, self.done))


def something_left(g: Nobility, seat: int, done: int) -> bool:
    if done & COMPLETED == 0:
        for card in g.players[seat].held:
            if may_complete(g, seat, card, None):
                return True
    if done & SOLD == 0 and len(sellable(g, seat)) > 0:
        return True
    return done & PLACED == 0 and len(placeable_dice(g, seat, None)) > 0


class NextTurn(Task[Nobility]):
    """RN-ROUND-03 RN-TURN-03 Clockwise turns, until everybody has passed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Nobility) -> None:
        seats = len(g.players)
        for i in range(seats):
            seat = (self.seat + i) % seats
            if not g.players[seat].passed:
                g.do_next(TakeTurn(seat, 0), NextTurn((seat + 1) % seats))
                return
