"""A level may have so many positions for a whole turn, which its answers share."""

from __future__ import annotations

from itertools import pairwise

import pytest

import spielwerk
from spielwerk.bots import LEVELS, Player, seed_of
from spielwerk.bots.thinkers import Thinker, thinker
from spielwerk.core.agenda import asked_seat, options
from spielwerk.core.table import Table

TURN = 8_000
PART = 4
ROOT = 1_500  # more than a first look at all answers and one walk cost at D.E.I.


def turns_of(table: Table, answers: int) -> list[list[int]]:
    """What was spent before each answer that there was a choice for, turn by turn."""
    players = [Player(table.game, seat, "master") for seat in range(2)]
    for player in players:
        player.thinker = Thinker("search", TURN // PART, turn=TURN)
    turns: list[list[int]] = []
    last = -1
    for number in range(answers):
        seat = asked_seat(table.state)
        if seat != last:
            turns.append([])
        last = seat
        if len(options(table.state)) > 1:
            turns[-1].append(players[seat].spent)
        observed = table.game.guess(table.state, seat, b"t" * 16)
        action = players[seat].choose(observed, seed_of(2, number))
        table.answer(table.game.token(action))
    return [spent for spent in turns if spent]


def test_the_answers_of_a_turn_share_its_positions() -> None:
    turns = turns_of(spielwerk.new("dei", 2, seed=3), 40)

    assert max(len(spent) for spent in turns) > 6
    for spent in turns:
        assert spent[0] == 0, "another seat's turn was between"
        for before, after in pairwise(spent):
            share = max(0, TURN - before) // PART
            assert before < after <= before + share + ROOT


def test_who_has_spent_the_turn_still_answers_by_its_first_impression() -> None:
    table = spielwerk.new("tharos", 2, seed=4)
    while len(options(table.state)) < 4:
        table.answer(table.options[0])
    seat = asked_seat(table.state)
    observed = table.game.guess(table.state, seat, b"t" * 16)
    spent = LEVELS["grandmaster"].turn
    player = Player(table.game, seat, "grandmaster", spent=spent)

    action = player.choose(observed, 1)

    assert player.search is not None
    assert player.search.iterations == 0
    assert action == player.search.root.lines[0].picks[0]
    assert player.spent > spent


@pytest.mark.parametrize("name", ["tharos", "nobility", "dei"])
def test_only_the_grandmaster_has_a_limit(name: str) -> None:
    game = spielwerk.game(name)
    limits = {level: thinker(game, level).turn for level in LEVELS}

    assert 4 * thinker(game, "grandmaster").positions <= limits.pop("grandmaster") <= 300_000
    assert set(limits.values()) == {0}
