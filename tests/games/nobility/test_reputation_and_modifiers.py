"""Chapter 5: reputation and modifiers."""

from __future__ import annotations

from tests.games.nobility.board import (
    all_goods,
    asked_seat,
    fields,
    given,
    pass_all,
    place,
    player,
    refused,
    state,
    when,
)
from tests.support import rule

NINE_PLACED = {"castle:3": "5 0", "berk:2": "4 0"}


@rule("RN-REP-01")
def test_rep_stays_between_6_and_24() -> None:
    high = place(given(me={"rep": 23, "dice": [6]}), 6, "castle:3")
    low = given(
        me={"rep": 7, "dice": [1], "nobility": 3, "completed": ["S01 4"], "goods": all_goods(4)}
    )

    place(low, 1, "council:1-1")

    assert player(high).rep == 24
    assert player(low).rep == 6


@rule("RN-REP-02")
def test_the_sum_of_the_dice_may_not_exceed_the_rep() -> None:
    table = given(dice={"castle:2": "4 0"}, me={"rep": 9, "dice": [5, 6]})

    assert "die:5" in table.options
    assert refused(table, "die:6") == ("RN-REP-02", "rep-limit")
    why = table.why()["die:6"]
    assert (why.need, why.have) == (10, 9)


@rule("RN-REP-03")
def test_dice_on_the_mat_the_chancery_and_dice_tiles_count() -> None:
    table = given(
        2,
        chancery=True,
        dice={"mat:1": "5 0", "chancery:1": "1 0", "dicefield:01-2": "2 0"},
        me={"rep": 9, "dice": [2, 1], "dice_tiles": ["01"], "workers": 1},
        filled={"01": [2]},
        desks={"upper-1": 0},
    )

    assert player(table).placed == 8
    assert "die:1" in table.options
    assert "die:2" not in table.options


@rule("RN-REP-04")
def test_a_rise_counts_for_the_next_die_but_not_for_the_die_that_causes_it() -> None:
    table = given(2, dice={"berk:2": "4 0"}, me={"rep": 8, "dice": [5, 4, 3]})

    assert "die:5" not in table.options
    place(table, 4, "castle:2")
    assert player(table).rep == 10
    when(table, "pass")

    assert "die:3" not in table.options
    assert "die:1" in table.options


@rule("RN-REP-05")
def test_a_fall_lowers_the_limit_and_undoes_nothing() -> None:
    table = given(
        2,
        dice={"berk:3": "6 0"},
        me={
            "rep": 9,
            "dice": [2, 1],
            "nobility": 3,
            "completed": ["S01 4"],
            "goods": all_goods(4),
        },
    )

    place(table, 2, "council:1-1")
    when(table, "pass")

    assert player(table).rep == 7
    assert player(table).placed == 8
    assert fields(table, "die") == []


@rule("RN-REP-06")
def test_unused_dice_have_no_effect() -> None:
    table = given(2, me={"coins": 3})

    when(table, "pass", "pass")

    assert player(table).coins == 3
    assert sum(player(table).dice) == 5


@rule("RN-MOD-01")
def test_a_modifier_changes_a_die_by_one() -> None:
    table = given(me={"dice": [3, 3, 3, 3, 3], "modifiers": 1})

    when(table, "die:3")
    assert fields(table, "value") == ["value:2", "value:4"]
    when(table, "value:4", "port:4")

    assert player(table).modifiers == 0
    assert state(table).die_on[66 - 30 + 3] == 4


@rule("RN-MOD-02")
def test_several_modifiers_may_be_spent_on_one_die() -> None:
    table = given(me={"dice": [2], "modifiers": 3})

    when(table, "die:2", "value:5", "castle:3")

    assert player(table).modifiers == 0
    assert player(table).rep == 12


@rule("RN-MOD-03")
def test_there_is_no_step_from_6_to_1() -> None:
    table = given(me={"rep": 24, "dice": [6, 6, 6, 6, 6], "modifiers": 2})

    when(table, "die:6")

    assert fields(table, "value") == ["value:4", "value:5"]
    assert refused(table, "value:1") == ("RN-MOD-01", "too-few-modifiers")


@rule("RN-MOD-04")
def test_the_changed_value_counts_for_the_rep_sum() -> None:
    table = given(dice={"berk:3": "5 0"}, me={"rep": 9, "dice": [6, 6, 6, 6], "modifiers": 2})

    assert "die:6" in table.options
    when(table, "die:6")
    assert [token for token in table.options if not token.startswith("value")] == []
    assert "value:5" not in table.options
    when(table, "value:4", "castle:2")

    assert player(table).placed == 9


@rule("RN-MOD-05")
def test_unspent_modifiers_stay_and_are_worth_nothing() -> None:
    table = given(2, me={"modifiers": 3, "goods": {}})

    pass_all(table)
    assert player(table).modifiers == 3

    last = given(2, round=10, me={"modifiers": 3, "goods": {}})
    pass_all(last)
    assert last.scores[0] == 0


def test_a_value_that_fits_nowhere_is_refused() -> None:
    table = given(me={"rep": 6, "dice": [6, 6, 6, 6, 6], "modifiers": 1}, dice={})

    when(table, "die:6")

    assert asked_seat(table) == 0
    assert refused(table, "value:4") == ("RN-MOD-01", "too-few-modifiers")
