"""Losses at the round end (chapter 18 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.table import Table
from tests.games.tharos.given import asks, given, offers, player, when, why
from tests.games.tharos.look import (
    active,
    asked_seat,
    discard,
    guild,
    hand,
    losers,
    marked,
    medals,
    mined,
    money,
)
from tests.support import rule

RICH: dict[str, Any] = {
    "money": 13,
    "hand": [3, 4, 6],
    "cards": "banker organizer manipulator",
    "organizer": 2,
    "manipulator": 2,
    "markers": "r2c1 r2c2 r2c3 r2c4",
    "mines": "r3c1 r3c2 r3c3 r3c4",
    "medals": {"combat": 2, "exploration": 2, "trade": 2, "civil": 2},
}


def losing(
    card: int, round_: int, lost: list[list[int]] | None = None, seats: int = 2, **own: Any
) -> Table:
    """A round end at which seat 0 lost the first attack and this card is revealed."""
    return given(
        seats=seats,
        board={"phase": "round_end", "round": round_, "turn": 4, "losers": lost or [[0]]},
        coming=[f"loss {card}"],
        **own,
    )


def everything(g: Table, seat: int = 0) -> dict[str, Any]:
    """All that a loss can take."""
    return {
        "money": money(g, seat),
        "hand": hand(g, seat),
        "active": active(g, seat),
        "on cards": (player(g, seat).on_organizer, player(g, seat).on_manipulator),
        "marked": marked(g, seat),
        "mined": mined(g, seat),
        "medals": medals(g, seat),
    }


def untouched() -> dict[str, Any]:
    return everything(given(**RICH))


# --- the six cards in their four rounds ------------------------------------------------------


@rule("TH-LOSS-C1")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_card_1_costs_nothing_in_rounds_1_to_3(round_: int) -> None:
    g = losing(1, round_, **RICH)

    assert everything(g) == untouched()


@rule("TH-LOSS-C1")
def test_card_1_costs_a_civil_medal_in_round_4() -> None:
    g = losing(1, 4, **RICH)

    assert everything(g) == untouched() | {
        "medals": {"combat": 2, "exploration": 2, "trade": 2, "civil": 1}
    }


@rule("TH-LOSS-C2")
def test_card_2_costs_nothing_in_round_1() -> None:
    g = losing(2, 1, **RICH)

    assert everything(g) == untouched()


@rule("TH-LOSS-C2")
def test_card_2_takes_an_active_player_card_in_round_2() -> None:
    g = losing(2, 2, **RICH)

    assert offers(g) == ["person:banker", "person:organizer", "person:manipulator"]
    when(g, "person:organizer")

    assert everything(g) == untouched() | {
        "active": ["banker", "manipulator"], "on cards": (0, 2),
    }  # fmt: skip


@rule("TH-LOSS-C2")
def test_card_2_takes_a_player_card_and_two_mines_in_round_3() -> None:
    g = losing(2, 3, **RICH)

    when(g, "person:banker")
    assert offers(g) == ["region:r3c1", "region:r3c2", "region:r3c3"]
    when(g, "region:r3c2", "region:r3c4")

    assert everything(g) == untouched() | {
        "active": ["organizer", "manipulator"], "mined": "r3c1 r3c3",
    }  # fmt: skip


@rule("TH-LOSS-C2")
def test_card_2_takes_three_mines_in_round_4() -> None:
    g = losing(2, 4, **RICH)

    assert offers(g) == ["region:r3c1", "region:r3c2"]
    when(g, "region:r3c1", "region:r3c2", "region:r3c3")

    assert everything(g) == untouched() | {"mined": "r3c4"}


@rule("TH-LOSS-C3")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_card_3_returns_as_many_region_markers_as_the_round(round_: int) -> None:
    g = losing(3, round_, **RICH)

    when(g, *[f"region:r2c{column}" for column in (1, 2, 3)][:round_])

    left = ["r2c2 r2c3 r2c4", "r2c3 r2c4", "r2c4"][round_ - 1]
    assert everything(g) == untouched() | {"marked": left}
    assert asks(g) != "GiveUp"


@rule("TH-LOSS-C3")
def test_card_3_costs_an_exploration_medal_in_round_4() -> None:
    g = losing(3, 4, **RICH)

    assert everything(g) == untouched() | {
        "medals": {"combat": 2, "exploration": 1, "trade": 2, "civil": 2}
    }


@rule("TH-LOSS-C4")
@pytest.mark.parametrize(("round_", "left"), [(1, 10), (2, 6), (3, 3), (4, 0)])
def test_card_4_costs_three_half_ten_and_all_jars(round_: int, left: int) -> None:
    g = losing(4, round_, **RICH)

    assert everything(g) == untouched() | {"money": left}


@rule("TH-LOSS-C5")
@pytest.mark.parametrize(("round_", "left"), [(1, [4, 6]), (2, [6]), (3, [])])
def test_card_5_costs_one_two_and_all_action_cards(round_: int, left: list[int]) -> None:
    g = losing(5, round_, **RICH)

    when(g, *["card:3", "card:4"][: round_ if round_ < 3 else 0])

    assert everything(g) == untouched() | {"hand": left}
    assert discard(g) == sorted({3, 4, 6} - set(left))


@rule("TH-LOSS-C5")
def test_card_5_costs_a_trade_medal_in_round_4() -> None:
    g = losing(5, 4, **RICH)

    assert everything(g) == untouched() | {
        "medals": {"combat": 2, "exploration": 2, "trade": 1, "civil": 2}
    }


@rule("TH-LOSS-C6")
@pytest.mark.parametrize(("round_", "left"), [(1, (1, 2)), (2, (0, 2)), (3, (0, 1))])
def test_card_6_returns_as_many_markers_from_player_cards_as_the_round(
    round_: int, left: tuple[int, int]
) -> None:
    g = losing(6, round_, **RICH)

    when(g, *["person:organizer", "person:organizer", "person:manipulator"][:round_])

    assert everything(g) == untouched() | {"on cards": left}
    assert active(g) == ["banker", "organizer", "manipulator"]


@rule("TH-LOSS-C6")
def test_card_6_may_take_from_one_card_or_from_both() -> None:
    one = losing(6, 2, **RICH)
    both = losing(6, 2, **RICH)

    when(one, "person:manipulator", "person:manipulator")
    when(both, "person:organizer", "person:manipulator")

    assert (player(one).on_organizer, player(one).on_manipulator) == (2, 0)
    assert (player(both).on_organizer, player(both).on_manipulator) == (1, 1)


@rule("TH-LOSS-C6")
def test_card_6_costs_an_exploration_medal_in_round_4() -> None:
    g = losing(6, 4, **RICH)

    assert everything(g) == untouched() | {
        "medals": {"combat": 2, "exploration": 1, "trade": 2, "civil": 2}
    }


# --- losses in general -----------------------------------------------------------------------


@rule("TH-LOSS-01")
def test_only_attack_cards_with_a_marker_reveal_a_round_end_card() -> None:
    g = given(
        money=20, board={"phase": "round_end", "round": 3, "turn": 4, "losers": [[], [0], [], [1]]},
        others={1: {"money": 20, "hand": [3]}}, coming=["loss 4", "loss 5"],
    )  # fmt: skip

    assert (money(g), money(g, 1)) == (10, 20)
    assert hand(g, 1) == []


@rule("TH-LOSS-01")
def test_a_revealed_card_is_not_revealed_again_in_the_same_round_end() -> None:
    g = given(
        markers="r2c1 r2c2 r2c3", medals={"combat": 1},
        board={"phase": "round_end", "round": 2, "turn": 4, "losers": [[0], [0]]},
        coming=["loss 3"],
    )  # fmt: skip

    assert g.view(-1)["round_end"] == {"card": 3, "left": [1, 2, 4, 5, 6]}


@rule("TH-LOSS-01")
def test_without_any_marker_no_card_is_revealed() -> None:
    g = given(
        money=20, points=4, board={"phase": "round_end", "round": 3, "turn": 4, "losers": [[]]}
    )

    assert asks(g) == "TurnInPoints"
    assert g.view(-1)["round_end"]["left"] == [1, 2, 3, 4, 5, 6]
    assert money(g) == 20


@rule("TH-LOSS-02")
def test_only_players_with_a_marker_on_that_attack_card_suffer_its_loss() -> None:
    g = losing(4, 4, seats=3, lost=[[0, 2]], money=5, others={1: {"money": 6}, 2: {"money": 7}})

    assert [money(g, seat) for seat in range(3)] == [0, 6, 0]


@rule("TH-LOSS-02")
def test_a_loss_is_suffered_before_the_next_card_is_revealed() -> None:
    g = given(
        markers="r2c1 r2c2", money=9,
        board={"phase": "round_end", "round": 1, "turn": 4, "losers": [[0], [0]]},
        coming=["loss 3", "loss 4"],
    )  # fmt: skip

    assert (g.view(-1)["round_end"]["card"], money(g)) == (3, 9)
    when(g, "region:r2c1")
    assert money(g) == 6


@rule("TH-LOSS-03")
def test_four_markers_are_four_losses() -> None:
    g = given(
        money=20, hand=[3, 4, 6], medals={"civil": 3}, markers="r2c1",
        board={"phase": "round_end", "round": 1, "turn": 4, "losers": [[0], [0], [0], [0]]},
        coming=["loss 4", "loss 3", "loss 1", "loss 5"],
    )  # fmt: skip

    assert (money(g), marked(g)) == (17, "")
    assert offers(g) == ["card:3", "card:4", "card:6"]
    when(g, "card:6")
    assert g.view(-1)["round"] == 2


@rule("TH-LOSS-04")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_a_loss_that_cannot_be_paid_at_all_is_ignored(card: int, round_: int) -> None:
    g = losing(card, round_, cards="", points=4)

    assert asks(g) == "TurnInPoints"
    assert everything(g) == everything(given(points=4))


@rule("TH-LOSS-05")
@pytest.mark.parametrize(
    ("card", "round_", "own", "left"),
    [
        (4, 1, {"money": 2}, {"money": 0}),
        (4, 2, {"money": 1}, {"money": 0}),
        (4, 3, {"money": 9}, {"money": 0}),
        (3, 3, {"markers": "r2c1 r2c2"}, {"marked": ""}),
        (2, 3, {"mines": "r2c1"}, {"mined": ""}),
        (2, 4, {"mines": "r2c1 r2c2"}, {"mined": ""}),
        (5, 2, {"hand": [3]}, {"hand": []}),
        (6, 3, {"cards": "organizer manipulator", "organizer": 1, "manipulator": 1},
         {"on cards": (0, 0), "active": ["organizer", "manipulator"]}),
    ],
)  # fmt: skip
def test_a_loss_is_paid_as_far_as_possible_without_asking(
    card: int, round_: int, own: dict[str, Any], left: dict[str, Any]
) -> None:
    g = losing(card, round_, points=4, **own)

    assert asks(g) == "TurnInPoints"
    assert everything(g) == everything(given(points=4)) | left


@rule("TH-LOSS-06")
def test_the_losing_player_chooses_what_he_gives_up() -> None:
    g = losing(5, 2, lost=[[1]], others={1: {"hand": [3, 4, 6]}})

    assert (asked_seat(g), asks(g)) == (1, "GiveUp")
    assert offers(g) == ["card:3", "card:4"]
    assert why(g, "card:6").key == "pick_in_order"
    when(g, "card:3", "card:6")
    assert hand(g, 1) == [4]


@rule("TH-LOSS-07")
def test_after_all_losses_the_markers_return_to_their_owners() -> None:
    g = given(
        points=4, board={"phase": "round_end", "round": 1, "turn": 4, "losers": [[0, 1], [0]]},
        coming=["loss 1", "loss 2"],
    )  # fmt: skip

    assert asks(g) == "TurnInPoints"
    assert [losers(g, column) for column in range(4)] == [[], [], [], []]
    assert (guild(g), guild(g, 1)) == (12, 12)


@rule("TH-LOSS-07")
def test_during_the_losses_the_markers_still_lie_on_the_attack_cards() -> None:
    g = losing(3, 1, lost=[[0, 1]], **RICH)

    assert asks(g) == "GiveUp"
    assert losers(g, 0) == [0, 1]
    assert guild(g) == 3


@rule("TH-LOSS-08")
def test_losses_are_taken_in_play_order_from_the_start_player() -> None:
    g = given(
        seats=3,
        hand=[3, 4],
        others={1: {"hand": [6, 7]}, 2: {"hand": [10, 11]}},
        board={
            "phase": "round_end", "round": 1, "turn": 4, "losers": [[0, 1, 2]], "start": 2,
        },
        coming=["loss 5"],
    )  # fmt: skip

    order = []
    while asks(g) == "GiveUp":
        order.append(asked_seat(g))
        when(g, offers(g)[0])

    assert order == [2, 0, 1]
