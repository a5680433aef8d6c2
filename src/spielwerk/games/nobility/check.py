"""What must always be true: nothing is lost, nothing is doubled, nothing is negative."""

from __future__ import annotations

from spielwerk.games.nobility.characters import TOP
from spielwerk.games.nobility.commissions import desks_of
from spielwerk.games.nobility.guilds import apprentices_in, dice_in_guild
from spielwerk.games.nobility.ids import (
    BUILDINGS,
    CARDS_HELD,
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
    HOUSE_PLOTS,
    NONE,
    OBJECTIVES,
    PLOTS,
    ROUNDS,
    SETTLERS,
    SETTLERS_SHOWN,
    SHIPS,
    SOURCES,
    WORKSHOP_FIELDS,
    WORKSHOP_TILES,
    guild_of_tile,
)
from spielwerk.games.nobility.mat import total_dice
from spielwerk.games.nobility.state import ACTIONS, Nobility, Player
from spielwerk.games.nobility.tavern import DiscardSettlersCard


def check(g: Nobility) -> None:
    """RN-COMP-06 Every piece is in exactly one place; AssertionError with a sentence if not."""
    check_shape(g)
    check_cards(g)
    check_board(g)
    for seat in range(len(g.players)):
        check_player(g, seat)


def check_shape(g: Nobility) -> None:
    assert 1 <= len(g.players) <= 6, "one to six players"
    assert 0 <= g.first < len(g.players), "the first player is at the table"
    assert 1 <= g.round <= ROUNDS, "rounds 1 to 10"
    sizes = [
        (g.die_on, FIELDS),
        (g.die_of, FIELDS),
        (g.tavern, SETTLERS_SHOWN),
        (g.hall, HALL_FIELDS),
        (g.workshops, WORKSHOP_FIELDS),
        (g.owners, WORKSHOP_FIELDS),
        (g.sold, GOODS),
        (g.council, COUNCIL_FIELDS),
        (g.desks, DESKS),
        (g.filled, DICE_TILES),
    ]
    for p in g.players:
        sizes.extend(
            [
                (p.goods, GOODS),
                (p.points, SOURCES),
                (p.dice, 6),
                (p.apprentices, GUILDS),
                (p.plots, PLOTS),
                (p.paid, len(p.completed)),
                (p.councillors, len(p.council)),
            ]
        )
    for values, size in sizes:
        assert len(values) == size, "every board has its fields"


def whole(piles: list[int], lists: list[list[int]], count: int, name: str) -> None:
    """Masks and lists together hold every number below count exactly once."""
    seen = 0
    for pile in piles:
        assert pile >= 0, f"there is no such pile of {name}s"
        assert seen & pile == 0, f"a {name} is in two places"
        seen |= pile
    for places in lists:
        for thing in places:
            if thing != NONE:
                assert 0 <= thing < count, f"there is no {name} {thing}"
                assert seen >> thing & 1 == 0, f"{name} {thing} is in two places"
                seen |= 1 << thing
    assert seen == (1 << count) - 1, f"a {name} is missing"


def check_cards(g: Nobility) -> None:
    """RN-INFO-02 Decks and bags hold exactly what lies nowhere else."""
    players = g.players
    held = [p.held for p in players] + [p.completed for p in players]
    whole([g.deck, g.discards], [g.tavern, *held], SETTLERS, "Settlers card")
    plots = [p.plots for p in players]
    buildings = [g.hall, g.workshops, *plots]
    whole([g.bag, g.tile_discards, g.removed], buildings, BUILDINGS, "building tile")
    whole([g.unseen_ships, g.old_ships], [[g.ship]], SHIPS, "ship")
    taken = [p.council for p in players]
    whole([g.council_pile], [g.council, *taken], COUNCIL_TILES, "council tile")
    secret = [p.commissions for p in players] + [p.offered for p in players]
    tiles = [p.dice_tiles for p in players]
    count = COMMISSIONS if g.with_chancery else 0
    whole([g.pile], [g.under, *secret], count, "Commission card")
    whole([g.tile_bag], tiles, DICE_TILES if g.with_chancery else 0, "dice tile")
    characters = [p.character for p in players]
    assert len(set(characters)) == len(players), "every character is there once"
    assert all(0 <= card < CHARACTERS for card in characters), "everybody has a character"
    assert g.event < EVENTS, "there are 16 events"
    assert 0 <= g.unseen_events < 1 << EVENTS, "there are 16 events"
    assert g.event == NONE or not g.unseen_events >> g.event & 1, "an event is in two places"
    assert g.with_events or g.event == NONE, "there are no events"
    assert (g.objective == NONE) == (len(players) > 1), "only a solo game has an objective"
    assert g.objective < OBJECTIVES, "there are 15 objectives"


def check_board(g: Nobility) -> None:
    slots = g.by_seats(g.box.apprentice_slots)
    for guild in range(GUILDS):
        assert apprentices_in(g, guild) <= slots, "more apprentices than slots in a guild"
        limit = g.by_seats(g.box.guild_dice)
        assert dice_in_guild(g, guild) <= limit, "more dice in a guild than are allowed"
    for field in range(WORKSHOP_FIELDS):
        tile, owner = g.workshops[field], g.owners[field]
        assert tile == NONE or guild_of_tile(tile) == field // 3, "a workshop in a foreign guild"
        assert tile != NONE or owner == NONE, "a guild master without a workshop"
        assert owner < len(g.players), "a guild master of nobody"
    for good in range(GOODS):
        spaces = g.box.ship_spaces[g.ship * GOODS + good]
        assert 0 <= g.sold[good] <= spaces, "more goods on the ship than spaces"
    for desk in range(DESKS):
        used = desk < g.by_seats(g.box.desks) and g.with_chancery
        assert g.desks[desk] == NONE or used, "a desk that is not in use"
        assert g.desks[desk] < len(g.players), "a Chancery apprentice of nobody"
    for field in range(FIELDS):
        value, owner = g.die_on[field], g.die_of[field]
        assert 0 <= value <= 6, "dice show 1 to 6"
        assert (value == 0) == (owner == NONE), "a die without an owner"


def check_player(g: Nobility, seat: int) -> None:
    """RN-COMP-05 14 workers and 7 houses of each colour. RN-SETT-11 At most three open cards."""
    p = g.players[seat]
    amounts = [
        p.coins,
        p.modifiers,
        p.placed,
        p.worker_stock,
        p.workers,
        p.house_stock,
        p.platform,
        p.built,
        *p.goods,
        *p.points,
        *p.dice,
        *p.apprentices,
    ]
    assert min(amounts) >= 0, f"something of player {seat} is negative"
    assert g.box.lowest_rep <= p.rep <= g.box.highest_rep, "the Rep is off its track"
    assert 0 <= p.nobility <= TOP, "nobility is off its track"
    standing = PLOTS - p.plots.count(NONE)
    placed = sum(p.apprentices) + g.owners.count(seat) + standing + desks_of(g, seat)
    assert p.worker_stock + p.workers + placed == g.box.workers, (
        f"player {seat} does not have {g.box.workers} workers"
    )
    assert p.house_stock + p.platform + p.built == g.box.houses, (
        f"player {seat} does not have {g.box.houses} houses"
    )
    assert p.built == len(p.completed) <= HOUSE_PLOTS, "a house for every completed card"
    discarding = bool(g.agenda) and isinstance(g.agenda[-1], DiscardSettlersCard)
    assert len(p.held) <= CARDS_HELD + int(discarding), "more than three open Settlers cards"
    assert all(tile == NONE or tile >= WORKSHOP_TILES for tile in p.plots), (
        "only community buildings stand on plots"
    )
    check_dice(g, seat, p)
    check_commissions(g, seat, p)


def check_dice(g: Nobility, seat: int, p: Player) -> None:
    """RN-SETUP-07 Five dice each (four with six players), on fields or not yet placed."""
    lying = 0
    total = 0
    for field in range(FIELDS):
        if g.die_of[field] == seat:
            lying += 1
            total += g.die_on[field]
    assert total == p.placed, "the sum of the placed dice is wrong"
    dice = g.by_seats(g.box.dice)
    count = lying + total_dice(p)
    assert count == dice or (count == 0 and g.phase != ACTIONS), f"not {dice} dice"


def check_commissions(g: Nobility, seat: int, p: Player) -> None:
    """RN-CHANC-11 At most one card more than Chancery apprentices, each with a dice tile."""
    assert len(p.commissions) <= 1 + desks_of(g, seat), "too many Commission cards"
    dealing = g.phase != ACTIONS and len(p.dice_tiles) == 0
    assert len(p.dice_tiles) == len(p.commissions) or dealing, "a card without a dice tile"
