"""States as JSON: exact both ways; what is wrong is named by its place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import spielwerk
from spielwerk.core import codec
from spielwerk.core.agenda import options
from spielwerk.core.errors import BadState
from spielwerk.core.table import Table

THAROS = spielwerk.game("tharos")


def in_mid_turn() -> Table:
    table = spielwerk.new("tharos", 3, seed=5)
    for _ in range(25):
        table.answer(table.options[-1])
    return table


def saved(**changes: Any) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.json.decode(in_mid_turn().saved_state())
    document.update(changes)
    return document


def load(document: dict[str, Any] | bytes) -> Any:
    return codec.load(THAROS, document, THAROS.standard_components())


def test_a_loaded_state_is_the_saved_one_and_offers_the_same() -> None:
    table = in_mid_turn()

    loaded = load(table.saved_state())

    assert codec.save(THAROS, loaded) == table.saved_state()
    assert options(loaded) == options(table.state)


def test_the_key_and_the_agenda_are_saved() -> None:
    table = in_mid_turn()

    document = msgspec.json.decode(table.saved_state())

    assert table.asked is not None
    assert document["agenda"][-1][0] == table.asked.prompt
    assert document["key"] == table.record().key


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"round": "one"}, "round"),
        ({"round": True}, "round"),
        ({"regions": 5}, "regions"),
        ({"regions": [0, "x"]}, "regions"),
        ({"players": 3}, "players"),
        ({"players": [{"money": 3}]}, "players"),
        ({"key": "not hex"}, "key"),
        ({"key": 7}, "key"),
        ({"agenda": 7}, "agenda"),
        ({"agenda": [[]]}, "agenda"),
        ({"agenda": [["Dance", 1]]}, "Dance"),
        ({"agenda": [["Opportunity"]]}, "Opportunity"),
        ({"agenda": [["Opportunity", "x"]]}, "Opportunity"),
        ({"agenda": [["Turn", 1]]}, "nobody is asked"),
        ({"moon": 1}, "moon"),
    ],
)
def test_a_bad_state_names_the_place(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadState, match=message):
        load(saved(**changes))


def test_a_missing_field_is_named() -> None:
    document = saved()
    del document["discard"]

    with pytest.raises(BadState, match="discard"):
        load(document)


def test_a_bad_player_names_seat_and_field() -> None:
    document = saved()
    document["players"][1]["money"] = "much"

    with pytest.raises(BadState, match=r"players\[1\]\.money"):
        load(document)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("money", -1, "money is never negative"),
        ("points", 8, "combat points are 0 to 7"),
        ("guild", 5, "guild markers got lost"),
        ("bag", [0, 0], "dice are counted by colour"),
        ("store", [], "six places"),
        ("medals", [1], "four kinds of medals"),
    ],
)
def test_a_state_that_no_game_could_reach_is_refused(field: str, value: Any, message: str) -> None:
    document = saved()
    document["players"][0][field] = value

    with pytest.raises(BadState, match=message):
        load(document)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"start": 3}, "start player"),
        ({"buildings": [9] * 8}, "a building belongs to a player"),
        ({"losers": [64, 0, 0, 0]}, "marker on an attack card"),
        ({"losers": []}, "4 attack cards"),
        ({"attack_row": []}, "attack card"),
        ({"agenda": [["Opportunity", 7]]}, "must sit at the table"),
        ({"transformers": [0] * 16}, "transformers are not those of the box"),
    ],
)
def test_an_impossible_board_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadState, match=message):
        load(saved(**changes))


@pytest.mark.parametrize("text", [b"", b"{", b"[1]", b"7", b'"state"', b"\xff\xfe"])
def test_what_is_no_state_at_all_is_refused(text: bytes) -> None:
    with pytest.raises(BadState):
        load(text)
