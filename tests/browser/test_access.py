"""Every page, light and dark: no violation of WCAG 2.2 AA that axe can find."""

from __future__ import annotations

import random
from typing import Any

import pytest

import spielwerk
from spielwerk.core.record import encode
from tests.browser.conftest import Open
from tests.browser.player import Player

RUN = """async () => {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const found = await axe.run(document, { runOnly: rules });
  const tell = (node) => node.html.slice(0, 160) + ' | ' + (node.any[0]?.message ?? '');
  return found.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 4).map(tell).join(' ;; '));
}"""
THEMES = ["light", "dark"]


def violations(player: Player, axe: str) -> list[str]:
    player.page.evaluate(axe)
    found: list[str] = player.page.evaluate(RUN)
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "path", ["/", "/tables", "/settings", "/credits", "/replay", "/rules/tharos"]
)
def test_pages(open_browser: Open, axe: str, theme: str, path: str) -> None:
    player = open_browser(path, theme=theme)
    player.page.wait_for_selector("main h1")
    player.page.wait_for_timeout(300)

    assert violations(player, axe) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_invitation(open_browser: Open, axe: str, theme: str) -> None:
    player = open_browser(theme=theme)
    table = player.new_table({"who": "me"}, {"who": "open"})
    player.go(f"/table/{table['id']}")
    player.expect_text("Waiting for players")
    assert violations(player, axe) == []

    guest = open_browser(f"/join/{table['invitation']}", theme=theme)
    guest.page.wait_for_selector("form")
    assert violations(guest, axe) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [1440, 1000, 360])
def test_the_table(open_browser: Open, axe: str, theme: str, width: int) -> None:
    player = open_browser(theme=theme, width=width)
    table = player.new_table({"who": "me"}, {"who": "hotseat", "name": "Zoe"})
    player.go(f"/table/{table['id']}")
    chance = random.Random(4)
    for _ in range(25):
        seen = player.wait_for_turn()
        token = player.choose(seen, chance)
        player.page.locator(f'[data-option="{token}"]').click()
        player.settle(seen)
    player.wait_for_turn()
    player.page.wait_for_timeout(200)

    assert violations(player, axe) == []
    if width == 360:
        for tab in ("Me", "Others", "Log"):
            player.page.locator(".tabs").get_by_role("button", name=tab).click()
            assert violations(player, axe) == []


@pytest.mark.parametrize("theme", THEMES)
def test_replay_and_branch(open_browser: Open, axe: str, theme: str) -> None:
    player = open_browser(theme=theme)
    replay = upload(player)
    player.go(f"/replay/{replay}?move=30")
    player.page.wait_for_selector(".tile")
    player.page.wait_for_timeout(300)

    assert violations(player, axe) == []


def upload(player: Player) -> Any:
    table = spielwerk.new("tharos", seats=2, seed=9)
    chance = random.Random(2)
    while table.asked is not None:
        options = table.options
        table.answer(
            "pass" if "pass" in options and chance.random() < 0.6 else chance.choice(options)
        )
    answer = player.page.request.post(
        f"{player.url}/api/replays",
        data=encode(table.record()),
        headers={"content-type": "application/json"},
    )
    assert answer.ok, answer.text()
    return answer.json()["id"]
