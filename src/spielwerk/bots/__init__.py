"""Bots: they see what a person in their seat would see, and nothing else.

    from spielwerk.bots import choose
    action = choose(game, game.guess(g, seat, key), seat, "greedy", seed=7)

A bot is given a guess, a state in which everything its seat cannot see was dealt anew, and deals
it anew once more by its own seed. So its choice depends on the seat's view and the seed alone.
"""

from __future__ import annotations

from typing import Any, Final

from spielwerk.bots.dice import Dice, seed_of
from spielwerk.bots.greedy import ranked
from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import Node, Work
from spielwerk.bots.pacing import a_part, is_same_turn, questions_ahead, turn_for
from spielwerk.bots.plain import choose_by_playouts
from spielwerk.bots.plans import plans_at
from spielwerk.bots.reasons import reason
from spielwerk.bots.search import Search
from spielwerk.bots.thinkers import BOTS, LEVELS, sight, thinker
from spielwerk.bots.uniform import choose_at_random
from spielwerk.bots.weights import judge_of, personalities
from spielwerk.core.agenda import Action, State, apply, asked_seat, options
from spielwerk.core.game import Game

LATER: Final = 3  # a later pick without the tree of the first one: a part of the positions


def offered(game: Game[Any]) -> tuple[str, ...]:
    """The bots to offer people at a game."""
    return (*BOTS, *personalities(game))


class Player:
    """A bot at one seat of one game; it keeps its tree for the later picks of a turn.

    `spent` are the positions looked at in this turn. Whoever lets it play on sets them to 0 where a
    turn begins (`turn_at` in pacing.py); who makes a new one for every answer passes them on.
    """

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        bot: str,
        judge: Judge | None = None,
        spent: int = 0,
    ) -> None:
        self.game = game
        self.seat = seat
        self.thinker = thinker(game, bot)
        self.sight = sight(game, self.thinker)
        self.judge = judge or judge_of(game, self.thinker.style)
        self.spent = spent
        self.search: Search | None = None
        self.why = ""  # the merit that spoke most for the last answer, if it was a choice
        self.last: Action = 0
        self.expected: list[Action] = []
        self.rest: list[Action] = []  # of a plan
        self.later: dict[tuple[int, ...], Node] = {}  # what may follow the last answer at once

    def choose(self, g_observed: State, seed: int) -> Action:
        """The answer to the pending question of this seat; the same for the same seed and past.

        Give every decision a seed of its own (`seed_of`), or a random bot repeats itself.
        """
        assert asked_seat(g_observed) == self.seat, "a bot answers for its own seat"
        how = self.thinker
        self.why = ""
        dice = Dice(seed)
        if how.kind == "random":
            return choose_at_random(self.game, g_observed, self.seat, dice)
        if how.kind == "greedy":
            if len(options(g_observed)) == 1:
                return options(g_observed)[0]
            lines = ranked(self.judge, g_observed, self.seat, dice)
            self.why = reason(self.judge, g_observed, self.seat, lines)
            return lines[0].picks[0]
        if how.kind == "mcts":
            work = Work(how.positions, how.seconds)
            return choose_by_playouts(self.game, g_observed, self.seat, dice, work)
        if how.kind == "plan":
            return self.planned(g_observed, dice)
        return self.searched(g_observed, dice)

    def planned(self, g: State, dice: Dice) -> Action:
        """The next pick of the plan for this turn; a new one after whatever came to light."""
        if not self.rest or self.expected != options(g):
            guess: State = self.game.guess(g, self.seat, dice.key())
            self.rest = plans_at(self.judge, guess, self.thinker.positions, Work(0))[0].picks
        [pick, *self.rest] = self.rest
        return self.remember(g, pick)

    def searched(self, g: State, dice: Dice) -> Action:
        """Search; in the middle of a move with the tree of its beginning, at the next move of a
        turn with what that tree says of it."""
        offered = options(g)
        how = self.thinker
        follows = self.search is not None and self.expected == offered
        positions = self.allowance(g, dice, follows) if len(offered) > 1 else 1
        work = Work(positions, how.seconds)
        if self.search is not None and follows:
            self.search.follow(self.last, g, dice, work)
        elif len(offered) > 1:
            self.search = Search(self.judge, g, dice, how.noise, work, *self.sight)
            # Who misjudges does so anew at every question.
            if how.noise == 0.0 and (self.seat, *offered) in self.later:
                self.search.recall(self.later[self.seat, *offered])
        else:
            self.search = None
        if self.search is None or len(offered) == 1:
            return self.remember(g, offered[0])
        self.search.think(g, dice, work)
        self.spent += work.positions - work.left
        lines = self.search.ranked()
        self.why = reason(self.judge, g, self.seat, lines)
        self.later = lines[0].nodes if len(lines[0].picks) == 1 else {}
        return self.remember(g, lines[0].picks[0])

    def allowance(self, g: State, dice: Dice, follows: bool) -> int:
        """Positions for this answer: what the level has for every answer, and less for a later
        pick without the tree of the first one; of a turn that has a limit at most `a_part`."""
        how = self.thinker
        positions = how.positions
        if not follows and not self.game.settled(g, self.seat):
            positions = max(1, positions // LATER)
        if how.turn == 0:
            return positions
        looked = Work(0)
        guess: State = self.game.guess(g, self.seat, dice.key())
        ahead = questions_ahead(self.judge, guess, self.seat, looked)
        self.spent -= looked.left
        left = turn_for(how.turn, len(self.game.scores(g)), how.rivals) - self.spent
        return max(1, min(positions, a_part(left, ahead, self.sight.plans)))

    def remember(self, g: State, pick: Action) -> Action:
        """What the next question of this move, or of a planned turn, will offer, if nothing random
        comes between. What comes to light makes what was known of later ones wrong."""
        twin = g.clone()
        apply(twin, pick)
        is_turn = is_same_turn(self.judge, twin, self.seat, self.game.stage(g))
        goes_on = twin.draws == g.draws and asked_seat(twin) == self.seat
        if not goes_on or twin.reveals != g.reveals:
            self.later = {}
        self.last = pick
        plans = self.sight.plans or self.thinker.kind == "plan"
        is_known = goes_on and (is_turn if plans else not self.game.settled(twin, self.seat))
        self.expected = options(twin) if is_known else []
        return pick


def choose(game: Game[Any], g_observed: State, seat: int, bot: str, seed: int) -> Action:
    """The bot's answer to one question, without a memory of earlier ones."""
    return Player(game, seat, bot).choose(g_observed, seed)


__all__ = ["BOTS", "LEVELS", "Player", "choose", "offered", "seed_of"]
