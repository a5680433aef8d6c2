"""Whole turns: what a seat may do until another one is asked.

Where a turn is many moves, what its first move is worth shows only at the end of it. So the moves
of the turn are followed side by side, a few of the best chains at a time (a beam), and judged
where the turn ends. Chains that begin alike are limited, so that different beginnings are still
compared in the end. The same moves in another order come to the same: of chains that are worth
exactly as much and have as much still to do one is enough.

Chance that falls in a turn falls as this guess has it; walks later have other luck, and follow a
plan only as far as it is possible there.
"""

from __future__ import annotations

from typing import Final

from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import NARROW, WIDE, Chain, Line, Work, chains_from, worth_last
from spielwerk.core.agenda import Action, State, asked_seat, options

NARROWEST: Final = 1  # chains that are followed side by side at least
WIDEST: Final = 256
PLANNING: Final = 0.55  # of the work may go into plans, by what the narrow look cost
TINY: Final = 1e-6  # of a great deal of work; a narrow look uses at least so much
ALIKE: Final = 8  # one of so many chains, two at least, may begin with the same answer
LONGEST: Final = 40  # moves of a turn
PRICE: Final = 2  # a position that is cloned and judged takes as long as two that are not
EVERY: Final = 1 << 30


def plans_for(judge: Judge, g: State, work: Work, ways: int) -> list[Line]:
    """A narrow look tells what planning costs here; then as wide as a part of the work allows."""
    before = work.part_left()
    plans = plans_at(judge, g, NARROWEST, work, ways)
    used = max(before - work.part_left(), TINY)
    width = min(WIDEST, int(NARROWEST * (PLANNING * before - used) / used))
    return plans_at(judge, g, width, work, ways) if width > NARROWEST else plans


def plans_at(judge: Judge, g: State, width: int, work: Work, ways: int = NARROW) -> list[Line]:
    """The best plans for the turn of the asked seat, the most promising first. Of every answer so
    many `ways` to finish its move are followed. Every answer begins a plan, but where two end the
    turn and come to the same only the first does. An answer whose chains were all given up promises
    as little as the worst plan."""
    seat = asked_seat(g)
    stage = judge.game.stage(g)
    alike = max(2, width // ALIKE)
    beam = [Chain(g, [], 0.0)]
    ends: list[Chain] = []
    begun: list[Chain] = []
    looked = Work(0)
    for move in range(LONGEST):
        longer: list[Chain] = []
        for chain in beam:
            for action in options(chain.g):
                for end in chains_from(judge, chain.g, action, seat, ways, looked)[:ways]:
                    further = Chain(end.g, [*chain.picks, *end.picks], end.worth)
                    if asked_seat(end.g) == seat and judge.game.stage(end.g) == stage:
                        longer.append(further)
                    else:
                        ends.append(further)
        if move == 0:
            begun = longer
        beam = the_best_of_each(longer, width, alike)
        if not beam:
            break
    work.left -= looked.looked_at()
    work.charge((PRICE - 1) * looked.looked_at())
    found = the_best_of_each(ends + beam, EVERY, WIDE)
    known = [chain.picks[0] for chain in found]
    plans = [Line(chain.picks, chain.worth) for chain in found]
    for chain in begun:
        if chain.picks[0] not in known:
            plans.append(Line(chain.picks, found[-1].worth))
    return plans


def the_best_of_each(chains: list[Chain], many: int, alike: int) -> list[Chain]:
    """So many of the best, of each first answer only a few, and none twice."""
    found: list[Chain] = []
    begin: dict[Action, int] = {}
    seen: set[tuple[float, int]] = set()
    for chain in sorted(chains, key=worth_last):
        count = begin.get(chain.picks[0], 0)
        mark = (chain.worth, len(chain.g.agenda))
        if len(found) < many and count < alike and mark not in seen:
            found.append(chain)
            begin[chain.picks[0]] = count + 1
            seen.add(mark)
    return found
