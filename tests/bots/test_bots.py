"""Bots: legal, deterministic, blind to what their seat cannot see, and worth playing."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.arena.playing import Setup
from spielwerk.bots import choose, seed_of
from spielwerk.cli.simulation import play_games, rotation, summary
from spielwerk.core.agenda import asked_seat, options
from spielwerk.core.conformance import Dice, random_game
from spielwerk.core.errors import BadSetup
from spielwerk.core.replaying import replay
from spielwerk.core.table import Table

QUICK = ("random", "greedy", "apprentice")  # the others differ from the last by diligence


def moments(game: str, seats: int, seed: int, every: int) -> list[Table]:
    """Some decisions of a random game."""
    played = spielwerk.game(game)
    record = random_game(played, seats, seed, check=False).record()
    return [replay(played, record, to=at) for at in range(0, len(record.answers), every)]


@pytest.mark.parametrize("bot", QUICK)
def test_a_choice_is_offered_and_the_same_for_the_same_seed(bot: str) -> None:
    for table in moments("tharos", 3, 5, 61):
        seat = asked_seat(table.state)
        observed = table.game.guess(table.state, seat, b"a" * 16)

        first = choose(table.game, observed, seat, bot, 7)

        assert first in options(table.state)
        assert choose(table.game, observed, seat, bot, 7) == first


@pytest.mark.parametrize("bot", QUICK)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(bot: str) -> None:
    for number, table in enumerate(moments("tharos", 4, 11, 47)):
        seat = asked_seat(table.state)
        dice = Dice(f"other hands {number}")
        guesses = [table.game.guess(table.state, seat, dice.key()) for _ in range(3)]

        chosen = {choose(table.game, guess, seat, bot, 7) for guess in guesses}

        assert len(chosen) == 1


def test_choosing_leaves_the_observed_state_as_it_was() -> None:
    from spielwerk.core import codec

    for table in moments("tharos", 2, 3, 53):
        seat = asked_seat(table.state)
        observed = table.game.guess(table.state, seat, b"b" * 16)
        before = codec.save(table.game, observed)

        choose(table.game, observed, seat, "greedy", 1)

        assert codec.save(table.game, observed) == before


def test_the_random_bot_meets_every_option() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)

    chosen = {choose(table.game, table.state, 0, "random", seed_of(1, n)) for n in range(300)}

    assert chosen == set(options(table.state))


def test_an_unknown_bot_is_refused() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)

    with pytest.raises(BadSetup, match="no bot 'clever'"):
        choose(table.game, table.state, 0, "clever", 1)


def test_greedy_takes_a_line_of_three() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for token in ("cell:a1", "cell:a3", "cell:b1", "cell:b3"):
        table.answer(token)

    action = choose(table.game, table.state, 0, "greedy", 1)

    assert table.game.token(action) == "cell:c1"


def test_greedy_beats_random_at_tharos() -> None:
    bots = ["greedy", "random"]

    results = list(play_games(Setup("tharos"), bots, 100, 12, 1))

    assert summary(bots, results)[0]["share"] > 0.9


def test_every_order_at_the_table_comes_equally_often() -> None:
    orders = [tuple(rotation(3, number)) for number in range(12)]

    assert {orders.count(order) for order in orders} == {2}
    assert len(set(orders)) == 6
    assert {order[0] for order in orders[:3]} == {0, 1, 2}


def test_jobs_change_nothing() -> None:
    bots = ["random", "random", "random"]

    alone = [r.scores for r in play_games(Setup("tharos"), bots, 5, 6, 1)]
    shared = [r.scores for r in play_games(Setup("tharos"), bots, 5, 6, 2)]

    assert alone == shared
