"""Reads `components.toml`, or a pack over it, into the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.components import Document
from spielwerk.core.errors import BadComponents
from spielwerk.games.tharos.box import Box
from spielwerk.games.tharos.cost import Cost
from spielwerk.games.tharos.notation import (
    BUILDING_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    LETTERS,
    MEDAL_NAMES,
    SHAPE_NAMES,
    TRANSFORMER_NAMES,
)


def box_from(document: Document) -> Box:
    """The box, or BadComponents naming the value that cannot be."""
    box = Box()
    box.regions = numbers(document, "regions", COLOUR_NAMES, 0)
    box.transformers = numbers(document, "transformers", TRANSFORMER_NAMES, 0)
    box.attack_values = list(document["attack_cards"]["values"])
    box.dice = numbers(document, "dice", COLOUR_NAMES, 0)
    store = document["dice_store"]
    box.store = [
        one_of(name, COLOUR_NAMES, f"dice_store.{column}")
        for column in ("column_1", "column_2")
        for name in store[column]
    ]
    box.prices = list(document["dice_prices"]["prices"])
    for name in CARD_NAMES:
        card = document["player_cards"][name]
        place = f"player_cards.{name}"
        if not 1 <= len(card["dice"]) <= 3 or any(d not in LETTERS for d in card["dice"]):
            raise BadComponents(f"{place}.dice: one to three of the letters {LETTERS}")
        minimum = at_least(card["minimum"], 0, f"{place}.minimum")
        letters = sorted(card["dice"], key=LETTERS.index)
        box.activation_letters.append("".join(letters))
        masks = [1 << LETTERS.index(letter) for letter in letters]
        box.activation_cost.append(Cost(masks, total=minimum))
        box.start_markers.append(at_least(card["start_markers"], 0, f"{place}.start_markers"))
        box.marker_limit.append(at_least(card["marker_limit"], 0, f"{place}.marker_limit"))
        if box.start_markers[-1] > box.marker_limit[-1]:
            raise BadComponents(f"{place}: more start_markers than its marker_limit")
    box.building_price = numbers(document, "buildings", BUILDING_NAMES, 0)
    for card_name in ("card_32", "card_33", "card_34"):
        colours = document["mine_sets"][card_name]
        place = f"mine_sets.{card_name}"
        box.mine_sets.append(sum({1 << one_of(c, COLOUR_NAMES, place) for c in colours}))
    for card_name in ("card_35", "card_36", "card_37", "card_38"):
        shape = document["shapes"][card_name]
        box.shapes.append(one_of(shape, SHAPE_NAMES, f"shapes.{card_name}"))
    box.medal_points = numbers(document, "medals", MEDAL_NAMES, 0)
    check_counts(box)
    return box


def check_counts(box: Box) -> None:
    exactly(sum(box.regions), 16, "regions")
    exactly(sum(box.transformers), 16, "transformers")
    exactly(len(box.attack_values), 8, "attack_cards.values")
    exactly(len(box.store), 6, "dice_store")
    exactly(len(box.prices), 3, "dice_prices.prices")
    for colour, name in enumerate(COLOUR_NAMES):
        if box.store.count(colour) > box.dice[colour]:
            raise BadComponents(f"dice_store: more {name} dice than a player has")
    if sum(box.dice) - len(box.store) < 6:
        raise BadComponents("dice: at least six dice must begin in the bag")
    if not all(1 <= value <= 20 for value in box.attack_values):
        raise BadComponents("attack_cards.values: each from 1 to 20")
    if not all(0 <= price <= 99 for price in box.prices):
        raise BadComponents("dice_prices.prices: each from 0 to 99")
    if any(price < 2 for price in box.building_price):
        raise BadComponents("buildings: a price of less than 2 cannot hold the owner's share")


def numbers(document: Document, table: str, names: Sequence[str], least: int) -> list[int]:
    values: Mapping[str, Any] = document[table]
    return [at_least(values[name], least, f"{table}.{name}") for name in names]


def at_least(value: int, least: int, place: str) -> int:
    if not least <= value <= 99:
        raise BadComponents(f"{place}: {value} is not between {least} and 99")
    return value


def exactly(found: int, wanted: int, place: str) -> None:
    if found != wanted:
        raise BadComponents(f"{place}: there must be {wanted} in all, found {found}")


def one_of(name: str, names: Sequence[str], place: str) -> int:
    if name not in names:
        raise BadComponents(f"{place}: {name!r} is none of {', '.join(names)}")
    return names.index(name)
