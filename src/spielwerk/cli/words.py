"""Texts for screens: the game's own, with the token where a text is missing, and the command's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from spielwerk.core.agenda import Choice, Event, Refusal
from spielwerk.core.game import Game
from spielwerk.core.texts import Catalogue, GameTexts, MissingText, texts


@cache
def interface(language: str) -> Catalogue:
    """The command's own words."""
    return Catalogue(language, [Path(__file__).parent / "texts" / f"{language}.ftl"])


class Words:
    """What the screens say about one game in one language. Never fails: a game that is being
    written shows its tokens and keys until it has texts."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        own = game.folder / "texts" / f"{language}.ftl"
        self.own: GameTexts | None = texts(game, language) if own.exists() else None

    def say(self, key: str, **args: str | int) -> str:
        """A word of the command itself."""
        return interface(self.language).say(key, None, **args)

    def of_game(self, key: str, otherwise: str) -> str:
        if self.own is None or not self.own.catalogue.has(key):
            return otherwise
        return self.own.catalogue.say(key)

    def prompt(self, choice: Choice[Any]) -> str:
        try:
            return self.own.prompt(choice) if self.own else type(choice).__name__
        except MissingText:
            return type(choice).__name__

    def waiting(self, choice: Choice[Any], player: str) -> str:
        try:
            return self.own.waiting(choice, player) if self.own else f"{player}: …"
        except MissingText:
            return f"{player}: {type(choice).__name__}"

    def option(self, choice: Choice[Any], action: int) -> str:
        token = self.game.token(action)
        try:
            return self.own.option(choice, action) if self.own else token
        except MissingText:
            return token

    def why(self, player: str, merit: str) -> str:
        """What a bot did something for."""
        try:
            return self.own.why(player, merit) if self.own else f"{player}: {merit}"
        except MissingText:
            return f"{player}: {merit}"

    def thing(self, token: str) -> str:
        action = self.game.tokens.action(token)
        if action is None or self.own is None:
            return token
        try:
            return self.own.thing(action)
        except MissingText:
            return token

    def reason(self, refusal: Refusal) -> str:
        numbers = f" ({refusal.have}/{refusal.need})" if refusal.need else ""
        try:
            return self.own.reason(refusal) if self.own else refusal.key + numbers
        except MissingText:
            return refusal.key + numbers

    def event(self, event: Event, names: Sequence[str]) -> str:
        try:
            if self.own is not None:
                return self.own.event(event, names)
        except MissingText:
            pass
        who = f"{names[event.seat]}: " if event.seat >= 0 else ""
        thing = f" {self.game.token(event.thing)}" if event.thing >= 0 else ""
        return f"{who}{event.key}{thing}"

    def source(self, name: str) -> str:
        try:
            return self.own.source(name) if self.own else name
        except MissingText:
            return name
