"""What all tests share."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rules that it would catch being broken."""
    return pytest.mark.rule(*ids)
