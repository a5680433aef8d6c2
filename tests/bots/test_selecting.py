"""Which line is tried next: by curiosity, or by leaving out the worse half again and again."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.bots.dice import Dice
from spielwerk.bots.lines import Line, Node, Work
from spielwerk.bots.search import Search
from spielwerk.bots.selecting import (
    Span,
    begin_alike,
    best_first,
    in_question,
    is_ahead,
    least_tried,
    most_wanted,
)
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.table import Table


def tried(*lines: tuple[int, int, float]) -> Node:
    """A node whose lines begin with these answers and were tried so often with such a mean."""
    node = Node(0, [Line([answer], 0.0) for answer, _, _ in lines])
    for line, (_, visits, mean) in zip(node.lines, lines, strict=True):
        line.visits, line.total = visits, visits * mean
        node.visits += visits
        node.total += visits * mean
    return node


def answers(lines: list[Line]) -> list[int]:
    return [line.picks[0] for line in lines]


def test_curiosity_tries_a_rarely_tried_line_before_an_equal_one() -> None:
    node = tried((1, 100, 5.0), (2, 10, 5.0))
    span = Span()
    span.include(0.0)
    span.include(10.0)

    assert most_wanted(node, span, 1).picks == [2]


def test_an_answer_is_ahead_when_no_other_one_can_be_tried_as_often_any_more() -> None:
    node = tried((1, 10, 0.0), (1, 9, 0.0), (2, 4, 0.0))

    assert is_ahead(node, 5.0)
    assert not is_ahead(node, 6.0)


@pytest.mark.parametrize(
    ("left", "kept"), [(1.0, 16), (0.76, 16), (0.74, 8), (0.49, 4), (0.24, 2), (0.0, 2), (-0.1, 2)]
)
def test_after_each_round_half_as_many_lines_are_in_question(left: float, kept: int) -> None:
    node = tried(*((answer, 3, float(answer)) for answer in range(20)))

    found = in_question(node, 16, left)

    assert answers(found) == [*range(19, 19 - kept, -1)]


@pytest.mark.parametrize(("lines", "kept"), [(2, [2, 2, 2]), (3, [3, 2, 2]), (5, [5, 2, 2])])
def test_a_question_with_few_lines_has_fewer_rounds(lines: int, kept: list[int]) -> None:
    node = tried(*((answer, 3, 0.0) for answer in range(lines)))

    assert [len(in_question(node, 16, left)) for left in (0.9, 0.45, 0.1)] == kept


def test_a_line_that_looks_better_than_what_stayed_comes_back() -> None:
    node = tried((1, 40, 3.0), (2, 40, 2.0), (3, 10, 9.0))

    assert 3 in answers(in_question(node, 16, 0.01))


def test_the_first_walk_goes_to_the_most_promising_line() -> None:
    node = tried((1, 0, 0.0), (2, 0, 0.0))

    assert answers(in_question(node, 16, 1.0)) == [1]


def test_the_least_tried_line_in_question_is_next() -> None:
    assert least_tried(tried((1, 5, 0.0), (2, 3, 0.0), (3, 3, 0.0)).lines).picks == [2]


def test_lines_begin_alike_or_not() -> None:
    assert begin_alike(tried((7, 1, 0.0), (7, 2, 0.0)).lines)
    assert not begin_alike(tried((7, 1, 0.0), (8, 2, 0.0)).lines)


def test_the_best_one_is_not_a_lucky_one_that_was_left_out_early() -> None:
    node = tried((1, 40, 2.0), (2, 39, 3.0), (3, 2, 30.0))

    assert answers(best_first(node)) == [2, 1, 3]


def nearly_won() -> Table:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for cell in ("a1", "a3", "b1", "b3"):
        table.answer(f"cell:{cell}")
    return table


def test_halving_tries_all_lines_first_and_the_best_ones_most() -> None:
    table = nearly_won()
    work, dice = Work(4_000), Dice(1)
    search = Search(judge_of(table.game, TUNED), table.state, dice, 0.0, work, halving=16)

    search.think(table.state, dice, work)

    visits = sorted(line.visits for line in search.root.lines)
    assert visits[0] >= 10
    assert visits[-2] - 1 <= visits[-1] <= visits[-2] + 1
    assert visits[-2] > 2 * visits[0]
    assert table.game.token(search.ranked()[0].picks[0]) == "cell:c1"


def test_halving_ends_when_all_lines_in_question_begin_with_the_same_answer() -> None:
    table = nearly_won()
    work, dice = Work(4_000), Dice(1)
    search = Search(judge_of(table.game, TUNED), table.state, dice, 0.0, work, halving=16)
    [one, *others] = search.root.lines
    for line in others:
        line.picks = one.picks

    search.think(table.state, dice, work)

    assert 0 < search.iterations <= 32
