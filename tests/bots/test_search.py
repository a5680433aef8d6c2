"""The search bot and its levels: fair, repeatable, legal in every game, and it sees ahead."""

from __future__ import annotations

import gc

import pytest

import spielwerk
from spielwerk.bots import BOTS, LEVELS, Player, choose, offered, seed_of
from spielwerk.bots.dice import Dice
from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import NARROW, Line, Work, node_at
from spielwerk.bots.search import NEVER, Search, mean_of, play
from spielwerk.bots.thinkers import FAR, Sight, sight, thinker
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core import codec
from spielwerk.core.agenda import OVER, Action, State, asked_seat, options
from spielwerk.core.conformance import random_game
from spielwerk.core.replaying import replay
from spielwerk.core.table import Table
from spielwerk.games import NAMES

DEI_SIGHT = Sight(100, anew=4, stages=2, halving=16, fee=5, plans=True)
FEW = 150  # positions
MANY = 1 << 20


def moments(name: str, seats: int, seed: int, count: int) -> list[Table]:
    """Some decisions of a random game, spread over its whole course."""
    game = spielwerk.game(name)
    record = random_game(game, seats, seed, check=False).record()
    every = max(1, len(record.answers) // count)
    return [replay(game, record, to=at) for at in range(0, len(record.answers), every)]


def thought(table: Table, key: bytes = b"a" * 16, positions: int = FEW) -> Action:
    seat = asked_seat(table.state)
    observed = table.game.guess(table.state, seat, key)
    return choose(table.game, observed, seat, f"search@{positions}", 7)


@pytest.mark.parametrize("name", NAMES)
def test_in_every_game_the_answer_is_offered_and_the_same_for_the_same_seed(name: str) -> None:
    for table in moments(name, 2, 5, 6):
        first = thought(table)

        assert first in options(table.state)
        assert thought(table) == first


@pytest.mark.parametrize("name", NAMES)
def test_in_every_game_the_answer_does_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    for table in moments(name, 2, 11, 6):
        chosen = {thought(table, bytes([at]) * 16) for at in range(3)}

        assert len(chosen) == 1


def test_thinking_leaves_the_observed_state_as_it_was() -> None:
    for table in moments("tharos", 3, 3, 5):
        seat = asked_seat(table.state)
        observed = table.game.guess(table.state, seat, b"b" * 16)
        before = codec.save(table.game, observed)

        choose(table.game, observed, seat, f"search@{FEW}", 1)

        assert codec.save(table.game, observed) == before


def test_a_forced_answer_is_given_without_looking_at_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for cell in ("a1", "b2", "c3", "b1", "b3", "a3", "c1", "c2"):
        table.answer(f"cell:{cell}")
    monkeypatch.setattr(type(table.game), "guess", None)

    action = choose(table.game, table.state, 0, "grandmaster", 1)

    assert [action] == options(table.state)


def test_every_answer_begins_a_line_and_every_line_can_be_played() -> None:
    for table in moments("tharos", 2, 9, 8):
        g = table.game.guess(table.state, asked_seat(table.state), b"c" * 16)

        node = node_at(judge_of(table.game, TUNED), g, 3, Work(0))

        assert {line.picks[0] for line in node.lines} == set(options(g))
        assert [line.promise for line in node.lines] == sorted(
            (line.promise for line in node.lines), reverse=True
        )


def test_the_tree_of_a_move_is_kept_for_its_later_picks() -> None:
    kept = 0
    table = spielwerk.new("tharos", 2, seed=4)
    players = [Player(table.game, seat, "search@400") for seat in range(2)]
    for number in range(60):
        seat = asked_seat(table.state)
        observed = table.game.guess(table.state, seat, b"d" * 16)
        before = players[seat].search
        action = players[seat].choose(observed, seed_of(3, number))
        if before is not None and players[seat].search is before and before.iterations > 0:
            kept += 1
        assert action in options(table.state)
        table.answer(table.game.token(action))

    assert kept > 5


def begun_with(bot: str) -> list[int]:
    """How many tries each search of a game began with, those of the one before it."""
    table = spielwerk.new("dei", 2, seed=3)
    players = [Player(table.game, seat, bot) for seat in range(2)]
    found: list[int] = []
    for number in range(40):
        seat = asked_seat(table.state)
        player = players[seat]
        before = player.search
        observed = table.game.guess(table.state, seat, b"d" * 16)
        action = player.choose(observed, seed_of(3, number))
        if player.search is not None and player.search is not before:
            found.append(player.search.root.visits - player.search.iterations)
        table.answer(table.game.token(action))
    return found


def test_the_next_move_of_a_turn_begins_with_what_was_found_out_about_it() -> None:
    assert sum(tries > 2 for tries in begun_with("search@1400")) > 5


def test_who_misjudges_does_so_anew_at_every_question() -> None:
    assert set(begun_with("journeyman")) == {0}


def test_what_is_recalled_of_a_line_is_all_that_is_known_of_it() -> None:
    table = spielwerk.new("dei", 2, seed=3)
    judge, dice, work = judge_of(table.game, TUNED), Dice(1), Work(2_000)
    earlier = Search(judge, table.state, dice, 0.0, work)
    earlier.think(table.state, dice, work)
    search = Search(judge, table.state, Dice(2), 0.0, Work(0))

    search.recall(earlier.root)

    assert search.root.visits == earlier.root.visits > 5
    assert search.root.total == pytest.approx(earlier.root.total)
    for line, known in zip(search.ranked(), earlier.ranked(), strict=True):
        assert (line.picks, line.visits, line.nodes) == (known.picks, known.visits, known.nodes)


@pytest.mark.parametrize("name", ["nobility", "dei"])  # at Tharos a turn is one move
def test_what_is_known_of_later_questions_is_forgotten_when_something_comes_to_light(
    name: str,
) -> None:
    table = spielwerk.new(name, 2, seed=3)
    players = [Player(table.game, seat, "search@400") for seat in range(2)]
    kept = forgotten = 0
    for number in range(60):
        g = table.state
        seat = asked_seat(g)
        observed = table.game.guess(g, seat, b"d" * 16)
        action = players[seat].choose(observed, seed_of(3, number))
        before = (seat, g.draws, g.reveals)
        table.answer(table.game.token(action))
        if (asked_seat(table.state), table.state.draws, table.state.reveals) == before:
            kept += bool(players[seat].later)
        else:
            assert not players[seat].later
            forgotten += 1

    assert kept > 0
    assert forgotten > 0


def test_a_long_search_looks_past_the_dice() -> None:
    near, far = 0, 0
    for table in moments("nobility", 2, 8, 8):
        for looks_far in (False, True):
            g = table.game.guess(table.state, asked_seat(table.state), b"f" * 16)
            judge, work = judge_of(table.game, TUNED), Work(FEW)
            search = Search(judge, g, Dice(1), 0.0, work, FAR if looks_far else 0)
            search.walk(g, search.root.lines[0], work)
            rounds = table.game.stage(g) - table.game.stage(table.state)
            near, far = (near, far + rounds) if looks_far else (near + rounds, far)

    assert near <= 8
    assert far > 8


@pytest.mark.parametrize("stages", [1, 4])
def test_a_far_walk_ends_where_so_many_stages_later_one_begins(stages: int) -> None:
    stopped = 0
    for table in moments("dei", 2, 8, 8):
        g = table.game.guess(table.state, asked_seat(table.state), b"f" * 16)
        until = table.game.stage(g) + stages
        work = Work(FEW)
        search = Search(judge_of(table.game, TUNED), g, Dice(1), 0.0, work, MANY, stages=stages)

        search.walk(g, search.root.lines[0], work)

        if asked_seat(g) != OVER:
            assert table.game.stage(g) == until
            stopped += 1

    assert stopped > 0


def test_what_is_found_where_each_stage_begins_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = spielwerk.new("dei", 2, seed=3)
    g = table.game.guess(table.state, asked_seat(table.state), b"f" * 16)
    judge, work = judge_of(table.game, TUNED), Work(FEW)
    search = Search(judge, g, Dice(1), 0.0, work, MANY, stages=3)
    stages: list[int] = []

    def worths(judge: Judge, g: State, seats: int) -> list[float]:
        stages.append(judge.game.stage(g))
        return [float(len(stages)), -1.0]

    monkeypatch.setattr(Judge, "worths", worths)
    found = search.walk(g, search.root.lines[0], work)

    assert stages == [1, 2, 3]
    assert found == [2.0, -1.0]


@pytest.mark.parametrize(
    ("name", "bots", "expected"),
    [
        ("tharos", ["master", "search@100ms"], Sight()),
        ("tharos", ["grandmaster", "search@200ms"], Sight(FAR, near=0.5)),
        ("nobility", ["master", "rusher", "search@50ms"], Sight()),
        ("nobility", ["grandmaster", "search@100ms"], Sight(FAR)),
        ("dei", ["journeyman", "search@1499"], Sight()),
        ("dei", ["master", "search@12ms", "search@200ms"], DEI_SIGHT),
        ("dei", ["grandmaster"], DEI_SIGHT._replace(rivals=True, ways=3)),
    ],
)
def test_who_looks_how_far(name: str, bots: list[str], expected: Sight) -> None:
    game = spielwerk.game(name)

    assert {bot: sight(game, thinker(game, bot)) for bot in bots} == dict.fromkeys(bots, expected)


def test_a_far_search_begins_with_what_near_walks_find() -> None:
    reordered = 0
    for table in moments("tharos", 2, 8, 8):
        g = table.game.guess(table.state, asked_seat(table.state), b"f" * 16)
        judge, work = judge_of(table.game, TUNED), Work(4_000)
        search = Search(judge, g, Dice(1), 0.0, Work(MANY), FAR, near=0.5)
        before = [(line.picks, line.promise) for line in search.root.lines]

        search.look_near(g, Dice(2), work)

        after = [(line.picks, line.promise) for line in search.root.lines]
        assert 1_500 < work.left < 4_000  # the last walk may take more than is left
        assert after[0][1] == pytest.approx(before[0][1])
        assert [promise for _, promise in after] == sorted((p for _, p in after), reverse=True)
        reordered += after[0][0] != before[0][0]

    assert reordered > 0


def test_a_search_looks_near_once_and_with_any_budget() -> None:
    for table in moments("tharos", 2, 8, 4):
        g = table.game.guess(table.state, asked_seat(table.state), b"f" * 16)
        for positions in (1, 2_000):
            dice, work = Dice(1), Work(positions)
            search = Search(judge_of(table.game, TUNED), g, dice, 0.0, Work(MANY), FAR, near=0.5)
            before = [line.promise for line in search.root.lines]

            search.think(g, dice, work)

            assert search.near == 0.0
            is_impressed = [line.promise for line in search.root.lines] != before
            assert is_impressed == (positions > 1 and len(before) > 1)


def test_who_misjudges_does_not_look_twice() -> None:
    table = spielwerk.new("tharos", 2, seed=4)
    search = Search(judge_of(table.game, TUNED), table.state, Dice(1), 0.5, Work(FEW), near=0.5)

    assert search.near == 0.0


def test_a_walk_costs_its_fee() -> None:
    table = spielwerk.new("tharos", 2, seed=4)
    walks: list[int] = []
    for fee in (0, 100):
        dice = Dice(1)
        search = Search(judge_of(table.game, TUNED), table.state, dice, 0.0, Work(MANY), fee=fee)
        search.walk_on(table.state, dice, Work(5_000))
        walks.append(search.iterations)

    assert 10 < walks[1] < walks[0]
    assert walks[1] < 5_000 // 100


def test_what_follows_the_first_moves_is_looked_at_anew() -> None:
    for table in moments("dei", 2, 8, 8):
        game, work = table.game, Work(MANY)
        judge = judge_of(game, TUNED)
        g = game.guess(table.state, asked_seat(table.state), b"f" * 16)
        search = Search(judge, g, Dice(1), 0.0, work, FAR, anew=1)
        for line in search.root.lines[:4]:
            search.walk(g.clone(), line, work)
            twin = g.clone()
            play(twin, line, NEVER, work)
            for node in line.nodes.values():
                expected = node_at(judge, twin, NARROW, work)
                promises = [line.promise for line in expected.lines]
                assert [line.promise for line in node.lines] == promises


def looked_at_anew(first: Line) -> int:
    """How many questions of the one walk of this line were; the others are remembered."""
    count, lines = 0, [first]
    while lines:
        [node, *_] = [*lines.pop().nodes.values(), None]
        if node is not None:
            count += node.known is node.lines
            lines = [line for line in node.lines if line.visits > 0]
    return count


@pytest.mark.parametrize(("visits", "expected"), [(0, 2), (1, 2), (2, 4), (5, 6)])
def test_the_more_often_a_line_was_tried_the_further_it_is_looked_anew(
    visits: int, expected: int
) -> None:
    table = moments("dei", 2, 8, 8)[2]
    g = table.game.guess(table.state, asked_seat(table.state), b"f" * 16)
    judge, work = judge_of(table.game, TUNED), Work(MANY)
    search = Search(judge, g, Dice(1), 0.0, work, FAR, anew=2)
    first = search.root.lines[0]
    first.visits = visits
    before = work.charged

    search.walk(g, first, work)

    assert looked_at_anew(first) == expected
    assert work.charged > before


def test_what_is_found_at_several_falls_of_dice_counts_alike() -> None:
    assert mean_of([[1.0, -1.0]]) == [1.0, -1.0]
    assert mean_of([[1.0, -1.0], [4.0, 0.0], [4.0, -2.0]]) == [3.0, -1.0]


@pytest.mark.parametrize("collects", [True, False])
def test_circular_garbage_is_collected_after_thinking_as_before(collects: bool) -> None:
    [table, *_] = moments("dei", 2, 8, 8)
    try:
        if not collects:
            gc.disable()
        thought(table)
        assert gc.isenabled() == collects
    finally:
        gc.enable()


def test_it_stops_thinking_when_the_answer_is_clear() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for cell in ("a1", "a3", "b1", "b3"):
        table.answer(f"cell:{cell}")
    work, dice = Work(5_000), Dice(1)
    search = Search(judge_of(table.game, TUNED), table.state, dice, 0.0, work)

    search.think(table.state, dice, work)

    assert table.game.token(search.ranked()[0].picks[0]) == "cell:c1"
    assert work.left > 1_000


def test_a_bot_with_a_limit_of_processor_time_answers() -> None:
    for table in moments("tharos", 2, 9, 3):
        seat = asked_seat(table.state)
        observed = table.game.guess(table.state, seat, b"e" * 16)

        for bot in ("search@3ms", "mcts@3ms"):
            assert choose(table.game, observed, seat, bot, 1) in options(table.state)


def test_plain_playouts_find_the_winning_cell() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for cell in ("a1", "a3", "b1", "b3"):
        table.answer(f"cell:{cell}")

    action = choose(table.game, table.state, 0, "mcts@5000", 1)

    assert table.game.token(action) == "cell:c1"


def test_it_prevents_a_line_that_greedy_does_not_see() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for cell in ("b2", "a1", "c3", "a3"):
        table.answer(f"cell:{cell}")

    assert table.game.token(thought(table, positions=2_000)) == "cell:a2"


def test_as_first_player_at_tictactoe_it_never_loses_to_random() -> None:
    for number in range(10):
        table = spielwerk.new("tictactoe", 2, seed=number)
        while not table.over:
            seat = asked_seat(table.state)
            bot = "journeyman" if seat == 0 else "random"
            seed = seed_of(number, len(table.moments))
            table.answer(table.game.token(choose(table.game, table.state, seat, bot, seed)))

        assert 0 in table.winners


def test_there_are_four_levels_for_people() -> None:
    assert BOTS[-4:] == tuple(LEVELS) == ("apprentice", "journeyman", "master", "grandmaster")


@pytest.mark.parametrize("name", NAMES)
def test_the_levels_are_offered_at_every_game(name: str) -> None:
    assert set(BOTS) <= set(offered(spielwerk.game(name)))
