"""Chapter 3: how the game is laid out."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.core.table import Table
from tests.games.tharos.given import state
from tests.support import rule

SEEDS = range(24)


def laid_out(seats: int = 2, seed: int = 1) -> Any:
    """The blank table after set-up, before the first turn."""
    game = spielwerk.game("tharos")
    g = game.blank(game.standard_components())
    g.key = seed.to_bytes(16, "little")
    game.set_up(g, seats, {})
    return g


def fresh(seats: int = 2, seed: int = 1) -> Table:
    return spielwerk.new("tharos", seats, seed=seed)


@rule("TH-SETUP-01")
def test_the_regions_lie_shuffled_in_a_grid() -> None:
    grids = [tuple(laid_out(seed=seed).regions) for seed in SEEDS]

    first = [grid[0] for grid in grids]

    assert len(set(grids)) == len(grids)
    assert set(first) == {0, 1, 2, 3, 4}
    assert all(sorted(grid) == [0] * 4 + [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3 for grid in grids)


@rule("TH-SETUP-02")
def test_every_region_has_an_ore_and_a_crystal_and_the_supply_is_empty() -> None:
    view = fresh().view(0)

    markers = [(region["ore"], region["crystal"]) for region in view["regions"]]

    assert markers == [(True, True)] * 16
    assert [*view["supply"]["ore"].values(), *view["supply"]["crystal"].values()] == [0] * 10


@rule("TH-SETUP-03")
def test_the_transformers_lie_shuffled_one_on_each_region() -> None:
    rows = [tuple(laid_out(seed=seed).transformers) for seed in SEEDS]

    assert len(set(rows)) == len(rows)
    assert {len(row) for row in rows} == {16}
    assert len({row[0] for row in rows}) > 6


@rule("TH-SETUP-03")
def test_a_tile_stays_on_its_region_when_it_was_used() -> None:
    table = fresh(seed=2)
    tiles = [region["transformer"] for region in table.view(0)["regions"]]

    while table.view(0)["round"] == 1:
        table.answer(table.options[0])

    assert [region["transformer"] for region in table.view(0)["regions"]] == tiles


@rule("TH-SETUP-04")
def test_attack_and_round_end_cards_form_stacks_in_no_known_order() -> None:
    g = laid_out()

    first = {fresh(seed=seed).view(0)["attack"]["row"][0] for seed in SEEDS}

    assert (g.attack_stack, g.attack_row) == (0b11111111, [])
    assert g.end_stack == 0b1111110
    assert first == {1, 2, 3, 4, 5}


@rule("TH-SETUP-05")
def test_the_round_marker_is_beside_row_1() -> None:
    view = fresh().view(0)

    assert (view["round"], view["attacked"]) == (1, "r1c1")


@rule("TH-SETUP-06")
def test_all_action_cards_are_in_the_stack_and_none_is_discarded() -> None:
    view = fresh().view(0)

    assert (view["stack"], view["discard"]) == (40, [])


@rule("TH-SETUP-07")
def test_all_eight_buildings_lie_open_and_unbuilt() -> None:
    view = fresh().view(-1)

    assert [(b["built"], b["owner"]) for b in view["buildings"]] == [(False, None)] * 8


@rule("TH-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_start_with_nothing_earned(seats: int) -> None:
    players = fresh(seats).view(0)["players"]

    for player in players:
        assert (player["money"], player["points"], player["hand_size"]) == (0, 0, 0)
        assert player["medals"] == {"combat": 0, "exploration": 0, "trade": 0, "civil": 0}
        assert not any(card["active"] for card in player["cards"])


@rule("TH-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_takes_the_material_of_one_guild(seats: int) -> None:
    g = laid_out(seats)

    assert len(g.players) == seats
    for player in g.players:
        dice = sum(player.bag) + sum(1 for colour in player.store if colour >= 0)
        assert (player.guild, player.mine, dice) == (12, 10, 18)


@rule("TH-SETUP-10")
def test_six_dice_lie_in_the_store_the_dear_ones_on_top() -> None:
    dice = fresh().view(0)["players"][1]["dice"]

    assert dice["store"] == ["R", "G", "B", "Y", "G", "B"]
    assert dice["prices"] == [2, 4, 6]


@rule("TH-SETUP-11")
def test_twelve_dice_begin_in_the_bag_and_the_depot_is_empty() -> None:
    g = laid_out(4)

    assert [player.bag for player in g.players] == [[8, 2, 2, 0, 0]] * 4
    assert [player.depot for player in g.players] == [[0] * 5] * 4


@rule("TH-SETUP-12")
def test_all_ten_player_cards_begin_in_the_open_reserve() -> None:
    cards = fresh().view(-1)["players"][0]["cards"]

    assert len(cards) == 10
    assert [card["name"] for card in cards if not card["active"]] == [c["name"] for c in cards]


@rule("TH-SETUP-13")
def test_all_guild_markers_and_mines_begin_in_the_own_supply() -> None:
    view = fresh(3).view(0)

    assert [(p["guild_supply"], p["mine_supply"]) for p in view["players"]] == [(12, 10)] * 3
    assert not any(region["markers"] or region["mines"] for region in view["regions"])


@rule("TH-SETUP-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_player_starts(seats: int) -> None:
    starts = [state(fresh(seats, seed)).start for seed in SEEDS]

    assert set(starts) == set(range(seats))


@rule("TH-SETUP-15")
def test_set_up_is_the_same_for_two_three_and_four_players() -> None:
    tables = [laid_out(seats) for seats in (2, 3, 4)]

    boards = [
        (g.regions, g.transformers, g.attack_stack, g.end_stack, g.stack, g.buildings)
        for g in tables
    ]

    assert boards[0] == boards[1] == boards[2]
    assert len({(tuple(p.bag), tuple(p.store), p.guild) for g in tables for p in g.players}) == 1
