"""What no answer can break: answers drawn by hypothesis, pieces counted in the public view."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spielwerk
from spielwerk.core.errors import IllegalAction
from spielwerk.core.table import Table
from spielwerk.games.tharos import GAME
from tests.support import rule

DICE = {"W": 8, "Y": 3, "R": 3, "G": 2, "B": 2}
REGIONS = {"W": 4, "Y": 3, "R": 3, "G": 3, "B": 3}

plays = st.tuples(
    st.integers(2, 4),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 2**16), min_size=40, max_size=240),
)
SETTINGS = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def answer(table: Table, drawn: int) -> None:
    """The drawn number picks one of the answers; whoever can act rarely passes."""
    offered = table.options
    if drawn % 8 and len(offered) > 1 and offered[0] == "pass":
        offered = offered[1:]
    table.answer(offered[drawn % len(offered)])


def dice_of(player: dict[str, Any]) -> dict[str, int]:
    """All dice of a player by colour, wherever they lie."""
    dice = player["dice"]
    found = dict.fromkeys(DICE, 0)
    for where in ("bag", "depot", "stored", "drawn"):
        for colour, count in dice[where].items():
            assert count >= 0
            found[colour] += count
    lying = [*dice["active"], *(die["die"] for die in [*dice["sockets"], *dice["used"]])]
    for die in [*lying, *dice["store"]]:
        if die is not None:
            found[die[0]] += 1
    return found


def guild_markers_of(view: dict[str, Any], seat: int) -> int:
    player = view["players"][seat]
    return int(
        player["guild_supply"]
        + sum(card["markers"] for card in player["cards"])
        + sum(seat in region["markers"] for region in view["regions"])
        + sum(building["owner"] == seat for building in view["buildings"])
        + sum(seat in losers for losers in view["attack"]["losers"])
    )


def action_cards(view: dict[str, Any]) -> int:
    """The keeper lies under its dice while it holds some, else it is counted like any card."""
    count = view["stack"] + len(view["discard"])
    for player in view["players"]:
        count += player["hand_size"] + player["offered_size"] + len(player["on_table"])
        if any(player["dice"]["stored"].values()) and 22 not in player["on_table"]:
            count += 1
    return int(count)


def goods(view: dict[str, Any], kind: str) -> dict[str, int]:
    found: dict[str, int] = dict(view["supply"][kind])
    for region in view["regions"]:
        found[region["colour"]] += region[kind]
    for player in view["players"]:
        for colour in player[kind]:
            found[colour] += 1
    return found


def check_pieces(view: dict[str, Any]) -> None:
    for seat, player in enumerate(view["players"]):
        assert dice_of(player) == DICE
        assert guild_markers_of(view, seat) == 12
        mines = sum(seat in region["mines"] for region in view["regions"])
        assert player["mine_supply"] + mines == 10
        assert player["money"] >= 0
        assert 0 <= player["points"] <= 7
        assert min(player["medals"].values()) >= 0
        assert player["hand_size"] <= 4
    assert action_cards(view) == 40
    assert goods(view, "ore") == goods(view, "crystal") == REGIONS


@rule("TH-LIM-01")
@SETTINGS
@given(plays)
def test_whatever_is_answered_no_piece_is_lost_or_made(play: tuple[int, int, list[int]]) -> None:
    seats, seed, drawn = play
    table = spielwerk.new("tharos", seats, seed=seed)

    for number in drawn:
        answer(table, number)
        check_pieces(table.view(-1))


@SETTINGS
@given(plays)
def test_a_record_replays_to_the_same_state_at_any_moment(
    play: tuple[int, int, list[int]],
) -> None:
    seats, seed, drawn = play
    table = spielwerk.new("tharos", seats, seed=seed)
    for number in drawn:
        answer(table, number)

    again = spielwerk.replay(table.record())

    assert again.saved_state() == table.saved_state()
    assert again.options == table.options


@settings(SETTINGS, max_examples=25)
@given(plays, st.integers(0, 2**16))
def test_what_is_not_offered_is_refused_and_changes_nothing(
    play: tuple[int, int, list[int]], wrong: int
) -> None:
    seats, seed, drawn = play
    table = spielwerk.new("tharos", seats, seed=seed)
    for number in drawn[:60]:
        answer(table, number)
    before = table.saved_state()
    tokens = [token for token in GAME.tokens.by_token if token not in table.options]

    with pytest.raises(IllegalAction):
        table.answer(tokens[wrong % len(tokens)])

    assert table.saved_state() == before


@SETTINGS
@given(plays)
def test_no_refused_thing_is_offered_and_every_reason_names_a_rule(
    play: tuple[int, int, list[int]],
) -> None:
    seats, seed, drawn = play
    table = spielwerk.new("tharos", seats, seed=seed)
    for number in drawn[:80]:
        answer(table, number)

    reasons = table.why()

    assert not set(reasons) & set(table.options)
    assert all(reason.rule.startswith("TH-") and reason.key for reason in reasons.values())
