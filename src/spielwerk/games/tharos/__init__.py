"""Tharos: dice-bag building in steam guilds. The rules stand in the modules of this folder, a
chapter each; this is the border."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from spielwerk.core.agenda import Step
from spielwerk.core.components import Document
from spielwerk.core.game import Game, OptionValue, ScoreLine, View
from spielwerk.core.tokens import Block, Tokens, numbered
from spielwerk.games.tharos import evaluate, ids
from spielwerk.games.tharos import notation as n
from spielwerk.games.tharos.checks import check
from spielwerk.games.tharos.components import box_from
from spielwerk.games.tharos.hidden import guess
from spielwerk.games.tharos.position import arrange, describe
from spielwerk.games.tharos.scoring import score_rows
from spielwerk.games.tharos.setup import set_up
from spielwerk.games.tharos.state import Player, Tharos
from spielwerk.games.tharos.steps import STEPS
from spielwerk.games.tharos.view import view, views


class TharosGame(Game[Tharos]):
    name = "tharos"
    title = "Tharos"
    prefix = "TH"
    seats = range(2, 5)
    longest = 6000
    tokens: ClassVar = Tokens(
        Block("pass", ids.PASS, [""]),
        Block("done", ids.DONE, [""]),
        Block("transformer", ids.TRANSFORMER, ["use", "raise", "lower"]),
        Block("wild", ids.WILD, list(n.LETTERS)),
        Block("dye", ids.DYE, list(n.LETTERS)),
        Block("do", ids.ACT, n.MAT_ACTION_NAMES),
        Block("use", ids.USE, n.CARD_ACTION_NAMES),
        Block("building", ids.BUILDING, n.BUILDING_NAMES),
        Block("person", ids.PLAYER_CARD, n.CARD_NAMES),
        Block("card", ids.CARD + 1, numbered(1, 40)),
        Block("region", ids.REGION, n.REGION_NAMES),
        Block("colour", ids.COLOUR, list(n.LETTERS)),
        Block("value", ids.VALUE + 1, numbered(1, 8)),
        Block("store", ids.STORE, n.STORE_NAMES),
        Block("attack", ids.ATTACK_CARD, numbered(1, 4)),
        Block("ore", ids.ORE, list(n.LETTERS)),
        Block("crystal", ids.CRYSTAL, list(n.LETTERS)),
        Block("medal", ids.MEDAL, n.MEDAL_NAMES),
        Block("pick", ids.PICK, n.PICK_NAMES),
        Block("die", ids.DIE, n.DIE_NAMES),
    )
    steps: ClassVar[tuple[type[Step], ...]] = STEPS
    parts: ClassVar = {"players": Player}
    merit_names = evaluate.MERITS
    last_stage = evaluate.TURNS

    def blank(self, components: Document) -> Tharos:
        g = Tharos()
        g.box = self.box(components, box_from)
        return g

    def set_up(self, g: Tharos, seats: int, options: Mapping[str, OptionValue]) -> None:
        set_up(g, seats)

    def view(self, g: Tharos, seat: int) -> View:
        return view(g, seat)

    def views(self, g: Tharos, seats: Sequence[int]) -> list[View]:
        return views(g, list(seats))

    def guess(self, g: Tharos, seat: int, key: bytes) -> Tharos:
        return guess(g, seat, key)

    def check(self, g: Tharos) -> None:
        check(g)

    def score_rows(self, g: Tharos) -> list[ScoreLine]:
        return score_rows(g)

    def arrange(self, g: Tharos, position: Document) -> list[int]:
        return arrange(self, g, position)

    def describe(self, g: Tharos) -> Document:
        return describe(self, g)

    def merits(self, g: Tharos, seat: int) -> list[float]:
        return evaluate.merits(g, seat)

    def stage(self, g: Tharos) -> int:
        return evaluate.stage(g)

    def settled(self, g: Tharos, seat: int) -> bool:
        return evaluate.settled(g, seat)


GAME = TharosGame()
