"""Tables survive a fix of the rules: by replay, else from the position everybody has seen.

An earlier version is played by pretending: the stored table is said to follow version 0, and one
of its answers becomes one that only that version knew.
"""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from spielwerk.server.schema import moves, snapshots
from spielwerk.server.store import make_engine
from tests.server.conftest import MakeServer
from tests.server.people import Line, Person, play_out, two_at_a_table
from tests.server.running import Running

FORGOTTEN = "cell:z9"


def pretend_earlier_rules(server: Running, *, other_answer: bool, snapshot: bool = True) -> None:
    """The server is stopped; its only table was played by version 0."""
    engine = make_engine(server.database)
    with engine.begin() as db:
        start = db.execute(sa.select(moves).where(moves.c.kind == "start")).mappings().one()
        record: dict[str, Any] = {**start["record"], "rules_version": 0}
        db.execute(sa.update(moves).where(moves.c.kind == "start").values(record=record))
        if other_answer:
            db.execute(sa.update(moves).where(moves.c.seq == 2).values(token=FORGOTTEN))
        if not snapshot:
            db.execute(sa.delete(snapshots))
    engine.dispose()


async def lines_at(table: Any, *people: Person) -> tuple[list[Line], Any]:
    lines = [await person.line(table["id"]) for person in people]
    shown = [await line.subscribe() for line in lines]
    return lines, shown[0]


async def test_a_table_that_the_new_rules_lead_to_as_well_just_goes_on(
    make_server: MakeServer,
) -> None:
    server = make_server()
    async with Person(server) as anna, Person(server) as bert:
        table, first, second = await two_at_a_table(anna, bert)
        await play_out([first, second], ["cell:a1", "cell:b1"])
        await asyncio.to_thread(server.stop)
        pretend_earlier_rules(server, other_answer=False)
        await asyncio.to_thread(server.start)

        lines, shown = await lines_at(table, anna, bert)

        assert (shown["rules_fixed_at"], shown["position"]["move"]) == (None, 2)
        seq = await play_out(lines, ["cell:a2", "cell:b2", "cell:a3"], shown["position"]["seq"])
        record = await anna.get(f"/api/tables/{table['id']}/record")
        assert (record["rules_version"], "continued_at" in record) == (1, False)
        assert len(record["answers"]) == 5
        assert seq == shown["position"]["seq"] + 3
        assert (await anna.get(f"/api/replays/{table['id']}/verify"))["ok"]


async def test_otherwise_it_goes_on_from_its_position_and_says_so(make_server: MakeServer) -> None:
    server = make_server()
    async with Person(server) as anna, Person(server) as bert:
        table, first, second = await two_at_a_table(anna, bert)
        await play_out([first, second], ["cell:a1", "cell:b1"])
        seen = (await first.subscribe())["position"]["view"]
        await asyncio.to_thread(server.stop)
        pretend_earlier_rules(server, other_answer=True)
        await asyncio.to_thread(server.start)

        lines, shown = await lines_at(table, anna, bert)

        assert shown["rules_fixed_at"] == 2
        assert shown["position"]["view"] == seen
        seq = shown["position"]["seq"]
        await lines[0].send("undo_request", base_seq=seq, to_move=1)
        assert (await lines[0].until("rejected"))["key"] == "way-back"
        seq = await play_out(lines, ["cell:a2"], seq)
        await lines[0].send("undo", base_seq=seq, idempotency_key="undoundo1", steps=1)
        back = await lines[0].until("committed", "rejected")
        assert (back["type"], back["position"]["view"]) == ("committed", seen)

        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        lines, shown = await lines_at(table, anna, bert)
        assert (shown["rules_fixed_at"], shown["position"]["view"]) == (2, seen)
        await play_out(lines, ["cell:a2", "cell:b2", "cell:a3"], shown["position"]["seq"])
        record = await anna.get(f"/api/tables/{table['id']}/record")
        assert (record["continued_at"], record["answers"][0]) == (2, FORGOTTEN)
        refused = await anna.get(f"/api/replays/{table['id']}/frames", status=400)
        assert "fixed in the middle of this game" in refused["message"]


async def test_without_a_saved_position_the_table_says_why_it_cannot_be_opened(
    make_server: MakeServer,
) -> None:
    server = make_server()
    async with Person(server) as anna, Person(server) as bert:
        table, first, second = await two_at_a_table(anna, bert)
        await play_out([first, second], ["cell:a1"])
        await asyncio.to_thread(server.stop)
        pretend_earlier_rules(server, other_answer=True, snapshot=False)
        await asyncio.to_thread(server.start)

        refused = await anna.get(f"/api/tables/{table['id']}", status=400)

        assert "follows version 0" in refused["message"]


async def test_bots_go_on_thinking_after_a_fix_of_the_rules(make_server: MakeServer) -> None:
    server = make_server(bot_pause=30.0)
    async with Person(server) as anna:
        table = await anna.table("me", "bot:random")
        line = await anna.line(table["id"])
        await line.subscribe()
        await line.answer("cell:a1", 1)
        await asyncio.to_thread(server.stop)
        pretend_earlier_rules(server, other_answer=True)
        server.settings["bot_pause"] = 0.0
        await asyncio.to_thread(server.start)

        (line,), shown = await lines_at(table, anna)
        position = shown["position"]
        while position["move"] < 2:
            position = (await line.until("committed"))["position"]

        assert position["asked"]["seat"] == 0
