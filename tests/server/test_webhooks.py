"""Your turn: a webhook for people who are not looking; never into the operator's own network."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from spielwerk.server import notices
from tests.server.people import Person, two_at_a_table
from tests.server.running import Running

Calls = queue.Queue[dict[str, Any]]


@pytest.fixture
def receiver() -> Iterator[tuple[str, Calls]]:
    calls: Calls = queue.Queue()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            return

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook?x=1", calls
    server.shutdown()
    thread.join()
    server.server_close()


async def test_whoever_is_asked_and_not_looking_is_told(
    one_server: Running, receiver: tuple[str, Calls]
) -> None:
    url, calls = receiver
    async with Person(one_server) as anna, Person(one_server) as bert:
        await bert.patch("/api/session", {"webhook_url": url, "name": "Bert"})
        table, first, second = await two_at_a_table(anna, bert)
        await first.answer("cell:a1", 1)
        await second.until("committed")
        await second.answer("cell:b1", 2)
        assert calls.empty(), "whoever looks is not told"

        await second.close()
        await first.until("seats")
        await first.answer("cell:c3", 3)
        told = await asyncio.to_thread(calls.get, timeout=30)

    assert told["event"] == "your_turn"
    assert (told["table"], told["game"], told["name"]) == (table["id"], "tictactoe", "Bert")
    assert told["link"].endswith(f"/table/{table['id']}")


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:9/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest",
        "http://[::1]/",
        "http://0.0.0.0/",
    ],
)
def test_private_addresses_are_not_called(url: str) -> None:
    with pytest.raises(notices.BadWebhook, match="not a public address"):
        notices.post(url, b"{}", 1.0, private_too=False)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "javascript:alert(1)",
        "http://",
        "http://u:p@example.org/",
        "http://a b/",
        "https://example.org:99999/",
        "//example.org",
        "",
    ],
)
def test_odd_addresses_are_refused(url: str) -> None:
    with pytest.raises(notices.BadWebhook):
        notices.checked_url(url)
