"""Chapter 11: activating player cards and taking them back."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.table import Table
from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.support import rule

OUT = {1: {"passed": 1}}
TWELVE = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4"


def card(table: Table, name: str) -> dict[str, object]:
    found: dict[str, object] = next(c for c in me(table)["cards"] if c["name"] == name)
    return found


@rule("TH-ACT-ACTIVATE-01")
@pytest.mark.parametrize(
    ("name", "enough", "short"),
    [
        ("banker", "W5 Y5", "W4 Y5"),
        ("dyer", "W4 Y4", "W3 Y4"),
        ("ore_digger", "W4 B4", "W4 B3"),
        ("crystallographist", "W4 B4", "W4 B3"),
        ("cartographer", "G3 G3", "G3 G2"),
        ("organizer", "W4 G4", "W4 G3"),
        ("cannoneer", "R5", "R4"),
        ("rumblepoke", "W4 R4", "W4 R3"),
        ("plant", "W4 W4 W5", "W4 W4 W4"),
        ("manipulator", "W4 W4", "W4 W3"),
    ],
)
def test_each_card_asks_for_its_dice_and_their_sum(name: str, enough: str, short: str) -> None:
    table = given(dice=enough)

    assert why(given(dice=short), f"person:{name}").rule == "TH-ACT-ACTIVATE-01"
    when(table, f"person:{name}", *(f"die:{die}" for die in enough.split()))
    assert card(table, name)["active"]
    assert me(table)["dice"]["active"] == []


@rule("TH-ACT-ACTIVATE-01")
def test_no_extra_dice_may_be_added() -> None:
    table = given(dice="R4 R4")

    assert why(table, "person:cannoneer").need == 5


@rule("TH-ACT-ACTIVATE-01")
def test_dice_of_the_wrong_colours_do_not_activate() -> None:
    table = given(dice="W6 R6")

    assert "person:rumblepoke" in offers(table)
    assert why(table, "person:banker").key == "activation_dice"


@rule("TH-ACT-ACTIVATE-02")
def test_the_dice_lie_above_the_card_and_do_not_block_its_action() -> None:
    table = given(dice="W5 Y5 Y2", others=OUT)

    when(table, "person:banker", "die:W5", "die:Y5")

    assert [die["place"] for die in me(table)["dice"]["used"]] == ["banker", "banker"]
    assert not card(table, "banker")["used"]
    assert "use:banker" in offers(table)


@rule("TH-ACT-ACTIVATE-03")
def test_several_cards_are_activated_in_one_turn_one_per_action() -> None:
    table = given(dice="R5 W4 W4", others=OUT)

    when(table, "person:cannoneer", "die:R5", "person:manipulator", "die:W4", "die:W4")

    assert player(table).cards.bit_count() == 2


@rule("TH-ACT-ACTIVATE-04")
def test_a_new_card_is_used_from_the_next_action_on() -> None:
    table = given(dice="R5 W4 W4", others={1: {"dice": "W1"}})

    when(table, "person:cannoneer", "die:R5")

    assert table.asked is not None and table.asked.seat == 1
    when(table, "pass", "use:cannonA", "die:W4", "die:W4")
    assert me(table)["strength"] == 3


@rule("TH-ACT-ACTIVATE-05")
def test_an_active_card_stays_active_in_the_next_turn() -> None:
    table = given(
        cards="banker",
        strength=9,
        board={"transformer": "none"},
        others={1: {"passed": 1, "strength": 9}},
    )

    when(table, "pass")

    assert (table.view(0)["turn"], card(table, "banker")["active"]) == (2, True)


@rule("TH-ACT-ACTIVATE-06")
def test_a_card_taken_back_returns_its_markers_and_its_dice_stay_used() -> None:
    table = given(
        dice="W5 W6", cards="organizer manipulator", manipulator=3, used=["manipulator:W4"]
    )

    when(table, "use:orgswap", "die:W5", "die:W6", "person:manipulator")

    assert me(table)["guild_supply"] == 12
    assert "manipulator" in [die["place"] for die in me(table)["dice"]["used"]]
    assert not card(table, "manipulator")["active"]


@rule("TH-ACT-ACTIVATE-06")
def test_what_a_card_gave_before_it_left_stays_for_the_turn() -> None:
    table = given(
        dice="W5 W6",
        cards="organizer cannoneer",
        used_cards="cannoneer",
        strength=3,
        ward=1,
        others=OUT,
        board={"transformer": "none", "attack": [5]},
    )

    when(table, "use:orgswap", "die:W5", "die:W6", "person:cannoneer", "person:banker")

    assert (me(table)["strength"], me(table)["ward"]) == (3, True)
    when(table, "pass")
    assert me(table)["points"] == 1


@rule("TH-ACT-ACTIVATE-06")
def test_jars_on_a_card_taken_back_are_gone() -> None:
    table = given(
        dice="W5 W6", money=2, cards="organizer cartographer", markers="r1c1 r1c2 r1c3", others=OUT
    )

    when(table, "use:cartographer", "region:r1c1", "region:r1c2", "region:r1c3")

    assert player(table).card_jars == 2
    when(table, "use:orgswap", "die:W5", "die:W6", "person:cartographer", "person:banker")
    assert (player(table).card_jars, me(table)["money"]) == (0, 0)


@rule("TH-ACT-ACTIVATE-06")
def test_the_permanent_effect_of_a_card_taken_back_stops_and_it_may_return() -> None:
    table = given(dice="W5 W6 W5 Y5", cards="organizer banker", others=OUT)

    when(table, "use:orgswap", "die:W5", "die:W6", "person:banker", "person:cannoneer")
    when(table, "person:banker", "die:W5", "die:Y5")

    assert card(table, "banker")["active"]


@rule("TH-ACT-ACTIVATE-07")
@pytest.mark.parametrize(
    ("name", "dice", "markers"), [("organizer", "W4 G4", 1), ("manipulator", "W4 W4", 2)]
)
def test_organizer_and_manipulator_get_their_starting_markers(
    name: str, dice: str, markers: int
) -> None:
    table = given(dice=dice)

    when(table, f"person:{name}", *(f"die:{die}" for die in dice.split()))

    assert (card(table, name)["markers"], me(table)["guild_supply"]) == (markers, 12 - markers)


@rule("TH-ACT-ACTIVATE-07")
@pytest.mark.parametrize("way", ["card 30", "swap"])
def test_starting_markers_come_however_the_card_became_active(way: str) -> None:
    own: dict[str, Any] = {"dice": "W5 W6", "cards": "organizer", "money": 5, "hand": [30]}
    table = given(**own, others=OUT)

    if way == "swap":
        when(table, "use:orgswap", "die:W5", "die:W6", "person:organizer", "person:manipulator")
    else:
        when(table, "card:30", "person:manipulator")

    assert card(table, "manipulator")["markers"] == 2


@rule("TH-ACT-ACTIVATE-07", "TH-GUILD-06")
def test_with_an_empty_supply_starting_markers_may_be_fewer_or_none() -> None:
    table = given(dice="W4 W4", markers=TWELVE)

    when(table, "person:manipulator", "die:W4", "die:W4")

    assert (asks(table), offers(table)) == ("FillCards", ["done", "person:manipulator"])
    when(table, "person:manipulator", "region:r3c4")
    assert offers(table) == ["done", "person:manipulator"]
    when(table, "done")
    assert card(table, "manipulator")["markers"] == 1


@rule("TH-ACT-ACTIVATE-07", "TH-GUILD-06")
def test_the_organizer_s_starting_marker_too_may_come_from_elsewhere_or_be_left_out() -> None:
    table = given(dice="W4 G4", markers=TWELVE)

    when(table, "person:organizer", "die:W4", "die:G4")

    assert (asks(table), offers(table)) == ("FillCards", ["done", "person:organizer"])
    when(table, "person:organizer", "region:r3c4")
    assert card(table, "organizer")["markers"] == 1
