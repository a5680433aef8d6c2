"""`spielwerk analyse`, with good and bad input."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spielwerk.bots.analysis import Analysis
from spielwerk.core.conformance import random_game
from spielwerk.core.record import encode
from spielwerk.games import game
from tests.cli.running import spielwerk


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(encode(random_game(game("tictactoe"), 2, 4, check=False).record()))
    return path


def analysis(path: Path) -> Analysis:
    return msgspec.json.decode(path.read_bytes(), type=Analysis, strict=True)


def test_an_analysis_as_table_and_json(tmp_path: Path, record: Path) -> None:
    arguments = ("analyse", str(record), "--bot", "search@200")

    ran = spielwerk(tmp_path, *arguments, "--json", "one.json", "--jobs", "1")
    spielwerk(tmp_path, *arguments, "--json", "two.json", "--jobs", "2")

    assert ran.status == 0, ran.err
    assert "given away" in ran.out and "luck" in ran.out
    found = analysis(tmp_path / "one.json")
    assert found == analysis(tmp_path / "two.json")
    assert (found.game, found.first, found.last) == ("tictactoe", 1, found.answers)
    assert all(decision.options for decision in found.decisions)


def test_a_part_of_a_record_and_one_seat(tmp_path: Path, record: Path) -> None:
    part = ("--from", "2", "--to", "5", "--seat", "1", "--bot", "search@50", "--json", "part.json")

    ran = spielwerk(tmp_path, "analyse", str(record), *part, "--jobs", "1")

    assert ran.status == 0, ran.err
    decisions = analysis(tmp_path / "part.json").decisions
    assert [(decision.number, decision.seat) for decision in decisions] == [(2, 1), (4, 1)]


BAD = (
    (("--bot", "clever"), "no bot 'clever'"),
    (("--bot", "greedy"), "greedy does not judge"),
    (("--seat", "2"), "--seat is 0 to 1"),
    (("--from", "4", "--to", "2"), "not 4 to 2"),
    (("--to", "99"), "not 1 to 99"),
    (("--jobs", "0"), "--jobs is at least 1"),
    (("--json", "nowhere/x.json"), "no folder"),
)


@pytest.mark.parametrize(("arguments", "message"), BAD)
def test_bad_input_is_one_clear_line(
    tmp_path: Path, record: Path, arguments: tuple[str, ...], message: str
) -> None:
    assert message in spielwerk(tmp_path, "analyse", str(record), *arguments).complaint


def test_a_bad_record_is_refused(tmp_path: Path, record: Path) -> None:
    (tmp_path / "cut.json").write_bytes(record.read_bytes()[:200])
    changed = record.read_text().replace("cell:", "call:", 1)
    (tmp_path / "changed.json").write_text(changed)

    assert "cannot read nowhere.json" in spielwerk(tmp_path, "analyse", "nowhere.json").complaint
    assert "cut.json" in spielwerk(tmp_path, "analyse", "cut.json").complaint
    assert "answer 1" in spielwerk(tmp_path, "analyse", "changed.json").complaint
