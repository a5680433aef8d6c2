"""Limits at a glance (chapter 19 of the ledger)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import spielwerk
from spielwerk.core.conformance import Dice
from spielwerk.core.errors import BadPosition
from tests.games.tharos.given import asks, given, offers, state, when, why
from tests.support import rule

TEN = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2"


@rule("TH-LIM-01")
@pytest.mark.parametrize(
    ("own", "sentence"),
    [
        ({"markers": TEN, "cards": "manipulator", "manipulator": 3}, "12 guild markers"),
        ({"mines": f"{TEN} r3c3"}, "10 mines"),
        ({"hand": [1, 2, 3, 4, 5]}, "three action cards"),
        ({"points": 8}, "combat points are 0 to 7"),
        ({"cards": "organizer", "organizer": 3}, "too many markers on the Organizer"),
        ({"cards": "manipulator", "manipulator": 4}, "too many on the Manipulator"),
        ({"money": -1}, "money is never negative"),
        ({"medals": {"civil": -1}}, "medals are never negative"),
    ],
)
def test_beyond_a_limit_no_position_is_possible(own: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        given(**own)


@rule("TH-LIM-01")
def test_at_the_limits_a_position_is_possible() -> None:
    g = given(
        markers=f"{TEN} r3c3 r3c4", mines=TEN, hand=[1, 2, 3], points=7, ore="WYRGB",
        crystal="WYRGB",
    )  # fmt: skip

    assert state(g).players[0].guild == 0
    assert state(g).players[0].mine == 0


@rule("TH-LIM-01")
def test_no_mine_is_left_after_ten_and_no_card_takes_more_than_its_markers() -> None:
    g = given(dice="W6", mines=TEN, cards="organizer manipulator", organizer=2, manipulator=3)

    assert why(g, "do:mine").rule == "TH-MINE-01"
    assert why(g, "do:markcard").key == "no_card_to_mark"
    half = given(dice="W6", cards="organizer manipulator", organizer=2, manipulator=2)
    when(half, "do:markcard", "die:W6")
    assert offers(half) == ["person:manipulator"]
    assert (why(half, "person:organizer").rule, why(half, "person:organizer").need) == (
        "TH-LIM-01", 2,
    )  # fmt: skip


@rule("TH-LIM-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_phase_ii_ends_even_if_nobody_passes_before_he_must(seats: int) -> None:
    """Whoever can act acts: every action uses something up that the turn does not give back."""
    dice = Dice(f"limits {seats}")
    table = spielwerk.new("tharos", seats, seed=seats)
    actions: Counter[tuple[int, int]] = Counter()

    while not table.over:
        g = state(table)
        actions[g.round, g.turn] += asks(table) == "Opportunity"
        offered = [token for token in table.options if token != "pass"] or ["pass"]
        table.answer(offered[dice.below(len(offered))])
        assert actions[g.round, g.turn] < 40 * seats

    assert len(actions) == 16
    assert min(actions.values()) >= 2 * seats
