"""DE-ACT-PLUS Enhanced actions."""

from __future__ import annotations

from tests.games.dei.given import (
    asks,
    at,
    given,
    offers,
    player,
    points,
    reason,
    state,
    tokens_in,
    when,
)
from tests.support import rule

COPIES = ["BM01", "BM02"]


@rule("DE-ACT-PLUS-01")
def test_copy_carries_out_a_face_up_card_of_any_pad() -> None:
    table = given(
        active=1,
        p0={"pad": [["AX1", "played"], ["AX2", "down"]]},
        p1={"bought": COPIES, "pad": [[], [], ["RV3", "shown"]]},
    )

    when(table, "card:BM01", "action:copy")
    assert table.options == ["card:AX1"]
    when(table, "card:AX1", "action:deploy", "area:G4", "action:deploy", "area:G4")

    assert at(table, "G4", 1) == 2
    assert asks(table) == "PlaceCard"


@rule("DE-ACT-PLUS-01")
def test_copy_never_copies_a_copying_card_but_own_earlier_cards() -> None:
    table = given(active=1, p0={"pad": [["AX1", "played"]]}, p1={"bought": COPIES})

    when(table, "card:BM01", "pass", "card:BM02", "action:copy")

    assert table.options == ["card:AX1"]
    assert reason(table, "card:BM01") == ("DE-ACT-PLUS-01", "copies-itself")
    own = given(p0={"bought": COPIES, "scavengers": {"G4": 1}})
    when(own, "card:AX1", "pass", "card:BM01", "action:copy")
    assert own.options == ["card:AX1"]


@rule("DE-ACT-PLUS-01")
def test_copied_actions_per_outpost_count_the_copying_players_outposts() -> None:
    table = given(
        active=1,
        p0={"bought": ["TA4"], "pad": [["TA4", "played"]]},
        p1={"bought": ["BM01"], "scavengers": {"G6": 1}, "candy": ["outpost"]},
    )

    when(table, "card:BM01", "action:copy", "card:TA4", "candy:outpost", "action:per-red")
    when(table, "area:G6", "action:red-deploy", "area:G6")

    assert at(table, "G6", 1) == 3
    assert asks(table) == "PlaceCard"


@rule("DE-ACT-PLUS-01")
def test_a_candy_boost_on_the_copied_card_is_not_copied() -> None:
    table = given(
        active=1,
        p0={"pad": [["AX1", "played", "move"]]},
        p1={"bought": ["BM01"], "scavengers": {"G6": 1}},
    )

    when(table, "card:BM01", "action:copy", "card:AX1")

    assert offers(table, "action") == ["deploy"]


@rule("DE-ACT-PLUS-02")
def test_supplies_are_gained_at_once() -> None:
    table = given(p0={"bought": ["BM05"]})

    when(table, "card:BM05", "action:supplies")

    assert points(table) == 3


@rule("DE-ACT-PLUS-03")
def test_resources_come_from_the_supply_as_far_as_available() -> None:
    table = given(p0={"bought": ["BM06"]})
    when(table, "card:BM06", "action:technology")
    assert player(table).technology == 3

    scarce = given(p0={"bought": ["BM06"]}, p1={"technology": 34})
    assert state(scarce).technology == 1
    when(scarce, "card:BM06", "action:technology")
    assert player(scarce).technology == 2


@rule("DE-ACT-PLUS-04")
def test_an_action_per_outpost_is_repeated_up_to_the_count_at_its_start() -> None:
    table = given(p0={"bought": ["TA5"], "scavengers": {"G6": 2, "H10": 1}})

    when(table, "card:TA5", "action:per-red", "area:G6", "area:G3", "group:2")
    assert offers(table, "action") == ["red-move"]  # two outposts when it started
    when(table, "action:red-move", "area:G3", "area:G1", "group:1")
    assert asks(table) == "PlaceCard"


@rule("DE-ACT-PLUS-04")
def test_without_outposts_only_a_candy_boost_helps() -> None:
    table = given(p0={"bought": ["TA4"], "scavengers": {"G4": 1}})
    boosted = given(p0={"bought": ["TA4"], "scavengers": {"G4": 1}, "candy": ["outpost"]})

    when(table, "card:TA4")
    assert asks(table) == "PlaceCard"
    when(boosted, "card:TA4")
    assert reason(boosted, "action:per-red") == ("DE-ACT-PLUS-04", "no-outpost")
    when(boosted, "candy:outpost", "action:per-red", "area:G4")
    assert at(boosted, "G4") == 2
    assert asks(boosted) == "PlaceCard"


@rule("DE-ACT-PLUS-05")
def test_a_red_move_ignores_majorities() -> None:
    table = given(p0={"bought": ["TA1"], "scavengers": {"G3": 1}}, p1={"scavengers": {"G6": 5}})

    when(table, "card:TA1", "action:red-move", "area:G3", "area:G6", "group:1")

    assert at(table, "G6") == 1


@rule("DE-ACT-PLUS-06")
def test_a_red_deploy_goes_to_any_area_with_an_own_unit() -> None:
    table = given(
        p0={"bought": ["TA2"], "scavengers": {"G6": 1}, "leader": "H6", "camps": ["G8"]},
        p1={"scavengers": {"G6": 5, "G8": 1}},
    )

    when(table, "card:TA2", "action:red-deploy")

    assert offers(table, "area") == ["G4", "G6", "G9", "H6"]


@rule("DE-ACT-PLUS-07")
def test_a_blue_move_takes_the_whole_group_up_but_needs_the_majority() -> None:
    table = given(p0={"bought": ["LO1"], "scavengers": {"G4": 2}}, p1={"scavengers": {"H6": 3}})

    when(table, "card:LO1", "action:blue-move", "area:G4")
    assert offers(table, "area") == ["G3", "H1", "H6"]  # Corvo may go to H6
    when(table, "area:H1")
    assert table.options == ["group:1", "group:2", "led:0", "led:1", "led:2"]
    other = given(
        p0={"bought": ["LO1"], "scavengers": {"G4": 2}, "leader": "G9"},
        p1={"scavengers": {"H6": 3}},
    )
    when(other, "card:LO1", "action:blue-move", "area:G4")
    assert offers(other, "area") == ["G3", "H1"]


@rule("DE-ACT-PLUS-08")
def test_a_blue_collect_may_swap_the_token() -> None:
    table = given(p0={"bought": ["LO2"], "scavengers": {"G6": 1, "H6": 1}})
    supply = state(table).technology, state(table).energy

    when(table, "card:LO2", "action:blue-collect", "area:G6", "resource:energy")
    assert (player(table).technology, player(table).energy) == (1, 2)
    assert (state(table).technology, state(table).energy) == (supply[0] + 1, supply[1] - 1)
    when(table, "action:blue-collect", "area:H6", "pass")
    assert (player(table).technology, player(table).energy) == (1, 3)


@rule("DE-ACT-PLUS-09")
def test_a_green_deploy_may_add_a_resource() -> None:
    table = given(p0={"bought": ["MA1"]})
    before = tokens_in(table, "G4")

    when(table, "card:MA1", "action:green-deploy", "area:G4", "resource:technology")
    when(table, "action:green-deploy", "area:G4", "pass")

    assert (at(table, "G4"), tokens_in(table, "G4")) == (2, before + 1)


@rule("DE-ACT-PLUS-10")
def test_a_green_collect_gives_one_technology_more() -> None:
    table = given(p0={"bought": ["MA2"], "scavengers": {"H6": 1}})

    when(table, "card:MA2", "action:green-collect", "area:H6")
    assert (player(table).technology, player(table).energy) == (2, 2)
    when(table, "action:green-collect", "area:G4")
    assert player(table).technology == 4
    sniper = given(
        p0={
            "bought": ["MA2"],
            "badges": ["sniper"],
            "earned": ["red"],
            "scavengers": {"G6": 1},
        },
        p1={"scavengers": {"G6": 1}},
    )
    when(sniper, "card:MA2", "action:green-collect", "shoot:G6")
    assert player(sniper).technology == 1


@rule("DE-ACT-PLUS-11")
def test_an_enhanced_action_may_be_used_as_the_plain_one() -> None:
    table = given(p0={"bought": ["LO1", "MA1"], "scavengers": {"G4": 1}})

    when(table, "card:LO1", "action:blue-move", "area:G4", "area:G3", "group:1", "pass")
    when(table, "card:MA1", "action:green-deploy", "area:G9", "pass")

    assert (at(table, "G3"), at(table, "G9")) == (1, 1)
