"""D.E.I. with Planning at two browsers: all plan at once, and nobody sees the others' plans."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player

REVEAL = ["reveal:both", "reveal:second", "reveal:first"]


def two_who_plan(open_browser: Open, **settings: Any) -> tuple[Player, Player, str]:
    """Two people, each at a browser, where both are to plan: the one who would be asked first, the
    other one, and the name of the first."""
    anna, bert = open_browser(**settings), open_browser(**settings)
    body = {
        "game": "dei",
        "seats": [{"who": "me", "name": "Anna"}, {"who": "open"}],
        "options": {"planning": True, "factions": "random"},
    }
    table: dict[str, Any] = anna.page.request.post(f"{anna.url}/api/tables", data=body).json()
    joined = bert.page.request.post(
        f"{bert.url}/api/invitations/{table['invitation']}/join", data={"name": "Bert"}
    )
    assert joined.ok, joined.text()
    for player in (anna, bert):
        player.go(f"/table/{table['id']}")
        player.page.wait_for_selector(".city")
    first, later, name = anna, bert, "Anna"
    if not anna.look()["options"]:
        first, later, name = bert, anna, "Bert"
    for player in (first, later):
        seen = player.wait_for_turn()
        player.page.locator(f'[data-option="{seen["options"][0]}"]').click()
        player.settle(seen)
    return first, later, name


def plan(player: Player, count: int = 2) -> list[str]:
    """Lay down the first cards that are offered."""
    cards = []
    for _ in range(count):
        seen = player.wait_for_turn()
        assert all(token.startswith("card:") for token in seen["options"])
        cards.append(seen["options"][0])
        player.click(cards[-1], seen)
        player.settle(seen)
    return cards


def headline(player: Player) -> Any:
    return player.page.locator(".status h1")


def test_the_second_seat_plans_first_and_neither_sees_the_other(open_browser: Open) -> None:
    first, later, name = two_who_plan(open_browser)
    for player in (first, later):
        assert len(player.wait_for_turn()["options"]) == 8, "both are asked at the same time"
        expect(player.page.locator(".status")).to_contain_text("at the same time, in secret")

    cards = plan(later)

    expect(headline(later)).to_have_text(f"Waiting for {name}")
    expect(later.page.locator(".status")).to_contain_text("stays hidden until everybody has chosen")
    assert len(first.wait_for_turn()["options"]) == 8, "the other one still chooses freely"
    for card in cards:
        expect(later.page.locator(f'.mat [data-token="{card}"]').first).to_be_visible()
        assert first.page.locator(f'.opp [data-token="{card}"]').count() == 0

    plan(first)

    assert first.wait_for_turn()["options"] == REVEAL
    expect(headline(later)).to_have_text(re.compile(f"^{name} "))
    for card in cards:
        assert first.page.locator(f'.opp [data-token="{card}"]').count() == 0


def test_a_plan_is_kept_over_a_reload_and_can_be_changed(open_browser: Open) -> None:
    first, later, name = two_who_plan(open_browser)
    kept, changed = plan(later)

    later.page.reload()
    expect(headline(later)).to_have_text(f"Waiting for {name}")
    seen = later.look()
    later.page.keyboard.press("u")
    later.wait_for_new(seen)

    options = later.wait_for_turn()["options"]
    assert changed in options
    assert kept not in options
    plan(first)
    seen = later.look()
    assert seen["options"] == options, "the question stays while the other one plans"
    later.click(options[-1], seen)
    assert first.wait_for_turn()["options"] == REVEAL
