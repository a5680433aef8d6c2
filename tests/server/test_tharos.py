"""A whole game of Tharos over the wire: two people by link and a bot between them."""

from __future__ import annotations

import random
from typing import Any

from tests.server.people import Line, Person
from tests.server.running import Running


async def play_on(lines: dict[int, Line]) -> None:
    """Random legal answers until the end, checking what each seat is sent."""
    luck = random.Random(2)
    positions = {seat: (await line.subscribe())["position"] for seat, line in lines.items()}
    while True:
        asked = [seat for seat, position in positions.items() if position["options"]]
        for seat in asked:
            position = positions[seat]
            token = luck.choice(position["options"])["token"]
            key = f"answer-{position['seq']}"
            await lines[seat].send(
                "answer", base_seq=position["seq"], idempotency_key=key, token=token
            )
        goal = 1 + max(position["seq"] for position in positions.values())
        for seat, line in lines.items():
            while positions[seat]["seq"] < goal:
                heard = await line.until("committed", "rejected")
                assert heard["type"] == "committed", heard
                positions[seat] = heard["position"]
                only_what_the_seat_may_know(heard["position"], seat)
        if all(position["asked"] is None for position in positions.values()):
            return


def only_what_the_seat_may_know(position: Any, seat: int) -> None:
    assert position["seat"] == seat
    players = position["view"]["players"]
    assert len(players[seat]["hand"]) == players[seat]["hand_size"]
    if position["asked"] is None or position["asked"]["seat"] != seat:
        assert position["options"] == position["refused"] == []


async def test_a_whole_game_with_a_bot_is_played_verified_and_replayed(
    one_server: Running,
) -> None:
    async with Person(one_server) as anna, Person(one_server) as bert:
        table = await anna.table("me", "bot:random", "open", game="tharos")
        await bert.join(table)
        lines = {0: await anna.line(table["id"]), 2: await bert.line(table["id"])}
        await play_on(lines)

        told = await anna.get(f"/api/replays/{table['id']}")
        verified = await anna.get(f"/api/replays/{table['id']}/verify")
        frames = await anna.get(f"/api/replays/{table['id']}/frames?seat=1&first={told['moves']}")
    assert verified["ok"] is True
    assert verified["outcomes"] > 100
    assert frames["frames"][-1]["scores"] == told["record"]["scores"]
