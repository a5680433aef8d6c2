"""Rise to Nobility in the terminal, from the view alone: the city, the displays, the mats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.screen import player_mark, player_name
from spielwerk.cli.words import Words
from spielwerk.core.game import View

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

GOODS = ("books", "weaponry", "furnishings", "magic", "jewelry", "artwork")
PAIRS = ("1–2", "3–4", "5–6")


def draw(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    """The whole table, as `view['you']` sees it."""
    shown.print()
    shown.rule(heading(view, words, names), align="left")
    for name in ("event", "objective"):
        token = view["event"] if name == "event" else (view["solo"] or {}).get("objective")
        if token:
            shown.print(f"[bold]{own(words, name)}[/] {words.thing(token)}")
    shown.print(tavern(view, words))
    shown.print(guilds(view, words))
    shown.print(hall_and_port(view, words))
    shown.print(council(view, words))
    shown.print(small_places(view, words))
    if view["desks"]:
        shown.print(desks(view, words))
    for seat, player in enumerate(view["players"]):
        if seat != view["you"]:
            shown.print(other_line(seat, player, words, names))
    if view["you"] is not None:
        mat(shown, view, words, names)


def glance(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    """In the middle of a move: the own mat is enough."""
    if view["you"] is None:
        draw(shown, view, words, names)
    else:
        mat(shown, view, words, names)


def own(words: Words, name: str) -> str:
    return words.of_game(f"board-{name}", name)


def heading(view: View, words: Words, names: Sequence[str]) -> str:
    phase = own(words, f"phase-{view['phase']}")
    first = player_name(view["first"], names[view["first"]])
    return (
        f"[bold]{own(words, 'round')} {view['round']} · {phase}[/] · {own(words, 'first')} {first}"
    )


# --- the city ------------------------------------------------------------------------------------


def die_on(view: View, token: str) -> str:
    """The die on a field, with its owner; nothing if the field is empty."""
    for die in view["dice"]:
        if die["field"] == token:
            mark = "A" if die["owner"] == "automa" else player_mark(die["owner"])
            return f"{die['value']}{mark}"
    return ""


def short_good(name: str, words: Words) -> str:
    return words.thing(f"good:{name}")[:2]


def card_text(card: View, words: Words) -> str:
    goods = " ".join(short_good(name, words) for name in card["goods"])
    least, most = card["demand"]
    stars = "★" * card["stars"]
    race = words.thing(f"race:{card['race']}")
    name = card["card"].split(":")[1]
    return f"[bold]{name}[/] {race}\n{goods}\n{least}–{most} · {card['workers']}w {stars}"


def plain_table(title: str, columns: Sequence[str]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    for column in columns:
        table.add_column(column, no_wrap=False)
    return table


def row_of_dice(view: View, kind: str, count: int) -> str:
    return " ".join(die_on(view, f"{kind}:{i + 1}") or "·" for i in range(count))


def tavern(view: View, words: Words) -> Table:
    shown = view["tavern"]
    dice = row_of_dice(view, "tavern", shown["fields"])
    table = plain_table(f"[bold]{own(words, 'tavern')}[/] {dice}", [""] * 6)
    table.show_header = False
    table.add_row(*(card_text(card, words) if card else "–" for card in shown["cards"]))
    return table


def guilds(view: View, words: Words) -> Table:
    names = ("guild", "dice", "workshops", "apprentices", "income")
    table = plain_table("", [own(words, name) for name in names])
    for guild in view["guilds"]:
        dice = [die_on(view, f"guild:{guild['guild']}-{i + 1}") or PAIRS[i] for i in range(3)]
        workshops = []
        for field in guild["workshops"]:
            tile = field["tile"]
            effects = "/".join(tile["effects"]) if tile else f"{field['points']}"
            mark = "" if field["owner"] is None else player_mark(field["owner"])
            workshops.append(f"{effects}{mark}" if tile else f"[dim]({effects})[/]")
        people = "".join(player_mark(s) * n for s, n in enumerate(guild["apprentices"]))
        slots = f"{people} {sum(guild['apprentices'])}/{guild['slots']}"
        state = f"{guild['open']} {own(words, 'open')}"
        table.add_row(
            own(words, f"guild-{guild['guild']}"),
            f"{'  '.join(dice)} · {state}",
            " · ".join(workshops),
            slots,
            str(guild["income"] or "–"),
        )
    return table


def hall_and_port(view: View, words: Words) -> Table:
    table = plain_table("", ["", *(str(i) for i in range(1, 7))])
    tiles = []
    for field in view["hall"]["tiles"]:
        lying = die_on(view, field["field"])
        tile = field["tile"]
        name = words.thing(tile["tile"]) if tile else "–"
        effects = f"\n{'/'.join(tile['effects'])}" if tile and tile["effects"] else ""
        tiles.append(lying or f"{name}{effects}\n{field['price']} {own(words, 'coins')}")
    table.add_row(f"[bold]{own(words, 'hall')}[/]", *tiles)
    dice = [die_on(view, f"port:{i}") or "·" for i in range(1, 7)]
    table.add_row(f"[bold]{own(words, 'port')}[/]", *dice)
    ship = view["ship"]
    prices = [
        f"{short_good(name, words)} {ship['prices'][i]}×{ship['spaces'][i]}"
        for i, name in enumerate(GOODS)
    ]
    table.add_row(words.thing(ship["ship"]), *prices)
    return table


def council(view: View, words: Words) -> Table:
    fields = view["council"]["fields"]
    races = [words.thing(f"race:{field['race']}") for field in fields[:6]]
    table = plain_table(f"[bold]{own(words, 'council')}[/]", ["", *races])
    for row in range(3):
        cells = []
        for field in fields[6 * row : 6 * row + 6]:
            tile = field["tile"]
            text = die_on(view, field["field"]) or "–"
            if tile:
                asked = [
                    f"{n}{short_good(GOODS[i], words)}" for i, n in enumerate(tile["goods"]) if n
                ]
                coins = f" {tile['coins']}c" if tile["coins"] else ""
                text = f"★{tile['nobility']} {' '.join(asked)}{coins} → {tile['points']}"
            cells.append(text)
        table.add_row(PAIRS[row], *cells)
    return table


def small_places(view: View, words: Words) -> str:
    castle = view["castle"]["fields"]
    parts = [
        f"[bold]{own(words, 'yard')}[/] {row_of_dice(view, 'yard', view['yard']['fields'])}",
        f"[bold]{own(words, 'berk')}[/] {row_of_dice(view, 'berk', 3)}",
        f"[bold]{own(words, 'castle')}[/] {row_of_dice(view, 'castle', castle)}",
    ]
    return " · ".join(parts)


def desks(view: View, words: Words) -> str:
    parts = []
    for desk in view["desks"]:
        who = "·" if desk["seat"] is None else player_mark(desk["seat"])
        race = words.thing(f"race:{desk['race']}")
        benefit = own(words, f"benefit-{desk['benefit']}")
        parts.append(f"{desk['die']} {race} ({benefit}) {who}")
    return f"[bold]{own(words, 'chancery')}[/] " + " · ".join(parts)


# --- players -------------------------------------------------------------------------------------


def summary(player: View, words: Words) -> list[str]:
    return [
        f"[bold]{player['score']}[/] {words.say('points')}",
        f"{own(words, 'rep')} {player['placed']}/{player['limit']} ({player['rep']})",
        f"{own(words, 'nobility')} {player['nobility']}",
        f"{player['coins']} {own(words, 'coins')}",
    ]


def goods_text(player: View, words: Words) -> str:
    return " ".join(
        f"{short_good(name, words)}{player['goods'][i]}" for i, name in enumerate(GOODS)
    )


def other_line(seat: int, player: View, words: Words, names: Sequence[str]) -> str:
    """An opponent in one line."""
    parts = [player_name(seat, names[seat]), *summary(player, words), goods_text(player, words)]
    parts.append(f"{own(words, 'dice')} {' '.join(map(str, player['dice'])) or '–'}")
    parts.append(f"{own(words, 'completed')} {len(player['completed'])}")
    if player["passed"]:
        parts.append(f"[dim]{own(words, 'passed')}[/]")
    return " · ".join(parts)


def mat(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    seat = view["you"]
    player = view["players"][seat]
    title = " · ".join([player_name(seat, names[seat]), *summary(player, words)])
    shown.rule(title, align="left", style="dim")
    dice = " ".join(f"[reverse] {value} [/]" for value in player["dice"]) or "–"
    houses = player["houses"]
    shown.print(
        f"[bold]{own(words, 'dice')}[/] {dice} · {own(words, 'modifiers')} {player['modifiers']}"
        f" · {own(words, 'goods')} {goods_text(player, words)}"
        f" ({words.thing('good:' + player['bonus'])} 4)"
    )
    shown.print(
        f"{own(words, 'workers')} {player['workers']} · {own(words, 'houses')} "
        f"{houses['platform']} ({houses['built']}/7) · {words.thing(player['character'])}"
    )
    for card in player["held"]:
        shown.print(f"{own(words, 'held')}: {card_text(card, words).replace(chr(10), ' · ')}")
    done = [
        f"{c['card'].split(':')[1]} {words.thing('race:' + c['race'])}" for c in player["completed"]
    ]
    if done:
        shown.print(f"{own(words, 'completed')}: {', '.join(done)}")
    plots = [
        f"{own(words, 'reward-' + plot['reward'])}{' ■' if plot['tile'] else ' ·'}"
        for plot in player["plots"]
    ]
    shown.print(f"{own(words, 'plots')}: {' · '.join(plots)}")
    for i, tile in enumerate(player["dice_tiles"]):
        fields = " ".join(
            f"[reverse]{field['die']}[/]" if field["filled"] else str(field["die"])
            for field in tile["fields"]
        )
        card = words.thing(player["own_commissions"][i])
        shown.print(f"{card} · {words.thing(tile['tile'])}: {fields}")
