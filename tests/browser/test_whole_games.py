"""Whole games of Tharos to the final score, by clicks and by keys alone."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player


def assert_final_score(player: Player) -> None:
    table = player.page.get_by_role("region", name="Final scoring").first
    expect(table).to_contain_text("Combat medals")
    expect(table).to_contain_text("TH-SCORE-01")
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(player.page.locator(".trust")).to_contain_text("verified")


@pytest.mark.timeout(240)
def test_two_browsers_and_a_bot_play_a_whole_game_by_clicks(open_browser: Open) -> None:
    anna, bert = open_browser(), open_browser()
    seats = {"who": "me"}, {"who": "open"}, {"who": "bot", "level": "random"}
    table = anna.new_table(*seats)
    anna.go(f"/table/{table['id']}")
    anna.expect_text("Waiting for players")
    link = anna.page.get_by_label("Invitation link").input_value()

    bert.page.goto(link)
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    for player in (anna, bert):
        player.page.wait_for_selector(".tile")

    chance = random.Random(7)
    limit = time.monotonic() + 150
    while anna.play_a_bit(chance) or bert.play_a_bit(chance):
        assert time.monotonic() < limit, "the game takes too long"
        bert.play_a_bit(chance)

    for player in (anna, bert):
        assert player.answers > 15  # in the shortest of 400 such games it was 22
        assert_final_score(player)


@pytest.mark.timeout(240)
def test_a_whole_game_by_keyboard_alone(open_browser: Open) -> None:
    player = open_browser()
    table = player.new_table({"who": "me"}, {"who": "bot", "level": "random"})
    player.go(f"/table/{table['id']}")
    keys = player.page.keyboard
    chance = random.Random(11)
    by_number = by_focus = 0
    limit = time.monotonic() + 150
    while not (seen := player.wait_for_turn())["over"]:
        assert time.monotonic() < limit, "the game takes too long"
        number = seen["options"].index(player.choose(seen, chance)) + 1
        if number <= 9 and chance.random() < 0.9:
            keys.press(str(number))
            by_number += 1
        else:  # Tab goes to something that can be answered with; Enter answers
            for _ in range(60):
                keys.press("Tab")
                if player.page.evaluate(
                    "document.activeElement.matches('[data-state=legal], [data-option]')"
                ):
                    break
            else:
                raise AssertionError("Tab leads to nothing that can be answered with")
            keys.press("Enter")
            by_focus += 1
        player.settle(seen, by_key=True)

    assert by_number > 20
    assert by_focus > 0
    assert_final_score(player)
