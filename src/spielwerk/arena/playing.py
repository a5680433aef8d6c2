"""One game of bots, as a job that can be sent anywhere."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec

from spielwerk.bots import Player, seed_of
from spielwerk.bots.pacing import NO_TURN, turn_at
from spielwerk.core.agenda import OVER, apply, asked_seat, options
from spielwerk.core.components import Document
from spielwerk.core.game import OptionValue
from spielwerk.core.record import new_key
from spielwerk.core.starting import dealt
from spielwerk.games import game as game_named


class Setup(msgspec.Struct, frozen=True):
    """What all games of a tournament share."""

    game: str
    settings: dict[str, OptionValue] = {}
    pack: Document | None = None

    def describe(self) -> str:
        """The same text for the same rules, settings and components."""
        game = game_named(self.game)
        parts = [self.game, f"rules {game.rules_version}"]
        for name, value in sorted(self.settings.items()):
            word = {True: "on", False: "off"}[value] if isinstance(value, bool) else value
            parts.append(f"{name} {word}")
        return ", ".join([*parts, f"components {game.components(self.pack)[1][:12]}"])


class GameJob(msgspec.Struct, frozen=True):
    """A game to be played: the bots by seat, and the seed of all luck in it, theirs included."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """A finished game, by seat. Of its answers only those where there was a choice count as
    decisions; seconds are processor time."""

    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    answers: int


def play(job: GameJob) -> Played:
    game: Any = game_named(job.setup.game)
    seats = len(job.bots)
    settings = game.checked_options(job.setup.settings)
    g = dealt(game, seats, new_key(job.seed), settings, game.components(job.setup.pack)[0])
    players = [Player(game, seat, bot) for seat, bot in enumerate(job.bots)]
    decisions, seconds = [0] * seats, [0.0] * seats
    answers = 0
    turn = NO_TURN
    while (seat := asked_seat(g)) != OVER:
        before, turn = turn, turn_at(game, g)
        if turn != before:
            players[seat].spent = 0
        seed = seed_of(job.seed, answers)
        observed = game.guess(g, seat, new_key(seed))
        began = process_time()
        answer = players[seat].choose(observed, seed)
        if len(options(g)) > 1:
            decisions[seat] += 1
            seconds[seat] += process_time() - began
        apply(g, answer)
        answers += 1
    return Played(game.scores(g), game.winners(g), decisions, seconds, answers)
