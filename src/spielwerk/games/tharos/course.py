"""The course of the game: rounds, turns, phases (chapter 4)."""

from __future__ import annotations

from spielwerk.core.agenda import NOTHING, Task
from spielwerk.games.tharos.actions import NextOpportunity
from spielwerk.games.tharos.attack import AttackCheck
from spielwerk.games.tharos.cleanup import CleanUp, MayStoreDice
from spielwerk.games.tharos.preparation import Prepare, RevealAttack
from spielwerk.games.tharos.round_end import CombatMedals, RevealLoss, ShuffleStacks, StartRoundEnd
from spielwerk.games.tharos.state import ACTIONS, ATTACK, FINISHED, PREPARATION, Tharos


class Round(Task[Tharos]):
    """TH-FLOW-01 Four turns, then a round end; four rounds in all."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Tharos) -> None:
        g.round = self.number
        g.turn = 0
        g.tell("TH-FLOW-01", "round_begins", NOTHING, NOTHING, self.number)
        g.do_next(Turn(1), Turn(2), Turn(3), Turn(4), RoundEnd(self.number))


class Turn(Task[Tharos]):
    """TH-FLOW-02 Preparation, Actions, Attack, Clean-up."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Tharos) -> None:
        g.turn = self.number
        g.tell("TH-FLOW-02", "turn_begins", NOTHING, NOTHING, self.number)
        g.do_next(PreparationPhase(), ActionPhase(), AttackPhase(), CleanUpPhase())


class PreparationPhase(Task[Tharos]):
    """TH-PREP-08 Each player finishes before the next begins."""

    def run(self, g: Tharos) -> None:
        g.phase = PREPARATION
        for seat in reversed(g.in_play_order()):
            g.do_next(Prepare(seat))
        g.do_next(RevealAttack())


class ActionPhase(Task[Tharos]):
    """TH-ACT-01 Opportunities until all have passed."""

    def run(self, g: Tharos) -> None:
        g.phase = ACTIONS
        g.do_next(NextOpportunity(g.start))


class AttackPhase(Task[Tharos]):
    """TH-ATK-01 Each player checks for himself, in play order."""

    def run(self, g: Tharos) -> None:
        g.phase = ATTACK
        for seat in reversed(g.in_play_order()):
            g.do_next(AttackCheck(seat))


class CleanUpPhase(Task[Tharos]):
    """TH-ATK-09 All strengths are reset after the checks. Then card 22 may be played by each
    player in play order, and everything is put away."""

    def run(self, g: Tharos) -> None:
        for p in g.players:
            p.strength = 0
            p.ward = 0
        g.do_next(CleanUp())
        for seat in reversed(g.in_play_order()):
            g.do_next(MayStoreDice(seat))


class RoundEnd(Task[Tharos]):
    """TH-FLOW-03 Losses, combat medal, clean-up, new round or game end."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Tharos) -> None:
        # TH-REND-02 After round 4 the game is over.
        g.do_next(Round(self.number + 1) if self.number < 4 else GameEnd())
        g.do_next(
            StartRoundEnd(),
            RevealLoss(0),
            RevealLoss(1),
            RevealLoss(2),
            RevealLoss(3),
            CombatMedals(),
            ShuffleStacks(),
        )


class GameEnd(Task[Tharos]):
    """TH-REND-02 Only the final scoring is left."""

    def run(self, g: Tharos) -> None:
        g.phase = FINISHED
        g.tell("TH-REND-02", "game_over", NOTHING)
