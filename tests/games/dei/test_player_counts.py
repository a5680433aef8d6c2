"""DE-2P and DE-3P Variants for two and three players."""

from __future__ import annotations

from typing import Any

from spielwerk.core.table import Table
from tests.games.dei.given import asks, at, candy, finish_turn, given, points, state, when
from tests.support import rule


@rule("DE-2P-01")
def test_two_players_use_the_nine_tiles_of_code_2() -> None:
    tiles = given(2).view(0)["map"]["tiles"]

    assert sorted(tile["tile"] for tile in tiles) == [f"2.{n}" for n in range(1, 10)]


@rule("DE-2P-02")
def test_only_the_two_drones_of_the_factions_are_in_play() -> None:
    table = given(2, p0={"faction": "refuge"}, p1={"faction": "farm"})
    g = state(table)

    assert sorted(table.view(0)["drones"]) == ["teleporter", "transporter"]
    cards = [card for card in g.slots if card >= 0]
    cards += [card for deck in g.decks for card in range(48) if deck >> card & 1]
    assert {g.box.card_drone[card] for card in cards} == {-1, 1, 3}


@rule("DE-2P-03")
def test_the_hunter_kills_up_to_two_of_the_opponent() -> None:
    table = given(
        p0={"scavengers": {"G6": 1}},
        p1={"scavengers": {"G6": 3}, "leader": "G6"},
        drones={"hunter": "G6"},
    )

    when(table, "card:AX8", "action:hunter", "area:G6")
    assert table.options == ["count:0", "count:1", "count:2"]
    when(table, "count:2")

    assert (at(table, "G6", 1), at(table, "G6", 0)) == (1, 1)
    assert points(table) == 2
    assert [sum(candy(table, seat).values()) for seat in (0, 1)] == [1, 2]


@rule("DE-3P-01")
def test_three_players_use_twelve_tiles() -> None:
    tiles = given(3).view(0)["map"]["tiles"]

    assert sorted(tile["tile"] for tile in tiles) == [
        *[f"2.{n}" for n in range(1, 10)],
        *[f"3.{n}" for n in range(1, 4)],
    ]


@rule("DE-3P-02")
def test_the_missing_drone_and_its_cards_are_out_of_play() -> None:
    table = given(3)

    assert "transporter" not in table.view(0)["drones"]
    assert sum(deck.bit_count() for deck in state(table).decks[:3]) + 9 == 33


def after_round_3(scores: list[int], **options: Any) -> Table:
    """The start of round 4; seat 1 was start player of round 3, so seat 2 would be next."""
    players: dict[str, Any] = {
        f"p{seat}": {"points": {"cards": scores[seat]}, "technology": 0, "energy": 0}
        for seat in range(3)
    }
    tasks = [["TK05", "TK10", "TK12", "TK08"], ["TK09", "TK04", "TK07", "TK11"]]
    table = given(3, options=options, round=3, phase=3, start=1, active=0, tasks=tasks, **players)
    finish_turn(table)
    while asks(table) == "ChooseTask":
        when(table, table.options[0])
    return table


@rule("DE-3P-03")
def test_the_player_with_the_fewest_points_starts_round_4() -> None:
    assert state(after_round_3([3, 9, 9])).start == 0
    assert state(after_round_3([9, 3, 9])).start == 1
    assert state(after_round_3([3, 3, 9])).start == 0  # first from seat 2 clockwise
    assert state(after_round_3([3, 3, 3])).start == 2


@rule("DE-3P-04")
def test_with_confrontation_the_last_placed_player_acts_last() -> None:
    assert state(after_round_3([3, 9, 9], confrontation=True)).start == 1
    assert state(after_round_3([9, 9, 3], confrontation=True)).start == 0
