"""Action cards about markers held, player cards and medals: 3, 14, 29, 30, 31."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.tharos.card_choice import CardChoice
from spielwerk.games.tharos.digging import CRYSTAL_KIND, ORE_KIND, turn_in
from spielwerk.games.tharos.ids import COLOUR, COLOURS, MEDAL, MEDALS, PLAYER_CARD, TRADE, VALUE
from spielwerk.games.tharos.market import EITHER, TurnInMarkers
from spielwerk.games.tharos.medals import GainAnyMedal, gain_medals, lose_medal
from spielwerk.games.tharos.player_cards import activate, active_cards, reserve_cards, take_back
from spielwerk.games.tharos.state import Tharos


class TradeMarkers(CardChoice):
    """TH-CARD-03 Two markers of one kind for a trade medal, or four for two."""

    rule: ClassVar[str] = "TH-CARD-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 3

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        p = g.players[self.seat]
        most = max(p.ore.bit_count(), p.crystal.bit_count())
        out: list[Action] = []
        for count in (2, 4):
            if most >= count:
                out.append(VALUE + count)
            else:
                refuse(why, VALUE + count, self.rule, "needs_one_kind", count, most)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        count = action - VALUE
        g.do_next(TurnInMarkers(self.seat, EITHER, count, 0, count // 2))


class TradePair(CardChoice):
    """TH-CARD-14 Ore and crystal of the same colour for a trade medal."""

    rule: ClassVar[str] = "TH-CARD-14"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 14

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        p = g.players[self.seat]
        both = p.ore & p.crystal
        return [COLOUR + colour for colour in range(COLOURS) if both >> colour & 1]

    def take(self, g: Tharos, action: Action) -> None:
        colour = action - COLOUR
        turn_in(g, self.seat, ORE_KIND, colour, self.rule)
        turn_in(g, self.seat, CRYSTAL_KIND, colour, self.rule)
        gain_medals(g, self.seat, TRADE, 1, self.rule)


class TakeBackTwo(CardChoice):
    """TH-CARD-29 Two active player cards go back, used ones too; then a medal of any type."""

    rule: ClassVar[str] = "TH-CARD-29"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first
        self.card = 29

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        active = active_cards(g, self.seat)
        if self.first < 0:
            refuse(why, active[-1], self.rule, "pick_in_order")
            return active[:-1]
        return [card for card in active if card > PLAYER_CARD + self.first]

    def take(self, g: Tharos, action: Action) -> None:
        card = action - PLAYER_CARD
        take_back(g, self.seat, card, self.rule)
        if self.first < 0:
            g.do_next(TakeBackTwo(self.seat, card))
        else:
            g.do_next(GainAnyMedal(self.seat))


class ActivateForJars(CardChoice):
    """TH-CARD-30 A reserve card becomes active without its dice; 5 Jars are paid."""

    rule: ClassVar[str] = "TH-CARD-30"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 30

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        return reserve_cards(g, self.seat)

    def take(self, g: Tharos, action: Action) -> None:
        activate(g, self.seat, action - PLAYER_CARD, self.rule)


class GiveUpMedal(CardChoice):
    """TH-CARD-31 A medal of any type is given up."""

    rule: ClassVar[str] = "TH-CARD-31"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 31

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        medals = g.players[self.seat].medals
        return [MEDAL + medal for medal in range(MEDALS) if medals[medal] > 0]

    def take(self, g: Tharos, action: Action) -> None:
        lose_medal(g, self.seat, action - MEDAL, self.rule)
        g.do_next(GainOtherMedal(self.seat, action - MEDAL))


class GainOtherMedal(CardChoice):
    """TH-CARD-31 One of a different type is gained."""

    rule: ClassVar[str] = "TH-CARD-31"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given
        self.card = 31

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        refuse(why, MEDAL + self.given, self.rule, "another_type")
        return [MEDAL + medal for medal in range(MEDALS) if medal != self.given]

    def take(self, g: Tharos, action: Action) -> None:
        gain_medals(g, self.seat, action - MEDAL, 1, self.rule)
