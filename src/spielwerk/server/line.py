"""The socket's own end: uvicorn's protocol, with a short way in and out for a table's messages.

Through ASGI a message passes a queue, a task and a dozen wrappers, and is copied six times.
Everything else, opening, pings, closing and messages in several frames, stays with uvicorn and the
websockets package.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # a wheel without compiled parts
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a text message in one frame (RFC 6455, 5.2)
CONTROL = 0x88  # the bits of a ping, a pong or a close
KEY = "spielwerk.line"
Listener = Callable[[bytes], None]


class Line(WebSocketsSansIOProtocol):
    listener: Listener | None = None
    heard_before = False  # something came before anybody listened
    rest = b""  # of a frame that is not complete yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, Any]", self.scope["extensions"])[KEY] = self

    def listen(self, listener: Listener) -> None:
        """From now on whole text messages go to the listener. The frames of whoever speaks before
        the greeting is over stay with uvicorn, which may have read half of one."""
        if not self.heard_before:
            self.listener = listener

    def data_received(self, data: bytes) -> None:
        listener = self.listener
        if listener is None:
            self.heard_before = self.handshake_initiated
            super().data_received(data)
            return
        data = self.rest + data
        while data:
            begin, end = payload_of(data)
            if begin == 0 or end - begin > self.config.ws_max_size:
                self.listener = None  # uvicorn knows what to do, also with all that follows
                super().data_received(data)
                data = b""
            elif len(data) < end:
                break
            elif data[0] == TEXT:
                if not self.close_sent:
                    listener(apply_mask(data[begin:end], data[begin - 4 : begin]))
                data = data[end:]
            else:
                super().data_received(data[:end])
                data = data[end:]
        self.rest = data

    def send_now(self, message: bytes) -> bool:
        """Hand a text message to the transport; False if it has to wait or the line is closing."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(heading(len(message)) + message)
        return True


def payload_of(frame: bytes) -> tuple[int, int]:
    """Where the payload of a masked text or control frame begins and ends, as far as its first
    bytes tell; (0, 0) for any other frame."""
    if frame[0] != TEXT and frame[0] & CONTROL != CONTROL:
        return 0, 0
    if len(frame) < 4:
        return 2, 4  # wait for more: a masked frame has at least six bytes
    size = frame[1] & 0x7F
    if frame[1] < 0x80 or size == 127:
        return 0, 0
    if size == 126:
        return 8, 8 + (frame[2] << 8) + frame[3]
    return 6, 6 + size


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
