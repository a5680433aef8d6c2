"""`spielwerk arena`, with good and bad input, here and on Ray."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Ran, spielwerk, started


def results(path: Path) -> dict[str, Any]:
    """Without what a clock says."""
    report: dict[str, Any] = json.loads(path.read_text())
    report.pop("seconds")
    for row in (*report["bots"], *(row for match in report["matches"] for row in match["bots"])):
        row.pop("think_ms")
    return report


def test_a_match_as_table_json_and_page(tmp_path: Path) -> None:
    arguments = ("--bots", "greedy,random", "--games", "12", "--until", "0.3", "--jobs", "1")
    files = ("--json", "match.json", "--html", "match.html")

    ran = spielwerk(tmp_path, "arena", "tictactoe", *arguments, *files)

    assert ran.status == 0, ran.err
    assert "95 % interval" in ran.out and "greedy : random" in ran.out
    report = results(tmp_path / "match.json")
    assert report["complete"] and report["bots"][0]["bot"] == "greedy"
    assert "<svg" in (tmp_path / "match.html").read_text()


def on_ray(home: Path, *arguments: str) -> Ran:
    """Ray allows itself 30 seconds to start, which a busy machine may not keep."""
    for _ in range(3):
        ran = spielwerk(home, *arguments, "--on", "ray")
        if "Ray did not start in time" not in ran.err:
            return ran
    pytest.skip("Ray did not start three times: this machine is too busy")


def test_a_real_ray_with_two_workers_plays_the_same_games(tmp_path: Path) -> None:
    game = ("arena", "tictactoe", "--bots", "greedy,random", "--games", "8", "--seed", "3")

    here = spielwerk(tmp_path, *game, "--jobs", "1", "--json", "here.json")
    there = on_ray(tmp_path, *game, "--jobs", "2", "--json", "ray.json")

    assert (here.status, there.status) == (0, 0), there.err
    assert results(tmp_path / "ray.json") == results(tmp_path / "here.json")


BAD = (
    (("chess",), "no game 'chess'"),
    (("tharos", "--bots", "greedy,clever"), "'clever'"),
    (("tharos", "--bots", "greedy"), "at least two bots"),
    (("tharos", "--bots", "greedy,random", "--players", "7"), "2 to 4 players, not 7"),
    (("tharos", "--bots", "greedy,random,random", "--players", "2"), "for 3 players, not 2"),
    (("tharos", "--format", "cup"), "--format"),
    (("tharos", "--games", "0"), "--games is at least 1"),
    (("tharos", "--jobs", "0"), "--jobs is at least 1"),
    (("tharos", "--until", "85"), "between 0 and 1"),
    (("tharos", "--on", "moon"), "'moon'"),
    (("tharos", "--on", "ray:127.0.0.1:1"), "no Ray cluster at 127.0.0.1:1"),
    (("tharos", "--json", "nowhere/x.json"), "no folder for nowhere/x.json"),
    (("tharos", "--settings", "x=1"), "no option 'x'"),
)


@pytest.mark.parametrize(("arguments", "message"), BAD)
def test_bad_input_is_one_clear_line(
    tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    assert message in spielwerk(tmp_path, "arena", *arguments).complaint


def long_tournament(home: Path) -> subprocess.Popen[str]:
    """With two processes, in the middle of its games."""
    arguments = ("arena", "tictactoe", "--bots", "random,random", "--games", "1000000")
    kept = home / "games.jsonl"
    process = started(home, *arguments, "--jobs", "2", "--keep", str(kept))
    while not kept.exists() or kept.stat().st_size < 5_000:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.2)
    return process


def test_an_interrupt_gives_the_results_so_far(tmp_path: Path) -> None:
    process = long_tournament(tmp_path)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)

    assert process.returncode == 130
    assert "the results so far" in out
    assert err == ""


def test_processes_end_with_a_tournament_that_is_killed(tmp_path: Path) -> None:
    process = long_tournament(tmp_path)
    process.kill()

    process.communicate(timeout=60)  # waits for everybody who could still write

    assert process.returncode == -signal.SIGKILL
