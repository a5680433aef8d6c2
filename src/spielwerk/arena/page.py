"""A tournament as one HTML page: no script, nothing from elsewhere, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from spielwerk.arena.charts import Mark, RangeRow, Scale, hills, ranges
from spielwerk.arena.line_ups import line_up_text
from spielwerk.arena.report import BotRow, Report, interval_text
from spielwerk.games import game

STYLE = """
:root { color-scheme: light dark; --back: #fbfaf7; --ink: #22252b; --soft: #666b75;
  --faint: #e3e1da; --bar: #a9c6dd; --strong: #1d5d8c; --mark: #a8481f; }
@media (prefers-color-scheme: dark) { :root { --back: #16181c; --ink: #e8e6e1; --soft: #a2a6ae;
  --faint: #30343b; --bar: #2d5573; --strong: #7fbfec; --mark: #f0a06f; } }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 3rem; background: var(--back);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.2; }
h2 { margin: 2.2rem 0 .3rem; font-size: 1.15rem; }
p { margin: .3rem 0 .8rem; color: var(--soft); }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
svg text { font-size: 14px; fill: var(--ink); }
svg .number { text-anchor: end; font-variant-numeric: tabular-nums; }
svg .tick { text-anchor: middle; font-size: 12px; fill: var(--soft); }
svg .word { font-size: 12px; fill: var(--mark); }
.grid, .track { stroke: var(--faint); }
.bar, .hill { fill: var(--bar); }
.whisker, .mean { stroke: var(--strong); stroke-width: 2; }
.dot { fill: var(--strong); }
.mark { stroke: var(--mark); stroke-dasharray: 4 3; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem;
  font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { font-weight: 600; color: var(--soft); }
"""


def page(report: Report) -> str:
    title = f"{game(report.game).title}: bots in the arena"
    sections = [win_rates(report), scores(report), ratings(report), table(report)]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n<p>{escape(summary(report))}</p>\n"
        + "\n".join(sections)
        + "\n</body></html>\n"
    )


def summary(report: Report) -> str:
    players = " and ".join(str(number) for number in report.players)
    ended = "" if report.complete else " Interrupted: these are the results so far."
    return (
        f"{report.games} games for {players} players ({report.setup}), seed {report.seed}. Every "
        "deal was played in all seatings with the same luck; a shared victory counts in part."
        + ended
    )


def section(title: str, text: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(text)}</p>{body}</section>"


def win_rates(report: Report) -> str:
    """One match: all its bots. Several: the first bot of each."""
    several = len(report.matches) > 1
    if several:
        shown = [(line_up_text(match.line_up), match.bots[0]) for match in report.matches]
    else:
        shown = [(row.bot, row) for row in report.bots]
    rows = [win_rate_row(name, row) for name, row in shown]
    marks = [Mark(100 / number, f"fair share of {number}") for number in report.players]
    if report.bar is not None:
        marks.append(Mark(100 * report.bar, f"bar {100 * report.bar:g} %"))
    text = "Of the first bot of each match, " if several else ""
    how = "valid whenever a match stops" if report.bar is not None else "Wilson, counted by deals"
    text += f"with 95 % confidence intervals ({how})."
    chart = ranges("Win rates", rows, Scale(0, 100), " %", marks, bars=True)
    return section("Win rate", text[0].upper() + text[1:], chart)


def win_rate_row(name: str, row: BotRow) -> RangeRow:
    low, high = row.interval or (row.win_rate, row.win_rate)
    text = f"{100 * row.win_rate:.1f} % of {row.games}"
    return RangeRow(name, text, 100 * row.win_rate, 100 * low, 100 * high)


def scores(report: Report) -> str:
    every = [score for row in report.bots for score in row.scores]
    chart = hills(
        "Scores", {row.bot: row.scores for row in report.bots}, Scale(min(every), max(every))
    )
    return section("Score", "How often a bot had how many points; the line is the mean.", chart)


def ratings(report: Report) -> str:
    rows = [
        RangeRow(
            row.bot,
            f"{row.mu:.1f} ± {row.sigma:.1f}",
            row.mu,
            row.mu - 2 * row.sigma,
            row.mu + 2 * row.sigma,
        )
        for row in report.ratings
    ]
    scale = Scale(min(row.low for row in rows), max(row.high for row in rows))
    chart = ranges("Ratings", rows, scale, "", [], bars=False)
    text = "OpenSkill (Plackett-Luce), with two standard deviations to each side."
    return section("Rating", text, chart)


def table(report: Report) -> str:
    head = ("bot", "games", "wins", "win rate", "95 %", "mean score", "decisions", "ms each")
    body = [
        (
            row.bot,
            str(row.games),
            f"{row.wins:g}",
            f"{100 * row.win_rate:.1f} %",
            interval_text(row.interval),
            f"{row.mean_score:.1f}",
            str(row.decisions),
            f"{row.think_ms:.2f}",
        )
        for row in report.bots
    ]
    text = "A decision is a question with a choice; its time is processor time."
    return section("Numbers", text, html_table(head, body))


def html_table(head: tuple[str, ...], body: Sequence[tuple[str, ...]]) -> str:
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in body
    )
    return f'<div class="wide"><table><tr>{top}</tr>{rows}</table></div>'
