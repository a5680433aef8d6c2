"""D.E.I. drawn in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import spielwerk
from spielwerk.cli.boards import board_of, glance_of
from spielwerk.cli.words import Words
from spielwerk.games import game

GAME = game("dei")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_moment_of_a_game_can_be_drawn(language: str) -> None:
    words = Words(GAME, language)
    table = spielwerk.new("dei", 3, seed=4, options={"planning": True, "badge_draft": True})
    number = 0
    while not table.over:
        number += 1
        if number % 25 == 1:
            for seat in (0, -1):
                shown = Console(width=150, file=StringIO())
                board_of(GAME)(shown, table.view(seat), words, ["Anna", "Bert", "Carl"])
                glance_of(GAME)(shown, table.view(seat), words, ["Anna", "Bert", "Carl"])
                assert isinstance(shown.file, StringIO)
                text = shown.file.getvalue()
                assert "Anna" in text
                assert words.thing("area:G1") in text
        table.answer(table.options[number * 7 % len(table.options)])
