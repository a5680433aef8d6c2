"""DE-INFO and DE-SUPPLY Information and limited supplies."""

from __future__ import annotations

import json

import spielwerk
from spielwerk.core.conformance import Dice
from spielwerk.games import game
from tests.games.dei.given import given, player, state, tokens_in, when
from tests.support import rule

GAME = game("dei")


@rule("DE-INFO-01")
def test_hands_candy_and_bins_are_public_without_planning() -> None:
    table = given(p0={"candy": ["move"], "bin": ["AX1"], "technology": 4})

    for watcher in (0, 1, -1):
        seen = table.view(watcher)["players"][0]
        assert seen["hand"] == [f"AX{n}" for n in range(2, 9)]
        assert (seen["candy"], seen["bin"], seen["technology"]) == ({"move": 1}, ["AX1"], 4)


@rule("DE-INFO-02")
def test_badges_decks_and_planned_cards_are_secret() -> None:
    table = given(options={"planning": True}, p0={"badges": ["scout", "sprinter", "prospector"]})
    when(table, "card:AX3", "card:AX5")

    text = json.dumps(table.view(1)["players"][0])
    assert "scout" not in text
    seen = table.view(1)["players"][0]
    assert seen["hand"] is None
    assert [slot["card"] for slot in seen["pad"][:2]] == [None, None]
    assert table.view(1)["markets"][0]["deck"] == 7
    assert set(table.view(1)["markets"][0]) == {"board", "colour", "deck", "slots"}


@rule("DE-INFO-02")
def test_a_guess_deals_everything_hidden_anew() -> None:
    table = spielwerk.new("dei", 3, seed=4, options={"planning": True, "factions": "random"})
    while state(table).round == 0:
        table.answer(table.options[0])
    for _ in range(4):
        table.answer(table.options[0])
    dice = Dice("guess")
    badges, decks, pads = set(), set(), set()
    for _ in range(30):
        twin = GAME.guess(table.state, 2, dice.key())
        badges.add(tuple(twin.players[0].badges))
        decks.add(tuple(twin.decks))
        pads.add(tuple(twin.players[0].pad[:2]))
        assert twin.players[2].badges == state(table).players[2].badges
        assert GAME.view(twin, 2) == GAME.view(table.state, 2)
    assert min(len(badges), len(decks), len(pads)) > 5


@rule("DE-INFO-02")
def test_a_drafter_remembers_what_was_passed_on() -> None:
    table = spielwerk.new("dei", 4, seed=9, options={"badge_draft": True, "factions": "random"})
    while state(table).round == 0:
        table.answer(table.options[0])
    start = state(table).start
    middle = (start - 2) % 4
    before, after = (start - 1) % 4, (start - 3) % 4
    dice = Dice("draft")
    for _ in range(20):
        twin = GAME.guess(table.state, middle, dice.key())
        for colour in range(3):
            offered = state(table).players[middle].offered[colour]
            assert not offered >> twin.players[before].badges[colour] % 6 & 1
            assert offered >> twin.players[after].badges[colour] % 6 & 1
    assert table.view(middle)["draft"] != table.view(before)["draft"]


@rule("DE-INFO-02")
def test_the_draft_is_remembered_when_another_seat_has_become_start_player() -> None:
    table = spielwerk.new("dei", 4, seed=9, options={"badge_draft": True, "factions": "random"})
    while state(table).round == 0:
        table.answer(table.options[0])
    drafted_by = [list(p.offered) for p in state(table).players]
    dice = Dice("later")
    for start in range(4):
        g = state(table).clone()
        g.start = start
        for seat in range(4):
            twin = GAME.guess(GAME.guess(g, seat, dice.key()), seat, dice.key())
            sizes = [[kept.bit_count() for kept in p.offered] for p in twin.players]
            assert sizes == [[kept.bit_count() for kept in row] for row in drafted_by]


@rule("DE-SUPPLY-01")
def test_there_are_15_scavengers() -> None:
    table = given(p0={"scavengers": {"G4": 14}})

    when(table, "card:AX1", "action:deploy", "area:G4")
    assert player(table).supply == 0
    when(table, "action:deploy", "area:G9")
    assert table.asked is not None
    assert table.asked.prompt == "TakeScavenger"


@rule("DE-SUPPLY-02")
def test_resources_are_conserved_and_an_empty_supply_gives_nothing() -> None:
    table = given(p0={"bought": ["MA2", "LO2", "MA1"]}, p1={"technology": 35, "energy": 25})
    assert (state(table).technology, state(table).energy) == (0, 0)

    when(table, "card:MA2", "action:green-collect", "area:G4")
    assert player(table).technology == 2  # the token, no bonus
    when(table, "card:MA1", "action:green-deploy", "area:G9")
    assert table.asked is not None
    assert table.asked.prompt == "ChooseAction"  # no resource to add
    swap = given(p0={"bought": ["LO2"]}, p1={"energy": 25})
    when(swap, "card:LO2", "action:blue-collect", "area:G4")
    assert swap.asked is not None
    assert swap.asked.prompt == "PlaceCard"  # no energy to swap for


@rule("DE-SUPPLY-03")
def test_there_are_three_buildings_of_each_type() -> None:
    table = given(p0={"camps": ["G4", "G4", "G4"]})

    assert table.view(0)["players"][0]["buildings"] == [0, 3, 3]


@rule("DE-SUPPLY-04")
def test_there_are_16_candy_boosts_two_of_each_kind() -> None:
    table = given(p0={"candy": ["move", "move"]})

    assert table.view(0)["candy"]["pile"] == 14
    assert state(table).candy_pile[1] == 0
    assert len(player(table).markers) == 4


@rule("DE-SUPPLY-05")
def test_tokens_on_the_map_are_not_refilled() -> None:
    table = given(tokens={"G4": 1}, p0={"scavengers": {"G4": 1}})

    when(table, "card:AX5", "action:collect", "area:G4")
    for _ in range(12):
        table.answer(next(t for t in table.options if t == "pass" or t.startswith("card")))
        assert tokens_in(table, "G4") == 0
