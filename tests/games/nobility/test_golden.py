"""Fifteen recorded games, replayed byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.core import record as records
from tests.games.nobility.make_golden import GAMES, GOLDEN

FILES = sorted(GOLDEN.glob("*.json"))


def test_there_are_golden_games_for_every_player_count_and_module() -> None:
    assert len(FILES) == len(GAMES) == 15
    kept = [records.decode(file.read_bytes()) for file in FILES]
    assert {record.seats for record in kept} == set(range(1, 7))
    assert {bool(record.options["events"]) for record in kept} == {True, False}
    assert {bool(record.options["chancery"]) for record in kept} == {True, False}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_byte_for_byte(file: Path) -> None:
    text = file.read_bytes()

    table = spielwerk.replay(text)

    assert table.over
    assert table.scores == records.decode(text).scores
    assert records.encode(table.record()) == text
    assert spielwerk.verify(text) > 0
