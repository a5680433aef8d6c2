"""Markets (DE-MARKET): what a card costs, who may buy it, what moves up.

DE-MARKET-01 Four boards of three slots; slot number = 3 × board + place.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.core.chance import draw_member
from spielwerk.games.dei.majority import settle_control
from spielwerk.games.dei.state import Dei, gain_points, has_badge
from spielwerk.games.dei.supply import gain, spend
from spielwerk.games.dei.things import (
    ALTERNATIVE_ENERGY,
    BLACK,
    CANDY,
    CANDY_OUTPOST,
    CARD,
    COURIER,
    COURIER_BOT,
    DRONE_ENGINEER,
    ENERGY,
    FROM_TRADING,
    NO_CARD,
    NOBODY,
    PAY,
    SLOT,
    TECHNOLOGY,
    TRADING_POST,
)


def plain_prices(g: Dei, seat: int, slot: int) -> list[int]:
    """DE-MARKET-03, DE-MARKET-05, DE-BADGE-21 What the card costs this player."""
    card = g.slots[slot]
    technology = g.box.cost_technology[card]
    energy = g.box.cost_energy[card]
    if slot // 3 == BLACK:
        technology += max(0, g.box.black_market[slot % 3])
    if g.box.card_drone[card] == NOBODY or not has_badge(g.players[seat], DRONE_ENGINEER):
        return [technology * 10 + energy]
    prices = []
    if technology > 0:
        prices.append((technology - 1) * 10 + energy)
    if energy > 0:
        prices.append(technology * 10 + energy - 1)
    return prices if prices else [0]


def prices(g: Dei, seat: int, slot: int) -> list[int]:
    """DE-BADGE-18 Once per turn one energy may be paid with one technology."""
    plain = plain_prices(g, seat, slot)
    if g.alternative_used or not has_badge(g.players[seat], ALTERNATIVE_ENERGY):
        return plain
    found = plain.copy()
    for price in plain:
        other = price + 9
        if price % 10 > 0 and other not in found:
            found.append(other)
    return found


def affordable(g: Dei, seat: int, slot: int, energy_less: int) -> list[int]:
    p = g.players[seat]
    energy = p.energy - energy_less
    asked = prices(g, seat, slot)
    return sorted([x for x in asked if x // 10 <= p.technology and x % 10 <= energy])


def outposts_needed(g: Dei, slot: int) -> int:
    """DE-MARKET-04, DE-MARKET-08 The banner above the slot, whatever card lies there."""
    return 0 if slot // 3 == BLACK else g.box.outposts_needed[slot % 3]


def has_outposts(g: Dei, seat: int, slot: int, boost: int) -> bool:
    """DE-MARKET-04 Outposts of the market's colour, only checked."""
    if slot // 3 == BLACK:
        return True
    return g.players[seat].cubes[slot // 3] + boost >= outposts_needed(g, slot)


def is_buyable(g: Dei, seat: int, slot: int, boost: int, energy_less: int = 0) -> bool:
    if g.slots[slot] == NO_CARD or not has_outposts(g, seat, slot, boost):
        return False
    return len(affordable(g, seat, slot, energy_less)) > 0


def buyable(g: Dei, seat: int, boost: int) -> list[int]:
    return [slot for slot in range(len(g.slots)) if is_buyable(g, seat, slot, boost)]


def can_buy(g: Dei, seat: int, boostable: bool, energy_less: int = 0) -> bool:
    """DE-PHASE-06 Counting an outpost candy boost that could be laid on the card."""
    boost = 1 if boostable and g.players[seat].candy[CANDY_OUTPOST] > 0 else 0
    for slot in range(len(g.slots)):
        if is_buyable(g, seat, slot, boost, energy_less):
            return True
    return False


class BuyCard(Choice[Dei]):
    """DE-MARKET-02 One face-up card from any board.

    card   pad slot of the card on which an outpost candy boost may be laid, or NOBODY
    boost  1 once it is laid
    """

    rule: ClassVar[str] = "DE-MARKET-02"

    def __init__(self, seat: int, card: int, boost: int) -> None:
        self.seat = seat
        self.card = card
        self.boost = boost

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = [SLOT + slot for slot in buyable(g, self.seat, self.boost)]
        if why is not None:
            self.explain_slots(g, why)
        if self.may_boost(g, len(found)):
            found.append(CANDY + CANDY_OUTPOST)
        return found

    def may_boost(self, g: Dei, now: int) -> bool:
        """DE-CANDY-06 Offered when it brings a card within reach."""
        p = g.players[self.seat]
        if self.card == NOBODY or self.boost == 1 or p.candy[CANDY_OUTPOST] == 0:
            return False
        return len(buyable(g, self.seat, 1)) > now

    def explain_slots(self, g: Dei, why: Why) -> None:
        p = g.players[self.seat]
        for slot in range(12):
            if g.slots[slot] == NO_CARD:
                continue
            need = outposts_needed(g, slot)
            if not has_outposts(g, self.seat, slot, self.boost):
                have = p.cubes[slot // 3] + self.boost
                refuse(why, SLOT + slot, "DE-MARKET-04", "too-few-outposts", need, have)
            elif not affordable(g, self.seat, slot, 0):
                price = min(prices(g, self.seat, slot))
                if price // 10 > p.technology:
                    have, need, key = p.technology, price // 10, "too-little-technology"
                else:
                    have, need, key = p.energy, price % 10, "too-little-energy"
                refuse(why, SLOT + slot, "DE-MARKET-03", key, need, have)

    def take(self, g: Dei, action: Action) -> None:
        if action == CANDY + CANDY_OUTPOST:
            lay_outpost(g, self.seat, self.card)
            g.do_next(BuyCard(self.seat, self.card, 1))
            return
        slot = action - SLOT
        ways = affordable(g, self.seat, slot, 0)
        if len(ways) == 1:
            buy(g, self.seat, slot, ways[0])
        else:
            g.do_next(PayCard(self.seat, slot))


def lay_outpost(g: Dei, seat: int, card: int) -> None:
    """DE-CANDY-06 The outpost kind counts as one outpost for this purchase."""
    p = g.players[seat]
    p.candy[CANDY_OUTPOST] -= 1
    p.boosts[card] = CANDY_OUTPOST
    g.tell("DE-CANDY-06", "candy-laid", seat, CANDY + CANDY_OUTPOST)


class PayCard(Choice[Dei]):
    """DE-BADGE-18, DE-BADGE-21 How the price is paid when badges leave a choice."""

    rule: ClassVar[str] = "DE-MARKET-03"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def about(self) -> Action:
        return SLOT + self.slot

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [PAY + price for price in affordable(g, self.seat, self.slot, 0)]

    def take(self, g: Dei, action: Action) -> None:
        buy(g, self.seat, self.slot, action - PAY)


def buy(g: Dei, seat: int, slot: int, price: int) -> None:
    """DE-PHASE-07, DE-PHASE-08, DE-MARKET-11 Pay, take the card in hand for good, refill."""
    card = g.slots[slot]
    p = g.players[seat]
    if price not in plain_prices(g, seat, slot):
        g.alternative_used = True
    spend(g, seat, TECHNOLOGY, price // 10)
    spend(g, seat, ENERGY, price % 10)
    p.hand.append(card)
    p.hand.sort()
    g.tell("DE-MARKET-02", "bought", seat, CARD + card)
    if slot // 3 == BLACK and g.box.black_market[slot % 3] < 0:
        gain(g, seat, TECHNOLOGY, -g.box.black_market[slot % 3], "DE-MARKET-05")
    if has_badge(p, TRADING_POST):
        gain_points(g, seat, FROM_TRADING, 1)
        g.tell("DE-BADGE-22", "points", seat, amount=1)
    refill(g, slot)
    if g.box.card_drone[card] != NOBODY:
        settle_control(g)  # DE-MAJ-16: a Covert Operator may have a new drone


def refill(g: Dei, gap: int) -> None:
    """DE-MARKET-06, DE-MARKET-07 Cards left of the gap slide right, a new one is turned up."""
    board = gap // 3
    for slot in range(gap, 3 * board, -1):
        g.slots[slot] = g.slots[slot - 1]
    g.slots[3 * board] = NO_CARD
    if g.decks[board] != 0:
        turn_up(g, board, 3 * board)


def turn_up(g: Dei, board: int, slot: int) -> None:
    card = draw_member(g, g.decks[board])
    g.decks[board] &= ~(1 << card)
    g.slots[slot] = card
    g.tell("DE-MARKET-06", "turned-up", NOBODY, CARD + card, other=board)


def free_card(g: Dei, seat: int) -> int:
    """DE-CANDY-07 The last card placed this turn, if no token lies on it."""
    if g.last == NOBODY or g.players[seat].boosts[g.last] != NOBODY:
        return NOBODY
    return g.last


def may_send_courier(g: Dei, seat: int) -> bool:
    """DE-BADGE-19 Courier Bot: once per turn, one energy on top of a possible purchase."""
    p = g.players[seat]
    if g.courier_used or p.energy == 0 or not has_badge(p, COURIER_BOT):
        return False
    return can_buy(g, seat, free_card(g, seat) != NOBODY, 1)


def send_courier(g: Dei, seat: int) -> None:
    g.courier_used = True
    spend(g, seat, ENERGY, 1)
    g.tell("DE-BADGE-19", "courier", seat, COURIER)
    g.do_next(BuyCard(seat, free_card(g, seat), 0))
