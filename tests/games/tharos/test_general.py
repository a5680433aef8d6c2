"""Chapter 5: rules that hold everywhere."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, when, why
from tests.support import rule


@rule("TH-GEN-01")
def test_markers_of_another_player_do_not_serve_me() -> None:
    table = given(dice="W3", others={1: {"markers": "r1c1 r1c2 r1c3 r1c4"}})

    refusal = why(table, "do:explore")

    assert (refusal.rule, refusal.key) == ("TH-ACT-REGION-03", "no_connected_group")
    assert (refusal.need, refusal.have) == (4, 0)


@rule("TH-GEN-01")
def test_my_actions_leave_the_material_of_others_alone() -> None:
    own = {"dice": "W1 R2", "money": 3, "markers": "r1c1", "mines": "r2c2", "cards": "banker"}
    table = given(dice="W2 R5 B6", money=4, markers="r1c1", others={1: {**own, "passed": 1}})
    before = me(table, 1)

    when(table, "do:mine", "die:B6", "region:r2c1", "do:fight", "die:R5")
    when(table, "do:reroll") if "do:reroll" in offers(table) else None

    assert me(table, 1) == before
    assert me(table)["strength"] == 5


@rule("TH-GEN-02")
@pytest.mark.parametrize(("dice", "legal"), [("W6 W2", False), ("W3 R3", True), ("W6 R6", True)])
def test_two_symbols_with_a_number_need_it_on_each_die(dice: str, legal: bool) -> None:
    table = given(dice=dice, cards="cannoneer")

    assert ("use:cannonA" in offers(table)) is legal


@rule("TH-GEN-02")
def test_one_die_does_not_fill_two_symbols() -> None:
    table = given(dice="W6", cards="cannoneer")

    assert why(table, "use:cannonA").rule == "TH-PC-CANNON-02"


@rule("TH-GEN-03")
def test_a_cost_that_cannot_be_paid_in_full_is_refused() -> None:
    table = given(dice="Y3", money=9)

    refusal = why(table, "do:build")

    assert (refusal.key, refusal.need, refusal.have) == ("needs_jars", 10, 9)


@rule("TH-GEN-03")
def test_what_cannot_change_anything_may_not_be_done() -> None:
    table = given(dice="W3", money=30, hand=[13], board={"buildings": {"surveyor": "unowned"}})

    refused = {token: why(table, token).key for token in ("building:surveyor", "card:13")}

    assert refused == {"building:surveyor": "nothing_to_move", "card:13": "nothing_in_supply"}


@rule("TH-GEN-03")
def test_a_die_is_not_turned_to_the_value_it_shows() -> None:
    table = given(dice="W5", money=4, board={"buildings": {"civilian_office": "unowned"}})

    when(table, "building:civilian_office", "die:W5")

    assert offers(table) == ["value:6"]
    assert why(table, "value:5").rule == "TH-GEN-03"


@rule("TH-GEN-04")
def test_what_is_paid_goes_to_no_other_player() -> None:
    table = given(dice="W3 Y4", money=14, others={1: {"money": 6}})

    when(table, "do:build", "die:Y4", "building:surveyor", "pick:owner")

    assert (me(table)["money"], me(table, 1)["money"]) == (2, 6)


@rule("TH-GEN-05")
def test_there_is_no_credit() -> None:
    table = given(dice="W3", money=1)

    refusal = why(table, "do:purchase")

    assert (refusal.rule, refusal.need, refusal.have) == ("TH-ACT-DICE-02", 2, 1)


@rule("TH-GEN-05")
def test_the_last_jar_may_be_spent() -> None:
    table = given(dice="W3", money=2)

    when(table, "do:purchase", "die:W3", "store:L1")

    assert me(table)["money"] == 0


@rule("TH-GEN-06")
def test_more_jars_than_there_are_coins_may_be_gained() -> None:
    table = given(dice="W6 W2", money=72)

    when(table, "do:plenty", "die:W2", "die:W6")

    assert me(table)["money"] == 80


@rule("TH-GEN-07")
@pytest.mark.parametrize(
    ("die", "jars"),
    [("R1", 1), ("W2", 1), ("B3", 2), ("G4", 2), ("Y5", 3), ("R6", 3), ("W7", 4), ("W8", 4)],
)
def test_half_a_gain_is_rounded_up(die: str, jars: int) -> None:
    table = given(dice=die)

    when(table, "do:little", f"die:{die}")

    assert me(table)["money"] == jars


@rule("TH-GEN-07")
@pytest.mark.parametrize(("money", "left"), [(5, 2), (4, 2), (1, 0), (0, 0)])
def test_half_a_loss_is_rounded_up(money: int, left: int) -> None:
    table = given(
        money=money,
        strength=20,
        board={"round": 2, "turn": 4, "losers": [[0]], "transformer": "none"},
        others={1: {"passed": 1, "strength": 20}},
        coming=["loss 4"],
    )

    when(table, "pass")

    assert me(table)["money"] == left


@rule("TH-GEN-08")
@pytest.mark.parametrize("medal", ["combat", "exploration", "trade", "civil"])
def test_any_medal_is_one_of_the_four_types(medal: str) -> None:
    table = given(dice="W3", hand=[29], cards="banker cannoneer")

    when(table, "card:29", "person:banker", "person:cannoneer")

    assert offers(table) == ["medal:combat", "medal:exploration", "medal:trade", "medal:civil"]
    when(table, f"medal:{medal}")
    assert me(table)["medals"] == {
        name: int(name == medal) for name in ("combat", "exploration", "trade", "civil")
    }


@rule("TH-GEN-09")
def test_medals_have_no_upper_limit() -> None:
    table = given(dice="W3", money=12, hand=[6], medals={"trade": 40})

    when(table, "card:6")

    assert me(table)["medals"]["trade"] == 41


@rule("TH-GEN-09")
def test_medals_never_fall_below_zero() -> None:
    table = given(
        strength=20,
        board={"round": 4, "turn": 4, "losers": [[0]], "transformer": "none"},
        others={1: {"passed": 1, "strength": 20}},
        coming=["loss 1"],
    )

    when(table, "pass")

    assert table.over
    assert me(table)["medals"]["civil"] == 0


@rule("TH-GEN-01")
def test_reroll_offers_own_dice_only() -> None:
    table = given(dice="W2 R5", others={1: {"dice": "W4 Y1"}})

    when(table, "do:reroll", "die:W2")

    assert (asks(table), offers(table)) == ("RerollDice", ["die:R5"])
