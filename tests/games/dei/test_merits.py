"""What bots see in a state (evaluate.py): what counts for good, what can be lost again."""

from __future__ import annotations

from spielwerk.core.table import Table
from spielwerk.games.dei.evaluate import MERITS, merits
from spielwerk.games.dei.state import market_points
from tests.games.dei.given import given, state, when

TASKS = [["TK04", "TK01", "TK02", "TK03"], ["TK06", "TK07", "TK08", "TK09"]]


def merit(table: Table, name: str, seat: int = 0) -> float:
    return merits(state(table), seat)[MERITS.index(name)]


def test_what_is_scored_for_good_is_points_and_what_can_be_lost_is_not() -> None:
    table = given(
        p0={
            "points": {"tasks": 9},
            "earned": ["red", "blue"],
            "technology": 6,
            "energy": 2,
            "scavengers": {"G5": 1},
        }
    )

    assert merit(table, "points") == 9 + 3
    assert merit(table, "badges") == 2
    assert merit(table, "outposts") == 1
    assert (merit(table, "technology"), merit(table, "first-technology")) == (6, 4)
    assert (merit(table, "energy"), merit(table, "first-energy")) == (2, 2)


def test_points_on_market_cards_are_a_merit_of_their_own() -> None:
    table = given(p0={"bought": ["BM05"]})
    printed = state(table).box.points

    [card] = [
        card for card in state(table).players[0].hand if card < len(printed) and printed[card]
    ]

    assert merit(table, "market") == printed[card] > 0
    assert merit(table, "points") == 0


def test_the_best_task_is_also_told_alone() -> None:
    table = given(tasks=TASKS, p0={"technology": 5, "energy": 1, "scavengers": {}})

    # TK01: 5 for technology, TK02: 2 for energy; the leader is TK06's one scavenger, 3
    assert merit(table, "best-task") == 5
    assert merit(table, "tasks") > 5


def test_a_turn_is_to_come_until_its_first_card_lies() -> None:
    table = given()
    assert (merit(table, "time"), merit(table, "time", 1)) == (1, 1)

    when(table, next(token for token in table.options if token.startswith("card:")))

    assert (merit(table, "time"), merit(table, "time", 1)) == (0, 1)


def test_after_the_last_scoring_nothing_but_points_counts() -> None:
    table = given(p0={"technology": 6, "energy": 2, "bought": ["BM05"]})
    p = state(table).players[0]
    p.scored = True

    found = dict(zip(MERITS, merits(state(table), 0), strict=True))

    assert found.pop("points") == sum(p.points) + market_points(state(table), p) > sum(p.points)
    assert set(found.values()) == {0.0}
