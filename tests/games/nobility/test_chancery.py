"""Chapter 15: the Chancery."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.games.nobility import GAME
from spielwerk.games.nobility.scoring import commission_points
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

# A completed card of the race of each desk, by die field.
RACE_CARD = ["S21", "S17", "S09", "S13", "S05", "S01"]


def six_cards() -> list[str]:
    return [f"{card} 4" for card in RACE_CARD]


@rule("RN-CHANC-01")
def test_everybody_keeps_one_of_three_cards_and_draws_a_dice_tile() -> None:
    table = spielwerk.new("nobility", seats=3, seed=5, options={"chancery": True, "first": 2})
    assert asks(table) == "KeepFirstCommission"
    assert asked_seat(table) == 1
    assert len(table.options) == 3

    kept = [table.options[0]]
    when(table, kept[0])
    kept.append(table.options[1])
    when(table, kept[1])
    kept.append(table.options[2])
    when(table, kept[2])

    g = state(table)
    assert [f"commission:{g.players[seat].commissions[0] + 1:02}" for seat in (1, 2, 0)] == kept
    assert g.pile.bit_count() == 15
    assert [len(p.dice_tiles) for p in g.players] == [1, 1, 1]
    assert g.tile_bag.bit_count() == 15
    assert asks(table) == "TakeTurn"


@rule("RN-CHANC-02")
@pytest.mark.parametrize("die", range(1, 7))
def test_each_die_field_serves_the_desks_of_its_column(die: int) -> None:
    table = given(5, chancery=True, me={"dice": [die], "workers": 1, "completed": six_cards()})

    place(table, die, f"chancery:{die}")

    assert table.options == [f"desk:upper-{die}", f"desk:lower-{die}"]


@rule("RN-CHANC-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_with_two_to_four_players_only_the_upper_desks_are_used(seats: int) -> None:
    table = given(
        seats,
        chancery=True,
        me={"dice": [2], "workers": 1, "completed": six_cards(), "rep": 9},
        desks={"upper-2": 1},
    )

    when(table, "die:2")

    assert ("chancery:2" in table.options) is (seats >= 5)
    assert len(table.view(0)["desks"]) == (12 if seats >= 5 else 6)


@rule("RN-CHANC-04")
def test_a_worker_takes_a_desk_of_a_race_that_was_completed() -> None:
    table = given(2, chancery=True, me={"dice": [1], "workers": 1, "completed": ["S21 4"]})

    place(table, 1, "chancery:1")

    assert state(table).desks[0] == 0
    assert player(table).workers == 0

    foreign = given(2, chancery=True, me={"dice": [1], "workers": 1, "completed": ["S01 4"]})
    when(foreign, "die:1")
    assert refused(foreign, "chancery:1") == ("RN-CHANC-04", "race-missing")
    assert refused(foreign, "chancery:2") == ("RN-CHANC-04", "wrong-die")
    assert foreign.why()["chancery:2"].need == 2


@rule("RN-CHANC-04")
def test_with_one_free_desk_there_is_nothing_to_choose() -> None:
    table = given(
        5,
        chancery=True,
        me={"dice": [1], "workers": 1, "completed": ["S21 4"]},
        desks={"upper-1": 1},
    )

    place(table, 1, "chancery:1")

    assert state(table).desks[6] == 0


@rule("RN-CHANC-05")
def test_only_a_worker_of_the_quarters_is_seated() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [1], "apprentices": {"artists": 2}, "completed": ["S21 4"]},
        workshops={"wizards-1": "wiz-1 0"},
    )

    when(table, "die:1")

    assert refused(table, "chancery:1") == ("RN-CHANC-05", "no-worker")


@rule("RN-CHANC-06")
def test_a_chancery_apprentice_stays_to_the_end() -> None:
    table = given(2, chancery=True, me={"dice": [1, 5]}, desks={"upper-1": 0})

    place(table, 1, "guild:artists-1")
    when(table, "done")
    assert asked_seat(table) == 1
    when(table, "pass", "die:5")
    assert refused(table, "mat:1") == ("RN-MAT-02", "no-apprentice")
    when(table, "castle:3")
    pass_all(table)

    assert state(table).desks[0] == 0


@rule("RN-CHANC-07")
def test_the_benefit_starts_with_the_next_die() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [5, 1, 1], "workers": 1, "completed": ["S05 4"], "coins": 8, "rep": 20},
    )

    place(table, 5, "chancery:5")
    when(table, "pass")
    place(table, 1, "yard:1")
    place(table, 1, "yard:2")

    assert player(table).coins == 0


@rule("RN-CHANC-08")
def test_two_desks_with_one_benefit_do_not_add_up_but_both_count() -> None:
    table = given(
        5,
        chancery=True,
        me={"dice": [1], "coins": 8, "commissions": ["01", "02", "03"]},
        desks={"upper-5": 0, "lower-5": 0},
    )

    place(table, 1, "yard:1")
    assert player(table).coins == 4
    pass_all(table)

    assert player(table).coins == 4 + 6
    GAME.check(state(table))


@rule("RN-CHANC-09")
def test_no_coins() -> None:
    me = {"dice": [1], "nobility": 1, "completed": ["S01 4"], "goods": all_goods(1), "coins": 1}
    table = given(2, chancery=True, me=me, desks={"upper-1": 0})

    place(table, 1, "council:1-1")

    assert player(table).coins == 1
    assert player(table).goods == [0, 1, 0, 1, 1, 1]


@rule("RN-CHANC-09")
def test_trade() -> None:
    table = given(2, chancery=True, me={"dice": [2], "coins": 0}, desks={"upper-2": 0})

    place(table, 2, "port:2")
    when(table, "good:books", "good:jewelry")

    assert player(table).coins == 4 + 2


@rule("RN-CHANC-09")
def test_standing() -> None:
    me = {"dice": [1], "nobility": 1, "completed": ["S01 4"], "goods": all_goods(1), "rep": 12}
    table = given(2, chancery=True, me=me, desks={"upper-3": 0})

    place(table, 1, "council:1-1")

    assert player(table).rep == 11


@rule("RN-CHANC-09")
def test_host_takes_two_cards_one_after_the_other() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [1], "held": ["S10", "S11", "S12"]},
        desks={"upper-4": 0},
    )

    place(table, 1, "tavern:1")
    when(table, "settlers:S01")
    assert table.options == ["settlers:S10", "settlers:S11", "settlers:S12"]
    when(table, "settlers:S10")
    assert asks(table) == "TakeSettlersCard"
    assert "done" in table.options
    assert len(table.options) == 7
    when(table, "settlers:S02")
    assert table.options == ["settlers:S11", "settlers:S12"]
    assert refused(table, "settlers:S01") == ("RN-SETT-11", "just-taken")
    when(table, "settlers:S12")

    assert player(table).held == [10, 0, 1]
    assert asked_seat(table) == 1


@rule("RN-CHANC-09")
def test_host_may_take_only_one() -> None:
    table = given(2, chancery=True, me={"dice": [1]}, desks={"upper-4": 0})

    place(table, 1, "tavern:1")
    when(table, "settlers:S01", "done")

    assert player(table).held == [0]


@rule("RN-CHANC-09")
def test_mason() -> None:
    table = given(2, chancery=True, me={"dice": [1], "coins": 4}, desks={"upper-5": 0})

    place(table, 1, "yard:1")

    assert player(table).coins == 0


@rule("RN-CHANC-09")
def test_permit() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [1], "coins": 3, "workers": 1},
        desks={"upper-6": 0},
        hall=["cb-01"],
    )

    place(table, 1, "hall:1")

    assert player(table).coins == 0


@rule("RN-CHANC-10")
def test_each_desk_earns_three_coins() -> None:
    table = given(2, chancery=True, me={"coins": 0}, desks={"upper-1": 0})

    pass_all(table)

    assert player(table).coins == 3


@rule("RN-CHANC-11")
def test_one_card_more_than_chancery_apprentices() -> None:
    table = given(2, chancery=True, me={"dice": [1]})
    place(table, 1, "berk:1")
    when(table, "count:0", "done")
    assert asked_seat(table) == 1

    table = given(2, chancery=True, me={"dice": [1]}, desks={"upper-1": 0})
    place(table, 1, "berk:1")
    when(table, "count:0", "done")
    assert asks(table) == "TakeCommission"


@rule("RN-CHANC-12")
@pytest.mark.parametrize(("die", "drawn"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_die_at_berks_office_draws_cards_for_rep(die: int, drawn: int) -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [die], "commissions": ["01"]},
        p1={"commissions": ["02"]},
        desks={"upper-1": 0},
        next=[10, 11, 12][:drawn],
    )

    place(table, die, f"berk:{(die + 1) // 2}")
    when(table, "count:0", "done", "draw")
    assert player(table).rep == 9 - drawn
    if drawn > 1:
        assert table.options == [f"commission:{10 + i + 1}" for i in range(drawn)]
        when(table, "commission:11")
    while asks(table) == "PutUnderPile":
        when(table, table.options[-1])

    assert player(table).commissions == [0, 10]
    assert state(table).under == [12, 11][3 - drawn :]


@rule("RN-CHANC-13")
def test_the_card_is_optional_and_comes_in_addition() -> None:
    table = given(2, chancery=True, me={"dice": [1]}, desks={"upper-1": 0})

    place(table, 1, "berk:1")
    when(table, "count:0", "exchange:settlers")
    assert table.options == ["done", "draw"]
    when(table, "done")

    assert len(player(table).commissions) == 1
    assert player(table).rep == 9
    assert asked_seat(table) == 1


@rule("RN-CHANC-13")
def test_one_card_per_die_and_it_may_be_the_only_thing_done() -> None:
    table = given(2, chancery=True, me={"dice": [1]}, desks={"upper-1": 0, "upper-2": 0})

    place(table, 1, "berk:1")
    when(table, "done", "done")
    assert table.options == ["draw"]
    assert refused(table, "done") == ("RN-TURN-08", "do-something")
    when(table, "draw")

    assert len(player(table).commissions) == 2
    assert asked_seat(table) == 1


@rule("RN-CHANC-14")
def test_a_new_card_comes_with_a_dice_tile() -> None:
    table = given(2, chancery=True, me={"dice": [1]}, desks={"upper-1": 0})

    place(table, 1, "berk:1")
    when(table, "count:0", "done", "draw")

    assert len(player(table).dice_tiles) == 2
    assert state(table).tile_bag.bit_count() == 15


@rule("RN-CHANC-15")
def test_a_die_of_the_shown_value_fills_a_field() -> None:
    table = given(
        2, chancery=True, me={"dice": [2, 6], "dice_tiles": ["01"]}, p1={"dice_tiles": ["02"]}
    )

    when(table, "die:2")
    assert fields(table, "dicefield") == ["dicefield:01-2"]
    assert refused(table, "dicefield:01-1") == ("RN-CHANC-15", "wrong-die")
    when(table, "dicefield:01-2")

    assert state(table).filled[0] == 0b010
    assert player(table).placed == 2


@rule("RN-CHANC-16")
def test_a_tile_is_filled_over_several_rounds() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [2], "dice_tiles": ["01"]},
        filled={"01": [2]},
    )

    when(table, "die:2")
    assert refused(table, "dicefield:01-2") == ("RN-CHANC-15", "occupied")
    when(table, "castle:1")
    pass_all(table)

    assert state(table).filled[0] == 0b010


@rule("RN-CHANC-17")
def test_the_third_field_activates_the_card_also_in_round_ten() -> None:
    table = given(
        2,
        round=10,
        chancery=True,
        me={
            "dice": [6],
            "commissions": ["13"],
            "dice_tiles": ["01"],
            "completed": ["S01 4", "S02 4"],
            "goods": {},
        },
        p1={"commissions": ["14"]},
        filled={"01": [1, 2]},
    )

    place(table, 6, "dicefield:01-3")
    pass_all(table)

    assert table.scores[0] == 2


@rule("RN-CHANC-17")
def test_a_card_that_is_not_activated_scores_nothing() -> None:
    table = given(
        2,
        round=10,
        chancery=True,
        me={"commissions": ["13"], "dice_tiles": ["01"], "completed": ["S01 4"], "goods": {}},
        filled={"01": [1, 2]},
    )

    pass_all(table)

    assert table.scores[0] == 0


@rule("RN-CHANC-18")
def test_without_cards_or_dice_tiles_no_card_can_be_taken() -> None:
    for name in ("pile", "tile_bag"):
        table = given(2, chancery=True, me={"dice": [1]}, desks={"upper-1": 0})
        place(table, 1, "berk:1")
        when(table, "count:0")
        setattr(state(table), name, 0)
        when(table, "done")
        assert asked_seat(table) == 1


@rule("RN-CHANC-18")
def test_a_short_pile_gives_what_is_there() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [5], "commissions": ["01"]},
        p1={"commissions": ["02"]},
        under=["05 1", "04 0"],
        desks={"upper-1": 0},
    )
    state(table).pile = 0

    place(table, 5, "berk:3")
    when(table, "count:0", "done", "draw")

    assert table.options == ["commission:04", "commission:05"]
    assert player(table).rep == 6


@rule("RN-CHANC-12")
def test_cards_put_under_the_pile_come_back_in_their_order() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [1], "commissions": ["01"]},
        p1={"commissions": ["02"]},
        under=["05 1", "04 0"],
        desks={"upper-1": 0},
    )
    state(table).pile = 0

    place(table, 1, "berk:1")
    when(table, "count:0", "done", "draw")

    assert player(table).commissions == [0, 4]
    assert table.undoable(0) == 0


# --- every Commission card -----------------------------------------------------------------------

TWO_PER_RACE = [("S01", "S02"), ("S05", "S06"), ("S09", "S10"), ("S13", "S14"), ("S17", "S18")]
GUILDS = ["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"]
LETTERS = ["sch", "bla", "car", "wiz", "mer", "art"]


@rule("RN-END-03")
@pytest.mark.parametrize("race", range(6))
def test_cards_01_to_06_count_completed_cards_of_a_race(race: int) -> None:
    first = 4 * race + 1
    for count, worth in ((0, 0), (1, 3), (2, 6), (3, 9), (4, 9)):
        completed = [f"S{first + i:02} 4" for i in range(count)]
        other = f"S{(first + 4 - 1) % 24 + 1:02} 4"
        table = given(2, chancery=True, me={"completed": [*completed, other]})
        assert commission_points(state(table), 0, race) == worth


@rule("RN-END-03")
@pytest.mark.parametrize("guild", range(6))
@pytest.mark.parametrize(
    ("workshops", "apprentices", "worth"), [(0, 0, 0), (0, 2, 2), (1, 1, 5), (2, 1, 9), (2, 2, 9)]
)
def test_cards_07_to_12_count_workshops_and_apprentices_of_a_guild(
    guild: int, workshops: int, apprentices: int, worth: int
) -> None:
    name, letters = GUILDS[guild], LETTERS[guild]
    other = GUILDS[(guild + 1) % 6]
    table = given(
        2,
        chancery=True,
        me={"apprentices": {name: apprentices, other: 1}},
        workshops={f"{name}-{i + 1}": f"{letters}-{i + 1} 0" for i in range(workshops)},
    )

    assert commission_points(state(table), 0, 6 + guild) == worth


@rule("RN-END-03")
@pytest.mark.parametrize(
    ("card", "me", "worth"),
    [
        ("13", {"completed": ["S01 4", "S05 4", "S09 4"]}, 3),
        ("13", {"completed": [f"S{n:02} 4" for n in range(1, 8)], "platform": 0}, 7),
        ("14", {"plots": ["cb-01"]}, 3),
        ("14", {"plots": ["cb-01", "cb-02", "cb-03"]}, 9),
        ("15", {"council": ["K01 0", "K02 1"]}, 4),
        ("15", {"council": [f"K{n:02} 0" for n in range(1, 8)]}, 10),
        ("16", {"coins": 2}, 0),
        ("16", {"coins": 11}, 3),
        ("16", {"coins": 60}, 8),
        ("17", {"rep": 11}, 0),
        ("17", {"rep": 12}, 3),
        ("17", {"rep": 17}, 6),
        ("17", {"rep": 18}, 9),
        ("18", {"nobility": 6}, 0),
        ("18", {"nobility": 7}, 3),
        ("18", {"nobility": 11}, 6),
        ("18", {"nobility": 12}, 9),
    ],
)
def test_cards_13_to_18_count_general_aims(card: str, me: dict[str, object], worth: int) -> None:
    table = given(2, chancery=True, me=me)

    assert commission_points(state(table), 0, int(card) - 1) == worth


@rule("RN-CHANC-15")
def test_the_dice_tiles_are_the_eighteen_triples_with_sums_of_9_to_11() -> None:
    box = GAME.blank(GAME.standard_components()).box
    tiles = [tuple(sorted(box.dice_tiles[3 * i : 3 * i + 3])) for i in range(18)]

    assert len(set(tiles)) == 18
    assert {sum(tile) for tile in tiles} == {9, 10, 11}


def test_points_are_secret_before_the_end() -> None:
    table = given(
        2,
        chancery=True,
        me={"commissions": ["13"], "dice_tiles": ["01"], "completed": ["S01 4"]},
        filled={"01": [1, 2, 3]},
    )

    assert points(table) == 0
    assert [row.points for row in table.score_rows if row.source == "commissions"] == [[0, 0]]
