"""Chapter 13: playing alone, with Automa dice and an objective."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import Task
from spielwerk.core.chance import roll
from spielwerk.games.nobility.guilds import reward_owner
from spielwerk.games.nobility.ids import (
    AUTOMA,
    AUTOMA_DIE,
    BUILDING,
    FIELD,
    GUILD,
    GUILDS,
    HALL,
    NONE,
    TAVERN,
    WORKSHOP_FIELDS,
    YARD,
    pair,
)
from spielwerk.games.nobility.scoring import final_points
from spielwerk.games.nobility.state import Nobility, put

WHITE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3
BLUE: Final = 4
DICE: Final = 5


class AutomaDice(Task[Nobility]):
    """RN-SOLO-04 RN-SOLO-05 RN-SOLO-13 At the start of the round the five Automa dice are rolled
    and placed in the order white, green, yellow, red, blue. They only take fields away."""

    def run(self, g: Nobility) -> None:
        g.automa = [roll(g) for _ in range(DICE)]
        put_automa_die(g, WHITE, TAVERN)  # RN-SOLO-06
        put_automa_die(g, GREEN, YARD)  # RN-SOLO-07
        block_hall(g)
        visit_guild(g, RED)
        if g.automa[BLUE] == g.automa[RED]:
            # RN-SOLO-10 Two dice of one value: the second is set aside for this round.
            g.tell("RN-SOLO-10", "automa-aside", NONE, AUTOMA_DIE + BLUE, g.automa[BLUE])
            g.automa = put(g.automa, BLUE, 0)
        else:
            visit_guild(g, BLUE)


def put_automa_die(g: Nobility, die: int, action: int) -> None:
    """RN-SOLO-12 The player's dice follow the Automa's by the rules of the Tavern and the Yard."""
    g.die_on = put(g.die_on, action - FIELD, g.automa[die])
    g.die_of = put(g.die_of, action - FIELD, AUTOMA)
    g.tell("RN-SOLO-05", "automa-placed", NONE, action, g.automa[die])


def block_hall(g: Nobility) -> None:
    """RN-SOLO-08 Yellow blocks the Guild Hall field of its value; the building is discarded."""
    at = g.automa[YELLOW] - 1
    put_automa_die(g, YELLOW, HALL + at)
    if g.hall[at] != NONE:
        g.tile_discards |= 1 << g.hall[at]
        g.tell("RN-SOLO-08", "tile-discarded", NONE, BUILDING + g.hall[at])
        g.hall = put(g.hall, at, NONE)


def visit_guild(g: Nobility, die: int) -> None:
    """RN-SOLO-09 RN-SOLO-11 Red and blue close the guild of their value; all three workshop
    fields there give the player's owner rewards, doubled, and no effects."""
    guild = g.automa[die] - 1
    put_automa_die(g, die, GUILD + guild * 3 + pair(g.automa[die]))
    for position in range(3):
        reward_owner(g, AUTOMA, guild * 3 + position, g.by_seats(g.box.reward_factor))


def goals_reached(g: Nobility) -> list[int]:
    """How far the solo player is, in the order of the objective's goals."""
    p = g.players[0]
    own = [field for field in range(WORKSHOP_FIELDS) if g.owners[field] == 0]
    guilds = {field // 3 for field in own}
    exact = 0
    for i in range(len(p.completed)):
        if p.paid[i] == g.box.most[p.completed[i]]:
            exact += 1
    figures = 0
    for guild in range(GUILDS):
        if p.apprentices[guild] > 0 or guild in guilds:
            figures += 1
    return [
        final_points(g, 0),
        p.nobility,
        p.rep,
        len(p.completed),
        len({g.box.race[card] for card in p.completed}),
        exact,
        len(own),
        len(guilds),
        len(p.plots) - p.plots.count(NONE),
        figures,
        len(p.council),
        len(set(p.councillors)),
        p.coins,
    ]


def objective_reached(g: Nobility) -> bool:
    """RN-SOLO-01 Won if everything the objective names is reached after final scoring."""
    reached = goals_reached(g)
    needed = g.box.objectives[g.objective]
    for i in range(len(needed)):
        if reached[i] < needed[i]:
            return False
    return True
