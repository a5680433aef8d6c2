"""Settings of a table that do not go together."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk import BadRecord, BadSetup
from spielwerk.cli.fuzzing import option_set


def test_settings_that_do_not_fit_the_number_of_players_are_refused() -> None:
    with pytest.raises(BadSetup, match="not used in a solo game"):
        spielwerk.new("nobility", seats=1, options={"chancery": True})


def test_a_record_with_such_settings_is_refused() -> None:
    record = spielwerk.new("nobility", seats=1, seed=1).record()
    record.options["chancery"] = True

    with pytest.raises(BadRecord, match="not used in a solo game"):
        spielwerk.replay(record)


def test_the_fuzzer_meets_every_setting_but_only_those_that_fit() -> None:
    game = spielwerk.game("nobility")
    met = set()

    for seats in game.seats:
        for seed in range(28):
            chosen = option_set(game, seats, seed)
            assert game.mismatch(seats, chosen) == ""
            met |= set(chosen.items())

    assert {("chancery", True), ("events", True), ("first", 6), ("first", "random")} <= met
