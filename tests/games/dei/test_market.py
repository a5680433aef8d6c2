"""DE-MARKET Markets."""

from __future__ import annotations

from tests.games.dei.given import given, offers, player, points, reason, state, when
from tests.support import rule

MARKET = {
    "tactics": ["TA1", "TA2", "TA3"],
    "logistics": ["LO1", "LO2", "LO3"],
    "machines": ["MA1", "MA2", "MA3"],
    "black": ["BM01", "BM04", "BM03"],
}
RICH = {"technology": 9, "energy": 9}


@rule("DE-MARKET-01")
def test_four_boards_with_three_face_up_cards() -> None:
    boards = given().view(0)["markets"]

    assert [(b["board"], b["colour"]) for b in boards] == [
        ("tactics", "red"),
        ("logistics", "blue"),
        ("machines", "green"),
        ("black", None),
    ]
    assert all(len([s for s in b["slots"] if s]) == 3 for b in boards)


@rule("DE-MARKET-02")
def test_a_purchase_buys_exactly_one_card_from_any_board() -> None:
    table = given(p0=RICH, market=MARKET)

    when(table, "down:AX1")
    assert offers(table, "slot") == [
        "tactics3",
        "logistics3",
        "machines3",
        "black1",
        "black2",
        "black3",
    ]
    when(table, "slot:tactics3")
    assert table.asked is not None
    assert table.asked.prompt == "PlaceCard"
    assert len(player(table).hand) == 8


@rule("DE-MARKET-03")
def test_the_printed_cost_goes_to_the_supply() -> None:
    table = given(p0={"technology": 2, "energy": 1}, market=MARKET)
    before = (state(table).technology, state(table).energy)

    when(table, "down:AX1")
    assert reason(table, "slot:logistics3") == ("DE-MARKET-03", "too-little-technology")
    when(table, "slot:tactics3")

    assert (player(table).technology, player(table).energy) == (0, 0)
    assert (state(table).technology, state(table).energy) == (before[0] + 2, before[1] + 1)
    poor = when(given(p0={"technology": 4, "energy": 0}, market=MARKET), "down:AX1")
    assert reason(poor, "slot:tactics3") == ("DE-MARKET-03", "too-little-energy")


@rule("DE-MARKET-04")
def test_banners_ask_for_outposts_of_the_colour_and_do_not_spend_them() -> None:
    none = when(given(p0=RICH, market=MARKET), "down:AX1")
    one = when(given(p0={**RICH, "scavengers": {"G6": 1}}, market=MARKET), "down:AX1")
    two = when(given(p0={**RICH, "scavengers": {"G6": 1, "H10": 1}}, market=MARKET), "down:AX1")

    assert [s for s in offers(none, "slot") if s.startswith("tac")] == ["tactics3"]
    assert [s for s in offers(one, "slot") if s.startswith("tac")] == ["tactics2", "tactics3"]
    assert [s for s in offers(two, "slot") if s.startswith("tac")] == [
        "tactics1",
        "tactics2",
        "tactics3",
    ]
    assert [s for s in offers(two, "slot") if s.startswith("log")] == ["logistics3"]
    refusal = one.why()["slot:tactics1"]
    assert (refusal.rule, refusal.need, refusal.have) == ("DE-MARKET-04", 2, 1)
    when(two, "slot:tactics1")
    assert player(two).cubes[0] == 2


@rule("DE-MARKET-05")
def test_the_black_market_adds_one_in_slot_1_and_refunds_one_in_slot_3() -> None:
    first = when(given(p0={"technology": 3}, market=MARKET), "down:AX1", "slot:black1")
    second = when(given(p0={"technology": 3}, market=MARKET), "down:AX1", "slot:black2")
    third = when(given(p0={"technology": 3, "energy": 1}, market=MARKET), "down:AX1", "slot:black3")
    short = when(given(p0={"technology": 2, "energy": 0}, market=MARKET), "down:AX1")

    assert player(first).technology == 0
    assert player(second).technology == 1
    assert (player(third).technology, player(third).energy) == (2, 0)
    assert offers(short, "slot") == ["black2"]
    full = when(given(p0={"technology": 1, "energy": 1}, market=MARKET))
    assert offers(full, "down") == []


@rule("DE-MARKET-06")
def test_cards_slide_right_and_a_new_one_is_turned_up_in_slot_1() -> None:
    table = given(p0=RICH, market=MARKET, next=["card:BM07"])

    when(table, "down:AX1", "slot:black2")

    slots = [slot["card"] for slot in table.view(0)["markets"][3]["slots"]]
    assert slots == ["BM07", "BM01", "BM03"]


@rule("DE-MARKET-06")
def test_a_gap_in_slot_3_moves_both_others() -> None:
    table = given(p0=RICH, market=MARKET, next=["card:TA8"])

    when(table, "down:AX1", "slot:tactics3")

    slots = [slot["card"] for slot in table.view(0)["markets"][0]["slots"]]
    assert slots == ["TA8", "TA1", "TA2"]


@rule("DE-MARKET-07")
def test_with_an_empty_deck_slot_1_stays_empty() -> None:
    rest = [f"BM{n:02}" for n in range(1, 13) if n not in (1, 3, 4)]
    table = given(p0=RICH, p1={"bin": rest}, market=MARKET)

    when(table, "down:AX1", "slot:black2")

    slots = table.view(0)["markets"][3]["slots"]
    assert slots[0] is None
    assert [slots[1]["card"], slots[2]["card"]] == ["BM01", "BM03"]


@rule("DE-MARKET-08")
def test_drone_cards_stand_under_the_banner_of_their_board() -> None:
    market = {**MARKET, "logistics": ["HU1", "LO2", "HA1"]}
    table = when(given(p0=RICH, market=market), "down:AX1")

    assert "logistics3" in offers(table, "slot")
    assert reason(table, "slot:logistics1") == ("DE-MARKET-04", "too-few-outposts")


@rule("DE-MARKET-09")
def test_points_of_market_cards_count_only_at_the_end() -> None:
    table = given(p0={**RICH, "bought": ["BM12"]}, market=MARKET)

    assert points(table) == 0
    rows = {row.source: row.points for row in table.score_rows}
    assert rows["market"] == [5, 0]
    assert all(state(table).box.points[card] == 0 for card in range(48, 80))


@rule("DE-MARKET-10")
def test_one_purchase_per_turn_plus_the_courier() -> None:
    plain = when(given(p0=RICH, market=MARKET), "down:AX1", "slot:black1")
    courier = given(p0={**RICH, "badges": ["courier-bot"], "earned": ["green"]}, market=MARKET)

    assert offers(plain, "down") == []
    assert "courier" not in plain.options
    when(courier, "down:AX1", "slot:black1", "courier", "slot:black2")
    assert "courier" not in courier.options
    assert len(player(courier).hand) == 9


@rule("DE-MARKET-11")
def test_bought_cards_never_return_to_a_market() -> None:
    table = given(p0={**RICH, "bought": ["BM05"]}, market=MARKET)

    when(table, "down:BM05", "slot:black2", "card:AX1", "pass")

    g = state(table)
    bought = 28  # BM05
    assert bought not in g.slots
    assert not g.decks[3] >> bought & 1
    assert player(table).pad[0] == bought
