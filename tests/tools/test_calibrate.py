"""Fitting win chances."""

from __future__ import annotations

from random import Random

import pytest

import spielwerk
from spielwerk.bots.chances import Chances
from tools.calibrate import Job, Noted, calibrate, fitted, knot_parts, solved, surprise, watch

THAROS = spielwerk.game("tharos")


def made_up(slopes: list[float], count: int) -> list[Noted]:
    """States whose winners were drawn by chances of these slopes."""
    dice = Random(1)
    truth = Chances(THAROS, 3, slopes)
    noted = []
    for _ in range(count):
        stage = dice.randrange(THAROS.last_stage + 1)
        worths = [dice.gauss(0, 8) for _ in range(3)]
        (winner,) = dice.choices(range(3), truth.of(worths, stage))
        noted.append(Noted(stage, worths, [float(seat == winner) for seat in range(3)]))
    return noted


def test_the_slopes_behind_the_results_are_found() -> None:
    slopes = [0.02, 0.1, 0.3]
    noted = made_up(slopes, 4000)

    found = fitted(THAROS, 3, noted)

    assert found == pytest.approx(slopes, abs=0.03)
    ignorant = surprise(Chances(THAROS, 3, [0.0] * 3), noted)
    assert surprise(Chances(THAROS, 3, found), noted) < ignorant


def test_a_lead_is_never_a_burden() -> None:
    upside_down = [Noted(0, [1.0, -1.0], [0.0, 1.0])] * 20

    assert fitted(THAROS, 2, upside_down) == [0.0, 0.0, 0.0]


def test_every_stage_lies_between_two_knots() -> None:
    assert knot_parts(0, 10) == [1.0, 0.0, 0.0]
    assert knot_parts(5, 10) == [0.0, 1.0, 0.0]
    assert knot_parts(9, 10) == pytest.approx([0.0, 0.2, 0.8])
    assert knot_parts(0, 0) == [1.0, 0.0, 0.0]


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_a_watched_game_tells_its_states_and_its_result() -> None:
    noted = watch(Job("tictactoe", 2, "random", 1))

    assert noted[0].worths == [0.0, 0.0]
    assert sum(noted[0].won) == pytest.approx(1)


def test_the_same_seed_writes_the_same_file() -> None:
    text = calibrate("tictactoe", [2], "random", 8, 1, 1)

    assert "[players.2]\nslopes = [" in text
    assert text == calibrate("tictactoe", [2], "random", 8, 1, 1)
