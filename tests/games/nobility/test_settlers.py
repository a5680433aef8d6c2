"""Chapter 7: Settlers cards."""

from __future__ import annotations

from spielwerk.games.nobility import GAME
from tests.games.nobility.board import (
    all_goods,
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

SEVEN = [f"S{number:02} 4" for number in range(10, 17)]


@rule("RN-SETT-01")
def test_a_card_shows_goods_demand_workers_stars_and_race() -> None:
    table = given(me={"held": ["S28"]})

    assert table.view(0)["players"][0]["held"] == [
        {
            "card": "settlers:S28",
            "race": "halfling",
            "goods": ["weaponry", "furnishings", "magic", "jewelry", "artwork"],
            "demand": [10, 15],
            "workers": 2,
            "stars": 2,
        }
    ]


@rule("RN-SETT-02")
def test_a_card_needs_a_house_which_moves_to_a_plot() -> None:
    table = given(me={"held": ["S01"], "goods": all_goods(3)})

    when(table, "settlers:S01", "count:2", "count:2")

    assert (player(table).platform, player(table).built) == (0, 1)

    homeless = given(me={"held": ["S01"], "goods": all_goods(3), "platform": 0})
    assert fields(homeless, "settlers") == []
    assert refused(homeless, "settlers:S01") == ("RN-SETT-02", "no-house")


@rule("RN-SETT-03")
def test_only_shown_types_are_paid_and_at_least_one_of_each() -> None:
    table = given(me={"held": ["S01"], "goods": {"books": 3, "weaponry": 3, "magic": 9}})

    when(table, "settlers:S01", "count:3")
    assert "count:1" in table.options
    when(table, "count:1")

    assert player(table).goods == [0, 2, 0, 9, 0, 0]

    lacking = given(me={"held": ["S01"], "goods": {"books": 4}})
    assert refused(lacking, "settlers:S01") == ("RN-SETT-03", "missing-type")


@rule("RN-SETT-04")
def test_at_most_three_of_a_type_are_paid() -> None:
    table = given(me={"held": ["S05"], "goods": {"weaponry": 9, "furnishings": 9}})

    when(table, "settlers:S05")

    assert table.options == ["count:1", "count:2", "count:3"]
    assert refused(table, "count:4") == ("RN-SETT-04", "too-many-of-type")


@rule("RN-SETT-05")
def test_the_total_lies_within_the_demand() -> None:
    table = given(me={"held": ["S01"], "goods": {"books": 1, "weaponry": 3}})
    when(table, "settlers:S01", "count:1")
    assert table.options == ["count:3"]
    when(table, "count:3")
    assert player(table).paid == [4]

    poor = given(me={"held": ["S01"], "goods": {"books": 1, "weaponry": 2}})
    assert refused(poor, "settlers:S01") == ("RN-SETT-05", "demand-not-met")

    rich = given(me={"character": "06", "held": ["S01"], "goods": {"books": 3, "weaponry": 4}})
    when(rich, "settlers:S01", "count:3")
    assert refused(rich, "count:4") == ("RN-SETT-05", "demand-exceeded")


@rule("RN-SETT-06")
def test_the_rewards_come_at_once() -> None:
    table = given(
        me={"held": ["S02"], "goods": {"books": 3, "furnishings": 2}, "plots": ["cb-01", "cb-02"]}
    )

    when(table, "settlers:S02", "count:3", "count:2")

    assert player(table).workers == 1
    assert player(table).nobility == 1
    assert points(table) == 5 + 2


@rule("RN-SETT-07")
def test_buildings_bought_later_give_nothing_for_earlier_cards() -> None:
    table = given(
        2,
        me={"held": ["S01"], "goods": {"books": 2, "weaponry": 2}, "dice": [1], "workers": 1},
        hall=["cb-01"],
    )

    when(table, "settlers:S01", "count:2", "count:2")
    place(table, 1, "hall:1")
    when(table, "plot:2")

    assert points(table) == 4 + 5


@rule("RN-SETT-08")
def test_completed_cards_count_for_races_for_the_rest_of_the_game() -> None:
    table = given(
        2,
        me={
            "held": ["S01"],
            "goods": all_goods(5),
            "dice": [1],
            "nobility": 1,
            "platform": 1,
        },
    )
    when(table, "die:1")
    assert refused(table, "council:1-1") == ("RN-COUNCIL-02", "race-missing")
    when(table, "castle:1", "settlers:S01", "count:2", "count:2", "pass", "die:1")

    assert "council:1-1" in table.options


@rule("RN-SETT-09")
def test_one_card_per_turn_and_each_card_once() -> None:
    table = given(
        2, me={"held": ["S01", "S02"], "platform": 2, "goods": all_goods(6), "plots": ["cb-01"]}
    )

    when(table, "settlers:S01", "count:2", "count:2")

    assert fields(table, "settlers") == []
    assert refused(table, "settlers:S02") == ("RN-SETT-09", "once-per-turn")
    assert player(table).held == [1]
    assert player(table).completed == [0]


@rule("RN-SETT-10")
def test_at_most_seven_cards_are_completed() -> None:
    table = given(me={"completed": SEVEN, "held": ["S01"], "platform": 0, "goods": all_goods(6)})
    p = player(table)
    assert p.built == 7

    p.platform = 1  # more houses than plots: only a component pack could do that
    assert fields(table, "settlers") == []
    assert refused(table, "settlers:S01") == ("RN-SETT-10", "no-house-plot")


@rule("RN-SETT-11")
def test_with_a_fourth_card_one_of_the_older_ones_is_discarded() -> None:
    table = given(me={"held": ["S10", "S11", "S12"], "dice": [1]})

    place(table, 1, "tavern:1")
    when(table, "settlers:S04")

    assert asks(table) == "DiscardSettlersCard"
    assert table.options == ["settlers:S10", "settlers:S11", "settlers:S12"]
    assert refused(table, "settlers:S04") == ("RN-SETT-11", "just-taken")
    when(table, "settlers:S11")
    assert player(table).held == [9, 11, 3]
    assert state(table).discards == 1 << 10


@rule("RN-SETT-12")
def test_uncompleted_cards_cost_nothing() -> None:
    table = given(2, round=10, me={"held": ["S10", "S11", "S12"], "goods": {}})

    pass_all(table)

    assert table.scores[0] == 0
    GAME.check(state(table))
