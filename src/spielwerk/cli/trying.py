"""`try`: what the rules say about a position."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import spielwerk
from spielwerk.cli.rules import Language
from spielwerk.cli.screen import console
from spielwerk.cli.words import Words
from spielwerk.core.agenda import options
from spielwerk.core.errors import BadPosition
from spielwerk.core.table import Table


def try_position(
    file: Path,
    /,
    *answers: str,
    seed: int = 1,
    language: Language = "en",
    json: bool = False,
) -> None:
    """Load a position, give answers, and see what is asked, offered, refused, and what results.

    Example: spielwerk try position.toml do:plenty die:W2

    Parameters
    ----------
    file
        A position: a TOML file that states what differs from the game's default position.
    answers
        Answers as tokens, one after the other.
    seed
        Of the dice that the position does not fix.
    language
        en, de or fr.
    json
        Print JSON.
    """
    table = spielwerk.at(file, seed=seed)
    for token in answers:
        table.answer(token)
    report = describe(table, Words(table.game, language))
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    else:
        show(table, report)


def describe(table: Table, words: Words) -> dict[str, Any]:
    """Everything `try` tells, ready for JSON."""
    game = table.game
    names = [f"P{seat}" for seat in range(table.the_record.seats)]
    asked: dict[str, Any] | None = None
    choice = table.choice
    offered: list[dict[str, str]] = []
    refused: list[dict[str, Any]] = []
    if choice is not None:
        about = choice.about()
        asked = {
            "seat": choice.seat,
            "question": type(choice).__name__,
            "rule": choice.rule,
            "about": game.token(about) if about >= 0 else None,
            "text": words.prompt(choice),
        }
        offered = [
            {"answer": game.token(a), "text": words.option(choice, a)} for a in options(table.state)
        ]
        refused = [
            {
                "answer": token,
                "rule": refusal.rule,
                "reason": refusal.key,
                "need": refusal.need,
                "have": refusal.have,
                "text": words.reason(refusal),
            }
            for token, refusal in table.why().items()
        ]
    try:
        position: dict[str, Any] | None = game.describe(table.state)
    except BadPosition:
        position = None
    return {
        "game": game.name,
        "asked": asked,
        "options": offered,
        "refused": refused,
        "events": [
            {"rule": event.rule, "text": words.event(event, names)}
            for told in table.events[1:]
            for event in told
        ],
        "scores": table.scores,
        "position": position,
    }


def show(table: Table, report: dict[str, Any]) -> None:
    from rich.markup import escape

    shown = console()
    for event in report["events"]:
        shown.print(f"[dim]{event['rule']:<18}[/] {escape(event['text'])}")
    asked = report["asked"]
    if asked is None:
        shown.print(f"[bold]{table.game.title} is over.[/]")
    else:
        about = f" about {asked['about']}" if asked["about"] else ""
        shown.print(
            f"[bold]Seat {asked['seat']} is asked: {escape(asked['text'])}[/] "
            f"({asked['question']}{about}, {asked['rule']})"
        )
    for option in report["options"]:
        shown.print(f"  [green]{escape(option['answer']):<18}[/] {escape(option['text'])}")
    if report["refused"]:
        shown.print("[bold]Refused[/]")
    for refusal in report["refused"]:
        shown.print(
            f"  [red]{escape(refusal['answer']):<18}[/] {refusal['rule']:<18} "
            f"{escape(refusal['text'])}"
        )
    shown.print(f"[bold]Scores[/] {', '.join(map(str, report['scores']))}")
    if report["position"] is not None:
        shown.print("[bold]Position[/]")
        for line in toml_lines(report["position"]):
            shown.print(f"  {escape(line)}", soft_wrap=True)


def toml_lines(document: dict[str, Any]) -> list[str]:
    """A position as TOML again; what each player has comes last, as tables."""
    lines = [f"{n} = {toml_value(value)}" for n, value in document.items() if n != "players"]
    for seat, values in document.get("players", {}).items():
        lines += ["", f"[players.{seat}]", *toml_lines(values)]
    return lines


def toml_value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{name} = {toml_value(item)}" for name, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    return msgspec.json.encode(value).decode()
