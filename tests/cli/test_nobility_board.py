"""Rise to Nobility in the terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

import spielwerk
from spielwerk.cli.boards import board_of, glance_of
from spielwerk.cli.screen import PLAYER_STYLES, PLAYER_SYMBOLS
from spielwerk.cli.words import Words
from spielwerk.core.texts import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "nobility"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"]


def drawn(record: str, to: int, seat: int, language: str, glance: bool = False) -> str:
    from rich.console import Console

    game = spielwerk.game("nobility")
    table = spielwerk.replay((GOLDEN / record).read_bytes(), to=to)
    shown = Console(width=120, record=True, file=StringIO())
    draw = glance_of(game) if glance else board_of(game)
    draw(shown, table.view(seat), Words(game, language), NAMES)
    return shown.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "record", ["02-1p-events.json", "08-3p-events-chancery.json", "14-6p-chancery.json"]
)
def test_the_city_is_drawn_in_every_language(record: str, language: str) -> None:
    text = drawn(record, 150, 0, language)

    assert "Ada" in text
    assert "S" in text
    for word in ("board-", "thing-", "None"):
        assert word not in text


def test_a_spectator_sees_no_commission_card_and_a_player_only_the_own() -> None:
    spectator = drawn("08-3p-events-chancery.json", 150, -1, "en")
    player = drawn("08-3p-events-chancery.json", 150, 1, "en")

    assert "Commission: " not in spectator
    assert player.count("Commission: ") == 1


def test_in_the_middle_of_a_move_only_the_own_mat_is_drawn() -> None:
    whole = drawn("04-2p.json", 100, 0, "en")
    brief = drawn("04-2p.json", 100, 0, "en", glance=True)

    assert "Stone Council" in whole
    assert "Stone Council" not in brief
    assert "dice" in brief


def test_six_players_differ_in_colour_and_symbol() -> None:
    assert len(set(PLAYER_STYLES)) == len(set(PLAYER_SYMBOLS)) == 6
