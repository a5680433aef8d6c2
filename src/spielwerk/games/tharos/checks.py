"""What must always hold: nothing is lost, nothing is negative (TH-COMP, TH-LIM-01)."""

from __future__ import annotations

from spielwerk.core.agenda import Choice
from spielwerk.games.tharos.cards_space import ACTION_CARDS, HAND_LIMIT
from spielwerk.games.tharos.cleanup import dice_of_turn
from spielwerk.games.tharos.dice import dice_in
from spielwerk.games.tharos.ids import (
    BUILDINGS,
    COLOURS,
    MANIPULATOR,
    MEDALS,
    ORGANIZER,
    TRANSFORMERS,
    UNBUILT,
    colour_of,
)
from spielwerk.games.tharos.markers import markers_in_play
from spielwerk.games.tharos.paying import is_real, printed_die
from spielwerk.games.tharos.preparation import KEEPER
from spielwerk.games.tharos.regions import REGION_COUNT, lands_of
from spielwerk.games.tharos.state import FINISHED, MINES, PREPARATION, Player, Tharos


def check(g: Tharos) -> None:
    """Raise AssertionError with a sentence if the state is impossible."""
    assert 2 <= g.seats() <= 4, "Tharos is for 2 to 4 players"
    assert 1 <= g.round <= 4 and 0 <= g.turn <= 4, "there are 4 rounds of 4 turns"
    assert 0 <= g.start < g.seats(), "the start player must sit at the table"
    assert len(g.regions) == REGION_COUNT, "there are 16 regions"
    assert len(g.transformers) == REGION_COUNT, "there are 16 transformers"
    assert len(g.buildings) == BUILDINGS, "there are 8 buildings"
    for owner in g.buildings:
        assert UNBUILT <= owner < g.seats(), (
            "a building belongs to a player at the table or to none"
        )
    for tile in range(TRANSFORMERS):
        wanted = g.box.transformers[tile]
        assert g.transformers.count(tile) == wanted, "the transformers are not those of the box"
    for colour in range(COLOURS):
        wanted = g.box.regions[colour]
        assert g.regions.count(colour) == wanted, "the regions are not those of the box"
    assert g.lands == lands_of(g.regions), "the colours of the regions contradict each other"
    check_attack(g)
    check_cards(g)
    check_ore(g)
    if g.agenda:
        step = g.agenda[-1]
        if isinstance(step, Choice):
            assert 0 <= step.seat < g.seats(), "the one who is asked must sit at the table"
    for seat in range(g.seats()):
        check_lengths(g.players[seat])
        check_dice(g, g.players[seat])
        check_player(g, seat)


def check_attack(g: Tharos) -> None:
    """TH-COMP-06 8 attack cards and 6 round-end cards; TH-PREP-01 one attack card per turn."""
    cards = len(g.box.attack_values)
    shown = 0
    for card in g.attack_row:
        assert 0 <= card < cards and not shown >> card & 1, "an attack card is in two places"
        shown |= 1 << card
    assert g.attack_stack == (1 << cards) - 1 & ~shown, "an attack card is in two places or missing"
    before = g.phase == PREPARATION and len(g.attack_row) == g.turn - 1
    assert before or g.phase == FINISHED or len(g.attack_row) == g.turn, (
        "each turn of the round has one attack card"
    )
    assert g.end_stack & ~126 == 0 and 0 <= g.end_card <= 6, "there are 6 round-end cards"
    assert len(g.losers) == 4, "there are 4 attack cards in a round"
    for losers in g.losers:
        assert 0 <= losers < 1 << g.seats(), "a marker on an attack card belongs to a player"


def check_lengths(p: Player) -> None:
    for counts in (p.bag, p.depot, p.stored, p.drawn):
        assert len(counts) == COLOURS, "dice are counted by colour"
    assert len(p.store) == 6, "the dice store has six places"
    assert len(p.medals) == MEDALS, "there are four kinds of medals"


def check_dice(g: Tharos, p: Player) -> None:
    """TH-DICE-01 Each of the 18 dice is in exactly one place."""
    turn = dice_of_turn(p)
    for colour in range(COLOURS):
        count = p.bag[colour] + p.depot[colour] + p.stored[colour] + p.drawn[colour]
        count += turn[colour] + p.store.count(colour)
        for socket in p.sockets:
            if is_real(socket) and colour_of(printed_die(socket)) == colour:
                count += 1
        assert min(p.bag[colour], p.depot[colour], p.stored[colour], p.drawn[colour]) >= 0, (
            "a number of dice is negative"
        )
        assert count == g.box.dice[colour], (
            f"{count} dice of colour {'WYRGB'[colour]} where a player has {g.box.dice[colour]}"
        )
    assert p.active == sorted(p.active), "active dice are kept sorted"


def check_player(g: Tharos, seat: int) -> None:
    """TH-LIM-01 Limits at a glance."""
    p = g.players[seat]
    markers_in_play(g, seat)
    assert p.guild >= 0, "more than 12 guild markers are placed"
    assert p.mine + p.mines.bit_count() == MINES, "a player has 10 mines"
    assert p.mine >= 0, "more than 10 mines are placed"
    assert p.money >= 0, "money is never negative"
    assert 0 <= p.points <= 7, "combat points are 0 to 7"
    assert min(p.medals) >= 0, "medals are never negative"
    assert p.on_organizer <= g.box.marker_limit[ORGANIZER], "too many markers on the Organizer"
    assert p.on_manipulator <= g.box.marker_limit[MANIPULATOR], "too many on the Manipulator"
    assert p.on_organizer == 0 or p.has_card(ORGANIZER), "markers on an inactive Organizer"
    assert p.on_manipulator == 0 or p.has_card(MANIPULATOR), "markers on an inactive Manipulator"
    assert p.hand.bit_count() <= HAND_LIMIT + 1, "more than three action cards in hand"
    assert p.known & ~p.hand == 0, "a known card is not in hand"
    assert dice_in(p.stored) <= 2, "card 22 holds two dice"


def check_cards(g: Tharos) -> None:
    """TH-COMP-04 Each of the 40 action cards is in exactly one place."""
    piles = [g.stack, g.discard]
    keeper = 0
    for p in g.players:
        piles.extend([p.hand, p.offered, p.laid])
        if p.bound >> KEEPER & 1 or dice_in(p.stored) > 0:
            keeper = 1 << KEEPER
        piles.append(p.bound & ~(1 << KEEPER))
    piles.append(keeper)
    seen = 0
    for pile in piles:
        assert seen & pile == 0, "an action card is in two places"
        seen |= pile
    assert seen == ((1 << ACTION_CARDS) - 1) << 1, "an action card is missing"


def check_ore(g: Tharos) -> None:
    """TH-COMP-10, TH-ORE-01, TH-ORE-03 32 markers, at most one per colour and player."""
    assert len(g.supply_ore) == len(g.supply_crystal) == COLOURS, "the supply is by colour"
    for colour in range(COLOURS):
        ore = g.supply_ore[colour]
        crystal = g.supply_crystal[colour]
        assert min(ore, crystal) >= 0, "the supply of markers is negative"
        for region in range(REGION_COUNT):
            if g.regions[region] == colour:
                ore += g.ore >> region & 1
                crystal += g.crystal >> region & 1
        for p in g.players:
            ore += p.ore >> colour & 1
            crystal += p.crystal >> colour & 1
        assert ore == g.box.regions[colour], f"ore markers of {'WYRGB'[colour]} got lost"
        assert crystal == g.box.regions[colour], f"crystals of {'WYRGB'[colour]} got lost"
