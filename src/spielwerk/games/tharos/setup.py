"""Set-up (chapter 3)."""

from __future__ import annotations

from spielwerk.core.chance import below, shuffle
from spielwerk.games.tharos.cards_space import ACTION_CARDS
from spielwerk.games.tharos.course import Round
from spielwerk.games.tharos.dice import empty_counts
from spielwerk.games.tharos.ids import BUILDINGS, COLOURS, MEDALS, UNBUILT
from spielwerk.games.tharos.regions import ALL_REGIONS, lands_of
from spielwerk.games.tharos.state import GUILD_MARKERS, MINES, Player, Tharos


def set_up(g: Tharos, seats: int) -> None:
    """TH-SETUP-15 The same for two, three and four players."""
    g.regions = laid_out(g, g.box.regions)  # TH-SETUP-01
    g.lands = lands_of(g.regions)
    g.transformers = laid_out(g, g.box.transformers)  # TH-SETUP-03
    g.ore = ALL_REGIONS  # TH-SETUP-02
    g.crystal = ALL_REGIONS
    g.supply_ore = empty_counts()
    g.supply_crystal = empty_counts()
    g.attack_stack = (1 << 8) - 1  # TH-SETUP-04
    g.end_stack = ((1 << 6) - 1) << 1
    g.losers = [0] * 4
    g.round = 1  # TH-SETUP-05
    g.stack = ((1 << ACTION_CARDS) - 1) << 1  # TH-SETUP-06
    g.buildings = [UNBUILT] * BUILDINGS  # TH-SETUP-07
    g.players = [new_player(g) for _ in range(seats)]
    g.start = below(g, seats)  # TH-SETUP-14
    g.do_next(Round(1))


def laid_out(g: Tharos, counts: list[int]) -> list[int]:
    """The tiles in random order."""
    tiles: list[int] = []
    for kind in range(len(counts)):
        tiles.extend([kind] * counts[kind])
    shuffle(g, tiles)
    return tiles


def new_player(g: Tharos) -> Player:
    """TH-SETUP-09 One guild's material, ten player cards, eighteen dice. TH-SETUP-12 The cards
    form an open reserve: none is active."""
    p = Player()
    p.store = g.box.store.copy()  # TH-SETUP-10
    p.bag = [g.box.dice[c] - g.box.store.count(c) for c in range(COLOURS)]  # TH-SETUP-11
    p.depot = empty_counts()
    p.stored = empty_counts()
    p.drawn = empty_counts()
    p.guild = GUILD_MARKERS  # TH-SETUP-13
    p.mine = MINES
    p.medals = [0] * MEDALS  # TH-SETUP-08
    return p
