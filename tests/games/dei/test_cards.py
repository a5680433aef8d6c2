"""Every card of the game: cost, points and what it lets one do."""

from __future__ import annotations

import pytest

from spielwerk.games.dei.things import CARD_NAMES
from tests.games.dei.given import asks, given, offers, player, points, state, when
from tests.support import rule

MARKET = [
    "",
    "TA1 2/0 1 red-move red-move",
    "TA2 3/0 2 red-deploy red-deploy move",
    "TA3 2/1 3 red-move red-move collect",
    "TA4 2/0 2 per-red",
    "TA5 1/1 2 per-red",
    "TA6 3/1 4 red-deploy red-move red-move collect",
    "TA7 1/0 1 build-camp red-deploy",
    "TA8 2/2 5 red-deploy red-deploy red-move red-move",
    "LO1 2/0 1 blue-move blue-move",
    "LO2 2/0 1 blue-collect blue-collect",
    "LO3 3/0 2 blue-move blue-collect move",
    "LO4 2/1 3 per-blue",
    "LO5 1/1 2 per-blue",
    "LO6 1/0 1 build-elevator build-bridge",
    "LO7 3/1 4 blue-collect blue-collect blue-move build",
    "LO8 2/2 5 blue-move blue-move blue-collect blue-collect",
    "MA1 2/0 1 green-deploy green-deploy",
    "MA2 2/0 1 green-collect green-collect",
    "MA3 3/0 2 green-deploy green-collect build",
    "MA4 2/0 2 per-green",
    "MA5 2/1 3 per-green",
    "MA6 3/0 2 energy green-collect",
    "MA7 3/1 4 green-deploy green-collect green-collect move",
    "MA8 2/2 5 green-deploy green-deploy green-collect green-collect",
    "BM01 2/0 1 copy",
    "BM02 2/0 1 copy",
    "BM03 2/1 3 copy supplies",
    "BM04 2/0 2 supplies move",
    "BM05 1/1 3 supplies",
    "BM06 1/0 1 technology move",
    "BM07 2/0 1 energy collect",
    "BM08 2/0 1 move move move",
    "BM09 3/0 2 deploy deploy deploy",
    "BM10 2/1 2 collect collect collect",
    "BM11 2/0 2 build build move",
    "BM12 3/1 5 technology energy supplies",
    "HU1 2/0 1 hunter",
    "HU2 1/1 2 hunter",
    "HU3 2/1 3 hunter",
    "TR1 2/0 1 transporter",
    "TR2 1/1 2 transporter",
    "TR3 2/1 3 transporter",
    "HA1 2/0 1 harvester",
    "HA2 1/1 2 harvester",
    "HA3 2/1 3 harvester",
    "TE1 2/0 1 teleporter",
    "TE2 1/1 2 teleporter",
    "TE3 2/1 3 teleporter",
    "",
][1:-1]

PLAIN = ["deploy deploy", "deploy move", "move move", "move collect", "collect collect"]
PLAIN += ["build move"]
FACTION = {
    "AX": [*PLAIN, "move move move", "hunter"],
    "RV": [*PLAIN, "move collect collect", "harvester"],
    "RF": [*PLAIN, "build build move", "teleporter"],
    "FZ": [*PLAIN, "deploy deploy move", "transporter"],
}
FACTIONS = {"AX": "auxilia", "RV": "ravagers", "RF": "refuge", "FZ": "farm"}
EACH = {
    "TA4": "red-deploy",
    "TA5": "red-move",
    "LO4": "blue-collect",
    "LO5": "blue-move",
    "MA4": "green-deploy",
    "MA5": "green-collect",
}
# One unit on an outpost of every colour, on heights with a bridge site, and on tokens.
SPREAD = {"G6": 2, "G5": 2, "G8": 2, "H8": 2}
BONUS = {"1": 1, "2": 1, "3": 2}


@rule("DE-MARKET-03", "DE-MARKET-09", "DE-ACT-PLUS-04")
@pytest.mark.parametrize("line", MARKET, ids=lambda line: line.split()[0])
def test_a_market_card_has_its_cost_points_and_actions(line: str) -> None:
    name, cost, printed, *actions = line.split()
    drone = {"TR": "farm", "TE": "refuge"}.get(name[:2], "auxilia")
    table = given(
        p0={"faction": drone, "bought": [name], "scavengers": SPREAD, "leader": "G4"},
        active=0,
        p1={"faction": "ravagers", "pad": [["RV1", "played"]]},
    )
    box = state(table).box
    card = CARD_NAMES.index(name)

    assert f"{box.cost_technology[card]}/{box.cost_energy[card]}" == cost
    assert box.points[card] == int(printed)
    when(table, f"card:{name}")
    assert sorted(offers(table, "action")) == sorted(set(actions))
    told = table.view(0)["cards"][name]["actions"]
    assert [action["action"] for action in told] == actions
    if name in EACH:
        assert told[0]["each"] == EACH[name]
    if name[:2] in ("HU", "TR", "HA", "TE"):
        assert told[0]["amount"] == BONUS[name[2]]


@rule("DE-SETUP-04", "DE-PHASE-03")
@pytest.mark.parametrize("prefix", FACTION)
@pytest.mark.parametrize("number", range(1, 9))
def test_a_faction_card_has_its_actions(prefix: str, number: int) -> None:
    actions = FACTION[prefix][number - 1].split()
    other = "farm" if prefix != "FZ" else "auxilia"
    table = given(p0={"faction": FACTIONS[prefix], "scavengers": SPREAD}, p1={"faction": other})

    when(table, f"card:{prefix}{number}")

    assert sorted(offers(table, "action")) == sorted(set(actions))
    told = table.view(0)["cards"][f"{prefix}{number}"]
    assert [action["action"] for action in told["actions"]] == actions
    assert (told["cost"], told["points"]) == ([0, 0], 0)


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("BM03", (0, 0, 1)),
        ("BM04", (0, 0, 2)),
        ("BM05", (0, 0, 3)),
        ("BM06", (2, 0, 0)),
        ("BM07", (0, 1, 0)),
        ("MA6", (0, 1, 0)),
        ("BM12", (1, 1, 1)),
    ],
)
@rule("DE-ACT-PLUS-02", "DE-ACT-PLUS-03")
def test_gains_of_the_cards(card: str, gain: tuple[int, int, int]) -> None:
    table = given(p0={"bought": [card]})
    when(table, f"card:{card}")
    for action in ("technology", "energy", "supplies"):
        if asks(table) == "ChooseAction" and action in offers(table, "action"):
            when(table, f"action:{action}")

    p = player(table)
    assert (p.technology - 1, p.energy - 1, points(table)) == gain
