"""Tournaments: the same games for the same seed, whoever plays them and however often they stop."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spielwerk.arena.kept import Kept
from spielwerk.arena.line_ups import Format, line_ups
from spielwerk.arena.page import page
from spielwerk.arena.playing import GameJob, Played, Setup, play
from spielwerk.arena.ratings import Ratings, places
from spielwerk.arena.report import Report, report_on
from spielwerk.arena.tournament import Match, Plan, run
from spielwerk.arena.work import Crew, Processes
from spielwerk.core.errors import BadSetup


def plan(
    bots: str, games: int, bar: float | None = None, form: Format = "match", name: str = "tictactoe"
) -> Plan:
    return Plan(Setup(name), line_ups(form, bots.split(","), None), games, 7, bar)


def report(wished: Plan, crew: Crew | None = None, kept: Path | None = None) -> Report:
    """Without what a clock says."""
    games = Kept(kept, wished.setup)
    matches, complete = run(wished, crew or Crew(), games, lambda _: None)
    told = report_on(wished, matches, complete, 0.0)
    for row in (*told.bots, *(row for match in told.matches for row in match.bots)):
        row.think_ms = 0.0
    return told


def test_the_same_seed_gives_the_same_results_with_any_number_of_processes() -> None:
    wished = plan("greedy,random", 10, bar=0.6)

    alone = report(wished)
    with Processes(2) as crew:
        shared = report(wished, crew)

    assert shared == alone


def test_a_deal_is_played_in_all_seatings_even_if_that_makes_more_games() -> None:
    wished = plan("random,random,greedy", 4, name="tharos")

    (line_up,) = wished.matches

    assert [len(jobs) for jobs in wished.rounds(line_up)] == [3, 3]


def test_wins_of_all_bots_make_the_number_of_games() -> None:
    told = report(plan("greedy,random", 20))

    assert sum(row.wins for row in told.bots) == pytest.approx(told.games, abs=0.01)
    assert sum(told.matches[0].seat_wins) == pytest.approx(told.games, abs=0.01)
    assert sum(told.bots[0].scores.values()) == told.bots[0].games == 20


def test_matches_of_a_round_robin_share_their_deals() -> None:
    wished = plan("greedy,random,apprentice", 4, form="round-robin")

    seeds = {
        tuple(job.seed for jobs in wished.rounds(line_up) for job in jobs)
        for line_up in wished.matches
    }

    assert len(seeds) == 1


def finished(winners: list[list[int]]) -> Match:
    match = Match(("a", "b"), 0.7)
    for won in winners:
        scores = [int(seat in won) for seat in range(2)]
        played = Played(scores, won, [1, 1], [0.0, 0.0], 2)
        match.add([(("a", "b"), played)])
    return match


def test_a_match_is_decided_when_its_bar_is_refuted() -> None:
    assert finished([[0]] * 40).verdict == "above"
    assert finished([[1]] * 40).verdict == "below"
    assert finished([[0], [1]] * 4).verdict == "open"
    assert finished([]).verdict == "open"


def test_a_match_stops_when_it_is_decided() -> None:
    told = report(plan("random,random", 400, bar=0.05))

    assert told.matches[0].verdict == "above"
    assert told.games < 400


class Interrupted(Crew):
    """Ctrl-C in the middle of a deal."""

    def __init__(self, after: int) -> None:
        self.left = after

    def result(self, ticket: object) -> Played:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1
        played: Played = super().result(ticket)
        return played


def test_an_interrupt_gives_the_deals_that_were_finished() -> None:
    told = report(plan("greedy,random", 20), Interrupted(after=5))

    assert not told.complete
    assert told.games == 4


def test_kept_games_are_not_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    wished = plan("greedy,random", 10)
    report(wished, Interrupted(after=5), kept)
    with kept.open("ab") as file:
        file.write(b'{"setup": "half a li')  # killed while writing

    rest = Interrupted(after=5)
    told = report(wished, rest, kept)

    assert rest.left == 0
    assert told == report(wished)


def test_games_of_another_setup_are_not_taken(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    report(plan("greedy,random", 2), kept=kept)

    with pytest.raises(BadSetup, match="a game of tictactoe"):
        Kept(kept, Setup("tharos"))


def test_a_broken_file_of_games_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    kept.write_text("nonsense\n")

    with pytest.raises(BadSetup, match="line 1"):
        Kept(kept, Setup("tharos"))


def test_only_questions_with_a_choice_count_as_decisions() -> None:
    played = play(GameJob(Setup("tictactoe"), ("random", "random"), 3))

    assert sum(played.decisions) == min(played.answers, 8)


def test_places_follow_victory_then_score() -> None:
    assert places(Played([5, 9, 9, 7], [1], [], [], 0)) == [4.0, 1.0, 2.0, 3.0]
    assert places(Played([9, 9, 3], [0, 1], [], [], 0)) == [1.0, 1.0, 3.0]


def test_who_wins_is_rated_higher_and_games_make_it_surer() -> None:
    ratings = Ratings()
    for _ in range(10):
        ratings.add(("a", "b", "b"), Played([9, 1, 2], [0], [], [], 0))

    assert ratings.of("a").mu > 25 > ratings.of("b").mu
    assert ratings.of("a").sigma < 25 / 3


def test_the_page_needs_nothing_from_elsewhere() -> None:
    told = report(plan("greedy,random,apprentice", 4, form="round-robin"))
    told.setup = "<settings>"

    text = page(told)

    assert text.count("<svg") == 3
    assert all(word not in text for word in ("http", "<script", "<link", "url(", "<settings>"))
    assert "greedy : apprentice" in text and "prefers-color-scheme: dark" in text


def test_the_report_is_json_that_can_be_read_back() -> None:
    told = report(plan("greedy,random", 4, bar=0.5))

    assert msgspec.json.decode(msgspec.json.encode(told), type=Report) == told
