"""Golden games: complete records, made by tools/make_golden.py, that must replay for ever."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.components import STANDARD
from spielwerk.core.record import decode, encode
from spielwerk.games.tharos import GAME
from tools.make_golden import told

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "tharos"
PACK = FOLDER / "pack.toml"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
TOLD = {line[66:]: line[:64] for line in (FOLDER / "told.sha256").read_text().splitlines()}
STATES = {line[66:]: line[:64] for line in (FOLDER / "states.sha256").read_text().splitlines()}


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_byte_for_byte(name: str) -> None:
    written = (FOLDER / f"{name}.json").read_bytes()
    record = decode(written)
    pack = None if record.components == STANDARD else PACK

    table = spielwerk.replay(written, components=pack)

    assert table.over
    assert encode(table.record()) == written
    assert table.scores == record.scores
    assert sha256(table.saved_state()).hexdigest() == STATES[name]


@cache
def lines_told(name: str) -> tuple[str, ...]:
    written = (FOLDER / f"{name}.json").read_bytes()
    pack = None if decode(written).components == STANDARD else PACK
    return tuple(told(written, pack))


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_tells_and_refuses_the_same_word_for_word(name: str) -> None:
    assert sha256("\n".join(lines_told(name)).encode()).hexdigest() == TOLD[name]


def test_every_event_and_refusal_of_the_golden_games_names_the_rule_it_always_named() -> None:
    kinds = {line.partition(":")[0] for name in NAMES for line in lines_told(name)}

    assert sorted(kinds) == (FOLDER / "told.txt").read_text().splitlines()


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith("-1")])
def test_the_dice_of_a_golden_game_are_those_of_its_key(name: str) -> None:
    written = (FOLDER / f"{name}.json").read_bytes()
    pack = None if decode(written).components == STANDARD else PACK

    outcomes = spielwerk.verify(written, components=pack)

    assert outcomes == sum(len(fallen) for fallen in decode(written).chance)


def test_the_golden_games_are_a_dozen_and_know_two_to_four_players_and_a_pack() -> None:
    records = [decode((FOLDER / f"{name}.json").read_bytes()) for name in NAMES]

    assert len(records) >= 12
    assert {record.seats for record in records} == {2, 3, 4}
    assert any(record.components != STANDARD for record in records)
    assert set(STATES) == set(NAMES)


def test_the_golden_games_point_at_everything() -> None:
    answered: set[str] = set()
    for name in NAMES:
        answered.update(decode((FOLDER / f"{name}.json").read_bytes()).answers)

    wanted = {
        token
        for token in GAME.tokens.by_token
        if token.split(":")[0] in {"do", "use", "building", "person", "card", "medal", "region"}
    }

    assert sorted(wanted - answered) == []
