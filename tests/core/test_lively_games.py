"""Random games that pass only now and then."""

from __future__ import annotations

from spielwerk.core.conformance import Dice, lively_answer


def test_a_lively_player_rarely_passes_but_sometimes_does() -> None:
    dice = Dice("lively")

    answers = [lively_answer(["pass", "die:1", "die:2"], dice) for _ in range(400)]

    assert 0 < answers.count("pass") < 40
    assert answers.count("die:1") > 100


def test_a_lively_player_passes_when_nothing_else_is_offered() -> None:
    assert lively_answer(["pass"], Dice("alone")) == "pass"
