"""A worker answers for a whole turn, as far as luck and secrets let it, with what it found out."""

from __future__ import annotations

import gc

import pytest

import spielwerk
from spielwerk import bots
from spielwerk.bots import Player, seed_of
from spielwerk.bots.pacing import turn_at
from spielwerk.core.agenda import Action, State, asked_seat
from spielwerk.core.record import new_key
from spielwerk.core.table import Table
from spielwerk.server import thinking

BOT = "search@300"
GAMES = ["tharos", "nobility", "dei"]


def job_at(table: Table, seed: int) -> thinking.Think:
    return thinking.question(table, asked_seat(table.state), BOT, seed, new_key(seed))


def where(table: Table) -> tuple[tuple[int, int], int, int]:
    g: State = table.state
    return turn_at(table.game, g), g.draws, g.reveals


@pytest.mark.parametrize("name", GAMES)
def test_its_answers_are_those_of_a_bot_that_sits_there_all_the_time(name: str) -> None:
    table = spielwerk.new(name, 2, seed=3)
    sitting = [Player(table.game, seat, BOT) for seat in range(2)]
    without = 0  # where what was found out before makes a difference
    for number in range(12):
        seat, seed = asked_seat(table.state), seed_of(3, number)
        for at, chosen in enumerate(thinking.think(job_at(table, seed))):
            luck = seed_of(seed, at)
            observed = table.game.guess(table.state, seat, new_key(seed_of(9, at)))
            assert chosen.offered == table.options
            assert chosen.token == table.game.token(sitting[seat].choose(observed, luck))
            assert chosen.why == sitting[seat].why
            fresh = Player(table.game, seat, BOT).choose(observed, luck)
            without += chosen.token != table.game.token(fresh)
            table.answer(chosen.token)

    assert without > 0


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_until_dice_fall_or_something_comes_to_light_or_the_turn_is_over(
    name: str,
) -> None:
    table = spielwerk.new(name, 2, seed=4)
    most = 0
    for number in range(10):
        known = where(table)
        chosen = thinking.think(job_at(table, number))
        most = max(most, len(chosen))
        for each in chosen:
            assert where(table) == known
            table.answer(each.token)
        assert where(table) != known

    assert most > 2


@pytest.mark.parametrize("name", GAMES)
def test_who_has_thought_long_enough_gives_one_answer(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    table = spielwerk.new(name, 2, seed=4)

    assert len(thinking.think(job_at(table, 1))) == 1


@pytest.mark.parametrize("collects", [True, False])
def test_circular_garbage_is_collected_after_a_job_and_not_within(
    collects: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = spielwerk.new("tharos", 2, seed=4)
    within: list[bool] = []

    class Noting(Player):
        def choose(self, g_observed: State, seed: int) -> Action:
            within.append(gc.isenabled())
            return super().choose(g_observed, seed)

    monkeypatch.setattr(bots, "Player", Noting)
    if not collects:
        gc.disable()
    try:
        thinking.think(job_at(table, 1))

        assert set(within) == {False}
        assert gc.isenabled() == collects
    finally:
        gc.enable()
