"""A tournament: matches one after the other, each deal in all seatings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from spielwerk.arena.intervals import AnyTime
from spielwerk.arena.kept import Kept
from spielwerk.arena.line_ups import LineUp, seatings
from spielwerk.arena.playing import GameJob, Played, Setup, play
from spielwerk.arena.work import Crew, in_order
from spielwerk.bots import seed_of

Verdict = Literal["above", "below", "open"]
Round = list[tuple[LineUp, Played]]  # the games of one deal, each with its bots by seat


class Plan:
    """What is to be played. `bar` is a win rate of a match's first bot: when it is clear on which
    side of it the bot is, the match ends."""

    def __init__(
        self, setup: Setup, matches: list[LineUp], games: int, seed: int, bar: float | None
    ) -> None:
        self.setup = setup
        self.matches = matches
        self.games = games
        self.seed = seed
        self.bar = bar

    def rounds(self, line_up: LineUp) -> list[list[GameJob]]:
        """The games of a match deal by deal, at least as many as wished for: no deal is played in
        some of its seatings only. All matches are played with the same deals."""
        planned: list[list[GameJob]] = []
        games = 0
        while games < self.games:
            deal = len(planned)
            seed = seed_of(self.seed, deal)
            planned.append([GameJob(self.setup, bots, seed) for bots in seatings(line_up, deal)])
            games += len(planned[-1])
        return planned


class Match:
    """A line-up and what it played."""

    def __init__(self, line_up: LineUp, bar: float | None) -> None:
        self.line_up = line_up
        self.bar = bar
        self.rounds: list[Round] = []
        self.wins = AnyTime()  # of the first bot, deal by deal

    def add(self, games: Round) -> None:
        self.rounds.append(games)
        won, seats = wins_of(self.line_up[0], games)
        self.wins.add(won / seats)

    @property
    def games(self) -> int:
        return sum(len(games) for games in self.rounds)

    @property
    def verdict(self) -> Verdict:
        """On which side of the bar the first bot's win rate is."""
        if self.bar is None or not self.rounds:
            return "open"
        if self.wins.refuted(self.bar, 1):
            return "above"
        return "below" if self.wins.refuted(self.bar, -1) else "open"


def wins_of(bot: str, games: Round) -> tuple[float, int]:
    """A bot's victories, shared ones in part, and how many seats it had to win them from."""
    won, seats = 0.0, 0
    for bots, played in games:
        for seat, name in enumerate(bots):
            if name == bot:
                seats += 1
                won += (seat in played.winners) / len(played.winners)
    return won, seats


def run(
    plan: Plan, crew: Crew, kept: Kept, tell: Callable[[Match], None]
) -> tuple[list[Match], bool]:
    """All matches, and whether all was played: an interrupt ends the tournament with the deals
    that were finished. `tell` hears of every deal."""
    matches: list[Match] = []
    try:
        for line_up in plan.matches:
            match = Match(line_up, plan.bar)
            matches.append(match)
            for games in finished_rounds(plan.rounds(line_up), crew, kept):
                match.add(games)
                tell(match)
                if match.verdict != "open":
                    break
    except KeyboardInterrupt:
        return [match for match in matches if match.rounds], False
    return matches, True


def finished_rounds(planned: list[list[GameJob]], crew: Crew, kept: Kept) -> Iterator[Round]:
    """In order, those from an earlier run included."""
    results = in_order(crew, play, kept.missing(job for jobs in planned for job in jobs))
    try:
        for jobs in planned:
            games: Round = []
            for job in jobs:
                played = kept.found(job)
                if played is None:
                    played = next(results)
                    kept.add(job, played)
                games.append((job.bots, played))
            yield games
    finally:
        results.close()
