"""D.E.I. in the terminal, from the view alone: areas, markets, tasks, players, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.cli.screen import player_mark, player_name
from spielwerk.cli.words import Words
from spielwerk.core.game import View

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

TINTS = {"red": "red", "blue": "blue", "green": "green"}


def draw(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    """The whole table, as `view['seat']` sees it."""
    shown.print()
    shown.rule(heading(view, words, names), align="left")
    shown.print(area_table(view, words))
    for board in view["markets"]:
        shown.print(market_line(board, words))
    if view["tasks"]:
        shown.print(task_lines(view, words))
    for seat in range(len(view["players"])):
        shown.print(player_line(view, seat, words, names))
    own_cards(shown, view, words)


def glance(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    """In the middle of a move: who stands where, and the own line."""
    shown.print(area_table(view, words))
    if view["seat"] >= 0:
        shown.print(player_line(view, view["seat"], words, names))


def say(words: Words, key: str) -> str:
    return words.of_game(f"board-{key}", key)


def heading(view: View, words: Words, names: Sequence[str]) -> str:
    start = f"{say(words, 'start')} {player_name(view['start'], names[view['start']])}"
    if view["round"] == 0:
        return f"[bold]{say(words, 'setup')}[/] · {start}"
    where = f"{say(words, 'round')} {view['round']} · {say(words, 'phase')} {view['phase']}"
    return f"[bold]{where}[/] · {start}"


# --- the map -----------------------------------------------------------------------------


def area_table(view: View, words: Words) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in ("area", "tokens", "outposts", "units", "buildings", "links"):
        table.add_column(say(words, key))
    drawn = view["map"]
    neutral = [camp["area"] for camp in drawn["camps"]]
    for area, place in zip(view["areas"], drawn["areas"], strict=True):
        outposts = [outpost_mark(o, words) for o in view["outposts"] if o["area"] == area["name"]]
        table.add_row(
            words.thing(f"area:{area['name']}"),
            ("T" if place["level"] == "ground" else "E") * area["tokens"],
            " ".join(outposts),
            units(area, words),
            buildings(area, neutral, words),
            ways(view, area["name"], place),
        )
    return table


def outpost_mark(outpost: View, words: Words) -> str:
    holder = outpost["controller"]
    mark = "" if holder is None else player_mark(holder)
    return f"[{TINTS[outpost['colour']]}]■ {say(words, outpost['colour'])}[/]{mark}"


def units(area: View, words: Words) -> str:
    """Scavengers and leaders by player; who has the majority is bold."""
    parts = []
    for seat, number in enumerate(area["scavengers"]):
        led = seat in area["leaders"]
        if number or led:
            text = f"{number}{'+' + say(words, 'leader') if led else ''}"
            if area["majority"] == seat:
                text = f"[bold]{text}[/]"
            parts.append(f"{player_mark(seat)}{text}")
    return " ".join(parts)


def buildings(area: View, neutral: list[str], words: Words) -> str:
    parts = [say(words, "neutral")] if area["name"] in neutral else []
    for seat, number in enumerate(area["camps"]):
        if number:
            parts.append(f"{player_mark(seat)}{number} {say(words, 'camp')}")
    parts += [words.thing(f"drone:{drone}") for drone in area["drones"]]
    return ", ".join(parts)


def ways(view: View, name: str, place: View) -> str:
    """Neighbours, then bridges and elevators with their owners, then vertical neighbours."""
    links = list(place["near"])
    for lift in view["map"]["elevators"]:
        links += other_end([lift["ground"], lift["heights"]], name, "⇅")
    for bridge in view["map"]["shared_bridges"]:
        links += other_end(bridge["ends"], name, "=")
    ends = {site["site"]: site["ends"] for site in view["map"]["bridge_sites"]}
    for seat, player in enumerate(view["players"]):
        for lift in player["elevators"]:
            links += other_end(lift.split("-"), name, f"⇅{player_mark(seat)}")
        for site in player["bridges"]:
            links += other_end(ends[site], name, f"={player_mark(seat)}")
    return f"{' '.join(links)} [dim]({' '.join(place['vertical'])})[/]"


def other_end(ends: list[str], name: str, mark: str) -> list[str]:
    if name not in ends or ends[0] == ends[1]:
        return []
    return [f"{ends[1] if ends[0] == name else ends[0]}{mark}"]


# --- markets, tasks, players -------------------------------------------------------------


def market_line(board: View, words: Words) -> str:
    parts = []
    for slot in board["slots"]:
        if slot is None:
            parts.append("–")
            continue
        price = " / ".join(f"{t}T{e}E" for t, e in slot.get("prices", [slot["cost"]]))
        need = f" {slot['outposts']} {say(words, 'needs')}" if slot["outposts"] else ""
        back = f" −{slot['refund']}T" if slot["refund"] else ""
        name = words.thing(f"card:{slot['card']}")
        parts.append(f"{name} [dim]({price}{back}{need}, {slot['points']} VP)[/]")
    title = words.thing(f"slot:{board['board']}1").rpartition(",")[0]
    tint = TINTS.get(str(board["colour"]), "white")
    return f"[bold {tint}]{title}[/] [dim]{say(words, 'deck')} {board['deck']}[/]: " + " | ".join(
        parts
    )


def task_lines(view: View, words: Words) -> str:
    parts = []
    for task in sorted(view["tasks"], key=lambda task: (task["column"], task["row"])):
        marks = "".join(player_mark(seat) for seat in task["markers"])
        worth = ""
        if "for_me" in task:
            now = task["for_me"][1 if task["is_late"] else 0]
            worth = f" [bold]{now}[/]"
        late = f" [dim]{say(words, 'late')}[/]" if task["is_late"] else ""
        name = words.thing(f"task:{task['task']}").partition(":")[2].strip()
        parts.append(f"{task['column']} {name}{worth}{late}{marks}")
    return f"[bold]{say(words, 'tasks')}[/]: " + " · ".join(parts)


def player_line(view: View, seat: int, words: Words, names: Sequence[str]) -> str:
    player = view["players"][seat]
    parts = [player_name(seat, names[seat])]
    if player["faction"] is not None:
        parts.append(words.thing(f"faction:{player['faction']}"))
    parts.append(f"[bold]{player['points']}[/] VP")
    parts.append(f"{player['technology']}T {player['energy']}E")
    parts.append(f"{say(words, 'cubes')} " + "/".join(str(n) for n in player["cubes"]))
    parts.append(f"{say(words, 'supply')} {player['scavengers']}")
    badges = [badge_text(badge, words) for badge in player["badges"] if badge["dealt"]]
    if badges:
        parts.append(f"{say(words, 'badges')} {', '.join(badges)}")
    if player["candy"]:
        held = [f"{n}× {words.thing(f'candy:{kind}')}" for kind, n in player["candy"].items()]
        parts.append(", ".join(held))
    placed = [pad_text(card, words) for card in player["pad"] if card is not None]
    if placed:
        parts.append(f"{say(words, 'pad')}: {', '.join(placed)}")
    return " · ".join(parts)


def badge_text(badge: View, words: Words) -> str:
    if badge["badge"] is None:
        return f"[dim]{say(words, badge['colour'])}[/]"
    name = words.thing(f"badge:{badge['badge']}")
    return name if badge["earned"] else f"[dim]({name})[/]"


def pad_text(card: dict[str, Any], words: Words) -> str:
    if card["card"] is None:
        return say(words, "hidden")
    kind = "down" if card["lying"] == "down" else "card"
    return words.thing(f"{kind}:{card['card']}")


def own_cards(shown: Console, view: View, words: Words) -> None:
    """The own hand with what each card does."""
    if view["seat"] < 0 or not view["players"][view["seat"]]["hand"]:
        return
    lines = []
    for name in view["players"][view["seat"]]["hand"]:
        actions = [action_text(action, words) for action in view["cards"][name]["actions"]]
        lines.append(f"{words.thing(f'card:{name}')} [dim]({', '.join(actions)})[/]")
    shown.print(f"[bold]{say(words, 'hand')}[/]: " + " | ".join(lines))


def action_text(action: View, words: Words) -> str:
    text = words.thing(f"action:{action['action']}")
    if "each" in action:
        return f"{text}: {words.thing('action:' + action['each'])}"
    return f"{text} +{action['amount']}" if action["amount"] else text
