"""Play the golden games anew: `python -m tests.games.nobility.make_golden`.

Only after a change of rules (and of rules_version): old records are the memory of old rules.
"""

from __future__ import annotations

from pathlib import Path

import spielwerk
from spielwerk import Table
from spielwerk.bots.weights import HAND, judge_of
from spielwerk.core import record as records
from spielwerk.core.agenda import apply, options
from spielwerk.core.conformance import Dice, lively_answer
from spielwerk.core.game import OptionValue
from spielwerk.games.nobility import GAME
from tests.games.nobility.board import asked_seat, state

JUDGE = judge_of(GAME, HAND)
GOLDEN = Path(__file__).parents[2] / "golden" / "nobility"

# seats, events, chancery, whether the players think one decision ahead
GAMES = (
    (1, False, False, True),
    (1, True, False, True),
    (1, False, False, False),
    (2, False, False, True),
    (2, True, True, True),
    (2, False, True, False),
    (3, False, False, True),
    (3, True, True, True),
    (3, True, False, False),
    (4, False, False, True),
    (4, True, True, False),
    (5, True, False, True),
    (5, False, True, True),
    (6, False, True, True),
    (6, True, True, False),
)


def best_answer(table: Table, dice: Dice) -> str:
    """The answer after which the game judges the seat's state best."""
    seat = asked_seat(table)
    base = GAME.guess(state(table), seat, dice.key())
    worth = {}
    for action in options(base):
        twin = base.clone()
        apply(twin, action)
        worth[action] = JUDGE.worth(twin, seat)
    return GAME.token(max(worth, key=lambda action: worth[action]))


def play(number: int) -> Table:
    seats, events, chancery, thinking = GAMES[number]
    modules: dict[str, OptionValue] = {"events": events, "chancery": chancery}
    table = spielwerk.new("nobility", seats, seed=7000 + number, options=modules)
    dice = Dice(f"golden {number}")
    while not table.over:
        if thinking:
            table.answer(best_answer(table, dice))
        else:
            table.answer(lively_answer(table.options, dice))
    return table


def file_name(number: int) -> str:
    seats, events, chancery, _ = GAMES[number]
    extras = ("-events" if events else "") + ("-chancery" if chancery else "")
    return f"{number + 1:02}-{seats}p{extras}.json"


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for number in range(len(GAMES)):
        table = play(number)
        (GOLDEN / file_name(number)).write_bytes(records.encode(table.record()))
        print(file_name(number), len(table.record().answers), table.scores, table.winners)


if __name__ == "__main__":
    main()
