"""The state of a game of Rise to Nobility."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import State
from spielwerk.games.nobility.box import Box
from spielwerk.games.nobility.ids import DESKS, NONE

# Phases (RN-ROUND-01), for the views only: the agenda knows what comes next.
SETTING_UP: Final = 0
PREPARATION: Final = 1
ACTIONS: Final = 2
INCOME: Final = 3
NEXT_ROUND: Final = 4
FINISHED: Final = 5


EMPTY: Final[list[int]] = []  # what every list of a blank state is
NO_BOX: Final = Box()


def put(values: list[int], at: int, value: int) -> list[int]:
    """The list with another value in one place. Lists of a state are replaced, never altered, so
    that clones share them."""
    twin = values.copy()
    twin[at] = value
    return twin


def plus(values: list[int], at: int, change: int) -> list[int]:
    """The list with one number changed."""
    twin = values.copy()
    twin[at] += change
    return twin


def without(values: list[int], value: int) -> list[int]:
    """The list without one of its values."""
    twin = values.copy()
    twin.remove(value)
    return twin


class Player:
    """One player's mat, cards and figures.

    character    Character card
    rep, nobility, coins, modifiers
    goods        by type
    points       by source (FROM_GOODS …); their sum is the VP track
    dice         dice not yet placed this round, by value less 1
    placed       sum of the dice placed this round (RN-REP-02)
    passed       1: passed this round (RN-TURN-03)
    Figures (RN-COMP-06): worker_stock, workers (in the quarters), apprentices by guild; the
    others stand on workshops, plots and desks
    Houses: house_stock, platform, built
    plots        community building on each plot, or NONE
    held         uncompleted Settlers cards, oldest first
    completed    completed Settlers cards; `paid` the goods each was completed with
    council      council tiles taken; `councillors` the columns they came from
    commissions  Commission cards (RN-INFO-03: secret); dice_tiles the tile of each (public)
    offered      Commission cards drawn for a choice (secret)
    """

    def __init__(self) -> None:
        self.character = NONE
        self.rep = 0
        self.nobility = 0
        self.coins = 0
        self.modifiers = 0
        self.goods: list[int] = EMPTY
        self.points: list[int] = EMPTY
        self.dice: list[int] = EMPTY
        self.placed = 0
        self.passed = 0
        self.worker_stock = 0
        self.workers = 0
        self.apprentices: list[int] = EMPTY
        self.house_stock = 0
        self.platform = 0
        self.built = 0
        self.plots: list[int] = EMPTY
        self.held: list[int] = EMPTY
        self.completed: list[int] = EMPTY
        self.paid: list[int] = EMPTY
        self.council: list[int] = EMPTY
        self.councillors: list[int] = EMPTY
        self.commissions: list[int] = EMPTY
        self.dice_tiles: list[int] = EMPTY
        self.offered: list[int] = EMPTY

    def clone(self) -> Player:
        twin = Player()
        twin.character = self.character
        twin.rep = self.rep
        twin.nobility = self.nobility
        twin.coins = self.coins
        twin.modifiers = self.modifiers
        twin.goods = self.goods
        twin.points = self.points
        twin.dice = self.dice
        twin.placed = self.placed
        twin.passed = self.passed
        twin.worker_stock = self.worker_stock
        twin.workers = self.workers
        twin.apprentices = self.apprentices
        twin.house_stock = self.house_stock
        twin.platform = self.platform
        twin.built = self.built
        twin.plots = self.plots
        twin.held = self.held
        twin.completed = self.completed
        twin.paid = self.paid
        twin.council = self.council
        twin.councillors = self.councillors
        twin.commissions = self.commissions
        twin.dice_tiles = self.dice_tiles
        twin.offered = self.offered
        return twin


class Nobility(State):
    """The city. Decks and bags whose order nobody may know are masks, drawn from at random.

    box           the components, shared by all clones
    players       one Player per seat
    round, phase, first    round 1 to 10, phase, first player
    with_events, with_chancery    1: the module is used
    event         the event of the round, or NONE; unseen_events the cards not revealed yet
    objective     solo: the objective, or NONE; automa: its dice, 0 for one set aside
    die_on        value of the die on every field (by id less FIELD), 0 if empty
    die_of        whose die it is: a seat, AUTOMA or NONE
    deck, discards         Settlers cards
    tavern        the Settlers cards on display, or NONE
    bag, tile_discards, removed    building tiles
    hall          the tiles of the Guild Hall, or NONE
    workshops     tile on every workshop field (guild * 3 + position), or NONE
    owners        seat of its guild master, or NONE
    unseen_ships, old_ships, ship, sold   ships; spaces covered on the present one, by good
    council_pile, council   tiles not drawn; tile on every field (row * 6 + column), or NONE
    desks         seat at every desk (row * 6 + column), or NONE
    pile          Commission cards nobody has seen, as a mask: they lie above those in `under`
    under         cards put back under the pile, in order; under_by who put each there
    tile_bag      dice tiles not drawn
    filled        fields of every dice tile with a die or City token, as bits
    """

    def __init__(self) -> None:
        super().__init__()
        self.box: Box = NO_BOX
        self.players: list[Player] = []
        self.round = 1
        self.phase = SETTING_UP
        self.first = 0
        self.with_events = 0
        self.with_chancery = 0
        self.event = NONE
        self.unseen_events = 0
        self.objective = NONE
        self.automa: list[int] = EMPTY
        self.die_on: list[int] = EMPTY
        self.die_of: list[int] = EMPTY
        self.deck = 0
        self.discards = 0
        self.tavern: list[int] = EMPTY
        self.bag = 0
        self.tile_discards = 0
        self.removed = 0
        self.hall: list[int] = EMPTY
        self.workshops: list[int] = EMPTY
        self.owners: list[int] = EMPTY
        self.unseen_ships = 0
        self.old_ships = 0
        self.ship = NONE
        self.sold: list[int] = EMPTY
        self.council_pile = 0
        self.council: list[int] = EMPTY
        self.desks: list[int] = EMPTY
        self.pile = 0
        self.under: list[int] = EMPTY
        self.under_by: list[int] = EMPTY
        self.tile_bag = 0
        self.filled: list[int] = EMPTY

    def clone(self) -> Nobility:
        twin = Nobility()
        self.copy_agenda_to(twin)
        twin.box = self.box
        twin.players = [p.clone() for p in self.players]
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.with_events = self.with_events
        twin.with_chancery = self.with_chancery
        twin.event = self.event
        twin.unseen_events = self.unseen_events
        twin.objective = self.objective
        twin.automa = self.automa
        twin.die_on = self.die_on
        twin.die_of = self.die_of
        twin.deck = self.deck
        twin.discards = self.discards
        twin.tavern = self.tavern
        twin.bag = self.bag
        twin.tile_discards = self.tile_discards
        twin.removed = self.removed
        twin.hall = self.hall
        twin.workshops = self.workshops
        twin.owners = self.owners
        twin.unseen_ships = self.unseen_ships
        twin.old_ships = self.old_ships
        twin.ship = self.ship
        twin.sold = self.sold
        twin.council_pile = self.council_pile
        twin.council = self.council
        twin.desks = self.desks
        twin.pile = self.pile
        twin.under = self.under
        twin.under_by = self.under_by
        twin.tile_bag = self.tile_bag
        twin.filled = self.filled
        return twin

    def by_seats(self, column: list[int]) -> int:
        """The value of a Setup card's line for this number of players (table 19.2)."""
        return column[len(self.players) - 1]

    def event_amount(self, effect: int) -> int:
        """RN-EVENT-02 The amount of this effect if the event of the round has it, else 0."""
        if self.event == NONE or self.box.event_effect[self.event] != effect:
            return 0
        return self.box.event_amount[self.event]

    def has_desk(self, seat: int, benefit: int) -> bool:
        """RN-CHANC-07 RN-CHANC-08 An own desk gives its benefit; a second one adds nothing."""
        if not self.with_chancery:
            return False
        for desk in range(DESKS):
            if self.desks[desk] == seat and self.box.desk_benefits[desk % 6] == benefit:
                return True
        return False
