"""What runs in worker processes: bots think, records are opened, dice are verified.

A worker sees an observation, never a real state: `guess` has dealt anew what the bot's seat
cannot see before anything is sent. Jobs and results are JSON, so nothing is ever unpickled.
"""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

import spielwerk
from spielwerk import bots
from spielwerk.bots.pacing import turn_at
from spielwerk.bots.search import collect_again, rest_collecting
from spielwerk.core import codec, record
from spielwerk.core.agenda import apply, options
from spielwerk.core.components import Document
from spielwerk.core.errors import BadRecord, SpielwerkError
from spielwerk.core.game import Game, ScoreLine
from spielwerk.core.replaying import replay, verify
from spielwerk.core.table import Table
from spielwerk.server import looking, protocol

NICE = 5  # people come before bots
GREEDY = "greedy"
PATIENCE = 5.0  # seconds, after which a job begins no further answer


class Think(Struct, tag=True, kw_only=True):
    game: str
    pack: Document | None
    observation: msgspec.Raw
    seat: int
    level: str
    seed: int
    spent: int = 0  # positions looked at in this turn


def question(table: Table, seat: int, level: str, seed: int, key: bytes, spent: int = 0) -> Think:
    """What this seat is to think about. Only what it sees goes along: the key, which deals the rest
    anew, stays here."""
    guess = table.game.guess(table.state, seat, key)
    return Think(
        game=table.game.name,
        pack=table.pack,
        observation=msgspec.Raw(codec.save(table.game, guess)),
        seat=seat,
        level=level,
        seed=seed,
        spent=spent,
    )


class Open(Struct, tag=True, kw_only=True):
    """All frames of a record as one seat sees them; only the last one's scores in rows."""

    pack: Document | None
    record: record.Record
    seat: int


class Check(Struct, tag=True, kw_only=True):
    """Replay, to see whether the record is right; with `dice` also throw them again."""

    pack: Document | None
    record: record.Record
    dice: bool


Job = Think | Open | Check


class Opened(Struct, kw_only=True):
    """Frames stay encoded: they are only passed on."""

    frames: list[msgspec.Raw]
    score_lines: list[ScoreLine]
    winners: list[int] | None


class Chosen(Struct, kw_only=True):
    """A bot's answer, what it was chosen from, the merit that spoke most for it, if there was a
    choice, and the positions looked at in this turn until then."""

    token: str
    offered: list[str]
    why: str
    spent: int


class Failed(Struct, kw_only=True):
    """What is wrong: in English, and by its key and facts."""

    reason: str
    key: str
    facts: dict[str, str | int]


def levels(played: Game[Any]) -> list[str]:
    """The bots there are for a game."""
    return list(bots.offered(played))


def work(pipe: Connection, parent: int) -> None:
    """The life of a worker process; it ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    while True:
        try:
            while not pipe.poll(2.0):
                if os.getppid() != parent:
                    return
            job = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(done(job))


# --- the jobs ---------------------------------------------------------------------------------

DECODER = msgspec.json.Decoder(Job)


def done(job: bytes) -> bytes:
    """One job, from JSON to JSON; mistakes from outside become a sentence."""
    try:
        asked = DECODER.decode(job)
        result: Any
        if isinstance(asked, Think):
            result = think(asked)
        elif isinstance(asked, Open):
            result = opened(asked)
        else:
            result = checked(asked)
    except SpielwerkError as problem:
        result = Failed(reason=str(problem), key=problem.key, facts=problem.facts)
    except Exception as problem:
        text = f"this cannot be replayed ({type(problem).__name__})"
        result = Failed(reason=text, key="", facts={})
    return msgspec.json.encode(result)


def think(job: Think) -> list[Chosen]:
    """The collector of circular garbage would look through the whole tree at every answer, so it
    rests until the tree is gone."""
    collects = rest_collecting()
    try:
        return answers(job)
    finally:
        collect_again(collects)


def answers(job: Think) -> list[Chosen]:
    """The bot's answer, and those of its turn that follow at once: what it found out for them would
    be gone by the next job. Where dice fall or something comes to light only the server knows how
    the game goes on, and after some seconds people want to see an answer."""
    played = spielwerk.game(job.game)
    components, _ = played.components(job.pack)
    g = codec.load(played, bytes(job.observation), components)
    bot = bots.Player(played, job.seat, job.level, spent=job.spent)
    known = (turn_at(played, g), g.draws, g.reveals)
    until = monotonic() + PATIENCE
    chosen: list[Chosen] = []
    while not chosen or (known == (turn_at(played, g), g.draws, g.reveals) and monotonic() < until):
        offered = [played.token(action) for action in options(g)]
        action = bot.choose(g, bots.seed_of(job.seed, len(chosen)))
        token = played.token(action)
        chosen.append(Chosen(token=token, offered=offered, why=bot.why, spent=bot.spent))
        apply(g, action)
    return chosen


def opened(job: Open) -> Opened:
    played = spielwerk.record_game(job.record)
    end = replay(played, job.record, job.pack)
    if not -1 <= job.seat < job.record.seats:
        raise BadRecord(f"there is no seat {job.seat} at this table", "seat", seat=job.seat)
    walker = replay(played, job.record, job.pack, to=0)
    kept = job.record
    frames = [msgspec.Raw(msgspec.json.encode(frame(walker, job.seat)))]
    for number, token in enumerate(kept.answers, start=1):
        walker.go_on([token], [kept.chance[number]])
        frames.append(msgspec.Raw(msgspec.json.encode(frame(walker, job.seat))))
    return Opened(
        frames=frames,
        score_lines=end.score_rows,
        winners=end.winners if end.over else None,
    )


def frame(at: Table, seat: int) -> protocol.Frame:
    move = len(at.moments)
    return protocol.Frame(
        move=move,
        by=at.moments[-1].seat if move else -1,
        token=at.the_record.answers[-1] if move else None,
        view=at.view(seat),
        asked=looking.asked(at),
        events=looking.happenings(at, move, seat),
        scores=at.scores,
    )


def checked(job: Check) -> int:
    if job.dice:
        return (
            spielwerk.verify(job.record)
            if job.pack is None
            else verify(spielwerk.record_game(job.record), job.record, job.pack)
        )
    replay(spielwerk.record_game(job.record), job.record, job.pack)
    return 0
