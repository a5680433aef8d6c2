"""Rise to Nobility: dice workers in a white city. The rules are in the modules beside this one,
one chapter each; this is the border."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from spielwerk.core.agenda import Step, asked_seat
from spielwerk.core.components import Document
from spielwerk.core.game import Game, OptionValue, ScoreLine, TableOption, View
from spielwerk.games.nobility import (
    berk,
    castle,
    chancery,
    characters,
    check,
    commissions,
    evaluate,
    guilds,
    hall,
    ids,
    port,
    position,
    rounds,
    scoring,
    settlers,
    setup,
    solo,
    tavern,
    turn,
    view,
    workshops,
)
from spielwerk.games.nobility.components import box_from
from spielwerk.games.nobility.state import FINISHED, Nobility, Player
from spielwerk.games.nobility.tokens import TOKENS

STEPS: tuple[type[Step], ...] = (
    rounds.Round,
    rounds.Preparation,
    rounds.RevealEvent,
    solo.AutomaDice,
    rounds.RollDice,
    rounds.Actions,
    turn.NextTurn,
    turn.TakeTurn,
    turn.PlaceDie,
    turn.GoOn,
    settlers.PayGoods,
    characters.LordBenefit,
    characters.ChooseGoods,
    tavern.OfferSettlersCard,
    tavern.TakeSettlersCard,
    tavern.DiscardSettlersCard,
    tavern.RefillTavern,
    guilds.ActivateWorkshop,
    guilds.UseWorkshop,
    guilds.OfferGoods,
    guilds.BuyGoods,
    guilds.OfferApprentices,
    guilds.PlaceApprentice,
    workshops.RerollDice,
    workshops.BuyAnyGood,
    workshops.SwapGood,
    workshops.TakeSwappedGood,
    hall.ChoosePlot,
    port.SellGood,
    berk.TakeModifiers,
    berk.OfferExchange,
    berk.ExchangeDisplay,
    castle.BringHome,
    chancery.ChooseDesk,
    commissions.KeepFirstCommission,
    commissions.ReturnCommissions,
    commissions.OfferCommission,
    commissions.TakeCommission,
    commissions.KeepCommission,
    commissions.OfferUnder,
    commissions.PutUnderPile,
    rounds.Income,
    rounds.ChooseIncomeGood,
    rounds.PrepareNextRound,
    scoring.FinalScoring,
)

ROWS = (
    ("settlers", "RN-SETT-06", ids.FROM_GOODS),
    ("community-bonus", "RN-HALL-10", ids.FROM_COMMUNITY),
    ("event", "RN-EVENT-02", ids.FROM_EVENT),
    ("workshops", "RN-HALL-04", ids.FROM_WORKSHOPS),
    ("community", "RN-HALL-08", ids.FROM_BUILDINGS),
    ("owner-rewards", "RN-GUILD-06", ids.FROM_OWNED),
    ("council", "RN-COUNCIL-04", ids.FROM_COUNCIL),
)


class NobilityGame(Game[Nobility]):
    name = "nobility"
    title = "Rise to Nobility"
    prefix = "RN"
    seats = range(1, 7)
    longest = 6000
    table_options: ClassVar = {
        "events": TableOption(False, True),
        "chancery": TableOption(False, True),
        "first": TableOption("random", 1, 2, 3, 4, 5, 6),
    }
    tokens: ClassVar = TOKENS
    steps: ClassVar = STEPS
    parts: ClassVar = {"players": Player}
    merit_names = evaluate.MERITS
    last_stage = evaluate.STAGES

    def blank(self, components: Document) -> Nobility:
        g = Nobility()
        g.box = self.box(components, box_from)
        return g

    def mismatch(self, seats: int, options: Mapping[str, OptionValue]) -> str:
        """RN-SETUP-13 RN-SOLO-04 The Chancery is optional with 2 to 5 players and never used
        alone."""
        if options.get("chancery", False) and seats == 1:
            return "the Chancery is not used in a solo game (RN-SOLO-04)"
        first = options.get("first", "random")
        if isinstance(first, int) and first > seats:
            return f"player {first} cannot be the first of {seats}"
        return ""

    def set_up(self, g: Nobility, seats: int, options: Mapping[str, OptionValue]) -> None:
        """RN-SETUP-12 RN-SIX-01 With six players the Chancery is always used."""
        chancery = bool(options.get("chancery", False)) or seats == 6
        first = options.get("first", "random")
        begins = first - 1 if isinstance(first, int) else ids.NONE
        setup.set_up(g, seats, bool(options.get("events", False)), chancery, begins)

    def view(self, g: Nobility, seat: int) -> View:
        return view.view_of(g, seat)

    def guess(self, g: Nobility, seat: int, key: bytes) -> Nobility:
        return view.guess(g, seat, key)

    def check(self, g: Nobility) -> None:
        check.check(g)

    def score_rows(self, g: Nobility) -> list[ScoreLine]:
        """RN-END-01 RN-END-02 RN-END-03 The track by source, then what the end adds; Commission
        cards only when they are shown (RN-INFO-03)."""
        seats = range(len(g.players))
        rows = [
            ScoreLine(name, rule, [p.points[source] for p in g.players])
            for name, rule, source in ROWS
        ]
        rows.append(ScoreLine("goods", "RN-END-01", [scoring.goods_points(g, s) for s in seats]))
        steps = [scoring.nobility_points(g, s) for s in seats]
        rows.append(ScoreLine("nobility", "RN-END-02", steps))
        if g.with_chancery:
            shown = g.phase == FINISHED
            cards = [scoring.commissions_points(g, s) if shown else 0 for s in seats]
            rows.append(ScoreLine("commissions", "RN-END-03", cards))
        return rows

    def score_rows_seen(self, g: Nobility) -> list[ScoreLine]:
        """RN-INFO-03 Nobody's Commission cards count before they are shown."""
        return [row for row in self.score_rows(g) if row.source != "commissions"]

    def winners(self, g: Nobility) -> list[int]:
        """RN-END-05 RN-SOLO-01 Alone, only a fulfilled objective wins."""
        if len(g.players) == 1:
            return [0] if solo.objective_reached(g) else []
        return scoring.winning_seats(g)

    def settled(self, g: Nobility, seat: int) -> bool:
        """A move is finished where the player may choose what to do next, or another is asked."""
        step = g.agenda[-1] if g.agenda else None
        return asked_seat(g) != seat or isinstance(step, turn.TakeTurn)

    def merits(self, g: Nobility, seat: int) -> list[float]:
        return evaluate.merits(g, seat)

    def stage(self, g: Nobility) -> int:
        return evaluate.stage(g)

    def arrange(self, g: Nobility, position_file: Document) -> list[int]:
        return position.arrange(self, g, position_file)

    def describe(self, g: Nobility) -> Document:
        return position.describe(self, g)


GAME = NobilityGame()
__all__ = ["GAME"]
