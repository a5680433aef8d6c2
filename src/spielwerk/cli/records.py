"""`replay` and `verify`: looking at a record."""

from __future__ import annotations

from pathlib import Path

import spielwerk
from spielwerk.cli.boards import board_of
from spielwerk.cli.files import read_record
from spielwerk.cli.rules import Language
from spielwerk.cli.scores import print_scores
from spielwerk.cli.screen import console
from spielwerk.cli.words import Words
from spielwerk.core.errors import BadSetup


def replay(
    file: Path,
    /,
    *,
    to: int | None = None,
    seat: int = -1,
    language: Language = "en",
    components: Path | None = None,
) -> None:
    """Show a game from its record: the log, the table as it stands, and the scores.

    Example: spielwerk replay game.json --to 120 --seat 0

    Parameters
    ----------
    file
        A record, as `play` saves it.
    to
        Only the first answers.
    seat
        Through whose eyes, from 0; nobody's shows what everybody may see.
    language
        en, de or fr.
    components
        The component pack the game was played with.
    """
    from rich.markup import escape

    record = read_record(file)
    table = spielwerk.replay(record, to=to, components=components)
    if not -1 <= seat < record.seats:
        raise BadSetup(f"--seat is 0 to {record.seats - 1}, not {seat}")
    words = Words(table.game, language)
    names = record.names or [f"P{number + 1}" for number in range(record.seats)]
    shown = console()
    answers = ["", *table.the_record.answers]
    for number, (token, told) in enumerate(zip(answers, table.events, strict=True)):
        if number:
            who = names[table.moments[number - 1].seat]
            shown.print(f"[dim]{number:>4}[/] [bold]{escape(who)}[/] {escape(token)}")
        for event in told:
            if event.visible_to(seat):
                shown.print(f"     [dim]{event.rule:<16}[/] {escape(words.event(event, names))}")
    board_of(table.game)(shown, table.view(seat), words, names)
    choice = table.choice
    if choice is not None:
        shown.print(f"{escape(words.waiting(choice, names[choice.seat]))} ({choice.rule})")
    print_scores(shown, table, words, names)


def verify(file: Path, /, *, components: Path | None = None) -> None:
    """Check a finished game: every answer legal, every die thrown from the committed key.

    Example: spielwerk verify game.json

    Parameters
    ----------
    file
        A record.
    components
        The component pack the game was played with.
    """
    record = read_record(file)
    outcomes = spielwerk.verify(record, components=components)
    state = "finished" if record.scores is not None else "unfinished"
    console().print(
        f"{file}: {state} game of {spielwerk.game(record.game).title}, {record.seats} players, "
        f"{len(record.answers)} answers; all {outcomes} outcomes of chance come from the key "
        f"that was committed as {record.commitment[:16]}…",
        soft_wrap=True,
    )
