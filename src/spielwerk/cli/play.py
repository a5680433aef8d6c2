"""`play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import spielwerk
from spielwerk.bots import offered
from spielwerk.cli.files import read_record
from spielwerk.cli.rules import Language
from spielwerk.cli.saves import fresh_path, saved_when, unfinished
from spielwerk.cli.screen import console
from spielwerk.cli.session import HUMAN, Session, read_line
from spielwerk.cli.settings import read_settings
from spielwerk.cli.words import Words
from spielwerk.core.errors import BadSetup
from spielwerk.core.record import Record


def seat_names(game: str, seats: str) -> list[str]:
    """Names that say who plays: `greedy-2` is a bot, everything else a person."""
    bots = offered(spielwerk.game(game))
    names = []
    for number, word in enumerate(seats.split(","), start=1):
        kind, _, name = word.strip().partition(":")
        if kind == HUMAN:
            if any(name.startswith(f"{bot}-") for bot in bots):
                raise BadSetup(f"{name!r} is how a bot would be called")
            names.append(name or f"player-{number}")
        elif kind in bots and not name:
            names.append(f"{kind}-{number}")
        else:
            known = ", ".join((HUMAN, *bots))
            raise BadSetup(f"there is no player {word.strip()!r}; seats are {known}")
    return names


def kinds_of(game: str, names: list[str]) -> list[str]:
    """Who plays each seat, from the names in a record."""
    bots = offered(spielwerk.game(game))
    return [next((bot for bot in bots if name.startswith(f"{bot}-")), HUMAN) for name in names]


def play(
    game: str = "tharos",
    /,
    *,
    seats: str | None = None,
    seed: int | None = None,
    language: Language = "en",
    components: Path | None = None,
    settings: str = "",
    resume: Path | None = None,
    new: Annotated[bool, Parameter(negative="")] = False,
    auto_forced: bool = True,
) -> None:
    """Play in the terminal, against bots or with people at the same keyboard.

    Every answer is saved at once; a game that was left or killed goes on where it was.

    Example: spielwerk play tharos --seats human,greedy,random

    Example: spielwerk play tharos --seats human:Anna,human:Ben --language de

    Parameters
    ----------
    game
        Which game.
    seats
        Who plays, with commas between: human (or human:NAME), random, greedy, apprentice,
        journeyman, master, grandmaster.
    seed
        The same seed lays out the same game.
    language
        en, de or fr.
    components
        A component pack that replaces values of the standard components.
    settings
        Settings of the table, with commas between: events=on,first=2 (see `spielwerk games`).
    resume
        A saved game to go on with.
    new
        Do not ask about unfinished games.
    auto_forced
        Give the only possible answer without asking.
    """
    if resume is not None:
        record, path = read_record(resume), resume
    else:
        spielwerk.game(game)
        plain = seats is None and seed is None and components is None and not settings
        wanted = plain and not new
        left = unfinished(game) if wanted else None
        if left is not None and agreed(left[0], left[1], language):
            path, record = left
        else:
            start(game, seats, seed, language, components, settings, auto_forced)
            return
    table = spielwerk.replay(record, components=components)
    if record.key is None:
        raise BadSetup(f"{path} is a published record without its key; look at it with replay")
    names = record.names or [f"player-{n + 1}" for n in range(record.seats)]
    kinds = kinds_of(record.game, names)
    Session(table, kinds, names, language, path, auto_forced).run()


def start(
    game: str,
    seats: str | None,
    seed: int | None,
    language: Language,
    components: Path | None,
    settings: str,
    auto_forced: bool,
) -> None:
    few = spielwerk.game(game).seats.start
    options = read_settings(spielwerk.game(game), settings)
    names = seat_names(game, seats or ",".join([HUMAN, *["greedy"] * max(1, few - 1)]))
    table = spielwerk.new(
        game, len(names), seed=seed, options=options, components=components, names=names
    )
    session = Session(table, kinds_of(game, names), names, language, fresh_path(game), auto_forced)
    session.run()


def agreed(path: Path, record: Record, language: Language) -> bool:
    game = spielwerk.game(record.game)
    words = Words(game, language)
    text = words.say("resume-offer", game=game.title, when=saved_when(path))
    answer = read_line(console(), f"{text} ")
    return answer is not None and (
        not answer or answer.strip().lower()[:1] in (words.say("yes"), "y")
    )
