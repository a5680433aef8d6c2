"""A record played again: with the chance that it tells, or with the dice thrown anew."""

from __future__ import annotations

from typing import Any

from spielwerk.core.components import Document
from spielwerk.core.errors import BadRecord, BadSetup
from spielwerk.core.game import Game
from spielwerk.core.record import Record, checked_key
from spielwerk.core.starting import fitting_options
from spielwerk.core.table import Table


def replay(
    game: Game[Any], record: Record, pack: Document | None = None, to: int | None = None
) -> Table:
    """The table at the end of a record, or after its first answers. A record of earlier rules is
    replayed by the present ones, as long as they lead to the same game."""
    theirs, ours = record.rules_version, game.rules_version
    follows = (
        f"this record follows version {theirs} of the rules of {game.title}; "
        f"this program plays version {ours}"
    )
    if theirs > ours:
        raise BadRecord(follows, "newer", game=game.title, theirs=theirs, ours=ours)
    if record.continued_at is not None:
        raise BadRecord(
            f"the rules were fixed in the middle of this game, after answer {record.continued_at}; "
            "what came before cannot be replayed by the present rules",
            "rules-fixed",
            number=record.continued_at,
        )
    try:
        game.checked_seats(record.seats)
        fitting_options(game, record.seats, record.options)
    except BadSetup as problem:
        raise BadRecord(f"the record's set-up is not possible: {problem}", "setup") from None
    if record.names and len(record.names) != record.seats:
        raise BadRecord(
            f"the record has {len(record.names)} names for {record.seats} seats", "incomplete"
        )
    if len(record.chance) != len(record.answers) + 1:
        raise BadRecord(
            "the record is incomplete: every answer needs its entry of chance", "incomplete"
        )
    last = len(record.answers) if to is None else to
    if not 0 <= last <= len(record.answers):
        raise BadRecord(
            f"the record has {len(record.answers)} answers; there is no {last}th",
            "length",
            number=len(record.answers),
        )
    checked_key(record)
    table = Table(game, record, pack)
    kept = table.record()
    table.the_record = kept
    try:
        table.run(kept.answers[:last], kept.chance[: last + 1])
        if table.over and record.scores is not None and record.scores != table.scores:
            raise BadRecord(
                f"the record says {record.scores} points, the game gives {table.scores}", "scores"
            )
    except BadRecord as problem:
        if theirs == ours:
            raise
        text = f"{follows}, by which {problem}"
        raise BadRecord(text, "older", game=game.title, theirs=theirs, ours=ours) from None
    kept.rules_version = game.rules_version
    kept.scores = table.scores if table.over else None
    return table


def verify(game: Game[Any], record: Record, pack: Document | None = None) -> int:
    """Throw all dice again from the key and compare; the number of outcomes, or BadRecord."""
    if checked_key(record) is None:
        raise BadRecord("the key is published when the game is over; until then wait", "sealed")
    replay(game, record, pack)
    if record.branched_at is not None:
        table = replay(game, record, pack, to=record.branched_at)
    else:
        fresh = Record(
            game=record.game,
            rules_version=record.rules_version,
            seats=record.seats,
            options=record.options,
            components=record.components,
            position=record.position,
            commitment=record.commitment,
            key=record.key,
        )
        table = Table(game, fresh, pack)
        table.set_up(None)
        fresh.chance.append(list(table.state.chance or ()))
        table.keep_events()
    for number in range(len(table.moments), len(record.answers) + 1):
        if table.the_record.chance[number] != record.chance[number]:
            where = f"answer {number}" if number else "the set-up"
            text = f"the dice of {where} are not those of the committed key"
            raise BadRecord(text, "dice", number=number)
        if number < len(record.answers):
            table.answer(record.answers[number])
    return sum(len(outcomes) for outcomes in record.chance)
