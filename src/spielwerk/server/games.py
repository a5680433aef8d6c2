"""The games as the server offers them: found by name, with their texts and rule books."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.core.components import STANDARD, Document
from spielwerk.core.errors import BadComponents, BadSetup
from spielwerk.core.game import Game
from spielwerk.server import protocol, thinking

RULE = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)\*\*\s+(.*)$")
LANGUAGES: list[protocol.Language] = ["en", "de", "fr"]
HEADING = re.compile(r"^(#{1,4})\s+(.*)$")


@cache
def offered() -> dict[str, Game[Any]]:
    """Every game that can be imported; one that is not there yet is left out."""
    found = {}
    for name in spielwerk.NAMES:
        try:
            found[name] = spielwerk.game(name)
        except ModuleNotFoundError:
            continue
    return found


def game(name: str) -> Game[Any]:
    """The game, or BadSetup."""
    if name not in offered():
        text = f"there is no game {name!r}; there are {', '.join(offered())}"
        raise BadSetup(text, "game", game=name)
    return offered()[name]


def pack_owner(pack: Document) -> str:
    """The game a component pack belongs to: the one whose components it overrides."""
    problems = []
    for name, played in offered().items():
        try:
            played.components(pack)
        except BadComponents as problem:
            problems.append(f"{played.title}: {problem}")
        else:
            return name
    raise BadComponents("the pack fits no game: " + "; ".join(problems))


def info(played: Game[Any], components: str = STANDARD) -> protocol.GameInfo:
    return protocol.GameInfo(
        name=played.name,
        title=played.title,
        rules_version=played.rules_version,
        min_seats=played.seats.start,
        max_seats=played.seats.stop - 1,
        options=[
            protocol.TableOptionInfo(name=name, values=list(option.values))
            for name, option in played.table_options.items()
        ],
        bot_levels=thinking.levels(played),
        languages=LANGUAGES,
        components=components,
    )


# --- texts ------------------------------------------------------------------------------------


@cache
def catalogue(name: str, language: protocol.Language) -> protocol.Catalogue:
    package = Path(spielwerk.__file__).parent
    folders = (package / "server", package / "core", game(name).folder)
    paths = [folder / "texts" / f"{language}.ftl" for folder in folders]
    sources = [path.read_text(encoding="utf-8") for path in paths if path.exists()]
    return protocol.Catalogue(game=name, language=language, sources=sources)


# --- rule books -------------------------------------------------------------------------------


def rule_file(name: str, language: str) -> Path | None:
    """In the installed package, or beside the sources."""
    package = Path(spielwerk.__file__).parent
    ending = ".md" if language == "en" else f".{language}.md"
    for folder in (package / "rules", package.parent.parent / "rules"):
        path = folder / f"{name}{ending}"
        if path.exists():
            return path
    return None


@cache
def rules(name: str, language: protocol.Language) -> protocol.Rules:
    """The rule book in this language, else in English, else a book without chapters."""
    played = game(name)
    wanted = rule_file(name, language)
    path = wanted or rule_file(name, "en")
    if path is None:
        return protocol.Rules(game=name, language="en", title=played.title, chapters=[])
    title, chapters = parsed(path.read_text(encoding="utf-8"))
    found: protocol.Language = language if wanted else "en"
    return protocol.Rules(game=name, language=found, title=title, chapters=chapters)


def parsed(text: str) -> tuple[str, list[protocol.Chapter]]:
    """Chapters with their rules; what stands between rules is kept as it is."""
    title = ""
    chapters: list[protocol.Chapter] = []
    block: list[str] = []
    used: set[str] = set()

    def close() -> None:
        kept = "\n".join(block).strip()
        block.clear()
        if kept and chapters:
            chapters[-1].paragraphs.append(protocol.Paragraph(rule=None, text=kept))

    for line in text.splitlines():
        if heading := HEADING.match(line):
            close()
            level, words = len(heading[1]), heading[2].strip()
            title = title or words
            chapters.append(
                protocol.Chapter(
                    anchor=anchor(words, used), title=words, level=level, paragraphs=[]
                )
            )
        elif rule := RULE.match(line):
            close()
            chapters[-1].paragraphs.append(protocol.Paragraph(rule=rule[1], text=rule[2]))
        elif not line.strip():
            close()
        elif line.startswith("  ") and not block and chapters and chapters[-1].paragraphs:
            chapters[-1].paragraphs[-1].text += "\n" + line.strip()
        else:
            block.append(line)
    close()
    return title, chapters


def anchor(words: str, used: set[str]) -> str:
    base = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-") or "chapter"
    name, number = base, 2
    while name in used:
        name, number = f"{base}-{number}", number + 1
    used.add(name)
    return name
