"""What is in the box: the components as flat lists, shared by all states of one game."""

from __future__ import annotations

from spielwerk.games.dei.things import (
    ACTIVATE,
    AMOUNT,
    BLACK,
    CARDS,
    COPY,
    DRONE_CARDS,
    NOBODY,
    NOWHERE,
    SITES,
    TASKS,
)


class Tile:
    """DE-MAP-01 One district: 16 cells of ground and heights, and what is printed on them.

    rows       four texts of four letters, capitals are ground
    the rest   cells as row × 4 + column; outposts also have a letter 0–2; elevators run from a
               ground cell to a heights cell, bridges over three cells
    """

    def __init__(self) -> None:
        self.code = ""
        self.rows: list[str] = []
        self.technology: list[int] = []
        self.energy: list[int] = []
        self.outposts: list[int] = []
        self.outpost_letters: list[int] = []
        self.camps: list[int] = []
        self.drones: list[int] = []
        self.elevators: list[list[int]] = []
        self.shared_bridges: list[list[int]] = []
        self.bridges: list[list[int]] = []


class Land:
    """The assembled map: areas by number, ground first, in the order of their names.

    near, vertical   neighbours of each area by DE-MAP-03 and DE-MAP-04
    cells            the area of every cell, row by row
    tokens           resources that lie in each area at the start
    site_…           by bridge site: heights, ground crossed, heights; NOWHERE if not in play
    …_cells          where things are drawn
    picture          the map as the view tells it, made once
    """

    def __init__(self) -> None:
        self.columns = 0
        self.lines = 0
        self.areas = 0
        self.grounds = 0
        self.cells: list[int] = []
        self.near: list[list[int]] = []
        self.vertical: list[list[int]] = []
        self.tokens: list[int] = []
        self.token_cells: list[int] = []
        self.outposts: list[int] = []
        self.has_outpost: list[bool] = []
        self.outpost_letters: list[int] = []
        self.outpost_cells: list[int] = []
        self.camps: list[int] = []
        self.camp_cells: list[int] = []
        self.drones: list[int] = []
        self.drone_cells: list[int] = []
        self.elevators: list[int] = []
        self.elevator_cells: list[int] = []
        self.shared_one: list[int] = []
        self.shared_over: list[int] = []
        self.shared_two: list[int] = []
        self.shared_cells: list[int] = []
        self.site_one: list[int] = [NOWHERE] * SITES
        self.site_over: list[int] = [NOWHERE] * SITES
        self.site_two: list[int] = [NOWHERE] * SITES
        self.site_cells: list[int] = [NOWHERE] * SITES
        self.sites: list[int] = []
        self.picture: object = None


class Box:
    """DE-SETUP-03 The material of the game; `land` is the map of the game being played."""

    def __init__(self) -> None:
        self.technology = 0
        self.energy = 0
        self.scavengers = 0
        self.buildings: list[int] = [0, 0, 0]
        self.start_technology = 0
        self.start_energy = 0
        self.candy: list[int] = [0] * 8
        self.drone_moves: list[int] = [0] * 4
        self.faction_drone: list[int] = [0] * 4
        self.outposts_needed: list[int] = [0] * 3
        self.black_market: list[int] = [0] * 3
        self.badge_points: list[int] = [0] * 4
        self.task_kind: list[int] = [0] * TASKS
        self.task_points: list[int] = [0] * (4 * TASKS)  # on time, per; late, per
        self.effects: list[list[int]] = [[] for _ in range(CARDS)]
        self.cost_technology: list[int] = [0] * CARDS
        self.cost_energy: list[int] = [0] * CARDS
        self.points: list[int] = [0] * CARDS
        self.card_drone: list[int] = [NOBODY] * CARDS
        self.card_board: list[int] = [NOBODY] * CARDS
        self.copies: list[bool] = [False] * CARDS
        self.tiles: list[Tile] = []
        self.layouts: list[list[int]] = []  # for 2, 3 and 4 players, tile × 4 + turns
        self.land = Land()
        self.catalogue: object = None  # the cards as the view tells them, made once

    def with_own_land(self) -> Box:
        """The same components for another game, whose map is not assembled yet."""
        twin = Box()
        twin.technology = self.technology
        twin.energy = self.energy
        twin.scavengers = self.scavengers
        twin.buildings = self.buildings
        twin.start_technology = self.start_technology
        twin.start_energy = self.start_energy
        twin.candy = self.candy
        twin.drone_moves = self.drone_moves
        twin.faction_drone = self.faction_drone
        twin.outposts_needed = self.outposts_needed
        twin.black_market = self.black_market
        twin.badge_points = self.badge_points
        twin.task_kind = self.task_kind
        twin.task_points = self.task_points
        twin.effects = self.effects
        twin.cost_technology = self.cost_technology
        twin.cost_energy = self.cost_energy
        twin.points = self.points
        twin.card_drone = self.card_drone
        twin.card_board = self.card_board
        twin.copies = self.copies
        twin.tiles = self.tiles
        twin.layouts = self.layouts
        return twin

    def note_effects(self) -> None:
        """What follows from the cards' effects: whose drone they fly, whether they copy."""
        for card in range(CARDS):
            self.card_drone[card] = NOBODY
            self.copies[card] = False
            for effect in self.effects[card]:
                kind = effect % AMOUNT
                if ACTIVATE <= kind < ACTIVATE + 4:
                    self.card_drone[card] = kind - ACTIVATE
                if kind == COPY:
                    self.copies[card] = True
            if card < DRONE_CARDS:
                self.card_board[card] = min(card // 8, BLACK)
