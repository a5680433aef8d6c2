"""DE-BADGE Badges: earning them, and every one of the eighteen."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.table import Table
from tests.games.dei.given import (
    asked,
    asks,
    at,
    candy,
    controller,
    cubes,
    given,
    leader,
    majority,
    offers,
    player,
    points,
    reason,
    state,
    tokens_in,
    value,
    when,
)
from tests.support import rule

COLOURS = {
    "red": ["bombardier", "barricader", "scout", "covert-operator", "sniper", "caravan-leader"],
    "blue": ["field-engineer", "sprinter", "drop-pod", "tunneler", "raiders", "drone-pilot"],
}


def wearing(badge: str, **lines: Any) -> dict[str, Any]:
    """A player who has earned this badge."""
    colour = next((c for c, names in COLOURS.items() if badge in names), "green")
    return {"badges": [badge], "earned": [colour], **lines}


def phase_2(**lines: Any) -> Table:
    """Seat 0 at the end of its action phase 2."""
    table = given(phase=2, **lines)
    while asks(table) in ("PlaceCard", "ChooseAction"):
        when(table, "pass" if "pass" in table.options else table.options[0])
    return table


# --- earning -----------------------------------------------------------------------------


@rule("DE-BADGE-01")
def test_a_badge_is_secret_until_earned_but_the_owner_sees_it() -> None:
    table = given(p0={"badges": ["scout"]})

    assert table.view(0)["players"][0]["badges"][0]["badge"] == "scout"
    for watcher in (1, -1):
        seen = table.view(watcher)["players"][0]["badges"][0]
        assert (seen["badge"], seen["dealt"], seen["earned"]) == (None, True, False)


@rule("DE-BADGE-02")
def test_two_cubes_of_a_colour_allow_to_earn_its_badge_at_the_end_of_phase_2() -> None:
    table = phase_2(p0={"scavengers": {"G6": 1, "H10": 1, "G5": 1}})

    assert asks(table) == "EarnBadge"
    assert table.options == ["pass", "colour:red"]
    assert reason(table, "colour:blue") == ("DE-BADGE-02", "too-few-cubes")
    when(table, "colour:red")
    assert player(table).earned == 1
    assert asked(table) == 1


@rule("DE-BADGE-02")
def test_cubes_gained_by_one_badge_count_for_the_next() -> None:
    table = phase_2(
        p0={
            "badges": ["scout", "sprinter"],
            "scavengers": {"G6": 1, "H10": 1, "G5": 1, "G7": 1},
            "candy": ["outpost"],
        },
        p1={"scavengers": {"G7": 1}},
    )
    assert cubes(table) == [2, 1, 0]
    assert offers(table, "colour") == ["red"]  # a candy boost is no cube

    when(table, "colour:red")

    assert cubes(table) == [2, 2, 0]
    assert offers(table, "colour") == ["blue"]


@rule("DE-BADGE-02")
@pytest.mark.parametrize(
    ("colour", "areas"), [("red", ["G6", "H10"]), ("blue", ["G5", "G7"]), ("green", ["G8", "H5"])]
)
def test_each_colour_has_its_badge(colour: str, areas: list[str]) -> None:
    table = phase_2(p0={"scavengers": dict.fromkeys(areas, 1)})

    assert offers(table, "colour") == [colour]


@rule("DE-BADGE-02")
def test_earning_is_optional() -> None:
    table = when(phase_2(p0={"scavengers": {"G6": 1, "H10": 1}}), "pass")

    assert player(table).earned == 0
    assert asked(table) == 1


@rule("DE-BADGE-03")
def test_an_earned_badge_works_on_after_the_cubes_are_lost() -> None:
    table = given(p0=wearing("scout", scavengers={"G3": 1}), p1={"scavengers": {"G3": 1}})

    assert cubes(table) == [1, 0, 0]
    assert majority(table, "G3") == 0
    assert table.view(1)["players"][0]["badges"][0]["badge"] == "scout"


@rule("DE-BADGE-04")
@pytest.mark.parametrize("phase", [1, 3])
def test_no_badge_in_other_phases(phase: int) -> None:
    table = given(phase=phase, p0={"scavengers": {"G6": 1, "H10": 1}})

    while asked(table) == 0 and asks(table) != "ChooseTask":
        assert asks(table) != "EarnBadge"
        when(table, "pass" if "pass" in table.options else table.options[0])


# --- red ---------------------------------------------------------------------------------


@rule("DE-BADGE-05")
def test_bombardier_adds_two_per_own_bridge_over_the_ground() -> None:
    table = given(
        p0=wearing("bombardier", bridges=["2.2#1", "2.2#2", "2.8#1"], scavengers={"G3": 1}),
        p1={"bridges": ["2.4#1"]},
    )

    assert value(table, "G3") == 5
    assert value(table, "G6") == 0


@rule("DE-BADGE-06")
def test_barricader_adds_two_per_own_camp() -> None:
    table = given(p0=wearing("barricader", camps=["H8", "H8", "G3"], scavengers={"H8": 1}))

    assert value(table, "H8") == 5


@rule("DE-BADGE-07")
def test_scout_wins_ties_for_the_highest_value() -> None:
    table = given(p0=wearing("scout", scavengers={"G6": 1}), p1={"scavengers": {"G6": 1}})

    assert controller(table, "G6") == 0


@rule("DE-BADGE-08")
def test_covert_operator_adds_one_per_drone_with_a_usable_card() -> None:
    lines = wearing("covert-operator", scavengers={"G6": 1})
    drones = {"hunter": "G6", "harvester": "G6"}
    hand = given(p0=lines, drones=drones)
    both = given(p0={**lines, "bought": ["HA1"]}, drones=drones)
    down = given(p0={**lines, "pad": [["AX8", "down"]]}, drones=drones, active=1)
    played = given(p0={**lines, "pad": [["AX8", "played"]]}, drones=drones, active=1)
    recycled = given(p0={**lines, "bin": ["AX8"]}, drones=drones)

    assert [value(t, "G6") for t in (hand, both, down, played, recycled)] == [2, 3, 1, 2, 1]
    assert value(given(p0={**lines, "scavengers": {}}, drones=drones), "G6") == 0


@rule("DE-BADGE-09")
def test_sniper_kills_where_the_majority_is_lacking() -> None:
    table = given(
        p0=wearing("sniper", scavengers={"G6": 1, "G8": 2}),
        p1={"scavengers": {"G6": 1, "G8": 1}},
        next=["candy:move"],
    )

    when(table, "card:AX5", "action:collect")
    assert offers(table, "shoot") == ["G6"]
    when(table, "shoot:G6")

    assert at(table, "G6", 1) == 0
    assert player(table, 1).supply == 14
    assert (candy(table, 1), candy(table, 0)) == ({"move": 1}, {})
    assert points(table) == 0
    assert controller(table, "G6") == 0


@rule("DE-BADGE-09")
def test_sniper_chooses_the_faction_and_never_hits_a_leader() -> None:
    table = given(
        3,
        p0=wearing("sniper", scavengers={"G7": 1}),
        p1={"scavengers": {"G7": 1}},
        p2={"scavengers": {"G7": 2}},
    )
    safe = given(p0=wearing("sniper", scavengers={"G6": 1}), p1={"leader": "G6"})

    when(table, "card:AX5", "action:collect", "shoot:G7")
    assert table.options == ["faction:ravagers", "faction:refuge"]
    when(table, "faction:refuge")
    assert at(table, "G7", 2) == 1
    assert not any(t.startswith("shoot") for t in when(safe, "card:AX5").options)


@rule("DE-BADGE-10")
def test_caravan_leader_carries_camps_with_or_without_units() -> None:
    table = given(
        p0=wearing("caravan-leader", camps=["G3", "G3", "G8"], scavengers={"G3": 1}),
        p1={"scavengers": {"G6": 1}},
    )

    when(table, "card:AX3", "action:move", "area:G3", "area:G5", "camps:2")
    assert table.options == ["group:0", "group:1"]
    when(table, "group:0")
    assert table.view(0)["players"][0]["camps"] == ["G5", "G5", "G8"]
    when(table, "action:move", "area:G8")
    assert "G6" not in offers(table, "area")  # another player is there and leads
    assert "G5" in offers(table, "area")


@rule("DE-BADGE-10")
def test_camps_alone_enter_only_where_the_owner_leads_or_nobody_else_is() -> None:
    lines = wearing("caravan-leader", camps=["G3"], scavengers={"G6": 2})
    leading = given(p0=lines, p1={"scavengers": {"G6": 1}})
    trailing = given(p0=lines, p1={"scavengers": {"G6": 2}})
    red = given(p0={**lines, "bought": ["TA1"]}, p1={"scavengers": {"G6": 2}})

    assert "G6" in offers(when(leading, "card:AX3", "action:move", "area:G3"), "area")
    assert "G6" not in offers(when(trailing, "card:AX3", "action:move", "area:G3"), "area")
    assert "G6" in offers(when(red, "card:TA1", "action:red-move", "area:G3"), "area")


@rule("DE-BADGE-10")
def test_camps_go_with_corvo_past_a_majority_but_not_with_arias_solo_step() -> None:
    corvo = given(
        p0=wearing("caravan-leader", camps=["G3"], leader="G3"), p1={"scavengers": {"G6": 3}}
    )
    aria = given(p0=wearing("caravan-leader", faction="refuge", camps=["G4"], leader="G4"))

    when(corvo, "card:AX3", "action:move", "area:G3", "area:G6", "camps:1")
    assert corvo.options == ["led:0"]
    when(aria, "card:RF3", "action:move", "area:G4", "area:H6")
    assert aria.options == ["camps:0"]
    assert reason(aria, "camps:1")[0] == "DE-BADGE-10"


# --- blue --------------------------------------------------------------------------------


@rule("DE-BADGE-11")
def test_field_engineer_gets_two_moves_for_a_bridge_or_an_elevator() -> None:
    table = given(p0=wearing("field-engineer", scavengers={"H8": 2}, leader="G9"))

    when(table, "card:AX6", "action:build", "build:bridge", "site:2.4#1")
    assert asks(table) == "MoveFrom"
    assert "pass" in table.options
    when(table, "area:H8", "area:H6", "group:1")
    assert asks(table) == "MoveFrom"
    when(table, "pass")
    assert table.options == ["pass", "action:move"]


@rule("DE-BADGE-11")
def test_field_engineer_also_for_relocating_but_not_for_camps() -> None:
    table = given(
        p0=wearing(
            "field-engineer",
            scavengers={"G4": 1},
            elevators=["G3-H1", "G3-H2", "G5-H9"],
            bought=["BM11"],
        )
    )

    when(table, "card:BM11", "action:build", "build:camp", "area:G4")
    assert asks(table) == "ChooseAction"
    when(table, "action:build", "build:elevator", "area:G4", "area:H1", "elevator:1")
    assert asks(table) == "MoveFrom"


@rule("DE-BADGE-12")
def test_sprinter_moves_once_more_of_the_same_kind() -> None:
    table = given(
        p0=wearing("sprinter", scavengers={"G4": 1}, bought=["LO1"], leader="G9"),
    )

    when(table, "card:LO1", "action:blue-move", "area:G4", "area:H6", "group:1")
    assert asks(table) == "MoveFrom"
    assert "pass" in table.options
    when(table, "area:H6", "area:G5", "group:1")
    assert asks(table) == "ChooseAction"  # no chain
    assert offers(table, "action") == ["blue-move"]


@rule("DE-BADGE-13")
def test_drop_pod_builds_camps_anywhere() -> None:
    table = given(p0=wearing("drop-pod"))
    plain = given()

    when(table, "card:AX6", "action:build", "build:camp")
    when(plain, "card:AX6", "action:build", "build:camp")

    assert len(offers(table, "area")) == 20
    assert offers(plain, "area") == ["G4"]


@rule("DE-BADGE-14")
def test_tunneler_links_all_ends_of_own_and_shared_elevators() -> None:
    table = given(
        p0=wearing("tunneler", scavengers={"H11": 1}, elevators=["G4-H6"]),
        p1={"elevators": ["G5-H9"]},
    )

    when(table, "card:AX3", "action:move", "area:H11")

    assert offers(table, "area") == ["G3", "G4", "G8", "H4", "H6"]


@rule("DE-BADGE-15")
def test_raiders_move_or_collect_when_the_supply_is_empty() -> None:
    table = given(p0=wearing("raiders", scavengers={"G3": 15}))
    full = given(p0=wearing("raiders", scavengers={"G3": 14}))

    when(table, "card:AX1", "action:deploy")
    assert offers(table, "action") == ["move", "collect"]
    when(table, "action:collect", "area:G3")
    assert player(table).technology == 2
    when(table, "action:deploy", "action:move", "area:G3", "area:G6", "group:3")
    assert at(table, "G6") == 3
    assert offers(when(full, "card:AX1", "action:deploy"), "action") == []


@rule("DE-BADGE-16")
def test_drone_pilot_flies_one_further() -> None:
    plain = when(given(drones={"hunter": "G9"}), "card:AX8", "action:hunter")
    pilot = when(
        given(p0=wearing("drone-pilot"), drones={"hunter": "G9"}), "card:AX8", "action:hunter"
    )

    assert "G3" not in offers(plain, "area")
    assert "G3" in offers(pilot, "area")


# --- green -------------------------------------------------------------------------------


@rule("DE-BADGE-17")
def test_salvage_depot_swaps_after_collecting_at_an_own_elevator() -> None:
    table = given(
        p0=wearing(
            "salvage-depot", scavengers={"G5": 1, "G8": 1}, elevators=["G5-H9"], technology=0
        )
    )

    when(table, "card:AX5", "action:collect", "area:G8")
    assert asks(table) == "ChooseAction"  # only a shared elevator there
    when(table, "action:collect", "area:G5")
    assert asks(table) == "SalvageSwap"
    when(table, "resource:energy")
    assert (player(table).technology, player(table).energy) == (1, 2)


@rule("DE-BADGE-18")
def test_alternative_energy_pays_one_energy_with_technology_once_per_turn() -> None:
    market = {"black": ["BM01", "BM05", "BM03"], "tactics": ["TA1", "TA2", "TA8"]}
    table = given(p0=wearing("alternative-energy", technology=9, energy=2), market=market)

    when(table, "down:AX1", "slot:black2")
    assert table.options == ["pay:11", "pay:20"]
    when(table, "pay:20")
    assert (player(table).technology, player(table).energy) == (7, 2)
    assert state(table).alternative_used
    twice = given(p0=wearing("alternative-energy", technology=9, energy=0), market=market)
    when(twice, "down:AX1")
    assert "tactics3" not in offers(twice, "slot")  # two energy


@rule("DE-BADGE-19")
def test_courier_bot_buys_for_one_energy_more_between_cards() -> None:
    market = {"black": ["BM01", "BM05", "BM03"]}
    table = given(p0=wearing("courier-bot", technology=9, energy=3), market=market)
    broke = given(p0=wearing("courier-bot", technology=1, energy=1), market=market)

    assert "courier" in table.options
    when(table, "courier", "slot:black2")
    assert (player(table).technology, player(table).energy) == (8, 1)
    assert "BM05" in offers(table, "card")
    assert "courier" not in table.options
    assert "courier" not in broke.options  # after paying 1 energy nothing is left to buy with


@rule("DE-BADGE-19")
def test_courier_bot_after_the_second_card_but_not_within_one() -> None:
    table = given(p0=wearing("courier-bot", technology=9, energy=3, scavengers={"G4": 1}))

    when(table, "card:AX1")
    assert "courier" not in table.options
    when(table, "pass")
    assert "courier" in table.options
    when(table, "card:AX2", "pass")
    assert asks(table) == "UseExtras"
    assert table.options == ["pass", "courier"]
    when(table, "pass")
    assert asked(table) == 1


@rule("DE-BADGE-20")
def test_prospector_puts_a_resource_where_present() -> None:
    table = given(
        p0=wearing("prospector", scavengers={"G6": 1, "H6": 1}), p1={"scavengers": {"G6": 3}}
    )
    before = tokens_in(table, "G6"), tokens_in(table, "H6")

    when(table, "card:AX5", "action:collect")
    assert offers(table, "enrich") == ["G4", "G6", "H6"]
    when(table, "enrich:G6", "action:collect", "enrich:H6")

    assert (tokens_in(table, "G6"), tokens_in(table, "H6")) == (before[0] + 1, before[1] + 1)


@rule("DE-BADGE-21")
def test_drone_engineer_saves_one_resource_of_a_drone_card() -> None:
    market = {"tactics": ["TA1", "TA2", "HU2"], "logistics": ["LO1", "LO2", "LO8"]}
    table = given(p0=wearing("drone-engineer", technology=2, energy=2), market=market)

    when(table, "down:AX1", "slot:tactics3")
    assert table.options == ["pay:01", "pay:10"]
    when(table, "pay:01")
    assert (player(table).technology, player(table).energy) == (2, 1)
    other = given(p0=wearing("drone-engineer", technology=2, energy=1), market=market)
    assert "logistics3" not in offers(when(other, "down:AX1"), "slot")


@rule("DE-BADGE-22")
def test_trading_post_gives_one_point_per_bought_card() -> None:
    table = given(p0=wearing("trading-post", technology=9, energy=9))

    when(table, "down:AX1", "slot:black1")

    assert points(table) == 1
    assert points(given(p0={"bought": ["BM01"]})) == 0


@rule("DE-BADGE-23")
def test_badges_change_candy_actions_but_not_drones() -> None:
    boost = given(p0=wearing("sprinter", scavengers={"G4": 2}, candy=["move"]))
    drone = given(
        p0=wearing("prospector", faction="ravagers", scavengers={"G7": 1}),
        p1={"faction": "auxilia"},
        drones={"harvester": "G7"},
    )

    when(boost, "card:AX1", "candy:move", "area:G4", "area:G3", "group:1")
    assert asks(boost) == "MoveFrom"
    when(drone, "card:RV8", "action:harvester", "area:G7")
    assert asks(drone) == "Harvest"
    assert offers(drone, "enrich") == []
    assert leader(boost) == "G4"
