"""Chapters 8.1 and 8.2: the Cavern Tavern and the Construction Yard."""

from __future__ import annotations

import pytest

from spielwerk.games.nobility.ids import NONE
from tests.games.nobility.board import (
    asked_seat,
    asks,
    fields,
    given,
    place,
    player,
    refused,
    state,
    when,
)
from tests.support import rule


def owner(seats: int, number: int) -> str:
    """Somebody else's die."""
    return "automa" if seats == 1 else str(1 + number % (seats - 1))


@rule("RN-TAVERN-01")
@pytest.mark.parametrize(("seats", "open_fields"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_the_tavern_has_as_many_fields_as_players(seats: int, open_fields: int) -> None:
    dice = {f"tavern:{i}": f"1 {owner(seats, i)}" for i in range(1, open_fields)}
    table = given(seats, dice=dice, me={"dice": [1]})

    when(table, "die:1")

    assert fields(table, "tavern") == [f"tavern:{open_fields}"]
    if open_fields < 6:
        assert refused(table, f"tavern:{open_fields + 1}") == ("RN-TAVERN-01", "not-in-use")


@rule("RN-TAVERN-02")
def test_the_tavern_is_filled_from_left_to_right_with_rising_dice() -> None:
    table = given(dice={"tavern:1": "3 1"}, me={"dice": [2, 3, 4]})

    when(table, "die:2")
    assert fields(table, "tavern") == []
    assert refused(table, "tavern:2") == ("RN-TAVERN-02", "die-too-low")
    assert refused(table, "tavern:3") == ("RN-TAVERN-02", "left-first")

    for die in (3, 4):
        table = given(dice={"tavern:1": "3 1"}, me={"dice": [2, 3, 4]})
        when(table, f"die:{die}")
        assert fields(table, "tavern") == ["tavern:2"]


@rule("RN-TAVERN-02")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_first_tavern_die_may_be_any(die: int) -> None:
    table = given(me={"dice": [die]})

    when(table, f"die:{die}")

    assert "tavern:1" in table.options


@rule("RN-TAVERN-03")
def test_a_card_is_taken_and_the_display_refilled_at_once() -> None:
    table = given(me={"dice": [5]}, next=[40])

    place(table, 5, "tavern:1")
    assert table.options == [f"settlers:S0{i}" for i in range(1, 7)]
    when(table, "settlers:S03")

    assert player(table).held == [2]
    assert state(table).tavern == [0, 1, 40, 3, 4, 5]
    assert asked_seat(table) == 1


@rule("RN-TAVERN-03")
def test_the_discard_comes_before_the_refill() -> None:
    table = given(me={"dice": [5], "held": ["S10", "S11", "S12"]})

    place(table, 5, "tavern:1")
    when(table, "settlers:S01")

    assert asks(table) == "DiscardSettlersCard"
    assert state(table).tavern[0] == NONE


@rule("RN-TAVERN-04")
def test_an_empty_deck_takes_in_the_discards() -> None:
    rest = [f"S{number:02}" for number in range(7, 49)]
    table = given(me={"dice": [1]}, discards=rest)
    assert state(table).deck == 0

    place(table, 1, "tavern:1")
    when(table, "settlers:S01")

    assert state(table).discards == 0
    assert state(table).deck.bit_count() == 41
    assert NONE not in state(table).tavern


@rule("RN-TAVERN-04")
def test_without_discards_the_display_stays_short() -> None:
    table = given(me={"dice": [1]})
    g = state(table)
    hidden = [f"S{number:02}" for number in range(7, 49)]
    cards = [int(name[1:]) - 1 for name in hidden]
    g.deck = 0
    g.players[1].completed = cards  # more than anybody could complete: nothing is left to draw

    place(table, 1, "tavern:1")
    when(table, "settlers:S01")

    assert g.tavern[0] == NONE
    assert asked_seat(table) == 1


def test_an_empty_tavern_takes_no_die() -> None:
    table = given(me={"dice": [1]}, tavern=[])

    when(table, "die:1")

    assert refused(table, "tavern:1") == ("RN-TAVERN-03", "no-cards")


@rule("RN-YARD-01")
@pytest.mark.parametrize(("seats", "open_fields"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_the_yard_has_as_many_fields_as_players(seats: int, open_fields: int) -> None:
    dice = {f"yard:{i}": f"1 {owner(seats, i)}" for i in range(1, open_fields)}
    table = given(seats, dice=dice, me={"dice": [1]})

    when(table, "die:1")

    assert fields(table, "yard") == [f"yard:{open_fields}"]
    if open_fields < 6:
        assert refused(table, f"yard:{open_fields + 1}") == ("RN-YARD-01", "not-in-use")


@rule("RN-YARD-02")
def test_the_yard_is_filled_from_left_to_right_with_falling_dice() -> None:
    table = given(dice={"yard:1": "3 1"}, me={"dice": [2, 3, 4]})

    when(table, "die:4")
    assert fields(table, "yard") == []
    assert refused(table, "yard:2") == ("RN-YARD-02", "die-too-high")
    assert refused(table, "yard:3") == ("RN-YARD-02", "left-first")

    for die in (2, 3):
        table = given(dice={"yard:1": "3 1"}, me={"dice": [2, 3, 4]})
        when(table, f"die:{die}")
        assert fields(table, "yard") == ["yard:2"]


@rule("RN-YARD-03")
def test_a_house_costs_five_coins() -> None:
    table = given(me={"dice": [6], "coins": 5})

    place(table, 6, "yard:1")

    assert player(table).coins == 0
    assert (player(table).platform, player(table).house_stock) == (2, 5)


@rule("RN-YARD-04")
def test_without_a_house_in_the_stock_the_yard_is_closed() -> None:
    table = given(me={"dice": [6], "coins": 50, "platform": 7})

    when(table, "die:6")

    assert fields(table, "yard") == []
    assert refused(table, "yard:1") == ("RN-YARD-04", "no-house-left")
