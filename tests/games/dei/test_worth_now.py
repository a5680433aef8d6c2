"""What the view says of prices and tasks is what buying and choosing them does."""

from __future__ import annotations

from typing import Any

import spielwerk
from spielwerk.core.conformance import Dice
from spielwerk.core.table import Table
from tests.games.dei.conformance import options_for
from tests.games.dei.given import asked, asks, player
from tests.support import rule

GAMES = 12


def affordable_slots(view: dict[str, Any], seat: int) -> set[str]:
    """The slots that the view says can be bought without a candy boost."""
    me = view["players"][seat]
    found = set()
    for market in view["markets"]:
        colour = ["red", "blue", "green", None].index(market["colour"])
        cubes = 0 if market["colour"] is None else me["cubes"][colour]
        for place, slot in enumerate(market["slots"], 1):
            if slot is None or slot["outposts"] > cubes:
                continue
            if any(t <= me["technology"] and e <= me["energy"] for t, e in slot["prices"]):
                found.add(f"slot:{market['board']}{place}")
    return found


def played(seed: int) -> tuple[Table, Dice]:
    table = spielwerk.new("dei", 2 + seed % 3, seed=seed, options=options_for(seed))
    return table, Dice(f"worth {seed}")


@rule("DE-MARKET-03", "DE-MARKET-04", "DE-MARKET-05", "DE-BADGE-18", "DE-BADGE-21")
def test_what_the_view_calls_affordable_is_what_can_be_bought() -> None:
    purchases = 0
    for seed in range(GAMES):
        table, dice = played(seed)
        boosted = False
        while not table.over:
            if asks(table) == "BuyCard" and not boosted:
                seat = asked(table)
                offered = {token for token in table.options if token.startswith("slot:")}
                assert offered == affordable_slots(table.view(seat), seat), (seed, table.options)
                purchases += 1
            token = table.options[dice.below(len(table.options))]
            boosted = asks(table) == "BuyCard" and token.startswith("candy:")
            table.answer(token)
    assert purchases > 5


@rule("DE-TASK-04", "DE-TASK-05")
def test_a_task_pays_what_the_view_promised() -> None:
    chosen = set()
    for seed in range(GAMES):
        table, dice = played(seed)
        while not table.over:
            token = table.options[dice.below(len(table.options))]
            seat = asked(table)
            promised = before = 0
            if token.startswith("task:"):
                task = next(t for t in table.view(seat)["tasks"] if token == f"task:{t['task']}")
                promised = task["for_me"][1 if task["is_late"] else 0]
                before = player(table, seat).points[3]
                chosen.add(task["is_late"])
            table.answer(token)
            if token.startswith("task:"):
                assert player(table, seat).points[3] - before == promised, (seed, token)
    assert chosen == {False, True}
