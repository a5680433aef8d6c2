"""Why not, and what to do about it; a warning before a waste, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}


def until(player: Player, game: str, wanted: Any, seed: int = 4) -> dict[str, Any]:
    """At a table of this game, answer until the screen is as wanted."""
    player.go(f"/table/{player.sit(game, *ALONE)}")
    chance = random.Random(seed)
    for _ in range(200):
        seen = player.wait_for_turn()
        if wanted(seen):
            return seen
        options = [o for o in seen["options"] if o != "pass"] or seen["options"]
        player.page.locator(f'[data-option="{chance.choice(options)}"]').click()
        player.settle(seen)
    raise AssertionError("it did not come to that")


@pytest.mark.parametrize(
    ("game", "kind", "warning"),
    [
        ("tharos", "do:", "active di"),
        ("nobility", "die:", "dice that fit"),
        ("dei", "action:", "still has an action"),
    ],
)
def test_passing_with_something_left_is_warned_about(
    open_browser: Open, game: str, kind: str, warning: str
) -> None:
    player = open_browser()
    seen = until(
        player,
        game,
        lambda s: "pass" in s["options"] and any(o.startswith(kind) for o in s["options"]),
    )

    player.page.locator('[data-option="pass"]').click()

    expect(player.page.locator(".whynot")).to_contain_text(warning)
    assert player.look()["options"] == seen["options"]
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".whynot")).to_have_count(0)


def refuse(player: Player, prefix: str) -> None:
    refused = player.page.locator(f'[data-state="refused"][data-token^="{prefix}"]:visible')
    refused.first.click(force=True)


def test_missing_jars_lead_to_where_jars_come_from(open_browser: Open) -> None:
    player = open_browser()
    page = player.page

    def poor(seen: dict[str, Any]) -> bool:
        if "do:little" not in seen["options"] or "do:purchase" in seen["options"]:
            return False
        page.locator('[data-token="do:purchase"]').first.click(force=True)
        return "Jars" in page.locator(".whynot").inner_text()

    until(player, "tharos", poor)

    page.get_by_role("button", name="Show where to get: Jars").click()

    lit = page.locator("[data-lit]")
    expect(lit.first).to_be_visible()
    tokens = lit.evaluate_all("all => all.map((e) => e.dataset.token)")
    assert set(tokens) == {"do:plenty", "do:little"}


def test_other_answers_of_the_kind_are_one_touch_away(open_browser: Open) -> None:
    player = open_browser()
    seen = until(
        player,
        "nobility",
        lambda s: (
            sum(o.startswith("die:") for o in s["options"]) == 0
            and any(o.startswith("castle:") for o in s["options"])
        ),
    )

    refuse(player, "castle:")
    dock = player.page.locator(".whynot")
    dock.get_by_role("button", name="Instead: White Castle").first.click()

    player.settle(seen)


def test_on_a_phone_the_way_leads_to_the_other_tab(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    until(player, "tharos", lambda s: any(o.startswith("do:") for o in s["options"]))

    player.page.locator(".tabs").get_by_role("button", name="Board").click()
    player.page.locator('[data-token^="region:"]').first.click(force=True)
    player.page.locator(".whynot").get_by_role("button", name="Show what is possible").click()

    expect(player.page.locator("main.table")).to_have_attribute("data-tab", "me")
    expect(player.page.locator("[data-lit]:visible").first).to_be_in_viewport()
