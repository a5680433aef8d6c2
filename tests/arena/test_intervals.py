"""How sure a win rate is."""

from __future__ import annotations

from random import Random

import pytest

from spielwerk.arena.intervals import AnyTime, wilson


def test_games_of_a_deal_that_do_not_depend_on_each_other_all_count() -> None:
    """Half of the games, spread over the deals as independent games would be."""
    independent = wilson([2.0, 1.0, 1.0, 0.0] * 10, [2] * 40)

    assert independent == pytest.approx(wilson([1.0, 0.0] * 40, [1] * 80), abs=0.005)


def test_games_of_a_deal_that_always_agree_count_once() -> None:
    agreeing = wilson([2.0, 2.0, 0.0, 0.0] * 5, [2] * 20)

    assert agreeing == pytest.approx(wilson([1.0, 1.0, 0.0, 0.0] * 5, [1] * 20), abs=0.02)


def test_all_won_is_not_certainty() -> None:
    low, high = wilson([2.0] * 20, [2] * 20)

    assert low == pytest.approx(0.839, abs=0.001)
    assert high == 1.0


def test_the_interval_holds_the_rate_about_as_often_as_it_says() -> None:
    """Deals decide half of the games alone, so their games agree often."""
    dice = Random(5)
    kept = 0
    for _ in range(400):
        deals = [(dice.random() < 0.7, dice.random(), dice.random()) for _ in range(60)]
        wins = [
            sum(lucky if one < 0.5 else dice.random() < 0.7 for one in (first, second))
            for lucky, first, second in deals
        ]
        low, high = wilson([float(won) for won in wins], [2] * 60)
        kept += low <= 0.7 <= high

    assert 0.92 <= kept / 400 <= 0.98


def pairs(dice: Random, rate: float, deals: int) -> list[float]:
    return [((dice.random() < rate) + (dice.random() < rate)) / 2 for _ in range(deals)]


def refuted_at(numbers: list[float], bar: float) -> tuple[int, int]:
    """After how many deals the bar is refuted, and from which side; (0, 0) if it is not."""
    sequence = AnyTime()
    for count, number in enumerate(numbers, 1):
        sequence.add(number)
        for side in (1, -1):
            if sequence.refuted(bar, side):
                return count, side
    return 0, 0


def test_looking_after_every_deal_seldom_refutes_the_true_rate() -> None:
    dice = Random(1)

    wrong = sum(refuted_at(pairs(dice, 0.85, 100), 0.85) != (0, 0) for _ in range(150))

    assert wrong / 150 <= 0.05


def test_a_clear_difference_is_found_early_and_on_the_right_side() -> None:
    dice = Random(2)

    better = [refuted_at(pairs(dice, 0.97, 150), 0.85) for _ in range(30)]
    worse = [refuted_at(pairs(dice, 0.60, 150), 0.85) for _ in range(30)]

    assert {side for _, side in better} == {1}
    assert {side for _, side in worse} == {-1}
    assert sum(count for count, _ in better) / 30 < 60


def test_the_interval_ends_where_means_are_refuted() -> None:
    sequence = AnyTime()
    for number in pairs(Random(3), 0.7, 80):
        sequence.add(number)

    low, high = sequence.interval()

    assert 0.4 < low < 0.7 < high < 0.9
    assert sequence.refuted(low - 0.001, 1) and not sequence.refuted(low + 0.001, 1)
    assert sequence.refuted(high + 0.001, -1) and not sequence.refuted(high - 0.001, -1)


def test_nothing_seen_refutes_nothing() -> None:
    assert AnyTime().interval() == (0.0, 1.0)
    assert wilson([], []) == (0.0, 1.0)
