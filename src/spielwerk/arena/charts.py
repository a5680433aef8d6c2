"""Plots as inline SVG: rows with a name and a number, one below the other, on one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH = 420.0
EDGE = 18.0  # free space at both sides, so that the ends of the scale can be labelled
ROW = 46.0
HEAD = 24.0  # of a row: its name and its number
HILL = 34.0
AXIS = 26.0
HILLS = 40  # columns of a distribution at most


class Scale:
    """From numbers to places on the page."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def x(self, number: float) -> float:
        part = (number - self.low) / (self.high - self.low)
        return round(EDGE + part * (WIDTH - 2 * EDGE), 1)

    def ticks(self) -> list[float]:
        """Four to eight round numbers."""
        step = 10.0 ** len(str(int(self.high - self.low)))
        for part in (2, 2.5, 2) * 6:
            if (self.high - self.low) / step >= 4:
                break
            step /= part
        first = -(-self.low // step)
        numbers = [(first + count) * step for count in range(10)]
        return [number for number in numbers if number <= self.high + step / 1e6]


class Mark:
    """A line across all rows, with a word below."""

    def __init__(self, at: float, word: str) -> None:
        self.at = at
        self.word = word


class RangeRow:
    """A value and how far it may be off; `low` and `high` are equal where nobody knows."""

    def __init__(self, name: str, text: str, value: float, low: float, high: float) -> None:
        self.name = name
        self.text = text
        self.value = value
        self.low = low
        self.high = high


def ranges(
    title: str, rows: Sequence[RangeRow], scale: Scale, unit: str, marks: Sequence[Mark], bars: bool
) -> str:
    """Dots with whiskers, on bars from the left if the scale starts at nothing."""
    parts: list[str] = []
    for number, row in enumerate(rows):
        y = number * ROW + HEAD + 9
        value, low, high = scale.x(row.value), scale.x(row.low), scale.x(row.high)
        parts.append(heading(row.name, row.text, number * ROW))
        parts.append(line("track", EDGE, y, WIDTH - EDGE, y))
        if bars:
            start = scale.x(scale.low)
            width = max(0.0, value - start)
            parts.append(f'<rect class="bar" x="{start}" y="{y - 6}" width="{width}" height="12"/>')
        if high > low:
            parts.append(line("whisker", low, y, high, y))
            parts += [line("whisker", end, y - 5, end, y + 5) for end in (low, high)]
        parts.append(f'<circle class="dot" cx="{value}" cy="{y}" r="4"/>')
    return framed(title, parts, len(rows) * ROW, scale, unit, marks)


def hills(title: str, rows: Mapping[str, Mapping[int, int]], scale: Scale) -> str:
    """How often each number came, one hill for each row; the mean is marked."""
    columns = min(HILLS, int(scale.high - scale.low) + 1)
    width = (scale.high - scale.low) / columns
    parts: list[str] = []
    for number, (name, counts) in enumerate(rows.items()):
        floor = (number + 1) * (HEAD + HILL)
        piled = [0] * columns
        for score, count in counts.items():
            piled[min(columns - 1, int((score - scale.low) / width))] += count
        total = sum(counts.values())
        mean = sum(score * count for score, count in counts.items()) / total
        parts.append(heading(name, f"{mean:.1f}", floor - HEAD - HILL))
        for column, count in enumerate(piled):
            left = scale.x(scale.low + column * width)
            right = scale.x(scale.low + (column + 1) * width)
            height = round((HILL - 4) * count / max(piled), 1)
            if count:
                parts.append(
                    f'<rect class="hill" x="{left}" y="{floor - height:.1f}" '
                    f'width="{right - left - 0.6:.1f}" height="{height}"/>'
                )
        parts.append(line("track", EDGE, floor, WIDTH - EDGE, floor))
        parts.append(line("mean", scale.x(mean), floor - HILL + 4, scale.x(mean), floor))
    return framed(title, parts, len(rows) * (HEAD + HILL), scale, "", [])


def heading(name: str, text: str, top: float) -> str:
    return (
        f'<text class="name" x="{EDGE}" y="{top + 18}">{escape(name)}</text>'
        f'<text class="number" x="{WIDTH - EDGE}" y="{top + 18}">{escape(text)}</text>'
    )


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def framed(
    title: str, parts: list[str], height: float, scale: Scale, unit: str, marks: Sequence[Mark]
) -> str:
    """The rows above their axis."""
    axis: list[str] = []
    for tick in scale.ticks():
        x = scale.x(tick)
        axis.append(line("grid", x, 0, x, height))
        axis.append(f'<text class="tick" x="{x}" y="{height + 16}">{tick:g}{unit}</text>')
    for number, mark in enumerate(marks):
        x = scale.x(mark.at)
        y = height + 32 + 15 * number
        axis.append(line("mark", x, 0, x, height))
        anchor = "end" if x > 0.8 * WIDTH else "start" if x < 0.2 * WIDTH else "middle"
        axis.append(f'<text class="word" x="{x}" y="{y}" text-anchor="{anchor}">{mark.word}</text>')
    bottom = height + AXIS + 15 * len(marks)
    return (
        f'<svg viewBox="0 0 {WIDTH:g} {bottom:g}" role="img" aria-label="{escape(title)}">'
        f"{''.join(axis)}{''.join(parts)}</svg>"
    )
