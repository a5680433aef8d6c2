"""Chapter 11: the end of the game."""

from __future__ import annotations

import pytest

from spielwerk.games.nobility import GAME
from tests.games.nobility.board import given, pass_all, state
from tests.support import rule

NOBILITY = [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6]


@rule("RN-END-01")
@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_two_goods_left_are_a_point(left: int, points: int) -> None:
    half = left // 2
    table = given(2, round=10, me={"goods": {"books": half, "magic": left - half}})

    pass_all(table)

    assert table.over
    assert table.scores[0] == points


@rule("RN-END-02")
@pytest.mark.parametrize("step", range(13))
def test_each_nobility_step_gives_its_points(step: int) -> None:
    table = given(2, round=10, me={"goods": {}, "nobility": step})

    pass_all(table)

    assert table.scores[0] == NOBILITY[step]


@rule("RN-END-03")
def test_activated_commission_cards_score() -> None:
    table = given(
        2,
        round=10,
        chancery=True,
        me={"goods": {}, "commissions": ["13"], "dice_tiles": ["01"], "completed": ["S01 0"]},
        filled={"01": [1, 2, 3]},
    )

    pass_all(table)

    assert table.scores[0] == 1
    assert [row.points[0] for row in table.score_rows if row.rule == "RN-END-03"] == [1]


@rule("RN-END-04")
def test_coins_modifiers_workers_houses_and_open_cards_are_worth_nothing() -> None:
    table = given(
        2,
        round=10,
        me={
            "goods": {},
            "coins": 90,
            "modifiers": 9,
            "workers": 9,
            "platform": 7,
            "held": ["S01", "S02"],
        },
    )

    pass_all(table)

    assert table.scores[0] == 0


@rule("RN-END-05")
def test_most_points_win() -> None:
    table = given(2, round=10, me={"points": {"settlers": 9}}, p1={"points": {"council": 10}})

    pass_all(table)

    assert table.winners == [1]


@rule("RN-END-05")
def test_a_tie_goes_to_more_houses_then_higher_rep_then_it_is_shared() -> None:
    houses = given(
        2,
        round=10,
        me={"points": {"settlers": 10}, "completed": ["S01 4", "S02 4"], "platform": 1},
        p1={"points": {"council": 10}, "completed": ["S03 4"], "rep": 20},
    )
    rep = given(
        2,
        round=10,
        me={"points": {"settlers": 10}, "rep": 12},
        p1={"points": {"council": 10}, "rep": 13},
    )
    shared = given(2, round=10)

    for table in (houses, rep, shared):
        pass_all(table)

    assert (houses.winners, rep.winners, shared.winners) == ([0], [1], [0, 1])


def test_every_score_row_names_its_rule() -> None:
    table = given(2, chancery=True)

    for row in GAME.score_rows(state(table)):
        assert row.rule.startswith("RN-")
        assert len(row.points) == 2
