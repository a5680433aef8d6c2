"""The search bot: it tries out whole moves, its own and everybody's, and counts what comes of it.

Information-set Monte Carlo tree search. Every iteration deals anew what the seat cannot see
(`Game.guess`) and all chance to come, and walks down one common tree. An edge of the tree is a
line, a whole move of several picks; at the question itself, where a game wants that, a whole turn
(plans.py). Behind a line lies one node for every question that can follow it, so that other dice or
other hidden cards lead to another node.

Every seat wants the most for itself: it is worth its evaluation above the mean of the others',
and the whole vector of worths goes back up the tree. A walk always goes to the same horizon, so
many moves or the next great fall of dice, whichever comes first: positions are then compared
after equally many moves. Who has time for many walks looks further, past the dice, and takes the
mean of what is found at every great fall of them: luck evens out in many walks, and no single
stage of the game decides. Where a turn is many moves, far walks end where a stage of the game
begins, so that nobody is ahead for having had a turn more, and what is found where each stage
begins counts. Far walks are few; so, where a game wants that, a part of the work goes into near
ones first, and what they find is the first impression of every line. Where the tree ends the walk
follows the most promising line.

Large choices are widened step by step: the more often a node was visited, the more of its lines
come into question. Where a game wants that, the lines of the question itself are tried equally
often and the worse half is left out time and again (selecting.py). Other seats are expected to do
what promises most until a node was visited often, so most walks go into one's own plans. For the
later picks of a move the tree of its first pick is kept, and for the next move of the turn what it
says of that. What an answer leads to is worked out once (memory.py), so that most walks cost little
more than the moves they make; only near the root, where a game wants that, it is looked at anew,
and further from it the more often a line was tried: a few walks tell what luck does, so what more
of them can find out is what good play does.
"""

from __future__ import annotations

import gc
from typing import Final

from spielwerk.bots.dice import Dice
from spielwerk.bots.judging import Judge, Rivals
from spielwerk.bots.lines import NARROW, WIDE, Line, Node, Work, lines_from, node_at, promise_last
from spielwerk.bots.memory import Memory
from spielwerk.bots.plans import PRICE, plans_for
from spielwerk.bots.selecting import (
    Span,
    begin_alike,
    best_first,
    expected,
    in_question,
    is_ahead,
    least_tried,
    most_wanted,
    tried_last,
)
from spielwerk.core.agenda import OVER, Action, State, apply, asked_seat, options

MOVES: Final = 8  # of every seat, to the horizon
DEAL: Final = 4  # so many random numbers at once are a great fall of dice
FEE: Final = 20  # positions; near walks are short, so it is the deal before them that takes time
NEVER: Final = 1 << 30
OFTEN: Final = 32  # after so many walks it is asked whether the answer is clear
PATIENCE: Final = 2  # after so many walks of a line the next ones look further anew
OTHERS: Final = 4  # the lines of other seats come into question so many times as slowly


class Search:
    """The tree of one seat's question; with `far` walks go past the dice, so many moves of each
    seat, but with `stages` only until so many stages of the game later. The answers to what follows
    their first moves, so many as `anew`, are not remembered. A part of the work, `near`, looks to
    the next dice first. With `halving` its lines, so many of them, are tried equally often, and the
    worse half is left out again and again; without it they are tried by curiosity. A walk costs a
    `fee` of so many positions beside those that it looks at. With `plans` its lines are whole turns
    (plans.py), and each of their moves is planned in so many `ways`. With `rivals` every seat looks
    for what brings it ahead of the others, not only for what is worth most to itself."""

    def __init__(
        self,
        judge: Judge,
        g: State,
        dice: Dice,
        noise: float,
        work: Work,
        far: int = 0,
        anew: int = 0,
        near: float = 0.0,
        stages: int = 0,
        halving: int = 0,
        fee: int = 0,
        plans: bool = False,
        rivals: bool = False,
        ways: int = NARROW,
    ) -> None:
        self.seat = asked_seat(g)
        self.seats = len(judge.game.scores(g))
        if rivals:
            judge = Rivals(judge, self.seats)
        self.judge = judge
        self.moves = self.seats * (far or MOVES)
        self.anew = anew
        self.near = near if noise == 0.0 else 0.0  # who misjudges does not look twice
        self.last = NEVER if far else DEAL  # the fall of dice at which a walk ends
        self.stage = judge.game.stage(g)
        self.until = self.stage + stages if stages else NEVER
        self.halving = halving
        self.fee = fee
        self.plans = plans
        self.ways = ways
        self.spans = [Span() for _ in range(self.seats)]
        self.keys: list[bytes] = []
        self.iterations = 0
        self.memory = Memory(judge)
        guess: State = judge.game.guess(g, self.seat, dice.key())
        if plans:
            self.root = Node(self.seat, self.planned(guess, work))
        else:
            self.root = node_at(judge, guess, WIDE, work)
        if noise > 0.0:
            blur(self.root, dice, noise)

    def follow(self, pick: Action, g: State, dice: Dice, work: Work) -> None:
        """The move, or the turn, goes on after this pick: keep what is known of it."""
        kept: list[Line] = []
        for line in self.root.lines:
            if line.picks[0] == pick and len(line.picks) > 1:
                line.picks = line.picks[1:]
                kept.append(line)
        guess: State = self.judge.game.guess(g, self.seat, dice.key())
        if self.plans:
            known = [line.picks for line in kept]
            fresh = self.planned(guess, work)
            kept += [line for line in fresh if line.picks not in known]
        else:
            begun = [line.picks[0] for line in kept]
            for action in options(g):
                if action not in begun:
                    kept += lines_from(self.judge, guess, action, self.seat, NARROW, work)
        kept.sort(key=promise_last)
        self.root = Node(self.seat, kept)
        for line in kept:
            self.root.visits += line.visits
            self.root.total += line.total

    def planned(self, guess: State, work: Work) -> list[Line]:
        collects = rest_collecting()
        try:
            return plans_for(self.judge, guess, work, self.ways)
        finally:
            collect_again(collects)

    def recall(self, earlier: Node) -> None:
        """Begin with what the search before found out about the lines of this question."""
        for known in earlier.lines:
            for line in self.root.lines:
                if line.picks == known.picks:
                    line.visits, line.total, line.nodes = known.visits, known.total, known.nodes
                    self.root.visits += line.visits
                    self.root.total += line.total

    def think(self, g: State, dice: Dice, work: Work) -> None:
        """Walk down the tree, again and again."""
        collects = rest_collecting()
        try:
            if self.near > 0.0:
                self.look_near(g, dice, work)
            self.walk_on(g, dice, work)
        finally:
            collect_again(collects)

    def look_near(self, g: State, dice: Dice, work: Work) -> None:
        """What lines are worth by the next dice becomes the first impression of them, once."""
        positions = max(1, int(self.near * work.left))
        part = Work(positions, self.near * work.seconds)
        self.near = 0.0
        nearby = Search(self.judge, g, dice, 0.0, part, fee=FEE)
        nearby.walk_on(g, dice, part)
        work.left -= positions - part.left
        if nearby.root.visits == 0:
            return
        found = [expected(nearby.root, line) for line in nearby.root.lines]
        below = self.root.lines[0].promise - max(found)  # the best one keeps the highest promise
        for at in range(len(found)):
            for line in self.root.lines:
                if line.picks == nearby.root.lines[at].picks:
                    line.promise = found[at] + below
        self.root.lines.sort(key=promise_last)

    def walk_on(self, g: State, dice: Dice, work: Work) -> None:
        """As long as there is work to do and another answer may still come out of it."""
        left = work.part_left()
        tries = 0
        while not work.is_done():
            line = self.next_line(work)
            while line.visits >= len(self.keys):
                self.keys.append(dice.key())
            # The n-th try of every line has the same luck, so that luck does not choose.
            guess: State = self.judge.game.guess(g, self.seat, self.keys[line.visits])
            work.charge(self.fee)
            self.walk(guess, line, work)
            self.iterations += 1
            tries += 1
            if tries % OFTEN == 0:
                before, left = left, work.part_left()
                if self.is_clear(left, OFTEN * left / (before - left)):
                    break

    def next_line(self, work: Work) -> Line:
        """The line of the question that is tried next."""
        if self.halving == 0:
            return most_wanted(self.root, self.spans[self.seat], 1)
        return least_tried(in_question(self.root, self.halving, work.part_left()))

    def is_clear(self, left: float, walks: float) -> bool:
        """No other answer can come out of the part of the work that is left, so many walks."""
        if self.halving == 0:
            return is_ahead(self.root, walks)
        return begin_alike(in_question(self.root, self.halving, left))

    def walk(self, g: State, first: Line, work: Work) -> list[float]:
        """One iteration: down the tree to the horizon, and the worths back up."""
        node = self.root
        line = first
        path: list[Line] = []
        nodes: list[Node] = []
        looks: list[list[float]] = []
        stage = self.stage
        while True:
            path.append(line)
            nodes.append(node)
            draws = g.draws
            offered = play(g, line, self.last, work)
            fallen = g.draws - draws
            is_end = len(path) >= self.moves or fallen >= self.last or self.is_late(g)
            if self.until == NEVER:
                is_mark = fallen >= DEAL
            else:
                before, stage = stage, self.judge.game.stage(g)
                is_mark = stage > before
            if is_end or is_mark:
                looks.append(self.judge.worths(g, self.seats))
            if is_end:
                break
            question = (asked_seat(g), *offered)
            if question not in line.nodes:
                if len(path) <= self.anew * (1 + first.visits // PATIENCE):
                    looked = work.looked_at()
                    line.nodes[question] = node_at(self.judge, g, NARROW, work)
                    work.charge((PRICE - 1) * (work.looked_at() - looked))
                else:
                    line.nodes[question] = self.memory.node_at(g, question, work)
            node = line.nodes[question]
            slowly = 1 if node.seat == self.seat else OTHERS
            line = most_wanted(node, self.spans[node.seat], slowly)
        worths = mean_of(looks)
        for i in range(len(path)):
            node = nodes[i]
            line = path[i]
            own = worths[node.seat]
            node.visits += 1
            node.total += own
            line.visits += 1
            line.total += own
            self.spans[node.seat].include(line.total / line.visits)
        return worths

    def is_late(self, g: State) -> bool:
        """The game is over, or has come to the stage at which walks end."""
        is_there = self.until != NEVER and self.judge.game.stage(g) >= self.until
        return is_there or asked_seat(g) == OVER

    def ranked(self) -> list[Line]:
        """The best answer's line first."""
        if self.halving > 0 and self.root.visits > 0:
            return best_first(self.root)
        return sorted(self.root.lines, key=tried_last)


def rest_collecting() -> bool:
    """Nothing in a tree points back at what holds it, so Python's collector of circular garbage,
    which would look through the whole tree time and again, rests meanwhile. Did it collect?"""
    collects = gc.isenabled()
    gc.disable()
    return collects


def collect_again(collects: bool) -> None:
    if collects:
        gc.enable()


def mean_of(looks: list[list[float]]) -> list[float]:
    """Seat by seat."""
    if len(looks) == 1:
        return looks[0]
    return [sum(look[seat] for look in looks) / len(looks) for seat in range(len(looks[0]))]


def play(g: State, line: Line, last: int, work: Work) -> list[Action]:
    """All picks of a line as far as they are possible here, then whatever has no alternative
    up to so great a fall of dice; the first pick always is. Returns what is offered next."""
    draws = g.draws
    for at in range(len(line.picks)):
        if at > 0 and (asked_seat(g) == OVER or line.picks[at] not in options(g)):
            break
        draws = g.draws
        apply(g, line.picks[at])
        work.left -= 1
    while asked_seat(g) != OVER and g.draws - draws < last:
        offered = options(g)
        if len(offered) > 1:
            return offered
        apply(g, offered[0])
        work.left -= 1
    return []


def blur(root: Node, dice: Dice, noise: float) -> None:
    """Misjudge every line by up to this part of what lies between the best and the worst."""
    spread = root.lines[0].promise - root.lines[-1].promise
    for line in root.lines:
        line.promise += noise * spread * dice.below(1000) / 1000
    root.lines.sort(key=promise_last)
