"""The socket's own end: uvicorn's protocol, with a short way out for the messages of a table.

Through ASGI a message passes a queue, a task and four wrappers, and is copied six times. Everything
else, opening, reading, pings and closing, stays with uvicorn and the websockets package.
"""

from __future__ import annotations

import struct
from typing import Any, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

TEXT = 0x81  # the first byte of a text message in one frame (RFC 6455, 5.2)
KEY = "spielwerk.line"


class Line(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[KEY] = self

    def send_now(self, message: bytes) -> bool:
        """Hand a text message to the transport; False if it has to wait or the line is closing."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.transport.writelines([heading(len(message)), message])
        return True


def heading(length: int) -> bytes:
    if length < 126:
        return struct.pack("!BB", TEXT, length)
    if length < 65536:
        return struct.pack("!BBH", TEXT, 126, length)
    return struct.pack("!BBQ", TEXT, 127, length)


def line_of(scope: Scope) -> Line | None:
    """The line under a connection; None under another server, as in tests."""
    extensions = cast("dict[str, Any]", scope.get("extensions") or {})
    return extensions.get(KEY)
