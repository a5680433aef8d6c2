"""`@table` after a bot's name: it plays in the arena as it does at the server's tables."""

from __future__ import annotations

import msgspec
import pytest

import spielwerk
from spielwerk.bots import LEVELS, Player, seed_of
from spielwerk.bots.thinkers import thinker
from spielwerk.core import codec
from spielwerk.core.agenda import State, asked_seat, options
from spielwerk.core.errors import BadSetup
from spielwerk.server import thinking

BOT = "search@300"
ANSWERS = 60


def at_the_server(name: str, observed: State, spent: int, seed: int) -> thinking.Chosen:
    job = thinking.Think(
        game=name,
        pack=None,
        observation=msgspec.Raw(codec.save(spielwerk.game(name), observed)),
        seat=asked_seat(observed),
        level=BOT,
        seed=seed,
        spent=spent,
    )
    return thinking.think(job)


@pytest.mark.parametrize("name", ["tharos", "nobility", "dei"])
def test_it_answers_as_a_worker_of_the_server_does(name: str) -> None:
    table = spielwerk.new(name, 2, seed=3)
    keeping = [Player(table.game, seat, BOT) for seat in range(2)]
    forgetful = [Player(table.game, seat, f"{BOT}@table") for seat in range(2)]
    differ = 0
    for number in range(ANSWERS):
        seat, seed = asked_seat(table.state), seed_of(3, number)
        observed = table.game.guess(table.state, seat, b"t" * 16)
        spent = forgetful[seat].spent
        token = table.game.token(forgetful[seat].choose(observed, seed))
        kept = table.game.token(keeping[seat].choose(observed, seed))
        if len(options(observed)) > 1:
            chosen = at_the_server(name, observed, spent, seed)
            assert (chosen.token, chosen.why, chosen.spent) == (
                token,
                forgetful[seat].why,
                forgetful[seat].spent,
            )
            differ += token != kept
        table.answer(token)

    assert differ > 0


def test_a_bot_elsewhere_keeps_what_it_found_out() -> None:
    game = spielwerk.game("tharos")

    assert not thinker(game, "grandmaster@table").keeps
    assert thinker(game, "grandmaster").keeps
    assert LEVELS["grandmaster"].keeps


@pytest.mark.parametrize("bot", ["nobody@table", "grandmaster@table@table", "@table"])
def test_an_unknown_bot_is_unknown_at_the_table(bot: str) -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        thinker(spielwerk.game("tharos"), bot)
