"""Who is calling: a signed cookie that carries an id and a time, and nothing else.

Guests need no row in the store until they sit down somewhere. An account can end all its
sessions at once: cookies signed before `valid_from` are no longer believed.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

from spielwerk.server.clock import now

COOKIE = "spielwerk"
DAY = 24 * 3600 * 1000
LONGEST = 400 * DAY  # browsers keep no cookie longer
RENEW_AFTER = 7 * DAY


class Session:
    """A believed cookie, or a fresh one that the answer will set."""

    def __init__(self, user_id: str, issued: int, fresh: bool, stranger: bool = False) -> None:
        self.user_id = user_id
        self.issued = issued
        self.fresh = fresh
        self.stranger = stranger  # never seen before: the store knows nothing


def new_session(user_id: str | None = None) -> Session:
    stranger = user_id is None
    return Session(user_id or secrets.token_urlsafe(12), now(), fresh=True, stranger=stranger)


def signature(secret: bytes, text: str) -> str:
    digest = hmac.new(secret, text.encode(), sha256).digest()[:24]
    return urlsafe_b64encode(digest).decode()


def signed(secret: bytes, session: Session) -> str:
    text = f"{session.user_id}.{session.issued}"
    return f"{text}.{signature(secret, text)}"


def believed(secret: bytes, value: str) -> Session | None:
    """The session of a cookie, if we signed it and it is not too old."""
    user_id, _, rest = value.partition(".")
    issued, _, sign = rest.partition(".")
    if not issued.isdecimal() or len(issued) > 15 or not user_id or len(user_id) > 64:
        return None
    if not hmac.compare_digest(signature(secret, f"{user_id}.{issued}").encode(), sign.encode()):
        return None
    age = now() - int(issued)
    if age > LONGEST:
        return None
    if age > RENEW_AFTER:
        return new_session(user_id)
    return Session(user_id, int(issued), fresh=False)


def from_header(secret: bytes, header: str) -> Session | None:
    try:
        cookie = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return believed(secret, cookie.value) if cookie is not None else None


def set_cookie(secret: bytes, session: Session, secure: bool) -> str:
    parts = [
        f"{COOKIE}={signed(secret, session)}",
        "Path=/",
        f"Max-Age={LONGEST // 1000}",
        "HttpOnly",
        "SameSite=Lax",
    ]
    if secure:
        parts.append("Secure")
    return "; ".join(parts)
