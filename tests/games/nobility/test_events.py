"""Chapter 14: the event deck."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.games.nobility.ids import NONE
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


def play_to_the_end(seed: int) -> list[int]:
    """The events of a game in which everybody passes."""
    table = spielwerk.new("nobility", seats=2, seed=seed, options={"events": True})
    seen = [state(table).event]
    while not table.over:
        when(table, "pass")
        if state(table).event != seen[-1]:
            seen.append(state(table).event)
    return seen


@rule("RN-EVENT-01")
def test_five_I_cards_come_before_five_II_cards() -> None:
    decks = [play_to_the_end(seed) for seed in range(4)]

    for deck in decks:
        assert len(set(deck)) == 10
        assert all(card < 8 for card in deck[:5])
        assert all(card >= 8 for card in deck[5:])
    assert len({tuple(deck) for deck in decks}) > 1


@rule("RN-EVENT-02")
def test_an_event_is_revealed_at_the_start_of_each_round() -> None:
    table = given(2, events=True, next=[7, 5])

    pass_all(table)

    assert state(table).event == 5
    assert table.view(1)["event"] == "event:06"


@rule("RN-EVENT-02")
def test_an_event_applies_to_all_players() -> None:
    table = given(2, events=True, event="06", me={"dice": [1]}, p1={"dice": [3]})

    place(table, 1, "castle:1")
    place(table, 3, "castle:2")

    assert (player(table).rep, player(table, 1).rep) == (9 + 2, 9 + 3)


@rule("RN-EVENT-03")
def test_an_event_does_not_come_back() -> None:
    table = given(2, events=True, event="06")

    pass_all(table)

    assert not state(table).unseen_events >> 5 & 1
    assert state(table).event not in (5, NONE)


@rule("RN-EVENT-04")
def test_discounts_of_event_and_desk_add_up() -> None:
    table = given(
        2,
        events=True,
        event="05",
        chancery=True,
        me={"dice": [1], "coins": 3},
        desks={"upper-5": 0},
    )

    place(table, 1, "yard:1")

    assert player(table).coins == 0


@rule("RN-EVENT-04")
def test_no_price_falls_below_0() -> None:
    pack = {"guild_hall": {"prices": [1, 1, 1, 1, 1, 1]}}
    table = spielwerk.new(
        "nobility", seats=2, seed=1, options={"events": True, "chancery": True}, components=pack
    )
    g = state(table)
    g.event = 6
    g.desks[5] = 0

    assert table.view(0)["hall"]["tiles"][0]["price"] == 0


@rule("RN-EVENT-04")
def test_two_effects_that_make_the_loss_1_do_not_add_up() -> None:
    me = {"dice": [1], "nobility": 1, "completed": ["S01 4"], "goods": all_goods(2), "rep": 12}
    table = given(2, events=True, event="10", chancery=True, me=me, desks={"upper-3": 0})

    place(table, 1, "council:1-1")

    assert player(table).rep == 11


@rule("RN-EVENT-05")
@pytest.mark.parametrize(("event", "limit"), [("15", 7), ("16", 11)])
def test_a_limit_event_changes_the_limit_and_not_the_rep(event: str, limit: int) -> None:
    dice = {"berk:3": "5 0"}
    table = given(2, events=True, event=event, dice=dice, me={"dice": [6, 5, 4, 3], "rep": 9})

    fitting = [f"die:{die}" for die in (3, 4, 5, 6) if 5 + die <= limit]
    assert [token for token in fields(table, "die") if token != "die:1"] == fitting
    assert player(table).rep == 9
    assert table.view(0)["players"][0]["limit"] == limit


@rule("RN-EVENT-05")
def test_the_limit_keeps_moving_with_the_rep() -> None:
    table = given(2, events=True, event="15", me={"dice": [1], "rep": 9})

    place(table, 1, "castle:1")

    assert table.view(0)["players"][0]["limit"] == 8


# --- every card ----------------------------------------------------------------------------------


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["01", ""])
def test_port_traders(event: str) -> None:
    table = given(2, events=True, event=event, me={"dice": [2], "coins": 0})

    place(table, 2, "port:2")
    when(table, "good:books", "good:jewelry")

    assert player(table).coins == 3 + 1 + (2 if event else 0)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["02", ""])
def test_hardworking_apprentices(event: str) -> None:
    table = given(
        2,
        events=True,
        event=event,
        me={"apprentices": {"wizards": 2, "artists": 1}, "coins": 0},
        workshops={"scholars-1": "sch-1 0"},
    )

    pass_all(table)

    assert player(table).coins == 2 * 2 + 3 + (3 if event else 0)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["03", ""])
def test_flourishing_guilds(event: str) -> None:
    table = given(2, events=True, event=event, me={"dice": [1], "goods": {}})
    place(table, 1, "guild:wizards-1")
    when(table, "count:1")
    assert player(table).goods[3] == (2 if event else 1)

    without = given(2, events=True, event=event, me={"dice": [1], "goods": {}})
    place(without, 1, "guild:wizards-1")
    when(without, "done")
    assert player(without).goods[3] == 0


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["04", ""])
def test_open_doors(event: str) -> None:
    table = given(2, events=True, event=event, dice={"tavern:1": "6 1"}, me={"dice": [2]})

    when(table, "die:2")

    assert ("tavern:2" in table.options) is bool(event)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["05", ""])
def test_timber_glut(event: str) -> None:
    table = given(2, events=True, event=event, me={"dice": [2], "coins": 5})

    place(table, 2, "yard:1")

    assert player(table).coins == (1 if event else 0)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["06", ""])
def test_the_queens_favour(event: str) -> None:
    table = given(2, events=True, event=event, me={"dice": [2]})

    place(table, 2, "castle:1")

    assert player(table).rep == 10 + (1 if event else 0)


@rule("RN-EVENT-02")
@pytest.mark.parametrize(("event", "price"), [("07", 3), ("", 4), ("12", 5)])
def test_guild_fair_and_stone_shortage(event: str, price: int) -> None:
    table = given(
        2, events=True, event=event, me={"dice": [1], "workers": 1, "coins": 5}, hall=["cb-01"]
    )

    place(table, 1, "hall:1")

    assert player(table).coins == 5 - price


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["08", ""])
def test_helpful_clerk(event: str) -> None:
    table = given(2, events=True, event=event, me={"dice": [4]})

    place(table, 4, "berk:2")
    when(table, "count:1")

    assert player(table).modifiers == 2 + (1 if event else 0)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["09", ""])
def test_royal_feast(event: str) -> None:
    table = given(
        2, events=True, event=event, me={"held": ["S01"], "goods": {"books": 2, "weaponry": 2}}
    )

    when(table, "settlers:S01", "count:2", "count:2")

    assert points(table) == 4 + (2 if event else 0)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["10", ""])
def test_council_truce(event: str) -> None:
    me = {"dice": [1], "nobility": 1, "completed": ["S01 4"], "goods": all_goods(2), "rep": 12}
    table = given(2, events=True, event=event, me=me)

    place(table, 1, "council:1-1")

    assert player(table).rep == (11 if event else 10)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["11", ""])
def test_low_tide(event: str) -> None:
    table = given(2, events=True, event=event, me={"dice": [4]})

    place(table, 4, "port:4")
    when(table, "good:books", "good:weaponry", "good:furnishings")

    assert (asks(table) == "SellGood") is not bool(event)


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["13", ""])
def test_lenient_council(event: str) -> None:
    me = {"dice": [1], "nobility": 1, "completed": ["S01 4"], "goods": all_goods(2)}
    table = given(2, events=True, event=event, me=me, council={"1-1": "K07"})

    when(table, "die:1")

    assert ("council:1-1" in table.options) is bool(event)
    if not event:
        assert refused(table, "council:1-1") == ("RN-COUNCIL-02", "too-little-nobility")


@rule("RN-EVENT-02")
@pytest.mark.parametrize("event", ["14", ""])
def test_master_craftsmen(event: str) -> None:
    table = given(2, events=True, event=event, me={"goods": {}}, workshops={"wizards-2": "wiz-1 0"})

    pass_all(table)

    assert player(table).goods[3] == (2 if event else 1)
