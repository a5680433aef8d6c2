"""The terminal game: answers, questions about the rules, saving, resuming, hot-seat."""

from __future__ import annotations

import signal
from pathlib import Path

import spielwerk as package
from tests.cli.running import saved_game, spielwerk, started


def record_of(home: Path) -> package.Record:
    return package.replay(saved_game(home).read_bytes()).record()


def test_a_whole_game_of_tictactoe_by_number_and_token(tmp_path: Path) -> None:
    typed = "cell:a1\ncell:a2\ncell:b1\ncell:b2\nnonsense\ncell:a1\ncell:c1\n"
    seats = "human:Anna,human:Ben"
    hands = "\n".join(line + ("\n" if line.startswith("cell") else "") for line in typed.split())
    ran = spielwerk(tmp_path, "play", "tictactoe", "--seats", seats, "--new", typed=hands + "\n\n")

    assert ran.status == 0, ran.err
    assert "is already marked" in ran.out
    assert "nonsense is not an answer here" in ran.out
    assert "Winner: Anna" in ran.out
    assert record_of(tmp_path).scores == [1, 0]


def test_tharos_shows_the_table_and_answers_questions(tmp_path: Path) -> None:
    typed = "why\nwhy a\nwhy use:banker\nwhy 1\nrules TH-ACT-02\nhelp\nscores\nlog\nquit\n"
    ran = spielwerk(
        tmp_path, "play", "tharos", "--seats", "human,greedy,random", "--seed", "3", typed=typed
    )

    assert ran.status == 0, ran.err
    for text in ("Round 1 of 4", "r4c4", "Little Market", "▲ greedy-2", "Refused now", "TH-ACT-02"):
        assert text in ran.out
    assert "The player card is not active" in ran.out
    assert "Go on with: spielwerk play --resume" in ran.out


def test_tharos_in_german_and_french(tmp_path: Path) -> None:
    for language, text in (("de", "Runde 1 von 4"), ("fr", "Manche 1 sur 4")):
        arguments = ("play", "tharos", "--new", "--seed", "3", "--language", language)
        ran = spielwerk(tmp_path, *arguments, typed="why\nquit\n")

        assert ran.status == 0, ran.err
        assert text in ran.out


def test_undo_takes_back_to_the_last_real_decision(tmp_path: Path) -> None:
    arguments = ("play", "tharos", "--seats", "human,random", "--seed", "3")
    ran = spielwerk(tmp_path, *arguments, typed="do:little\nundo\nundo\nquit\n")

    assert "Taken back." in ran.out
    assert "do:little" not in record_of(tmp_path).answers


def test_a_killed_game_resumes_at_the_last_answer(tmp_path: Path) -> None:
    arguments = ("play", "tharos", "--seats", "human,random", "--seed", "3", "--no-auto-forced")
    process = started(tmp_path, *arguments)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("do:little\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("> do:little"):
            break
    for line in process.stdout:
        if "do:little" not in line and "die:" in line:
            break
    process.send_signal(signal.SIGKILL)
    process.communicate()

    answers = record_of(tmp_path).answers
    offered = spielwerk(tmp_path, "play", typed="y\nquit\n")
    resumed = spielwerk(tmp_path, "play", "--resume", str(saved_game(tmp_path)), typed="quit\n")

    assert answers[-1] == "do:little"
    assert "An unfinished game of Tharos" in offered.out
    assert "Little money" in offered.out
    assert "Little money" in resumed.out
    assert record_of(tmp_path).answers == answers


def test_the_end_of_the_input_saves_and_leaves(tmp_path: Path) -> None:
    ran = spielwerk(tmp_path, "play", "tharos", "--new", typed="")

    assert ran.status == 0
    assert "Saved:" in ran.out


def test_hot_seat_hides_hands_behind_a_page(tmp_path: Path) -> None:
    arguments = ("play", "tharos", "--seats", "human:Anna,human:Ben", "--seed", "3")
    ran = spielwerk(tmp_path, *arguments, typed="\n" * 40 + "pass\n\nquit\n")

    assert ran.status == 0, ran.err
    assert "Press Enter when nobody else is looking" in ran.out
    first, _, second = ran.out.partition("Pass the keyboard to")
    assert ("● Anna:" in first) != ("▲ Ben:" in first)
    assert "▲ Ben:" in second or "● Anna:" in second


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    ran = spielwerk(tmp_path, "play", "tharos", "--seats", "random,random", "--seed", "2")

    assert ran.status == 0, ran.err
    assert "Final scores" in ran.out
    record = record_of(tmp_path)
    assert record.scores is not None
    assert package.verify(record) > 0


def test_saving_elsewhere_and_to_an_impossible_place(tmp_path: Path) -> None:
    typed = "save mine.json\nsave /proc/none/x.json\nquit\n"
    ran = spielwerk(tmp_path, "play", "tharos", "--new", "--seed", "3", typed=typed)

    assert ran.status == 0, ran.err
    assert package.replay((tmp_path / "mine.json").read_bytes()).game.name == "tharos"
