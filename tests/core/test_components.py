"""Component packs: what differs, in the same shape, or a clear sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.core.components import digest, override
from spielwerk.core.errors import BadComponents

THAROS = spielwerk.game("tharos")


def test_a_pack_replaces_only_what_it_names() -> None:
    merged, _ = THAROS.components({"dice_prices": {"prices": [1, 2, 3]}})

    assert merged["dice_prices"]["prices"] == [1, 2, 3]
    assert merged["regions"] == THAROS.standard_components()["regions"]


def test_the_standard_components_are_not_changed_by_a_pack() -> None:
    THAROS.components({"dice_prices": {"prices": [1, 2, 3]}})

    assert THAROS.standard_components()["dice_prices"]["prices"] == [2, 4, 6]


def test_a_game_is_played_with_the_numbers_of_its_pack() -> None:
    pack = {"attack_cards": {"values": [9] * 8}}

    table = spielwerk.new("tharos", 2, seed=1, components=pack)

    assert table.view(0)["attack"]["strength"] == 10
    assert table.record().components == digest(pack)


def test_the_name_of_a_pack_does_not_depend_on_the_order_of_its_lines() -> None:
    one = {"medals": {"combat": 1, "civil": 2}, "shapes": {"card_35": "T"}}
    two = {"shapes": {"card_35": "T"}, "medals": {"civil": 2, "combat": 1}}

    assert digest(one) == digest(two) != digest({"medals": {"combat": 2}})


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"moon": {}}, "moon: no such component; there are attack_cards, buildings"),
        ({"medals": {"gold": 3}}, r"medals\.gold: no such component"),
        ({"medals": 3}, "medals: expected a table, found 3"),
        ({"medals": {"combat": "3"}}, r"medals\.combat: expected a whole number, found '3'"),
        ({"medals": {"combat": True}}, r"medals\.combat: expected a whole number, found True"),
        ({"shapes": {"card_35": 4}}, r"shapes\.card_35: expected a text, found 4"),
        ({"attack_cards": {"values": 3}}, r"attack_cards\.values: expected a list, found 3"),
        (
            {"attack_cards": {"values": [1, "x"]}},
            r"attack_cards\.values\[1\]: expected a whole number, found 'x'",
        ),
        ({"attack_cards": {"values": [1]}}, "there must be 8 in all, found 1"),
        ({"attack_cards": {"values": [0] * 8}}, "each from 1 to 20"),
        ({"regions": {"white": 5}}, "regions: there must be 16 in all, found 17"),
        ({"transformers": {"none": 0}}, "transformers: there must be 16 in all, found 14"),
        ({"dice": {"blue": 1}}, "more blue dice than a player has"),
        ({"dice": {"white": 100}}, r"dice\.white: 100 is not between 0 and 99"),
        ({"dice_store": {"column_1": ["red", "pink", "blue"]}}, "'pink' is none of white"),
        ({"dice_prices": {"prices": [1, 2]}}, r"dice_prices\.prices: there must be 3"),
        ({"buildings": {"notary": 1}}, "cannot hold the owner's share"),
        ({"shapes": {"card_35": "S"}}, "'S' is none of square, line, L, T"),
        ({"mine_sets": {"card_32": ["gold"]}}, r"mine_sets\.card_32: 'gold' is none of"),
        ({"player_cards": {"banker": {"dice": "WX"}}}, r"player_cards\.banker\.dice"),
        (
            {"player_cards": {"organizer": {"start_markers": 3}}},
            "more start_markers than its marker_limit",
        ),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_its_place(
    pack: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadComponents, match=message):
        spielwerk.new("tharos", 2, components=pack)


def test_a_game_without_components_takes_no_pack() -> None:
    with pytest.raises(BadComponents, match="medals: no such component"):
        spielwerk.new("tictactoe", 2, components={"medals": {}})


def test_a_pack_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    broken, binary = tmp_path / "broken.toml", tmp_path / "binary.toml"
    broken.write_text("[medals\n", encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadComponents, match=r"cannot read .*missing.toml"):
        spielwerk.new("tharos", 2, components=tmp_path / "missing.toml")
    with pytest.raises(BadComponents, match=r"broken.toml is not valid TOML"):
        spielwerk.new("tharos", 2, components=broken)
    with pytest.raises(BadComponents, match=r"binary.toml is not UTF-8 text"):
        spielwerk.new("tharos", 2, components=binary)


def test_an_empty_list_may_be_replaced_by_any_list() -> None:
    assert override({"extra": []}, {"extra": [1, "two"]}) == {"extra": [1, "two"]}
