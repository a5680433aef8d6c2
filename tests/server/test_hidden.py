"""What is sent to a seat does not change when what it cannot see is dealt anew.

Generic over games: random games are played, and at every decision the state is replaced by a
guess of one seat; the bytes that this seat would receive have to stay the same.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import spielwerk
from spielwerk.core.agenda import early_seats
from spielwerk.core.game import Game
from spielwerk.core.table import Table
from spielwerk.server import games, looking
from spielwerk.server.early import Early
from spielwerk.server.room import ENCODER

DECISIONS = 150


def sent(table: Table, seat: int, early: Early | None = None) -> bytes:
    """Everything about the game that a visitor on this seat gets, while all others look too."""
    scene = looking.Scene(table, 1, range(-1, table.the_record.seats), None, early=early)
    position = scene.position(seat, [] if seat < 0 else [seat])
    return ENCODER.encode(position) + ENCODER.encode(looking.log(table, 0, seat, {}))


@pytest.mark.parametrize("name", list(games.offered()))
def test_permuting_the_hidden_changes_no_byte(name: str) -> None:
    game: Game[Any] = games.game(name)
    luck = random.Random(11)
    for seats in (game.seats.start, game.seats.stop - 1):
        table = spielwerk.new(name, seats=seats, seed=luck.randrange(1 << 30))
        for _ in range(DECISIONS):
            if table.over:
                break
            real = table.state
            for seat in range(-1, seats):
                told = sent(table, seat)
                table.state = game.guess(real, seat, luck.randbytes(16))
                assert sent(table, seat) == told
                table.state = real
            table.answer(luck.choice(table.options))


@pytest.mark.parametrize("name", list(games.offered()))
def test_no_option_reason_or_key_of_another_seat_is_sent(name: str) -> None:
    game: Game[Any] = games.game(name)
    luck = random.Random(5)
    table = spielwerk.new(name, seats=game.seats.start, seed=3)
    key = table.record().key
    assert key is not None
    for _ in range(DECISIONS):
        if table.over:
            break
        assert table.asked is not None
        for seat in range(-1, game.seats.start):
            text = sent(table, seat)
            assert key.encode() not in text
            if seat != table.asked.seat:
                position = looking.Scene(table, 1, [seat], None).position(seat, [seat])
                assert (position.options, position.refused) == ([], [])
        table.answer(luck.choice(table.options))


def test_answers_before_their_turn_are_sent_to_their_own_seat_only() -> None:
    """In games of D.E.I. with Planning: no byte to the others changes with them, and to the seat
    itself none with what it cannot see."""
    luck = random.Random(2)
    seats, tried = 3, 0
    table = spielwerk.new("dei", seats=seats, seed=8, options={"planning": True})
    while not table.over and tried < 60:
        for seat in early_seats(table.state):
            early = Early()
            plain = {other: sent(table, other) for other in range(-1, seats)}
            while seat in early.waited_for(table, [seat]):
                ahead = early.ahead(table, seat)
                assert ahead is not None
                early.keep(seat, luck.choice(ahead.options))
            for other in range(-1, seats):
                assert (sent(table, other, early) == plain[other]) == (other != seat)
            told, real = sent(table, seat, early), table.state
            table.state = table.game.guess(real, seat, luck.randbytes(16))
            assert sent(table, seat, early) == told
            table.state = real
            tried += 1
        table.answer(luck.choice(table.options))
    assert tried >= 60
