"""DE-DRONE Drones."""

from __future__ import annotations

from spielwerk.core.table import Table
from tests.games.dei.given import (
    asks,
    at,
    candy,
    controller,
    given,
    leader,
    offers,
    player,
    points,
    state,
    tokens_in,
    when,
)
from tests.support import rule

REFUGE = {"faction": "refuge"}
FARM = {"faction": "farm"}


def hunting(seats: int = 3) -> Table:
    return given(
        seats,
        p0={"scavengers": {"G7": 1}},
        p1={"scavengers": {"G7": 2}},
        p2={"scavengers": {"G7": 1}, "leader": "G7"},
        drones={"hunter": "G7"},
    )


@rule("DE-DRONE-01")
def test_drones_have_no_value_and_block_nothing() -> None:
    table = given(p0={"scavengers": {"G3": 1}}, drones={"hunter": "G6", "harvester": "G6"})

    when(table, "card:AX3", "action:move", "area:G3", "area:G6", "group:1")

    assert controller(table, "G6") == 0
    assert sorted(table.view(0)["drones"]) == ["harvester", "hunter"]


@rule("DE-DRONE-02")
def test_anyone_with_a_card_activates_a_drone() -> None:
    table = given(p0={"bought": ["HA1"], "scavengers": {}}, drones={"harvester": "G6"})

    when(table, "card:HA1", "action:harvester", "area:G6", "count:1")

    assert player(table).technology == 2


@rule("DE-DRONE-03")
def test_a_drone_moves_up_to_2_plus_the_bonus_and_then_may_act() -> None:
    plain = when(given(drones={"hunter": "G9"}), "card:AX8", "action:hunter")
    bonus = when(
        given(p0={"bought": ["HU1"]}, drones={"hunter": "G9"}), "card:HU1", "action:hunter"
    )

    assert offers(plain, "area") == ["G6", "G7", "G8", "G9", "H4", "H5", "H10"]
    assert "G4" not in offers(bonus, "area")
    assert "G3" in offers(bonus, "area")
    when(plain, "area:G9")
    assert asks(plain) == "PlaceCard"  # nobody to hunt


@rule("DE-DRONE-04")
def test_steps_are_same_level_or_vertical_and_know_no_bridges_or_elevators() -> None:
    table = given(
        p0={"bridges": ["2.4#1"], "bought": ["HU1"]},
        p1={"scavengers": {"G5": 5}},
        drones={"hunter": "H3"},
    )

    when(table, "card:AX8", "action:hunter")

    # From H3: G1 and G2 touch it; the shared bridge to H5 does not count as a step.
    assert offers(table, "area") == ["G1", "G2", "G3", "H2", "H3", "H4", "H5"]
    far = given(p0={"bridges": ["2.4#1"]}, drones={"hunter": "H8"})
    state(far).box.drone_moves = [1, 1, 1, 1]
    when(far, "card:AX8", "action:hunter")
    assert offers(far, "area") == ["G3", "G5", "G6", "G8", "H8"]


@rule("DE-DRONE-05")
def test_several_drones_may_be_in_one_area() -> None:
    table = given(drones={"hunter": "G6", "harvester": "G7"})

    when(table, "card:AX8", "action:hunter", "area:G7")

    assert table.view(0)["drones"] == {"hunter": "G7", "harvester": "G7"}


@rule("DE-DRONE-06")
def test_the_harvester_takes_up_to_two_tokens_without_presence() -> None:
    table = given(active=1, p0={"scavengers": {"G6": 5}}, drones={"harvester": "G6"})

    when(table, "card:RV8", "action:harvester", "area:G6")
    assert table.options == ["count:0", "count:1", "count:2"]
    when(table, "count:2")

    assert player(table, 1).technology == 3
    assert tokens_in(table, "G6") == 2


@rule("DE-DRONE-07")
def test_the_transporter_deploys_up_to_two_without_camp_or_majority() -> None:
    table = given(p0=FARM, p1={"scavengers": {"G6": 5}}, drones={"transporter": "G6"})

    when(table, "card:FZ8", "action:transporter", "area:G6", "count:2")

    assert at(table, "G6") == 2
    assert player(table).supply == 13


@rule("DE-DRONE-07")
def test_transported_scavengers_take_control() -> None:
    table = given(p0=FARM, drones={"transporter": "G8"})

    when(table, "card:FZ8", "action:transporter", "area:G8", "count:1")

    assert controller(table, "G8") == 0


@rule("DE-DRONE-07")
def test_the_transporter_takes_from_the_map_when_the_supply_runs_out() -> None:
    table = given(
        p0={**FARM, "scavengers": {"G3": 1, "G4": 13}, "leader": "G9"},
        drones={"transporter": "G6"},
    )

    when(table, "card:FZ8", "action:transporter", "area:G6", "count:2")
    assert asks(table) == "TransportFrom"
    assert table.options == ["area:G3", "area:G4"]
    when(table, "area:G3")

    assert (at(table, "G6"), at(table, "G3")) == (2, 0)
    assert (controller(table, "G3"), controller(table, "G6")) == (None, 0)


@rule("DE-DRONE-08")
def test_the_teleporter_takes_two_units_to_ground() -> None:
    table = given(
        p0={**REFUGE, "scavengers": {"G6": 2}},
        p1={"scavengers": {"G1": 4}},
        drones={"teleporter": "G6"},
    )

    when(table, "card:RF8", "action:teleporter", "area:G6", "unit:scavenger", "area:G1")
    assert asks(table) == "TeleportUnit"
    when(table, "unit:scavenger")
    assert not any(name.startswith("H") for name in offers(table, "area"))
    when(table, "area:G9")

    assert (at(table, "G1"), at(table, "G9"), at(table, "G6")) == (1, 1, 0)
    assert controller(table, "G6") is None


@rule("DE-DRONE-08")
def test_the_teleporter_takes_only_one_unit_to_heights_and_may_take_the_leader() -> None:
    table = given(
        p0={**REFUGE, "scavengers": {"G6": 2}, "leader": "G6"}, drones={"teleporter": "G6"}
    )

    when(table, "card:RF8", "action:teleporter", "area:G6")
    assert table.options == ["pass", "unit:scavenger", "unit:leader"]
    when(table, "unit:leader", "area:H10")

    assert leader(table) == "H10"
    assert asks(table) == "PlaceCard"
    assert controller(table, "H10") == 0


@rule("DE-DRONE-09")
def test_the_hunter_kills_one_scavenger_of_each_faction_that_is_not_spared() -> None:
    table = hunting()

    when(table, "card:AX8", "action:hunter", "area:G7")
    assert table.options == ["pass", "faction:ravagers", "faction:refuge"]
    when(table, "faction:ravagers", "faction:refuge")

    assert (at(table, "G7", 0), at(table, "G7", 1), at(table, "G7", 2)) == (1, 1, 0)
    assert leader(table, 2) == "G7"
    spared = when(hunting(), "card:AX8", "action:hunter", "area:G7", "faction:refuge")
    assert at(spared, "G7", 1) == 2


@rule("DE-DRONE-10")
def test_the_hunter_gives_one_point_per_kill_and_one_candy_boost() -> None:
    table = when(hunting(), "card:AX8", "action:hunter", "area:G7")

    when(table, "faction:ravagers", "faction:refuge")

    assert points(table) == 2
    assert sum(candy(table, 0).values()) == 1
    none = when(hunting(), "card:AX8", "action:hunter", "area:G7", "pass")
    assert (points(none), candy(none, 0)) == (0, {})


@rule("DE-DRONE-11")
def test_each_owner_gets_a_candy_boost_per_lost_scavenger() -> None:
    table = when(hunting(), "card:AX8", "action:hunter", "area:G7")

    when(table, "faction:ravagers", "faction:refuge")

    assert [sum(candy(table, seat).values()) for seat in range(3)] == [1, 1, 1]


@rule("DE-DRONE-12")
def test_drone_abilities_trigger_no_badges_or_leaders() -> None:
    table = given(
        p0={
            **FARM,
            "badges": ["raiders"],
            "earned": ["blue"],
            "scavengers": {"G3": 15},
        },
        drones={"transporter": "G6"},
    )

    when(table, "card:FZ8", "action:transporter", "area:G6")

    assert table.options == ["count:0", "count:1", "count:2"]


@rule("DE-DRONE-13")
def test_drones_that_are_not_in_play_have_no_cards() -> None:
    table = given(3)
    g = state(table)

    assert sorted(table.view(0)["drones"]) == ["harvester", "hunter", "teleporter"]
    cards = [card for card in g.slots if card >= 0]
    cards += [card for deck in g.decks for card in range(48) if deck >> card & 1]
    assert {g.box.card_drone[card] for card in cards} == {-1, 0, 2, 3}
