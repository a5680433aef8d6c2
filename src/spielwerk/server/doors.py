"""REST: who I am."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa
from litestar import Request, get, patch, post

from spielwerk.server import notices, people, protocol, sessions
from spielwerk.server.answers import Denied, too_fast
from spielwerk.server.clock import now
from spielwerk.server.front import address_of
from spielwerk.server.house import House
from spielwerk.server.store import Conflict


class Me:
    """The caller: an id from the session, and the row if there is one."""

    def __init__(self, user_id: str, person: people.Person | None) -> None:
        self.user_id = user_id
        self.person = person

    @property
    def name(self) -> str:
        return self.person["name"] if self.person else people.guest_name(self.user_id)

    @property
    def guest(self) -> bool:
        return self.person is None or self.person["login"] is None


async def who_calls(request: Request[Any, Any, Any], house: House) -> Me:
    """The session's person; a session that was ended becomes a fresh guest."""
    session: sessions.Session = request.scope["state"]["session"]
    person = None
    if not session.stranger:
        person = await house.store.read(lambda db: people.find(db, session.user_id))
    if person is not None and person["valid_from"] > session.issued:
        session = request.scope["state"]["session"] = sessions.new_session()
        person = None
    return Me(session.user_id, person)


@get("/session")
async def session(me: Me) -> protocol.SessionInfo:
    """Who I am; a guest is welcomed with a cookie."""
    return people.session_info(me.user_id, me.person)


@patch("/session")
async def change_profile(me: Me, house: House, data: protocol.Profile) -> protocol.SessionInfo:
    """Change name, language or webhook."""
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = people.tidy(data.name)
        if not values["name"]:
            raise Denied(400, "name", "name-empty")
    if data.language is not None:
        values["language"] = data.language
    if data.webhook_url is not None:
        try:
            values["webhook_url"] = (
                notices.checked_url(data.webhook_url) if data.webhook_url else None
            )
        except notices.BadWebhook as problem:
            raise Denied(400, "webhook", f"webhook-{problem.key}") from None
    user_id = me.user_id
    person = await house.store.write(lambda db: people.change(db, user_id, values))
    return people.session_info(user_id, person)


def slow_down(request: Request[Any, Any, Any], house: House) -> None:
    wait = house.sign_ins.take(address_of(request.scope))
    if wait:
        raise too_fast(wait)


@post("/session/register", status_code=200)
async def register(
    request: Request[Any, Any, Any], me: Me, house: House, data: protocol.Credentials
) -> protocol.SessionInfo:
    """Make an account of this guest; the seats stay."""
    slow_down(request, house)
    name, user_id = people.tidy(data.name), me.user_id
    if not name:
        raise Denied(400, "name", "name-empty")
    if not me.guest:
        raise Denied(409, "signed_in")
    password = await asyncio.to_thread(people.hashed, data.password)
    values = {"name": name, "login": people.folded(name), "password": password}
    try:
        person = await house.store.write(lambda db: people.change(db, user_id, values))
    except Conflict:
        raise Denied(409, "name_taken", name=name) from None
    return people.session_info(user_id, person)


@post("/session/login", status_code=200)
async def login(
    request: Request[Any, Any, Any], me: Me, house: House, data: protocol.Credentials
) -> protocol.SessionInfo:
    """Become the account; a guest brings the seats along."""
    slow_down(request, house)
    name = data.name
    person = await house.store.read(lambda db: people.find_login(db, name))
    stored = person["password"] if person is not None else None
    if not await asyncio.to_thread(people.password_fits, stored, data.password):
        raise Denied(403, "wrong_password")
    assert person is not None
    account, before = str(person["id"]), me.user_id
    if me.guest and before != account:
        moved = await house.store.write(lambda db: people.move_seats(db, before, account))
        for table_id in moved:
            room = house.hall.rooms.get(table_id)
            if room is not None:
                async with room.lock:
                    await house.hall.freshen(room)
                    room.tell_seats()
    request.scope["state"]["session"] = sessions.new_session(account)
    return people.session_info(account, person)


@post("/session/logout", status_code=200)
async def logout(
    request: Request[Any, Any, Any],
    me: Me,
    house: House,
    data: protocol.Logout,
) -> protocol.SessionInfo:
    """Become a fresh guest; with `everywhere` on all devices."""
    if data.everywhere and not me.guest:
        user_id, at = me.user_id, now() + 1

        def end(db: sa.Connection) -> None:
            people.change(db, user_id, {"valid_from": at})

        await house.store.write(end)
    fresh = request.scope["state"]["session"] = sessions.new_session()
    return people.session_info(fresh.user_id, None)


HANDLERS = [session, change_profile, register, login, logout]
