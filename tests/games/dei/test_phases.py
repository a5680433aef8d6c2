"""DE-PHASE Round structure."""

from __future__ import annotations

from spielwerk.core.table import Table
from spielwerk.games.dei.things import CARD_NAMES
from tests.games.dei.given import (
    asked,
    asks,
    finish_turn,
    given,
    offers,
    player,
    points,
    reason,
    state,
    when,
)
from tests.support import rule

RICH = {"technology": 9, "energy": 9}


def lying(table: Table, seat: int = 0) -> list[str | None]:
    pad = table.view(seat)["players"][seat]["pad"]
    return [None if slot is None else slot["lying"] for slot in pad]


def play_out(table: Table) -> Table:
    """Finish turns until the round changes or the game ends."""
    before = state(table).round
    while not table.over and state(table).round == before:
        if asks(table) in ("ChooseTask", "EarnBadge"):
            table.answer(table.options[0])
        else:
            finish_turn(table)
    return table


@rule("DE-PHASE-01")
def test_a_round_has_three_action_phases_and_a_clean_up() -> None:
    table = given()
    seen = []
    for _ in range(6):
        seen.append(state(table).phase)
        finish_turn(table)
        if asks(table) == "ChooseTask":
            table.answer(table.options[0])

    assert seen == [1, 1, 2, 2, 3, 3]
    assert (state(table).round, state(table).phase) == (2, 1)


@rule("DE-PHASE-02")
def test_everybody_takes_one_turn_clockwise_from_the_start_player() -> None:
    table = given(3, start=2)
    seats = []
    for _ in range(4):
        seats.append(asked(table))
        finish_turn(table)

    assert seats == [2, 0, 1, 2]


@rule("DE-PHASE-03")
def test_two_cards_one_after_the_other_and_no_pass() -> None:
    table = given(p0={"scavengers": {"G4": 1}})
    assert "pass" not in table.options

    when(table, "card:AX3")
    assert asks(table) == "ChooseAction"
    assert lying(table)[:2] == ["played", None]
    when(table, "pass")
    assert asks(table) == "PlaceCard"
    assert "pass" not in table.options
    when(table, "card:AX5", "pass")
    assert lying(table)[:2] == ["played", "played"]
    assert asked(table) == 1


@rule("DE-PHASE-04")
def test_actions_in_any_order_and_any_may_be_skipped() -> None:
    table = given(p0={"scavengers": {"G4": 2}})

    when(table, "card:AX4")
    assert offers(table, "action") == ["move", "collect"]
    when(table, "action:collect", "area:G4")
    assert table.options == ["pass", "action:move"]
    when(table, "pass")
    assert asks(table) == "PlaceCard"


@rule("DE-PHASE-04")
def test_an_impossible_action_is_skipped() -> None:
    table = given(p0={"scavengers": {"G4": 1}}, tokens={"G4": 0})

    when(table, "card:AX4")

    assert offers(table, "action") == ["move"]
    assert reason(table, "action:collect") == ("DE-PHASE-04", "impossible")


@rule("DE-PHASE-05")
def test_a_face_down_card_has_no_effect_and_buys_at_once_only_one_per_turn() -> None:
    table = given(p0=RICH)

    when(table, "down:AX3")
    assert asks(table) == "BuyCard"
    assert "pass" not in table.options
    when(table, "slot:black2")

    assert lying(table)[0] == "down"
    assert offers(table, "down") == []
    assert reason(table, "down:AX4") == ("DE-PHASE-05", "already-face-down")


@rule("DE-PHASE-06")
def test_face_down_only_if_something_can_be_bought() -> None:
    market = {
        "tactics": ["TA1", "TA2", "TA8"],
        "logistics": ["LO1", "LO2", "LO8"],
        "machines": ["MA1", "MA2", "MA8"],
        "black": ["BM01", "BM03", "BM12"],
    }
    poor = given(p0={"technology": 2, "energy": 0}, market=market)
    boosted = given(p0={"technology": 2, "energy": 0, "candy": ["outpost"]}, market=market)
    badge = given(
        p0={
            "technology": 3,
            "energy": 0,
            "badges": ["alternative-energy"],
            "earned": ["green"],
        },
        market=market,
    )

    assert offers(poor, "down") == []
    assert reason(poor, "down:AX1") == ("DE-PHASE-06", "no-purchase")
    assert len(offers(boosted, "down")) == 8  # slot 2 asks for one outpost
    assert len(offers(badge, "down")) == 8


@rule("DE-PHASE-07")
def test_the_card_just_bought_may_be_the_second_card() -> None:
    table = given(p0=RICH, market={"black": ["BM01", "BM05", "BM02"]})

    when(table, "down:AX3", "slot:black2", "card:BM05", "action:supplies")

    assert points(table) == 3


@rule("DE-PHASE-08")
def test_a_bought_card_goes_to_the_hand() -> None:
    table = given(p0=RICH, market={"black": ["BM01", "BM05", "BM02"]})

    when(table, "down:AX3", "slot:black2", "card:AX1", "pass")

    assert "BM05" in table.view(0)["players"][0]["hand"]
    later = given(p0={**RICH, "bought": ["BM05"]})
    assert "BM05" in offers(later, "card")
    assert "BM05" in offers(later, "down")


@rule("DE-PHASE-09")
def test_placed_cards_stay_until_clean_up() -> None:
    table = given(p0={"scavengers": {"G4": 1}})

    when(table, "card:AX1", "pass", "card:AX2", "pass")
    finish_turn(table)

    assert state(table).phase == 2
    assert not {"AX1", "AX2"} & set(offers(table, "card"))
    assert len(offers(table, "card")) == 6


@rule("DE-PHASE-10")
def test_leader_then_badge_then_task_then_preliminary_scoring() -> None:
    badge = given(
        phase=2,
        active=1,
        p1={"leader": "H10", "scavengers": {"G6": 1}},
    )
    task = given(round=4, phase=3, active=1, p1={"leader": "H10"})

    finish_without_pass(badge)
    assert asks(badge) == "AbrahamCollects"
    when(badge, "pass")
    assert asks(badge) == "EarnBadge"

    finish_without_pass(task)
    assert asks(task) == "AbrahamCollects"
    when(task, "pass")
    assert asks(task) == "ChooseTask"
    assert not player(task, 1).scored
    when(task, task.options[0])
    assert player(task, 1).scored


def finish_without_pass(table: Table) -> None:
    when(table, "card:RV1", "pass", "card:RV2", "pass")


@rule("DE-PHASE-11")
def test_face_down_cards_are_recycled() -> None:
    table = given(p0={**RICH}, phase=3, market={"black": ["BM01", "BM05", "BM02"]})

    when(table, "down:AX3", "slot:black2")
    play_out(table)

    assert table.view(0)["players"][0]["bin"] == ["AX3"]
    assert "AX3" not in table.view(0)["players"][0]["hand"]


@rule("DE-PHASE-12")
def test_face_up_cards_return_and_candy_is_discarded() -> None:
    table = given(p0={"scavengers": {"G4": 1}, "candy": ["technology"]}, phase=3)

    when(table, "card:AX1", "candy:technology", "pass")
    assert player(table).boosts[4] == 6
    play_out(table)

    assert len(player(table).hand) == 8
    assert player(table).pad == [-1] * 6
    assert table.view(0)["candy"]["discards"] == {"technology": 1}


@rule("DE-PHASE-13")
def test_the_start_player_marker_passes_and_the_round_advances() -> None:
    table = play_out(given(4, start=3, phase=3, active=3))

    assert (state(table).start, state(table).round, asked(table)) == (0, 2, 0)


@rule("DE-PHASE-14")
def test_after_round_4_the_cards_are_counted() -> None:
    table = given(round=4, phase=3, active=1, p1={"bought": ["BM05"], "technology": 5, "energy": 1})
    start = state(table).start

    play_out(table)

    assert table.over
    assert state(table).start == start
    assert state(table).round == 4
    assert player(table, 1).pad == [-1] * 6


@rule("DE-PHASE-15")
def test_hands_never_run_out() -> None:
    table = given(p0=RICH)
    for _ in range(4):
        before = state(table).round
        while not table.over and state(table).round == before:
            choices = [t for t in table.options if t.startswith("down:")] or table.options
            table.answer(choices[0])
        for p in state(table).players:
            usable = [card for card in p.hand if 0 <= card < len(CARD_NAMES)]
            assert len(usable) >= 8


@rule("DE-PHASE-16")
def test_only_the_player_whose_turn_it_is_decides() -> None:
    table = given(3, p0={"scavengers": {"G7": 1}}, p1={"scavengers": {"G7": 2}})

    while not table.over and state(table).phase == 1:
        assert asked(table) == state(table).active
        table.answer(table.options[-1])
