"""Chapters 1 and 2: components and set-up."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk import BadSetup
from spielwerk.games.nobility import GAME
from spielwerk.games.nobility.ids import (
    GOOD_NAMES,
    GUILD_NAMES,
    NONE,
    RACE_NAMES,
    WORKSHOP_TILES,
)
from tests.games.nobility.board import (
    all_goods,
    given,
    pass_all,
    place,
    player,
    points,
    state,
    when,
)
from tests.support import rule

SEEDS = range(6)


@rule("RN-COMP-01")
def test_a_guild_sells_exactly_its_own_good() -> None:
    assert GOOD_NAMES == ["books", "weaponry", "furnishings", "magic", "jewelry", "artwork"]
    for i, guild in enumerate(GUILD_NAMES):
        table = given(me={"dice": [1], "goods": {}})

        place(table, 1, f"guild:{guild}-1")
        when(table, "count:1")

        assert player(table).goods == [int(k == i) for k in range(6)]


@rule("RN-COMP-02")
def test_there_are_six_races_with_eight_cards_each() -> None:
    races = GAME.blank(GAME.standard_components()).box.race

    assert RACE_NAMES == ["halfling", "human", "elf", "dwarf", "green-elf", "trobit"]
    assert [races.count(race) for race in range(6)] == [8] * 6


@rule("RN-COMP-03")
def test_goods_never_run_out() -> None:
    table = given(me={"dice": [1], "goods": {"books": 500}})

    place(table, 1, "guild:scholars-1")
    when(table, "count:1")

    assert player(table).goods[0] == 501


@rule("RN-COMP-04")
def test_coins_and_modifiers_never_run_out() -> None:
    table = given(me={"dice": [1], "coins": 900, "modifiers": 90})

    place(table, 1, "berk:1")
    when(table, "count:0")

    assert player(table).modifiers == 91
    GAME.check(state(table))


@rule("RN-COMP-05")
def test_a_reward_of_workers_gives_only_what_is_left() -> None:
    table = given(me={"workers": 13, "held": ["S01"], "goods": {"books": 2, "weaponry": 2}})

    when(table, "settlers:S01", "count:2", "count:2")

    assert player(table).workers == 14
    assert player(table).worker_stock == 0


@rule("RN-COMP-06")
def test_a_figure_is_always_in_exactly_one_place() -> None:
    table = given(
        chancery=True,
        me={
            "workers": 2,
            "apprentices": {"scholars": 1},
            "plots": ["cb-01"],
            "completed": ["S01 4"],
            "dice": [6],
        },
        workshops={"wizards-1": "wiz-1 0"},
        desks={"upper-6": 0},
    )
    assert player(table).worker_stock == 14 - 2 - 1 - 1 - 1 - 1

    place(table, 6, "mat:1")
    when(table, "apprentice:scholars")

    assert player(table).workers == 3
    assert player(table).worker_stock == 8
    player(table).workers += 1
    with pytest.raises(AssertionError, match="14 workers"):
        GAME.check(state(table))


@rule("RN-COMP-07")
def test_the_stores_of_a_mat_have_no_limit() -> None:
    table = given(me={"goods": all_goods(60), "workers": 14, "platform": 7, "coins": 300})

    assert table.options
    GAME.check(state(table))


@rule("RN-SETUP-01")
@pytest.mark.parametrize(
    ("seats", "tavern", "guild", "slots", "castle"),
    [(1, 2, 1, 2, 3), (2, 2, 1, 2, 3), (3, 3, 2, 3, 3), (4, 4, 2, 4, 3), (5, 5, 3, 5, 3)],
)
def test_the_setup_card_of_the_player_count_is_used(
    seats: int, tavern: int, guild: int, slots: int, castle: int
) -> None:
    g = state(spielwerk.new("nobility", seats=seats, seed=1))

    assert g.round == 1
    assert g.by_seats(g.box.tavern_fields) == tavern
    assert g.by_seats(g.box.yard_fields) == tavern
    assert g.by_seats(g.box.guild_dice) == guild
    assert g.by_seats(g.box.apprentice_slots) == slots
    assert g.by_seats(g.box.castle_fields) == castle


@rule("RN-SETUP-02")
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_gets_a_card_of_stack_1_and_six_of_both_stacks_lie_open(seed: int) -> None:
    g = state(spielwerk.new("nobility", seats=5, seed=seed))

    assert [len(p.held) for p in g.players] == [1] * 5
    assert {g.box.stack[p.held[0]] for p in g.players} == {1}
    assert NONE not in g.tavern
    assert g.deck.bit_count() == 48 - 5 - 6


def test_both_stacks_are_mixed_after_the_deal() -> None:
    shown = set()
    for seed in SEEDS:
        g = state(spielwerk.new("nobility", seats=2, seed=seed))
        shown |= {g.box.stack[card] for card in g.tavern}

    assert shown == {1, 2}


@rule("RN-SETUP-03")
def test_one_ship_lies_open() -> None:
    ships = set()
    for seed in SEEDS:
        g = state(spielwerk.new("nobility", seats=2, seed=seed))
        ships.add(g.ship)
        assert g.unseen_ships.bit_count() == 17

    assert len(ships) > 1


@rule("RN-SETUP-04")
def test_eighteen_of_thirty_council_tiles_lie_open() -> None:
    g = state(spielwerk.new("nobility", seats=2, seed=1))

    assert len(set(g.council)) == 18
    assert NONE not in g.council
    assert g.council_pile.bit_count() == 12


@rule("RN-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_two_players_every_guild_has_an_ownerless_workshop_in_the_middle(seats: int) -> None:
    g = state(spielwerk.new("nobility", seats=seats, seed=3))

    if seats == 2:
        assert [g.workshops[3 * guild + 1] // 6 for guild in range(6)] == list(range(6))
        assert sum(tile != NONE for tile in g.workshops) == 6
    else:
        assert set(g.workshops) == {NONE}
    assert set(g.owners) == {NONE}
    GAME.check(g)


@rule("RN-SETUP-06")
def test_six_building_tiles_lie_in_the_guild_hall() -> None:
    mixed = set()
    for seed in SEEDS:
        g = state(spielwerk.new("nobility", seats=3, seed=seed))
        assert NONE not in g.hall
        assert g.bag.bit_count() == 42
        mixed |= {tile < WORKSHOP_TILES for tile in g.hall}

    assert mixed == {True, False}


@rule("RN-SETUP-07")
def test_everybody_has_five_dice_fourteen_workers_seven_houses_and_a_character() -> None:
    g = state(spielwerk.new("nobility", seats=4, seed=2))

    for p in g.players:
        assert sum(p.dice) == 5
        assert p.worker_stock == 14
        assert p.house_stock + p.platform == 7
    assert len({p.character for p in g.players}) == 4


@rule("RN-SETUP-08")
def test_everybody_starts_with_eight_coins_and_one_good_of_each_type() -> None:
    for p in state(spielwerk.new("nobility", seats=3, seed=2)).players:
        assert p.coins == 8
        assert p.goods == [1] * 6


@rule("RN-SETUP-09")
def test_everybody_starts_with_one_house_and_no_workers() -> None:
    for p in state(spielwerk.new("nobility", seats=3, seed=2)).players:
        assert (p.platform, p.house_stock, p.workers) == (1, 6, 0)


@rule("RN-SETUP-10")
def test_everybody_starts_with_rep_nine_nobility_0_and_no_points() -> None:
    table = spielwerk.new("nobility", seats=5, seed=2)

    for seat, p in enumerate(state(table).players):
        assert (p.rep, p.nobility, points(table, seat)) == (9, 0, 0)


@rule("RN-SETUP-11")
@pytest.mark.parametrize(
    ("seats", "modifiers"),
    [(2, [0, 0]), (3, [0, 0, 0]), (4, [0, 0, 0, 1]), (5, [0, 0, 0, 1, 2])],
)
def test_late_players_start_with_modifiers(seats: int, modifiers: list[int]) -> None:
    g = state(spielwerk.new("nobility", seats=seats, seed=2, options={"first": 2}))

    in_turn_order = [g.players[(1 + i) % seats].modifiers for i in range(seats)]

    assert g.first == 1
    assert in_turn_order == modifiers


@rule("RN-SETUP-12")
def test_the_first_player_is_random_unless_the_host_chooses() -> None:
    random = {state(spielwerk.new("nobility", seats=3, seed=seed)).first for seed in range(12)}
    chosen = spielwerk.new("nobility", seats=3, seed=1, options={"first": 3})

    assert random == {0, 1, 2}
    assert state(chosen).first == 2
    assert chosen.asked is not None
    assert chosen.asked.seat == 2
    with pytest.raises(BadSetup, match="cannot be the first"):
        spielwerk.new("nobility", seats=2, options={"first": 3})


@rule("RN-SETUP-12")
def test_turns_go_clockwise() -> None:
    table = given(first=1, turn=1, me={"dice": [1]})

    when(table, "pass")

    assert table.asked is not None
    assert table.asked.seat == 2


@rule("RN-SETUP-13")
def test_events_go_with_every_player_count_and_the_chancery_with_two_to_six() -> None:
    for seats in range(1, 7):
        g = state(spielwerk.new("nobility", seats=seats, seed=1, options={"events": True}))
        assert g.with_events
    for seats in range(2, 6):
        off = state(spielwerk.new("nobility", seats=seats, seed=1))
        on = state(spielwerk.new("nobility", seats=seats, seed=1, options={"chancery": True}))
        assert (off.with_chancery, on.with_chancery) == (0, 1)
    with pytest.raises(BadSetup, match="RN-SOLO-04"):
        spielwerk.new("nobility", seats=1, options={"chancery": True})


def test_pass_all_ends_the_round() -> None:
    table = pass_all(given())

    assert state(table).round == 2
