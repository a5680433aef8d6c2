"""Chapter 8.3: the guilds."""

from __future__ import annotations

import pytest

from tests.games.nobility.board import (
    all_goods,
    asked_seat,
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

# A workshop of another player on each field of the Scholars Guild; tile 1 gives a coin.
OWNED = {"scholars-1": "sch-1 1", "scholars-2": "sch-2 1", "scholars-3": "sch-3 1"}


@rule("RN-GUILD-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_guild_has_fields_for_1_2_and_3_4_and_5_6(die: int) -> None:
    table = given(me={"dice": [die]})

    when(table, f"die:{die}")

    assert "guild:wizards-" + str((die + 1) // 2) in table.options
    assert len([token for token in fields(table, "guild") if "wizards" in token]) == 1


@rule("RN-GUILD-02")
@pytest.mark.parametrize(("seats", "limit"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_only_some_fields_of_a_guild_may_be_filled(seats: int, limit: int) -> None:
    owner = "automa" if seats == 1 else "1"
    dice = {f"guild:artists-{i}": f"{2 * i} {owner}" for i in range(2, limit + 1)}
    table = given(seats, dice=dice, me={"dice": [1, 2]})
    when(table, "die:1")
    assert "guild:artists-1" in table.options

    full = dict(dice) | {"guild:artists-1": f"1 {owner}"} if limit < 3 else None
    if full is not None and limit > 1:
        full = {"guild:artists-2": "4 1", "guild:artists-3": "5 1"}
        table = given(seats, dice=full, me={"dice": [1, 2]})
        when(table, "die:1")
        assert refused(table, "guild:artists-1") == ("RN-GUILD-02", "guild-closed")
    elif full is not None:
        table = given(seats, dice={"guild:artists-3": f"5 {owner}"}, me={"dice": [1, 2]})
        when(table, "die:1")
        assert refused(table, "guild:artists-1") == ("RN-GUILD-02", "guild-closed")


@rule("RN-GUILD-03")
def test_workshops_then_goods_then_apprentices() -> None:
    table = given(me={"dice": [1], "workers": 1, "coins": 3}, workshops={"scholars-1": "sch-1"})

    place(table, 1, "guild:scholars-1")
    assert asks(table) == "UseWorkshop"
    when(table, "effect:coin")
    assert asks(table) == "BuyGoods"
    when(table, "done")
    assert asks(table) == "PlaceApprentice"
    when(table, "done")

    assert asked_seat(table) == 1


@rule("RN-GUILD-04")
@pytest.mark.parametrize(("die", "activated"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_die_activates_fields_by_position_from_the_left(die: int, activated: int) -> None:
    table = given(me={"dice": [die], "coins": 0}, workshops=OWNED)

    place(table, die, f"guild:scholars-{(die + 1) // 2}")
    used = []
    while asks(table) == "UseWorkshop":
        used.append(table.asked.about if table.asked else None)
        when(table, table.options[-1])

    assert used == [f"building:sch-{i}" for i in range(1, activated + 1)]


@rule("RN-GUILD-04")
def test_an_empty_field_does_nothing() -> None:
    table = given(me={"dice": [1], "coins": 0}, workshops={"scholars-2": "sch-1"})

    place(table, 1, "guild:scholars-1")

    assert asked_seat(table) == 1


@rule("RN-GUILD-05")
def test_an_effect_may_be_used_or_declined_whoever_owns_it() -> None:
    for owner in ("", " 0", " 1"):
        table = given(me={"dice": [1], "coins": 0}, workshops={"scholars-1": f"sch-2{owner}"})
        place(table, 1, "guild:scholars-1")
        assert table.options == ["done", "effect:rep"]
        when(table, "done")
        assert player(table).rep == 9


@rule("RN-GUILD-05")
def test_one_of_two_effects_is_used() -> None:
    table = given(me={"dice": [1], "coins": 0}, workshops={"scholars-1": "sch-6"})

    place(table, 1, "guild:scholars-1")
    assert table.options == ["done", "effect:rep", "effect:good"]
    when(table, "effect:good")

    assert player(table).goods[0] == 2
    assert player(table).rep == 9
    assert asked_seat(table) == 1


@rule("RN-GUILD-06")
def test_the_owner_is_rewarded_even_if_the_effect_is_declined_and_after_passing() -> None:
    table = given(me={"dice": [5], "coins": 0}, p1={"coins": 0, "passed": True}, workshops=OWNED)

    place(table, 5, "guild:scholars-3")
    when(table, "done", "done", "done")

    assert player(table, 1).coins == 1 + 0 + 1
    assert points(table, 1) == 0 + 1 + 1


@rule("RN-GUILD-07")
def test_the_own_workshop_gives_its_effect_but_no_reward() -> None:
    table = given(me={"dice": [1], "coins": 0}, workshops={"scholars-1": "sch-2 0"})

    place(table, 1, "guild:scholars-1")
    when(table, "effect:rep")

    assert player(table).rep == 10
    assert player(table).coins == 0


@rule("RN-GUILD-07")
def test_nobody_is_rewarded_for_a_workshop_without_owner() -> None:
    table = given(me={"dice": [1], "coins": 0}, workshops={"scholars-1": "sch-2"})

    place(table, 1, "guild:scholars-1")

    assert [p.coins for p in state(table).players] == [0, 8, 8]


@rule("RN-GUILD-08")
def test_with_two_players_the_reward_is_doubled() -> None:
    table = given(2, me={"dice": [5], "coins": 0}, p1={"coins": 0}, workshops=OWNED)

    place(table, 5, "guild:scholars-3")
    when(table, "done", "done", "done")

    assert player(table, 1).coins == 4
    assert points(table, 1) == 4


@rule("RN-GUILD-09")
@pytest.mark.parametrize(("die", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_goods_cost_one_coin_each_up_to_the_limit_of_the_field(die: int, most: int) -> None:
    table = given(me={"dice": [die], "goods": {}})

    place(table, die, f"guild:merchants-{(die + 1) // 2}")
    assert table.options == ["done", *(f"count:{n}" for n in range(1, most + 1))]
    when(table, f"count:{most}")

    assert player(table).goods[4] == most
    assert player(table).coins == 8 - most


@rule("RN-GUILD-09")
def test_goods_must_be_paid() -> None:
    table = given(me={"dice": [5], "coins": 2})

    place(table, 5, "guild:merchants-3")

    assert table.options == ["done", "count:1", "count:2"]
    assert refused(table, "count:3") == ("RN-GUILD-09", "too-few-coins")


@rule("RN-GUILD-10")
def test_who_buys_gets_a_free_good_per_own_apprentice() -> None:
    me = {"dice": [1], "goods": {}, "apprentices": {"wizards": 2}}
    table = place(given(4, me=me, p1={"apprentices": {"wizards": 1}}), 1, "guild:wizards-1")

    when(table, "count:1")
    assert player(table).goods[3] == 3

    table = place(given(4, me=me), 1, "guild:wizards-1")
    when(table, "done")
    assert player(table).goods[3] == 0


@rule("RN-GUILD-11")
@pytest.mark.parametrize(("die", "most"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_up_to_two_one_or_no_apprentices_are_placed(die: int, most: int) -> None:
    table = given(me={"dice": [die], "coins": 0, "workers": 3})

    place(table, die, f"guild:carpenters-{(die + 1) // 2}")
    while asks(table) == "PlaceApprentice":
        when(table, "worker")

    assert player(table).apprentices[2] == most
    assert player(table).workers == 3 - most


@rule("RN-GUILD-12")
def test_apprentices_come_from_the_quarters_or_other_guilds() -> None:
    table = given(
        me={"dice": [1], "coins": 0, "workers": 1, "apprentices": {"artists": 1, "carpenters": 1}}
    )

    place(table, 1, "guild:carpenters-1")
    assert table.options == ["done", "worker", "apprentice:artists"]
    assert refused(table, "apprentice:carpenters") == ("RN-GUILD-12", "same-guild")
    when(table, "worker", "apprentice:artists")

    assert player(table).apprentices == [0, 0, 3, 0, 0, 0]
    assert player(table).workers == 0


@rule("RN-GUILD-12", "RN-GUILD-14")
@pytest.mark.parametrize(("seats", "slots"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_a_guild_has_a_slot_per_player_shared_by_all(seats: int, slots: int) -> None:
    me: dict[str, object] = {"dice": [1], "coins": 0, "workers": 3}
    other: dict[str, object] = {"apprentices": {"artists": slots - 1}}
    if seats == 1:
        me["apprentices"] = {"artists": slots - 1}
    table = given(seats, me=me, p1=other if seats > 1 else None)

    place(table, 1, "guild:artists-1")
    assert asks(table) == "PlaceApprentice"
    when(table, "worker")

    assert asks(table) != "PlaceApprentice"


@rule("RN-GUILD-13")
def test_guild_masters_and_figures_on_buildings_and_desks_cannot_be_placed() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [1], "coins": 0, "plots": ["cb-01"], "completed": ["S21 4"]},
        workshops={"wizards-1": "wiz-1 0"},
        desks={"upper-1": 0},
    )

    place(table, 1, "guild:artists-1")

    assert asks(table) != "PlaceApprentice"
    assert player(table).apprentices[5] == 0


@rule("RN-GUILD-15")
def test_a_new_apprentice_gives_no_goods_yet_but_income_the_same_round() -> None:
    table = given(2, me={"dice": [1], "workers": 1, "goods": {}})

    place(table, 1, "guild:artists-1")
    when(table, "count:1", "worker")
    assert player(table).goods[5] == 1
    pass_all(table)

    assert player(table).coins == 8 - 1 + 3


@rule("RN-GUILD-16")
@pytest.mark.parametrize(
    ("tile", "effect", "answers", "change"),
    [
        ("wiz-1", "coin", [], {"coins": 1}),
        ("wiz-2", "rep", [], {"rep": 1}),
        ("wiz-3", "good", [], {"magic": 1}),
        ("wiz-4", "coin", [], {"coins": 1}),
        ("wiz-5", "buy", ["good:artwork"], {"coins": -1, "artwork": 1}),
        ("wiz-5", "swap", ["good:books", "good:artwork"], {"books": -1, "artwork": 1}),
    ],
)
def test_each_effect_of_a_workshop(
    tile: str, effect: str, answers: list[str], change: dict[str, int]
) -> None:
    table = given(me={"dice": [1], "coins": 1}, workshops={"wizards-1": tile})

    place(table, 1, "guild:wizards-1")
    when(table, f"effect:{effect}", *answers)

    p = player(table)
    found = {"coins": p.coins - 1, "rep": p.rep - 9}
    names = ("books", "weaponry", "furnishings", "magic", "jewelry", "artwork")
    found |= {name: p.goods[i] - 1 for i, name in enumerate(names)}
    assert {name: amount for name, amount in found.items() if amount} == change


@rule("RN-GUILD-16")
def test_reroll_rolls_any_number_of_unplaced_dice_once() -> None:
    table = given(
        me={"dice": [1, 2, 4, 4, 6], "coins": 0}, workshops={"wizards-1": "wiz-4"}, next=[3, 5]
    )

    place(table, 1, "guild:wizards-1")
    when(table, "effect:reroll")
    assert table.options == ["die:2", "die:4", "die:6"]
    when(table, "die:4")
    assert table.options == ["done", "die:4", "die:6"]
    assert refused(table, "die:2") == ("RN-GUILD-16", "in-order")
    when(table, "die:6", "done")

    assert player(table).dice == [0, 1, 1, 1, 1, 0]
    assert asked_seat(table) == 1


@rule("RN-GUILD-16")
def test_effects_that_can_do_nothing_are_not_offered() -> None:
    table = given(me={"dice": [1], "coins": 0, "goods": {}}, workshops={"wizards-1": "wiz-5"})

    place(table, 1, "guild:wizards-1")

    assert asked_seat(table) == 1


@rule("RN-GUILD-16")
def test_swap_takes_another_type() -> None:
    table = given(me={"dice": [1], "goods": {"magic": 1}}, workshops={"wizards-1": "wiz-5"})

    place(table, 1, "guild:wizards-1")
    when(table, "effect:swap")
    assert table.options == ["good:magic"]
    when(table, "good:magic")

    assert len(table.options) == 5
    assert refused(table, "good:magic") == ("RN-GUILD-16", "same-good")


@rule("RN-GUILD-17")
def test_the_effect_buy_gives_no_free_goods() -> None:
    table = given(
        me={"dice": [1], "coins": 1, "goods": {}, "apprentices": {"wizards": 2}},
        workshops={"wizards-1": "wiz-5"},
    )

    place(table, 1, "guild:wizards-1")
    when(table, "effect:buy", "good:magic")

    assert player(table).goods == [0, 0, 0, 1, 0, 0]


WORKSHOPS = {
    "sch": ["coin", "rep", "good", "coin reroll", "buy swap", "rep good"],
    "bla": ["coin", "rep", "good", "coin reroll", "buy swap", "coin rep"],
    "car": ["coin", "rep", "good", "coin reroll", "buy swap", "coin good"],
    "wiz": ["coin", "rep", "good", "coin reroll", "buy swap", "rep reroll"],
    "mer": ["coin", "rep", "good", "coin reroll", "buy swap", "good swap"],
    "art": ["coin", "rep", "good", "coin reroll", "buy swap", "rep buy"],
}
GUILDS = dict(
    zip(
        WORKSHOPS,
        ("scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"),
        strict=True,
    )
)


@rule("RN-GUILD-16")
@pytest.mark.parametrize(
    ("letters", "number"), [(letters, n) for letters in WORKSHOPS for n in range(1, 7)]
)
def test_each_workshop_tile_offers_its_effects(letters: str, number: int) -> None:
    guild = GUILDS[letters]
    table = given(
        me={"dice": [1], "goods": all_goods(1)},
        workshops={f"{guild}-1": f"{letters}-{number}"},
    )

    place(table, 1, f"guild:{guild}-1")

    effects = WORKSHOPS[letters][number - 1].split()
    assert set(table.options) == {"done", *(f"effect:{effect}" for effect in effects)}
