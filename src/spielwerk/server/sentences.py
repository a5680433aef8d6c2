"""Why not, for people: a key with arguments travels, and the client says it in its reader's
language. Who reads the message itself, a program or its author, reads English."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from spielwerk.core.errors import BadRecord, BadSetup, SpielwerkError
from spielwerk.core.texts import Catalogue

Args = dict[str, str | int]


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, [Path(__file__).parent / "texts" / f"{language}.ftl"])


class Sentence:
    """The text `no-<key>` with its arguments; `english` where the English one knows more."""

    def __init__(self, key: str, english: str = "", /, **args: str | int) -> None:
        self.key = key
        self.args: Args = args
        self.english = english or catalogue("en").say(f"no-{key}", None, **args)


def of_error(problem: SpielwerkError) -> Sentence:
    """What went wrong below the server, where sentences are English."""
    if isinstance(problem, BadRecord):
        return Sentence("record", detail=str(problem))
    if isinstance(problem, BadSetup):
        return Sentence("setup", detail=str(problem))
    return Sentence("other", detail=str(problem))
