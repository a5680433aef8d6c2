"""Chapters 3 and 4: the round and the turn."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.games.nobility.ids import FIELDS, NONE
from tests.games.nobility.board import (
    all_goods,
    asked_seat,
    asks,
    fields,
    given,
    keys,
    pass_all,
    place,
    player,
    refused,
    state,
    when,
)
from tests.support import rule


@rule("RN-ROUND-01")
def test_the_game_lasts_ten_rounds() -> None:
    table = spielwerk.new("nobility", seats=2, seed=4)
    rounds = 0

    while not table.over:
        when(table, "pass")
        rounds += keys(table).count("round")

    assert 1 + rounds == 10
    assert state(table).round == 10


@rule("RN-ROUND-02")
def test_everybody_rolls_all_dice_whatever_the_rep() -> None:
    table = given(me={"rep": 6}, p1={"rep": 24})

    pass_all(table)

    assert [sum(p.dice) for p in state(table).players] == [5, 5, 5]


@rule("RN-ROUND-03")
def test_turns_go_on_until_everybody_has_passed() -> None:
    table = given(2, me={"dice": [2, 2]})

    place(table, 2, "castle:1")
    assert asked_seat(table) == 1
    when(table, "pass")
    assert asked_seat(table) == 0
    place(table, 1, "berk:1")
    when(table, "count:0", "done")
    assert asked_seat(table) == 0
    when(table, "pass")

    assert state(table).round == 2


@rule("RN-ROUND-04")
def test_round_ten_has_income_but_no_preparation_of_a_next_round() -> None:
    table = given(2, round=10, me={"apprentices": {"scholars": 1}, "coins": 0})
    ship = state(table).ship

    pass_all(table)

    assert table.over
    assert player(table).coins == 3
    assert state(table).ship == ship
    assert state(table).round == 10


@rule("RN-ROUND-05")
def test_first_the_event_then_the_automa_then_the_own_dice() -> None:
    table = given(1, events=True)

    when(table, "pass")

    told = [key for key in keys(table) if key in ("event-revealed", "automa-placed", "rolled")]
    assert told[0] == "event-revealed"
    assert told[-1] == "rolled"
    assert "automa-placed" in told[1:-1]


@rule("RN-TURN-01")
@pytest.mark.parametrize("order", ["die card sale", "sale card die", "card die sale"])
def test_die_card_and_sale_once_each_in_any_order(order: str) -> None:
    table = given(
        me={
            "dice": [2],
            "held": ["S01", "S02"],
            "platform": 2,
            "goods": all_goods(6),
            "plots": ["cb-01", "cb-02"],
        }
    )
    answers = {
        "die": ["die:2", "castle:1"],
        "card": ["settlers:S01", "count:2", "count:2"],
        "sale": ["building:cb-01"],
    }

    for part in order.split()[:2]:
        when(table, *answers[part])
        assert asks(table) == "TakeTurn"
        assert asked_seat(table) == 0
    when(table, *answers[order.split()[2]])

    assert asked_seat(table) == 1


@rule("RN-TURN-01", "RN-TURN-05")
def test_the_second_die_of_a_turn_is_refused() -> None:
    table = given(me={"dice": [2, 3], "plots": ["cb-01"]})

    place(table, 2, "castle:1")

    assert fields(table, "die") == []
    assert refused(table, "die:3") == ("RN-TURN-05", "once-per-turn")


@rule("RN-TURN-02")
def test_nothing_else_happens_in_the_middle_of_a_die_action() -> None:
    table = given(
        me={"dice": [1], "held": ["S01"], "goods": all_goods(4), "plots": ["cb-01"], "coins": 9}
    )

    place(table, 1, "guild:scholars-1")

    assert asks(table) == "BuyGoods"
    assert fields(table, "settlers") == []
    assert fields(table, "building") == []


@rule("RN-TURN-03")
def test_a_turn_without_action_is_a_pass_for_the_round() -> None:
    table = given(2)

    when(table, "pass")
    assert player(table).passed == 1
    place(table, 2, "castle:1")

    assert asked_seat(table) == 1


@rule("RN-TURN-03")
def test_a_turn_with_an_action_ends_without_passing() -> None:
    table = given(2, me={"plots": ["cb-01"]})

    when(table, "building:cb-01", "done")

    assert player(table).passed == 0
    assert asked_seat(table) == 1


@rule("RN-TURN-04")
def test_without_dice_cards_and_sales_are_still_turns() -> None:
    dice = {f"castle:{i}": f"{2 * i} 0" for i in (1, 2, 3)} | {"port:1": "1 0", "port:2": "2 0"}
    table = given(2, dice=dice, me={"dice": [], "rep": 24, "plots": ["cb-01", "cb-02"]})

    assert fields(table, "die") == []
    when(table, "building:cb-01")

    assert player(table).passed == 0
    when(table, "pass")
    assert table.options == ["pass", "building:cb-02"]


@rule("RN-TURN-06")
def test_one_field_holds_one_die_until_phase_4() -> None:
    table = given(2, me={"dice": [2]}, p1={"dice": [2]})

    place(table, 2, "castle:1")
    when(table, "die:2")
    assert refused(table, "castle:1") == ("RN-TURN-06", "occupied")
    when(table, "berk:1", "count:0", "done")
    pass_all(table)

    assert state(table).die_on == [0] * FIELDS
    assert state(table).die_of == [NONE] * FIELDS


@rule("RN-TURN-06")
def test_dice_are_never_added_up() -> None:
    table = given(me={"dice": [1, 1, 1, 1, 1], "rep": 24})

    when(table, "die:1")

    assert fields(table, "hall") == []
    assert refused(table, "hall:2") == ("RN-HALL-01", "wrong-die")


@rule("RN-TURN-07")
def test_a_die_that_cannot_pay_the_compulsory_part_is_not_placed() -> None:
    table = given(me={"dice": [3], "coins": 4})

    when(table, "die:3")

    assert refused(table, "yard:1") == ("RN-YARD-03", "too-few-coins")
    assert "castle:2" in table.options


@rule("RN-TURN-07")
def test_optional_parts_may_be_declined() -> None:
    table = given(me={"dice": [1], "workers": 2})

    place(table, 1, "guild:artists-1")
    when(table, "done", "done")

    assert asked_seat(table) == 1
    assert player(table).coins == 8


@rule("RN-TURN-08")
def test_compulsory_parts_cannot_be_declined() -> None:
    table = given(me={"dice": [1, 2, 3]})

    place(table, 3, "tavern:1")
    assert asks(table) == "TakeSettlersCard"
    assert "done" not in table.options

    table = given(me={"dice": [1]})
    place(table, 1, "port:1")
    assert asks(table) == "SellGood"
    assert "done" not in table.options


@rule("RN-TURN-08")
def test_at_berks_office_something_must_be_done() -> None:
    table = given(me={"dice": [1]})

    place(table, 1, "berk:1")
    when(table, "done")

    assert table.options == ["exchange:settlers", "exchange:buildings"]
    assert refused(table, "done") == ("RN-TURN-08", "do-something")


@rule("RN-TURN-08")
def test_a_guild_die_may_be_placed_without_any_effect() -> None:
    table = given(me={"dice": [6], "coins": 0})

    place(table, 6, "guild:wizards-3")

    assert asked_seat(table) == 1


@rule("RN-TURN-09")
def test_a_location_may_be_used_again_in_the_same_round() -> None:
    table = given(2, me={"dice": [1, 3]})

    place(table, 1, "castle:1")
    when(table, "pass")
    place(table, 3, "castle:2")

    assert player(table).rep == 9 + 1 + 2
