"""Chapters 8.5 and 8.6: the Port and the Stone Council."""

from __future__ import annotations

import pytest

from spielwerk.games.nobility.ids import NONE
from tests.games.nobility.board import (
    all_goods,
    asked_seat,
    asks,
    fields,
    given,
    pass_all,
    place,
    player,
    points,
    refused,
    state,
    when,
)
from tests.support import rule

HALFLING_TO_TROBIT = ["S01 4", "S05 4", "S09 4", "S13 4", "S17 4", "S21 4"]


@rule("RN-PORT-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_port_has_a_field_for_each_value(die: int) -> None:
    table = given(me={"dice": [die]})

    when(table, f"die:{die}")

    assert fields(table, "port") == [f"port:{die}"]


@rule("RN-PORT-02")
def test_at_most_as_many_goods_as_the_die_shows_in_any_mix() -> None:
    table = given(me={"dice": [3], "goods": {"books": 2, "magic": 2, "artwork": 2}, "coins": 0})

    place(table, 3, "port:3")
    when(table, "good:books", "good:magic", "good:artwork")

    assert player(table).goods == [1, 0, 0, 1, 0, 1]
    assert asked_seat(table) == 1


@rule("RN-PORT-02")
def test_selling_may_stop_after_the_first_good() -> None:
    table = given(me={"dice": [3], "goods": {"books": 2, "magic": 2}, "coins": 0})

    place(table, 3, "port:3")
    when(table, "good:books", "done")

    assert player(table).goods == [1, 0, 0, 2, 0, 0]


@rule("RN-PORT-03")
def test_each_good_covers_a_space_and_brings_its_price() -> None:
    # Ship P01 pays 3, 3, 2, 2, 1, 1 and has 2, 2, 3, 3, 4, 4 spaces.
    table = given(me={"dice": [6], "goods": {"books": 5, "jewelry": 1}, "coins": 0})

    place(table, 6, "port:6")
    when(table, "good:books", "good:books")
    assert table.options == ["done", "good:jewelry"]
    assert refused(table, "good:books") == ("RN-PORT-03", "no-space")
    when(table, "good:jewelry")

    assert player(table).coins == 3 + 3 + 1
    assert state(table).sold == [2, 0, 0, 0, 1, 0]


@rule("RN-PORT-03")
def test_without_a_good_that_fits_the_port_is_closed() -> None:
    table = given(me={"dice": [6], "goods": {"books": 5}}, sold={"books": 2})

    when(table, "die:6")

    assert refused(table, "port:6") == ("RN-PORT-03", "nothing-to-sell")


@rule("RN-PORT-04")
def test_cubes_stay_on_the_ship_until_phase_4() -> None:
    table = given(2, me={"dice": [1]}, p1={"dice": [2], "goods": {"books": 1}}, sold={"books": 1})

    place(table, 1, "port:1")
    when(table, "good:books")
    when(table, "die:2")

    assert refused(table, "port:2") == ("RN-PORT-03", "nothing-to-sell")
    when(table, "castle:1")
    pass_all(table)
    assert state(table).sold == [0] * 6


def council(**stated: object) -> dict[str, object]:
    return {
        "nobility": 12,
        "completed": HALFLING_TO_TROBIT,
        "goods": all_goods(4),
        "platform": 1,
        "coins": 9,
        "rep": 14,
        **stated,
    }


@rule("RN-COUNCIL-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_row_fixes_the_die(die: int) -> None:
    table = given(me=council(dice=[die]))

    when(table, f"die:{die}")

    row = (die + 1) // 2
    assert fields(table, "council") == [f"council:{row}-{column}" for column in range(1, 7)]


@rule("RN-COUNCIL-01", "RN-COUNCIL-02")
@pytest.mark.parametrize("column", range(6))
def test_the_column_fixes_the_race(column: int) -> None:
    table = given(me=council(dice=[1], completed=[HALFLING_TO_TROBIT[column]]))

    when(table, "die:1")

    assert fields(table, "council") == [f"council:1-{column + 1}"]


@rule("RN-COUNCIL-02")
def test_the_nobility_of_the_tile_is_needed() -> None:
    fields_with = {"1-1": "K07", "1-2": "K13"}
    table = given(me=council(dice=[1], nobility=3), council=fields_with)

    when(table, "die:1")

    assert fields(table, "council") == ["council:1-1"]
    assert refused(table, "council:1-2") == ("RN-COUNCIL-02", "too-little-nobility")


@rule("RN-COUNCIL-03")
def test_all_goods_and_coins_of_the_tile_are_paid() -> None:
    table = given(me=council(dice=[1]), council={"1-1": "K25", "1-2": "K01"})

    place(table, 1, "council:1-1")

    assert player(table).goods == [1, 2, 4, 2, 4, 4]
    assert player(table).coins == 6
    assert player(table).council == [24]


@rule("RN-COUNCIL-03")
@pytest.mark.parametrize(
    ("lack", "reason"),
    [
        ({"goods": {"books": 9, "weaponry": 1, "magic": 9}}, "too-few-goods"),
        ({"coins": 2}, "too-few-coins"),
    ],
)
def test_who_cannot_pay_cannot_deal(lack: dict[str, object], reason: str) -> None:
    table = given(me=council(dice=[1], **lack), council={"1-1": "K25"})

    when(table, "die:1")

    assert refused(table, "council:1-1") == ("RN-COUNCIL-03", reason)


@rule("RN-COUNCIL-04")
def test_the_tile_gives_its_points_and_costs_two_rep() -> None:
    table = given(me=council(dice=[1]), council={"1-1": "K25"})

    place(table, 1, "council:1-1")

    assert points(table) == 13
    assert player(table).rep == 12
    assert asks(table) == "TakeTurn"


@rule("RN-COUNCIL-05")
def test_a_field_without_a_tile_is_unusable_until_phase_4() -> None:
    table = given(2, me=council(dice=[1, 2]), p1=council(dice=[1], completed=["S02 4"]))

    place(table, 1, "council:1-1")
    when(table, "die:1")

    assert refused(table, "council:1-1") == ("RN-COUNCIL-05", "occupied")
    when(table, "castle:1")
    pass_all(table)
    assert NONE not in state(table).council


@rule("RN-COUNCIL-05")
def test_a_field_that_could_not_be_refilled_is_unusable() -> None:
    table = given(me=council(dice=[1]), council={"1-1": "K25"})

    when(table, "die:1")

    assert refused(table, "council:1-2") == ("RN-COUNCIL-05", "no-tile")
