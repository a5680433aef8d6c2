"""Tharos in the terminal, from the view alone: the regions, the attack, the mats, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.boards.tharos_pieces import (
    TINTS,
    card_line,
    counted,
    dice_row,
    die,
    letters,
    medals,
    store,
)
from spielwerk.cli.screen import player_mark, player_name
from spielwerk.cli.words import Words
from spielwerk.core.game import View

if TYPE_CHECKING:
    from rich.console import Console, Group
    from rich.table import Table

WIDEST = 19  # a region
BUILDINGS_WIDTH = 38
BESIDE = 107  # from this width on, the buildings stand beside the regions
SPACES = ("money", "cards", "guild", "region", "dice", "build")


def draw(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    """The whole table, as `view['you']` sees it."""
    shown.print()
    shown.rule(heading(view, words, names), align="left")
    shown.print(attack_line(view, words))
    beside = shown.width >= BESIDE
    room = shown.width - (BUILDINGS_WIDTH if beside else 0) - 5
    regions = region_grid(view, words, max(12, min(WIDEST, room // 4)))
    buildings = building_list(view, words)
    if beside:
        from rich.table import Table

        row = Table.grid(padding=(0, 2))
        row.add_row(regions, buildings)
        shown.print(row)
    else:
        shown.print(regions)
        shown.print(buildings)
    you = view["you"]
    for seat, player in enumerate(view["players"]):
        if seat != you:
            shown.print(other_line(seat, player, words, names))
    if you is not None:
        own_mat(shown, view["players"][you], you, words, names)


def glance(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    """In the middle of a move: the own mat is enough."""
    if view["you"] is None:
        draw(shown, view, words, names)
    else:
        own_mat(shown, view["players"][view["you"]], view["you"], words, names, brief=True)


# --- the board ---------------------------------------------------------------------------------


def heading(view: View, words: Words, names: Sequence[str]) -> str:
    where = words.say("round-turn", round=view["round"], turn=view["turn"])
    phase = words.of_game(f"phase-{view['phase']}", view["phase"])
    start = player_name(view["start"], names[view["start"]])
    return f"[bold]{where} · {phase}[/] · {words.say('start-player')} {start}"


def attack_line(view: View, words: Words) -> str:
    """The attack of this turn, and how the own strength stands against it."""
    attack = view["attack"]
    parts = []
    for value, losers in zip(attack["row"], attack["losers"], strict=False):
        marks = "".join(player_mark(seat) for seat in losers)
        parts.append(f"[bold]{value}[/]{marks}")
    parts += ["·"] * (4 - len(parts))
    text = f"[bold red]⚔ {words.say('attack')}[/] {words.say('attack-cards')}: {' '.join(parts)}"
    if attack["strength"] is not None and view["attacked"]:
        strength = words.say(
            "attack-strength", strength=attack["strength"], region=view["attacked"]
        )
        text += f" · [bold]{strength}[/]"
    if view["you"] is not None:
        own = view["players"][view["you"]]
        text += f" · {words.say('your-strength', strength=own['strength'])}"
        if own["ward"]:
            text += f" ({words.say('warded')})"
    return text


def region_grid(view: View, words: Words, width: int) -> Table:
    from rich import box
    from rich.table import Table

    grid = Table(show_header=False, box=box.SQUARE, show_lines=True, padding=0)
    for _ in range(4):
        grid.add_column(min_width=width, max_width=width, no_wrap=True)
    regions = view["regions"]
    for row in range(4):
        here = (regions[row * 4 + column] for column in range(4))
        grid.add_row(*(region_cell(region, view["attacked"], words, width) for region in here))
    return grid


def region_cell(region: View, attacked: str | None, words: Words, width: int) -> str:
    """Name and colour; transformer; ore and crystal; guild markers and mines."""
    letter = region["colour"]
    here = region["name"] == attacked
    kind = words.of_game(f"region-type-{letter}", "")
    title = f"{letter} {region['name']}"
    if len(title) + 1 + len(kind) <= width - 3:
        title += f" {kind}"
    flag = "[bold red]⚔[/]" if here else " "
    head = f"[{TINTS[letter]}] {title:<{width - 3}}[/]{flag}"
    name = f"transformer-{region['transformer']}"
    middle = words.of_game(name, region["transformer"])
    if len(middle) > width - 1:
        middle = middle[: width - 2] + "…"
    if here:
        middle = f"[bold]{middle}[/]"
    goods = ("o" if region["ore"] else "·") + ("c" if region["crystal"] else "·")
    markers = "".join(player_mark(seat) for seat in region["markers"])
    mines = "".join(player_mark(seat) for seat in region["mines"])
    dug = f" ⚒{mines}" if mines else ""
    return f"{head}\n {middle}\n {goods} {markers}{dug}"


def building_list(view: View, words: Words) -> Group:
    """Buildings with price and owner, and what lies in the general supply."""
    from rich.console import Group
    from rich.table import Table

    grid = Table.grid(padding=(0, 1))
    grid.add_row(f"[bold]{words.say('buildings')}[/]", "", "")
    for building in view["buildings"]:
        name = words.thing(f"building:{building['name']}")
        price = f"{building['price']:>2} J"
        if not building["built"]:
            grid.add_row(f"[dim]{name}[/]", f"[dim]{price}[/]", f"[dim]{words.say('unbuilt')}[/]")
        elif building["owner"] is None:
            grid.add_row(name, price, words.say("built"))
        else:
            grid.add_row(name, price, f"{words.say('built')} {player_mark(building['owner'])}")
    supply = view["supply"]
    cards = words.say("stack", stack=view["stack"], discard=len(view["discard"]))
    return Group(
        grid,
        "",
        f"[bold]{words.say('supply')}[/]",
        f"{words.say('ore')} {counted(supply['ore'])}",
        f"{words.say('crystal')} {counted(supply['crystal'])}",
        f"{words.say('cards')}: {cards}",
        f"[dim]o {words.say('ore')}, c {words.say('crystal')}, ⚒ {words.say('mines')}[/]",
    )


# --- players -----------------------------------------------------------------------------------


def other_line(seat: int, player: View, words: Words, names: Sequence[str]) -> str:
    """An opponent in one line."""
    active = [words.thing(f"person:{c['name']}") for c in player["cards"] if c["active"]]
    dice = player["dice"]
    parts = [
        player_name(seat, names[seat]),
        f"[bold]{player['score']}[/] {words.say('points')}",
        f"{player['money']} {words.say('jars')}",
        medals(player, words),
        f"{words.say('combat-points')} {player['points']}",
        f"{words.say('cards')} {player['hand_size']}",
        dice_row(dice["active"]) if dice["active"] else f"{words.say('dice')} –",
        f"⚔{player['strength']}",
    ]
    if player["ore"] or player["crystal"]:
        parts.append(f"o{letters(player['ore'])} c{letters(player['crystal'])}")
    if active:
        parts.append(", ".join(active))
    if player["passed"]:
        parts.append(f"[dim]{words.say('passed')}[/]")
    return " · ".join(parts)


def own_mat(
    shown: Console,
    player: View,
    seat: int,
    words: Words,
    names: Sequence[str],
    brief: bool = False,
) -> None:
    from rich.markup import escape

    dice = player["dice"]
    shown.rule(
        f"{player_name(seat, names[seat])} · [bold]{player['score']}[/] {words.say('points')} · "
        f"{player['money']} {words.say('jars')} · {medals(player, words)} · "
        f"{words.say('combat-points')} {player['points']}",
        align="left",
        style="dim",
    )
    waiting = (
        f"  {words.say('drawn')} {counted(dice['drawn'])}" if any(dice["drawn"].values()) else ""
    )
    paid = "".join(f" {spent(socket)}" for socket in dice["sockets"])
    shown.print(
        f"[bold]{words.say('dice')}[/] {dice_row(dice['active']) or '–'}{waiting}"
        + (f"  →{paid}" if paid else "")
    )
    shown.print(f"[bold]{words.say('mat')}[/] {spaces(player, words)}")
    if brief:
        return
    kept = (
        f" · {words.say('stored')} {counted(dice['stored'])}"
        if any(dice["stored"].values())
        else ""
    )
    shown.print(
        f"{words.say('bag')} {counted(dice['bag'])} · {words.say('depot')} {counted(dice['depot'])}"
        f" · {words.say('store')} {store(dice)}{kept}"
    )
    shown.print(
        f"{words.say('markers')} {player['guild_supply']} · {words.say('mines')} "
        f"{player['mine_supply']} · {words.say('ore')} {letters(player['ore'])} · "
        f"{words.say('crystal')} {letters(player['crystal'])}"
    )
    active = [card_line(card, words, True) for card in player["cards"] if card["active"]]
    reserve = [card_line(card, words, False) for card in player["cards"] if not card["active"]]
    shown.print(f"[bold]{words.say('cards-active')}[/] {' · '.join(active) or '–'}")
    shown.print(f"[dim]{words.say('cards-reserve')}[/] {' · '.join(reserve) or '–'}")
    if not player["hand"]:
        shown.print(f"[bold]{words.say('hand')}[/] [dim]{words.say('hand-empty')}[/]")
    for title, cards in (("hand", player["hand"]), ("offered", player["offered"])):
        for number in cards:
            text = words.of_game(f"card-{number}-text", f"card {number}")
            shown.print(f"[bold]{words.say(title)}[/] [bold cyan]{number}[/] {escape(text)}")
    if player["on_table"]:
        on_table = ", ".join(str(number) for number in player["on_table"])
        shown.print(f"{words.say('on-table')}: {on_table}")


def spent(used: View) -> str:
    """A die that was used, as it counts."""
    counts_as = die(used["as"])
    return counts_as if used["die"] == used["as"] else f"{counts_as}[dim]({used['die'] or '16'})[/]"


def spaces(player: View, words: Words) -> str:
    """The places of the mat with the dice that lie there."""
    lying: dict[str, list[str]] = {}
    for used in player["dice"]["used"]:
        lying.setdefault(used["place"], []).append(spent(used))
    parts = []
    for space in SPACES:
        name = words.of_game(f"space-{space}", space)
        dice = " ".join(lying.pop(space, []))
        if space in player["blocked"]:
            parts.append(f"[dim strike]{name}[/] {dice}".rstrip())
        else:
            parts.append(f"[bold]{name}[/] {dice}".rstrip())
    for place, dice_there in lying.items():
        parts.append(f"{words.of_game(f'place-{place}', place)} {' '.join(dice_there)}")
    return " │ ".join(parts)
