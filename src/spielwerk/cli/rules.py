"""`rules`: the paragraphs behind every prompt, log line and refusal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

import spielwerk
from spielwerk.cli.screen import console
from spielwerk.core.errors import BadSetup

Language = Literal["en", "de", "fr"]

PARAGRAPH = re.compile(r"^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\* (.*)$")


def rule_folders() -> list[Path]:
    """In the installed package, or in the checkout that the package runs from."""
    package = Path(str(spielwerk.__file__)).parent
    return [package / "rules", package.parent.parent / "rules"]


def rule_text(game: str, language: str) -> str:
    """The whole text of a game's rules; English where there is no other."""
    for folder in rule_folders():
        for name in (f"{game}.{language}.md", f"{game}.md"):
            if (folder / name).is_file():
                return (folder / name).read_text(encoding="utf-8")
    return ""


class Paragraph:
    def __init__(self, rule: str, text: str, chapter: str) -> None:
        self.rule = rule
        self.text = text
        self.chapter = chapter


def paragraphs(text: str) -> list[Paragraph]:
    found = []
    chapter = ""
    for line in text.splitlines():
        if line.startswith("#"):
            chapter = line.lstrip("# ")
        elif match := PARAGRAPH.match(line):
            found.append(Paragraph(match[1], match[2], chapter))
    return found


def lookup(wanted: str, language: str) -> list[Paragraph]:
    """The rule with this ID, or all whose IDs begin with it."""
    ident = wanted.upper()
    for name in spielwerk.NAMES:
        if ident.split("-")[0] == spielwerk.game(name).prefix:
            known = paragraphs(rule_text(name, language))
            exact = [paragraph for paragraph in known if paragraph.rule == ident]
            return exact or [p for p in known if p.rule.startswith(f"{ident.rstrip('-')}-")]
    return []


def search(words: list[str], names: tuple[str, ...], language: str) -> list[Paragraph]:
    """All rules that hold every word."""
    small = [word.lower() for word in words]
    return [
        paragraph
        for name in names
        for paragraph in paragraphs(rule_text(name, language))
        if all(word in f"{paragraph.chapter} {paragraph.text}".lower() for word in small)
    ]


def show(found: list[Paragraph]) -> None:
    from rich.markup import escape

    shown = console()
    chapter = ""
    for paragraph in found:
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            shown.print(f"[bold]{escape(chapter)}[/]")
        text = escape(paragraph.text.replace("**", "").replace("*", ""))
        shown.print(f"  [bold cyan]{paragraph.rule}[/]  {text}")


def check(language: str) -> None:
    """Every rule that the code's questions name has a paragraph."""
    problems = []
    for name in spielwerk.NAMES:
        game = spielwerk.game(name)
        text = rule_text(name, language)
        if not text:
            continue
        known = {paragraph.rule for paragraph in paragraphs(text)}
        named = {getattr(step, "rule", "") for step in game.steps} - {""}
        problems += [f"{name}: {rule} has no paragraph" for rule in sorted(named - known)]
        console().print(f"{game.title}: {len(known)} rules, {len(named)} of them ask questions")
    if problems:
        raise BadSetup("; ".join(problems))


def rules(
    *words: str,
    language: Language = "en",
    check_ids: Annotated[bool, Parameter(name="--check", negative="")] = False,
) -> None:
    """Show rules: of a whole game, by ID, by the beginning of an ID, or by words in them.

    Example: spielwerk rules TH-MINE-04

    Example: spielwerk rules tharos guild marker attack --language de

    Parameters
    ----------
    words
        A game, a rule ID, or words to look for.
    language
        en, de or fr.
    check_ids
        Check that every rule that asks a question has a paragraph.
    """
    if check_ids:
        check(language)
        return
    if not words:
        for name in spielwerk.NAMES:
            text = rule_text(name, language)
            count = f"{len(paragraphs(text))} rules" if text else "no rule text"
            console().print(f"spielwerk rules {name}    {spielwerk.game(name).title}, {count}")
        return
    names = tuple(spielwerk.NAMES)
    rest = list(words)
    if rest[0] in names:
        names = (rest.pop(0),)
        if not rest:
            show_whole(rule_text(names[0], language), names[0])
            return
    found = lookup(rest[0], language) if len(rest) == 1 and "-" in rest[0] else []
    found = found or search(rest, names, language)
    if not found:
        raise BadSetup(f"no rule is called or says {' '.join(rest)!r}")
    show(found)


def show_whole(text: str, name: str) -> None:
    if not text:
        raise BadSetup(f"there is no rule text for {name}")
    from rich.markdown import Markdown

    console().print(Markdown(text))
