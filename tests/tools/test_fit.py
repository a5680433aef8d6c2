"""Fitting: what went with winning, held near the hand-set weights, halfway there."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import spielwerk
import tools.fit
from spielwerk.bots.weights import HAND, Weights, weights_of
from tools.fit import Job, Trial, fitted, margin, noted, varied
from tools.tune import FIXED

GAME = spielwerk.game("nobility")
BY_HAND = weights_of(GAME, HAND)


def states_of(weights: Weights) -> np.ndarray:
    """Random states of the last stage whose margin follows from these weights alone."""
    random = np.random.default_rng(1)
    more = random.integers(-3, 4, size=(400, len(GAME.merit_names))).astype(float)
    last = np.array([weights[name][-1] for name in GAME.merit_names])
    stage = np.full((400, 1), float(GAME.last_stage))
    return np.hstack([(more @ last)[:, None], stage, more])


def test_weights_that_tell_the_margin_stay() -> None:
    assert fitted(GAME, BY_HAND, states_of(BY_HAND), 0.01) == pytest.approx(BY_HAND)


def test_a_merit_that_goes_with_winning_counts_more_halfway() -> None:
    truth = dict(BY_HAND, coins=[0.5, 0.5, BY_HAND["coins"][-1] + 1.0])

    found = fitted(GAME, BY_HAND, states_of(truth), 1e-9)

    assert found["coins"][-1] == pytest.approx(BY_HAND["coins"][-1] + 0.5, abs=0.01)
    others = [name for name in BY_HAND if name != "coins"]
    assert [found[name][-1] for name in others] == pytest.approx(
        [BY_HAND[name][-1] for name in others], abs=0.01
    )


def test_a_firm_hand_is_hardly_moved() -> None:
    truth = dict(BY_HAND, coins=[knot + 1.0 for knot in BY_HAND["coins"]])

    loose = fitted(GAME, BY_HAND, states_of(truth), 0.01)["coins"][-1]
    firm = fitted(GAME, BY_HAND, states_of(truth), 10.0)["coins"][-1]

    assert BY_HAND["coins"][-1] < firm < loose


def test_the_measure_of_everything_else_is_not_varied() -> None:
    found = varied(BY_HAND, np.random.default_rng(1), 0.5)

    for name in BY_HAND:
        assert (found[name] == BY_HAND[name]) == (name in FIXED or not any(BY_HAND[name]))


def test_points_keep_their_weight_unless_they_are_free() -> None:
    truth = dict(BY_HAND, points=[1.0, 1.0, 0.4])

    held = fitted(GAME, BY_HAND, states_of(truth), 1e-9)
    free = fitted(GAME, BY_HAND, states_of(truth), 1e-9, fixed=())

    assert held["points"] == BY_HAND["points"]
    assert free["points"][-1] == pytest.approx(0.7, abs=0.01)


def test_of_bots_that_plan_whole_turns_are_noted() -> None:
    hand = weights_of(spielwerk.game("dei"), HAND)

    of_moves = noted(Job("dei", "greedy", hand, 0.0, 3))
    of_turns = noted(Job("dei", "plan@1", hand, 0.0, 3))

    assert len(of_turns) < 40 < len(of_moves)


@pytest.mark.parametrize("bot", ["greedy", "search@50", "plan@2"])
def test_the_same_seed_notes_the_same_game(bot: str) -> None:
    hand = weights_of(spielwerk.game("tictactoe"), HAND)

    once, again = (noted(Job("tictactoe", bot, hand, 0.3, 3)) for _ in range(2))

    assert np.array_equal(once, again)
    assert once.shape[1] == 2 + len(spielwerk.game("tictactoe").merit_names)


def test_equal_weights_win_from_one_seat_what_they_lose_from_the_other() -> None:
    hand = weights_of(spielwerk.game("tictactoe"), HAND)

    assert margin(Trial("tictactoe", "search@50", hand, hand, 3)) == 0.0


@pytest.mark.parametrize(("gain", "wrote"), [(2.0, True), (-2.0, False)])
def test_only_better_weights_are_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], gain: float, wrote: bool
) -> None:
    written: list[Path] = []
    monkeypatch.setattr(tools.fit, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(tools.fit, "margin", lambda trial: gain)
    monkeypatch.setattr(tools.fit, "write_tuned", lambda path, weights: written.append(path))

    code = tools.fit.main(["tictactoe", "--games", "3", "--trials", "2"])

    assert [path.name for path in written] == (["weights.toml"] if wrote else [])
    assert code == (0 if wrote else 1)
    assert "3 of 3 games" in capsys.readouterr().out


def test_a_round_begins_with_the_weights_of_the_last_and_a_worse_one_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gains = {0: 2.0, 1: 1.0, 2: -1.0}
    begun: list[Weights] = []
    found: list[Weights] = []
    written: list[Weights] = []

    def fit(game: object, start: Weights, *rest: object) -> Weights:
        begun.append(start)
        found.append(dict(start))
        return found[-1]

    monkeypatch.setattr(tools.fit, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(tools.fit, "fitted", fit)
    monkeypatch.setattr(tools.fit, "margin", lambda trial: gains[len(found) - 1])
    monkeypatch.setattr(tools.fit, "write_tuned", lambda path, weights: written.append(weights))

    code = tools.fit.main(["tictactoe", "--games", "2", "--trials", "2", "--rounds", "9"])

    assert code == 0
    assert len(found) == 3
    assert begun[1] is found[0]
    assert begun[2] is found[1]
    assert written[0] is found[1]
