"""Chapter 6: nobility and characters."""

from __future__ import annotations

import pytest

from tests.games.nobility.board import (
    all_goods,
    asks,
    given,
    keys,
    pass_all,
    place,
    player,
    points,
    when,
)
from tests.support import rule


def lord(character: str, **stated: object) -> dict[str, object]:
    """A player one star below Lord who can complete a card with one star."""
    return {
        "character": character,
        "nobility": 4,
        "held": ["S02"],
        "goods": {"books": 2, "furnishings": 2},
        "coins": 0,
        **stated,
    }


ONE_STAR = ("settlers:S02", "count:2", "count:2")


@rule("RN-NOB-01")
def test_every_star_is_a_step_up() -> None:
    table = given(me={"held": ["S32"], "goods": all_goods(3)})

    when(table, "settlers:S32", "count:2", "count:2", "count:2", "count:2", "count:2")

    assert player(table).nobility == 2


@rule("RN-NOB-02")
def test_the_track_ends_at_12() -> None:
    table = given(me={"nobility": 11, "workers": 1, "dice": [1]}, hall=["cb-01"])

    place(table, 1, "hall:1")
    when(table, "plot:1")

    assert player(table).nobility == 12


@rule("RN-NOB-03")
def test_the_lord_benefit_comes_once() -> None:
    table = given(2, me=lord("02", held=["S02", "S06"], platform=2, workers=0))

    when(table, *ONE_STAR)
    assert player(table).coins == 5
    assert "lord" in keys(table)

    later = given(me=lord("02", nobility=5))
    when(later, *ONE_STAR)
    assert player(later).coins == 0


@rule("RN-NOB-03")
def test_passing_step_5_is_enough() -> None:
    table = given(me=lord("02", held=["S31"], goods=all_goods(3)))

    when(table, "settlers:S31", "count:2", "count:2", "count:2", "count:2")

    assert player(table).nobility == 6
    assert player(table).coins == 5


@rule("RN-NOB-04")
def test_the_white_lord_gets_6_points_at_the_end() -> None:
    table = given(2, round=10, me={"nobility": 12, "goods": {}})

    pass_all(table)

    assert table.scores[0] == 6


@rule("RN-NOB-05")
def test_the_rewards_of_the_card_come_before_the_benefit() -> None:
    table = given(me=lord("03"))

    when(table, *ONE_STAR)

    assert asks(table) == "ChooseGoods"
    assert player(table).workers == 1
    assert points(table) == 4
    assert player(table).nobility == 5


@rule("RN-CHAR-01")
def test_four_of_the_bonus_good_may_be_paid() -> None:
    table = given(me={"character": "01", "held": ["S01"], "goods": {"books": 5, "weaponry": 5}})

    when(table, "settlers:S01")

    assert table.options == ["count:1", "count:2", "count:3", "count:4"]
    when(table, "count:4", "count:2")
    assert points(table) == 6


@rule("RN-CHAR-02")
def test_the_bonus_good_does_not_raise_the_demand() -> None:
    table = given(me={"character": "01", "held": ["S01"], "goods": {"books": 5, "weaponry": 5}})

    when(table, "settlers:S01", "count:4")

    assert table.options == ["count:1", "count:2"]


@rule("RN-CHAR-03")
def test_goods_of_a_benefit_are_free_to_choose() -> None:
    table = given(me=lord("08"))

    when(table, *ONE_STAR, "good:books", "good:magic", "good:magic", "good:artwork")

    assert player(table).goods == [1, 0, 0, 2, 0, 1]


@rule("RN-CHAR-03")
def test_a_card_of_a_benefit_may_be_declined() -> None:
    table = given(me=lord("09"))

    when(table, *ONE_STAR)
    assert asks(table) == "TakeSettlersCard"
    when(table, "done")

    assert player(table).held == []


@rule("RN-CHAR-03")
def test_parts_that_cannot_be_given_are_lost() -> None:
    table = given(me=lord("10", platform=7))

    when(table, *ONE_STAR)

    assert player(table).platform == 6
    assert player(table).house_stock == 0


@rule("RN-NOB-03", "RN-CHAR-03")
@pytest.mark.parametrize(
    ("character", "answers", "gained"),
    [
        ("01", ["settlers:S01"], {"rep": 4, "cards": 1}),
        ("02", [], {"coins": 5}),
        ("03", ["good:magic", "good:magic"], {"coins": 2, "goods": 2}),
        ("04", [], {"rep": 4, "modifiers": 2}),
        ("05", [], {"modifiers": 4}),
        ("06", [], {"rep": 5}),
        ("07", [], {"coins": 3, "modifiers": 2}),
        ("08", ["good:books"] * 4, {"goods": 4}),
        ("09", ["settlers:S03"], {"coins": 3, "cards": 1}),
        ("10", [], {"houses": 1}),
        ("11", [], {"workers": 1, "coins": 2}),
        ("12", ["good:books"] * 3, {"goods": 3, "modifiers": 1}),
        ("13", [], {"rep": 3, "coins": 2}),
    ],
)
def test_each_character_has_its_benefit(
    character: str, answers: list[str], gained: dict[str, int]
) -> None:
    table = given(me=lord(character))

    when(table, *ONE_STAR, *answers)

    p = player(table)
    found = {
        "rep": p.rep - 9,
        "coins": p.coins,
        "modifiers": p.modifiers,
        "goods": sum(p.goods),
        "cards": len(p.held),
        "houses": p.platform,
        "workers": p.workers - 1,
    }
    assert {name: amount for name, amount in found.items() if amount} == gained
    assert asks(table) == "TakeTurn"


@rule("RN-CHAR-01")
@pytest.mark.parametrize(
    ("character", "good"),
    [
        ("01", "books"),
        ("02", "jewelry"),
        ("03", "furnishings"),
        ("04", "magic"),
        ("05", "artwork"),
        ("06", "weaponry"),
        ("07", "weaponry"),
        ("08", "jewelry"),
        ("09", "furnishings"),
        ("10", "books"),
        ("11", "artwork"),
        ("12", "magic"),
        ("13", "magic"),
    ],
)
def test_each_character_has_its_bonus_good(character: str, good: str) -> None:
    table = given(me={"character": character})

    assert table.view(0)["players"][0]["bonus"] == good


@rule("RN-NOB-03", "RN-CHAR-03")
@pytest.mark.parametrize(
    ("character", "benefit"),
    [
        ("01", {"rep": 4, "cards": 1}),
        ("10", {"houses": 1}),
        ("11", {"coins": 2, "workers": 1}),
        ("12", {"modifiers": 1, "goods": 3}),
    ],
)
def test_everybody_sees_what_a_character_gives_a_lord(
    character: str, benefit: dict[str, int]
) -> None:
    table = given(me={"character": character})

    assert table.view(1)["players"][0]["benefit"] == benefit
