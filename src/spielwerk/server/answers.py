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
from spielwerk.server.sentences import Sentence, of_error

log = structlog.get_logger()
CODES = {400: "malformed", 404: "not_found", 405: "method", 413: "too_large", 415: "malformed"}


class Denied(Exception):
    """What a handler raises."""

    def __init__(self, status: int, code: str, key: str = "", **args: str | int) -> None:
        self.status = status
        self.code = code
        self.sentence = Sentence(key or code.replace("_", "-"), **args)
        super().__init__(self.sentence.english)


def not_found(what: str) -> Denied:
    return Denied(404, "not_found", f"found-{what}")


def too_fast(wait: float) -> Denied:
    return Denied(429, "too_fast", seconds=math.ceil(wait))


def told(code: str, why: Sentence) -> Problem:
    return Problem(code=code, message=why.english, key=why.key, args=why.args)


def problem(status: int, code: str, why: Sentence) -> Response[Problem]:
    headers = {"retry-after": str(why.args["seconds"])} if status == 429 else {}
    return Response(
        told(code, why),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def denied(_: Request[Any, Any, Any], error: Denied) -> Response[Problem]:
    return problem(error.status, error.code, error.sentence)


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(409, error.code, error.sentence)


def mistaken(_: Request[Any, Any, Any], error: SpielwerkError) -> Response[Problem]:
    return problem(400, "refused", of_error(error))


def http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    text = error.detail or "this request is not understood"
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reasons = [str(e.get("message", "")) for e in error.extra if isinstance(e, dict)]
        text = "; ".join(reason for reason in reasons if reason) or text
    why = Sentence("found-page") if error.status_code == 404 else Sentence("malformed", text)
    return problem(error.status_code, CODES.get(error.status_code, "refused"), why)


def broken(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our fault: the log knows more, the answer does not."""
    log.error("request failed", exc_info=error)
    return problem(500, "broken", Sentence("broken"))


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
