"""The state of a game of Tharos."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import State
from spielwerk.games.tharos.box import Box

GUILD_MARKERS: Final = 12
MINES: Final = 10

# Phases (TH-FLOW-02, TH-FLOW-03), for the views only: the agenda knows what comes next.
PREPARATION: Final = 1
ACTIONS: Final = 2
ATTACK: Final = 3
CLEAN_UP: Final = 4
ROUND_END: Final = 5
FINISHED: Final = 6

# What lists hold before set-up. It is shared: these lists are replaced, never altered.
NO_NUMBERS: Final[list[int]] = []


def changed(numbers: list[int], at: int, by: int) -> list[int]:
    """A copy with one number changed."""
    copy = numbers.copy()
    copy[at] += by
    return copy


class Player:
    """One player's material. TH-GEN-01 Rules and cards concern the acting player's own alone.
    TH-GEN-05 Money is never negative; TH-GEN-06 it has no upper limit either. TH-GUILD-03 A
    region may be in both `markers` and `mines`.

    Sets of regions, cards and colours are bit masks. Lists other than bag, depot and active are
    replaced, never altered, so that clones share them.

    Dice (TH-DICE-01):
    bag, depot, stored   dice per colour; stored are those on action card 22
    store                the dice store: column * 3 + row, a colour or -1
    drawn                dice drawn in this preparation, not yet rolled, per colour
    active               kinds of the active dice, sorted
    used                 dice that were used this turn, packed with the place where they lie
    sockets              dice picked for the cost that is being paid, packed
    Cards:
    hand, known          action cards in hand; those of them that everybody knows
    offered              action cards drawn for a choice
    laid                 action cards on the table until Clean-up (7, 16, 19, 20)
    bound                action cards on the table until the action is finished (5, 8, 24, 26)
    cards, used_cards    active player cards; those whose action was used this turn
    on_organizer, on_manipulator   guild markers lying there
    card_jars            Jars lying on the Cartographer
    Board:
    guild, mine          guild and mine markers in the own supply
    markers, mines       regions with an own guild marker, with an own mine
    ore, crystal         colours of the markers held
    money, points, medals
    This turn:
    blocked              white spaces in use
    used_buildings       buildings used
    strength             combat strength so far
    ward                 1: Cannoneer B wards off the attack
    transformer          1: the transformer was used
    passed               1: passed
    This opportunity:
    card_played          1: an action card was played
    prepared             1: a transformer was used before the action
    extra                1: card 5 lifts the block of a white space
    last_space           the white space used last, or -1
    fresh                action cards gained during the action
    bound_die            the kind of die that cards 8 and 26 bind to the action, or -1
    dye                  1: a white die must be dyed in this action; 2: it was
    The die picked next:
    as_colour            the colour it counts as, or -1
    change               +1 or -1 by the transformer
    wild_card            card 16: 1 its colour is chosen now, 2 its value
    doubled              1: card 24 doubles this Plenty of money
    chosen               what was picked so far where several things are picked
    """

    def __init__(self) -> None:
        self.bag: list[int] = []
        self.depot: list[int] = []
        self.stored: list[int] = NO_NUMBERS
        self.store: list[int] = NO_NUMBERS
        self.drawn: list[int] = NO_NUMBERS
        self.active: list[int] = []
        self.used: list[int] = NO_NUMBERS
        self.sockets: list[int] = NO_NUMBERS
        self.hand = 0
        self.known = 0
        self.offered = 0
        self.laid = 0
        self.bound = 0
        self.cards = 0
        self.used_cards = 0
        self.on_organizer = 0
        self.on_manipulator = 0
        self.card_jars = 0
        self.guild = 0
        self.mine = 0
        self.markers = 0
        self.mines = 0
        self.ore = 0
        self.crystal = 0
        self.money = 0
        self.points = 0
        self.medals: list[int] = NO_NUMBERS
        self.blocked = 0
        self.used_buildings = 0
        self.strength = 0
        self.ward = 0
        self.transformer = 0
        self.passed = 0
        self.card_played = 0
        self.prepared = 0
        self.extra = 0
        self.last_space = -1
        self.fresh = 0
        self.bound_die = -1
        self.dye = 0
        self.as_colour = -1
        self.change = 0
        self.wild_card = 0
        self.doubled = 0
        self.chosen: list[int] = NO_NUMBERS

    def clone(self) -> Player:
        twin = Player()
        twin.bag = self.bag.copy()
        twin.depot = self.depot.copy()
        twin.stored = self.stored
        twin.store = self.store
        twin.drawn = self.drawn
        twin.active = self.active.copy()
        twin.used = self.used
        twin.sockets = self.sockets
        twin.hand = self.hand
        twin.known = self.known
        twin.offered = self.offered
        twin.laid = self.laid
        twin.bound = self.bound
        twin.cards = self.cards
        twin.used_cards = self.used_cards
        twin.on_organizer = self.on_organizer
        twin.on_manipulator = self.on_manipulator
        twin.card_jars = self.card_jars
        twin.guild = self.guild
        twin.mine = self.mine
        twin.markers = self.markers
        twin.mines = self.mines
        twin.ore = self.ore
        twin.crystal = self.crystal
        twin.money = self.money
        twin.points = self.points
        twin.medals = self.medals
        twin.blocked = self.blocked
        twin.used_buildings = self.used_buildings
        twin.strength = self.strength
        twin.ward = self.ward
        twin.transformer = self.transformer
        twin.passed = self.passed
        twin.card_played = self.card_played
        twin.prepared = self.prepared
        twin.extra = self.extra
        twin.last_space = self.last_space
        twin.fresh = self.fresh
        twin.bound_die = self.bound_die
        twin.dye = self.dye
        twin.as_colour = self.as_colour
        twin.change = self.change
        twin.wild_card = self.wild_card
        twin.doubled = self.doubled
        twin.chosen = self.chosen
        return twin

    def has_card(self, card: int) -> bool:
        """Is this player card active?"""
        return self.cards >> card & 1 == 1


class Tharos(State):
    """The board and the players. Lists are replaced, never altered, so that clones share them.

    round, turn, phase   where the game is (TH-FLOW-01, TH-FLOW-02)
    start                seat of the start player
    regions              colour of each region, row by row
    lands                the same the other way round: for each colour its regions, as bits
    transformers         transformer on each region
    ore, crystal         regions that still carry a marker, as bits
    supply_ore, supply_crystal   general supply per colour
    attack_stack         attack cards not revealed this round, as bits
    attack_row           attack cards revealed this round, left to right
    losers               per attack card of the round the seats with a marker on it, as bits
    end_stack            round-end cards not revealed, as bits 1 to 6
    end_card             the round-end card whose loss is suffered now, or 0
    stack, discard       action cards, as bits 1 to 40
    buildings            UNBUILT, UNOWNED or the owner's seat
    """

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.turn = 0
        self.phase = 0
        self.start = 0
        self.regions: list[int] = NO_NUMBERS
        self.lands: list[int] = NO_NUMBERS
        self.transformers: list[int] = NO_NUMBERS
        self.ore = 0
        self.crystal = 0
        self.supply_ore: list[int] = NO_NUMBERS
        self.supply_crystal: list[int] = NO_NUMBERS
        self.attack_stack = 0
        self.attack_row: list[int] = NO_NUMBERS
        self.losers: list[int] = NO_NUMBERS
        self.end_stack = 0
        self.end_card = 0
        self.stack = 0
        self.discard = 0
        self.buildings: list[int] = NO_NUMBERS
        self.players: list[Player] = []
        self.box: Box = Box()

    def clone(self) -> Tharos:
        twin = Tharos()
        self.copy_agenda_to(twin)
        twin.round = self.round
        twin.turn = self.turn
        twin.phase = self.phase
        twin.start = self.start
        twin.regions = self.regions
        twin.lands = self.lands
        twin.transformers = self.transformers
        twin.ore = self.ore
        twin.crystal = self.crystal
        twin.supply_ore = self.supply_ore
        twin.supply_crystal = self.supply_crystal
        twin.attack_stack = self.attack_stack
        twin.attack_row = self.attack_row
        twin.losers = self.losers
        twin.end_stack = self.end_stack
        twin.end_card = self.end_card
        twin.stack = self.stack
        twin.discard = self.discard
        twin.buildings = self.buildings
        twin.players = [player.clone() for player in self.players]
        twin.box = self.box
        return twin

    def seats(self) -> int:
        return len(self.players)

    def attacked(self) -> int:
        """TH-FLOW-04 The region in the round's row and the newest attack card's column."""
        return (self.round - 1) * 4 + self.turn - 1

    def in_play_order(self) -> list[int]:
        """TH-FLOW-05 Clockwise from the start player."""
        seats = len(self.players)
        return [(self.start + i) % seats for i in range(seats)]
