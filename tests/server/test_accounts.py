"""Guests and accounts."""

from __future__ import annotations

from tests.server.people import Person, two_at_a_table
from tests.server.running import Running

SECRET = "correct horse"


async def test_a_guest_is_somebody_at_once(anna: Person) -> None:
    me = await anna.get("/api/session")
    again = await anna.get("/api/session")

    assert me["guest"] is True
    assert me["name"] == again["name"]


async def test_the_cookie_is_for_the_server_only(server: Running) -> None:
    async with Person(server) as carl:
        carl.http.cookies.clear()
        response = await carl.http.get("/api/session")
        cookie = response.headers["set-cookie"]
        behind_tls = await carl.http.get(
            "/api/session", headers={"X-Forwarded-Proto": "https", "Cookie": ""}
        )

    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "Secure" in behind_tls.headers["set-cookie"]


async def test_profile_keeps_name_language_and_webhook(anna: Person) -> None:
    changed = await anna.patch(
        "/api/session",
        {"name": " An\u0000na  B ", "language": "de", "webhook_url": "https://example.org/x"},
    )
    assert changed == {
        "name": "Anna B",
        "guest": True,
        "language": "de",
        "webhook_url": "https://example.org/x",
    }
    assert (await anna.patch("/api/session", {"webhook_url": ""}))["webhook_url"] is None
    for wrong in ({"name": " \u0000 "}, {"language": "xx"}, {"webhook_url": "file:///etc/passwd"}):
        await anna.patch("/api/session", wrong, 400)


async def test_an_account_keeps_its_seats_across_devices(server: Running) -> None:
    async with Person(server) as anna, Person(server) as bert, Person(server) as phone:
        table, _, _ = await two_at_a_table(anna, bert)
        name = f"Anna{table['id'][:6]}"
        me = await anna.post("/api/session/register", {"name": name, "password": SECRET})
        assert me["guest"] is False

        other = await phone.table("me", "open")
        await phone.post("/api/session/login", {"name": name.upper(), "password": SECRET})

        mine = {t["id"]: t for t in (await phone.get("/api/tables/mine"))["tables"]}
        assert mine[table["id"]]["my_seats"] == [0]
        assert mine[other["id"]]["my_seats"] == [0], "a guest brings the seats along"
        line = await phone.line(table["id"])
        await line.subscribe()
        assert (await line.answer("cell:a1", 1))["type"] == "committed"


async def test_wrong_passwords_and_taken_names(anna: Person, bert: Person) -> None:
    name = f"N{(await anna.get('/api/session'))['name'][-4:]}x{id(anna)}"
    await anna.post("/api/session/register", {"name": name, "password": SECRET})

    wrong = await bert.post("/api/session/login", {"name": name, "password": "x" * 10}, 403)
    unknown = await bert.post("/api/session/login", {"name": "nobody", "password": "x" * 10}, 403)
    taken = await bert.post("/api/session/register", {"name": name, "password": SECRET}, 409)
    short = await bert.post("/api/session/register", {"name": "x", "password": "short"}, 400)

    assert wrong == unknown
    assert taken["code"] == "name_taken"
    assert SECRET not in str(short)


async def test_logout_everywhere_ends_all_sessions(server: Running) -> None:
    async with Person(server) as anna, Person(server) as phone:
        name = f"Everywhere{id(anna)}"
        await anna.post("/api/session/register", {"name": name, "password": SECRET})
        await phone.post("/api/session/login", {"name": name, "password": SECRET})
        table = await phone.table("me", "open")

        assert (await anna.post("/api/session/logout", {"everywhere": True}))["guest"] is True

        assert (await phone.get("/api/session"))["guest"] is True
        assert (await phone.get(f"/api/tables/{table['id']}"))["my_seats"] == []
