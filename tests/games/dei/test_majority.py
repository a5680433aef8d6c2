"""DE-MAJ Majority, outposts, garrison, sovereignty."""

from __future__ import annotations

from tests.games.dei.given import (
    asks,
    at,
    controller,
    cubes,
    given,
    majority,
    offers,
    player,
    points,
    reason,
    value,
    when,
)
from tests.support import rule


@rule("DE-MAJ-01")
def test_value_is_scavengers_plus_one_for_the_leader() -> None:
    table = given(p0={"scavengers": {"G6": 3}, "leader": "G6"}, p1={"scavengers": {"G6": 3}})

    assert (value(table, "G6", 0), value(table, "G6", 1)) == (4, 3)


@rule("DE-MAJ-02")
def test_z13_and_red_badges_modify_the_value() -> None:
    zombie = given(p0={"faction": "farm", "leader": "G6"})
    bombs = given(
        p0={
            "badges": ["bombardier"],
            "earned": ["red"],
            "bridges": ["2.5#1", "2.8#1"],
            "scavengers": {"G6": 1},
        }
    )
    wall = given(
        p0={
            "badges": ["barricader"],
            "earned": ["red"],
            "camps": ["G6", "G6", "G3"],
            "scavengers": {"G6": 1},
        }
    )
    spy = given(
        p0={"badges": ["covert-operator"], "earned": ["red"], "scavengers": {"G6": 1}},
        drones={"hunter": "G6", "harvester": "G6"},
    )
    unearned = given(p0={"badges": ["barricader"], "camps": ["G6"], "scavengers": {"G6": 1}})

    assert value(zombie, "G6") == 3
    assert value(bombs, "G6") == 5
    assert value(wall, "G6") == 5
    assert value(spy, "G6") == 2  # the Hunter is Auxilia's own drone, the Harvester is not
    assert value(unearned, "G6") == 1


@rule("DE-MAJ-03")
def test_without_presence_modifiers_count_nothing() -> None:
    table = given(p0={"badges": ["barricader"], "earned": ["red"], "camps": ["G6", "G6"]})

    assert value(table, "G6") == 0
    assert majority(table, "G6") is None


@rule("DE-MAJ-04")
def test_the_strictly_highest_value_has_the_majority() -> None:
    table = given(p0={"scavengers": {"G6": 2}}, p1={"scavengers": {"G6": 1}})

    assert majority(table, "G6") == 0
    assert majority(table, "G8") is None


@rule("DE-MAJ-05")
def test_in_a_tie_nobody_has_the_majority() -> None:
    table = given(
        3,
        p0={"scavengers": {"G7": 2}},
        p1={"scavengers": {"G7": 2}},
        p2={"scavengers": {"G7": 1}},
    )

    assert majority(table, "G7") is None


@rule("DE-MAJ-06")
def test_a_scout_among_the_tied_has_the_majority() -> None:
    scout = {"badges": ["scout"], "earned": ["red"]}
    tied = given(p0={**scout, "scavengers": {"G6": 2}}, p1={"scavengers": {"G6": 2}})
    first = given(p0={"scavengers": {"G6": 2}}, p1={**scout, "scavengers": {"G6": 2}})
    below = given(
        3,
        p0={**scout, "scavengers": {"G7": 1}},
        p1={"scavengers": {"G7": 2}},
        p2={"scavengers": {"G7": 2}},
    )

    assert majority(tied, "G6") == 0
    assert majority(first, "G6") == 1
    assert majority(below, "G7") is None


@rule("DE-MAJ-07")
def test_majority_is_needed_to_enter_collect_and_deploy_at_an_own_camp() -> None:
    table = given(
        p0={"scavengers": {"G3": 1, "G8": 1}, "camps": ["G6"]},
        p1={"scavengers": {"G6": 2, "G8": 2}},
    )

    when(table, "card:AX2", "action:deploy")
    assert reason(table, "area:G6") == ("DE-ACT-DEPLOY-02", "no-majority")
    when(table, "area:G4", "action:move", "area:G3")
    assert reason(table, "area:G6") == ("DE-ACT-MOVE-04", "no-majority")
    when(table, "area:G1", "group:1", "card:AX5", "action:collect")
    assert reason(table, "area:G8") == ("DE-ACT-COLLECT-01", "no-majority")


@rule("DE-MAJ-08")
def test_entering_is_tested_with_the_arriving_units() -> None:
    table = given(p0={"scavengers": {"G3": 2}, "camps": ["G8"]}, p1={"scavengers": {"G6": 1}})

    when(table, "card:AX2", "action:move", "area:G3", "area:G6")
    assert offers(table, "group") == ["2"]
    when(table, "group:2", "action:deploy")
    assert "G8" in offers(table, "area")


@rule("DE-MAJ-09")
def test_building_needs_no_majority() -> None:
    table = given(p0={"scavengers": {"G6": 1}}, p1={"scavengers": {"G6": 5}})

    when(table, "card:AX6", "action:build", "build:camp")

    assert "G6" in offers(table, "area")


@rule("DE-MAJ-10")
def test_the_majority_controls_every_outpost_of_the_area() -> None:
    table = given(p0={"scavengers": {"G6": 1, "G5": 1}})

    assert controller(table, "G6") == 0
    assert cubes(table) == [1, 1, 0]


@rule("DE-MAJ-11")
def test_an_uncontrolled_outpost_goes_to_the_first_majority() -> None:
    table = given(p0={"scavengers": {"G3": 1, "G4": 1}})
    assert controller(table, "G6") is None

    when(table, "card:AX3", "action:move", "area:G3", "area:G6", "group:1")

    assert controller(table, "G6") == 0
    assert cubes(table)[0] == 1


@rule("DE-MAJ-12")
def test_another_majority_takes_the_cube_at_once() -> None:
    table = given(p0={"scavengers": {"G3": 2}}, p1={"scavengers": {"G6": 1}})
    assert cubes(table, 1) == [1, 0, 0]

    when(table, "card:AX3", "action:move", "area:G3", "area:G6", "group:2")

    assert (cubes(table, 0), cubes(table, 1)) == ([1, 0, 0], [0, 0, 0])


@rule("DE-MAJ-13")
def test_a_controller_in_a_tie_keeps_the_cube() -> None:
    table = given(p0={"scavengers": {"G3": 1}, "bought": ["TA1"]}, p1={"scavengers": {"G6": 1}})

    when(table, "card:TA1", "action:red-move", "area:G3", "area:G6", "group:1")

    assert majority(table, "G6") is None
    assert controller(table, "G6") == 1


@rule("DE-MAJ-14")
def test_an_abandoned_outpost_gets_its_cube_back() -> None:
    table = given(p0={"scavengers": {"G6": 1}})

    when(table, "card:AX3", "action:move", "area:G6", "area:G8", "group:1")

    assert controller(table, "G6") is None
    assert cubes(table) == [0, 0, 1]


@rule("DE-MAJ-15")
def test_an_absent_controller_loses_the_cube_to_the_majority_or_to_the_tile() -> None:
    held = {"G7": 0}
    one = given(
        3,
        p0={"scavengers": {"G7": 1}, "leader": "G5"},
        p1={"scavengers": {"G7": 1}},
        outposts=held,
    )
    two = given(
        3,
        p0={"scavengers": {"G7": 1}, "leader": "G5"},
        p1={"scavengers": {"G7": 1}},
        p2={"scavengers": {"G7": 1}},
        outposts=held,
    )
    assert controller(one, "G7") == controller(two, "G7") == 0

    for table in (one, two):
        when(table, "card:AX3", "action:move", "area:G7", "area:G8", "group:1")

    assert controller(one, "G7") == 1
    assert controller(two, "G7") is None


@rule("DE-MAJ-16")
def test_control_is_settled_after_every_change_but_a_group_is_one() -> None:
    table = given(p0={"scavengers": {"G3": 2}}, p1={"scavengers": {"G3": 1}})
    assert controller(table, "G3") == 0

    when(table, "card:AX3", "action:move", "area:G3", "area:G6", "group:2")

    assert (controller(table, "G3"), controller(table, "G6")) == (1, 0)


@rule("DE-MAJ-16")
def test_a_drone_card_bought_or_placed_face_down_counts_at_once_for_a_covert_operator() -> None:
    spy = {
        "badges": ["covert-operator"],
        "earned": ["red"],
        "scavengers": {"G6": 1},
        "technology": 9,
        "energy": 9,
    }
    table = given(
        p0=spy,
        p1={"scavengers": {"G6": 1}},
        drones={"hunter": "G6", "harvester": "G4"},
        market={"tactics": ["TA1", "TA2", "HU1"]},
    )
    assert controller(table, "G6") == 0

    when(table, "down:AX8")
    assert majority(table, "G6") is None
    when(table, "slot:tactics3")
    assert majority(table, "G6") == 0


@rule("DE-MAJ-17")
def test_cubes_are_the_controlled_outposts() -> None:
    table = given(p0={"scavengers": {"G6": 1, "H10": 1, "G5": 1, "H5": 1}})

    assert cubes(table) == [2, 1, 1]
    assert table.view(0)["players"][0]["cubes"] == [2, 1, 1]


@rule("DE-MAJ-18")
def test_a_garrison_needs_a_unit_but_no_majority() -> None:
    table = given(
        p0={"scavengers": {"G6": 1, "G5": 1}},
        p1={"scavengers": {"G6": 3}},
        phase=3,
        tasks=[["TK11", "TK01", "TK02", "TK03"], ["TK04", "TK05", "TK06", "TK07"]],
    )

    assert table.view(0)["players"][0]["garrisons"] == 2
    while asks(table) != "ChooseTask":
        when(table, "pass" if "pass" in table.options else table.options[0])
    when(table, "task:TK11")
    assert points(table) == 4


@rule("DE-MAJ-19")
def test_sovereignty_is_a_majority_over_somebody_present() -> None:
    table = given(
        p0={"scavengers": {"G6": 2, "G5": 2, "G8": 1}}, p1={"scavengers": {"G6": 1, "G8": 1}}
    )

    assert table.view(0)["players"][0]["sovereignties"] == 1
    assert at(table, "G6", 1) == 1
    assert player(table, 1).faction == 1


@rule("DE-MAJ-16")
def test_a_drone_that_arrives_counts_at_once_for_a_covert_operator() -> None:
    table = given(
        p0={"badges": ["covert-operator"], "earned": ["red"], "scavengers": {"G6": 1}},
        p1={"leader": "G6"},
        drones={"hunter": "G7"},
        outposts={"G6": 1},
    )
    assert controller(table, "G6") == 1

    when(table, "card:AX8", "action:hunter", "area:G6")

    assert controller(table, "G6") == 0
