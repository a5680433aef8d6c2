"""Why not: what is refused now, with the rule behind it."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

from spielwerk.cli.rules import lookup
from spielwerk.cli.words import Words
from spielwerk.core.agenda import Choice
from spielwerk.core.table import Table

if TYPE_CHECKING:
    from rich.console import Console


def letters(count: int) -> list[str]:
    """a … z, aa, ab, …"""
    names = list(ascii_lowercase)
    names += [first + second for first in ascii_lowercase for second in ascii_lowercase]
    return names[:count]


def print_refusals(shown: Console, table: Table, words: Words) -> None:
    """The list of refused things, each with a letter."""
    from rich.markup import escape

    refused = table.why()
    if not refused:
        shown.print(words.say("nothing-refused"))
        return
    shown.print(f"[bold]{words.say('refused')}[/]")
    for letter, (token, refusal) in zip(letters(len(refused)), refused.items(), strict=True):
        reason = escape(words.reason(refusal))
        shown.print(
            f"[red]{letter:>3}[/]  {escape(words.thing(token))}  [dim]{escape(token)}[/]: "
            f"{reason} [dim]({refusal.rule})[/]"
        )


def print_why(shown: Console, table: Table, words: Words, choice: Choice[Any], wanted: str) -> None:
    """One refused thing, by letter or token, with its rule; or why an option is offered."""
    from rich.markup import escape

    refused = table.why()
    by_letter = dict(zip(letters(len(refused)), refused, strict=True))
    offered = table.options
    token = by_letter.get(wanted, wanted)
    if wanted.isdigit() and 1 <= int(wanted) <= len(offered):
        token = offered[int(wanted) - 1]
    if token in refused:
        refusal = refused[token]
        shown.print(f"[red]{escape(words.reason(refusal))}[/] [dim]({refusal.rule})[/]")
        print_rule(shown, words, refusal.rule)
    elif token in offered:
        shown.print(words.say("offered-now", what=token, rule=choice.rule), markup=False)
        print_rule(shown, words, choice.rule)
    else:
        shown.print(words.say("not-refused", what=token), markup=False)


def print_rule(shown: Console, words: Words, rule: str) -> None:
    from rich.markup import escape

    found = lookup(rule, words.language)
    if not found:
        shown.print(words.say("no-rule", what=rule), markup=False)
    for paragraph in found:
        text = escape(paragraph.text.replace("**", "").replace("*", ""))
        shown.print(f"  [bold cyan]{paragraph.rule}[/]  {text}")
