"""Tuning: factors on the hand-set weights, the same for the same seed, written in their place."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots.weights import HAND, weights_of
from tools.tune import margin, varied, write_tuned


def test_no_step_is_the_hand_set_weight() -> None:
    hand = weights_of(spielwerk.game("tharos"), HAND)

    assert varied(hand, [0.0] * (len(hand) - 2)) == hand


def test_a_step_multiplies_all_knots_of_one_merit() -> None:
    hand = {"time": [1.0] * 3, "points": [1.0] * 3, "money": [1.0, 2.0, 0.0], "held": [0.0] * 3}

    found = varied(hand, [1.0, 2.0])

    assert found["points"] == hand["points"]
    assert found["money"] == [2.718, 5.437, 0.0]
    assert found["held"] == [0.4] * 3


def test_equal_weights_win_from_one_seat_what_they_lose_from_the_other() -> None:
    hand = weights_of(spielwerk.game("tictactoe"), HAND)

    assert margin(("tictactoe", hand, 3, 0)) == -margin(("tictactoe", hand, 3, 1))


@pytest.mark.parametrize(
    "text", ["[hand]\na = [1]\n", "[tuned]\na = [9]\nb = [9]\n\n[more]\nc = 1\n"]
)
def test_only_the_tuned_table_is_replaced(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(text)

    write_tuned(path, {"a": [1.5, 2.0]})
    write_tuned(path, {"a": [1.5, 2.5]})

    written = path.read_text()
    assert written.count("[tuned]") == 1
    assert "a = [1.5, 2.5]" in written
    assert "b = [9]" not in written
    assert ("[hand]\na = [1]\n" in written) == text.startswith("[hand]")
    assert ("[more]\nc = 1\n" in written) == ("[more]" in text)
