"""Final scoring (chapter 19 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import given
from tests.games.tharos.look import points
from tests.support import rule


def source(name: str, **own: Any) -> int:
    """The points of one source; and nothing else may score for the same things."""
    g = given(**own)
    assert sum(row.points[0] for row in g.score_rows if row.source not in {name, "sets"}) == 0
    return points(g, name)[0]


@pytest.mark.parametrize(
    ("medal", "worth"),
    [
        pytest.param("combat", 3, marks=rule("TH-SCORE-01")),
        pytest.param("exploration", 4, marks=rule("TH-SCORE-02")),
        pytest.param("trade", 4, marks=rule("TH-SCORE-03")),
        pytest.param("civil", 2, marks=rule("TH-SCORE-04")),
    ],
)
def test_a_medal_has_its_worth(medal: str, worth: int) -> None:
    assert source(medal, medals={medal: 1}) == worth
    assert source(medal, medals={medal: 7}) == 7 * worth


@rule("TH-SCORE-05")
@pytest.mark.parametrize(
    ("counts", "bonus"),
    [((1, 1, 1, 0), 0), ((1, 1, 1, 1), 2), ((3, 2, 5, 4), 4), ((3, 3, 3, 3), 6)],
)
def test_a_set_of_all_four_medals_gives_two_points(
    counts: tuple[int, int, int, int], bonus: int
) -> None:
    names = ("combat", "exploration", "trade", "civil")
    g = given(medals=dict(zip(names, counts, strict=True)))

    assert points(g, "sets") == [bonus, 0]


@rule("TH-SCORE-06")
@pytest.mark.parametrize(("jars", "worth"), [(4, 0), (5, 1), (9, 1), (10, 2), (54, 10)])
def test_every_full_five_jars_give_a_point(jars: int, worth: int) -> None:
    assert source("money", money=jars) == worth


@rule("TH-SCORE-07")
def test_each_owned_building_gives_a_point() -> None:
    g = given(
        board={
            "buildings": {"notary": 0, "surveyor": 0, "new_market": 1, "large_market": "unowned"}
        }
    )

    assert points(g, "buildings") == [2, 1]


@rule("TH-SCORE-08")
@pytest.mark.parametrize(
    ("card", "symbols"),
    [("banker", 2), ("dyer", 2), ("ore_digger", 2), ("crystallographist", 2),
     ("cartographer", 2), ("organizer", 2), ("cannoneer", 1), ("rumblepoke", 2), ("plant", 3),
     ("manipulator", 2)],
)  # fmt: skip
def test_each_die_symbol_of_an_active_card_gives_a_point(card: str, symbols: int) -> None:
    assert source("cards", cards=card) == symbols


@rule("TH-SCORE-08")
def test_all_ten_cards_have_twenty_symbols_and_the_reserve_scores_nothing() -> None:
    names = (
        "banker dyer ore_digger crystallographist cartographer organizer cannoneer rumblepoke"
        " plant manipulator"
    )

    assert source("cards", cards=names) == 20
    assert source("cards", cards="") == 0


@rule("TH-SCORE-09")
@pytest.mark.parametrize(
    ("mines", "worth"),
    [("r1c1", 0), ("r1c1 r1c2", 0), ("r1c1 r1c2 r4c4", 3), ("r1c1 r1c2 r1c3 r1c4 r2c1", 5)],
)
def test_mines_score_from_the_third_on(mines: str, worth: int) -> None:
    assert source("mines", mines=mines) == worth


@rule("TH-SCORE-10")
def test_nothing_else_scores() -> None:
    g = given(
        points=7, hand=[3, 4, 6], markers="r1c1 r1c2 r1c3 r1c4", ore="WYRGB", crystal="WYRGB",
        depot="RYGGBB", dice="W6 W6", mines="r1c1 r1c2", money=4,
    )  # fmt: skip

    assert g.scores == [0, 0]


@rule("TH-SCORE-10")
def test_the_rows_of_the_scoring_add_up() -> None:
    g = given(
        medals={"combat": 1, "exploration": 2, "trade": 1, "civil": 3}, money=12,
        cards="plant cannoneer", mines="r1c1 r1c2 r1c3", board={"buildings": {"notary": 0}},
    )  # fmt: skip

    assert g.scores == [3 + 8 + 4 + 6 + 2 + 2 + 1 + 4 + 3, 0]
    assert g.view(-1)["players"][0]["score"] == 33


@rule("TH-SCORE-11")
def test_most_points_win_and_tied_players_share_the_victory() -> None:
    board = {"phase": "round_end", "round": 4, "turn": 4}
    alone = given(seats=3, money=10, others={1: {"money": 9}, 2: {"money": 5}}, board=board)
    tied = given(seats=3, money=10, others={1: {"money": 9}, 2: {"money": 14}}, board=board)

    assert alone.over and tied.over
    assert (alone.scores, alone.winners) == ([2, 1, 1], [0])
    assert (tied.scores, tied.winners) == ([2, 1, 2], [0, 2])
