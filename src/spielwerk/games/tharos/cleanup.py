"""Phase IV: Clean-up (chapter 17)."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import NOTHING, Action, Choice, Task, Why, refuse
from spielwerk.games.tharos.dice import dice_in, empty_counts
from spielwerk.games.tharos.ids import CARD, COLOUR, COLOURS, DONE, colour_of
from spielwerk.games.tharos.paying import is_real, printed_die
from spielwerk.games.tharos.preparation import KEEPER
from spielwerk.games.tharos.state import CLEAN_UP, Player, Tharos, changed


def dice_of_turn(p: Player) -> list[int]:
    """Dice that were active or used this turn, per colour: those that Clean-up collects."""
    counts = empty_counts()
    for die in p.active:
        counts[colour_of(die)] += 1
    for used in p.used:
        if is_real(used):
            counts[colour_of(printed_die(used))] += 1
    return counts


class MayStoreDice(Task[Tharos]):
    """TH-CARD-22 Does this player hold the card, and two dice for it?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        g.phase = CLEAN_UP
        p = g.players[self.seat]
        if p.hand >> KEEPER & 1 and dice_in(dice_of_turn(p)) >= 2:
            g.do_next(StoreDice(self.seat))


class StoreDice(Choice[Tharos]):
    """TH-CARD-22 Put two dice of this turn on the card instead of on the depot, or not."""

    rule: ClassVar[str] = "TH-CARD-22"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return [DONE, CARD + KEEPER]

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        p = g.players[self.seat]
        p.hand &= ~(1 << KEEPER)
        p.known &= p.hand
        p.bound |= 1 << KEEPER
        g.tell(self.rule, "played_card", self.seat, action)
        g.do_next(ChooseStored(self.seat, 0))


class ChooseStored(Choice[Tharos]):
    """TH-CARD-22 Which two dice, colour by colour."""

    rule: ClassVar[str] = "TH-CARD-22"

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        left = dice_of_turn(p)
        missing = 2 - dice_in(p.stored)
        out: list[Action] = []
        for colour in range(COLOURS):
            if left[colour] == 0:
                refuse(why, COLOUR + colour, self.rule, "no_die_there")
            elif colour < self.least or dice_in(left[colour:]) < missing:
                refuse(why, COLOUR + colour, self.rule, "pick_in_order")
            else:
                out.append(COLOUR + colour)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        colour = action - COLOUR
        remove_die_of_turn(p, colour)
        p.stored = changed(p.stored, colour, 1)
        g.tell(self.rule, "stored", self.seat, action)
        if dice_in(p.stored) < 2:
            g.do_next(ChooseStored(self.seat, colour))
        else:
            p.bound = 0  # from now on the card lies under its dice


def remove_die_of_turn(p: Player, colour: int) -> None:
    """Take one die of this colour from the used or active ones; values no longer matter."""
    for i in range(len(p.used)):
        if is_real(p.used[i]) and colour_of(printed_die(p.used[i])) == colour:
            p.used = p.used[:i] + p.used[i + 1 :]
            return
    for i in range(len(p.active)):
        if colour_of(p.active[i]) == colour:
            del p.active[i]
            return
    raise AssertionError("no such die")


class CleanUp(Task[Tharos]):
    """TH-CLN-01 Dice to the depot. TH-CLN-02 Jars off the cards. TH-CLN-03 Cards discarded.
    TH-CLN-04 Marks cleared. TH-CLN-05 The start player changes."""

    def run(self, g: Tharos) -> None:
        g.phase = CLEAN_UP
        for p in g.players:
            counts = dice_of_turn(p)
            for colour in range(COLOURS):
                p.depot[colour] += counts[colour]
            p.active = []
            p.used = []
            p.card_jars = 0
            g.discard |= p.laid
            p.laid = 0
            p.blocked = 0
            p.used_cards = 0
            p.used_buildings = 0
            p.transformer = 0
            p.passed = 0
        g.start = (g.start + 1) % g.seats()  # TH-FLOW-06
        g.tell("TH-CLN-05", "start_player", g.start, NOTHING)
