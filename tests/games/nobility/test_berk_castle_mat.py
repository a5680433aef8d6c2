"""Chapters 8.7 to 8.9: Berk's office, the White Castle and the die field of the mat."""

from __future__ import annotations

import pytest

from spielwerk.games.nobility.ids import NONE
from tests.games.nobility.board import (
    asked_seat,
    asks,
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


@rule("RN-BERK-01")
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("die", [1, 4, 6])
def test_the_office_has_three_fields_with_every_player_count(seats: int, die: int) -> None:
    table = given(seats, me={"dice": [die], "rep": 9})

    when(table, f"die:{die}")

    assert fields(table, "berk") == [f"berk:{(die + 1) // 2}"]


@rule("RN-BERK-02")
@pytest.mark.parametrize(("die", "extra"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_one_modifier_is_free_and_more_can_be_bought(die: int, extra: int) -> None:
    table = given(me={"dice": [die]})

    place(table, die, f"berk:{(die + 1) // 2}")
    assert table.options == ["done", *(f"count:{n}" for n in range(extra + 1))]
    when(table, f"count:{extra}", "done")

    assert player(table).modifiers == 1 + extra
    assert player(table).coins == 8 - extra
    assert asked_seat(table) == 1


@rule("RN-BERK-02")
def test_modifiers_may_be_left_out_for_an_exchange() -> None:
    table = given(me={"dice": [1]})

    place(table, 1, "berk:1")
    when(table, "done", "exchange:settlers")

    assert player(table).modifiers == 0
    assert asked_seat(table) == 1


@rule("RN-BERK-03")
def test_the_settlers_exchange_deals_six_new_cards() -> None:
    table = given(me={"dice": [1]}, next=[10, 11, 12, 13, 14, 15])

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:settlers")

    assert state(table).tavern == [10, 11, 12, 13, 14, 15]
    assert state(table).discards == 0b111111


@rule("RN-BERK-03")
def test_the_hall_exchange_draws_new_tiles_from_left_to_right() -> None:
    table = given(me={"dice": [1]}, next=[10, 11, 12, 13, 14, 15])

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:buildings")

    assert state(table).hall == [10, 11, 12, 13, 14, 15]
    assert state(table).tile_discards == 0b111111


@rule("RN-BERK-03")
def test_only_one_exchange_per_die() -> None:
    table = given(me={"dice": [1]})

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:buildings")

    assert asked_seat(table) == 1


@rule("RN-BERK-04")
def test_the_hall_exchange_skips_fields_with_a_die() -> None:
    table = given(
        me={"dice": [1]},
        dice={"hall:2": "2 1", "hall:4": "4 1"},
        hall=["sch-1", "", "sch-3", "", "", "sch-6"],
        next=[20, 21, 22, 23],
    )

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:buildings")

    assert state(table).hall == [20, NONE, 21, NONE, 22, 23]


@rule("RN-BERK-05")
def test_modifiers_then_exchange_then_commission_card() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [3], "completed": ["S21 4"]},
        desks={"upper-1": 0},
    )

    place(table, 3, "berk:2")
    assert asks(table) == "TakeModifiers"
    when(table, "count:0")
    assert asks(table) == "ExchangeDisplay"
    when(table, "done")

    assert asks(table) == "TakeCommission"


@rule("RN-BERK-06")
def test_an_empty_bag_takes_in_the_discarded_tiles() -> None:
    rest = [
        f"{letters}-{n}" for letters in ("bla", "car", "wiz", "mer", "art") for n in range(1, 7)
    ]
    table = given(
        me={"dice": [1]},
        tile_discards=rest,
        removed=[f"cb-{n:02}" for n in range(1, 13)],
    )
    assert state(table).bag == 0

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:buildings")

    assert NONE not in state(table).hall
    assert state(table).tile_discards == 0
    assert state(table).bag.bit_count() == 30


@rule("RN-BERK-06")
def test_workshops_of_a_full_guild_are_removed_and_redrawn() -> None:
    table = given(
        me={"dice": [1]},
        hall=["sch-1", "", "", "", "", ""],
        workshops={f"wizards-{i}": f"wiz-{i}" for i in (1, 2, 3)},
        next=[21, 10, 22, 23, 11, 12, 13, 14, 15],
    )

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:buildings")

    assert state(table).hall == [10, 11, 12, 13, 14, 15]
    assert state(table).removed == 0b111 << 21


@rule("RN-BERK-06")
def test_without_bag_and_discards_fields_stay_empty() -> None:
    names = [
        f"{letters}-{n}"
        for letters in ("sch", "bla", "car", "wiz", "mer", "art")
        for n in range(1, 7)
    ]
    others = [f"cb-{n:02}" for n in range(1, 13)]
    table = given(me={"dice": [1]}, hall=names[:4], removed=[*names[4:], *others])

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:buildings")

    assert sorted(state(table).hall) == [NONE, NONE, 0, 1, 2, 3]


@rule("RN-CASTLE-01")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_castle_has_three_fields_and_a_fourth_with_six_players(seats: int) -> None:
    table = given(seats, me={"dice": [1]}, dice={})

    when(table, "die:1")

    assert fields(table, "castle") == (["castle:1", "castle:4"] if seats == 6 else ["castle:1"])


@rule("RN-CASTLE-01", "RN-CASTLE-02")
@pytest.mark.parametrize("die", range(1, 7))
def test_each_castle_field_gives_its_rep(die: int) -> None:
    table = given(me={"dice": [die]})

    place(table, die, f"castle:{(die + 1) // 2}")

    assert player(table).rep == 9 + (die + 1) // 2


@rule("RN-CASTLE-02")
def test_the_rep_counts_for_the_next_die() -> None:
    table = given(2, me={"dice": [5, 6], "rep": 9})

    place(table, 5, "castle:3")
    when(table, "pass")

    assert player(table).rep == 12
    assert "die:6" in table.options


@rule("RN-MAT-01")
def test_the_own_field_takes_a_5_or_6_once_per_round() -> None:
    for die in range(1, 7):
        table = given(me={"dice": [die], "apprentices": {"artists": 1}})
        when(table, f"die:{die}")
        assert fields(table, "mat") == (["mat:1"] if die >= 5 else [])

    used = given(me={"dice": [6], "apprentices": {"artists": 1}, "rep": 20}, dice={"mat:1": "5 0"})
    when(used, "die:6")
    assert refused(used, "mat:1") == ("RN-MAT-01", "occupied")


@rule("RN-MAT-01")
def test_nobody_uses_the_field_of_another_mat() -> None:
    table = given(2, turn=1, p1={"dice": [5], "apprentices": {"artists": 1}})

    when(table, "die:5")

    assert fields(table, "mat") == ["mat:2"]


@rule("RN-MAT-02")
def test_an_apprentice_comes_home() -> None:
    table = given(me={"dice": [5], "apprentices": {"artists": 1, "scholars": 1}})

    place(table, 5, "mat:1")
    assert table.options == ["apprentice:scholars", "apprentice:artists"]
    when(table, "apprentice:artists")

    assert player(table).workers == 1
    assert player(table).apprentices == [1, 0, 0, 0, 0, 0]


@rule("RN-MAT-02")
def test_guild_masters_and_chancery_apprentices_stay() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [5], "completed": ["S21 4"]},
        workshops={"artists-1": "art-1 0"},
        desks={"upper-1": 0},
    )

    when(table, "die:5")

    assert refused(table, "mat:1") == ("RN-MAT-02", "no-apprentice")


def test_the_round_ends_after_all_have_passed() -> None:
    assert state(pass_all(given())).round == 2
