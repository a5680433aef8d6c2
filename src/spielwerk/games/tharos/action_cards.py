"""Action cards: when each may be played, and how it begins (chapter 15)."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import Why, refuse
from spielwerk.games.tharos.attack_space import raise_strength
from spielwerk.games.tharos.card_choice import CARD_RULES, CardResolved, lay_as_reminder
from spielwerk.games.tharos.cards_board import (
    GiveUpThree,
    MarkRowOne,
    MineAnywhere,
    MoveMarker,
    ReplaceMarker,
    RescueMarker,
    ReturnMarkers,
    TakeFromSupply,
    earlier_losses,
    row_one_targets,
    supply_markers,
    supply_size,
)
from spielwerk.games.tharos.cards_dice import (
    ChooseEffect,
    TakeOutDie,
    TurnDie,
    dice_to_draw,
    play_8,
)
from spielwerk.games.tharos.cards_space import cards_left
from spielwerk.games.tharos.cards_trade import (
    ActivateForJars,
    GiveUpMedal,
    TakeBackTwo,
    TradeMarkers,
    TradePair,
)
from spielwerk.games.tharos.dice import dice_in
from spielwerk.games.tharos.guild_space import RerollDice
from spielwerk.games.tharos.ids import (
    ANY_COLOUR,
    CARD,
    EXPLORATION,
    MANIPULATOR,
    ORGANIZER,
    PLAYER_CARD,
    REGION,
    TRADE,
    WHITE_SPACES,
)
from spielwerk.games.tharos.markers import (
    MARKER_CARDS,
    FillCards,
    can_place_marker,
    fill_card,
    room_on,
)
from spielwerk.games.tharos.mat import RepeatSpace, repeatable
from spielwerk.games.tharos.medals import gain_medals
from spielwerk.games.tharos.player_cards import reserve_cards
from spielwerk.games.tharos.region_space import ExploreArea, MarkRegion, can_explore
from spielwerk.games.tharos.regions import REGION_COUNT, colours_in
from spielwerk.games.tharos.state import Tharos

TRADE_PRICE: Final = 12
ACTIVATE_PRICE: Final = 5


def is_random(g: Tharos, seat: int, card: int) -> bool:
    """TH-ACT-11 Cards whose dice result is random may be played without a certain action."""
    if card == 19 or card == 28:
        return dice_to_draw(g.players[seat])
    return card == 8 or card == 12 or card == 26


def takes_nothing(card: int) -> bool:
    """Cards after which every action that was possible before still is."""
    return card in (7, 20, 27, 31, 32, 33, 34, 39)


def can_play(g: Tharos, seat: int, card: int, after: bool, why: Why | None) -> bool:
    """May this card be played now, before or after the action, and does it do anything?"""
    p = g.players[seat]
    reason = refusal_of(g, seat, card, after)
    if reason == "":
        return True
    need = 0
    have = 0
    if reason == "needs_jars":
        need = TRADE_PRICE if card == 6 else ACTIVATE_PRICE
        have = p.money
    rule = "TH-GEN-03" if reason == "no_effect" else CARD_RULES[card]
    refuse(why, CARD + card, rule, reason, need, have)
    return False


def refusal_of(g: Tharos, seat: int, card: int, after: bool) -> str:
    """The condition that fails, or nothing."""
    p = g.players[seat]
    if card == 1 or card == 9:
        return "in_preparation"
    if card == 22:
        return "in_clean_up"
    if card == 16 or card == 24:
        return "with_the_dice"
    if card == 5:
        spaces = (1 << WHITE_SPACES) - 1
        if after:
            spaces = 1 << p.last_space if p.last_space >= 0 else 0
        played = p.card_played
        p.card_played = 1  # TH-ACT-06: card 16 cannot pay once this card is played
        possible = bool(repeatable(g, seat, spaces))
        p.card_played = played
        return "" if possible else "nothing_to_repeat"
    if card == 8 or card == 26:
        if after:
            return "only_before"
        dice = dice_to_draw(p) if card == 8 else dice_in(p.depot) > 0
        return "" if dice else "no_die_there"
    if card == 2 or card == 15:
        return "" if p.markers.bit_count() >= (1 if card == 2 else 3) else "too_few_markers"
    if card == 3:
        enough = max(p.ore.bit_count(), p.crystal.bit_count()) >= 2
        return "" if enough else "too_few_of_a_kind"
    if card == 4:
        movable = 0 < p.markers.bit_count() < REGION_COUNT
        return "" if movable else "nothing_to_move"
    if card == 6:
        return "" if p.money >= TRADE_PRICE else "needs_jars"
    if card == 10 or card == 12 or card == 25:
        return "" if p.active else "no_active_die"
    if card == 11 or card == 21:
        return "" if fillable(g, seat) else "no_card_to_mark"
    if card == 13:
        return "" if supply_markers(g, seat) else "nothing_in_supply"
    if card == 14:
        return "" if p.ore & p.crystal else "no_pair"
    if card == 17:
        free = p.markers.bit_count() < REGION_COUNT
        return "" if free and can_place_marker(g, seat, REGION + REGION_COUNT) else "no_marker"
    if card == 18:
        free = row_one_targets(g, seat) != 0
        return "" if free and can_place_marker(g, seat, REGION + REGION_COUNT) else "row_one_full"
    if card == 23:
        return "" if p.mine > 0 and p.mines.bit_count() < REGION_COUNT else "no_mines_left"
    if card == 27:
        return "" if earlier_losses(g, seat) else "no_loss_to_mend"
    if card == 28:
        return "" if dice_to_draw(p) or cards_left(g) else "no_effect"
    if card == 29:
        return "" if p.cards.bit_count() >= 2 else "two_active_cards"
    if card == 30:
        if not reserve_cards(g, seat):
            return "reserve_empty"
        return "" if p.money >= ACTIVATE_PRICE else "needs_jars"
    if card == 31:
        return "" if max(p.medals) > 0 else "no_medal"
    if 32 <= card <= 34:
        wanted = g.box.mine_sets[card - 32]
        return "" if colours_in(g, p.mines) & wanted == wanted else "mines_missing"
    if 35 <= card <= 38:
        shape = g.box.shapes[card - 35]
        return "" if can_explore(g, seat, 4, shape) else "shape_missing"
    if card == 39:
        return "" if supply_size(g) > 0 else "nothing_in_supply"
    if card == 40:
        on_cards = p.on_organizer + p.on_manipulator > 0
        return "" if on_cards and p.markers and p.mines else "all_three_needed"
    return ""  # 7, 19 and 20 always have an effect


def fillable(g: Tharos, seat: int) -> bool:
    """TH-CARD-11, TH-CARD-21 An active card with room, and a marker for it."""
    p = g.players[seat]
    for card in MARKER_CARDS:
        if room_on(g, p, card) > 0 and can_place_marker(g, seat, PLAYER_CARD + card):
            return True
    return False


def play_card(g: Tharos, seat: int, card: int) -> None:
    """TH-ACT-06 The card leaves the hand; its effect happens, then it is discarded."""
    p = g.players[seat]
    p.hand &= ~(1 << card)
    p.known &= p.hand
    p.bound |= 1 << card
    p.card_played = 1
    g.tell(CARD_RULES[card], "played_card", seat, CARD + card)
    g.do_next(CardResolved(seat, card))
    begin_card_effect(g, seat, card)


def begin_card_effect(g: Tharos, seat: int, card: int) -> None:
    p = g.players[seat]
    if card == 2:
        g.do_next(ReturnMarkers(seat, 2, 2, 0))
    elif card == 3:
        g.do_next(TradeMarkers(seat))
    elif card == 4:
        g.do_next(MoveMarker(seat))
    elif card == 5:
        if p.last_space >= 0:
            g.do_next(RepeatSpace(seat, 1 << p.last_space, 0))
        else:
            p.extra = 1
    elif card == 6:
        p.money -= TRADE_PRICE
        gain_medals(g, seat, TRADE, 1, "TH-CARD-06")
    elif card == 7:
        lay_as_reminder(g, seat, 7)
        raise_strength(g, seat, 2, "TH-CARD-07")
    elif card == 8:
        play_8(g, seat)
    elif card == 10 or card == 25:
        g.do_next(TurnDie(seat, card))
    elif card == 11 or card == 21:
        fill_cards(g, seat, card)
    elif card == 12:
        g.do_next(RerollDice(seat))
    elif card == 13:
        g.do_next(TakeFromSupply(seat))
    elif card == 14:
        g.do_next(TradePair(seat))
    elif card == 15:
        g.do_next(ReturnMarkers(seat, 15, 3, 0))
    elif card == 17:  # TH-CARD-17
        g.do_next(MarkRegion(seat, ANY_COLOUR))
    elif card == 18:
        g.do_next(MarkRowOne(seat, -1))
    elif card == 19 or card == 20 or card == 28:
        g.do_next(ChooseEffect(seat, card))
    elif card == 23:
        g.do_next(MineAnywhere(seat))
    elif card == 26:
        g.do_next(TakeOutDie(seat, 26))
    elif card == 27:
        g.do_next(RescueMarker(seat))
    elif card == 29:
        g.do_next(TakeBackTwo(seat, -1))
    elif card == 30:
        p.money -= ACTIVATE_PRICE
        g.do_next(ActivateForJars(seat))
    elif card == 31:
        g.do_next(GiveUpMedal(seat))
    elif 32 <= card <= 34:
        # TH-CARD-32, TH-CARD-33, TH-CARD-34 The mines stay.
        gain_medals(g, seat, EXPLORATION, 1, CARD_RULES[card])
    elif 35 <= card <= 38:
        # TH-CARD-35, TH-CARD-36, TH-CARD-37, TH-CARD-38 A shape of four, two medals.
        g.do_next(ExploreArea(seat, 4, g.box.shapes[card - 35], 2))
    elif card == 39:
        g.do_next(ReplaceMarker(seat, min(3, supply_size(g)), 0))
    else:
        assert card == 40
        g.do_next(GiveUpThree(seat, 0))


def fill_cards(g: Tharos, seat: int, card: int) -> None:
    """TH-CARD-11 Both to their limit; TH-CARD-21 one marker each. TH-GUILD-06 Fewer if the
    supply is short, yet at least one."""
    p = g.players[seat]
    rooms = [room_on(g, p, ORGANIZER), room_on(g, p, MANIPULATOR)]
    if card == 21:
        rooms = [min(1, room) for room in rooms]
    if p.guild >= rooms[0] + rooms[1]:
        fill_card(g, seat, ORGANIZER, rooms[0])
        fill_card(g, seat, MANIPULATOR, rooms[1])
    else:
        g.do_next(FillCards(seat, rooms[0], rooms[1], 1))
