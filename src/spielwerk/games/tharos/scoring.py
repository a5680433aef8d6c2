"""Final scoring (chapter 19)."""

from __future__ import annotations

from typing import Final

from spielwerk.core.game import ScoreLine
from spielwerk.games.tharos.ids import CIVIL, COMBAT, EXPLORATION, PLAYER_CARDS, TRADE
from spielwerk.games.tharos.state import Tharos

SOURCES: Final[tuple[tuple[str, str], ...]] = (
    ("combat", "TH-SCORE-01"),
    ("exploration", "TH-SCORE-02"),
    ("trade", "TH-SCORE-03"),
    ("civil", "TH-SCORE-04"),
    ("sets", "TH-SCORE-05"),
    ("money", "TH-SCORE-06"),
    ("buildings", "TH-SCORE-07"),
    ("cards", "TH-SCORE-08"),
    ("mines", "TH-SCORE-09"),
)


def score_rows(g: Tharos) -> list[ScoreLine]:
    columns = [points_by_source(g, seat) for seat in range(g.seats())]
    lines = []
    for i, (source, rule) in enumerate(SOURCES):
        lines.append(ScoreLine(source, rule, [column[i] for column in columns]))
    return lines


def points_by_source(g: Tharos, seat: int) -> list[int]:
    """The rows of the final scoring, in the order of SOURCES. TH-SCORE-10 Nothing else."""
    p = g.players[seat]
    worth = g.box.medal_points
    symbols = 0
    for card in range(PLAYER_CARDS):
        if p.has_card(card):
            symbols += g.box.symbols(card)
    mines = p.mines.bit_count()
    return [
        worth[COMBAT] * p.medals[COMBAT],  # TH-SCORE-01
        worth[EXPLORATION] * p.medals[EXPLORATION],  # TH-SCORE-02
        worth[TRADE] * p.medals[TRADE],  # TH-SCORE-03
        worth[CIVIL] * p.medals[CIVIL],  # TH-SCORE-04
        2 * min(p.medals),  # TH-SCORE-05
        p.money // 5,  # TH-SCORE-06
        g.buildings.count(seat),  # TH-SCORE-07
        symbols,  # TH-SCORE-08
        mines if mines >= 3 else 0,  # TH-SCORE-09
    ]


def total(g: Tharos, seat: int) -> int:
    """TH-SCORE-11 Most points wins; tied players share the victory."""
    points = 0
    for row in points_by_source(g, seat):
        points += row
    return points
