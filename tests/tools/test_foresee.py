"""Foresight: what is known at the next dice of how answers end, luck taken off."""

from __future__ import annotations

import numpy as np
import pytest

import spielwerk
from spielwerk.bots.dice import Dice
from spielwerk.bots.lines import Work
from spielwerk.bots.search import Search
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import OVER, asked_seat
from tools.foresee import (
    LEADING,
    OTHERS,
    Answers,
    Job,
    chosen,
    doubts,
    followed,
    followed_once,
    foreseen,
)
from tools.tune import Numbers

LUCK = 3.0  # points


def questions(weights: list[float], spread: float = 1.0) -> list[Answers]:
    """Many questions whose ends are what these weights make of the merits, and luck."""
    random = np.random.default_rng(1)
    found = []
    for _ in range(200):
        parts: Numbers = spread * random.standard_normal((4, len(weights)))
        luck = LUCK * random.standard_normal((4, 32))
        found.append(Answers(parts, (parts @ np.array(weights))[:, None] + luck))
    return found


def test_what_follows_from_the_merits_as_judged_is_foreseen() -> None:
    found = foreseen(questions([1.0, 1.0]))

    assert found.spread == pytest.approx((2 * 3 / 4) ** 0.5, rel=0.1)  # of four, about their mean
    assert found.judged == pytest.approx(1.0, abs=0.1)
    assert found.worth == pytest.approx(1.0, abs=0.1)
    assert found.fitted == pytest.approx(1.0, abs=0.1)


def test_what_other_weights_would_foresee_is_told() -> None:
    found = foreseen(questions([2.0, -2.0]))

    assert found.judged == pytest.approx(0.0, abs=0.1)
    assert found.fitted > 0.8


def test_a_judged_point_may_become_less() -> None:
    found = foreseen(questions([0.5, 0.5]))

    assert found.worth == pytest.approx(0.5, abs=0.1)
    assert found.judged == pytest.approx(1.0, abs=0.15)


def test_fewer_questions_leave_more_doubt() -> None:
    all_of_them = questions([1.0, 1.0])

    many, few = doubts(all_of_them), doubts(all_of_them[:20])

    assert 0.0 < many.judged < few.judged
    assert 0.0 < many.worth < few.worth


def test_luck_alone_is_no_difference() -> None:
    found = foreseen(questions([0.0, 0.0]))

    assert found.spread < 0.3  # the luck in the mean of 32 walks is 0.5
    assert abs(found.worth) < 0.1


def test_a_few_answers_to_each_question_are_followed_with_the_same_luck() -> None:
    job = Job("nobility", "random", questions=1, walks=2, seed=5)

    (found,) = followed(job)
    (again,) = followed(job)

    assert found.parts.shape[1] == len(spielwerk.game("nobility").merit_names)
    assert LEADING < len(found.ends) <= LEADING + OTHERS
    assert found.ends.shape == (len(found.parts), 2)
    assert found.ends.tolist() == again.ends.tolist()


def test_a_walk_is_judged_at_the_next_dice_and_goes_on_to_the_end() -> None:
    table = spielwerk.new("nobility", 2, seed=3)
    g = table.game.guess(table.state, asked_seat(table.state), b"a" * 16)
    work = Work(200)
    search = Search(judge_of(table.game, TUNED), g, Dice(1), 0.0, work)

    parts, margin = followed_once(search, chosen(search, 1)[0], g)

    scores = table.game.scores(g)
    assert asked_seat(g) == OVER
    assert margin == scores[search.seat] - scores[1 - search.seat]
    assert len(parts) == len(table.game.merit_names)
    ended = np.array(search.judge.parts(g, 0)) - np.array(search.judge.parts(g, 1))
    assert not np.allclose(np.abs(parts), np.abs(ended))
