"""Chapter 4: which fields a die may be placed on, and what happens there."""

from __future__ import annotations

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.nobility.berk import may_use_berk, use_berk
from spielwerk.games.nobility.castle import (
    BringHome,
    may_use_castle,
    may_use_mat,
    use_castle,
)
from spielwerk.games.nobility.chancery import may_use_chancery, use_chancery
from spielwerk.games.nobility.commissions import fill_field, may_fill, tile_of_field
from spielwerk.games.nobility.council import may_use_council, use_council
from spielwerk.games.nobility.guilds import may_use_guild, use_guild
from spielwerk.games.nobility.hall import may_use_hall, use_hall
from spielwerk.games.nobility.ids import (
    BERK,
    CASTLE,
    CHANCERY,
    COUNCIL,
    DICE_TILE,
    FIELD,
    GUILD,
    HALL,
    MAT,
    PORT,
    TAVERN,
    TILE_FIELDS,
    YARD,
    pair,
)
from spielwerk.games.nobility.mat import dice_limit, room_for_dice
from spielwerk.games.nobility.port import may_use_port, use_port
from spielwerk.games.nobility.state import Nobility
from spielwerk.games.nobility.tavern import may_use_tavern, use_tavern
from spielwerk.games.nobility.yard import may_use_yard, use_yard


def fields_in_use(g: Nobility, seat: int) -> list[Action]:
    """Every field this player could ever place a die on, in order of ids."""
    fields = list(range(FIELD, MAT))
    fields.append(MAT + seat)
    if g.with_chancery:
        fields.extend(range(CHANCERY, DICE_TILE))
        for tile in sorted(g.players[seat].dice_tiles):
            first = DICE_TILE + tile * TILE_FIELDS
            fields.extend(range(first, first + TILE_FIELDS))
    return fields


def usable_fields(g: Nobility, seat: int, value: int, why: Why | None) -> list[Action]:
    """RN-TURN-07 RN-TURN-09 The fields that take a die of this value now; any location, also one
    that was used before in this round."""
    p = g.players[seat]
    if room_for_dice(g, p) < value:
        for action in fields_in_use(g, seat):
            refuse(why, action, "RN-REP-02", "rep-limit", p.placed + value, dice_limit(g, p))
        return []
    return [a for a in fields_in_use(g, seat) if may_place(g, seat, a, value, why)]


def any_field(g: Nobility, seat: int, value: int) -> bool:
    """Whether a die of this value fits anywhere; the likeliest places are asked first."""
    p = g.players[seat]
    if room_for_dice(g, p) < value:
        return False
    at = pair(value)
    if may_use_castle(g, seat, at, value, None) or may_use_berk(g, seat, at, value, None):
        return True
    for guild in range(6):
        if may_use_guild(g, seat, guild, at, value, None):
            return True
    for action in fields_in_use(g, seat):
        if may_place(g, seat, action, value, None):
            return True
    return False


def may_place(g: Nobility, seat: int, action: Action, value: int, why: Why | None) -> bool:
    """RN-TURN-06 RN-TURN-07 Field empty and in use, value right, compulsory parts possible."""
    if action < YARD:
        return may_use_tavern(g, seat, action - TAVERN, value, why)
    if action < GUILD:
        return may_use_yard(g, seat, action - YARD, value, why)
    if action < HALL:
        field = action - GUILD
        return may_use_guild(g, seat, field // 3, field % 3, value, why)
    if action < PORT:
        return may_use_hall(g, seat, action - HALL, value, why)
    if action < COUNCIL:
        return may_use_port(g, seat, action - PORT, value, why)
    if action < BERK:
        return may_use_council(g, seat, action - COUNCIL, value, why)
    if action < CASTLE:
        return may_use_berk(g, seat, action - BERK, value, why)
    if action < MAT:
        return may_use_castle(g, seat, action - CASTLE, value, why)
    if action < CHANCERY:
        return may_use_mat(g, seat, value, why)
    if action < DICE_TILE:
        return may_use_chancery(g, seat, action - CHANCERY, value, why)
    tile = tile_of_field(action)
    return may_fill(g, seat, tile, (action - DICE_TILE) % TILE_FIELDS, value, why)


def use_field(g: Nobility, seat: int, action: Action, value: int) -> None:
    """RN-TURN-08 Carry out the action of the location."""
    if action < YARD:
        use_tavern(g, seat)
    elif action < GUILD:
        use_yard(g, seat)
    elif action < HALL:
        use_guild(g, seat, (action - GUILD) // 3, (action - GUILD) % 3)
    elif action < PORT:
        use_hall(g, seat, action - HALL)
    elif action < COUNCIL:
        use_port(g, seat, value)
    elif action < BERK:
        use_council(g, seat, action - COUNCIL)
    elif action < CASTLE:
        use_berk(g, seat, action - BERK)
    elif action < MAT:
        use_castle(g, seat, action - CASTLE)
    elif action < CHANCERY:
        g.do_next(BringHome(seat))
    elif action < DICE_TILE:
        use_chancery(g, seat, action - CHANCERY)
    else:
        fill_field(g, seat, tile_of_field(action), (action - DICE_TILE) % TILE_FIELDS)
