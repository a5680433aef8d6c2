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


KINDS: dict[str, type[SpielwerkError]] = {"record": BadRecord, "setup": BadSetup}


class Sentence:
    """The text `no-<key>` with its arguments; `english` where the English one knows more."""

    def __init__(self, key: str, english: str = "", /, **args: str | int) -> None:
        self.key = key
        self.args: Args = args
        self.english = english or catalogue("en").say(f"no-{key}", None, **args)


def of_error(problem: SpielwerkError) -> Sentence:
    """What went wrong below the server, where sentences are English."""
    kind = next((name for name, error in KINDS.items() if isinstance(problem, error)), "")
    key = "-".join(part for part in (kind, problem.key) if part) or "other"
    return Sentence(key, str(problem), **problem.facts)
