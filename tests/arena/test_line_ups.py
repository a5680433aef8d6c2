"""Who meets whom, and who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from spielwerk.arena.line_ups import line_up_text, line_ups, seatings
from spielwerk.core.errors import BadSetup


def test_in_a_match_all_bots_sit_at_one_table() -> None:
    assert line_ups("match", ["a", "b", "b", "c"], None) == [("a", "b", "b", "c")]


def test_two_bots_at_a_table_for_four_are_one_against_three() -> None:
    assert line_ups("match", ["a", "b"], 4) == [("a", "b", "b", "b")]


def test_in_a_round_robin_each_two_meet() -> None:
    assert line_ups("round-robin", ["a", "b", "c"], None) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_in_a_ladder_each_meets_the_next_and_for_three_players_both_ways() -> None:
    assert line_ups("ladder", ["a", "b", "c"], 2) == [("a", "b"), ("b", "c")]
    assert line_ups("ladder", ["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]


@pytest.mark.parametrize(
    ("form", "bots", "players", "message"),
    [
        ("match", ["a"], None, "at least two"),
        ("match", ["a", "b", "c"], 4, "for 3 players, not 4"),
        ("ladder", ["a", "b", "a"], None, "listed once"),
    ],
)
def test_impossible_line_ups_are_refused(
    form: str, bots: list[str], players: int | None, message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        line_ups(form, bots, players)  # type: ignore[arg-type]


@pytest.mark.parametrize("line_up", [("a", "b"), ("a", "b", "b", "b"), ("a", "b", "c", "d")])
def test_in_the_games_of_a_deal_every_bot_has_every_seat_equally_often(
    line_up: tuple[str, ...],
) -> None:
    for deal in range(7):
        by_seat = [Counter(column) for column in zip(*seatings(line_up, deal), strict=True)]

        assert all(counts == by_seat[0] for counts in by_seat)
        assert by_seat[0] == {bot: line_up.count(bot) for bot in line_up}


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    seen = {tuple(bots) for deal in range(6) for bots in seatings(("a", "b", "c", "d"), deal)}

    assert len(seen) == 24


def test_two_of_a_kind_play_no_game_twice() -> None:
    assert seatings(("a", "a"), 0) == [("a", "a")]


def test_a_line_up_as_text() -> None:
    assert line_up_text(("a", "b", "b", "b")) == "a : 3 × b"
