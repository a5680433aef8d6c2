"""The agenda: steps, options, explanations, clones; perft of tic-tac-toe and Tharos."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.core import codec
from spielwerk.core.agenda import (
    EVERYONE,
    OVER,
    Choice,
    Event,
    State,
    Task,
    Why,
    advance,
    all_but,
    apply,
    asked_seat,
    explain,
    options,
    refuse,
)
from spielwerk.core.conformance import perft
from spielwerk.games.tictactoe.rules import MarkCell, TicTacToe

TTT = spielwerk.game("tictactoe")


def grid() -> TicTacToe:
    g = TicTacToe()
    g.do_next(MarkCell(0))
    return g


def test_what_is_pushed_happens_first_in_the_order_written() -> None:
    g = grid()

    g.do_next(MarkCell(1), MarkCell(0))

    seats: list[int] = []
    while g.agenda and len(seats) < 3:
        step = g.agenda.pop()
        assert isinstance(step, MarkCell)
        seats.append(step.seat)
    assert seats == [1, 0, 0]


def test_the_seat_of_the_pending_choice_is_asked_and_nobody_at_the_end() -> None:
    g = grid()

    first = asked_seat(g)
    for cell in (0, 3, 1, 4, 2):
        apply(g, cell)

    assert (first, asked_seat(g), g.agenda) == (0, OVER, [])


def test_advance_without_tasks_changes_nothing() -> None:
    g = grid()
    before = codec.save(TTT, g)

    advance(g)

    assert codec.save(TTT, g) == before


def test_explain_gives_a_reason_for_every_refused_cell() -> None:
    g = grid()
    apply(g, 4)

    refusals = explain(g)

    assert [(r.action, r.rule, r.key) for r in refusals] == [(4, "TTT-02", "taken")]
    assert options(g) == [0, 1, 2, 3, 5, 6, 7, 8]


def test_a_refusal_is_noted_only_if_somebody_asked() -> None:
    why = Why()

    refuse(None, 1, "R-01", "never")
    refuse(why, 1, "R-01", "too_few", need=3, have=2)

    assert [(r.action, r.rule, r.key, r.need, r.have) for r in why.refusals] == [
        (1, "R-01", "too_few", 3, 2)
    ]


@pytest.mark.parametrize(
    ("audience", "seen"), [(EVERYONE, [0, 1, 2, -1]), (1, [1]), (all_but(1), [0, 2, -1])]
)
def test_an_event_is_seen_by_its_audience_only(audience: int, seen: list[int]) -> None:
    event = Event("R-01", "drew", 1, -1, 0, 0, audience)

    watchers = [seat for seat in (0, 1, 2, -1) if event.visible_to(seat)]

    assert watchers == seen


def test_nothing_is_told_when_nobody_listens() -> None:
    g = grid()

    g.tell("TTT-02", "marked", 0)
    silent = g.log
    g.log = []
    g.tell("TTT-02", "marked", 0, 4, 1)

    assert silent is None
    assert [(event.thing, event.amount) for event in g.log] == [(4, 1)]


def test_a_clone_plays_on_without_touching_its_original() -> None:
    g = grid()
    twin = g.clone()

    apply(twin, 4)

    assert (g.cells[4], twin.cells[4], asked_seat(g), asked_seat(twin)) == (-1, 0, 0, 1)


def test_bare_steps_and_states_say_that_they_do_nothing() -> None:
    with pytest.raises(NotImplementedError, match="Task"):
        Task[State]().run(State())
    with pytest.raises(NotImplementedError, match="Choice"):
        Choice[State]().options(State())
    with pytest.raises(NotImplementedError, match="Choice"):
        Choice[State]().take(State(), 0)
    with pytest.raises(NotImplementedError, match="State"):
        State().clone()


@pytest.mark.parametrize(("depth", "paths"), [(1, 9), (2, 72), (3, 504), (4, 3024), (5, 15120)])
def test_tic_tac_toe_has_so_many_openings(depth: int, paths: int) -> None:
    assert perft(grid(), depth) == paths


def test_tic_tac_toe_has_255168_games() -> None:
    assert perft(grid(), 9) == 255168


def test_perft_of_tharos_is_the_same_for_the_same_key() -> None:
    first, again, other = (spielwerk.new("tharos", 2, seed=seed).state for seed in (1, 1, 2))

    counts = [perft(g, 3) for g in (first, again, other)]

    assert counts[0] == counts[1] > 200
    assert counts[2] != counts[0]
