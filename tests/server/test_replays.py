"""Records, verified dice, replays frame by frame, playing on from a replay."""

from __future__ import annotations

from typing import Any

import msgspec

import spielwerk
from spielwerk.core.record import commitment
from tests.server.people import Person, play_out, two_at_a_table
from tests.server.test_tables import LINE_OF_THREE


async def finished(anna: Person, bert: Person) -> str:
    table, first, second = await two_at_a_table(anna, bert)
    await play_out([first, second], LINE_OF_THREE)
    return str(table["id"])


async def test_the_record_is_sealed_until_the_game_is_over(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    for path in ("tables/{}/record", "replays/{}", "replays/{}/frames", "replays/{}/verify"):
        refused = await anna.get("/api/" + path.format(table["id"]), 409)
        assert set(refused) == {"code", "message", "key", "args"}
    move = {"move": 0, "seat": 0, "level": "random"}
    await anna.post(f"/api/replays/{table['id']}/branch", move, 409)

    await play_out([first, second], LINE_OF_THREE)

    record = await anna.http.get(f"/api/tables/{table['id']}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert spielwerk.replay(record.content).scores == [1, 0]
    assert spielwerk.verify(record.content) == 0


async def test_the_dice_are_sealed_before_anybody_takes_a_seat(anna: Person, bert: Person) -> None:
    table = await anna.table("me", "open")
    invited = await bert.get(f"/api/invitations/{table['invitation']}")
    joined = await bert.join(table)
    first, second = await anna.line(table["id"]), await bert.line(table["id"])
    await first.subscribe()
    await second.subscribe()

    await play_out([first, second], LINE_OF_THREE)

    record = await anna.get(f"/api/tables/{table['id']}/record")
    sealed = commitment(bytes.fromhex(record["key"]))
    assert sealed == record["commitment"]
    assert [at["commitment"] for at in (table, invited, joined)] == [sealed] * 3
    told = [msgspec.json.encode(at) for at in (table, invited, joined)] + first.raw + second.raw
    assert not any(record["key"].encode() in message for message in told)


async def test_frames_show_the_table_after_each_answer(anna: Person, bert: Person) -> None:
    replay = await finished(anna, bert)

    whole = await bert.get(f"/api/replays/{replay}/frames?seat=1")
    part = await bert.get(f"/api/replays/{replay}/frames?first=2&count=2")

    assert [frame["move"] for frame in whole["frames"]] == [0, 1, 2, 3, 4, 5]
    assert whole["frames"][3]["token"] == "cell:b1"
    assert whole["frames"][3]["by"] == 0
    assert whole["frames"][3]["events"][0]["key"] == "marked"
    assert whole["frames"][0]["asked"]["prompt"] == "MarkCell"
    assert whole["frames"][5]["asked"] is None
    assert (whole["winners"], whole["moves"]) == ([0], 5)
    assert [frame["move"] for frame in part["frames"]] == [2, 3]
    await bert.get(f"/api/replays/{replay}/frames?seat=7", 404)
    await bert.get(f"/api/replays/{replay}/frames?count=5000", 400)


async def test_dice_are_verified_and_an_edited_record_is_found_out(
    anna: Person, bert: Person
) -> None:
    replay = await finished(anna, bert)
    assert await anna.get(f"/api/replays/{replay}/verify") == {
        "ok": True,
        "outcomes": 0,
        "reason": None,
        "key": "",
        "args": {},
    }
    record = (await anna.get(f"/api/replays/{replay}"))["record"]

    same = await anna.post("/api/replays", record, 201)
    twice = await bert.post("/api/replays", record, 201)
    assert same["id"] == twice["id"]
    assert (await bert.get(f"/api/replays/{same['id']}/verify"))["ok"] is True

    for edit, part in (
        ({"answers": [*record["answers"][:-1], "cell:b2"]}, "answer 5"),
        ({"scores": [0, 1]}, "points"),
        ({"key": "00" * 16}, "committed"),
        ({"chance": [[]]}, "incomplete"),
        ({"game": "chess"}, "there is no game"),
        ({"rules_version": 99}, "version 99"),
        ({"answers": 3}, "array"),
        ({"nonsense": 3}, "unknown field"),
        ({"seats": 9}, "players"),
    ):
        refused = await anna.post("/api/replays", {**record, **edit}, 400)
        assert part in refused["message"], refused


async def test_playing_on_from_a_replay_is_marked_as_a_branch(anna: Person, bert: Person) -> None:
    replay = await finished(anna, bert)
    wish = {"move": 3, "seat": 1, "level": "random"}

    table = await bert.post(f"/api/replays/{replay}/branch", wish, 201)

    assert table["branch"] == {"replay": replay, "move": 3}
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "human"]
    line = await bert.line(table["id"])
    shown = await line.subscribe()
    assert shown["position"]["move"] == 3
    assert len(shown["log"]) == 4
    position: Any = (await line.answer("cell:c3", shown["position"]["seq"]))["position"]
    while position["asked"] is not None:
        if position["asked"]["seat"] == 1:
            position = (await line.answer(position["options"][0]["token"], position["seq"]))[
                "position"
            ]
        else:
            position = (await line.until("committed"))["position"]
    told = await bert.get(f"/api/replays/{table['id']}")
    assert told["branch"] == {"replay": replay, "move": 3}
    assert (await bert.get(f"/api/replays/{table['id']}/verify"))["ok"] is True
    for wrong in ({**wish, "move": 5}, {**wish, "seat": 2}, {**wish, "level": "none"}):
        await bert.post(f"/api/replays/{replay}/branch", wrong, 400)


async def test_a_branch_does_not_go_back_behind_its_beginning(anna: Person, bert: Person) -> None:
    replay = await finished(anna, bert)
    wish = {"move": 3, "seat": 1, "level": "random"}
    table = await bert.post(f"/api/replays/{replay}/branch", wish, 201)
    line = await bert.line(table["id"])
    await line.subscribe()

    await line.send("undo", base_seq=1, idempotency_key="undo-undo-1", steps=1)
    assert (await line.until("rejected"))["code"] == "barrier"
    await line.send("undo_request", base_seq=1, to_move=1)
    assert (await line.until("rejected"))["code"] == "illegal"


async def test_the_bug_button_packs_what_the_person_sees(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1)

    during = await bert.post("/api/reports", {"table": table["id"], "note": "odd"})
    await play_out([second, first, second, first], LINE_OF_THREE[1:], 2)
    after = await bert.post("/api/reports", {"table": table["id"]})

    assert during["record"] is None
    assert during["snapshot"]["position"]["seat"] == 1
    assert during["snapshot"]["position"]["view"]["cells"].count(0) == 1
    assert (during["note"], during["rules_version"]) == ("odd", 1)
    assert after["record"]["answers"] == LINE_OF_THREE
    await anna.post("/api/reports", {"table": "nosuchtable"}, 404)
