"""Thinking time is counted by the server and survives its restart."""

from __future__ import annotations

import asyncio

from spielwerk.server import clocks
from spielwerk.server.clocks import ClockState
from spielwerk.server.protocol import ClockRule
from tests.server.conftest import MakeServer
from tests.server.people import Person, two_at_a_table

RULE = ClockRule(bank=60, increment=5)


def test_the_asked_person_pays_and_the_next_one_gets_the_increment() -> None:
    clock = clocks.started(RULE, 2, [0], 1_000)

    clock = clocks.after(clock, RULE, [0], [1], 11_000)

    assert clock.banks == [50_000, 65_000]
    assert clock.falls == 11_000 + 65_000


def test_several_answers_of_one_turn_get_one_increment() -> None:
    clock = clocks.started(RULE, 2, [0], 0)

    clock = clocks.after(clock, RULE, [0], [0], 10_000)
    clock = clocks.after(clock, RULE, [0], [0], 15_000)

    assert clock.banks == [45_000, 60_000]


def test_bots_do_not_pay() -> None:
    clock = clocks.after(ClockState([9_000, 9_000], 0, None), RULE, [], [0], 50_000)

    assert clock.banks == [14_000, 9_000]
    shown = clocks.shown(clock, RULE, [0], 51_000)
    assert (shown.banks, shown.running) == ([13_000, 9_000], [0])


def test_nobody_pays_after_the_end() -> None:
    clock = clocks.after(ClockState([9_000, 9_000], 0, 9_000), RULE, [0], [], 1_000)

    assert (clock.banks, clock.falls) == ([8_000, 9_000], None)


async def test_positions_tell_the_clocks(anna: Person, bert: Person) -> None:
    _, first, _ = await two_at_a_table(anna, bert, clock={"bank": 60, "increment": 5})
    await asyncio.sleep(0.05)

    reply = await first.answer("cell:a1", 1)

    shown = reply["position"]["clocks"]
    assert 50_000 < shown["banks"][0] < 60_000
    assert 64_000 < shown["banks"][1] <= 65_000
    assert (shown["running"], shown["increment"]) == ([1], 5_000)


async def test_an_empty_bank_hands_the_seat_to_a_bot_even_over_a_restart(
    make_server: MakeServer,
) -> None:
    server = make_server("sqlite")
    async with Person(server) as anna, Person(server) as bert:
        table, first, _ = await two_at_a_table(anna, bert, clock={"bank": 10})
        await asyncio.sleep(0.1)
        reply = await first.answer("cell:a1", 1)
        left = reply["position"]["clocks"]["banks"][0]
        assert left < 10_000
    server.kill()
    set_clock_back(server.database, 9_500)
    server.start()

    async with Person(server) as carl:
        line = await carl.line(table["id"])
        shown = await line.subscribe()
        while shown["table"]["seats"][1]["gone"] != "timeout":
            shown = await line.until("snapshot", "seats")
        seen = await line.subscribe()
        while seen["position"]["move"] < 2:
            seen = {"position": (await line.until("committed"))["position"]}

    assert shown["table"]["seats"][1]["kind"] == "bot"


def set_clock_back(database: str, milliseconds: int) -> None:
    """As if so much time had passed while the server was down."""
    import sqlalchemy as sa

    engine = sa.create_engine(database)
    with engine.begin() as db:
        db.execute(
            sa.text(
                "UPDATE tables SET turn_began = turn_began - :by, flag_falls = flag_falls - :by"
            ),
            {"by": milliseconds},
        )
    engine.dispose()
