"""What a search has worked out is not worked out again."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.bots.lines import NARROW, Line, Node, Work, node_at
from spielwerk.bots.memory import LARGE, Memory
from spielwerk.bots.selecting import Span, most_wanted
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import State, asked_seat, options
from spielwerk.core.conformance import random_game
from spielwerk.core.replaying import replay

GAMES = ("tharos", "nobility", "dei")
MANY = 1 << 20


def a_choice(name: str, answers: int = 4) -> State:
    """A question with several answers from the middle of a random game."""
    game = spielwerk.game(name)
    record = random_game(game, 2, 5, check=False).record()
    for at in range(len(record.answers) // 2, len(record.answers)):
        g = replay(game, record, to=at).state
        if len(options(g)) >= answers:
            return g
    raise AssertionError("no such question")


def all_lines(node: Node) -> list[Line]:
    node.widen(len(node.known))
    return node.lines


def after_a_large_question() -> tuple[State, Memory, list[int]]:
    """A large question of Tharos, a memory that has met it, and its answers."""
    g = a_choice("tharos", LARGE + 1)
    memory = Memory(judge_of(spielwerk.game("tharos"), TUNED))
    answers = options(g)
    memory.node_at(g, (asked_seat(g), *answers), Work(MANY))
    return g, memory, answers


@pytest.mark.parametrize("name", GAMES)
def test_a_question_met_first_has_the_lines_that_are_worked_out(name: str) -> None:
    g = a_choice(name)
    judge = judge_of(spielwerk.game(name), TUNED)

    found = Memory(judge).node_at(g, (asked_seat(g), *options(g)), Work(MANY))

    expected = node_at(judge, g, NARROW, Work(MANY))
    assert found.seat == expected.seat
    for line, other in zip(all_lines(found), expected.lines, strict=True):
        assert line.picks == other.picks
        assert line.promise == pytest.approx(other.promise)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_met_again_costs_nothing_and_counts_for_itself(name: str) -> None:
    g = a_choice(name)
    memory = Memory(judge_of(spielwerk.game(name), TUNED))
    question = (asked_seat(g), *options(g))
    first = memory.node_at(g, question, Work(MANY))
    all_lines(first)[0].visits = 9

    work = Work(MANY)
    again = memory.node_at(g, question, work)

    assert work.left == MANY
    assert [line.picks for line in all_lines(again)] == [line.picks for line in first.lines]
    assert again.lines[0].visits == 0


def test_lines_come_into_question_one_by_one() -> None:
    g, memory, answers = after_a_large_question()
    node = memory.node_at(g, (asked_seat(g), *answers), Work(MANY))

    most_wanted(node, Span(), 1)
    assert len(node.lines) == 1

    node.visits = 9
    most_wanted(node, Span(), 1)
    assert [line.picks for line in node.lines] == [line.picks for line in node.known[:4]]


def test_an_answer_met_again_in_another_large_question_costs_nothing() -> None:
    g, memory, answers = after_a_large_question()

    work = Work(MANY)
    fewer = memory.node_at(g, (asked_seat(g), *answers[1:]), work)

    assert work.left == MANY
    assert sorted(line.picks[0] for line in all_lines(fewer)) == answers[1:]


def test_the_answers_of_a_small_question_are_looked_at_anew() -> None:
    g, memory, answers = after_a_large_question()

    work = Work(MANY)
    memory.node_at(g, (asked_seat(g), *answers[:3]), work)

    assert work.left < MANY
