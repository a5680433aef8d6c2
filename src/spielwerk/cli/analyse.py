"""`analyse`: a record, judged decision by decision."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

import spielwerk
from spielwerk.arena.work import crew, in_order
from spielwerk.bots.analysis import (
    FORMAT,
    MARKS,
    Analysis,
    Decision,
    analyst,
    deal_luck,
    judged,
    summed_up,
)
from spielwerk.cli.files import read_record
from spielwerk.cli.screen import console, player_name, progress_bar
from spielwerk.core.components import Document
from spielwerk.core.errors import BadSetup
from spielwerk.core.record import Record

if TYPE_CHECKING:
    from rich.console import Console

AT_ONCE = 4  # answers in one job
WORST = 10  # errors that are listed


def analyse(
    file: Path,
    /,
    *,
    bot: str = "master",
    seat: int | None = None,
    first: Annotated[int, Parameter(name="--from")] = 1,
    last: Annotated[int | None, Parameter(name="--to")] = None,
    seed: int = 1,
    jobs: int | None = None,
    components: Path | None = None,
    json: Path | None = None,
) -> None:
    """Judge every decision of a record: what each answer was worth, win chances, luck and skill.

    Example: spielwerk analyse game.json --bot master --json analysis.json

    Parameters
    ----------
    file
        A record, as `play` saves it.
    bot
        The bot that judges, one that searches: a level, or search@20000 with its positions.
    seat
        Only decisions of this seat, from 0.
    first
        The first answer, from 1.
    last
        The last answer.
    seed
        The same seed judges the same.
    jobs
        How many processes share the work; all processors unless told otherwise.
    components
        The component pack the game was played with.
    json
        Write everything to this file.
    """
    record = read_record(file)
    pack = spielwerk.pack_from(components)
    game = spielwerk.replay(record, components=pack).game
    analyst(game, bot)
    end = len(record.answers) if last is None else last
    if not 1 <= first <= end <= len(record.answers):
        raise BadSetup(f"the answers are 1 to {len(record.answers)}, not {first} to {end}")
    if seat is not None and not 0 <= seat < record.seats:
        raise BadSetup(f"--seat is 0 to {record.seats - 1}, not {seat}")
    if jobs is not None and jobs < 1:
        raise BadSetup("--jobs is at least 1")
    if json is not None and not json.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder for {json}")
    work = [
        (record, pack, bot, seed, range(at, min(at + AT_ONCE, end + 1)))
        for at in range(first, end + 1, AT_ONCE)
    ]
    decisions: list[Decision] = []
    with crew(jobs or os.cpu_count() or 1) as workers, progress_bar() as bar:
        task = bar.add_task(game.title, total=end + 1 - first)
        for some in in_order(workers, judge_some, work):
            decisions += some
            bar.advance(task, len(some))
    start, deal = deal_luck(game, record, pack, seed)
    whole = first == 1
    analysis = Analysis(
        format=FORMAT,
        game=record.game,
        rules_version=record.rules_version,
        seats=record.seats,
        bot=bot,
        seed=seed,
        first=first,
        last=end,
        answers=len(record.answers),
        start=start,
        deal=deal,
        players=summed_up(record, deal if whole else None, decisions),
        decisions=[found for found in decisions if worth_telling(found, seat)],
    )
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(analysis), indent=1) + b"\n")
    show(console(), analysis)


Work = tuple[Record, Document | None, str, int, range]


def judge_some(work: Work) -> list[Decision]:
    record, pack, bot, seed, numbers = work
    return list(judged(spielwerk.game(record.game), record, pack, bot, seed, numbers))


def worth_telling(found: Decision, seat: int | None) -> bool:
    """Forced answers without luck say nothing."""
    if not found.options and found.luck is None:
        return False
    return seat is None or found.seat == seat


def show(shown: Console, analysis: Analysis) -> None:
    from rich.table import Table

    table = Table(title=f"{analysis.game}, judged by {analysis.bot}", title_justify="left")
    table.add_column("player")
    marks = ("blunders", "mistakes", "inaccuracies")
    for column in ("decisions", "given away", "points", *marks, "luck"):
        table.add_column(column, justify="right")
    for row in analysis.players:
        table.add_row(
            player_name(row.seat, row.name),
            str(row.decisions),
            f"{100 * row.error:.1f} %",
            f"{row.points:.1f}",
            *(str(row.marks[mark]) for mark, _ in MARKS),
            f"{100 * row.luck:+.1f} %",
        )
    shown.print(table)
    show_worst(shown, analysis)
    shown.print("Given away and luck are win chances; docs/analysis.md says how they are found.")


def show_worst(shown: Console, analysis: Analysis) -> None:
    from rich.table import Table

    marked = [found for found in analysis.decisions if found.mark]
    if not marked:
        return
    table = Table(title="The most costly answers", title_justify="left")
    table.add_column("answer", justify="right")
    for column in ("player", "question", "given", "best"):
        table.add_column(column)
    table.add_column("given away", justify="right")
    table.add_column("points", justify="right")
    for found in sorted(marked, key=lambda found: -found.error)[:WORST]:
        table.add_row(
            str(found.number),
            player_name(found.seat, analysis.players[found.seat].name),
            f"{found.question} ({found.rule})",
            found.answer,
            found.options[0].answer,
            f"{100 * found.error:.1f} ± {100 * found.doubt:.1f} %",
            f"{found.points:.1f}",
        )
    shown.print(table)
