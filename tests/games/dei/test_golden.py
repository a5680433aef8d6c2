"""Golden games: records that replay byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.record import decode, encode

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "dei").glob("*.json"))


def test_there_are_15_golden_games() -> None:
    assert len(GOLDEN) == 15
    assert {decode(path.read_bytes()).seats for path in GOLDEN} == {2, 3, 4}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_byte_for_byte(path: Path) -> None:
    recorded = path.read_bytes()

    table = spielwerk.replay(recorded)

    assert table.over
    assert encode(table.record()) == recorded.rstrip(b"\n")
    assert spielwerk.verify(recorded) == sum(len(c) for c in table.record().chance)
