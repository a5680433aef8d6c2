"""Chapter 10: the red attack space."""

from __future__ import annotations

from tests.games.tharos.given import given, me, offers, when, why
from tests.support import rule

OUT = {1: {"passed": 1}}


@rule("TH-ACT-ATTACK-01")
def test_red_dice_add_their_values_to_combat_strength() -> None:
    table = given(dice="R2 R3 R6", others=OUT)

    when(table, "do:fight", "die:R2", "die:R6")

    assert me(table)["strength"] == 8
    assert me(table)["dice"]["active"] == ["R3"]


@rule("TH-ACT-ATTACK-01")
def test_one_red_die_is_enough() -> None:
    table = given(dice="R2 R3", others=OUT)

    when(table, "do:fight", "die:R2", "done")

    assert (me(table)["strength"], me(table)["dice"]["active"]) == (2, ["R3"])


@rule("TH-ACT-ATTACK-01")
def test_other_colours_do_not_fight() -> None:
    table = given(dice="R2 W6 Y6", others=OUT)

    when(table, "do:fight")

    assert offers(table) == ["die:R2"]
    assert why(table, "die:W6").key == "wrong_colour"


@rule("TH-ACT-ATTACK-01", "TH-DICE-16")
def test_a_recoloured_die_fights_beside_red_ones() -> None:
    table = given(dice="R2 W6", board={"transformer": "wild"}, others=OUT)

    when(table, "do:fight", "wild:R", "die:W6", "die:R2")

    assert me(table)["strength"] == 8


@rule("TH-ACT-ATTACK-02", "TH-ACT-04")
def test_the_attack_space_is_used_again_in_the_same_turn_and_adds_up() -> None:
    table = given(dice="R2 R3 R6", others=OUT)

    when(table, "do:fight", "die:R2", "done", "do:fight", "die:R3", "done", "do:fight", "die:R6")

    assert (me(table)["strength"], me(table)["blocked"]) == (11, [])
