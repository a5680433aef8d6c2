"""DE-SCORE Scoring."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.table import Table
from tests.games.dei.given import asked, asks, finish_turn, given, player, points, state, when
from tests.support import rule

TASKS = [["TK05", "TK09", "TK03", "TK04"], ["TK10", "TK06", "TK07", "TK08"]]
# Only the column of TK04 and TK08 is free, and neither gives a point without buildings or red.
USED = ["TK05", "TK09", "TK03", ""]


def last_turn(**lines: Any) -> Table:
    """Seat 1 ends the game's last turn; its scoring is to come."""
    p1 = {"markers": USED, "technology": 0, "energy": 0, **lines}
    table = given(round=4, phase=3, active=1, tasks=TASKS, p1=p1)
    finish_turn(table)
    return table


def rows(table: Table, seat: int = 1) -> dict[str, int]:
    return {row.source: row.points[seat] for row in table.score_rows}


@rule("DE-SCORE-01")
def test_points_are_added_at_once_without_limit() -> None:
    table = given(p0={"bought": ["BM05"], "points": {"tasks": 39}})

    when(table, "card:BM05", "action:supplies")

    assert points(table) == 42


@rule("DE-SCORE-02")
def test_the_preliminary_scoring_is_not_altered_later() -> None:
    p0 = {"markers": USED, "technology": 8, "energy": 2}
    table = given(round=4, phase=3, tasks=TASKS, p0=p0, p1={"markers": USED})

    finish_turn(table)
    assert not player(table).scored
    when(table, "task:TK04")
    assert player(table).scored
    assert points(table) == 4 + 2
    state(table).players[0].technology = 0
    state(table).technology += 8
    assert rows(table, 0)["technology"] == 4


@rule("DE-SCORE-03")
def test_one_point_per_outpost() -> None:
    table = when(last_turn(scavengers={"G5": 1, "G8": 1}), "task:TK04")

    assert rows(table)["outposts"] == 2


@rule("DE-SCORE-04")
@pytest.mark.parametrize(
    ("earned", "expected"),
    [([], 0), (["red"], 1), (["red", "green"], 3), (["red", "blue", "green"], 6)],
)
def test_badges_give_1_3_or_6(earned: list[str], expected: int) -> None:
    table = last_turn(earned=earned)
    while asks(table) != "ChooseTask":
        when(table, "pass")
    when(table, "task:TK04")

    assert rows(table)["badges"] == expected


@rule("DE-SCORE-05")
def test_one_point_per_two_technology() -> None:
    table = when(last_turn(technology=7), "task:TK04")

    assert rows(table)["technology"] == 3


@rule("DE-SCORE-06")
def test_one_point_per_energy() -> None:
    table = when(last_turn(energy=5), "task:TK04")

    assert rows(table)["energy"] == 5


@rule("DE-SCORE-07")
def test_market_cards_in_hand_on_the_pad_and_in_the_bin_count_at_the_end() -> None:
    table = last_turn(bought=["BM05", "HU1"], bin=["TA8"])

    when(table, "task:TK04")

    assert table.over
    assert rows(table)["market"] == 3 + 1 + 5
    assert points(table, 1) == table.scores[1]


@rule("DE-SCORE-08")
def test_the_highest_total_wins_and_ties_share() -> None:
    shared = when(last_turn(), "task:TK04")
    won = when(last_turn(bought=["BM05"]), "task:TK04")

    scores = shared.scores
    assert shared.winners == [s for s in (0, 1) if scores[s] == max(scores)]
    assert won.scores[1] == scores[1] + 3
    tied = given(p0={"points": {"tasks": 5}}, p1={"points": {"cards": 5}})
    assert tied.winners == [0, 1]


@rule("DE-SCORE-09")
def test_points_never_decrease() -> None:
    table = given()
    best = [0, 0]
    while not table.over and state(table).round < 3:
        table.answer(table.options[len(table.events) % len(table.options)])
        now = [points(table, seat) for seat in (0, 1)]
        assert now[0] >= best[0]
        assert now[1] >= best[1]
        best = now
    assert asked(table) in (-1, 0, 1)
