"""What is public and what is hidden (chapter 19 of the ledger)."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import spielwerk
from spielwerk.core.agenda import options
from spielwerk.core.table import Table
from tests.games.tharos.given import given, me, state, when
from tests.support import rule


def seen_by(table: Table, watcher: int, seat: int) -> Any:
    return table.view(watcher)["players"][seat]


@rule("TH-INFO-01")
def test_everything_but_the_cards_in_hand_is_public() -> None:
    g = given(
        dice="W3 R6", used=["money:W5"], depot="WY", stored="W", money=7, points=3,
        medals={"trade": 2}, cards="banker organizer", organizer=1, markers="r1c1",
        mines="r2c2", ore="W", crystal="B", hand=[3, 40], on_table=[7], strength=2,
        board={"discard": [1, 2], "buildings": {"notary": 0}, "transformer": "wild"},
    )  # fmt: skip
    own = me(g)

    for watcher in (1, -1):
        seen = seen_by(g, watcher, 0)
        assert {k: v for k, v in seen.items() if k != "hand"} == {
            k: v for k, v in own.items() if k != "hand"
        }
        assert seen["hand_size"] == 2
        view = g.view(watcher)
        assert view["discard"] == [1, 2]
        assert view["attack"]["row"] == [2]
        assert view["regions"][0] == {
            "name": "r1c1", "colour": "W", "transformer": "wild", "ore": True, "crystal": True,
            "markers": [0], "mines": [],
        }  # fmt: skip
        assert view["buildings"][4] == {"name": "notary", "built": True, "owner": 0, "price": 8}


@rule("TH-INFO-01")
def test_reserve_and_active_player_cards_are_open() -> None:
    g = given(cards="banker")

    seen = seen_by(g, 1, 0)["cards"]

    assert [card["active"] for card in seen] == [True] + [False] * 9


@rule("TH-INFO-02")
def test_a_hand_is_known_to_its_holder_only() -> None:
    g = given(hand=[3, 40], others={1: {"hand": [7]}})

    assert seen_by(g, 0, 0)["hand"] == [3, 40]
    assert seen_by(g, 0, 1)["hand"] == []
    assert seen_by(g, 1, 0)["hand"] == []
    assert seen_by(g, -1, 0)["hand"] == seen_by(g, -1, 1)["hand"] == []


@rule("TH-INFO-02")
def test_a_card_taken_openly_from_the_discard_pile_stays_known() -> None:
    g = given(
        hand=[3], money=15,
        board={"discard": [7], "buildings": {"organization_office": "unowned"}},
    )  # fmt: skip

    when(g, "building:organization_office", "card:7")

    assert seen_by(g, 1, 0)["hand"] == [7]
    assert seen_by(g, 1, 0)["hand_size"] == 2


@rule("TH-INFO-02")
def test_stacks_show_no_order_and_what_others_hold_may_be_any_unseen_card() -> None:
    g = given(hand=[3, 40], dice="W1", others={1: {"hand": [7, 8]}}, board={"discard": [9]})
    guesses = [g.game.guess(g.state, 0, bytes([n]) * 16) for n in range(1, 60)]

    hands = {guess.players[1].hand for guess in guesses}

    assert len(hands) > 20
    for guess in guesses:
        assert guess.players[1].hand.bit_count() == 2
        assert guess.players[0].hand == state(g).players[0].hand
        assert not guess.players[1].hand & (guess.players[0].hand | 1 << 9)
        assert options(guess) == options(g.state)
        assert g.game.view(guess, 0) == g.view(0)
    view = g.view(0)
    assert view["stack"] == 35
    assert view["round_end"]["left"] == [1, 2, 3, 4, 5, 6]  # a set, no order


@rule("TH-INFO-02")
def test_the_owner_s_own_guess_keeps_his_hand_and_redeals_the_dice_to_come() -> None:
    g = given(dice="W1", hand=[3])

    guess = g.game.guess(g.state, 0, b"another key 1234")

    assert guess.key == b"another key 1234"
    assert guess.players[0].hand == 1 << 3


@rule("TH-INFO-03")
def test_the_content_of_a_bag_is_public() -> None:
    g = given(dice="W3 R6", depot="WY")

    for watcher in (0, 1, -1):
        assert seen_by(g, watcher, 0)["dice"]["bag"] == {"W": 6, "Y": 1, "R": 1, "G": 0, "B": 0}


@rule("TH-INFO-04")
def test_cards_drawn_for_a_choice_are_seen_by_the_drawing_player_only() -> None:
    g = given(dice="W5", coming=["card 4", "card 11", "card 30"])

    told = g.answer("do:choice") + g.answer("die:W5")

    assert seen_by(g, 0, 0)["offered"] == [4, 11, 30]
    assert seen_by(g, 1, 0)["offered"] == seen_by(g, -1, 0)["offered"] == []
    assert seen_by(g, 1, 0)["offered_size"] == 3
    drawn = [event for event in told if event.key == "drew_card"]
    assert len(drawn) == 3
    assert all(event.visible_to(0) and not event.visible_to(1) for event in drawn)


@rule("TH-INFO-04")
def test_rejected_cards_are_seen_by_all_and_the_kept_one_is_not() -> None:
    g = given(dice="W5", coming=["card 4", "card 11", "card 30"])

    when(g, "do:choice", "die:W5")
    told = g.answer("card:11")

    assert g.view(1)["discard"] == [4, 30]
    assert seen_by(g, 1, 0)["hand"] == []
    rejected = [event for event in told if event.key == "rejected"]
    assert len(rejected) == 2 and all(event.visible_to(1) for event in rejected)
    kept = next(event for event in told if event.key == "kept_card")
    assert kept.visible_to(0) and not kept.visible_to(1) and not kept.visible_to(-1)


@rule("TH-INFO-02")
def test_playing_a_card_shows_no_other_card_of_the_hand() -> None:
    played = given(hand=[3, 7], dice="W1")
    with_dice = given(hand=[3, 16], dice="W1")

    when(played, "card:7")
    when(with_dice, "do:little", "card:16")

    assert seen_by(played, 1, 0)["hand"] == seen_by(with_dice, 1, 0)["hand"] == []
    assert seen_by(played, 1, 0)["hand_size"] == seen_by(with_dice, 1, 0)["hand_size"] == 1


def test_what_views_keep_of_other_positions_changes_nothing() -> None:
    luck = random.Random(5)
    table = spielwerk.new("tharos", seats=4, seed=5)
    while not table.over and len(table.moments) < 400:
        alone = [table.view(seat) for seat in (1, 2, -1)]
        together = table.game.views(table.state, [1, 2, -1])
        assert msgspec.json.encode(together) == msgspec.json.encode(alone)
        table.answer(luck.choice(table.options))

    assert len(state(table).box.looks.known) > 20
