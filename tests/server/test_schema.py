"""The OpenAPI document is kept: fuzzed requests get documented answers, never a fault."""

from __future__ import annotations

from typing import Any

import httpx
import hypothesis
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Running


def test_fuzzed_requests_get_documented_answers(one_server: Running) -> None:
    document = httpx.get(f"{one_server.url}/schema").json()
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=one_server.url)
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @hypothesis.given(case=operation.as_strategy())
        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        def fuzz(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=checks, timeout=10)

        fuzz()
        tried += 1

    assert tried >= 24


def test_the_document_tells_no_secret(one_server: Running) -> None:
    text = httpx.get(f"{one_server.url}/schema").text

    assert '"example"' not in text
    assert '"examples"' not in text


def test_the_operator_sees_health_and_numbers(one_server: Running) -> None:
    health = httpx.get(f"{one_server.url}/health")
    numbers = httpx.get(f"{one_server.url}/metrics").text

    assert health.json()["status"] == "ok"
    assert "spielwerk_rooms" in numbers
    assert "spielwerk_commit_seconds_bucket" in numbers
