"""Whether a cost can be paid: the quick answers are those of the full search."""

from __future__ import annotations

from random import Random

import pytest

from spielwerk.games.tharos.cost import Cost, any_dice
from spielwerk.games.tharos.ids import ANY_PLUS, COLOURS, NONE, WILD_DIE, kind
from spielwerk.games.tharos.purse import WILD_CARD, Purse
from spielwerk.games.tharos.state import Player, Tharos
from tests.support import rule

PURSES = 250
COSTS = 12


def any_state(pick: Random) -> tuple[Tharos, Player]:
    """Some dice, and now and then a transformer, card 16, the Steam Dyer, a bound die."""
    g = Tharos()
    power = pick.choice([NONE, *range(ANY_PLUS, WILD_DIE + 1), WILD_DIE])
    g.round, g.turn, g.transformers = 1, 1, [power] * 16
    p = Player()
    colours = pick.choices(range(COLOURS), [3, 1, 1, 1, 1], k=pick.randrange(5))
    p.active = sorted(kind(colour, pick.randint(1, 9)) for colour in colours)
    p.dye = int(pick.random() < 0.3)
    p.hand = int(pick.random() < 0.3) << WILD_CARD
    if p.active and pick.random() < 0.2:
        p.bound_die = pick.choice(p.active)
    return g, p


def any_cost(pick: Random) -> Cost:
    colours = sorted(pick.choices(range(COLOURS), k=pick.randint(1, 3)))
    shape = pick.randrange(4)
    if shape == 0:
        return any_dice(pick.randint(1, 3), pick.randint(1, 7), pick.choice([4, 31]))
    if shape == 1:
        return Cost([1 << colours[0]] * 3, least=1)
    if shape == 2:
        return Cost([1 << colours[0]], low=pick.randint(1, 7))
    return Cost([1 << colour for colour in colours], total=pick.randint(0, 26))


@rule("TH-GEN-02", "TH-DICE-06", "TH-DICE-07", "TH-DICE-08", "TH-DICE-09")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_payable_at_a_glance_is_payable_by_search_and_nothing_else(seed: int) -> None:
    pick = Random(seed)
    for _ in range(PURSES):
        g, p = any_state(pick)
        for cost in [any_cost(pick) for _ in range(COSTS)]:
            # no cost of the game asks for colours twice
            need = pick.choice([0, pick.randrange(1, 32)]) if cost.wants == 0 else 0
            search = Purse(g, p)
            search.cost = cost
            search.need = need

            found = search.complete(0, 0, 0, need == 0, -1)

            assert Purse(g, p).can_pay(cost, need) == found
