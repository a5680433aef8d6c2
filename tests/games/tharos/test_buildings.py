"""The eight public buildings (chapter 14 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.table import Table
from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.games.tharos.look import (
    active,
    dice,
    discard,
    hand,
    marked,
    medals,
    money,
    strength,
    supply,
    used,
)
from tests.support import rule


def built(*names: str, **board: Any) -> dict[str, Any]:
    return {"buildings": dict.fromkeys(names, "unowned"), **board}


@pytest.mark.parametrize(
    ("name", "price", "own"),
    [
        pytest.param(
            "secret_society", 8, {"dice": "W1"}, marks=rule("TH-BLD-SECRET-01"), id="secret"
        ),
        pytest.param("large_market", 2, {"ore": "WYRGB"}, marks=rule("TH-BLD-LARGE-01")),
        pytest.param("little_market", 2, {"crystal": "WYR"}, marks=rule("TH-BLD-LITTLE-01")),
        pytest.param("new_market", 5, {"ore": "WY", "crystal": "RB"}, marks=rule("TH-BLD-NEW-01")),
        pytest.param(
            "notary", 8, {"dice": "W1", "blocked": "money"}, marks=rule("TH-BLD-NOTARY-01")
        ),
        pytest.param("organization_office", 15, {}, marks=rule("TH-BLD-ORGOFF-01")),
        pytest.param("surveyor", 4, {"markers": "r1c1"}, marks=rule("TH-BLD-SURVEY-01")),
        pytest.param("civilian_office", 4, {"dice": "W1"}, marks=rule("TH-BLD-CIVIL-01")),
    ],
)
def test_a_building_costs_its_price(name: str, price: int, own: dict[str, Any]) -> None:
    g = given(money=price, board=built(name, discard=[3]), **own)
    poor = given(money=price - 1, board=built(name, discard=[3]), **own)

    when(g, f"building:{name}")

    assert money(g) == 0
    reason = why(poor, f"building:{name}")
    assert (reason.key, reason.need, reason.have) == ("needs_jars", price, price - 1)


# --- Secret Society ------------------------------------------------------------------------


@rule("TH-BLD-SECRET-01")
def test_the_secret_society_lays_a_die_of_any_colour_as_a_three() -> None:
    g = given(money=8, dice="W6 G1 B2", board=built("secret_society"))

    when(g, "building:secret_society")

    assert offers(g) == ["die:W6", "die:G1", "die:B2"]
    when(g, "die:W6")
    assert strength(g) == 3
    assert used(g) == ["attack:W6=W3"]
    assert dice(g) == "G1 B2"


@rule("TH-BLD-SECRET-01")
def test_a_transformer_changes_the_secret_die_from_three() -> None:
    board = built("secret_society", transformer="any_plus")
    g = given(money=8, dice="G1", board=board)

    when(g, "building:secret_society", "transformer:raise", "die:G1")

    assert strength(g) == 4
    assert used(g) == ["attack:G1=G4"]
    assert player(g).transformer == 1


@rule("TH-BLD-SECRET-01")
def test_a_colour_s_transformer_changes_only_secret_dice_of_that_colour() -> None:
    g = given(money=8, dice="W6 G1", board=built("secret_society", transformer="green"))

    when(g, "building:secret_society", "transformer:lower")

    assert offers(g) == ["die:G1"]
    assert why(g, "die:W6").rule == "TH-TRF-12"
    when(g, "die:G1")
    assert strength(g) == 2


@rule("TH-BLD-SECRET-01")
def test_without_an_active_die_the_secret_society_is_refused_and_card_16_is_none() -> None:
    g = given(money=8, hand=[16], board=built("secret_society"))

    assert why(g, "building:secret_society").key == "no_active_die"


@rule("TH-BLD-SECRET-01")
def test_a_die_bound_by_card_8_may_be_the_secret_die() -> None:
    g = given(money=8, dice="W6", hand=[8], board=built("secret_society"), coming=[2])

    when(g, "card:8", "colour:Y", "building:secret_society")

    assert offers(g) == ["die:Y2"]
    assert why(g, "die:W6").rule == "TH-RUL-37"
    when(g, "die:Y2")
    assert (strength(g), dice(g)) == (3, "W6")


# --- markets -------------------------------------------------------------------------------


def turn_in(g: Table, building: str, *markers: str) -> Table:
    return when(g, f"building:{building}", *markers)


@rule("TH-BLD-LARGE-01")
@pytest.mark.parametrize("kind", ["ore", "crystal"])
def test_the_large_market_takes_five_of_a_kind_for_two_trade_medals(kind: str) -> None:
    own: dict[str, Any] = {kind: "WYRGB"}
    g = given(money=2, board=built("large_market"), **own)

    turn_in(g, "large_market", *(f"{kind}:{colour}" for colour in "WYRGB"))

    assert medals(g) == {"trade": 2}
    assert me(g)[kind] == ""
    assert supply(g, kind) == "WYRGB"


@rule("TH-BLD-LARGE-01")
def test_four_of_each_kind_are_not_enough_for_the_large_market() -> None:
    g = given(money=2, ore="WYRG", crystal="WYRG", board=built("large_market"))

    reason = why(g, "building:large_market")

    assert (reason.rule, reason.need, reason.have) == ("TH-BLD-LARGE-01", 5, 4)


@rule("TH-BLD-LITTLE-01")
@pytest.mark.parametrize("kind", ["ore", "crystal"])
def test_the_little_market_takes_three_of_a_kind_for_one_trade_medal(kind: str) -> None:
    own: dict[str, Any] = {kind: "WYRG"}
    g = given(money=2, board=built("little_market"), **own)

    turn_in(g, "little_market", f"{kind}:W", f"{kind}:R", f"{kind}:G")

    assert medals(g) == {"trade": 1}
    assert me(g)[kind] == "Y"


@rule("TH-BLD-LITTLE-01")
def test_two_of_each_kind_are_not_enough_for_the_little_market() -> None:
    g = given(money=2, ore="WY", crystal="WY", board=built("little_market"))

    reason = why(g, "building:little_market")

    assert (reason.rule, reason.need, reason.have) == ("TH-BLD-LITTLE-01", 3, 2)


@rule("TH-BLD-NEW-01")
def test_the_new_market_takes_two_of_each_kind_in_free_colours() -> None:
    g = given(money=5, ore="WYR", crystal="GB", board=built("new_market"))

    turn_in(g, "new_market", "ore:W", "ore:R")

    assert offers(g) == ["crystal:G"]
    when(g, "crystal:G", "crystal:B")
    assert medals(g) == {"trade": 2}
    assert (me(g)["ore"], me(g)["crystal"]) == ("Y", "")


@rule("TH-BLD-NEW-01")
def test_the_new_market_needs_both_kinds() -> None:
    g = given(money=5, ore="WYRGB", crystal="W", board=built("new_market"))

    reason = why(g, "building:new_market")

    assert (reason.key, reason.need, reason.have) == ("needs_both_kinds", 2, 1)


@rule("TH-BLD-MARKET-01")
def test_markers_turned_in_are_chosen_and_go_to_the_general_supply() -> None:
    g = given(money=2, ore="WYRG", crystal="WYR", board=built("little_market"))

    turn_in(g, "little_market")

    assert offers(g) == ["ore:W", "ore:Y", "crystal:W"]
    when(g, "ore:Y")
    assert offers(g) == ["ore:R"]
    assert why(g, "crystal:W").key == "one_kind"
    when(g, "ore:R", "ore:G")
    assert (supply(g, "ore"), supply(g, "crystal")) == ("YRG", "")
    assert me(g)["ore"] == "W"


@rule("TH-BLD-MARKET-01")
def test_a_market_gives_its_reward_once_per_use() -> None:
    g = given(
        money=9, ore="WYR", crystal="WYR", board=built("little_market"),
        others={1: {"passed": 1}},
    )  # fmt: skip

    turn_in(g, "little_market", "crystal:W", "crystal:Y", "crystal:R")

    assert medals(g) == {"trade": 1}
    assert me(g)["ore"] == "WYR"
    assert why(g, "building:little_market").key == "building_used"


# --- Notary's Office -----------------------------------------------------------------------


@rule("TH-BLD-NOTARY-01")
def test_the_notary_repeats_a_used_space_with_either_action_and_new_dice() -> None:
    g = given(money=8, dice="W4 R5", blocked="money", board=built("notary"))

    when(g, "building:notary")

    assert offers(g) == ["do:plenty", "do:little"]
    when(g, "do:little", "die:R5")
    assert money(g) == 3
    assert used(g) == ["money:R5"]


@rule("TH-BLD-NOTARY-01")
def test_the_notary_does_not_serve_a_space_that_is_still_free() -> None:
    g = given(money=20, dice="W6 Y5", blocked="dice", board=built("notary"))

    when(g, "building:notary")

    assert offers(g) == ["do:purchase", "do:mine"]


@rule("TH-BLD-NOTARY-01")
def test_jars_of_the_repeated_action_are_paid_again_after_the_price() -> None:
    enough = given(money=10, dice="W1", blocked="dice", board=built("notary"))
    too_few = given(money=9, dice="W1", blocked="dice", board=built("notary"))

    when(enough, "building:notary", "do:purchase", "die:W1")

    assert offers(enough) == ["store:L1", "store:R1"]
    assert why(too_few, "building:notary").rule == "TH-BLD-NOTARY-03"


@rule("TH-BLD-NOTARY-01")
def test_card_5_and_the_notary_together_use_a_space_three_times() -> None:
    g = given(
        money=8, dice="W1 W2 W3", hand=[5], blocked="money", board=built("notary"),
        others={1: {"passed": 1}},
    )  # fmt: skip

    when(g, "building:notary", "do:little", "die:W1", "card:5", "do:little", "die:W2")

    assert money(g) == 2
    assert used(g) == ["money:W1", "money:W2"]
    assert discard(g) == [5]


@rule("TH-BLD-NOTARY-02")
def test_the_notary_repeats_build_too() -> None:
    g = given(money=18, dice="Y3", blocked="build", board=built("notary"))

    when(g, "building:notary", "do:build", "die:Y3")

    assert "building:surveyor" in offers(g)


@rule("TH-BLD-NOTARY-02")
def test_the_notary_repeats_neither_attack_nor_yellow_space() -> None:
    g = given(
        money=20, dice="R5", used=["attack:R1"], used_buildings="surveyor",
        markers="r1c1", board=built("notary", "surveyor"),
    )  # fmt: skip

    assert why(g, "building:notary").key == "nothing_to_repeat"


@rule("TH-BLD-NOTARY-03")
def test_without_a_possible_repeat_the_notary_is_refused() -> None:
    no_die = given(money=20, blocked="money cards", board=built("notary"))
    nothing_used = given(money=20, dice="W6", board=built("notary"))
    no_markers = given(money=20, dice="W6", blocked="build", board=built("notary"))

    for g in (no_die, nothing_used, no_markers):
        reason = why(g, "building:notary")
        assert (reason.rule, reason.key) == ("TH-BLD-NOTARY-03", "nothing_to_repeat")


# --- offices -------------------------------------------------------------------------------


@rule("TH-BLD-ORGOFF-01")
def test_the_organization_office_takes_any_discarded_card() -> None:
    g = given(money=15, hand=[2], board=built("organization_office", discard=[7, 31]))

    when(g, "building:organization_office")

    assert offers(g) == ["card:7", "card:31"]
    when(g, "card:31")
    assert (hand(g), discard(g)) == ([2, 31], [7])


@rule("TH-BLD-ORGOFF-01")
def test_the_hand_limit_holds_in_the_organization_office() -> None:
    g = given(money=15, hand=[2, 3, 4], board=built("organization_office", discard=[7]))

    when(g, "building:organization_office", "card:7")

    assert asks(g) == "DiscardCard"
    when(g, "card:2")
    assert (hand(g), discard(g)) == ([3, 4, 7], [2])


@rule("TH-BLD-ORGOFF-01")
def test_with_an_empty_discard_pile_the_organization_office_is_refused() -> None:
    g = given(money=15, board=built("organization_office"))

    assert why(g, "building:organization_office").key == "discard_empty"


@rule("TH-BLD-SURVEY-01")
def test_the_surveyor_moves_a_marker_to_an_adjacent_region() -> None:
    g = given(money=4, markers="r2c2 r2c3", board=built("surveyor"))

    when(g, "building:surveyor", "region:r2c2")

    assert offers(g) == ["region:r1c2", "region:r2c1", "region:r3c2"]
    assert why(g, "region:r2c3").rule == "TH-GUILD-02"
    assert why(g, "region:r1c1").key == "not_adjacent"
    when(g, "region:r3c2")
    assert marked(g) == "r2c3 r3c2"


@rule("TH-BLD-SURVEY-01")
def test_a_marker_shut_in_by_own_markers_cannot_be_moved() -> None:
    g = given(money=4, markers="r1c1 r1c2 r2c1", board=built("surveyor"))

    when(g, "building:surveyor")

    assert offers(g) == ["region:r1c2", "region:r2c1"]
    assert why(g, "region:r1c1").key == "no_free_neighbour"
    assert why(g, "region:r4c4").key == "no_own_marker"


@rule("TH-BLD-SURVEY-01")
def test_without_a_region_marker_the_surveyor_is_refused_and_others_markers_do_not_count() -> None:
    g = given(money=4, board=built("surveyor"), others={1: {"markers": "r1c1"}})

    assert why(g, "building:surveyor").key == "nothing_to_move"


@rule("TH-BLD-CIVIL-01")
@pytest.mark.parametrize(("die", "offered"), [("R1", [5, 6]), ("R5", [6]), ("R6", [5])])
def test_the_civilian_office_turns_an_active_die_to_five_or_six(
    die: str, offered: list[int]
) -> None:
    g = given(money=4, dice=die, board=built("civilian_office"))

    when(g, "building:civilian_office", f"die:{die}")

    assert offers(g) == [f"value:{value}" for value in offered]
    when(g, f"value:{offered[-1]}")
    assert dice(g) == f"R{offered[-1]}"
    assert used(g) == []


@rule("TH-BLD-CIVIL-01")
def test_the_civilian_office_needs_an_active_die() -> None:
    g = given(money=4, used=["money:W1"], hand=[16], board=built("civilian_office"))

    assert why(g, "building:civilian_office").key == "no_active_die"
    assert active(g) == []
