"""The front door, before any handler: origin, rate, session; security headers on the way out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from spielwerk.server import protocol, sessions
from spielwerk.server.answers import told
from spielwerk.server.sentences import Sentence

if TYPE_CHECKING:
    from spielwerk.server.house import House

log = structlog.get_logger()

POLICY = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "font-src 'self'; "
    "media-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'; "
)
ASSET_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS = [
    *ASSET_HEADERS,
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
TLS = (b"strict-transport-security", b"max-age=31536000")
SAFE = {"GET", "HEAD", "OPTIONS"}
UNCOUNTED = {"/health", "/metrics"}


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            found: str = value.decode("latin-1")
            return found
    return None


def same_origin(scope: Scope) -> bool:
    """A browser says where a request comes from; other programs say nothing."""
    origin = header(scope, b"origin")
    if origin is not None:
        return urlsplit(origin).netloc == (header(scope, b"host") or "")
    site = header(scope, b"sec-fetch-site")
    return site in {None, "same-origin", "none"}


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"


class Front:
    """Wraps the application; the session lies in the scope's state for the handlers."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        session = sessions.from_header(self.house.secret, header(scope, b"cookie") or "")
        scope.setdefault("state", {})["session"] = session or sessions.new_session()
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        secure = scope["scheme"] == "https"
        method = scope["method"]

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                current: sessions.Session = scope["state"]["session"]
                asset = scope["path"].startswith("/assets/")  # scripts, styles, fonts: no pages
                headers = [*message["headers"], *(ASSET_HEADERS if asset else HEADERS)]
                if secure:
                    headers.append(TLS)
                if current.fresh and scope["path"].startswith("/api/"):
                    cookie = sessions.set_cookie(self.house.secret, current, secure)
                    headers.append((b"set-cookie", cookie.encode()))
                if scope["path"].startswith("/api/") and not any(
                    name == b"cache-control" for name, _ in headers
                ):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                self.house.metrics.requests.labels(method, str(message["status"])).inc()
            await send(message)

        problem = self.turned_away(scope, session)
        if problem is None:
            await self.app(scope, receive, dressed)
            return
        status, wait, body = problem
        extra = [(b"retry-after", str(math.ceil(wait)).encode())] if wait else []
        content = msgspec.json.encode(body)
        start = {
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(content)).encode()),
                *extra,
            ],
        }
        await dressed(start)  # type: ignore[arg-type]
        await send({"type": "http.response.body", "body": content, "more_body": False})

    def turned_away(
        self, scope: HTTPScope, session: sessions.Session | None
    ) -> tuple[int, float, protocol.Problem] | None:
        if scope["method"] not in SAFE and not same_origin(scope):
            return 403, 0.0, told("origin", Sentence("origin"))
        if scope["path"] in UNCOUNTED:
            return None
        wait = self.house.by_address.take(address_of(scope))
        if session is not None and not wait:
            wait = self.house.by_session.take(session.user_id)
        if wait:
            return 429, wait, told("too_fast", Sentence("too-fast", seconds=math.ceil(wait)))
        return None
