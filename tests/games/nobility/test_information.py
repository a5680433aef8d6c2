"""Chapter 16: public and hidden information."""

from __future__ import annotations

import spielwerk
from spielwerk.core.conformance import Dice
from spielwerk.games.nobility import GAME
from tests.games.nobility.board import given, pass_all, place, player, state, when
from tests.support import rule


@rule("RN-INFO-01")
def test_everything_open_is_the_same_for_everybody() -> None:
    table = given(
        3,
        chancery=True,
        me={"held": ["S10"], "completed": ["S01 4"], "coins": 3, "council": ["K01 0"]},
        discards=["S20"],
        tile_discards=["cb-05"],
    )

    own, foreign, spectator = table.view(0), table.view(1), table.view(-1)

    for view in (foreign, spectator):
        for name in ("rep", "nobility", "points", "coins", "goods", "modifiers", "workers"):
            assert view["players"][0][name] == own["players"][0][name]
        for name in ("held", "completed", "houses", "character", "dice", "council", "dice_tiles"):
            if name != "dice_tiles":
                assert view["players"][0][name] == own["players"][0][name]
        assert view["tavern"] == own["tavern"]
        assert view["tavern"]["discards"] == ["settlers:S20"]
        assert view["hall"]["discards"] == ["building:cb-05"]
        assert view["players"][0]["commissions"] == 1
        fields = [tile["fields"] for tile in view["players"][0]["dice_tiles"]]
        assert fields == [tile["fields"] for tile in own["players"][0]["dice_tiles"]]


@rule("RN-INFO-02")
def test_no_view_depends_on_what_is_still_to_be_drawn() -> None:
    table = spielwerk.new("nobility", seats=3, seed=2, options={"events": True})
    dice = Dice("information")

    for seat in (-1, 0, 1, 2):
        guessed = GAME.guess(table.state, seat, dice.key())  # type: ignore[arg-type]
        assert GAME.view(guessed, seat) == table.view(seat)
    text = str(table.view(0))
    assert "unseen" not in text
    assert table.view(0)["tavern"]["deck"] == 48 - 3 - 6


@rule("RN-INFO-02")
def test_a_guess_draws_other_cards() -> None:
    table = given(2, me={"dice": [1]})
    dice = Dice("other cards")
    drawn = set()

    for _ in range(12):
        twin = GAME.guess(state(table), 0, dice.key())
        spielwerk.core.agenda.apply(twin, GAME.tokens.by_token["die:1"])
        spielwerk.core.agenda.apply(twin, GAME.tokens.by_token["tavern:1"])
        spielwerk.core.agenda.apply(twin, GAME.tokens.by_token["settlers:S01"])
        drawn.add(twin.tavern[0])

    assert len(drawn) > 3


@rule("RN-INFO-03")
def test_commission_cards_are_secret_until_the_end_even_when_activated() -> None:
    table = given(
        2,
        chancery=True,
        round=10,
        me={"commissions": ["13"], "dice_tiles": ["01"], "completed": ["S01 4"]},
        filled={"01": [1, 2, 3]},
    )
    assert table.view(0)["players"][0]["own_commissions"] == ["commission:13"]
    for seat in (1, -1):
        assert "own_commissions" not in table.view(seat)["players"][0]
        assert "commission:13" not in str(table.view(seat))

    pass_all(table)

    assert table.view(1)["players"][0]["own_commissions"] == ["commission:13"]


@rule("RN-INFO-03")
def test_cards_put_under_the_pile_are_known_only_to_the_one_who_saw_them() -> None:
    table = given(
        2,
        chancery=True,
        me={"dice": [3], "commissions": ["01"]},
        p1={"commissions": ["02"]},
        desks={"upper-1": 0},
        next=[10, 11],
    )

    place(table, 3, "berk:2")
    when(table, "count:0", "done", "draw")
    seen = [event for event in table.events[-1] if event.key == "commission-seen"]
    assert [event.visible_to(0) for event in seen] == [True, True]
    assert [event.visible_to(1) for event in seen] == [False, False]
    when(table, "commission:11")

    assert table.view(0)["commissions"]["known"] == [{"place": 14, "card": "commission:12"}]
    assert table.view(1)["commissions"]["known"] == []
    assert table.view(1)["commissions"]["under"] == [0]


@rule("RN-INFO-03")
def test_a_guess_keeps_what_the_seat_knows_and_redeals_the_rest() -> None:
    table = given(
        3,
        chancery=True,
        me={"commissions": ["01"]},
        p1={"commissions": ["02"]},
        p2={"commissions": ["03"]},
        under=["05 0", "06 1"],
    )
    dice = Dice("redeal")
    foreign = set()

    for _ in range(20):
        twin = GAME.guess(state(table), 0, dice.key())
        GAME.check(twin)
        assert twin.players[0].commissions == [0]
        assert twin.under[0] == 4
        foreign.add(twin.players[1].commissions[0])

    assert len(foreign) > 5
    assert player(table, 1).commissions == [1]
