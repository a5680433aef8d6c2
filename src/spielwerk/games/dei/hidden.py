"""What a seat cannot see (DE-INFO-02), dealt anew."""

from __future__ import annotations

from spielwerk.core.chance import draw_member, shuffle
from spielwerk.games.dei.majority import own_drones
from spielwerk.games.dei.state import Dei, Player, has_badge
from spielwerk.games.dei.things import (
    COMMITTED,
    COVERT_OPERATOR,
    DRONE_CARDS,
    FACE_DOWN,
    FACTION_CARDS,
    NOBODY,
)


def guess_state(g: Dei, seat: int, key: bytes) -> Dei:
    """A clone in which decks, secret badges and secret hands are dealt anew."""
    twin = g.clone()
    twin.key = key
    twin.block = b""
    twin.forced = []
    draws = twin.draws
    deal_decks(twin)
    for colour in range(3):
        deal_badges(twin, seat, colour)
    if twin.planning:
        for other in range(len(twin.players)):
            if other != seat:
                deal_hand(twin, twin.players[other])
    twin.draws = draws
    twin.block = b""
    return twin


def deal_decks(g: Dei) -> None:
    """DE-SETUP-14 Which drone cards are in which deck is unknown; how many are is not."""
    drones = ((1 << FACTION_CARDS) - 1) & ~((1 << DRONE_CARDS) - 1)
    pool = 0
    sizes = []
    for board in range(3):
        pool |= g.decks[board] & drones
        sizes.append((g.decks[board] & drones).bit_count())
        g.decks[board] &= ~drones
    for board in range(3):
        for _ in range(sizes[board]):
            card = draw_member(g, pool)
            pool &= ~(1 << card)
            g.decks[board] |= 1 << card


def deal_badges(g: Dei, seat: int, colour: int) -> None:
    """DE-BADGE-01 Unearned badges of the others, out of all that they may be.

    A drafter knows what was left for those behind, and what those before have taken.
    """
    offered = g.players[seat].offered[colour] if seat >= 0 else 0
    if offered == 0 and seat >= 0 and is_drafting(g, seat, colour):
        offered = g.pool
    known = 0
    hidden = []
    for other in range(len(g.players)):
        p = g.players[other]
        if p.badges[colour] == NOBODY:
            continue
        if other == seat or p.earned >> colour & 1:
            known |= 1 << p.badges[colour] % 6
        else:
            hidden.append(other)
    left = 0b111111 & ~known
    drafting = g.pool != 0 and drafted_colour(g) == colour
    for other in hidden:
        allowed = left
        if offered:
            before = g.players[other].offered[colour] & offered != g.players[other].offered[colour]
            allowed &= ~offered if before else offered
        badge = draw_member(g, allowed)
        left &= ~(1 << badge)
        g.players[other].badges[colour] = 6 * colour + badge
    if drafting and not (offered and g.pool == offered):
        g.pool = left & offered if offered else left
    redo_offers(g, seat, colour)


def redo_offers(g: Dei, seat: int, colour: int) -> None:
    """What the others were offered follows from who took what, in the order of the draft: the
    first drafter had the most to choose from. (The start player of today may be another.)"""
    drafters = [p for p in g.players if p.offered[colour] != 0]
    drafters.sort(key=lambda p: -p.offered[colour].bit_count())
    left = 0b111111
    for p in drafters:
        if seat < 0 or p is not g.players[seat]:
            p.offered[colour] = left
        left &= ~(1 << p.badges[colour] % 6)


def drafted_colour(g: Dei) -> int:
    """The colour of the packet that goes round now."""
    first = g.players[(g.start - 1) % len(g.players)]
    last = g.players[g.start]
    for colour in range(3):
        if last.badges[colour] == NOBODY and first.badges[colour] != NOBODY:
            return colour
    return NOBODY


def is_drafting(g: Dei, seat: int, colour: int) -> bool:
    """Whether this seat holds the packet now."""
    if g.pool == 0 or drafted_colour(g) != colour:
        return False
    for i in range(len(g.players)):
        other = (g.start - 1 - i) % len(g.players)
        if g.players[other].badges[colour] == NOBODY:
            return other == seat
    return False


def deal_hand(g: Dei, p: Player) -> None:
    """DE-OPT-3-04 Hand, committed and face-down cards of one opponent are one unknown set.

    A Covert Operator's usable drones show in the majorities, so they must stay the same.
    """
    slots = [slot for slot in range(6) if p.lying[slot] in (COMMITTED, FACE_DOWN)]
    before = own_drones(g, p)
    old_hand = p.hand.copy()
    old_pad = p.pad.copy()
    cards = p.hand + [p.pad[slot] for slot in slots]
    for _ in range(20):
        shuffle(g, cards)
        for i in range(len(slots)):
            p.pad[slots[i]] = cards[i]
        p.hand = sorted(cards[len(slots) :])
        if not has_badge(p, COVERT_OPERATOR) or own_drones(g, p) == before:
            return
    p.hand = old_hand
    p.pad = old_pad
