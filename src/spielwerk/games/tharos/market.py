"""Turning in ore and crystal for trade medals: the markets and card 3 (chapters 14 and 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.tharos.digging import CRYSTAL_KIND, ORE_KIND, held, turn_in
from spielwerk.games.tharos.ids import COLOURS, CRYSTAL, ORE, TRADE
from spielwerk.games.tharos.medals import gain_medals
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.window import BeforeAction

EITHER: Final = -1


class TurnInMarkers(BeforeAction):
    """TH-BLD-MARKET-01 The player chooses which markers; all of one kind, colour by colour.

    kind is EITHER until the first is chosen; least is the lowest colour that may follow.
    """

    rule: ClassVar[str] = "TH-BLD-MARKET-01"

    def __init__(self, seat: int, kind: int, count: int, least: int, medals: int) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count
        self.least = least
        self.medals = medals

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        out: list[Action] = []
        for kind in (ORE_KIND, CRYSTAL_KIND):
            base = ORE if kind == ORE_KIND else CRYSTAL
            markers = held(g, self.seat, kind)
            for colour in range(COLOURS):
                if not markers >> colour & 1:
                    continue
                later = (markers >> colour).bit_count()
                if self.kind != EITHER and kind != self.kind:
                    refuse(why, base + colour, self.rule, "one_kind")
                elif colour < self.least:
                    refuse(why, base + colour, self.rule, "pick_in_order")
                elif later < self.count:
                    refuse(why, base + colour, self.rule, "leads_nowhere", self.count, later)
                else:
                    out.append(base + colour)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        kind = ORE_KIND if action < CRYSTAL else CRYSTAL_KIND
        colour = action - (ORE if kind == ORE_KIND else CRYSTAL)
        turn_in(g, self.seat, kind, colour, self.rule)
        if self.count > 1:
            g.do_next(TurnInMarkers(self.seat, kind, self.count - 1, colour + 1, self.medals))
        elif self.medals:
            gain_medals(g, self.seat, TRADE, self.medals, self.rule)
