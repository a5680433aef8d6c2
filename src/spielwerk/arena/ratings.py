"""OpenSkill ratings: one number for a bot's strength, and how unsure it is."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from spielwerk.arena.playing import Played


class Ratings:
    """Ratings after the games so far; everybody starts at 25 ± 25/3."""

    def __init__(self) -> None:
        self.model = PlackettLuce()
        self.by_bot: dict[str, PlackettLuceRating] = {}

    def add(self, bots: Sequence[str], game: Played) -> None:
        """A bot with several seats is rated in each and gets the mean."""
        before = [[self.of(bot)] for bot in bots]
        rated = self.model.rate(before, ranks=places(game))
        for bot in dict.fromkeys(bots):
            own = [team[0] for name, team in zip(bots, rated, strict=True) if name == bot]
            self.by_bot[bot] = self.model.rating(
                mu=sum(rating.mu for rating in own) / len(own),
                sigma=sum(rating.sigma for rating in own) / len(own),
            )

    def of(self, bot: str) -> PlackettLuceRating:
        return self.by_bot.setdefault(bot, self.model.rating())


def places(game: Played) -> list[float]:
    """1 for the winners, then by score."""
    keys = [(seat not in game.winners, -score) for seat, score in enumerate(game.scores)]
    return [1.0 + sum(other < key for other in keys) for key in keys]
