"""Bots at tables: a lease in the store says who thinks, a worker process thinks.

The lease is written in the transaction that asks the bot, and renewed while this process lives.
If it dies, the lease ends and another process (or the next life of this one) takes the job.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec
import structlog

from spielwerk.bots.pacing import NO_TURN, turn_at
from spielwerk.core.errors import IllegalAction
from spielwerk.server import play, shelf, thinking
from spielwerk.server.clock import now
from spielwerk.server.workers import TooSlow, Workers

if TYPE_CHECKING:
    from spielwerk.server.hall import Hall
    from spielwerk.server.room import Room

log = structlog.get_logger()
LEASE = 6_000  # milliseconds; renewed every two seconds
FALLBACK_SECONDS = 3.0


def turn_of(room: Room) -> tuple[int, int]:
    table = room.table
    return NO_TURN if table is None else turn_at(table.game, table.state)


def any_of(offered: list[str], spent: int = 0) -> thinking.Chosen:
    """A legal answer without a thought."""
    return thinking.Chosen(token=offered[0], offered=offered, why="", spent=spent)


class Jobs:
    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.workers = workers
        self.running: dict[str, asyncio.Task[None]] = {}

    def wish(self, seq: int) -> shelf.JobWish:
        return shelf.JobWish(seq=seq, leased_by=self.hall.process, lease_ends=now() + LEASE)

    def run(self, room: Room, seq: int) -> None:
        """Think and answer, in the background."""
        if self.hall.closing:
            return
        task = asyncio.create_task(self.serve(room, seq))
        room.job = self.running[room.id] = task
        task.add_done_callback(lambda done: self.forget(room.id, done))

    def forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self.running.get(table_id) is task:
            del self.running[table_id]
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("bot failed", table=table_id, problem=type(problem).__name__)

    async def serve(self, room: Room, seq: int) -> None:
        hall = self.hall
        chosen = await self.thought(room, seq)
        if chosen is None:
            return
        if hall.settings.bot_pause:
            await asyncio.sleep(hall.settings.bot_pause)
        async with room.lock:
            turn, answers = turn_of(room), room.heights[-1]
            try:
                if await play.bot_answer(room, seq, chosen[0].token, chosen[0].why):
                    room.thought.clear()
                    # People's answers that waited may have come between, and so a turn of theirs.
                    if turn == turn_of(room) and room.heights[-1] == answers + 1:
                        room.thought[room.moved_at] = chosen
            except IllegalAction:
                hall.metrics.fallbacks.inc()
                if room.table is not None and room.moved_at == seq:
                    await play.bot_answer(room, seq, room.table.options[0])

    async def thought(self, room: Room, seq: int) -> list[thinking.Chosen] | None:
        """The bot's answer, and what may follow it; a greedy one if it takes too long; any legal
        one if all fails."""
        async with room.lock:
            table, asked = room.table, room.asked
            if table is None or asked is None or room.moved_at != seq or room.is_human(asked):
                return None
            offered = table.options
            last, *later = room.thought.get(seq, [any_of(offered)])
            if later and later[0].offered == offered:
                return later
            if len(offered) == 1:
                return [any_of(offered, last.spent)]  # nothing to think
            level = room.seats[asked].level or thinking.GREEDY
            seed, key = secrets.randbits(63), secrets.token_bytes(16)
            job = thinking.question(table, asked, level, seed, key, last.spent)
        limits = [(level, self.hall.settings.bot_seconds), (thinking.GREEDY, FALLBACK_SECONDS)]
        for attempt, limit in limits:
            job.level = attempt
            began = now()
            try:
                result = await self.workers.do(msgspec.json.encode(job), limit)
                self.hall.metrics.thinking.observe((now() - began) / 1000)
                chosen = msgspec.json.decode(result, type=list[thinking.Chosen])
                if chosen and chosen[0].token in offered:
                    return chosen if attempt == level else chosen[:1]  # the bot may be well again
                log.warning("bot answered nonsense", level=attempt, game=job.game)
            except (TooSlow, OSError, EOFError, msgspec.DecodeError) as problem:
                log.warning("bot gave up", level=attempt, problem=type(problem).__name__)
            self.hall.metrics.fallbacks.inc()
        return [any_of(offered, last.spent)]

    async def rescue(self) -> None:
        """Renew own leases; take over jobs whose process is gone."""
        hall, process = self.hall, self.hall.process
        if self.running:
            await hall.store.write(lambda db: shelf.renew_jobs(db, process, now() + LEASE))
        for table_id, seq in await hall.store.read(lambda db: shelf.lost_jobs(db, now())):
            if await self.claimed(table_id, seq):
                room = await hall.readable(table_id)
                if room is not None:
                    self.run(room, seq)

    async def claimed(self, table_id: str, seq: int) -> bool:
        process = self.hall.process
        return await self.hall.store.write(
            lambda db: shelf.claim_job(db, table_id, seq, process, now(), now() + LEASE)
        )

    async def close(self) -> None:
        """Stop thinking; whoever runs next may take the jobs at once."""
        for task in list(self.running.values()):
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)
        process = self.hall.process
        await self.hall.store.write(lambda db: shelf.renew_jobs(db, process, 0))
