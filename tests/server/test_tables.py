"""Setting a table, sitting down, playing, standing up, playing again."""

from __future__ import annotations

from tests.server.people import Person, play_out, two_at_a_table
from tests.server.running import Running

LINE_OF_THREE = ["cell:a1", "cell:a2", "cell:b1", "cell:b2", "cell:c1"]


async def test_two_people_play_a_game_by_link(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)

    await play_out([first, second], LINE_OF_THREE)
    last = await second.until("committed")
    while last["position"]["asked"] is not None:
        last = await second.until("committed")

    assert last["position"]["winners"] == [0]
    assert last["position"]["scores"] == [1, 0]
    info = await bert.get(f"/api/tables/{table['id']}")
    assert (info["status"], info["winners"], info["my_seats"]) == ("over", [0], [1])


async def test_an_open_seat_waits_and_the_game_begins_when_it_is_taken(
    anna: Person, bert: Person
) -> None:
    table = await anna.table("me", "open")
    line = await anna.line(table["id"])
    waiting = await line.subscribe()
    assert (waiting["position"], waiting["table"]["status"]) == (None, "open")
    refused = await line.answer("cell:a1", 0)
    assert refused["code"] == "not_started"

    seen = await bert.get(f"/api/invitations/{table['invitation']}")
    assert seen["my_seats"] == []
    assert seen["invitation"] is None
    await bert.join(table, name="Bert")

    begun = await line.until("snapshot")
    while begun["position"] is None:
        begun = await line.until("snapshot")
    assert begun["position"]["asked"]["seat"] == 0
    assert [seat["name"] for seat in begun["table"]["seats"]][1] == "Bert"
    assert begun["table"]["commitment"]


async def test_the_asked_seat_gets_options_and_reasons_and_nobody_else_does(
    anna: Person, bert: Person
) -> None:
    _, first, second = await two_at_a_table(anna, bert)

    reply = await first.answer("cell:b2", 1)
    told = await second.until("committed")

    assert reply["position"]["options"] == []
    assert reply["position"]["undoable"] == 1
    assert len(told["position"]["options"]) == 8
    assert told["position"]["options"][0] == {"token": "cell:a3", "kind": "cell", "name": "a3"}
    assert told["position"]["refused"] == [
        {"token": "cell:b2", "rule": "TTT-02", "key": "taken", "need": 0, "have": 0}
    ]
    assert told["log"] == [
        {
            "move": 1,
            "seat": 0,
            "events": [
                {
                    "rule": "TTT-02",
                    "key": "marked",
                    "seat": 0,
                    "thing": "cell:b2",
                    "amount": 0,
                    "other": 0,
                }
            ],
            "why": "",
        }
    ]
    assert (told["by"], told["idempotency_key"]) == (0, None)


async def test_a_spectator_sees_and_cannot_act(anna: Person, bert: Person, server: Running) -> None:
    table, first, _ = await two_at_a_table(anna, bert)
    async with Person(server) as carl:
        line = await carl.line(table["id"])
        shown = await line.subscribe()

        refused = await line.answer("cell:a1", 1)
        await first.answer("cell:a1", 1)
        told = await line.until("committed")

    assert shown["position"]["seat"] == -1
    assert refused["code"] == "not_seated"
    assert told["position"]["options"] == []
    assert told["position"]["view"]["cells"].count(0) == 1


async def test_a_private_table_has_no_spectators(
    anna: Person, bert: Person, server: Running
) -> None:
    table, _, _ = await two_at_a_table(anna, bert, spectators=False)
    async with Person(server) as carl:
        line = await carl.line(table["id"])
        await line.socket.wait_closed()
        assert line.socket.close_code == 1008


async def test_hotseat_one_person_answers_for_all(anna: Person) -> None:
    table = await anna.table("me", "hotseat")
    line = await anna.line(table["id"])
    shown = await line.subscribe()
    position = shown["position"]

    for number, token in enumerate(LINE_OF_THREE):
        reply = await line.answer(token, position["seq"])
        assert reply["type"] == "committed"
        assert reply["by"] == number % 2
        position = reply["position"]

    assert position["winners"] == [0]


async def test_bots_play_their_seats(anna: Person) -> None:
    table = await anna.table("bot:random", "bot:greedy")
    line = await anna.line(table["id"])
    shown = await line.subscribe()

    position = shown["position"]
    while position["asked"] is not None:
        position = (await line.until("committed"))["position"]

    assert position["winners"]


async def test_listed_tables_can_be_joined_without_the_link(anna: Person, bert: Person) -> None:
    hidden = await anna.table("me", "open")
    listed = await anna.table("me", "open", listed=True)
    shown = {table["id"] for table in (await bert.get("/api/tables/open"))["tables"]}

    assert listed["id"] in shown
    assert hidden["id"] not in shown
    await bert.post(f"/api/tables/{hidden['id']}/join", {}, 403)
    joined = await bert.post(f"/api/tables/{listed['id']}/join", {})
    assert joined["my_seats"] == [1]
    assert joined["status"] == "playing"


async def test_the_owner_fills_open_seats_with_bots(anna: Person, bert: Person) -> None:
    table = await anna.table("me", "open")

    await bert.post(f"/api/tables/{table['id']}/fill", {"level": "random"}, 409)
    begun = await anna.post(f"/api/tables/{table['id']}/fill", {"level": "random"})

    assert begun["status"] == "playing"
    assert begun["seats"][1]["level"] == "random"


async def test_my_tables_show_what_waits_for_me_first(anna: Person, bert: Person) -> None:
    mine, _, _ = await two_at_a_table(anna, bert)
    theirs = await bert.table("me", "open")
    await anna.join(theirs)

    tables = (await anna.get("/api/tables/mine"))["tables"]

    assert [table["my_turn"] for table in tables] == [True, False]
    assert tables[0]["id"] == mine["id"]


async def test_rematch_turns_the_seats_and_whoever_asks_second_joins(
    anna: Person, bert: Person
) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    await anna.post(f"/api/tables/{table['id']}/rematch", status=409)
    await play_out([first, second], LINE_OF_THREE)

    again = await anna.post(f"/api/tables/{table['id']}/rematch")
    joined = await bert.post(f"/api/tables/{table['id']}/rematch")

    assert again["id"] == joined["id"] != table["id"]
    assert again["my_seats"] == [1]
    assert joined["my_seats"] == [0]
    assert joined["status"] == "playing"
    assert (await bert.get(f"/api/tables/{table['id']}"))["rematch"] == again["id"]


async def test_wrong_wishes_are_one_clear_sentence(anna: Person) -> None:
    chair = {"who": "me"}
    for body, part in (
        ({"game": "chess", "seats": [chair]}, "there is no game"),
        ({"game": "tictactoe", "seats": [chair]}, "2 to 2 players"),
        ({"game": "tictactoe", "seats": [chair, chair]}, "one seat only"),
        ({"game": "tictactoe", "seats": [chair, {"who": "bot", "level": "x"}]}, "no bot"),
        (
            {"game": "tictactoe", "seats": [chair, {"who": "open"}], "options": {"a": 1}},
            "no option",
        ),
        ({"game": "tictactoe"}, "seats"),
    ):
        reply = await anna.post("/api/tables", body, 400)
        assert part in reply["message"], reply


async def test_reconnecting_tells_what_happened_since(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    seq = await play_out([first, second], ["cell:a1"])
    await second.close()
    await first.send("undo", base_seq=seq, idempotency_key="undoundo1", steps=1)
    await first.until("committed")
    await first.answer("cell:b1", seq + 1)

    again = await bert.line(table["id"])
    shown = await again.subscribe(since=seq)

    assert shown["log_from"] == 1
    assert [entry["move"] for entry in shown["log"]] == [1]
    assert shown["log"][0]["events"][0]["thing"] == "cell:b1"
    whole = await again.subscribe(since=0)
    assert [entry["move"] for entry in whole["log"]] == [0, 1]
    none = await again.subscribe(since=-1)
    assert none["log"] == []


async def test_a_preview_that_comes_after_the_own_answer_is_out_of_date_not_out_of_turn(
    anna: Person, bert: Person
) -> None:
    _, first, _ = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1)

    await first.send("preview", base_seq=1, token="cell:a2")

    assert (await first.until("rejected"))["code"] == "stale"


async def test_preview_tells_the_numbers_that_change(anna: Person, bert: Person) -> None:
    _, first, _ = await two_at_a_table(anna, bert)

    await first.send("preview", base_seq=1, token="cell:a3")
    shown = await first.until("previewed")

    assert shown["changes"] == [{"path": ["cells", 0], "before": -1, "after": 0}]
    assert shown["chance"] is False
