"""The table: answering, refusing without a trace, undo and its barrier."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.core import record as records
from spielwerk.core.agenda import Why, options
from spielwerk.core.errors import BadSetup, IllegalAction
from spielwerk.core.table import Table
from tests.games.tharos.given import given, me, when


def everything(table: Table) -> tuple[bytes, bytes, int, int]:
    return (
        table.saved_state(),
        records.encode(table.record()),
        len(table.events),
        len(table.moments),
    )


@pytest.mark.parametrize("token", ["cell:z9", "", "cell", "pass", "cell:a1 ", "CELL:A1"])
def test_an_unknown_answer_is_refused(token: str) -> None:
    table = spielwerk.new("tictactoe", 2)
    before = everything(table)

    with pytest.raises(IllegalAction, match="is not an answer of Tic-tac-toe"):
        table.answer(token)

    assert everything(table) == before


def test_an_illegal_answer_names_its_rule_and_changes_nothing() -> None:
    table = spielwerk.new("tictactoe", 2)
    table.answer("cell:b2")
    before = everything(table)

    with pytest.raises(IllegalAction, match="cell:b2 is refused by TTT-02: taken") as caught:
        table.answer("cell:b2")

    assert (caught.value.rule, caught.value.token) == ("TTT-02", "cell:b2")
    assert everything(table) == before


def test_in_tharos_no_illegal_answer_leaves_a_trace_at_any_decision() -> None:
    table = spielwerk.new("tharos", 3, seed=8)
    every = list(table.game.tokens.by_token)

    for number in range(120):
        offered = table.options
        before = everything(table)
        for token in every[number % 7 :: 7]:
            if token not in offered:
                with pytest.raises(IllegalAction):
                    table.answer(token)
        assert everything(table) == before
        table.answer(offered[number % len(offered)])


def test_a_refusal_tells_the_numbers_that_failed() -> None:
    table = given(dice="Y3", money=9)

    with pytest.raises(IllegalAction, match=r"TH-ACT-BUILD-01: needs_jars \(needs 10, has 9\)"):
        table.answer("do:build")


def test_an_answer_that_is_not_part_of_the_question_names_what_is_offered() -> None:
    table = given(dice="W3")
    when(table, "do:little")

    with pytest.raises(IllegalAction, match="TH-ACT-MONEY-02 offers die:W3"):
        table.answer("pass")


def test_what_was_shown_decides_until_the_next_answer() -> None:
    """A server shows the options and has the answer checked by the same list."""
    table = spielwerk.new("tictactoe", 2)
    assert table.show(Why()) == options(table.state)
    table.answer("cell:b2")
    with pytest.raises(IllegalAction, match="TTT-02"):
        table.answer("cell:b2")

    assert table.show(Why()) == options(table.state)
    table.undo()

    table.answer("cell:b2")  # the list shown before the undo has no b2
    assert table.the_record.answers == ["cell:b2"]


def test_why_never_names_what_is_offered() -> None:
    table = spielwerk.new("tharos", 2, seed=4)

    while not table.over:
        assert not set(table.why()) & set(table.options)
        table.answer(table.options[-1])


def test_after_the_end_nothing_is_asked_and_nothing_answered() -> None:
    table = spielwerk.new("tictactoe", 2)
    for cell in ("a1", "b1", "a2", "b2", "a3"):
        table.answer(f"cell:{cell}")

    assert (table.over, table.asked, table.options, table.why()) == (True, None, [], {})
    assert (table.scores, table.winners, table.record().scores) == ([1, 0], [0], [1, 0])
    with pytest.raises(IllegalAction, match="the game is over"):
        table.answer("cell:c3")


def test_a_drawn_game_has_two_winners() -> None:
    table = spielwerk.new("tictactoe", 2)

    for cell in ("a1", "b2", "a2", "a3", "c1", "b1", "b3", "c2", "c3"):
        table.answer(f"cell:{cell}")

    assert (table.over, table.scores, table.winners) == (True, [0, 0], [0, 1])


def test_asked_says_who_what_and_by_which_rule() -> None:
    table = given(dice="R5")
    when(table, "person:cannoneer")

    asked = table.asked

    assert asked is not None
    assert (asked.seat, asked.prompt, asked.rule, asked.about) == (
        0,
        "ActivateCard",
        "TH-ACT-ACTIVATE-01",
        "person:cannoneer",
    )


def test_undo_takes_back_own_answers_one_by_one() -> None:
    table = given(dice="W3 W4 R2")
    states = [table.saved_state()]

    for token in ("do:plenty", "die:W3"):
        when(table, token)
        states.append(table.saved_state())

    assert table.undoable(0) == 2
    table.undo()
    assert table.saved_state() == states[1]
    table.undo()
    assert table.saved_state() == states[0]
    with pytest.raises(IllegalAction, match="there is nothing to undo"):
        table.undo()


def test_undo_stops_at_another_players_answer() -> None:
    table = given(dice="W3 W4", others={1: {"dice": "W1"}})
    when(table, "do:little", "die:W3")

    assert (table.undoable(0), table.undoable(1)) == (2, 0)
    when(table, "do:little")
    assert (table.undoable(0), table.undoable(1)) == (0, 1)
    with pytest.raises(IllegalAction, match="this cannot be undone"):
        table.undo(seat=0)


def test_undo_stops_at_a_roll() -> None:
    table = given(dice="W3 R4 R5", others={1: {"passed": 1}}, coming=[6])

    when(table, "do:reroll", "die:W3", "die:R4", "done")

    assert table.undoable(0) == 0
    before = table.saved_state()
    with pytest.raises(IllegalAction, match="something random or hidden came to light"):
        table.undo()
    assert table.saved_state() == before


def test_undo_stops_where_a_card_was_revealed() -> None:
    table = given(dice="W6 W1", others={1: {"passed": 1}}, coming=["card 3", "card 13", "card 14"])
    when(table, "do:choice", "die:W6")

    when(table, "card:3")

    assert table.undoable(0) == 0


def test_undo_of_more_than_possible_is_refused_with_the_number() -> None:
    table = given(dice="W3 R4 R5", others={1: {"passed": 1}}, coming=[6])
    when(table, "do:reroll", "die:W3", "die:R4", "done", "do:fight", "die:R5")

    with pytest.raises(IllegalAction, match="only 2 of 5 answers can be taken back"):
        table.undo(5)


def test_after_an_undo_the_same_dice_fall() -> None:
    table = spielwerk.new("tharos", 2, seed=6)
    while table.undoable(0) + table.undoable(1) < 2:
        table.answer(table.options[-1])
    twin = spielwerk.replay(table.record())

    table.undo()
    table.answer(twin.record().answers[-1])
    for _ in range(30):
        token = table.options[-1]
        table.answer(token)
        twin.answer(token)

    assert table.saved_state() == twin.saved_state()
    assert table.record() == twin.record()


def test_undo_keeps_the_coming_outcomes_of_a_position() -> None:
    table = given(dice="W3 R4", others={1: {"passed": 1}}, coming=[6])
    when(table, "do:reroll", "die:W3")
    table.undo()

    when(table, "die:W3", "die:R4")

    assert me(table)["dice"]["active"] == ["R6"]


def test_a_published_record_is_looked_at_and_not_played_on() -> None:
    table = spielwerk.new("tictactoe", 2)
    table.answer("cell:a1")

    public = spielwerk.replay(table.record(public=True))

    with pytest.raises(IllegalAction, match="branch it to play on"):
        public.answer("cell:a2")
    twin = public.branch(1, seed=2)
    twin.answer("cell:a2")
    assert twin.record().answers == ["cell:a1", "cell:a2"]


@pytest.mark.parametrize(
    ("name", "seats", "more", "message"),
    [
        ("chess", 2, {}, "chess"),
        ("tharos", 1, {}, "Tharos is for 2 to 4 players, not 1"),
        ("tharos", 5, {}, "Tharos is for 2 to 4 players, not 5"),
        ("tharos", 2, {"names": ["Ada"]}, "1 names for 2 seats"),
        ("tharos", 2, {"options": {"night": True}}, "Tharos has no option 'night'"),
    ],
)
def test_an_impossible_set_up_is_refused(
    name: str, seats: int, more: dict[str, object], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        spielwerk.new(name, seats, **more)  # type: ignore[arg-type]
