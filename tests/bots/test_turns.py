"""A level may have so many positions for a whole turn, which its answers share."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, pairwise
from pathlib import Path
from typing import ClassVar

import pytest

import spielwerk
from spielwerk.arena import playing
from spielwerk.arena.playing import GameJob, Setup, play
from spielwerk.bots import LEVELS, Player, seed_of
from spielwerk.bots.dice import Dice
from spielwerk.bots.lines import Work
from spielwerk.bots.pacing import (
    NO_TURN,
    a_part,
    is_same_turn,
    questions_ahead,
    turn_at,
    turn_for,
)
from spielwerk.bots.thinkers import Thinker, thinker
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.cli import session
from spielwerk.cli.session import Session
from spielwerk.core.agenda import Action, State, asked_seat, options
from spielwerk.core.table import Table

TURN = 12_000
ANSWER = 4_000
ROOT = 6_000  # more than a first look at all answers and at the turn costs at D.E.I.


def turns_of(table: Table, answers: int) -> list[list[int]]:
    """What was spent before each answer that there was a choice for, turn by turn."""
    players = [Player(table.game, seat, "master") for seat in range(2)]
    for player in players:
        player.thinker = Thinker("search", ANSWER, turn=TURN)
    turns: list[list[int]] = []
    turn = NO_TURN
    for number in range(answers):
        seat = asked_seat(table.state)
        before, turn = turn, turn_at(table.game, table.state)
        if turn != before:
            turns.append([])
            players[seat].spent = 0
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
        assert spent[-1] <= TURN + ROOT * len(spent)
        for before, after in pairwise(spent):
            assert before < after <= before + ANSWER + ROOT


def test_a_turn_is_a_seats_and_a_stages() -> None:
    table = spielwerk.new("dei", 2, seed=3)
    turns = []
    while not table.over:
        turns.append(turn_at(table.game, table.state))
        table.answer(table.options[0])

    stages = range(table.game.last_stage)
    assert set(turns) == {(seat, stage) for seat in range(2) for stage in stages}
    assert NO_TURN not in turns


class Counting(Player):
    """Answers at random, and spends one position on every answer."""

    asked: ClassVar[list[tuple[tuple[int, int], int]]]  # in which turn, and what was spent on it

    def choose(self, g_observed: State, seed: int) -> Action:
        self.asked.append((turn_at(self.game, g_observed), self.spent))
        self.spent += 1
        return super().choose(g_observed, seed)


def in_the_arena(name: str, _: Path) -> None:
    play(GameJob(Setup(name), ("random", "random"), seed=3))


def in_a_terminal(name: str, folder: Path) -> None:
    table = spielwerk.new(name, 2, seed=3)
    Session(table, ["random"] * 2, ["Anna", "Ben"], "en", folder / "game.json", True).run()


@pytest.mark.parametrize("name", ["tharos", "nobility", "dei"])
@pytest.mark.parametrize("played", [in_the_arena, in_a_terminal])
def test_what_is_spent_adds_up_until_the_turn_is_really_over(
    name: str,
    played: Callable[[str, Path], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "Player", Counting)
    monkeypatch.setattr(session, "Player", Counting)
    monkeypatch.setattr(Counting, "asked", [], raising=False)

    played(name, tmp_path)

    expected = [
        spent
        for _, answers in groupby(turn for turn, _ in Counting.asked)
        for spent, _ in enumerate(answers)
    ]
    assert [spent for _, spent in Counting.asked] == expected
    assert len(expected) > 150
    assert max(expected) > 5


def test_questions_are_counted_to_the_end_of_the_turn() -> None:
    table = spielwerk.new("dei", 2, seed=3)
    judge = judge_of(table.game, TUNED)
    seen: set[int] = set()
    for _ in range(60):
        if len(options(table.state)) > 1:
            seat, stage = asked_seat(table.state), table.game.stage(table.state)
            guess, work = table.game.guess(table.state, seat, b"t" * 16), Work(0)
            ahead = questions_ahead(judge, guess, seat, work)
            assert ahead > 0
            assert work.left < 0, "what is looked at counts"
            assert not is_same_turn(judge, guess, seat, stage)
            seen.add(ahead)
        table.answer(table.options[0])

    assert len(seen) > 4


def test_where_a_turn_is_one_answer_it_may_have_all() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)
    judge = judge_of(table.game, TUNED)

    assert questions_ahead(judge, table.state.clone(), 0, Work(0)) == 1


@pytest.mark.parametrize(("spent", "most"), [(0, ANSWER), (TURN - 900, 900), (TURN, 1)])
def test_an_answer_has_its_part_of_what_is_left(spent: int, most: int) -> None:
    table = spielwerk.new("dei", 2, seed=3)
    while not table.game.settled(table.state, asked_seat(table.state)):
        table.answer(table.options[0])
    seat = asked_seat(table.state)
    player = Player(table.game, seat, "master", spent=spent)
    player.thinker = Thinker("search", ANSWER, turn=TURN)
    guess = table.game.guess(table.state, seat, Dice(1).key())
    looked = Work(0)
    ahead = questions_ahead(player.judge, guess.clone(), seat, looked)

    allowed = player.allowance(guess, Dice(1), follows=False)

    assert ahead > 3
    assert player.spent == spent - looked.left
    plans = player.sight.plans
    assert allowed == max(1, min(ANSWER, a_part(TURN - player.spent, ahead, plans)))
    assert allowed <= most


@pytest.mark.parametrize("ahead", range(1, 20))
def test_whoever_plans_begins_with_more_and_nobody_has_more_than_is_left(ahead: int) -> None:
    fair, planned = a_part(TURN, ahead, plans=False), a_part(TURN, ahead, plans=True)

    assert TURN // ahead <= fair <= TURN
    assert fair <= planned <= TURN
    assert planned > 1.2 * fair or ahead < 9


@pytest.mark.parametrize(
    ("rivals", "expected"),
    [(False, [TURN, TURN, 8_000, 6_000]), (True, [TURN, TURN, 6_400, 4_000])],
)
def test_with_more_players_a_turn_has_less(rivals: bool, expected: list[int]) -> None:
    assert [turn_for(TURN, seats, rivals) for seats in (1, 2, 3, 4)] == expected


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

    assert 3 * thinker(game, "grandmaster").positions <= limits.pop("grandmaster") <= 400_000
    assert set(limits.values()) == {0}
