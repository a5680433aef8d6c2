"""What makes a state good, as numbers that bots weigh (weights.toml): points now, plus what the
player is about to make of things. Every useful step on the way must be worth something.

In words:

- A Settlers card is the way to points, workers and stars. It is worth a part of its reward from
  the moment it is held, more with its goods and a house, most with both.
- Workers wait for work. An apprentice earns coins in every round to come, and coins buy the
  houses and goods of the next cards: the earlier, the better. Workshops, community buildings and
  desks earn too, so all of them fade as the rounds run out. So do reputation and modifiers.
- The first coins are worth most, they are the next card; a hoard buys little.
- Dice that still fit under the limit are actions to come: passing gives them away.
- In the middle of an action, what the pending question promises counts already: a die in the
  hand as much as its best field, goods that may be bought, a building that waits for its plot.
"""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import Choice, Step
from spielwerk.games.nobility.characters import ChooseGoods, most_of_type
from spielwerk.games.nobility.commissions import (
    KeepCommission,
    activated,
    desks_of,
)
from spielwerk.games.nobility.guilds import (
    BuyGoods,
    OfferApprentices,
    OfferGoods,
    PlaceApprentice,
    UseWorkshop,
    apprentices_in,
)
from spielwerk.games.nobility.hall import ChoosePlot, free_workshop_field, hall_price
from spielwerk.games.nobility.ids import (
    BERK,
    CASTLE,
    CASTLE_REPUTATION,
    CHANCERY,
    COUNCIL,
    DICE_TILE,
    GOODS,
    GUILD,
    GUILDS,
    HALL,
    MAT,
    NONE,
    PORT,
    ROUNDS,
    TILE_FIELDS,
    YARD,
    guild_of_tile,
)
from spielwerk.games.nobility.mat import room_for_dice, total_dice
from spielwerk.games.nobility.places import usable_fields
from spielwerk.games.nobility.port import SellGood, port_price, space_left
from spielwerk.games.nobility.rounds import apprentice_income
from spielwerk.games.nobility.scoring import commission_points, final_points
from spielwerk.games.nobility.settlers import PayGoods, most_payable
from spielwerk.games.nobility.state import Nobility, Player
from spielwerk.games.nobility.tavern import TakeSettlersCard
from spielwerk.games.nobility.turn import GoOn, PlaceDie
from spielwerk.games.nobility.workshops import BuyAnyGood, RerollDice, TakeSwappedGood
from spielwerk.games.nobility.yard import house_price

STAGES: Final = ROUNDS
MERITS: Final = (
    "time",
    "points",
    "cards",
    "held",
    "houses",
    "wanted-goods",
    "other-goods",
    "workers",
    "apprentices",
    "income",
    "guilds",
    "openings",
    "workshops",
    "plots",
    "desks",
    "nobility",
    "reputation",
    "fame",
    "modifiers",
    "purse",
    "coins",
    "hoard",
    "fitting-dice",
    "other-dice",
    "commissions",
    "pending",
)


def stage(g: Nobility) -> int:
    """Rounds gone by."""
    return min(ROUNDS, g.round - 1)


def merits(g: Nobility, seat: int) -> list[float]:
    """What the seat has, in the order of MERITS: points as if the game ended now, and potential."""
    p = g.players[seat]
    left = float(ROUNDS - g.round)  # rounds after this one
    cards, houses = cards_ahead(g, p, left)
    wanted, other = goods(g, p)
    found = [1.0, float(final_points(g, seat)), cards, float(min(3, len(p.held))), houses]
    found += [wanted, other]
    found += people(g, seat, p, left)
    useful = min(float(p.coins), 4.0 + 2.0 * left)
    fitting, others = dice_ahead(g, p)
    found += [
        float(p.nobility),
        float(min(p.rep, IDLE_REP)),
        float(max(0, p.rep - IDLE_REP)),
        float(min(p.modifiers, 5)),
        float(min(p.coins, PURSE)),
        useful,
        float(p.coins) - useful,
        fitting,
        others,
        commissions_ahead(g, seat, p, left),
        pending(g, seat, p, left),
    ]
    return found


PURSE: Final = 10  # coins that the next house and its goods cost
IDLE_REP: Final = 16  # up to here every step of Rep lets more of the dice be placed


def rep_worth(rep: int, left: float) -> float:
    """Up to about 16 every step of Rep lets more of the dice be placed; beyond it is idle."""
    return left * (0.09 * min(rep, IDLE_REP) + 0.01 * max(0, rep - IDLE_REP))


def coins_worth(coins: float, left: float) -> float:
    """The first coins buy the next house or building; a hoard buys little."""
    useful = min(coins, 4.0 + 2.0 * left)
    return 0.3 * useful * min(1.0, 0.25 + 0.25 * left) + 0.02 * (coins - useful)


def goods(g: Nobility, p: Player) -> tuple[float, float]:
    """Goods that a held card asks for, and the others."""
    asked = 0
    for card in p.held:
        asked |= g.box.card_goods[card]
    wanted = 0
    other = 0
    for good in range(GOODS):
        if asked >> good & 1:
            wanted += p.goods[good]
        else:
            other += p.goods[good]
    return float(wanted), float(other)


def cards_ahead(g: Nobility, p: Player, left: float) -> tuple[float, float]:
    """The held cards, the best first: how far each is on its way. A house and a good count for one
    card only. Then the houses that no card is held for."""
    goods = p.goods.copy()
    houses = p.platform
    cards = p.held.copy()
    worth = 0.0
    while cards:
        best = cards[0]
        best_worth = -1.0
        for card in cards:
            card_worth = one_card(g, p, card, goods, houses > 0, left)
            if card_worth > best_worth:
                best, best_worth = card, card_worth
        worth += best_worth
        cards.remove(best)
        houses -= 1
        for good in range(GOODS):
            if g.box.card_goods[best] >> good & 1:
                goods[good] -= min(goods[good], most_of_type(g, p, good))
    return worth, float(max(0, houses)) if left > 0 else 0.0


def one_card(
    g: Nobility, p: Player, card: int, goods: list[int], house: bool, left: float
) -> float:
    """What completing the card would bring beyond the goods it takes, as far as it is prepared:
    held, its goods, a house, and most of all goods and house together."""
    payable = 0
    types = 0
    shown = 0
    for good in range(GOODS):
        if g.box.card_goods[card] >> good & 1:
            shown += 1
            types += 1 if goods[good] > 0 else 0
            payable += min(goods[good], most_of_type(g, p, good))
    most = g.box.most[card]
    buildings = len(p.plots) - p.plots.count(NONE)
    workers = (1.0 + 0.5 * left) * g.box.card_workers[card]
    reward = 0.5 * most + workers + 1.2 * g.box.card_stars[card] + buildings
    ready = min(payable, most) / most * types / shown
    prepared = 0.2 + 0.3 * ready + (0.1 + 0.2 * ready if house else 0.0)
    return prepared * reward


def people(g: Nobility, seat: int, p: Player, left: float) -> list[float]:
    """Workers wait for work; apprentices and buildings earn in every round to come."""
    count = 0
    coins = 0
    guilds = 0
    openings = 0
    for guild in range(GUILDS):
        if p.apprentices[guild] > 0:
            count += p.apprentices[guild]
            coins += p.apprentices[guild] * apprentice_income(g, guild)
            guilds += 1
            if free_workshop_field(g, guild) != NONE:
                openings += 1
    return [
        float(min(p.workers, 4)),
        float(count),
        left * float(coins),
        float(guilds),
        float(openings),
        float(g.owners.count(seat)),
        float(len(p.plots) - p.plots.count(NONE)),
        float(desks_of(g, seat)) if g.with_chancery else 0.0,
    ]


def dice_ahead(g: Nobility, p: Player) -> tuple[float, float]:
    """Dice that still fit under the limit are actions to come, unless the player has passed."""
    if p.passed:
        return 0.0, 0.0
    room = room_for_dice(g, p)
    count = 0
    for value in range(1, 7):
        for _ in range(p.dice[value - 1]):
            if value <= room:
                room -= value
                count += 1
    return float(count), float(total_dice(p) - count)


def commissions_ahead(g: Nobility, seat: int, p: Player, left: float) -> float:
    """A card with filled fields is half won; what it scores today it will score at the end."""
    worth = 0.0
    if len(p.dice_tiles) != len(p.commissions):
        return worth
    active = activated(g, p)
    for i in range(len(p.dice_tiles)):
        card = p.commissions[i]
        if card not in active:
            filled = g.filled[p.dice_tiles[i]].bit_count()
            hoped = commission_points(g, seat, card) + 0.3 * left
            worth += (0.1 + 0.3 * filled) * hoped
    return worth


# --- in the middle of an action ------------------------------------------------------------------


def pending(g: Nobility, seat: int, p: Player, left: float) -> float:
    """What this player's action still promises: the question asked now, and the parts of a guild
    action that come after it."""
    if not g.agenda:
        return 0.0
    step = g.agenda[-1]
    if not isinstance(step, Choice) or step.seat != seat:
        return 0.0
    worth = promise(g, seat, p, step, left)
    for later in reversed(g.agenda):
        if isinstance(later, GoOn):
            break
        if isinstance(later, OfferGoods):
            worth += goods_to_buy(g, p, later.guild, later.at)
        elif isinstance(later, OfferApprentices):
            worth += min(later.left, p.workers) * (0.3 + 0.2 * left)
    return worth


def promise(g: Nobility, seat: int, p: Player, step: Step, left: float) -> float:
    if isinstance(step, PlaceDie):
        best = 0.0
        for action in usable_fields(g, seat, step.value, None):
            best = max(best, field_worth(g, seat, p, action, step.value, left))
        return best - 0.9
    if isinstance(step, PayGoods):
        # What is paid is worth a point each, and the card its rewards.
        more = min(most_payable(g, p, step.card, step.good), g.box.most[step.card] - step.paid)
        rewards = 1.6 * g.box.card_workers[step.card] + 2.0 * g.box.card_stars[step.card]
        return step.paid + more + rewards
    if isinstance(step, BuyGoods):
        return goods_to_buy(g, p, step.guild, step.at)
    if isinstance(step, PlaceApprentice):
        return min(step.left, p.workers) * (0.3 + 0.2 * left)
    if isinstance(step, TakeSettlersCard):
        return 1.5 if len(p.held) < 2 else 0.4
    if isinstance(step, ChoosePlot):
        return g.box.plot_points + g.box.plot_stars * 1.0 + 0.6 * left
    if isinstance(step, SellGood):
        return 0.3 * step.left
    if isinstance(step, ChooseGoods):
        return 0.8 * step.left
    if isinstance(step, BuyAnyGood | TakeSwappedGood):
        return 0.8
    if isinstance(step, UseWorkshop | RerollDice | KeepCommission):
        return 0.5
    return 0.0


def good_worth(g: Nobility, p: Player, good: int) -> float:
    """A good that a held card still takes is worth a point; any good half of one at the end."""
    for card in p.held:
        if g.box.card_goods[card] >> good & 1 and p.goods[good] < most_of_type(g, p, good):
            return 1.5 if p.goods[good] == 0 else 1.2
    return 0.45


def goods_to_buy(g: Nobility, p: Player, guild: int, at: int) -> float:
    count = min(g.box.guild_goods[at], p.coins)
    if count == 0:
        return 0.0
    return (count + p.apprentices[guild]) * good_worth(g, p, guild) - 0.25 * count


def field_worth(g: Nobility, seat: int, p: Player, action: int, value: int, left: float) -> float:
    """What a die on this field would bring, roughly."""
    if action < YARD:
        return 2.2 if len(p.held) < 2 else 1.0 if len(p.held) == 2 else 0.3
    if action < GUILD:
        wanted = len(p.held) + 1 - p.platform
        gain = 3.2 if wanted > 0 else 0.6
        return gain - 0.2 * house_price(g, seat) if left > 0 or wanted > 1 else 0.0
    if action < HALL:
        guild, at = (action - GUILD) // 3, (action - GUILD) % 3
        free = g.by_seats(g.box.apprentice_slots) - apprentices_in(g, guild)
        placed = min(g.box.guild_apprentices[at], free, p.workers)
        return goods_to_buy(g, p, guild, at) + placed * (0.6 + 0.4 * left)
    if action < PORT:
        return building_worth(g, seat, action - HALL, left)
    if action < COUNCIL:
        return port_worth(g, seat, p, value, left)
    if action < BERK:
        tile = g.council[action - COUNCIL]
        goods = sum(g.box.tile_goods[tile * GOODS : tile * GOODS + GOODS])
        lost = rep_worth(p.rep, left) - rep_worth(p.rep - 2, left)
        return g.box.tile_points[tile] - 0.6 * goods - lost
    if action < CASTLE:
        return min(0.9, 0.2 + 0.1 * left)
    if action < MAT:
        gained = g.box.castle_rep[action - CASTLE] + g.event_amount(CASTLE_REPUTATION)
        return rep_worth(p.rep + gained, left) - rep_worth(p.rep, left) + 0.1
    if action < CHANCERY:
        return 0.1
    if action < DICE_TILE:
        return 2.0 + 0.9 * left
    at = p.dice_tiles.index((action - DICE_TILE) // TILE_FIELDS)
    return 0.6 + 0.3 * (commission_points(g, seat, p.commissions[at]) + 0.3 * left)


def building_worth(g: Nobility, seat: int, at: int, left: float) -> float:
    cost = 0.22 * hall_price(g, seat, at)
    guild = guild_of_tile(g.hall[at])
    if guild == NONE:
        return g.box.plot_points + g.box.plot_stars + 0.7 * left - cost
    field = free_workshop_field(g, guild) % 3
    return g.box.workshop_points[field] + g.box.workshop_stars[field] + 0.2 * left - cost


def port_worth(g: Nobility, seat: int, p: Player, value: int, left: float) -> float:
    """The dearest goods that no held card asks for."""
    total = 0.0
    count = value
    for price in range(6, 0, -1):
        for good in range(GOODS):
            if port_price(g, seat, good) != price or good_worth(g, p, good) > 0.5:
                continue
            sold = min(count, p.goods[good], space_left(g, good))
            gain = coins_worth(float(p.coins + price), left) - coins_worth(float(p.coins), left)
            total += sold * (gain - 0.3)
            count -= sold
    return total
