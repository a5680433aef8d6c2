"""DE-TASK Tasks."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.table import Table
from tests.games.dei.given import (
    asked,
    asks,
    finish_turn,
    given,
    offers,
    player,
    points,
    reason,
    when,
)
from tests.support import rule

TASKS = [["TK01", "TK02", "TK03", "TK04"], ["TK05", "TK06", "TK07", "TK08"]]
OTHERS = [["TK09", "TK10", "TK11", "TK12"], ["TK01", "TK02", "TK03", "TK04"]]


def choosing(round: int = 1, tasks: list[list[str]] = TASKS, **lines: Any) -> Table:
    """Seat 0 at the end of its phase 3, its cards played without effect."""
    table = given(round=round, phase=3, tasks=tasks, **lines)
    finish_turn(table)
    assert asks(table) == "ChooseTask"
    return table


def gained(task: str, round: int = 1, tasks: list[list[str]] = TASKS, **lines: Any) -> int:
    table = choosing(round, tasks, **lines)
    before = player(table).points[3]
    when(table, f"task:{task}")
    return player(table).points[3] - before


@rule("DE-TASK-01")
def test_a_task_must_be_chosen_at_the_end_of_the_own_phase_3() -> None:
    table = choosing()

    assert "pass" not in table.options
    when(table, "task:TK02")
    assert player(table).markers == [-1, 1, -1, -1]
    assert asked(table) == 1


@rule("DE-TASK-02")
def test_never_two_markers_in_one_column() -> None:
    table = choosing(round=2, p0={"markers": ["TK01", "", "", ""]})

    assert not {"TK01", "TK05"} & set(offers(table, "task"))
    assert reason(table, "task:TK05") == ("DE-TASK-02", "column-used")
    assert len(offers(table, "task")) == 6


@rule("DE-TASK-03")
def test_several_players_may_choose_the_same_task() -> None:
    table = choosing(p1={"markers": ["TK01", "", "", ""]})

    when(table, "task:TK01")

    view = next(task for task in table.view(0)["tasks"] if task["task"] == "TK01")
    assert view["markers"] == [0, 1]


@rule("DE-TASK-04")
def test_on_time_in_the_current_or_a_later_column_and_late_before() -> None:
    lines: dict[str, Any] = {"p0": {"technology": 7}}

    assert gained("TK01", 1, **lines) == 7
    assert gained("TK01", 2, **lines) == 4
    assert gained("TK02", 2, p0={"energy": 5}) == 10
    assert gained("TK02", 1, p0={"energy": 5}) == 10
    assert gained("TK02", 3, p0={"energy": 5}) == 6


@rule("DE-TASK-05")
def test_points_are_scored_at_once_and_may_be_none() -> None:
    table = choosing(p0={"technology": 4, "energy": 0})

    when(table, "task:TK04")
    assert points(table) == 0
    other = choosing(p0={"technology": 4})
    when(other, "task:TK01")
    assert points(other) == 4


@rule("DE-TASK-06")
def test_technology() -> None:
    assert gained("TK01", 1, p0={"technology": 8}) == 8
    assert gained("TK01", 2, p0={"technology": 8}) == 4
    assert gained("TK01", 2, p0={"technology": 2}) == 0


@rule("DE-TASK-07")
def test_energy() -> None:
    assert gained("TK02", 2, p0={"energy": 5}) == 10
    assert gained("TK02", 3, p0={"energy": 5}) == 6
    assert gained("TK02", 3, p0={"energy": 1}) == 0


@rule("DE-TASK-08")
def test_drone_cards_in_hand_or_face_up() -> None:
    lines = {
        "bought": ["HU1", "HA1", "HU2"],
        "bin": ["HU3"],
        "pad": [["HU1", "played"], ["HU2", "down"]],
    }

    assert gained("TK03", 3, p0=lines) == 6  # AX8, HU1, HA1
    assert gained("TK03", 4, p0=lines) == 3


@rule("DE-TASK-09")
@pytest.mark.parametrize(("task", "column"), [("TK04", 4), ("TK05", 1)])
def test_buildings(task: str, column: int) -> None:
    lines = {"camps": ["G4", "G4"], "bridges": ["2.2#1"], "elevators": ["G3-H1"]}

    assert gained(task, column, p0=lines) == 8
    if column < 4:
        assert gained(task, column + 1, p0=lines) == 4


@rule("DE-TASK-10")
def test_scavengers_with_the_leader() -> None:
    lines = {"scavengers": {"G6": 2, "G4": 1}}

    assert gained("TK06", 2, p0=lines) == 12
    assert gained("TK06", 3, p0=lines) == 8


@rule("DE-TASK-11")
def test_outposts_of_any_colour() -> None:
    lines = {"scavengers": {"G6": 1, "G5": 1, "G8": 1}}

    assert gained("TK07", 3, p0=lines) == 6
    assert gained("TK07", 4, p0=lines) == 3


@rule("DE-TASK-12")
@pytest.mark.parametrize(
    ("task", "tasks", "area"),
    [("TK08", TASKS, "G6"), ("TK09", OTHERS, "G5"), ("TK10", OTHERS, "G8")],
)
def test_outposts_of_one_colour(task: str, tasks: list[list[str]], area: str) -> None:
    lines = {"scavengers": {area: 1}}

    assert gained(task, 1, tasks, p0=lines) == 3
    if task != "TK08":
        assert gained(task, 4, tasks, p0=lines) == 2
    else:
        assert gained(task, 4, [["TK08", "TK02", "TK03", "TK04"]], p0=lines) == 2


@rule("DE-TASK-13")
def test_garrisons() -> None:
    lines: dict[str, Any] = {
        "p0": {"scavengers": {"G6": 1, "G5": 1}},
        "p1": {"scavengers": {"G6": 4}},
    }

    assert gained("TK11", 3, OTHERS, **lines) == 4
    assert gained("TK11", 4, OTHERS, **lines) == 2


@rule("DE-TASK-14")
def test_sovereignty() -> None:
    lines: dict[str, Any] = {
        "p0": {"scavengers": {"G6": 2, "G5": 2, "H8": 2}},
        "p1": {"scavengers": {"G6": 1, "H8": 1, "G4": 2}},
    }

    assert gained("TK12", 4, OTHERS, **lines) == 6
    assert gained("TK12", 4, [["TK12", "TK02", "TK03", "TK04"]], **lines) == 4


@rule("DE-TASK-15")
def test_all_cards_of_free_columns_are_open() -> None:
    table = choosing(round=3, p0={"markers": ["", "TK02", "", "TK08"]})

    assert offers(table, "task") == ["TK01", "TK03", "TK05", "TK07"]
