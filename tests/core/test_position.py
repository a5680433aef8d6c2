"""Positions: small files, built exactly, refused when they cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.core.errors import BadPosition
from spielwerk.core.table import Table


def at(**lines: Any) -> Table:
    return spielwerk.at({"game": "tharos", "seats": 2, **lines}, seed=1)


def own(**lines: Any) -> Table:
    return at(players={"0": lines})


def test_a_position_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mid.toml"
    file.write_text(
        'game = "tharos"\nseats = 3\nround = 2\n[players.1]\nmoney = 7\ndice = "W2 B5"\n',
        encoding="utf-8",
    )

    view = spielwerk.at(file).view(1)

    assert (view["round"], len(view["players"])) == (2, 3)
    assert (view["players"][1]["money"], view["players"][1]["dice"]["active"]) == (7, ["W2", "B5"])


def test_a_position_replays_and_verifies_with_its_coming_outcomes() -> None:
    table = at(players={"0": {"dice": "W3 R4"}}, next=[6, 2])
    for token in ("do:reroll", "die:W3", "die:R4"):
        table.answer(token)

    assert table.view(0)["players"][0]["dice"]["active"] == ["R6"]
    assert spielwerk.replay(table.record()).saved_state() == table.saved_state()
    assert spielwerk.verify(table.record()) == sum(len(e) for e in table.record().chance)


def test_the_description_of_a_position_builds_it_again() -> None:
    table = own(dice="W2 B5", money=7, hand=[3, 16], cards="organizer", organizer=1)

    described = table.game.describe(table.state)
    again = spielwerk.at(described, seed=1)

    assert again.view(0) == table.view(0)
    assert again.options == table.options


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ({"moon": 1}, "moon: no such line; there are agenda, attack"),
        ({"round": "two"}, "round: expected a whole number, found 'two'"),
        ({"round": 5}, "round and turn are 1 to 4"),
        ({"turn": 0}, "round and turn are 1 to 4"),
        ({"phase": "lunch"}, "phase: 'lunch' is none of preparation, actions"),
        ({"start": 2}, "start: seats are 0 to 1"),
        ({"seat": 2}, "seat: seats are 0 to 1"),
        ({"seat": "x"}, "seat: seats are 0 to 1"),
        ({"regions": "WWWW WWWW WWWW WWWW"}, "regions are not those of the box"),
        ({"regions": "WYRG"}, "regions: there are 16 regions, not 4"),
        ({"transformer": "magic"}, "transformer: 'magic' is none of none, jars3"),
        ({"transformers": ["none"]}, "transformers: there are 16 regions, not 1"),
        ({"transformers": ["none"] * 16}, "transformers are not those of the box"),
        ({"attack": [9]}, "attack: no attack card of value 9 is left"),
        ({"attack": []}, "each turn of the round has one attack card"),
        ({"losers": [[7]]}, "marker on an attack card belongs to a player"),
        ({"buildings": {"tower": 0}}, "buildings: 'tower' is none of civilian_office"),
        ({"buildings": {"notary": 5}}, "a building belongs to a player at the table"),
        ({"discard": [41]}, "discard: there is no action card 41"),
        ({"supply_ore": "WWWWW"}, "ore markers of W"),
        ({"players": 3}, "players: expected tables"),
        ({"players": {"2": {}}}, r"players\.2: seats are 0 to 1"),
        ({"players": {"x": {}}}, r"players\.x: seats are 0 to 1"),
        ({"next": 6}, "next: expected a list"),
        ({"next": ["seven"]}, "next: 'seven' is not a roll or a draw"),
        ({"next": ["attack 9"]}, "no attack card of value 9"),
        ({"agenda": [["Dance", 1]]}, "unknown step 'Dance'"),
        ({"agenda": [["Opportunity", 4]]}, "must sit at the table"),
        ({"options": 4}, "options: expected a table"),
        ({"seats": "two"}, "seats: 'two' is not a number of players"),
    ],
)
def test_an_impossible_position_is_refused_with_its_place(
    lines: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        at(**lines)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ({"dice": "X3"}, r"players\.0\.dice: 'X' is none of"),
        ({"dice": "W0"}, r"players\.0\.dice: 'W0' is not a die"),
        ({"dice": "W1 W1 W1 W1 W1 W1 W1 W1 W1"}, "more dice of a colour than a player has"),
        ({"bag": "WW", "depot": "W"}, "dice of colour W where a player has 8"),
        ({"money": -1}, "money is never negative"),
        ({"money": "7"}, r"players\.0\.money: expected a whole number"),
        ({"points": 8}, "combat points are 0 to 7"),
        ({"hand": [1, 2, 3, 4, 5]}, "more than three action cards in hand"),
        ({"hand": [0]}, "there is no action card 0"),
        ({"organizer": 1}, "markers on an inactive Organizer"),
        ({"cards": "organizer", "organizer": 3}, "too many markers on the Organizer"),
        ({"markers": "r5c5"}, r"players\.0\.markers: 'r5c5' is none of"),
        ({"store": "RGB"}, "the dice store has six places"),
        ({"medals": {"gold": 1}}, r"players\.0\.medals: 'gold' is none of"),
        ({"pocket": 1}, r"players\.0\.pocket: no such line"),
        ({"stored": "WWW"}, "card 22 holds two dice"),
        ({"used": ["roof:W1"]}, r"players\.0\.used: 'roof' is none of"),
        ({"ore": 5}, r"players\.0\.ore: 5 is not understood here"),
    ],
)
def test_an_impossible_player_is_refused_with_his_place(
    lines: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        own(**lines)


def test_a_position_must_say_its_game() -> None:
    with pytest.raises(BadPosition, match="does not say which game"):
        spielwerk.at({"seats": 2})


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(BadPosition, match="Tic-tac-toe has no positions"):
        spielwerk.at({"game": "tictactoe", "seats": 2})


def test_a_coming_outcome_that_cannot_happen_is_refused_and_changes_nothing() -> None:
    table = at(players={"0": {"dice": "W3 R4"}}, next=[9])
    table.answer("do:reroll")
    table.answer("die:W3")
    before = table.saved_state()

    with pytest.raises(BadPosition, match="next: a die cannot show 9"):
        table.answer("die:R4")

    assert table.saved_state() == before
    assert table.record().answers == ["do:reroll", "die:W3"]


def test_a_coming_outcome_that_cannot_happen_at_the_start_is_refused() -> None:
    with pytest.raises(BadPosition, match="next: kind 4 is not in the bag"):
        at(phase="preparation", attack=[], next=["attack 3", "B"])
