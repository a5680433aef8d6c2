"""The contents of the box: the numbers of the components, as the rules read them."""

from __future__ import annotations


class Box:
    """One set of components; shared by all states of a game and never changed.

    Characters (table 19.1): bonus, lord_coins, lord_rep, lord_modifiers, lord_goods, lord_cards,
    lord_houses, lord_workers
    Setup cards (19.2), by number of players less 1: tavern_fields, yard_fields, guild_dice,
    apprentice_slots, castle_fields, dice, start_rep, middle_workshops, reward_factor, desks;
    late_modifiers by place in turn order
    start_coins, start_goods, workers, houses
    Guild fields: guild_goods, guild_apprentices
    Workshop fields: workshop_points, workshop_stars, owner_coins, owner_points
    Prices: house_price, sale_coins, good_price, modifier_price, desk_income, council_rep
    hall_prices, castle_rep, council_races (race by column)
    Berk: extra_modifiers, commission_draw
    Community plots: plot_points, plot_stars, plot_rewards, community_bonus
    Tracks: lord_step, nobility_points, lowest_rep, highest_rep
    income          (players - 1) * 6 + apprentices - 1
    Settlers cards (RN-SETT-01): stack, race, card_goods (mask), least, most, card_workers,
    card_stars
    effects, other_effects    of each workshop tile; NONE without a second
    Ships: ship_prices, ship_spaces    ship * 6 + good
    Council tiles: tile_nobility, tile_goods (tile * 6 + good), tile_coins, tile_points
    Events: event_back, event_effect, event_amount
    objectives      one list per card: what is needed, in the order of GOALS in `solo`
    desk_races, desk_benefits    by column
    Commission cards: counts, counts_of, each, also, most_points, steps, step_points
    dice_tiles      tile * 3 + field: the die
    """

    def __init__(self) -> None:
        self.bonus: list[int] = []
        self.lord_coins: list[int] = []
        self.lord_rep: list[int] = []
        self.lord_modifiers: list[int] = []
        self.lord_goods: list[int] = []
        self.lord_cards: list[int] = []
        self.lord_houses: list[int] = []
        self.lord_workers: list[int] = []
        self.tavern_fields: list[int] = []
        self.yard_fields: list[int] = []
        self.guild_dice: list[int] = []
        self.apprentice_slots: list[int] = []
        self.castle_fields: list[int] = []
        self.dice: list[int] = []
        self.start_rep: list[int] = []
        self.middle_workshops: list[int] = []
        self.reward_factor: list[int] = []
        self.desks: list[int] = []
        self.late_modifiers: list[int] = []
        self.start_coins = 0
        self.start_goods = 0
        self.workers = 0
        self.houses = 0
        self.guild_goods: list[int] = []
        self.guild_apprentices: list[int] = []
        self.workshop_points: list[int] = []
        self.workshop_stars: list[int] = []
        self.owner_coins: list[int] = []
        self.owner_points: list[int] = []
        self.house_price = 0
        self.sale_coins = 0
        self.good_price = 0
        self.modifier_price = 0
        self.desk_income = 0
        self.council_rep = 0
        self.hall_prices: list[int] = []
        self.castle_rep: list[int] = []
        self.council_races: list[int] = []
        self.extra_modifiers: list[int] = []
        self.commission_draw: list[int] = []
        self.plot_points = 0
        self.plot_stars = 0
        self.plot_rewards: list[int] = []
        self.community_bonus = 0
        self.lord_step = 0
        self.nobility_points: list[int] = []
        self.lowest_rep = 0
        self.highest_rep = 0
        self.income: list[int] = []
        self.stack: list[int] = []
        self.race: list[int] = []
        self.card_goods: list[int] = []
        self.least: list[int] = []
        self.most: list[int] = []
        self.card_workers: list[int] = []
        self.card_stars: list[int] = []
        self.effects: list[int] = []
        self.other_effects: list[int] = []
        self.ship_prices: list[int] = []
        self.ship_spaces: list[int] = []
        self.tile_nobility: list[int] = []
        self.tile_goods: list[int] = []
        self.tile_coins: list[int] = []
        self.tile_points: list[int] = []
        self.event_back: list[int] = []
        self.event_effect: list[int] = []
        self.event_amount: list[int] = []
        self.objectives: list[list[int]] = []
        self.desk_races: list[int] = []
        self.desk_benefits: list[int] = []
        self.counts: list[int] = []
        self.counts_of: list[int] = []
        self.each: list[int] = []
        self.also: list[int] = []
        self.most_points: list[int] = []
        self.steps: list[list[int]] = []
        self.step_points: list[list[int]] = []
        self.dice_tiles: list[int] = []
