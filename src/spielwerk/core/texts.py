"""Texts in English, German and French from one catalogue per game, in Fluent.

Rule code knows keys and numbers only. A thing (region, card, die …) is named by `thing-KIND` or
`thing-KIND-NAME`; an answer by `option-CHOICE-KIND` where the thing's name alone would not say
what happens; prompts, events, reasons and score rows by their own keys.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spielwerk.core.agenda import NOTHING, Action, Choice, Event, Refusal
from spielwerk.core.game import Game

LANGUAGES = ("en", "de", "fr")


class MissingText(Exception):
    """A key without a text, or a text that could not be filled in."""


class Catalogue:
    """All messages of one language, from one or more .ftl files."""

    def __init__(self, language: str, files: Sequence[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, attribute: str | None = None, **args: str | int) -> str:
        if not self.has(key):
            raise MissingText(f"{self.language}: no text for {key}")
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.language}: no text for {key}.{attribute}")
        text, problems = self.bundle.format_pattern(pattern, args)
        if problems:
            raise MissingText(f"{self.language}: {key}: {problems[0]}")
        return str(text)


class GameTexts:
    """What a game says in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        common = Path(__file__).parent / "texts" / f"{language}.ftl"
        own = game.folder / "texts" / f"{language}.ftl"
        self.catalogue = Catalogue(language, [common, own])

    def thing(self, action: Action) -> str:
        """The name of a thing."""
        if action == NOTHING:
            return ""
        kind, name = self.game.tokens.parts(action)
        return self.named(f"thing-{kind}", name)

    def named(self, key: str, name: str) -> str:
        """A text of its own for this name, or the kind's text with the name filled in."""
        own = f"{key}-{name}"
        if self.catalogue.has(own):
            return self.catalogue.say(own)
        number = int(name) if name.isdigit() else 0
        return self.catalogue.say(key, name=name, first=name[:1], rest=name[1:], number=number)

    def option(self, choice: Choice[Any], action: Action) -> str:
        """What answering this would do."""
        kind, name = self.game.tokens.parts(action)
        key = f"option-{type(choice).__name__}-{kind}"
        if self.catalogue.has(key) or self.catalogue.has(f"{key}-{name}"):
            return self.named(key, name)
        if self.catalogue.has(f"option-{kind}") or self.catalogue.has(f"option-{kind}-{name}"):
            return self.named(f"option-{kind}", name)
        return self.thing(action)

    def prompt(self, choice: Choice[Any]) -> str:
        """The question for the one who is asked."""
        about = self.thing(choice.about())
        return self.catalogue.say(f"prompt-{type(choice).__name__}", about=about)

    def waiting(self, choice: Choice[Any], player: str) -> str:
        """The same for the others."""
        about = self.thing(choice.about())
        key = f"prompt-{type(choice).__name__}"
        return self.catalogue.say(key, "others", about=about, player=player)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self.catalogue.say(
            f"event-{event.key}",
            player=names[event.seat] if event.seat >= 0 else "",
            thing=self.thing(event.thing),
            amount=event.amount,
            other=event.other,
        )

    def reason(self, refusal: Refusal) -> str:
        thing = self.thing(refusal.action)
        return self.catalogue.say(
            f"reason-{refusal.key}", thing=thing, need=refusal.need, have=refusal.have
        )

    def why(self, player: str, merit: str) -> str:
        """What a bot did something for."""
        merit = self.catalogue.say(f"merit-{merit}")
        return self.catalogue.say("bot-why", player=player, merit=merit)

    def source(self, name: str) -> str:
        """The name of a row of the final scoring."""
        return self.catalogue.say(f"score-{name}")


@cache
def texts(game: Game[Any], language: str) -> GameTexts:
    return GameTexts(game, language)
