"""Chapter 8.4: the Guild Hall and selling."""

from __future__ import annotations

import pytest

from spielwerk.games.nobility import GAME
from spielwerk.games.nobility.ids import NONE
from tests.games.nobility.board import (
    asks,
    fields,
    given,
    pass_all,
    place,
    player,
    points,
    refused,
    state,
    when,
)
from tests.support import rule

PRICES = [4, 4, 5, 5, 6, 6]


@rule("RN-HALL-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_field_takes_exactly_its_value_and_has_its_price(die: int) -> None:
    hall = [f"sch-{i}" for i in range(1, 7)]
    table = given(me={"dice": [die], "apprentices": {"scholars": 1}, "coins": 6}, hall=hall)

    when(table, f"die:{die}")
    assert fields(table, "hall") == [f"hall:{die}"]
    when(table, f"hall:{die}")

    assert player(table).coins == 6 - PRICES[die - 1]


@rule("RN-HALL-02")
def test_the_tile_is_paid_and_its_field_stays_empty() -> None:
    table = given(2, me={"dice": [3], "apprentices": {"scholars": 1}, "coins": 5})

    place(table, 3, "hall:3")

    assert player(table).coins == 0
    assert state(table).hall[2] == NONE
    poor = given(2, me={"dice": [3], "apprentices": {"scholars": 1}, "coins": 4})
    when(poor, "die:3")
    assert refused(poor, "hall:3") == ("RN-HALL-02", "too-few-coins")


@rule("RN-HALL-02")
def test_a_field_without_a_tile_cannot_be_used() -> None:
    table = given(me={"dice": [2], "workers": 1}, hall=["cb-01"])

    when(table, "die:2")

    assert refused(table, "hall:2") == ("RN-HALL-02", "no-tile")


@rule("RN-HALL-03")
def test_a_workshop_needs_an_apprentice_in_its_guild_not_a_guild_master() -> None:
    table = given(
        me={"dice": [1], "apprentices": {"wizards": 1}, "workers": 3},
        hall=["sch-1"],
        workshops={"scholars-1": "sch-2 0"},
    )

    when(table, "die:1")

    assert refused(table, "hall:1") == ("RN-HALL-03", "no-apprentice")


@rule("RN-HALL-03")
def test_a_workshop_needs_a_free_field_in_its_guild() -> None:
    table = given(
        me={"dice": [1], "apprentices": {"scholars": 1}},
        hall=["sch-1"],
        workshops={"scholars-1": "sch-2", "scholars-2": "sch-3", "scholars-3": "sch-4"},
    )

    when(table, "die:1")

    assert refused(table, "hall:1") == ("RN-HALL-03", "guild-full")


@rule("RN-HALL-04")
@pytest.mark.parametrize(("taken", "vp", "stars"), [(0, 3, 1), (1, 4, 1), (2, 5, 2)])
def test_a_workshop_goes_to_the_leftmost_free_field_with_its_points_and_stars(
    taken: int, vp: int, stars: int
) -> None:
    workshops = {f"scholars-{i + 1}": f"sch-{i + 2} 1" for i in range(taken)}
    table = given(
        me={"dice": [1], "apprentices": {"scholars": 1}}, hall=["sch-1"], workshops=workshops
    )

    place(table, 1, "hall:1")

    g = state(table)
    assert (g.workshops[taken], g.owners[taken]) == (0, 0)
    assert points(table) == vp
    assert player(table).nobility == stars
    assert player(table).apprentices[0] == 0


@rule("RN-HALL-04")
def test_with_a_workshop_in_the_middle_the_left_field_comes_first() -> None:
    table = given(
        2,
        me={"dice": [1], "apprentices": {"scholars": 1}},
        hall=["sch-1"],
        workshops={"scholars-2": "sch-2"},
    )

    place(table, 1, "hall:1")

    assert state(table).owners[0] == 0


@rule("RN-HALL-05")
def test_the_slot_of_the_new_guild_master_is_free_at_once() -> None:
    table = given(
        2,
        me={"dice": [1, 2], "apprentices": {"scholars": 2}, "workers": 1, "coins": 4},
        hall=["sch-1"],
    )

    place(table, 1, "hall:1")
    when(table, "done", "pass")
    place(table, 2, "guild:scholars-1")
    when(table, "effect:coin", "done", "worker")

    assert player(table).apprentices[0] == 2


@rule("RN-HALL-06")
def test_a_guild_master_earns_no_coins_and_no_free_goods_but_a_good_as_income() -> None:
    table = given(
        2,
        me={"dice": [1], "coins": 1, "goods": {}},
        workshops={"scholars-3": "sch-1 0"},
    )

    place(table, 1, "guild:scholars-1")
    when(table, "count:1")
    assert player(table).goods[0] == 1
    pass_all(table)

    assert player(table).coins == 0
    assert player(table).goods[0] == 2


@rule("RN-HALL-07")
def test_a_community_building_needs_a_worker_and_an_empty_plot() -> None:
    idle = given(me={"dice": [1], "apprentices": {"scholars": 2}}, hall=["cb-01"])
    full = given(
        me={"dice": [1], "workers": 1, "plots": ["cb-02", "cb-03", "cb-04"]}, hall=["cb-01"]
    )

    when(idle, "die:1")
    when(full, "die:1")

    assert refused(idle, "hall:1") == ("RN-HALL-07", "no-worker")
    assert refused(full, "hall:1") == ("RN-HALL-07", "no-plot")


@rule("RN-HALL-08")
def test_a_community_building_gives_two_stars_and_five_points() -> None:
    table = given(me={"dice": [1], "workers": 2, "plots": ["", "cb-02", ""]}, hall=["cb-01"])

    place(table, 1, "hall:1")
    assert asks(table) == "ChoosePlot"
    assert table.options == ["plot:1", "plot:3"]
    assert refused(table, "plot:2") == ("RN-HALL-08", "plot-taken")
    when(table, "plot:3")

    assert player(table).plots == [NONE, 37, 36]
    assert player(table).workers == 1
    assert player(table).nobility == 2
    assert points(table) == 5


@rule("RN-HALL-09")
def test_a_mat_has_three_plots_each_with_its_reward() -> None:
    table = given()

    plots = table.view(0)["players"][0]["plots"]

    assert [plot["reward"] for plot in plots] == ["reputation", "good", "modifier"]


@rule("RN-HALL-10")
@pytest.mark.parametrize(("plot", "rep", "modifiers"), [(0, 1, 0), (2, 0, 1)])
def test_a_community_building_gives_the_reward_of_its_plot(
    plot: int, rep: int, modifiers: int
) -> None:
    plots = [""] * 3
    plots[plot] = "cb-01"
    table = given(2, me={"plots": plots})

    pass_all(table)

    assert player(table).rep == 9 + rep
    assert player(table).modifiers == modifiers


@rule("RN-HALL-10")
def test_plot_2_gives_a_good_of_your_choice() -> None:
    table = given(2, me={"plots": ["", "cb-01", ""]})

    pass_all(table)
    assert asks(table) == "ChooseIncomeGood"
    assert len(table.options) == 6
    when(table, "good:magic")

    assert player(table).goods == [1, 1, 1, 2, 1, 1]


@rule("RN-SELL-01")
def test_selling_needs_no_die_and_happens_once_per_turn() -> None:
    table = given(2, me={"plots": ["cb-01", "cb-02"], "points": {"community": 10}})

    when(table, "building:cb-01")

    assert fields(table, "building") == []
    assert refused(table, "building:cb-02") == ("RN-SELL-01", "once-per-turn")
    assert sum(player(table).dice) == 5


@rule("RN-SELL-02")
def test_a_sold_workshop_stays_without_an_owner() -> None:
    table = given(
        2,
        me={"points": {"workshops": 4}, "coins": 0, "workers": 1, "nobility": 3},
        p1={"dice": [3], "coins": 0},
        workshops={"scholars-2": "sch-2 0"},
    )

    when(table, "building:sch-2", "done")

    g = state(table)
    assert (g.workshops[1], g.owners[1]) == (1, NONE)
    assert (player(table).coins, points(table), player(table).workers) == (3, 0, 2)
    place(table, 3, "guild:scholars-2")
    when(table, "effect:rep")
    assert player(table, 1).rep == 10
    assert player(table).coins == 3
    pass_all(table)
    assert player(table).goods[0] == 1
    GAME.check(g)


@rule("RN-SELL-03")
def test_a_sold_community_building_leaves_the_game() -> None:
    table = given(2, me={"points": {"community": 5}, "coins": 0, "plots": ["", "cb-07", ""]})

    when(table, "building:cb-07")

    assert (player(table).coins, points(table), player(table).workers) == (3, 0, 1)
    assert player(table).plots == [NONE] * 3
    assert state(table).removed == 1 << 42


@rule("RN-SELL-04")
def test_stars_and_the_lord_benefit_are_kept_after_a_sale() -> None:
    table = given(
        2,
        me={
            "character": "02",
            "nobility": 3,
            "workers": 1,
            "dice": [1],
            "coins": 4,
            "platform": 1,
        },
        hall=["cb-01"],
    )

    place(table, 1, "hall:1")
    when(table, "plot:1")
    assert player(table).coins == 5
    when(table, "building:cb-01")

    assert player(table).nobility == 5
    assert player(table).coins == 8
