"""What is told of a tournament: one row for each bot, one for each match. As JSON it is described
in docs/arena.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from statistics import fmean

import msgspec

from spielwerk.arena.intervals import AnyTime, Interval, wilson
from spielwerk.arena.line_ups import LineUp
from spielwerk.arena.ratings import Ratings
from spielwerk.arena.tournament import Match, Plan, Round, Verdict, wins_of
from spielwerk.games import game as game_named

FORMAT = 1


class BotRow(msgspec.Struct):
    """A bot in a match, or in all of them.

    games          every seat it had counts as one
    wins           a shared victory counts in part
    interval       95 %, of the win rate; none where several matches stopped early
    scores         how often it had how many points
    decisions      where it had a choice
    think_ms       mean processor time of a decision
    """

    bot: str
    games: int
    wins: float
    win_rate: float
    interval: Interval | None
    mean_score: float
    scores: dict[int, int]
    decisions: int
    think_ms: float


class MatchRow(msgspec.Struct):
    """A line-up, the first of whose bots is measured."""

    line_up: LineUp
    deals: int
    games: int
    verdict: Verdict
    seat_wins: list[float]
    bots: list[BotRow]


class RatingRow(msgspec.Struct):
    """OpenSkill: the strength, and its standard deviation."""

    bot: str
    mu: float
    sigma: float


class Report(msgspec.Struct):
    """Everything."""

    format: int
    game: str
    rules_version: int
    setup: str
    players: list[int]
    seed: int
    games: int
    bar: float | None
    complete: bool
    seconds: float
    bots: list[BotRow]
    ratings: list[RatingRow]
    matches: list[MatchRow]


def report_on(plan: Plan, matches: Sequence[Match], complete: bool, seconds: float) -> Report:
    return Report(
        format=FORMAT,
        game=plan.setup.game,
        rules_version=game_named(plan.setup.game).rules_version,
        setup=plan.setup.describe(),
        players=sorted({len(line_up) for line_up in plan.matches}),
        seed=plan.seed,
        games=sum(match.games for match in matches),
        bar=plan.bar,
        complete=complete,
        seconds=round(seconds, 2),
        bots=over_all(matches, plan.bar),
        ratings=ratings_of(matches),
        matches=[match_row(match) for match in matches],
    )


def match_row(match: Match) -> MatchRow:
    early = match.bar is not None
    seats = range(len(match.line_up))
    return MatchRow(
        line_up=match.line_up,
        deals=len(match.rounds),
        games=match.games,
        verdict=match.verdict,
        seat_wins=[round(wins_from(seat, match.rounds), 3) for seat in seats],
        bots=[
            bot_row(bot, match.rounds, any_time(bot, match.rounds) if early else None)
            for bot in dict.fromkeys(match.line_up)
        ],
    )


def any_time(bot: str, rounds: Sequence[Round]) -> Interval:
    """Valid whenever the match stopped."""
    sequence = AnyTime()
    for games in rounds:
        won, seats = wins_of(bot, games)
        sequence.add(won / seats)
    return sequence.interval()


def wins_from(seat: int, rounds: Sequence[Round]) -> float:
    """How often a seat won, whoever sat there."""
    games = [played for games in rounds for _, played in games]
    return sum(1 / len(played.winners) for played in games if seat in played.winners)


def over_all(matches: Sequence[Match], bar: float | None) -> list[BotRow]:
    """Every bot in all its matches. All matches share their deals, so the games of a deal are
    counted together."""
    if len(matches) == 1:
        return match_row(matches[0]).bots
    rows = [bot_row(bot, by_deal(matches)) for bot in bots_of(matches)]
    if bar is not None:  # matches that stop early make no sample of a size fixed in advance
        for row in rows:
            row.interval = None
    return rows


def by_deal(matches: Sequence[Match]) -> list[Round]:
    """The first deal in all matches, the second, …"""
    deals = zip_longest(*(match.rounds for match in matches), fillvalue=[])
    return [[game for games in deal for game in games] for deal in deals]


def bots_of(matches: Sequence[Match]) -> list[str]:
    return list(dict.fromkeys(bot for match in matches for bot in match.line_up))


def bot_row(bot: str, rounds: Sequence[Round], interval: Interval | None = None) -> BotRow:
    own = [games for games in rounds if any(bot in bots for bots, _ in games)]
    wins = [wins_of(bot, games) for games in own]
    games = sum(seats for _, seats in wins)
    won = sum(won for won, _ in wins)
    low, high = interval or wilson([won for won, _ in wins], [seats for _, seats in wins])
    scores: list[int] = []
    decisions, seconds = 0, 0.0
    for bots, played in (game for games in own for game in games):
        for seat in (seat for seat, name in enumerate(bots) if name == bot):
            scores.append(played.scores[seat])
            decisions += played.decisions[seat]
            seconds += played.seconds[seat]
    return BotRow(
        bot=bot,
        games=games,
        wins=round(won, 3),
        win_rate=round(won / games, 4),
        interval=(round(low, 4), round(high, 4)),
        mean_score=round(fmean(scores), 2),
        scores=dict(sorted(Counter(scores).items())),
        decisions=decisions,
        think_ms=round(1000 * seconds / max(1, decisions), 3),
    )


def ratings_of(matches: Sequence[Match]) -> list[RatingRow]:
    """Deal by deal, so that no match counts as the latest; the strongest first."""
    ratings = Ratings()
    for games in by_deal(matches):
        for bots, played in games:
            ratings.add(bots, played)
    rows = [
        RatingRow(bot, round(ratings.of(bot).mu, 2), round(ratings.of(bot).sigma, 2))
        for bot in bots_of(matches)
    ]
    return sorted(rows, key=lambda row: -row.mu)


def interval_text(interval: Interval | None) -> str:
    return "–" if interval is None else f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f} %"
