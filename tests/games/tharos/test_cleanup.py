"""Phase IV: Clean-up (chapter 17 of the ledger)."""

from __future__ import annotations

from tests.games.tharos.given import given, me, player, when
from tests.games.tharos.look import counts, discard, money, on_table
from tests.support import rule

CLEAN_UP = {"phase": "cleanup"}
DONE = {"passed": 1}


@rule("TH-CLN-01")
def test_active_and_used_dice_go_to_the_depot_and_the_store_stays() -> None:
    g = given(
        hand=[1], dice="W1 R6", used=["money:W3", "attack:W5=R5", "banker:Y2"], depot="WY",
        board=CLEAN_UP, others={1: {"dice": "W1"}}, coming=["attack 3"],
    )  # fmt: skip

    assert counts(g, "depot") == "WWWWYYR"
    assert counts(g, "bag") == "WWWWR"
    assert me(g)["dice"]["store"] == ["R", "G", "B", "Y", "G", "B"]
    assert me(g)["dice"]["used"] == [] and me(g)["dice"]["active"] == []


@rule("TH-CLN-01")
def test_card_16_among_the_used_dice_becomes_no_die() -> None:
    g = given(
        hand=[1], used=["money:card=W3"], depot="WWWWW", on_table=[16], board=CLEAN_UP,
        coming=["attack 3"],
    )  # fmt: skip

    assert counts(g, "depot") == "WWWWW"


@rule("TH-CLN-02")
def test_jars_on_the_cartographer_are_gone() -> None:
    g = given(card_jars=2, money=1, cards="cartographer", board=CLEAN_UP)

    assert player(g).card_jars == 0
    assert money(g) == 1


@rule("TH-CLN-03")
def test_card_16_and_reminders_are_discarded() -> None:
    g = given(on_table=[7, 16], others={1: {"on_table": [19, 20]}}, board=CLEAN_UP)

    assert discard(g) == [7, 16, 19, 20]
    assert on_table(g) == on_table(g, 1) == []


@rule("TH-CLN-04")
def test_all_marks_of_the_turn_are_cleared() -> None:
    g = given(
        cards="banker dyer", used_cards="banker dyer", blocked="money cards build",
        used_buildings="notary", transformer_used=1, passed=1,
        board={**CLEAN_UP, "buildings": {"notary": 0}},
    )  # fmt: skip

    mine = me(g)

    assert mine["blocked"] == mine["used_buildings"] == []
    assert not mine["transformer_used"] and not mine["passed"]
    assert not any(card["used"] for card in mine["cards"])


@rule("TH-CLN-05")
def test_the_start_player_marker_passes_to_the_left() -> None:
    for start, following in ((0, 1), (1, 2), (2, 0)):
        g = given(seats=3, board={**CLEAN_UP, "start": start})

        assert g.view(-1)["start"] == following


@rule("TH-CLN-05")
def test_the_marker_also_passes_after_the_last_turn_of_a_round() -> None:
    g = given(seats=3, board={**CLEAN_UP, "turn": 4, "transformer": "none"})

    assert (g.view(-1)["round"], g.view(-1)["start"]) == (2, 1)


@rule("TH-CLN-01")
def test_card_22_is_asked_for_in_play_order_before_dice_are_put_away() -> None:
    g = given(
        seat=1, hand=[22], dice="W1 W2", others={0: {"dice": "R1 R2"}},
        board={**CLEAN_UP, "start": 1},
    )  # fmt: skip

    assert g.asked is not None and (g.asked.seat, g.asked.prompt) == (1, "StoreDice")
    when(g, "card:22", "colour:W", "colour:W")
    assert counts(g, "stored", 1) == "WW"
    assert "W" not in counts(g, "depot", 1)


@rule("TH-CARD-22", "TH-INFO-02")
def test_card_22_keeps_the_dice_chosen_and_shows_no_other_card() -> None:
    g = given(hand=[3, 22], dice="W1", used=["money:W5", "attack:R5", "attack:R6"], board=CLEAN_UP)

    when(g, "card:22", "colour:R", "colour:R")

    assert counts(g, "stored") == "RR"
    assert "R" not in counts(g, "depot")
    assert player(g).known == 0
