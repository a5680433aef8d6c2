"""Every choice of a bot can say in one line what it was for."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.bots import Player, offered
from spielwerk.bots.reasons import AHEAD
from spielwerk.bots.thinkers import thinker
from spielwerk.bots.weights import TUNED, personalities, weights_of
from spielwerk.core.agenda import asked_seat, first_together
from spielwerk.core.conformance import random_game
from spielwerk.core.replaying import replay
from spielwerk.core.starting import start
from spielwerk.core.texts import texts
from spielwerk.games import NAMES

LANGUAGES = ("en", "de", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_merit_has_a_name(name: str, language: str) -> None:
    game = spielwerk.game(name)

    for merit in (*game.merit_names, AHEAD):
        assert "Robo" in texts(game, language).why("Robo", merit)


@pytest.mark.parametrize("bot", ["greedy", "search@200"])
def test_a_choice_has_a_reason_and_a_forced_answer_none(bot: str) -> None:
    game = spielwerk.game("tharos")
    record = random_game(game, 2, 6, check=False).record()
    reasons = set()
    for at in range(0, len(record.answers), 40):
        table = replay(game, record, to=at)
        seat = asked_seat(table.state)
        player = Player(game, seat, bot)
        player.choose(game.guess(table.state, seat, b"f" * 16), 1)

        assert (player.why != "") == (len(table.options) > 1)
        reasons.add(player.why)

    assert len(reasons) > 2
    assert reasons <= {"", AHEAD, *game.merit_names}


def test_a_secret_choice_has_no_reason() -> None:
    game = spielwerk.game("dei")
    table = start(game, 2, options={"planning": True}, seed=4)
    while first_together(table.state) == len(table.state.agenda):
        table.answer(table.options[0])
    seat = asked_seat(table.state)
    player = Player(game, seat, "greedy")

    player.choose(game.guess(table.state, seat, b"f" * 16), 1)

    assert len(table.options) > 1
    assert player.why == ""


@pytest.mark.parametrize("name", [name for name in NAMES if name != "tictactoe"])
def test_personalities_search_by_weights_of_their_own(name: str) -> None:
    game = spielwerk.game(name)

    assert len(personalities(game)) >= 3
    for style in personalities(game):
        assert style in offered(game)
        assert thinker(game, style).positions == 3_000
        assert weights_of(game, style) != weights_of(game, TUNED)
