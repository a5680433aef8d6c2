from __future__ import annotations

import os
from importlib.util import find_spec

import pytest


def rules_build() -> str:
    """Which build of the rules these tests see."""
    spec = find_spec("spielwerk.core.agenda")
    if spec is None or spec.origin is None:
        return "missing"
    return "interpreted" if spec.origin.endswith(".py") else "compiled"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that the test would catch broken")
    wanted = os.environ.get("SPIELWERK_RULES", "")
    if wanted and wanted != rules_build():
        raise pytest.UsageError(f"these tests want {wanted} rules and found {rules_build()} ones")


def pytest_report_header() -> str:
    return f"rules: {rules_build()}"
