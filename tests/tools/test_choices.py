"""What answers are worth by walks that look at everything anew, and what bots make of it."""

from __future__ import annotations

import numpy as np
import pytest

import spielwerk
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import options
from tools.choices import Job, answered, main, rows, worths
from tools.foresee import Job as Questions

FAR = 4
QUESTIONS = Questions("nobility", "greedy", 3, 4, 5)


def test_the_answer_that_wins_is_worth_most() -> None:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for cell in ("a1", "b1", "a2", "b2"):
        table.answer(f"cell:{cell}")
    g, game = table.state, table.game

    known = worths(judge_of(game, TUNED), g, FAR, 8, 1)

    assert set(known) == set(options(g))
    assert game.token(max(known, key=lambda action: known[action])) == "cell:a3"


def test_worths_are_told_above_their_mean_and_the_same_for_the_same_seed() -> None:
    g = spielwerk.new("nobility", 2, seed=3).state
    judge = judge_of(spielwerk.game("nobility"), TUNED)

    known = worths(judge, g, FAR, 2, 7)

    assert sum(known.values()) == pytest.approx(0.0)
    assert worths(judge, g, FAR, 2, 7) == known
    assert worths(judge, g, FAR, 2, 8) != known


def test_every_bot_answers_every_question() -> None:
    found = answered(Job(QUESTIONS, FAR, ("greedy", "search@200", "random"), 2))

    assert [len(each) for each in found] == [3, 3, 3]
    assert answered(Job(QUESTIONS, FAR, ("greedy", "search@200", "random"), 2)) == found


def test_a_row_compares_with_the_first_bot() -> None:
    first, second = rows(np.array([[1.0, 2.0], [3.0, 3.0], [2.0, 4.0], [0.0, 1.0]]))

    assert first == (1.5, 0.0, 0.0)
    assert second[:2] == (2.5, 1.0)
    assert second.doubt == pytest.approx((2 / 3) ** 0.5 / 2)


def test_the_command_prints_a_row_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "1", "--questions", "2", "--walks", "1", "--far", "1", "--tries", "1"]

    assert main(["nobility", "--bots", "greedy,random", "--player", "greedy", *few]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 questions;")
    assert [line.split()[0] for line in lines[1:]] == ["greedy", "random"]
