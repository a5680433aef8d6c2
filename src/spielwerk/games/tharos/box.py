"""The contents of the box: the numbers of the components, as the rules read them."""

from __future__ import annotations

from typing import Final

from spielwerk.core.looks import Looks
from spielwerk.games.tharos.cost import Cost

SQUARE: Final = 0
LINE: Final = 1
L_SHAPE: Final = 2
T_SHAPE: Final = 3


class Box:
    """One set of components; shared by all states of a game and never changed.

    What has no number in it stands elsewhere: the land of each region colour (TH-COMP-02) and
    the four guilds, alike but for name and colour (TH-COMP-13), in the texts; the round marker
    and the start player's (TH-COMP-07), markers, mines and tracks (TH-COMP-09) in the state.
    Coins are only a record of money (TH-COMP-11), and the Circumdate Caelo corporation has no
    player (TH-COMP-14): its attack is a step.

    regions         how many regions of each colour (TH-COMP-01)
    transformers    how many tiles of each type (TH-COMP-12)
    attack_values   value of each of the 8 attack cards
    dice            dice of each colour per player (TH-COMP-08)
    store           colours in the dice store, column * 3 + row, bottom row first (TH-SETUP-10)
    prices          price by row of the store, bottom first (TH-ACT-DICE-02)
    activation_letters  dice symbols of each player card
    activation_cost the same as a cost, with the minimum sum
    start_markers, marker_limit   guild markers on a player card
    building_price  Jars for using a building
    mine_sets       sets of colours of cards 32 to 34, as bits
    shapes          shape of cards 35 to 38
    medal_points    points per medal
    looks           no components: how parts of the table looked when they were shown before
    """

    def __init__(self) -> None:
        self.regions: list[int] = []
        self.transformers: list[int] = []
        self.attack_values: list[int] = []
        self.dice: list[int] = []
        self.store: list[int] = []
        self.prices: list[int] = []
        self.activation_letters: list[str] = []
        self.activation_cost: list[Cost] = []
        self.start_markers: list[int] = []
        self.marker_limit: list[int] = []
        self.building_price: list[int] = []
        self.mine_sets: list[int] = []
        self.shapes: list[int] = []
        self.medal_points: list[int] = []
        self.looks = Looks()

    def symbols(self, card: int) -> int:
        """Die symbols in the activation cost of a player card."""
        return len(self.activation_letters[card])
