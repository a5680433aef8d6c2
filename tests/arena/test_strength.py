"""`make strength`: the matches that docs/bots.md tells of."""

from __future__ import annotations

import pytest

from bench import strength
from bench.strength import GAMES, KEPT, PARTS, Planned, plan_of, row, seed_of, trend
from spielwerk.arena.kept import Kept
from spielwerk.arena.playing import Played
from spielwerk.arena.tournament import Match, Round


def match_of(one: str, other: str, deals: list[int]) -> Match:
    """A match in which the first bot won so many of the two games of each deal."""
    match = Match((one, other), None)
    for won in deals:
        games: Round = []
        for game in range(2):
            scores = [70, 60] if game < won else [50, 80]
            played = Played(scores, [scores.index(max(scores))], [10, 10], [1.0, 1.0], 20)
            games.append(((one, other), played))
        match.add(games)
    return match


def test_a_curve_on_a_straight_line_has_its_slope() -> None:
    matches = [
        match_of("search@50ms", "search@25ms", [2] * 11 + [0] * 9),
        match_of("search@100ms", "search@25ms", [2] * 12 + [0] * 8),
    ]

    slope, error = trend(matches)

    assert slope == pytest.approx(0.05)
    assert 0.04 < error < 0.06


def test_a_level_curve_has_no_slope() -> None:
    matches = [match_of(f"search@{time}ms", "search@25ms", [0, 2, 1, 1]) for time in (12, 50, 100)]

    slope, error = trend(matches)

    assert slope == pytest.approx(0.0)
    assert error > 0


def test_a_row_tells_games_rate_scores_and_bar() -> None:
    match = match_of("search@50ms", "greedy", [2, 2, 1, 2])
    match.bar = 0.85

    assert row("dei", match).startswith("| D.E.I., search@50ms : greedy | 8 | 87.5 % | ")
    assert row("dei", match).endswith(" | 67.5 : 62.5 | 85 %, open |")


def test_every_match_has_two_bots_and_enough_games_for_its_bar() -> None:
    for planned in (each for part in PARTS.values() for each in part):
        assert planned.one != planned.other
        assert planned.games >= (300 if planned.bar else 40)


@pytest.mark.parametrize("name", GAMES)
def test_games_that_are_kept_were_planned(name: str) -> None:
    plans = [plan_of(name, planned) for part in PARTS.values() for planned in part]
    kept = Kept(KEPT / f"{name}.jsonl", plans[0].setup)  # and are of the present rules
    jobs = [job for plan in plans for each in plan.rounds(plan.matches[0]) for job in each]

    assert set(kept.games) <= {(job.bots, job.seed) for job in jobs}


def test_a_bot_changed_later_has_deals_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "SEEDS", {"dei": 5})
    monkeypatch.setattr(strength, "LATER_SEEDS", {("dei", "master"): 8})

    assert seed_of("dei", Planned("master", "journeyman", 40)) == 8
    assert seed_of("dei", Planned("grandmaster", "master", 40)) == 8
    assert seed_of("dei", Planned("grandmaster", "search@50ms", 40)) == 5


def test_where_a_match_is_close_there_are_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "MORE_GAMES", {("dei", "master", "journeyman"): 60})
    planned = Planned("master", "journeyman", 40)

    assert [plan_of(name, planned).games for name in ("dei", "tharos")] == [60, 40]
