"""Headers, origins, limits; and no secret in anything that leaves the house."""

from __future__ import annotations

import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.conftest import MakeServer
from tests.server.people import Person, play_out, two_at_a_table
from tests.server.running import Running


async def test_every_answer_carries_the_security_headers(one_server: Running) -> None:
    async with Person(one_server) as anna:
        for path in ("/", "/api/games", "/api/tables/none", "/health", "/schema", "/none.js"):
            headers = (await anna.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "unsafe-inline" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
async def test_other_sites_cannot_act_for_a_person(
    one_server: Running, headers: dict[str, str]
) -> None:
    async with Person(one_server) as anna:
        body = {"game": "tictactoe", "seats": [{"who": "me"}, {"who": "open"}]}
        response = await anna.http.post("/api/tables", json=body, headers=headers)
        assert response.status_code == 403
        assert response.json()["code"] == "origin"
        table = await anna.table("me", "hotseat")
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            await look_at(anna, table["id"], headers)


async def look_at(person: Person, table_id: str, headers: dict[str, str]) -> None:
    line = await person.line(table_id, None, **headers)
    await line.subscribe()


async def test_the_own_site_can(one_server: Running) -> None:
    async with Person(one_server, Origin=one_server.url) as anna:
        table = await anna.table("me", "hotseat")
        line = await anna.line(table["id"], Origin=one_server.url)
        assert (await line.subscribe())["position"]["seq"] == 1


async def test_forms_and_texts_are_not_understood_as_json(one_server: Running) -> None:
    async with Person(one_server) as anna:
        for kind in ("application/x-www-form-urlencoded", "text/plain"):
            response = await anna.http.post(
                "/api/tables", content=b'{"game":"tictactoe"}', headers={"content-type": kind}
            )
            assert response.status_code in {400, 415}


async def test_bodies_have_a_limit(one_server: Running) -> None:
    async with Person(one_server) as anna:
        response = await anna.http.post("/api/replays", content=b" " * 3_000_000)
        assert response.status_code == 413
        response = await anna.http.patch("/api/session", json={"name": "x" * 100_000})
        assert response.status_code == 413


async def test_everything_has_a_limit(make_server: MakeServer) -> None:
    server = make_server(
        "sqlite",
        messages_per_session=[8, 0.01],
        sockets_per_session=2,
        tables_per_guest=2,
        new_tables_per_session=[4, 0.01],
        chat_per_session=[2, 0.01],
        sign_ins_per_address=[2, 0.01],
        requests_per_session=[12, 0.01],
        requests_per_address=[60, 0.01],
    )
    async with Person(server) as anna, Person(server) as bert, Person(server) as eve:
        await messages_and_chat_are_limited(anna)
        await tables_are_limited(bert)
        await guessing_passwords_is_slowed_down(eve)
        await requests_are_limited(eve, anna)


async def messages_and_chat_are_limited(anna: Person) -> None:
    table = await anna.table("me", "hotseat")
    first = await anna.line(table["id"])
    await anna.line(table["id"])
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        await look_at(anna, table["id"], {})
    await first.subscribe()
    for number in range(3):
        await first.send("chat", text=f"line {number}")
    assert "talk too fast" in (await first.until("problem"))["message"]
    for number in range(5):
        await first.send("ping", n=number)
    assert (await first.until("problem"))["code"] == "too_fast"


async def tables_are_limited(bert: Person) -> None:
    await bert.table("me", "open")
    await bert.table("me", "open")
    body = {"game": "tictactoe", "seats": [{"who": "me"}, {"who": "open"}]}
    assert (await bert.post("/api/tables", body, 409))["code"] == "too_many"
    assert (await bert.post("/api/tables", {**body, "game": "x"}, 409))["code"] == "too_many"
    assert (await bert.post("/api/tables", body, 429))["code"] == "too_fast"


async def guessing_passwords_is_slowed_down(eve: Person) -> None:
    body = {"name": "anna", "password": "password1"}
    await eve.post("/api/session/login", body, 403)
    await eve.post("/api/session/login", body, 403)
    response = await eve.http.post("/api/session/login", json=body)
    assert response.status_code == 429
    assert int(response.headers["retry-after"]) > 0


async def requests_are_limited(eve: Person, anna: Person) -> None:
    """Per session first; whoever throws the cookie away meets the limit of the address."""
    codes = [(await eve.http.get("/api/games")).status_code for _ in range(14)]
    assert codes[0] == 200
    assert codes[-1] == 429
    assert (await anna.http.get("/api/games")).status_code == 200
    last = await anna.http.get("/api/games")
    for _ in range(60):
        anna.http.cookies.clear()
        last = await anna.http.get("/api/games")
    assert last.status_code == 429
    assert int(last.headers["retry-after"]) >= 1
    assert last.json()["code"] == "too_fast"


async def test_the_key_never_leaves_before_the_end(server: Running) -> None:
    """The key of the dice and the sessions' secret are in the store and nowhere else."""
    async with Person(server) as anna, Person(server) as bert:
        table, first, second = await two_at_a_table(anna, bert)
        await play_out([first, second], ["cell:a1", "cell:b1"])
        answers = [*first.raw, *second.raw]
        for path in (f"tables/{table['id']}", "tables/mine", f"tables/{table['id']}/record"):
            answers.append((await anna.http.get(f"/api/{path}")).content)
        report = await anna.http.post("/api/reports", json={"table": table["id"]})
        answers += [report.content, (await anna.http.get("/metrics")).content]
    key, secret = secrets_of(server.database, table["id"])
    log = server.log.read_bytes()

    for text in (*answers, log):
        assert key.encode() not in text
        assert secret.encode() not in text


def secrets_of(database: str, table_id: str) -> tuple[str, str]:
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as db:
        query = sa.text("SELECT record FROM moves WHERE table_id = :id AND seq = 1")
        record = db.scalar(query, {"id": table_id})
        secret = db.scalar(sa.text("SELECT value FROM settings WHERE name = 'session-key'"))
    engine.dispose()
    document = msgspec.json.decode(record) if isinstance(record, str) else record
    assert document is not None
    return str(document["key"]), str(secret)
