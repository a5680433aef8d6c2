"""DE-ACT-COLLECT Collect."""

from __future__ import annotations

from tests.games.dei.given import given, offers, player, reason, tokens_in, when
from tests.support import rule


@rule("DE-ACT-COLLECT-01")
def test_a_token_from_an_area_with_the_majority() -> None:
    table = given(p0={"scavengers": {"G6": 1, "G8": 1}}, p1={"scavengers": {"G8": 1}})

    when(table, "card:AX5", "action:collect")
    assert offers(table, "area") == ["G4", "G6"]
    when(table, "area:G6")

    assert player(table).technology == 2
    assert tokens_in(table, "G6") == 3


@rule("DE-ACT-COLLECT-02")
def test_an_area_without_token_is_no_target() -> None:
    table = given(p0={"scavengers": {"G6": 1}}, tokens={"G6": 0})

    when(table, "card:AX5", "action:collect")

    assert offers(table, "area") == ["G4"]
    assert reason(table, "area:G6") == ("DE-ACT-COLLECT-02", "no-token")


@rule("DE-ACT-COLLECT-03")
def test_each_collect_may_use_another_area_or_the_same() -> None:
    table = given(p0={"scavengers": {"G6": 1}})

    when(table, "card:AX5", "action:collect", "area:G6", "action:collect")

    assert offers(table, "area") == ["G4", "G6"]


@rule("DE-ACT-COLLECT-04")
def test_there_is_no_limit_on_resources() -> None:
    table = given(p0={"technology": 33, "energy": 20})

    when(table, "card:AX5", "action:collect", "area:G4")

    assert player(table).technology == 34
