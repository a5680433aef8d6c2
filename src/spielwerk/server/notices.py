"""Your turn: a webhook for people who are not looking.

A webhook address comes from a stranger, so it may not lead into the operator's own network:
the name is resolved once, the address is checked, and exactly that address is called.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import structlog

from spielwerk.core.errors import SpielwerkError
from spielwerk.server import people

if TYPE_CHECKING:
    from spielwerk.server.room import Room
    from spielwerk.server.settings import Settings
    from spielwerk.server.store import Store

log = structlog.get_logger()


class BadWebhook(SpielwerkError):
    """An address that is not called, and why."""


def checked_url(url: str) -> str:
    """The address as a person gave it, or BadWebhook."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadWebhook("this is not an address", "address") from None
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise BadWebhook("a webhook address begins with https:// or http://", "address")
    if parts.username or parts.password or port == 0 or any(ord(c) <= 32 for c in url):
        text = "a webhook address has no name, password or spaces in it"
        raise BadWebhook(text, "plain")
    return url


def public_address(host: str, port: int, private_too: bool) -> str:
    """The address behind the name, if the outside world may be asked to look there."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise BadWebhook(f"{host} cannot be found") from None
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if not private_too and not ipaddress.ip_address(address.partition("%")[0]).is_global:
            raise BadWebhook(f"{host} is not a public address")
    return addresses[0]


def post(url: str, body: bytes, timeout: float, private_too: bool) -> int:
    """One request, no redirects, to the address that was checked; the status."""
    parts = urlsplit(checked_url(url))
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    line = socket.create_connection((public_address(host, port, private_too), port), timeout)
    if secure:
        line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    connection = http.client.HTTPConnection(host, port, timeout=timeout)
    connection.sock = line
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        headers = {"Content-Type": "application/json", "User-Agent": "spielwerk"}
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


class Notices:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="webhook")

    async def your_turn(self, store: Store, room: Room, user_id: str) -> None:
        person = await store.read(lambda db: people.find(db, user_id))
        if person is None or not person["webhook_url"]:
            return
        body = msgspec.json.encode(
            {
                "event": "your_turn",
                "game": room.row.game,
                "table": room.id,
                "link": f"{self.settings.public_url}/table/{room.id}",
                "move": room.row.move,
                "name": person["name"],
            }
        )
        try:
            status = await asyncio.get_running_loop().run_in_executor(
                self.threads,
                post,
                person["webhook_url"],
                body,
                self.settings.webhook_seconds,
                self.settings.private_webhooks,
            )
            log.info("webhook", table=room.id, status=status)
        except (BadWebhook, OSError, http.client.HTTPException) as problem:
            log.info("webhook failed", table=room.id, problem=type(problem).__name__)

    async def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
