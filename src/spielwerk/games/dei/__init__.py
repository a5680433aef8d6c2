"""D.E.I. Divide et Impera: the border of the game. The rules are in the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from spielwerk.core.components import Document
from spielwerk.core.game import Game, OptionValue, ScoreLine, TableOption, View
from spielwerk.core.tokens import Block, Tokens, numbered
from spielwerk.games.dei import (
    badges,
    building,
    cards,
    collecting,
    deploying,
    drones,
    evaluate,
    market,
    moving,
    phases,
    scoring,
    setup,
    things,
)
from spielwerk.games.dei.checking import check_state
from spielwerk.games.dei.components import box_from
from spielwerk.games.dei.hidden import guess_state
from spielwerk.games.dei.position import arrange, describe
from spielwerk.games.dei.state import Dei, Player, lay_out_land, new_state
from spielwerk.games.dei.view import view_of

SOURCES = (
    ("cards", "DE-ACT-PLUS-02"),
    ("hunting", "DE-DRONE-10"),
    ("trading", "DE-BADGE-22"),
    ("tasks", "DE-TASK-05"),
    ("outposts", "DE-SCORE-03"),
    ("badges", "DE-SCORE-04"),
    ("technology", "DE-SCORE-05"),
    ("energy", "DE-SCORE-06"),
    ("market", "DE-SCORE-07"),
)


class DeiGame(Game[Dei]):
    name = "dei"
    title = "D.E.I. Divide et Impera"
    prefix = "DE"
    seats = range(2, 5)
    longest = 5000
    table_options: ClassVar = {
        "layout": TableOption("quick", "random"),
        "outposts": TableOption("first-game", "random"),
        "factions": TableOption("choose", "random"),
        "no_choice": TableOption(False, True),
        "badge_draft": TableOption(False, True),
        "planning": TableOption(False, True),
        "confrontation": TableOption(False, True),
        "rebellion": TableOption(False, True),
    }
    tokens: ClassVar = Tokens(
        Block("pass", things.PASS, [""]),
        Block("area", things.AREA, things.AREA_NAMES),
        Block("shoot", things.SHOOT, things.AREA_NAMES),
        Block("enrich", things.ENRICH, things.AREA_NAMES),
        Block("card", things.CARD, things.CARD_NAMES),
        Block("down", things.DOWN, things.CARD_NAMES),
        Block("slot", things.SLOT, [f"{b}{n}" for b in things.BOARD_NAMES for n in (1, 2, 3)]),
        Block("candy", things.CANDY, things.CANDY_NAMES),
        Block("action", things.ACTION, things.ACTION_NAMES),
        Block("group", things.GROUP, numbered(0, 15)),
        Block("led", things.LED, numbered(0, 15)),
        Block("camps", things.CAMPS, numbered(0, 3)),
        Block("count", things.COUNT, numbered(0, 2)),
        Block("site", things.SITE, [f"{t}#{n}" for t in things.TILE_NAMES for n in (1, 2, 3, 4)]),
        Block("elevator", things.ELEVATOR, numbered(1, 3)),
        Block("faction", things.FACTION, things.FACTION_NAMES),
        Block("colour", things.COLOUR, things.COLOUR_NAMES),
        Block("badge", things.BADGE, things.BADGE_NAMES),
        Block("task", things.TASK, things.TASK_NAMES),
        Block("pay", things.PAY, [f"{t}{e}" for t in range(10) for e in range(10)]),
        Block("unit", things.UNIT, ["scavenger", "leader"]),
        Block("courier", things.COURIER, [""]),
        Block("build", things.BUILD, ["camp", "bridge", "elevator"]),
        Block("reveal", things.REVEAL, ["both", "second", "first"]),
        Block("resource", things.RESOURCE, ["technology", "energy"]),
        Block("drone", things.DRONE, things.DRONE_NAMES),
    )
    steps: ClassVar = (
        setup.ChooseFaction,
        setup.LayOutMarkets,
        setup.StartingUnits,
        setup.PlaceStartingUnits,
        setup.FirstControl,
        badges.DealBadges,
        badges.DraftColour,
        badges.NameColour,
        badges.DraftBadge,
        badges.OfferBadges,
        badges.EarnBadge,
        phases.Round,
        phases.Phase,
        phases.CommitCard,
        phases.Turn,
        phases.RevealPlan,
        phases.PlannedCard,
        phases.PlaceCard,
        phases.OfferExtras,
        phases.UseExtras,
        phases.EndOfTurn,
        phases.LeaderAbility,
        phases.EndOfPhase,
        phases.Confrontation,
        phases.CleanUp,
        cards.Resolve,
        cards.ChooseAction,
        cards.CopyCard,
        market.BuyCard,
        market.PayCard,
        deploying.DeployTo,
        deploying.TakeScavenger,
        deploying.AddResource,
        moving.OfferMove,
        moving.MoveFrom,
        moving.MoveTo,
        moving.CarryCamps,
        moving.ChooseGroup,
        collecting.CollectFrom,
        collecting.AbrahamCollects,
        collecting.SwapToken,
        collecting.OfferSalvage,
        collecting.SalvageSwap,
        collecting.ShootWhom,
        building.ChooseBuilding,
        building.BuildCamp,
        building.TakeCamp,
        building.BuildBridge,
        building.TakeBridge,
        building.BuildElevator,
        building.BuildElevatorTo,
        building.TakeElevator,
        drones.FlyDrone,
        drones.UseDrone,
        drones.Harvest,
        drones.Transport,
        drones.TransportFrom,
        drones.TeleportUnit,
        drones.TeleportTo,
        drones.HuntOpponent,
        drones.HuntFaction,
        scoring.ChooseTask,
        scoring.PreliminaryScoring,
        scoring.FinalScoring,
    )
    parts: ClassVar = {"players": Player}
    merit_names = evaluate.MERITS
    last_stage = evaluate.STAGES

    def blank(self, components: Document) -> Dei:
        g = new_state()
        g.box = box_from(components)
        return g

    def restore(self, g: Dei) -> None:
        lay_out_land(g)

    def set_up(self, g: Dei, seats: int, options: Mapping[str, OptionValue]) -> None:
        """DE-OPT-0-01 The optional rules are independent of each other."""
        g.no_choice = bool(options["no_choice"])
        g.badge_draft = bool(options["badge_draft"])
        g.planning = bool(options["planning"])
        g.confrontation = bool(options["confrontation"])
        g.rebellion = bool(options["rebellion"])
        setup.lay_out(g, seats, options["layout"] == "random", options["outposts"] == "random")
        setup.begin(g, options["factions"] == "random")

    def view(self, g: Dei, seat: int) -> View:
        return view_of(g, seat)

    def guess(self, g: Dei, seat: int, key: bytes) -> Dei:
        return guess_state(g, seat, key)

    def check(self, g: Dei) -> None:
        check_state(g)

    def score_rows(self, g: Dei) -> list[ScoreLine]:
        """DE-SCORE-08 The highest total wins; tied players share the victory."""
        points = [scoring.points_by_source(g, seat) for seat in range(len(g.players))]
        return [
            ScoreLine(source, rule, [row[i] for row in points])
            for i, (source, rule) in enumerate(SOURCES)
        ]

    def merits(self, g: Dei, seat: int) -> list[float]:
        return evaluate.merits(g, seat)

    def stage(self, g: Dei) -> int:
        return evaluate.stage(g)

    def settled(self, g: Dei, seat: int) -> bool:
        return evaluate.is_settled(g, seat)

    def arrange(self, g: Dei, position: Document) -> list[int]:
        return arrange(self, g, position)

    def describe(self, g: Dei) -> Document:
        return describe(self, g)


GAME = DeiGame()
__all__ = ["GAME", "DeiGame"]
