"""The combat medal, new stacks and the new round (chapter 18 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import asks, given, offers, player, state, when
from tests.games.tharos.look import asked_seat, medals
from tests.support import rule


def round_end(round_: int = 1, **board: Any) -> dict[str, Any]:
    return {"phase": "round_end", "round": round_, "turn": 4, "transformer": "none", **board}


@rule("TH-CMED-01")
def test_four_combat_points_may_become_a_combat_medal() -> None:
    g = given(points=5, board=round_end())

    assert offers(g) == ["done", "pick:medal"]
    when(g, "pick:medal")

    assert (medals(g), player(g).points) == ({"combat": 1}, 1)


@rule("TH-CMED-01")
@pytest.mark.parametrize(("points", "asked"), [(3, False), (4, True), (7, True)])
def test_whoever_has_fewer_than_four_points_is_not_asked(points: int, asked: bool) -> None:
    g = given(points=points, board=round_end())

    assert (asks(g) == "TurnInPoints") == asked


@rule("TH-CMED-01")
def test_one_medal_per_round_end_even_with_seven_points() -> None:
    g = given(points=7, board=round_end())

    when(g, "pick:medal")

    assert asks(g) != "TurnInPoints"
    assert player(g).points == 3


@rule("TH-CMED-01")
def test_the_losses_come_before_the_combat_medal_and_all_players_are_asked() -> None:
    g = given(
        points=4, others={1: {"points": 4, "markers": "r2c1 r2c2"}},
        board=round_end(losers=[[1]], start=1), coming=["loss 3"],
    )  # fmt: skip

    assert (asks(g), asked_seat(g)) == ("GiveUp", 1)
    when(g, "region:r2c1")
    assert (asks(g), asked_seat(g)) == ("TurnInPoints", 1)
    when(g, "done")
    assert (asks(g), asked_seat(g)) == ("TurnInPoints", 0)


@rule("TH-CMED-01")
def test_a_combat_medal_is_also_offered_after_the_last_round() -> None:
    g = given(points=4, board=round_end(4))

    when(g, "pick:medal")

    assert g.over
    assert g.scores == [3, 0]


@rule("TH-CMED-02")
def test_points_not_turned_in_are_kept() -> None:
    g = given(points=6, board=round_end())

    when(g, "done")

    assert (player(g).points, medals(g)) == (6, {})
    assert g.view(-1)["round"] == 2


@rule("TH-REND-01")
def test_all_attack_and_round_end_cards_form_new_stacks() -> None:
    g = given(points=4, board=round_end(losers=[[0]], attack=[1, 5, 4, 4]), coming=["loss 1"])

    assert state(g).end_stack.bit_count() == 5
    when(g, "done")

    left = g.view(-1)["attack"]["left"]
    row = g.view(-1)["attack"]["row"]
    assert len(row) == 1
    assert sorted(left + row) == [1, 2, 2, 3, 3, 4, 4, 5]
    assert g.view(-1)["round_end"] == {"card": None, "left": [1, 2, 3, 4, 5, 6]}


@rule("TH-REND-02")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_after_rounds_1_to_3_the_next_round_begins_with_its_first_turn(round_: int) -> None:
    g = given(board=round_end(round_))

    view = g.view(-1)
    assert (view["round"], view["turn"], view["phase"]) == (round_ + 1, 1, "actions")
    assert view["attacked"] == f"r{round_ + 1}c1"
    assert not g.over


@rule("TH-REND-02")
def test_after_round_4_the_game_is_over() -> None:
    g = given(board=round_end(4))

    assert g.over
    assert g.view(-1)["phase"] == "finished"
    assert g.options == []
