"""Phase III: Attack (chapter 16 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import asks, given, offers, player, when, why
from tests.games.tharos.look import asked_seat, guild, losers, marked, mined, money, strength
from tests.support import rule

ALONE: dict[int, dict[str, Any]] = {1: {"passed": 1}}
ATTACK = {"phase": "attack", "attack": [3], "transformer": "none"}  # strength 4 in round 1


@rule("TH-ATK-01")
def test_players_check_the_attack_in_play_order_each_for_himself() -> None:
    rumble: dict[str, Any] = {"cards": "rumblepoke", "points": 1}
    g = given(
        seats=3, seat=1, others={0: rumble, 2: {**rumble, "strength": 4}},
        board={**ATTACK, "start": 1}, **rumble,
    )  # fmt: skip

    order = []
    while asks(g) == "Defend":
        order.append(asked_seat(g))
        when(g, "done")

    assert order == [1, 2, 0]
    assert losers(g, 0) == [0, 1]
    assert [player(g, seat).points for seat in range(3)] == [1, 1, 2]


@rule("TH-ATK-02")
def test_everything_that_fights_adds_up() -> None:
    g = given(
        cards="rumblepoke cannoneer", points=1, dice="R2 R1 W3 W4 W5", hand=[7, 19, 20],
        others=ALONE, board={"transformer": "str1", "attack": [5], "round": 4},
    )  # fmt: skip

    when(g, "do:fight", "die:R1", "done", "card:7")
    when(g, "use:rumblepoke", "die:R2", "card:19", "pick:strength")
    when(g, "use:cannonA", "die:W3", "die:W4", "card:20", "pick:strength")
    assert strength(g) == 1 + 2 + (2 + 2) + 4 + 3 + 4

    when(g, "pass", "transformer:use")
    assert strength(g) == 19
    when(g, "pick:spend")
    assert player(g).points == 1  # one spent, one gained


@rule("TH-ATK-03")
@pytest.mark.parametrize(("own", "held"), [(3, False), (4, True), (5, True)])
def test_the_attack_is_warded_off_by_at_least_its_strength(own: int, held: bool) -> None:
    g = given(strength=own, board=ATTACK)

    assert losers(g, 0) == ([1] if held else [0, 1])
    assert player(g).points == int(held)


@rule("TH-ATK-03")
def test_the_round_s_number_counts_in_the_attack() -> None:
    g = given(strength=6, others={1: {"strength": 7}}, board={**ATTACK, "round": 4})

    assert losers(g, 0) == [0]


@rule("TH-ATK-03")
def test_cannoneer_b_wards_off_any_attack() -> None:
    g = given(ward=1, board={**ATTACK, "round": 4})

    assert losers(g, 0) == [1]
    assert player(g).points == 1


@rule("TH-ATK-04")
def test_an_unused_jars_or_strength_transformer_may_be_used_at_the_check() -> None:
    jars = given(board={**ATTACK, "transformer": "jars5"})
    strong = given(strength=2, board={**ATTACK, "transformer": "str2"})

    when(jars, "transformer:use")
    when(strong, "transformer:use")

    assert (money(jars), losers(jars, 0)) == (5, [0])
    assert asked_seat(jars) == 1
    assert losers(strong, 0) == []


@rule("TH-ATK-04")
@pytest.mark.parametrize("tile", ["none", "any_plus", "white", "wild", "flip2"])
def test_other_transformers_are_not_used_at_the_check(tile: str) -> None:
    g = given(cards="rumblepoke", points=1, dice="W1 W2", board={**ATTACK, "transformer": tile})

    assert offers(g) == ["done", "pick:spend"]
    assert why(g, "transformer:use").rule.startswith("TH-TRF")


@rule("TH-ATK-04")
def test_a_transformer_used_in_phase_ii_is_not_used_again() -> None:
    g = given(
        transformer_used=1, others={1: {"transformer_used": 1}},
        board={**ATTACK, "transformer": "str2"},
    )  # fmt: skip

    assert asks(g) != "Defend"
    assert losers(g, 0) == [0, 1]


@rule("TH-ATK-04")
def test_transformer_and_rumblepoke_may_both_be_used() -> None:
    g = given(cards="rumblepoke", points=1, strength=1, board={**ATTACK, "transformer": "str1"})

    when(g, "pick:spend")
    assert offers(g) == ["done", "transformer:use"]
    assert why(g, "pick:spend").key == "card_used"
    when(g, "transformer:use")

    assert player(g).points == 1
    assert losers(g, 0) == []


@rule("TH-ATK-05")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (6, 7), (7, 7)])
def test_warding_off_gains_a_combat_point_to_at_most_seven(before: int, after: int) -> None:
    g = given(strength=9, points=before, board=ATTACK)

    assert player(g).points == after


@rule("TH-ATK-06")
def test_a_lost_attack_puts_a_marker_on_the_attack_card() -> None:
    g = given(board={**ATTACK, "turn": 2, "attack": [3, 3]})

    assert losers(g, 1) == [0, 1]
    assert losers(g, 0) == []
    assert guild(g) == 11


@rule("TH-ATK-06")
def test_with_an_empty_supply_the_marker_comes_from_elsewhere_than_the_attacked_region() -> None:
    g = given(
        cards="organizer", organizer=1,
        markers="r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3", board=ATTACK,
    )  # fmt: skip

    assert asks(g) == "TakeMarkerBack"
    assert "region:r1c1" not in offers(g)
    assert why(g, "region:r1c1").rule == "TH-ATK-06"
    assert offers(g)[:2] == ["person:organizer", "region:r1c2"]
    when(g, "region:r3c3")

    assert losers(g, 0) == [0, 1]
    assert marked(g).split() == [
        "r1c2",
        "r1c3",
        "r1c4",
        "r2c1",
        "r2c2",
        "r2c3",
        "r2c4",
        "r3c1",
        "r3c2",
    ]
    assert guild(g) == 1  # the attacked region was cleared in addition


@rule("TH-ATK-06")
def test_the_attacked_region_gives_the_marker_if_it_is_the_only_source() -> None:
    names = (
        "civilian_office", "large_market", "little_market", "new_market", "notary",
        "organization_office", "secret_society", "surveyor",
    )  # fmt: skip
    g = given(
        markers="r1c4",
        board={
            **ATTACK, "turn": 4, "attack": [3, 3, 4, 4],
            "losers": [[0], [0], [0]], "buildings": dict.fromkeys(names, 0),
        },
    )  # fmt: skip

    assert offers(g) == ["region:r1c4"]
    assert why(g, "building:notary").key == "never_from_building"
    assert why(g, "attack:1").key == "never_from_attack_card"
    when(g, "region:r1c4")
    assert marked(g) == ""


@rule("TH-ATK-07")
def test_a_lost_attack_clears_the_own_marker_and_mine_from_the_region() -> None:
    g = given(
        markers="r1c1 r1c2", mines="r1c1 r2c1",
        others={1: {"markers": "r1c1", "mines": "r1c1", "strength": 9}}, board=ATTACK,
    )  # fmt: skip

    assert (marked(g), mined(g)) == ("r1c2", "r2c1")
    assert (guild(g), player(g).mine) == (10, 9)
    assert (marked(g, 1), mined(g, 1)) == ("r1c1", "r1c1")


@rule("TH-ATK-08")
def test_success_removes_nothing_and_losing_costs_no_combat_points() -> None:
    g = given(strength=9, markers="r1c1", mines="r1c1", others={1: {"points": 5}}, board=ATTACK)

    assert (marked(g), mined(g), guild(g)) == ("r1c1", "r1c1", 11)
    assert player(g, 1).points == 5


@rule("TH-ATK-09")
def test_all_strengths_are_zero_after_the_checks() -> None:
    g = given(
        strength=9, ward=1, hand=[22], dice="W1 W2", others={1: {"strength": 3}}, board=ATTACK
    )

    assert asks(g) == "StoreDice"
    assert (strength(g), strength(g, 1), player(g).ward) == (0, 0, 0)


@rule("TH-ATK-10")
def test_an_attacked_region_may_be_marked_and_mined_again() -> None:
    g = given(
        hand=[23], dice="W6 W6 W6",
        board={"turn": 2, "attack": [3, 3], "losers": [[0]], "transformer": "none"},
    )  # fmt: skip

    when(g, "do:markregion", "die:W6", "die:W6", "region:r1c1", "card:23", "region:r1c1")

    assert (marked(g), mined(g)) == ("r1c1", "r1c1")
