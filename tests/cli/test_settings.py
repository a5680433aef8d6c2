"""Settings of a table on the command line."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk import BadSetup
from spielwerk.arena.playing import Setup
from spielwerk.cli.settings import read_settings
from spielwerk.cli.simulation import play_games

NOBILITY = spielwerk.game("nobility")


def test_switches_numbers_and_words_are_understood() -> None:
    assert read_settings(NOBILITY, "events=on, first=2") == {
        "events": True,
        "chancery": False,
        "first": 2,
    }
    assert read_settings(NOBILITY, "chancery=false,first=random")["first"] == "random"
    assert read_settings(NOBILITY, "")["events"] is False


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("events", "write NAME=VALUE"),
        ("events=maybe", "option events cannot be 'maybe'"),
        ("weather=on", "has no option 'weather'"),
        ("first=7", "option first cannot be '7'"),
    ],
)
def test_what_is_not_understood_is_named(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        read_settings(NOBILITY, text)


def test_simulated_games_use_the_settings() -> None:
    plain = list(play_games(Setup("nobility"), ["random"] * 3, 1, 1, 1))
    settings = read_settings(NOBILITY, "chancery=on,events=on")
    other = list(play_games(Setup("nobility", settings), ["random"] * 3, 1, 1, 1))

    assert plain[0].decisions != other[0].decisions
