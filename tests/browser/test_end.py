"""The end screen of every game: who won and why, ties, curve, copy, rematch, replay, access."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.test_access import THEMES, violations

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}
TIES = {"tharos": "TH-SCORE-11", "nobility": "RN-END-05", "dei": "DE-SCORE-08"}


def finished(player: Player, game: str) -> None:
    """Play a game to its end and look at the result."""
    table = player.sit(game, *ALONE)
    player.hurry(table)
    player.go(f"/table/{table}")
    player.page.wait_for_selector(".end .curve")
    expect(player.page.locator(".trust")).to_contain_text("verified")


@pytest.mark.parametrize("game", list(TIES))
def test_the_end_says_who_won_and_what_decided_it(open_browser: Open, game: str) -> None:
    player = open_browser()
    finished(player, game)
    page = player.page

    totals = [int(t) for t in page.locator(".score tfoot td:not(.ru)").all_inner_texts()]
    trust = page.locator(".trust")
    expect(trust).to_contain_text(TIES[game])
    decided = page.locator(".decided")
    if totals[0] == totals[1]:
        expect(trust).to_contain_text(re.compile("shared|equal points"))
    else:
        winner = "Zoe" if totals[1] > totals[0] else "Guest"
        expect(page.get_by_role("heading", level=1)).to_contain_text(winner)
        ahead = f"finished {abs(totals[0] - totals[1])} point"
        expect(decided).to_contain_text(re.compile(f"{winner}.* {ahead}.* more from"))

    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    last = next(line for line in copied.split("\n") if line.startswith("Total"))
    assert [int(number) for number in last.split()[1:]] == totals

    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".player output")).to_contain_text("0 / ")
    page.go_back()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("main.table")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", list(TIES))
def test_access(open_browser: Open, axe: str, game: str, theme: str) -> None:
    player = open_browser(theme=theme)
    finished(player, game)

    assert violations(player, axe) == []
    player.page.set_viewport_size({"width": 360, "height": 740})
    assert violations(player, axe) == []
    assert player.sideways() == 0
