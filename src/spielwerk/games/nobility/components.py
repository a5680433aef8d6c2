"""Reads `components.toml`, or a pack over it, into the box."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.core.components import Document
from spielwerk.core.errors import BadComponents
from spielwerk.games.nobility import ids
from spielwerk.games.nobility.box import Box
from spielwerk.games.nobility.ids import (
    BENEFIT_NAMES,
    COMMISSION_NAMES,
    COUNTS_GUILD,
    COUNTS_RACE,
    EFFECT_NAMES,
    EVENT_NAMES,
    GOOD_NAMES,
    GUILD_NAMES,
    NONE,
    PLOT_REWARD_NAMES,
    RACE_NAMES,
)

GOALS = (
    "points",
    "nobility",
    "reputation",
    "settlers",
    "races",
    "exact",
    "workshops",
    "guilds",
    "community",
    "figures",
    "council",
    "councillors",
    "coins",
)
GUILD_LETTERS = ("sch", "bla", "car", "wiz", "mer", "art")


def box_from(document: Document) -> Box:
    """The box, or BadComponents naming the value that cannot be."""
    box = Box()
    read_characters(box, document)
    read_setup(box, document)
    read_board(box, document)
    read_settlers(box, document)
    read_buildings(box, document)
    read_ships_and_council(box, document)
    read_events(box, document)
    read_objectives(box, document)
    read_chancery(box, document)
    return box


def read_characters(box: Box, document: Document) -> None:
    for number in range(1, ids.CHARACTERS + 1):
        place = f"characters.CH-{number:02}"
        card = document["characters"][f"CH-{number:02}"]
        box.bonus.append(one_of(card["bonus"], GOOD_NAMES, f"{place}.bonus"))
        box.lord_coins.append(between(card["coins"], 0, 99, f"{place}.coins"))
        box.lord_rep.append(between(card["rep"], 0, 18, f"{place}.rep"))
        box.lord_modifiers.append(between(card["modifiers"], 0, 20, f"{place}.modifiers"))
        box.lord_goods.append(between(card["goods"], 0, 20, f"{place}.goods"))
        box.lord_cards.append(between(card["cards"], 0, 2, f"{place}.cards"))
        box.lord_houses.append(between(card["houses"], 0, 7, f"{place}.houses"))
        box.lord_workers.append(between(card["workers"], 0, 14, f"{place}.workers"))


def read_setup(box: Box, document: Document) -> None:
    setup = document["setup"]

    def column(name: str, least: int, most: int) -> list[int]:
        return numbers(setup[name], 6, least, most, f"setup.{name}")

    box.tavern_fields = column("tavern_fields", 1, 6)
    box.yard_fields = column("yard_fields", 1, 6)
    box.guild_dice = column("guild_dice", 1, 3)
    box.apprentice_slots = column("apprentice_slots", 1, 6)
    box.castle_fields = column("castle_fields", 1, 4)
    box.dice = column("dice", 1, 7)
    box.start_rep = column("reputation", 1, 99)
    box.middle_workshops = column("middle_workshops", 0, 1)
    box.reward_factor = column("reward_factor", 1, 9)
    box.desks = column("desks", 0, 12)
    box.late_modifiers = column("late_modifiers", 0, 20)
    for desks in box.desks:
        if desks not in (0, 6, 12):
            raise BadComponents(f"setup.desks: {desks} is not 0, 6 or 12")
    if box.tavern_fields[0] < 2 or box.yard_fields[0] < 2:
        raise BadComponents("setup: the Automa fills a field, so a solo game needs two of each")
    box.start_coins = between(setup["coins"], 0, 99, "setup.coins")
    box.start_goods = between(setup["goods"], 0, 20, "setup.goods")
    box.workers = between(setup["workers"], 0, 99, "setup.workers")
    box.houses = between(setup["houses"], 1, 99, "setup.houses")


def read_board(box: Box, document: Document) -> None:
    guilds, fields = document["guild_fields"], document["workshop_fields"]
    box.guild_goods = numbers(guilds["goods"], 3, 0, 9, "guild_fields.goods")
    box.guild_apprentices = numbers(guilds["apprentices"], 3, 0, 6, "guild_fields.apprentices")
    box.workshop_points = numbers(fields["points"], 3, 0, 99, "workshop_fields.points")
    box.workshop_stars = numbers(fields["stars"], 3, 0, 12, "workshop_fields.stars")
    box.owner_coins = numbers(fields["owner_coins"], 3, 0, 99, "workshop_fields.owner_coins")
    box.owner_points = numbers(fields["owner_points"], 3, 0, 99, "workshop_fields.owner_points")
    prices = document["prices"]
    box.house_price = between(prices["house"], 0, 99, "prices.house")
    box.sale_coins = between(prices["sale"], 0, 99, "prices.sale")
    box.good_price = between(prices["good"], 0, 99, "prices.good")
    box.modifier_price = between(prices["modifier"], 0, 99, "prices.modifier")
    box.desk_income = between(prices["desk_income"], 0, 99, "prices.desk_income")
    box.council_rep = between(prices["council_reputation"], 0, 18, "prices.council_reputation")
    box.hall_prices = numbers(document["guild_hall"]["prices"], 6, 0, 99, "guild_hall.prices")
    castle = document["white_castle"]["reputation"]
    box.castle_rep = numbers(castle, 4, 0, 18, "white_castle.reputation")
    box.council_races = permutation(
        document["council_columns"]["races"], RACE_NAMES, "council_columns.races"
    )
    berk = document["berk"]
    box.extra_modifiers = numbers(berk["extra_modifiers"], 3, 0, 9, "berk.extra_modifiers")
    box.commission_draw = numbers(berk["commissions"], 3, 1, 3, "berk.commissions")
    plots = document["plots"]
    box.plot_points = between(plots["points"], 0, 99, "plots.points")
    box.plot_stars = between(plots["stars"], 0, 12, "plots.stars")
    box.plot_rewards = [one_of(r, PLOT_REWARD_NAMES, "plots.rewards") for r in plots["rewards"]]
    exactly(len(box.plot_rewards), 3, "plots.rewards")
    bonus = document["community_buildings"]["bonus"]
    box.community_bonus = between(bonus, 0, 99, "community_buildings.bonus")
    exactly(document["community_buildings"]["count"], 12, "community_buildings.count")
    nobility, rep = document["nobility"], document["reputation"]
    box.nobility_points = numbers(nobility["points"], 13, 0, 99, "nobility.points")
    box.lord_step = between(nobility["lord"], 1, 12, "nobility.lord")
    box.lowest_rep = between(rep["lowest"], 1, 99, "reputation.lowest")
    box.highest_rep = between(rep["highest"], box.lowest_rep, 99, "reputation.highest")
    for rep_value in box.start_rep:
        between(rep_value, box.lowest_rep, box.highest_rep, "setup.reputation")
    for players in range(1, 7):
        name = f"players_{players}"
        slots = box.apprentice_slots[players - 1]
        amounts = numbers(document["income"][name], slots, 0, 99, f"income.{name}")
        box.income.extend(amounts + [0] * (6 - slots))


def read_settlers(box: Box, document: Document) -> None:
    for number in range(1, ids.SETTLERS + 1):
        place = f"settlers.S{number:02}"
        card = document["settlers"][f"S{number:02}"]
        goods = {one_of(name, GOOD_NAMES, f"{place}.goods") for name in card["goods"]}
        exactly(len(card["goods"]), len(goods), f"{place}.goods")
        between(len(goods), 1, 6, f"{place}.goods")
        least, most = numbers(card["demand"], 2, 1, 18, f"{place}.demand")
        if not least <= most or most < len(goods) or least > 3 * len(goods):
            raise BadComponents(f"{place}.demand: {least} to {most} cannot be paid")
        box.stack.append(between(card["stack"], 1, 2, f"{place}.stack"))
        box.race.append(one_of(card["race"], RACE_NAMES, f"{place}.race"))
        box.card_goods.append(sum(1 << good for good in goods))
        box.least.append(least)
        box.most.append(most)
        box.card_workers.append(between(card["workers"], 0, 14, f"{place}.workers"))
        box.card_stars.append(between(card["stars"], 0, 12, f"{place}.stars"))
    if box.stack.count(1) < 6:
        raise BadComponents("settlers: stack 1 must have a card for each of six players")


def read_buildings(box: Box, document: Document) -> None:
    for letters in GUILD_LETTERS:
        for number in range(1, 7):
            place = f"workshops.{letters}-{number}"
            names = document["workshops"][f"{letters}-{number}"]
            between(len(names), 1, 2, f"{place} (number of effects)")
            effects = [one_of(name, EFFECT_NAMES, place) for name in names]
            box.effects.append(effects[0])
            box.other_effects.append(effects[1] if len(effects) == 2 else NONE)


def read_ships_and_council(box: Box, document: Document) -> None:
    for number in range(1, ids.SHIPS + 1):
        place = f"ships.P{number:02}"
        ship = document["ships"][f"P{number:02}"]
        box.ship_prices.extend(numbers(ship["prices"], 6, 0, 99, f"{place}.prices"))
        box.ship_spaces.extend(numbers(ship["spaces"], 6, 0, 99, f"{place}.spaces"))
    for number in range(1, ids.COUNCIL_TILES + 1):
        place = f"council_tiles.K{number:02}"
        tile = document["council_tiles"][f"K{number:02}"]
        box.tile_nobility.append(between(tile["nobility"], 0, 12, f"{place}.nobility"))
        box.tile_goods.extend(numbers(tile["goods"], 6, 0, 99, f"{place}.goods"))
        box.tile_coins.append(between(tile["coins"], 0, 99, f"{place}.coins"))
        box.tile_points.append(between(tile["points"], 0, 99, f"{place}.points"))


def read_events(box: Box, document: Document) -> None:
    for number in range(1, ids.EVENTS + 1):
        place = f"events.EV-{number:02}"
        card = document["events"][f"EV-{number:02}"]
        box.event_back.append(between(card["back"], 1, 2, f"{place}.back"))
        box.event_effect.append(one_of(card["effect"], EVENT_NAMES, f"{place}.effect"))
        box.event_amount.append(between(card["amount"], 0, 99, f"{place}.amount"))
    for back in (1, 2):
        if box.event_back.count(back) < 5:
            raise BadComponents(f"events: there must be five cards with back {back}")


def read_objectives(box: Box, document: Document) -> None:
    for number in range(1, ids.OBJECTIVES + 1):
        place = f"objectives.SO-{number:02}"
        card = document["objectives"][f"SO-{number:02}"]
        box.objectives.append([between(card[goal], 0, 999, f"{place}.{goal}") for goal in GOALS])


def read_chancery(box: Box, document: Document) -> None:
    desks = document["desks"]
    box.desk_races = permutation(desks["races"], RACE_NAMES, "desks.races")
    box.desk_benefits = permutation(desks["benefits"], BENEFIT_NAMES, "desks.benefits")
    for number in range(1, ids.COMMISSIONS + 1):
        place = f"commissions.CM-{number:02}"
        card = document["commissions"][f"CM-{number:02}"]
        counts = one_of(card["counts"], COMMISSION_NAMES, f"{place}.counts")
        named = {COUNTS_RACE: RACE_NAMES, COUNTS_GUILD: GUILD_NAMES}.get(counts, [""])
        exactly(len(card["points"]), len(card["steps"]), f"{place}.points")
        box.counts.append(counts)
        box.counts_of.append(one_of(card["of"], named, f"{place}.of"))
        box.each.append(between(card["each"], 0, 99, f"{place}.each"))
        least = 1 if counts == ids.COUNTS_COINS else 0
        box.also.append(between(card["also"], least, 99, f"{place}.also"))
        box.most_points.append(between(card["most"], 0, 99, f"{place}.most"))
        box.steps.append([between(n, 0, 99, f"{place}.steps") for n in card["steps"]])
        box.step_points.append([between(n, 0, 99, f"{place}.points") for n in card["points"]])
    for number in range(1, ids.DICE_TILES + 1):
        name = f"DT-{number:02}"
        box.dice_tiles.extend(numbers(document["dice_tiles"][name], 3, 1, 6, f"dice_tiles.{name}"))


def numbers(values: Sequence[int], count: int, least: int, most: int, place: str) -> list[int]:
    exactly(len(values), count, place)
    return [between(value, least, most, place) for value in values]


def between(value: int, least: int, most: int, place: str) -> int:
    if not least <= value <= most:
        raise BadComponents(f"{place}: {value} is not between {least} and {most}")
    return value


def exactly(found: int, wanted: int, place: str) -> None:
    if found != wanted:
        raise BadComponents(f"{place}: there must be {wanted}, found {found}")


def one_of(name: str, names: Sequence[str], place: str) -> int:
    if name not in names:
        raise BadComponents(f"{place}: {name!r} is none of {', '.join(names)}")
    return list(names).index(name)


def permutation(values: Sequence[str], names: Sequence[str], place: str) -> list[int]:
    found = [one_of(name, names, place) for name in values]
    if sorted(found) != list(range(len(names))):
        raise BadComponents(f"{place}: each of {', '.join(names)} exactly once")
    return found
