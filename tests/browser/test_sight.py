"""What can be answered with is in sight, or its tab says that it is there."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}


def test_on_a_wide_screen_something_that_glows_is_always_in_sight(open_browser: Open) -> None:
    player = open_browser(width=1300, height=800)
    player.go(f"/table/{player.sit('tharos', *ALONE)}")
    chance = random.Random(3)
    page = player.page
    for _ in range(60):
        seen = player.wait_for_turn()
        if seen["glowing"]:
            page.wait_for_function(
                """() => [...document.querySelectorAll('[data-state=legal]')].some((e) => {
                  const { top, bottom } = e.getBoundingClientRect();
                  return top >= 0 && bottom <= innerHeight && e.checkVisibility();
                })"""
            )
        page.locator(f'[data-option="{player.choose(seen, chance)}"]').click()
        player.settle(seen)


def test_on_a_phone_the_tab_with_something_to_choose_opens(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    player.go(f"/table/{player.sit('tharos', *ALONE)}")
    chance = random.Random(1)
    table = player.page.locator("main.table")
    tabs = set()
    for _ in range(60):
        seen = player.wait_for_turn()
        if seen["glowing"]:
            expect(player.page.locator('[data-state="legal"]:visible').first).to_be_visible()
        tabs.add(table.get_attribute("data-tab"))
        player.page.evaluate(
            "(t) => document.querySelector(`[data-option='${t}']`).click()",
            player.choose(seen, chance),
        )
        player.settle(seen)

    assert tabs == {"board", "me"}


def test_a_tab_that_was_chosen_stays_and_the_others_say_what_they_have(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    player.go(f"/table/{player.sit('tharos', *ALONE)}")
    player.wait_for_turn()

    player.page.locator(".tabs").get_by_role("button", name="Log").click()

    expect(player.page.locator(".tabs .dot").first).to_be_visible()
    expect(player.page.locator("main.table")).to_have_attribute("data-tab", "log")


TABLETS = [(820, 1180), (1024, 768)]


@pytest.mark.parametrize("game", ["tharos", "dei"])
@pytest.mark.parametrize(("width", "height"), TABLETS)
def test_on_a_tablet_board_and_own_area_are_two_tabs_beside_the_options(
    open_browser: Open, game: str, width: int, height: int
) -> None:
    player = open_browser(width=width, height=height)
    player.go(f"/table/{player.sit(game, *ALONE)}")
    player.wait_for_turn()
    page = player.page
    tabs = page.locator(".tabs button:visible")
    expect(tabs).to_have_text([re.compile("Board"), re.compile("Me")])

    tabs.nth(0).click()
    expect(page.locator(".mid .plate:visible").first).to_be_in_viewport(ratio=0.6)
    expect(page.locator(".me")).to_be_hidden()
    tabs.nth(1).click()

    expect(page.locator(".me")).to_be_in_viewport(ratio=0.6)
    expect(page.locator(".me [data-token]").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".mid .plate:visible")).to_have_count(0)
    expect(page.locator(".opts")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == width


@pytest.mark.parametrize(("width", "height"), TABLETS)
def test_a_wide_board_needs_no_tabs_on_a_tablet(
    open_browser: Open, width: int, height: int
) -> None:
    player = open_browser(width=width, height=height)
    player.go(f"/table/{player.sit('nobility', *ALONE)}")
    player.wait_for_turn()

    expect(player.page.locator(".tabs")).to_be_hidden()
    expect(player.page.locator(".me")).to_be_visible()
