"""DE-LEAD Leaders."""

from __future__ import annotations

from tests.games.dei.given import (
    asked,
    asks,
    at,
    given,
    leader,
    offers,
    player,
    tokens_in,
    value,
    when,
)
from tests.support import rule


@rule("DE-LEAD-01")
def test_a_leader_counts_as_a_scavenger_but_cannot_be_killed() -> None:
    table = given(
        p0={"leader": "G6", "scavengers": {"G4": 1}},
        p1={"leader": "G6"},
        drones={"hunter": "G6"},
    )

    assert value(table, "G6", 1) == 1
    when(table, "card:AX8", "action:hunter", "area:G6")
    assert asks(table) == "PlaceCard"
    assert leader(table, 1) == "G6"


@rule("DE-LEAD-02")
def test_a_group_with_corvo_ignores_majorities() -> None:
    table = given(p0={"leader": "G3", "scavengers": {"G3": 2}}, p1={"scavengers": {"G6": 6}})

    when(table, "card:AX3", "action:move", "area:G3", "area:G6")
    assert table.options == ["led:0", "led:1", "led:2"]
    when(table, "led:1")
    assert (at(table, "G6"), leader(table)) == (1, "G6")
    other = given(
        p0={"faction": "farm", "leader": "G3", "scavengers": {"G3": 2}},
        p1={"scavengers": {"G6": 6}},
    )
    assert "G6" not in offers(when(other, "card:FZ3", "action:move", "area:G3"), "area")


@rule("DE-LEAD-03")
def test_abraham_collects_for_free_at_the_end_of_every_own_turn() -> None:
    for phase in (1, 2, 3):
        table = given(
            phase=phase,
            active=1,
            p0={"scavengers": {"G6": 5}},
            p1={"leader": "G6"},
        )
        before = tokens_in(table, "G6")
        when(table, "card:RV1", "pass", "card:RV2", "pass")
        assert asks(table) == "AbrahamCollects"
        assert table.options == ["pass", "area:G6"]
        when(table, "area:G6")
        assert (player(table, 1).technology, tokens_in(table, "G6")) == (2, before - 1)


@rule("DE-LEAD-03")
def test_badges_apply_to_abrahams_collect_in_his_area() -> None:
    table = given(
        active=1,
        p0={"scavengers": {"G6": 5, "G3": 1}},
        p1={
            "leader": "G6",
            "scavengers": {"G3": 1},
            "badges": ["sniper", "prospector"],
            "earned": ["red", "green"],
        },
    )

    when(table, "card:RV1", "pass", "card:RV2", "pass")
    assert table.options == ["pass", "area:G6", "shoot:G6", "enrich:G6"]
    when(table, "shoot:G6")
    assert at(table, "G6", 0) == 4
    nothing = given(active=1, p1={"leader": "G6"}, tokens={"G6": 0})
    when(nothing, "card:RV1", "pass", "card:RV2", "pass")
    assert asked(nothing) == 0


@rule("DE-LEAD-04")
def test_aria_alone_steps_vertically() -> None:
    lines = {"faction": "refuge", "leader": "G4", "scavengers": {"G4": 2}}
    table = given(p0=lines)

    when(table, "card:RF3", "action:move", "area:G4")
    assert offers(table, "area") == ["G3", "H1", "H6"]
    when(table, "area:H6")
    assert table.options == ["led:0"]
    when(table, "led:0")
    assert leader(table) == "H6"
    guarded = given(p0=lines, p1={"scavengers": {"H6": 1}})
    assert "H6" not in offers(when(guarded, "card:RF3", "action:move", "area:G4"), "area")


@rule("DE-LEAD-05")
def test_z13_counts_three() -> None:
    table = given(p0={"faction": "farm", "leader": "G3"}, p1={"scavengers": {"G6": 2, "G3": 1}})

    assert value(table, "G3") == 3
    when(table, "card:FZ3", "action:move", "area:G3", "area:G6", "led:0")
    assert leader(table) == "G6"
