"""Rise to Nobility in the browser: whole games by clicks, phone, axe, the start page."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.test_access import THEMES, violations

ME = {"who": "me"}
BOT = {"who": "bot", "level": "random"}


def open_table(player: Player, *seats: dict[str, str], **options: Any) -> None:
    body = {"game": "nobility", "seats": list(seats), "options": options}
    answer = player.page.request.post(f"{player.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    player.go(f"/table/{answer.json()['id']}")
    player.page.wait_for_selector(".rn-city")


def play_to_the_end(player: Player, seed: int) -> None:
    """By clicks; everything offered must be drawn somewhere on the board or the own area."""
    chance = random.Random(seed)
    limit = time.monotonic() + 100
    while not (seen := player.wait_for_turn())["over"]:
        assert time.monotonic() < limit, "the game takes too long"
        assert set(seen["options"]) == set(seen["glowing"])
        player.click(player.choose(seen, chance), seen)
        player.settle(seen)
    assert player.answers > 10


def play_some(player: Player, answers: int) -> None:
    chance = random.Random(4)
    for _ in range(answers):
        seen = player.wait_for_turn()
        token = player.choose(seen, chance)
        player.page.locator(f'[data-option="{token}"]').click()
        player.settle(seen)
    player.wait_for_turn()
    player.page.wait_for_timeout(200)


@pytest.mark.timeout(120)
def test_a_whole_solo_game_by_clicks(open_browser: Open) -> None:
    player = open_browser()
    open_table(player, ME)
    expect(player.page.get_by_role("region", name="objective")).to_be_visible()
    expect(player.page.get_by_role("region", name="Automa dice")).to_be_visible()

    play_to_the_end(player, 3)

    expect(player.page.get_by_role("region", name="Final scoring").first).to_contain_text(
        "RN-END-02"
    )


@pytest.mark.timeout(120)
def test_three_players_with_events_and_chancery_to_the_end(open_browser: Open) -> None:
    player = open_browser()
    open_table(player, ME, BOT, BOT, events=True, chancery=True)
    expect(player.page.get_by_role("region", name="Chancery")).to_be_visible()
    play_some(player, 2)
    expect(player.page.get_by_role("region", name="event")).to_be_visible()

    play_to_the_end(player, 5)

    scoring = player.page.get_by_role("region", name="Final scoring").first
    expect(scoring).to_contain_text("Commission cards")


def test_dice_over_the_limit_are_shown_as_such(open_browser: Open) -> None:
    player = open_browser()
    open_table(player, ME, {"who": "hotseat", "name": "Zoe"})
    chance = random.Random(2)
    pocket = player.page.locator(".rn-pocket")
    for _ in range(80):
        if pocket.locator(".d.over").count():
            break
        seen = player.wait_for_turn()
        options = [o for o in seen["options"] if o not in ("pass", "done")] or seen["options"]
        player.click(chance.choice(options), seen)
        player.settle(seen)

    die = pocket.locator(".d.over").first
    expect(die).to_contain_text("does not fit")


@pytest.mark.parametrize("seats", [2, 6])
def test_every_number_of_seats_has_its_fields(open_browser: Open, seats: int) -> None:
    player = open_browser()
    open_table(player, ME, *[BOT] * (seats - 1))

    expect(player.page.locator('[data-token^="tavern:"]')).to_have_count(seats)
    expect(player.page.locator('[data-token^="yard:"]')).to_have_count(seats)
    expect(player.page.locator('[data-token^="castle:"]')).to_have_count(4 if seats == 6 else 3)
    expect(player.page.locator('[data-token^="council:"]')).to_have_count(18)
    expect(player.page.locator('[data-token^="guild:"]')).to_have_count(18)
    expect(player.page.locator('[data-token^="chancery:"]')).to_have_count(6 if seats == 6 else 0)


def test_the_start_page_offers_the_options_and_a_solo_game(open_browser: Open) -> None:
    player = open_browser()
    page = player.page
    page.locator("form select").first.select_option("nobility")

    page.get_by_label("Event deck").select_option("true")
    expect(page.get_by_label("Chancery expansion")).to_be_visible()
    expect(page.get_by_label("First player")).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    for _ in range(5):
        page.get_by_role("button", name="Remove a seat").click()
    page.get_by_role("button", name="Open the table").click()

    page.wait_for_selector(".rn-city")
    expect(page.get_by_role("region", name="objective")).to_be_visible()
    expect(page.get_by_role("region", name="event")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [1440, 1000, 360])
def test_access(open_browser: Open, axe: str, theme: str, width: int) -> None:
    player = open_browser(theme=theme, width=width)
    open_table(player, ME, {"who": "hotseat", "name": "Zoe"}, events=True, chancery=True)
    play_some(player, 14)

    assert violations(player, axe) == []
    assert player.sideways() == 0
    if width == 360:
        for tab in ("Me", "Others", "Log"):
            player.page.locator(".tabs").get_by_role("button", name=tab).click()
            assert violations(player, axe) == []
            assert player.sideways() == 0
