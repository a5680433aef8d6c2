"""Guild markers with an empty or short supply (TH-GUILD-04 to 06, TH-ATK-06), and bound dice."""

from __future__ import annotations

from tests.games.tharos.given import asks, given, offers, player, when, why
from tests.support import rule

ALL_BUILDINGS = {
    "civilian_office": 0,
    "large_market": 0,
    "little_market": 0,
    "new_market": 0,
    "notary": 0,
    "organization_office": 0,
    "secret_society": 0,
    "surveyor": 0,
}
ELEVEN = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3"


@rule("TH-ATK-06", "TH-GUILD-04")
def test_a_lost_attack_takes_the_only_marker_that_is_not_on_the_attacked_region() -> None:
    board = {
        "turn": 3,
        "phase": "attack",
        "transformer": "none",
        "losers": [[0], [0]],
        "buildings": ALL_BUILDINGS,
    }
    table = given(board=board, markers="r1c3 r4c4")

    assert asks(table) == "TakeMarkerBack"
    assert offers(table) == ["region:r4c4"]
    assert why(table, "region:r1c3").rule == "TH-ATK-06"
    assert why(table, "building:notary").key == "never_from_building"
    assert why(table, "attack:1").key == "never_from_attack_card"
    assert "attack:3" not in table.why()
    assert "region:r2c2" not in table.why()

    when(table, "region:r4c4")

    assert player(table).markers == 0  # the attacked region is cleared as well (TH-ATK-07)
    assert player(table).guild == 1


@rule("TH-ATK-06")
def test_the_attacked_region_is_the_source_when_there_is_no_other() -> None:
    board = {
        "turn": 4,
        "phase": "attack",
        "transformer": "none",
        "losers": [[0], [0], [0]],
        "buildings": ALL_BUILDINGS,
    }
    table = given(board=board, markers="r1c4")

    assert offers(table) == ["region:r1c4"]


@rule("TH-GUILD-04")
def test_the_region_being_marked_is_no_source_and_says_so() -> None:
    table = given(dice="W1 W2", markers=ELEVEN + " r3c4")
    when(table, "do:markregion", "die:W1", "die:W2", "region:r4c4")

    assert asks(table) == "TakeMarkerBack"
    assert "region:r4c4" not in offers(table)
    assert "region:r1c1" in offers(table)


@rule("TH-GUILD-06", "TH-CARD-11")
def test_a_short_supply_fills_organizer_and_manipulator_one_by_one() -> None:
    cards = "organizer manipulator"
    table = given(dice="W1", cards=cards, markers=ELEVEN, hand=[11])
    when(table, "card:11")
    assert asks(table) == "FillCards"
    assert offers(table) == ["person:organizer", "person:manipulator"]  # at least one

    when(table, "person:organizer")
    assert offers(table) == ["done", "person:organizer", "person:manipulator"]
    when(table, "person:organizer", "region:r1c1")
    assert player(table).on_organizer == 2
    assert offers(table) == ["done", "person:manipulator"]  # the Organizer is full
    when(table, "person:manipulator")
    assert offers(table)[0] == "person:organizer"  # another player card is a source too
    when(table, "person:organizer", "done")

    assert (player(table).on_organizer, player(table).on_manipulator) == (1, 1)
    assert asks(table) == "Opportunity"


@rule("TH-GUILD-06", "TH-CARD-21")
def test_card_21_with_a_short_supply_places_at_most_one_on_each() -> None:
    table = given(dice="W1", cards="organizer manipulator", markers=ELEVEN, hand=[21])

    when(table, "card:21", "person:manipulator")

    assert offers(table) == ["done", "person:organizer"]
    when(table, "person:organizer", "region:r3c3")
    assert (player(table).on_organizer, player(table).on_manipulator) == (1, 1)
    assert asks(table) == "Opportunity"


@rule("TH-GUILD-06")
def test_with_no_source_for_the_manipulator_only_the_organizer_can_be_filled() -> None:
    board = {"turn": 4, "losers": [[0], [0], [0]], "buildings": ALL_BUILDINGS}
    table = given(dice="W1", board=board, cards="organizer manipulator", manipulator=1, hand=[11])

    when(table, "card:11")

    assert offers(table) == ["person:organizer"]


@rule("TH-ACT-11", "TH-CARD-26")
def test_a_die_that_no_action_can_use_joins_the_others_in_the_depot() -> None:
    blocked = "money cards guild region dice build"
    table = given(blocked=blocked, depot="WW", hand=[26], coming=[3])

    when(table, "card:26", "colour:W")

    assert player(table).depot == [2, 0, 0, 0, 0]
    assert player(table).active == []
    assert offers(table) == ["pass"]


@rule("TH-CARD-05", "TH-ACT-06")
def test_card_5_after_the_action_cannot_count_on_card_16_to_pay() -> None:
    table = given(dice="W4", hand=[5, 16])

    when(table, "do:little", "die:W4")

    assert asks(table) == "Opportunity"  # no window: nothing could pay for the second use
    assert player(table).hand == 1 << 5 | 1 << 16
