"""What must hold at every moment: nothing is lost, nothing is doubled."""

from __future__ import annotations

from spielwerk.games.dei.majority import colour_of
from spielwerk.games.dei.state import Dei, Player, owned_cards, scavengers_on_map
from spielwerk.games.dei.things import (
    BLACK,
    CANDY_NAMES,
    DRONE_CARDS,
    EMPTY,
    FACTION_CARDS,
    NO_CARD,
    NOBODY,
    PAIR,
)


def check_state(g: Dei) -> None:
    """DE-SUPPLY-01, DE-SUPPLY-02, DE-SUPPLY-03, DE-SUPPLY-04, DE-MAJ-17, DE-SETUP-03 Nothing is
    lost and nothing doubled: AssertionError with a sentence if it is.
    """
    check_shape(g)
    check_resources(g)
    check_cubes(g)
    check_candy(g)
    check_cards(g)
    check_badges(g)
    for p in g.players:
        check_player(g, p)


def check_shape(g: Dei) -> None:
    land = g.box.land
    assert 2 <= len(g.players) <= 4, "2 to 4 players"
    assert len(g.tokens) == land.areas, "resources do not fit the map"
    assert len(g.controllers) == len(land.outposts), "outposts do not fit the map"
    assert 0 <= g.start < len(g.players), "no such start player"
    assert 0 <= g.round <= 4, "4 rounds"
    assert 0 <= g.phase <= 3, "3 phases"
    assert NOBODY <= g.active < len(g.players), "no such active player"
    assert sorted(g.letter_colours) == [0, 1, 2], "each letter has a colour of its own"
    assert all(-1 <= area < land.areas for area in g.drones), "a drone is off the map"
    assert min(g.tokens, default=0) >= 0, "fewer than no resources in an area"


def check_resources(g: Dei) -> None:
    grounds = g.box.land.grounds
    technology = g.technology + sum(g.tokens[:grounds]) + sum(p.technology for p in g.players)
    energy = g.energy + sum(g.tokens[grounds:]) + sum(p.energy for p in g.players)
    assert technology == g.box.technology, f"{technology} technology, not {g.box.technology}"
    assert energy == g.box.energy, f"{energy} energy, not {g.box.energy}"
    assert min(g.technology, g.energy) >= 0, "the general supply is below zero"


def check_cubes(g: Dei) -> None:
    held = [[0, 0, 0] for _ in g.players]
    for outpost in range(len(g.controllers)):
        seat = g.controllers[outpost]
        assert NOBODY <= seat < len(g.players), "an outpost is controlled by nobody known"
        if seat != NOBODY:
            held[seat][colour_of(g, outpost)] += 1
    for seat in range(len(g.players)):
        assert held[seat] == g.players[seat].cubes, f"the cubes of seat {seat} are not its outposts"


def check_candy(g: Dei) -> None:
    for kind in range(8):
        count = g.candy_pile[kind] + g.candy_discards[kind]
        assert min(g.candy_pile[kind], g.candy_discards[kind]) >= 0, "candy below zero"
        for p in g.players:
            assert p.candy[kind] >= 0, "candy below zero"
            count += p.candy[kind] + p.boosts.count(kind)
        wanted = g.box.candy[kind]
        assert count == wanted, f"{count} candy boosts {CANDY_NAMES[kind]}, not {wanted}"


def cards_in_play(g: Dei) -> list[int]:
    """DE-SETUP-14 All market cards but those of drones that are not in play."""
    cards = list(range(DRONE_CARDS))
    for drone in sorted(g.box.faction_drone[p.faction] for p in g.players):
        first = DRONE_CARDS + 3 * drone
        cards += [first, first + 1, first + 2]
    for faction in sorted(p.faction for p in g.players):
        first = FACTION_CARDS + 8 * faction
        cards += range(first, first + 8)
    return cards


def check_cards(g: Dei) -> None:
    if sum(g.decks) == 0 and max(g.slots) == NO_CARD:
        return  # the markets are not laid out yet
    cards = [card for card in g.slots if card != NO_CARD]
    for board in range(4):
        cards += [card for card in range(FACTION_CARDS) if g.decks[board] >> card & 1]
    for p in g.players:
        cards += owned_cards(p)
    cards.sort()
    assert cards == cards_in_play(g), "a card is missing, doubled or foreign"
    for slot in range(12):
        card = g.slots[slot]
        if card != NO_CARD and card < DRONE_CARDS:
            assert g.box.card_board[card] == slot // 3, "a card lies in a foreign market"
        if slot // 3 == BLACK:
            assert card < DRONE_CARDS, "a drone card lies in the black market"


def check_badges(g: Dei) -> None:
    badges = [badge for p in g.players for badge in p.badges if badge != NOBODY]
    assert len(badges) == len(set(badges)), "a badge exists twice"
    for p in g.players:
        for colour in range(3):
            badge = p.badges[colour]
            fits = badge == NOBODY or badge // 6 == colour
            assert fits, "a badge of another colour"
            assert badge != NOBODY or not p.earned >> colour & 1, "an earned badge is missing"
    tasks = [task for task in g.tasks if task != NO_CARD]
    assert len(tasks) == len(set(tasks)), "a task lies twice"


def check_player(g: Dei, p: Player) -> None:
    land = g.box.land
    assert len(p.scavengers) == land.areas, "scavengers do not fit the map"
    assert min([p.supply, *p.scavengers]) >= 0, "fewer than no scavengers"
    scavengers = p.supply + scavengers_on_map(p)
    assert scavengers == g.box.scavengers, f"{scavengers} scavengers, not {g.box.scavengers}"
    assert -1 <= p.leader < land.areas, "a leader is off the map"
    assert min(p.technology, p.energy) >= 0, "resources below zero"
    assert len(p.camps) <= g.box.buildings[0], "too many camps"
    assert len(p.bridges) <= g.box.buildings[1], "too many bridges"
    assert len(p.elevators) <= g.box.buildings[2], "too many elevators"
    assert all(0 <= area < land.areas for area in p.camps), "a camp is off the map"
    assert len(set(p.bridges)) == len(p.bridges), "two own bridges on one site"
    assert all(site in land.sites for site in p.bridges), "a bridge without a site"
    assert len(set(p.elevators)) == len(p.elevators), "two own elevators on one pair"
    for elevator in p.elevators:
        ground, heights = elevator // PAIR, elevator % PAIR
        assert ground < land.grounds, "an elevator starts on heights"
        assert heights in land.vertical[ground], "an elevator links areas that do not touch"
    for slot in range(6):
        assert (p.pad[slot] == NO_CARD) == (p.lying[slot] == EMPTY), "a card lies nowhere"
        assert p.pad[slot] != NO_CARD or p.boosts[slot] == NOBODY, "candy without a card"
    assert min(p.points) >= 0, "points below zero"
    marked = [task for task in p.markers if task != NOBODY]
    for task in marked:
        assert task in g.tasks, "a marker on a task that is not there"
        assert p.markers[g.tasks.index(task) % 4] == task, "a marker in a wrong column"
