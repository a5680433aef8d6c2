"""Component packs: what they change, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk import BadComponents, BadSetup
from spielwerk.core.conformance import check_end
from spielwerk.games import game
from spielwerk.games.dei.components import box_from
from spielwerk.games.dei.things import CARD_NAMES
from tests.support import rule

GAME = game("dei")


def test_every_table_has_a_status() -> None:
    for name, table in GAME.standard_components().items():
        assert table["status"] in ("published", "reconstructed"), name


def test_a_pack_changes_a_card_a_task_and_a_tile() -> None:
    pack = {
        "market_cards": {"TA1": {"cost": [5, 2], "effect": ["xG[Cb]", "+4VP"]}},
        "tasks": {"TK06": {"on_time": [1, 2]}},
        "tiles": {"2.1": {"technology": ["00"]}},
        "boards": {"outposts": [3, 2, 1]},
    }
    box = box_from(GAME.components(pack)[0])
    card = CARD_NAMES.index("TA1")

    assert (box.cost_technology[card], box.cost_energy[card]) == (5, 2)
    assert box.task_points[4 * 5 : 4 * 5 + 4] == [1, 2, 2, 1]
    assert box.tiles[0].technology == [0]
    assert box.outposts_needed == [3, 2, 1]


@rule("DE-MAP-12")
def test_tiles_that_never_make_a_playable_map_are_refused_for_a_random_layout() -> None:
    island = {"rows": ["xxxx", "xAAx", "xAAx", "xxxx"], "outposts": ["C@11"]}
    bare = {"technology": ["11"], "energy": ["00"], "shared_bridges": [], "bridges": []}
    pack = {"tiles": {"2.3": {**island, **bare}}}

    with pytest.raises(BadSetup, match="no playable map"):
        spielwerk.new("dei", 2, seed=1, components=pack, options={"layout": "random"})

    assert spielwerk.new("dei", 2, seed=1, components=pack).options


def test_a_game_with_a_pack_is_played_recorded_and_replayed() -> None:
    pack = {"market_cards": {"BM05": {"points": 9}}, "supply": {"technology": 70}}
    table = spielwerk.new("dei", 2, seed=5, components=pack)
    while not table.over:
        table.answer(table.options[0])

    record = table.record()
    assert record.components != "standard"
    again = spielwerk.replay(record, components=pack)
    assert again.scores == table.scores
    with pytest.raises(spielwerk.BadRecord):
        spielwerk.replay(record)


@pytest.mark.parametrize(
    ("pack", "place"),
    [
        ({"market_cards": {"TA9": {}}}, "market_cards.TA9"),
        ({"market_cards": {"TA1": {"effect": ["Jump"]}}}, "market_cards.TA1.effect"),
        ({"market_cards": {"TA1": {"effect": []}}}, "market_cards.TA1.effect"),
        ({"market_cards": {"TA1": {"cost": [1]}}}, "market_cards.TA1.cost"),
        ({"market_cards": {"TA1": {"cost": [9, 0]}}}, "market_cards.TA1.cost"),
        ({"market_cards": {"TA1": {"effect": ["DR(h)+1"]}}}, "TA1"),
        ({"faction_cards": {"AX8": ["M"]}}, "AX8"),
        ({"boards": {"black_market": [2, 0, 0]}}, "boards.black_market"),
        ({"factions": {"auxilia": "zeppelin"}}, "factions.auxilia"),
        ({"factions": {"auxilia": "harvester"}}, "factions"),
        ({"supply": {"scavengers": 16}}, "supply.scavengers"),
        ({"supply": {"technology": 20}}, "tiles for 2 players"),
        ({"tasks": {"TK01": {"kind": "dancing"}}}, "tasks.TK01.kind"),
        ({"tasks": {"TK01": {"late": [1, 0]}}}, "tasks.TK01"),
        ({"badges": {"red": ["scout"]}}, "badges.red"),
        ({"tiles": {"2.1": {"rows": ["AAAA"]}}}, "tiles.2.1.rows"),
        ({"tiles": {"2.1": {"rows": ["AxxA", "xxxx", "xxxx", "xxxx"]}}}, "tiles.2.1.rows"),
        ({"tiles": {"2.1": {"technology": ["02"]}}}, "tiles.2.1.technology"),
        ({"tiles": {"2.1": {"energy": ["99"]}}}, "tiles.2.1.energy"),
        ({"tiles": {"2.1": {"outposts": ["D@00"]}}}, "tiles.2.1.outposts"),
        ({"tiles": {"2.2": {"elevators": ["00>01"]}}}, "tiles.2.2.elevators"),
        ({"tiles": {"2.2": {"bridges": ["01-02"]}}}, "tiles.2.2.bridges"),
        ({"tiles": {"2.1": {"camps": []}}}, "tiles for 2 players"),
        ({"tiles": {"2.4": {"drones": []}}}, "tiles for 2 players"),
        ({"layouts": {"players_2": ["2.1@0"]}}, "layouts.players_2"),
    ],
)
def test_a_pack_that_makes_no_sense_is_refused_with_the_place(
    pack: dict[str, Any], place: str
) -> None:
    with pytest.raises(BadComponents) as problem:
        GAME.components(pack)

    assert str(problem.value).startswith(place)


def test_a_standard_game_replays_and_verifies() -> None:
    table = spielwerk.new("dei", 3, seed=8)
    while not table.over:
        table.answer(table.options[-1])

    check_end(table)
