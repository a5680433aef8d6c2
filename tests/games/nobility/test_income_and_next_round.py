"""Chapters 9 and 10: income, and preparing the next round."""

from __future__ import annotations

import pytest

from spielwerk.games.nobility.ids import NONE
from tests.games.nobility.board import (
    asked_seat,
    asks,
    given,
    keys,
    pass_all,
    place,
    player,
    state,
    when,
)
from tests.support import rule

INCOME = {
    1: [3, 2],
    2: [3, 2],
    3: [3, 2, 1],
    4: [3, 2, 2, 1],
    5: [3, 2, 2, 1, 1],
    6: [4, 3, 2, 2, 1, 1],
}


@rule("RN-INCOME-01")
@pytest.mark.parametrize(
    ("seats", "count"), [(seats, n) for seats in INCOME for n in range(1, len(INCOME[seats]) + 1)]
)
def test_apprentices_earn_by_all_apprentices_in_the_guild(seats: int, count: int) -> None:
    own = count if seats == 1 else 1
    table = given(
        seats,
        me={"apprentices": {"wizards": own}, "coins": 0},
        p1={"apprentices": {"wizards": count - 1}} if seats > 1 else None,
    )

    pass_all(table)

    assert player(table).coins == own * INCOME[seats][count - 1]


@rule("RN-INCOME-01")
def test_guild_masters_are_neither_counted_nor_paid() -> None:
    table = given(
        2,
        me={"apprentices": {"wizards": 1}, "coins": 0},
        p1={"coins": 0},
        workshops={"wizards-1": "wiz-1 1", "wizards-2": "wiz-2 0"},
    )

    pass_all(table)

    assert player(table).coins == 3
    assert player(table, 1).coins == 0


@rule("RN-INCOME-02")
def test_every_own_workshop_gives_a_good_of_its_guild() -> None:
    table = given(
        2,
        me={"goods": {}},
        workshops={"wizards-1": "wiz-1 0", "wizards-3": "wiz-2 0", "artists-1": "art-1"},
    )

    pass_all(table)

    assert player(table).goods == [0, 0, 0, 2, 0, 0]


@rule("RN-INCOME-03")
def test_every_plot_with_a_building_gives_its_reward() -> None:
    table = given(2, me={"plots": ["cb-01", "cb-02", "cb-03"]})

    pass_all(table)
    when(table, "good:jewelry")

    assert (player(table).rep, player(table).modifiers) == (10, 1)
    assert player(table).goods[4] == 2


@rule("RN-INCOME-04")
def test_chancery_apprentices_earn_three_coins_each() -> None:
    table = given(2, chancery=True, me={"coins": 0}, desks={"upper-1": 0, "upper-4": 0})

    pass_all(table)

    assert player(table).coins == 6


@rule("RN-INCOME-05")
def test_income_comes_to_everybody_however_early_they_passed() -> None:
    table = given(
        3,
        me={"apprentices": {"wizards": 1}, "coins": 0, "passed": True, "plots": ["", "cb-03", ""]},
        p1={"apprentices": {"artists": 1}, "coins": 0, "plots": ["", "cb-01", ""]},
        p2={"plots": ["", "cb-02", ""]},
        turn=1,
        first=1,
    )

    pass_all(table)
    assert (player(table).coins, player(table, 1).coins) == (3, 3)
    asked = []
    while asks(table) == "ChooseIncomeGood":
        asked.append(asked_seat(table))
        assert "done" not in table.options
        when(table, "good:magic")

    assert asked == [1, 2, 0]
    assert [p.goods[3] for p in state(table).players] == [2, 2, 2]


@rule("RN-PREP-01")
def test_all_dice_go_home_and_city_tokens_stay() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [2], "dice_tiles": ["01"]},
    )

    place(table, 2, "dicefield:01-2")
    pass_all(table)

    g = state(table)
    assert sum(g.die_on) == 0
    assert g.filled[0] == 0b010
    assert (player(table).placed, sum(player(table).dice)) == (0, 5)


@rule("RN-PREP-01")
def test_automa_dice_are_removed() -> None:
    table = given(1, dice={"hall:3": "3 automa"}, next=[5, 1, 1, 1, 1, 1])

    when(table, "pass")

    # The only yellow die that lies in the Guild Hall is the new one.
    assert sum(1 for at in range(6) if state(table).die_on[30 + at] > 0) == 1


@rule("RN-PREP-02")
def test_a_new_ship_arrives_empty() -> None:
    table = given(2, ship="P05", sold={"books": 2}, next=[8])

    pass_all(table)

    g = state(table)
    assert (g.ship, g.sold) == (8, [0] * 6)
    assert g.old_ships == 1 << 4


@rule("RN-PREP-03")
def test_empty_council_fields_are_refilled_row_by_row() -> None:
    council = {
        f"{row}-{column}": f"K{6 * (row - 1) + column:02}"
        for row in (1, 2, 3)
        for column in range(1, 7)
        if (row, column) not in ((1, 5), (2, 2), (3, 1))
    }
    table = given(2, council=council, next=[3, 20, 21, 22])

    pass_all(table)

    g = state(table)
    assert (g.council[4], g.council[7], g.council[12]) == (20, 21, 22)
    assert NONE not in g.council


@rule("RN-PREP-03")
def test_with_an_empty_pile_council_fields_stay_empty() -> None:
    tiles = [f"K{n:02} 0" for n in range(19, 31)]
    council = {
        f"{row}-{column}": f"K{6 * (row - 1) + column:02}"
        for row in (1, 2, 3)
        for column in range(1, 7)
        if (row, column) != (2, 2)
    }
    table = given(2, council=council, me={"council": [*tiles, "K08 1"]})

    pass_all(table)

    assert state(table).council[7] == NONE


@rule("RN-PREP-04")
def test_the_tiles_slide_to_the_left_and_new_ones_follow() -> None:
    table = given(2, hall=["", "bla-1", "", "art-1", "cb-01", ""], next=[3, 20, 21, 22])

    pass_all(table)

    assert state(table).hall == [6, 30, 36, 20, 21, 22]


@rule("RN-PREP-05")
def test_workshops_of_full_guilds_leave_the_hall_and_the_bag() -> None:
    table = given(
        2,
        hall=["wiz-4", "bla-1", "", "", "", ""],
        workshops={f"wizards-{i}": f"wiz-{i}" for i in (1, 2, 3)},
        next=[3, 10, 22, 11, 12, 13, 14],
    )

    pass_all(table)

    assert state(table).hall == [6, 10, 11, 12, 13, 14]
    assert state(table).removed == 0b11 << 21


@rule("RN-PREP-06")
def test_the_event_is_discarded() -> None:
    table = given(2, events=True, event="16")

    pass_all(table)

    g = state(table)
    assert g.event != 15
    assert g.unseen_events.bit_count() == 14


@rule("RN-PREP-07")
def test_the_first_player_marker_and_the_round_marker_move() -> None:
    table = given(3, first=2, turn=2)

    pass_all(table)

    assert (state(table).first, state(table).round) == (0, 2)
    assert asked_seat(table) == 0
    assert "round" in keys(table)
