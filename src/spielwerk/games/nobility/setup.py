"""Chapters 2 and 12: setting up."""

from __future__ import annotations

from spielwerk.core.chance import below, draw_member
from spielwerk.games.nobility.commissions import deal_commissions
from spielwerk.games.nobility.council import refill_council
from spielwerk.games.nobility.hall import fill_hall
from spielwerk.games.nobility.ids import (
    BUILDINGS,
    CARD,
    CHARACTER,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL_FIELDS,
    COUNCIL_TILES,
    DESKS,
    DICE_TILES,
    EVENTS,
    FIELDS,
    GOODS,
    GUILDS,
    HALL_FIELDS,
    NONE,
    OBJECTIVE,
    OBJECTIVES,
    PLOTS,
    SETTLERS,
    SETTLERS_SHOWN,
    SHIPS,
    SOURCES,
    WORKSHOP_FIELDS,
)
from spielwerk.games.nobility.rounds import Round, next_ship
from spielwerk.games.nobility.state import Nobility, Player
from spielwerk.games.nobility.tavern import refill_tavern


def set_up(g: Nobility, seats: int, events: bool, chancery: bool, first: int) -> None:
    """RN-SETUP-01 RN-SETUP-13 The table for this number of players and its modules.

    first: the seat that begins, or NONE for a random one (RN-SETUP-12).
    """
    lay_out(g, seats, events, chancery)
    g.first = below(g, seats) if first == NONE else first
    deal_settlers(g)
    next_ship(g)  # RN-SETUP-03
    refill_council(g)  # RN-SETUP-04
    place_middle_workshops(g)
    fill_hall(g, False)  # RN-SETUP-06
    deal_characters(g)
    give_late_modifiers(g)
    if seats == 1:
        g.objective = draw_member(g, (1 << OBJECTIVES) - 1)
        g.tell("RN-SOLO-01", "objective", 0, OBJECTIVE + g.objective)
    g.do_next(Round())
    if g.with_chancery:
        deal_commissions(g)


def lay_out(g: Nobility, seats: int, events: bool, chancery: bool) -> None:
    """All material in its decks, bags and stocks, and the boards empty."""
    g.players = [new_player(g, seats) for _ in range(seats)]
    g.with_events = int(events)
    g.with_chancery = int(chancery)
    g.unseen_events = (1 << EVENTS) - 1 if events else 0
    g.die_on = [0] * FIELDS
    g.die_of = [NONE] * FIELDS
    g.deck = (1 << SETTLERS) - 1
    g.tavern = [NONE] * SETTLERS_SHOWN
    g.bag = (1 << BUILDINGS) - 1
    g.hall = [NONE] * HALL_FIELDS
    g.workshops = [NONE] * WORKSHOP_FIELDS
    g.owners = [NONE] * WORKSHOP_FIELDS
    g.unseen_ships = (1 << SHIPS) - 1
    g.sold = [0] * GOODS
    g.council_pile = (1 << COUNCIL_TILES) - 1
    g.council = [NONE] * COUNCIL_FIELDS
    g.desks = [NONE] * DESKS
    g.pile = (1 << COMMISSIONS) - 1 if chancery else 0
    g.tile_bag = (1 << DICE_TILES) - 1 if chancery else 0
    g.filled = [0] * DICE_TILES


def new_player(g: Nobility, seats: int) -> Player:
    """RN-SETUP-07 RN-SETUP-08 RN-SETUP-09 RN-SETUP-10 RN-SIX-03 Figures and houses in the stock
    but one house on the platform; 8 coins, one good of each type; Rep 9 (7 with six players)."""
    p = Player()
    p.rep = g.box.start_rep[seats - 1]
    p.coins = g.box.start_coins
    p.goods = [g.box.start_goods] * GOODS
    p.points = [0] * SOURCES
    p.dice = [0] * 6
    p.worker_stock = g.box.workers
    p.apprentices = [0] * GUILDS
    p.house_stock = g.box.houses - 1
    p.platform = 1
    p.plots = [NONE] * PLOTS
    return p


def deal_settlers(g: Nobility) -> None:
    """RN-SETUP-02 One card of stack 1 for everybody; then both stacks form the deck, and six
    cards are laid out. RN-INFO-01 Cards held are open."""
    stack = 0
    for card in range(SETTLERS):
        if g.box.stack[card] == 1:
            stack |= 1 << card
    for i in range(len(g.players)):
        seat = (g.first + i) % len(g.players)
        card = draw_member(g, stack)
        stack &= ~(1 << card)
        g.deck &= ~(1 << card)
        g.players[seat].held = [card]
        g.tell("RN-SETUP-02", "card-dealt", seat, CARD + card)
    refill_tavern(g)


def place_middle_workshops(g: Nobility) -> None:
    """RN-SETUP-05 RN-SOLO-02 RN-SOLO-03 With one or two players every guild gets a random
    workshop of its own, without an owner, on the middle field."""
    if g.by_seats(g.box.middle_workshops) == 0:
        return
    for guild in range(GUILDS):
        tile = draw_member(g, 63 << 6 * guild)
        g.bag &= ~(1 << tile)
        g.workshops[guild * 3 + 1] = tile


def deal_characters(g: Nobility) -> None:
    """RN-SETUP-07 RN-INFO-01 One random character for everybody, open to all."""
    cards = (1 << CHARACTERS) - 1
    for seat in range(len(g.players)):
        card = draw_member(g, cards)
        cards &= ~(1 << card)
        g.players[seat].character = card
        g.tell("RN-SETUP-07", "character-dealt", seat, CHARACTER + card)


def give_late_modifiers(g: Nobility) -> None:
    """RN-SETUP-11 RN-SIX-04 The fourth player in turn order starts with 1 modifier, the fifth
    with 2, the sixth with 3."""
    seats = len(g.players)
    for i in range(seats):
        g.players[(g.first + i) % seats].modifiers = g.box.late_modifiers[i]
