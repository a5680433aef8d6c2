"""Tuning: factors on the hand-set weights, the same for the same seed, written in their place."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import spielwerk
import tools.tune
from spielwerk.bots.weights import HAND, weights_of
from tools.tune import Tuning, margin, varied, write_tuned


def test_no_change_is_the_hand_set_weight() -> None:
    hand = weights_of(spielwerk.game("tharos"), HAND)

    assert varied(hand, [0.0] * 2 * (len(hand) - 2)) == hand


def test_a_change_multiplies_a_merit_and_leans_it_to_the_end() -> None:
    hand = {"time": [1.0] * 3, "points": [1.0] * 3, "money": [1.0, 2.0, 0.0], "held": [0.0] * 3}

    found = varied(hand, [1.0, 2.0, 1.0, 0.0])

    assert found["points"] == hand["points"]
    assert found["money"] == [1.0, 5.437, 0.0]
    assert found["held"] == [1.0] * 3


def test_equal_weights_win_from_one_seat_what_they_lose_from_the_other() -> None:
    hand = weights_of(spielwerk.game("tictactoe"), HAND)

    assert margin(("tictactoe", hand, hand, 3)) == 0.0


def test_a_round_keeps_the_step_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a margin that only asks for more coins, they are what grows."""
    with ThreadPoolExecutor(1) as pool:
        tuning = Tuning("nobility", pool, seed=3, spread=0.2)
        monkeypatch.setattr(
            tools.tune, "margin", lambda job: job[1]["coins"][1] - job[2]["coins"][1]
        )

        gain = tuning.improve(pairs=40, trials=2)

        assert gain > 0
        tuned = varied(tuning.hand, tuning.change)
        assert tuned["coins"][1] > 1.1 * tuning.hand["coins"][1]
        assert {type(knot) for knots in tuned.values() for knot in knots} == {float}


def test_a_round_without_a_better_step_looks_closer(monkeypatch: pytest.MonkeyPatch) -> None:
    with ThreadPoolExecutor(1) as pool:
        tuning = Tuning("nobility", pool, seed=3, spread=0.2)
        monkeypatch.setattr(tools.tune, "margin", lambda job: -1.0)

        assert tuning.improve(pairs=2, trials=2) == 0.0

        assert not tuning.change.any()
        assert tuning.spread.max() == pytest.approx(0.14)


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
