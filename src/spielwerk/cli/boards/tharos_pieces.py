"""Small pieces of the Tharos board: dice, counts, cards. Colour and letter, never colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spielwerk.cli.words import Words
from spielwerk.core.game import View

# Text on ground, readable on dark and light terminals.
TINTS = {
    "W": "black on white",
    "Y": "black on yellow",
    "R": "bright_white on red",
    "G": "black on green",
    "B": "bright_white on blue",
}
MEDALS = ("combat", "exploration", "trade", "civil")


def die(name: str) -> str:
    """W2 as a small tile."""
    return f"[{TINTS[name[0]]}] {name} [/]"


def dice_row(names: Sequence[str]) -> str:
    return " ".join(die(name) for name in names)


def letters(colours: str) -> str:
    """Markers held, a letter each."""
    return "".join(f"[{TINTS[letter]}]{letter}[/]" for letter in colours) or "–"


def counted(counts: Mapping[str, int]) -> str:
    """Dice or markers by colour: W5 R2."""
    parts = [f"[{TINTS[letter]}]{letter}[/]{count}" for letter, count in counts.items() if count]
    return " ".join(parts) or "–"


def store(dice: View) -> str:
    """The two columns of the dice store, bottom row first, with the price of the row."""
    places, prices = dice["store"], dice["prices"]
    rows = []
    for row, price in enumerate(prices):
        lying = [places[row], places[row + 3]]
        shown = "".join(f"[{TINTS[c]}]{c}[/]" if c else "-" for c in lying)
        rows.append(f"{shown} {price}J")
    return "  ".join(rows)


def medals(player: View, words: Words) -> str:
    """Medals by type, in short; the four types in the order of the scoring."""
    held = [player["medals"][name] for name in MEDALS]
    parts = (f"{initials(words, name)}{count}" for name, count in zip(MEDALS, held, strict=True))
    return f"{words.say('medals')} {' '.join(parts)}"


def initials(words: Words, medal: str) -> str:
    return words.of_game(f"score-{medal}", medal).split()[-1 if words.language == "fr" else 0][:3]


def card_line(card: View, words: Words, active: bool) -> str:
    """A player card: markers and use when active, what it costs when not."""
    name = words.thing(f"person:{card['name']}")
    if active:
        markers = f" {card['markers']}/{card['limit']}" if card["limit"] else ""
        return (
            f"[dim]{name}{markers} ({words.say('blocked')})[/]" if card["used"] else name + markers
        )
    cost = "".join(f"[{TINTS[letter]}]{letter}[/]" for letter in card["dice"])
    return f"[dim]{name}[/] {cost}≥{card['minimum']}"
