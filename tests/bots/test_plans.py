"""Plans: the whole turn of a seat, judged where it ends."""

from __future__ import annotations

from itertools import pairwise

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots import Player, choose, seed_of
from spielwerk.bots.dice import Dice
from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import NARROW, Chain, Line, Work, node_at
from spielwerk.bots.pacing import is_same_turn
from spielwerk.bots.plans import NARROWEST, PRICE, plans_at, plans_for, the_best_of_each
from spielwerk.bots.search import Search
from spielwerk.bots.thinkers import thinker
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import Action, State, apply, asked_seat, options
from spielwerk.core.errors import BadSetup
from spielwerk.core.table import Table
from spielwerk.games.dei.phases import PlaceCard

GAME = spielwerk.game("dei")
JUDGE = judge_of(GAME, TUNED)
MANY = 1 << 20


def turns(count: int) -> list[State]:
    """Some turns of a game of greedy players, at their beginning."""
    found: list[State] = []
    table = spielwerk.new("dei", 2, seed=3)
    last = -1
    while len(found) < count:
        seat = asked_seat(table.state)
        if seat != last and isinstance(table.state.agenda[-1], PlaceCard):
            found.append(GAME.guess(table.state, seat, b"p" * 16))
            last = seat
        greedy = choose(GAME, table.state, seat, "greedy", seed_of(3, len(table.moments)))
        table.answer(GAME.token(greedy))
    return found


def after(g: State, picks: list[Action]) -> State:
    twin = g.clone()
    for pick in picks:
        assert pick in options(twin)
        apply(twin, pick)
    return twin


def test_every_answer_begins_a_plan_and_the_most_promising_comes_first() -> None:
    for g in turns(4):
        plans = plans_at(JUDGE, g, 6, Work(0))

        assert {plan.picks[0] for plan in plans} == set(options(g))
        assert all(one.promise >= other.promise for one, other in pairwise(plans))


def test_a_plan_can_be_played_to_the_end_of_the_turn_and_promises_what_it_is_worth_there() -> None:
    for g in turns(4):
        seat = asked_seat(g)

        best = plans_at(JUDGE, g, 6, Work(0))[0]

        end = after(g, best.picks)
        assert not is_same_turn(JUDGE, end, seat, GAME.stage(g))
        assert JUDGE.worth(end, seat) == pytest.approx(best.promise)


def test_who_has_rivals_plans_for_the_lead() -> None:
    for g in turns(4):
        seat = asked_seat(g)

        search = Search(JUDGE, g, Dice(1), 0.0, Work(4_000), plans=True, rivals=True)

        best = search.root.lines[0]
        guess = GAME.guess(g, seat, Dice(1).key())
        assert best.promise == pytest.approx(JUDGE.worths(after(guess, best.picks), 2)[seat])


def best_move_by_move(g: State) -> float:
    """What a turn is worth whose every move is the best by itself."""
    seat, stage = asked_seat(g), GAME.stage(g)
    twin = g.clone()
    while is_same_turn(JUDGE, twin, seat, stage):
        for pick in node_at(JUDGE, twin, NARROW, Work(0)).lines[0].picks:
            apply(twin, pick)
    return JUDGE.worth(twin, seat)


def test_a_planned_turn_is_better_than_the_best_moves_one_by_one() -> None:
    gains = [plans_at(JUDGE, g, 12, Work(0))[0].promise - best_move_by_move(g) for g in turns(6)]

    assert min(gains) > -0.5
    assert sum(gains) > 6.0


def test_other_ways_to_do_a_move_can_make_a_better_plan() -> None:
    g = turns(3)[-1]

    one = Search(JUDGE, g, Dice(1), 0.0, Work(20_000), plans=True)
    three = Search(JUDGE, g, Dice(1), 0.0, Work(60_000), plans=True, ways=3)

    assert three.root.lines[0].promise > one.root.lines[0].promise + 1.0
    assert {line.picks[0] for line in three.root.lines} == set(options(g))


def chain(worth: float, first: Action, steps: int = 1) -> Chain:
    g = State()
    g.agenda = [PlaceCard(0, 0)] * steps
    return Chain(g, [first], worth)


def test_of_each_first_answer_only_a_few_chains_are_followed() -> None:
    chains = [chain(5.0, 1), chain(4.0, 1), chain(3.0, 1), chain(2.0, 2), chain(1.0, 3)]

    found = the_best_of_each(chains, 3, 2)

    assert [(each.worth, each.picks[0]) for each in found] == [(5.0, 1), (4.0, 1), (2.0, 2)]


def test_the_same_moves_in_another_order_are_followed_once() -> None:
    chains = [chain(5.0, 1), chain(5.0, 2), chain(5.0, 3, steps=2)]

    found = the_best_of_each(chains, 9, 9)

    assert [each.picks[0] for each in found] == [1, 3]


def test_more_work_plans_wider() -> None:
    g = turns(1)[0]
    narrow = Work(MANY)
    plans_at(JUDGE, g, NARROWEST, narrow)
    cost = MANY - narrow.left
    little, enough, much = Work(cost * 2), Work(cost * 10), Work(cost * 40)

    for work in (little, enough, much):
        plans_for(JUDGE, g, work, NARROW)

    assert little.positions - little.left == cost
    assert enough.positions - enough.left > 2 * cost
    assert much.positions - much.left > 2 * (enough.positions - enough.left)


def test_a_part_of_the_work_is_left_for_walks() -> None:
    for g in turns(4):
        work = Work(20_000)

        plans_for(JUDGE, g, work, NARROW)

        assert 0.4 < work.part_left() < 0.9


def test_what_is_known_of_plans_is_kept_while_the_turn_goes_on() -> None:
    g = turns(2)[-1]
    work, dice = Work(20_000), Dice(1)
    search = Search(JUDGE, g, dice, 0.0, work, 100, stages=2, halving=16, plans=True)
    search.think(g, dice, work)
    best = search.ranked()[0]
    visits, later = best.visits, best.picks[1:]
    assert visits > 10
    twin = after(g, best.picks[:1])

    search.follow(best.picks[0], twin, dice, Work(20_000))

    lines = search.root.lines
    assert [line.visits for line in lines if line.picks == later] == [visits]
    assert {line.picks[0] for line in lines} == set(options(twin))
    assert len({tuple(line.picks) for line in lines}) == len(lines)


def test_who_plans_keeps_the_search_for_a_whole_turn_and_not_for_the_next() -> None:
    table = spielwerk.new("dei", 2, seed=3)
    players = [Player(GAME, seat, "search@2000") for seat in range(2)]
    kept = 0
    for number in range(60):
        g = table.state
        player = players[asked_seat(g)]
        known, before = player.expected, player.search
        offered, stage, is_new_move = options(g), GAME.stage(g), GAME.settled(g, player.seat)
        table.answer(GAME.token(player.choose(g, seed_of(3, number))))
        if len(offered) > 1 and before is not None and player.search is before:
            assert known == offered
            assert before.stage == stage
            kept += is_new_move

    assert kept > 5


def whole_game(names: tuple[str, str]) -> Table:
    table = spielwerk.new("dei", 2, seed=5)
    players = [Player(GAME, seat, bot) for seat, bot in enumerate(names)]
    while not table.over:
        seat = asked_seat(table.state)
        observed = GAME.guess(table.state, seat, b"w" * 16)
        pick = players[seat].choose(observed, seed_of(5, len(table.moments)))
        table.answer(GAME.token(pick))
    return table


def test_a_bot_that_only_plans_plays_whole_games_and_beats_greedy() -> None:
    table = whole_game(("plan@4", "greedy"))

    assert table.winners == [0]


def test_a_plan_is_followed_until_something_comes_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = 0

    def counted(judge: Judge, g: State, width: int, work: Work) -> list[Line]:
        nonlocal plans
        plans += 1
        return plans_at(judge, g, width, work)

    monkeypatch.setattr(bots, "plans_at", counted)

    table = whole_game(("plan@4", "plan@4"))

    assert 24 <= plans < len(table.moments) / 4


@pytest.mark.parametrize("name", ["plan@0", "plan@8ms", "plan@", "plan"])
def test_a_plan_has_a_width_and_no_time(name: str) -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        thinker(GAME, name)


def test_positions_of_a_plan_cost_more_than_are_looked_at() -> None:
    g = turns(1)[0]
    work = Work(MANY)

    plans_at(JUDGE, g, NARROWEST, work)

    assert MANY - work.left == PRICE * work.looked_at() > 0
