"""Hidden information: dealing anew what a seat cannot see (TH-INFO-02)."""

from __future__ import annotations

from spielwerk.core.chance import draw_member
from spielwerk.games.tharos.state import Tharos


def guess(g: Tharos, seat: int, key: bytes) -> Tharos:
    """A clone in which the unknown cards in other hands are dealt anew from all unseen cards,
    and everything random is drawn with another key. The order of a stack is not part of the
    state: a card is drawn at random when it is needed."""
    twin = g.clone()
    twin.key = key
    twin.block = b""
    twin.forced = []
    unseen = twin.stack
    for other in range(twin.seats()):
        if other != seat:
            p = twin.players[other]
            unseen |= (p.hand & ~p.known) | p.offered
    for other in range(twin.seats()):
        if other != seat:
            p = twin.players[other]
            count = (p.hand & ~p.known).bit_count()
            fresh = p.fresh.bit_count()
            p.hand = p.known
            for _ in range(count):
                card = draw_member(twin, unseen)
                unseen &= ~(1 << card)
                p.hand |= 1 << card
            offered = p.offered.bit_count()
            p.offered = 0
            for _ in range(offered):
                card = draw_member(twin, unseen)
                unseen &= ~(1 << card)
                p.offered |= 1 << card
            if fresh:
                p.fresh = p.hand  # which of them are fresh is not known either
    twin.stack = unseen
    twin.draws = g.draws
    twin.block = b""
    return twin
