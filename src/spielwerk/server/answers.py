"""How errors leave the house: a status, a code for programs, one sentence for people."""

from __future__ import annotations

import math
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from spielwerk.core.errors import SpielwerkError
from spielwerk.server.play import Refusal
from spielwerk.server.protocol import Problem

log = structlog.get_logger()
CODES = {400: "malformed", 404: "not_found", 405: "method", 413: "too_large", 415: "malformed"}


class Denied(Exception):
    """What a handler raises."""

    def __init__(self, status: int, code: str, message: str, retry_after: float = 0) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.retry_after = retry_after


def not_found(what: str) -> Denied:
    return Denied(404, "not_found", f"there is no such {what}")


def problem(status: int, code: str, message: str, wait: float = 0) -> Response[Problem]:
    headers = {"retry-after": str(math.ceil(wait))} if wait else {}
    return Response(
        Problem(code=code, message=message),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def denied(_: Request[Any, Any, Any], error: Denied) -> Response[Problem]:
    return problem(error.status, error.code, error.message, error.retry_after)


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(409, error.code, error.reason)


def mistaken(_: Request[Any, Any, Any], error: SpielwerkError) -> Response[Problem]:
    return problem(400, "refused", str(error))


def http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    text = error.detail or "this request is not understood"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reasons = [str(e.get("message", "")) for e in error.extra if isinstance(e, dict)]
        text = "; ".join(reason for reason in reasons if reason) or text
    if error.status_code == 404:
        text = "there is nothing here"
    return problem(error.status_code, CODES.get(error.status_code, "refused"), text)


def broken(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our fault: the log knows more, the answer does not."""
    log.error("request failed", exc_info=error)
    return problem(500, "broken", "something went wrong here; please try again")


HANDLERS: dict[Any, Any] = {
    Denied: denied,
    Refusal: refused,
    SpielwerkError: mistaken,
    HTTPException: http,
    Exception: broken,
}

TOLD = {
    400: "the request is not understood or asks for what does not exist",
    403: "not allowed",
    404: "not there",
    405: "this method is not known here",
    409: "not now",
    413: "too large",
    415: "the body is not JSON",
    429: "too fast; Retry-After says how long to wait",
}
SPECS: dict[int, ResponseSpec] = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in TOLD.items()
}
