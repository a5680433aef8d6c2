"""The other commands, with good and bad input."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.core.conformance import random_game
from spielwerk.core.record import encode
from spielwerk.games import game
from tests.cli.running import CODE, environment, spielwerk, started

COMMANDS = [
    "games",
    "play",
    "simulate",
    "arena",
    "analyse",
    "replay",
    "verify",
    "fuzz",
    "bench",
    "rules",
    "try",
    "serve",
]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Tharos."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_bytes(encode(random_game(game("tharos"), 2, 4, check=False).record()))
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(tmp_path: Path, command: str) -> None:
    ran = spielwerk(tmp_path, command, "--help")

    assert ran.status == 0, ran.err
    assert f"Example: spielwerk {command}" in ran.out


def test_version_says_how_the_rules_run(tmp_path: Path) -> None:
    ran = spielwerk(tmp_path, "--version")

    assert ran.out.startswith("spielwerk 0.")
    assert "interpreted" in ran.out or "compiled" in ran.out


def test_games_lists_them(tmp_path: Path) -> None:
    assert "Tharos" in spielwerk(tmp_path, "games").out


def test_simulate_prints_a_table_or_only_json(tmp_path: Path) -> None:
    arguments = ("simulate", "tictactoe", "--seats", "greedy,random", "--games", "10")
    table = spielwerk(tmp_path, *arguments)
    report = json.loads(spielwerk(tmp_path, *arguments, "--json").out)

    assert "mean score" in table.out
    assert report["games"] == 10
    assert sum(row["wins"] for row in report["entrants"]) == pytest.approx(10, abs=0.01)


def test_replay_shows_log_board_and_scores(tmp_path: Path, record: Path) -> None:
    whole = spielwerk(tmp_path, "replay", str(record))
    part = spielwerk(tmp_path, "replay", str(record), "--to", "12", "--seat", "1")

    assert "Final scores" in whole.out
    assert "Round 1 of 4" in part.out
    assert "▲ P2" in part.out


def test_verify_checks_the_dice(tmp_path: Path, record: Path) -> None:
    assert "come from the key" in spielwerk(tmp_path, "verify", str(record)).out

    edited = json.loads(record.read_text())
    edited["scores"][0] += 1
    (tmp_path / "edited.json").write_text(json.dumps(edited))

    assert "the record says" in spielwerk(tmp_path, "verify", "edited.json").complaint


def test_fuzz_checks_games(tmp_path: Path) -> None:
    ran = spielwerk(tmp_path, "fuzz", "tictactoe", "--games", "12", "--every", "2")

    assert ran.status == 0, ran.err
    assert "12 games" in ran.out and "0 failures" in ran.out


def test_bench_plays_the_same_games_in_every_build(tmp_path: Path) -> None:
    ran = spielwerk(tmp_path, "bench", "tictactoe", "--seconds", "0.02", "--json")

    report = json.loads(ran.out)
    assert report["same_checksum"] is True
    assert all(build["decisions_per_second"] > 0 for build in report["builds"].values())


def test_rules_by_id_by_words_and_in_another_language(tmp_path: Path) -> None:
    assert "TH-MINE-04" in spielwerk(tmp_path, "rules", "TH-MINE-04").out
    assert "TH-MINE-04" in spielwerk(tmp_path, "rules", "TH-MINE").out
    assert "TH-ATK" in spielwerk(tmp_path, "rules", "tharos", "attack", "marker").out
    english = spielwerk(tmp_path, "rules", "TH-GEN-05").out
    assert spielwerk(tmp_path, "rules", "TH-GEN-05", "--language", "de").out != english
    assert "rules" in spielwerk(tmp_path, "rules", "--check").out


POSITION = """
game = "tharos"
seats = 2

[players.0]
dice = "W2 B5 Y4"
money = 3
"""


def test_try_tells_options_refusals_and_position(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(POSITION)

    text = spielwerk(tmp_path, "try", "p.toml", "do:little")
    report = json.loads(spielwerk(tmp_path, "try", "p.toml", "do:little", "die:B5", "--json").out)
    first = json.loads(spielwerk(tmp_path, "try", "p.toml", "--json").out)

    assert "Seat 0 is asked" in text.out and "die:B5" in text.out
    assert report["position"]["players"]["0"]["money"] == 6
    build = next(row for row in first["refused"] if row["answer"] == "do:build")
    assert (build["need"], build["have"]) == (10, 3)


def test_try_prints_a_position_that_it_can_read_again(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(POSITION)
    text = spielwerk(tmp_path, "try", "p.toml", "do:little", "die:B5").out
    lines = text.partition("Position\n")[2].splitlines()
    (tmp_path / "q.toml").write_text("\n".join(line.strip() for line in lines) + "\n")

    again = spielwerk(tmp_path, "try", "q.toml")

    assert again.status == 0, again.err
    assert again.out.partition("Position\n")[2] == text.partition("Position\n")[2]


BAD = (
    (("play", "chess"), "no game 'chess'"),
    (("play", "tharos", "--seats", "human"), "2 to 4 players, not 1"),
    (("play", "tharos", "--seats", "human,clever"), "'clever'"),
    (("play", "--resume", "nowhere.json"), "nowhere.json"),
    (("play", "--language", "it"), "language"),
    (("play", "tharos", "--seats", "human,random", "--components", "no.toml"), "no.toml"),
    (("simulate", "chess"), "no game 'chess'"),
    (("simulate", "tharos", "--seats", "greedy"), "2 to 4 players, not 1"),
    (("simulate", "tharos", "--seats", "greedy,human"), "no bot 'human'"),
    (("simulate", "tharos", "--games", "many"), "--games"),
    (("simulate", "tharos", "--games", "0"), "at least 1"),
    (("replay", "nowhere.json"), "cannot read nowhere.json"),
    (("verify", "."), "cannot read"),
    (("rules", "TH-NONE-99"), "TH-NONE-99"),
    (("try", "nowhere.toml"), "cannot read nowhere.toml"),
    (("fuzz", "chess"), "no game 'chess'"),
    (("bench", "tharos", "--seats", "9"), "2 to 4 players, not 9"),
    (("dance",), "dance"),
    (("play", "--colour"), "--colour"),
)


@pytest.mark.parametrize(("arguments", "message"), BAD)
def test_bad_input_is_one_clear_line(
    tmp_path: Path, arguments: tuple[str, ...], message: str
) -> None:
    assert message in spielwerk(tmp_path, *arguments).complaint


def test_a_truncated_record_is_refused_and_left_alone(tmp_path: Path, record: Path) -> None:
    cut = record.read_bytes()[:500]
    (tmp_path / "cut.json").write_bytes(cut)

    for command in (
        ("replay", "cut.json"),
        ("verify", "cut.json"),
        ("play", "--resume", "cut.json"),
    ):
        assert "cut.json" in spielwerk(tmp_path, *command).complaint

    assert (tmp_path / "cut.json").read_bytes() == cut


def test_replay_refuses_moments_and_seats_that_are_not_there(tmp_path: Path, record: Path) -> None:
    beyond = spielwerk(tmp_path, "replay", str(record), "--to", "99999")
    nobody = spielwerk(tmp_path, "replay", str(record), "--seat", "7")

    assert "99999" in beyond.complaint
    assert "--seat is 0 to 1" in nobody.complaint


def test_an_illegal_answer_names_its_rule(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(POSITION)

    refused = spielwerk(tmp_path, "try", "p.toml", "do:build")
    unknown = spielwerk(tmp_path, "try", "p.toml", "do:dance")

    assert "TH-ACT-BUILD-01" in refused.complaint
    assert "'do:dance' is not an answer of Tharos" in unknown.complaint


def test_an_impossible_position_is_refused(tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(POSITION + 'bag = "BBBBBBBB"\n')

    assert "p" in spielwerk(tmp_path, "try", "p.toml").complaint


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    command = f'{sys.executable} -c "{CODE}" rules tharos | head -n 1'
    done = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )

    assert done.stderr == ""


def test_an_interrupt_is_quiet(tmp_path: Path) -> None:
    arguments = (
        "simulate",
        "tharos",
        "--games",
        "100000",
        "--jobs",
        "2",
        "--seats",
        "random,random",
    )
    process = started(tmp_path, *arguments)
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)

    assert process.returncode == 130
    assert (out, err) == ("", "")


def test_a_component_pack_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("[nonsense]\nvalue = 1\n")
    arguments = ("simulate", "tharos", "--components", "pack.toml")

    assert "nonsense: no such component" in spielwerk(tmp_path, *arguments).complaint
