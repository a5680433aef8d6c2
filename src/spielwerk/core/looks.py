"""Parts of views that seldom change, kept as JSON: after every answer all seats are shown
everything, and to build and encode the same things again was a tenth of the server's work."""

from __future__ import annotations

from typing import Any, Final

import msgspec

MOST: Final = 5_000  # then all are forgotten
ENCODER: Final = msgspec.json.Encoder()
Shown = tuple[Any, ...]  # which part, and everything that it shows


class Looks:
    """`looks.known.get(shown) or looks.keep(shown, part)`"""

    def __init__(self) -> None:
        self.known: dict[Shown, msgspec.Raw] = {}

    def keep(self, shown: Shown, part: object) -> msgspec.Raw:
        if len(self.known) == MOST:
            self.known.clear()
        look = msgspec.Raw(ENCODER.encode(part))
        self.known[shown] = look
        return look
