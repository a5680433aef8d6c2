"""At the table: what glows, why not, undo and its barrier, reload, phone, languages."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.server.running import Running

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}


def at_opportunity(open_browser: Open, **settings: object) -> Player:
    """A table of my own (no bot acts in between), where an action may be taken."""
    player = open_browser(**settings)
    table = player.new_table(*ALONE)
    player.go(f"/table/{table['id']}")
    chance = random.Random(1)
    for _ in range(60):
        seen = player.wait_for_turn()
        if any(token.startswith("do:") for token in seen["options"]):
            return player
        player.click(player.choose(seen, chance), seen)
        player.settle(seen)
    raise AssertionError("no opportunity came")


def test_two_clicks_to_a_game_against_bots(open_browser: Open) -> None:
    player = open_browser()

    player.play_now()

    assert player.wait_for_turn()["options"]
    expect(player.page.locator(".opp:not(.own)")).to_have_count(2)


def test_what_glows_is_exactly_what_is_offered(open_browser: Open) -> None:
    player = at_opportunity(open_browser)

    seen = player.look()

    assert set(seen["glowing"]) <= set(seen["options"])
    assert {t for t in seen["options"] if t.startswith("do:")} <= set(seen["glowing"])


def test_a_dimmed_thing_says_why_not_and_opens_its_rule(open_browser: Open) -> None:
    player = at_opportunity(open_browser)
    page = player.page

    page.locator('[data-state="refused"]:visible').first.click(force=True)

    dock = page.locator(".whynot")
    expect(dock).to_contain_text("Why not")
    rule = dock.locator("a.rule")
    identifier = rule.inner_text()
    rule.click()
    expect(page.get_by_role("dialog")).to_contain_text(identifier)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_undo_a_step_and_restart_the_turn(open_browser: Open) -> None:
    player = at_opportunity(open_browser)
    page = player.page
    before = player.look()
    token = next(t for t in before["options"] if t in {"do:plenty", "do:little", "do:nochoice"})

    player.click(token, before)
    player.settle(before)
    expect(page.locator(".chain button")).to_have_count(1)
    page.keyboard.press("u")

    expect(page.locator(f'[data-option="{token}"]')).to_be_visible()
    assert player.wait_for_turn()["options"] == before["options"]


def test_undo_ends_where_dice_were_rolled(open_browser: Open) -> None:
    player = open_browser()
    table = player.new_table(*ALONE)
    player.go(f"/table/{table['id']}")
    seen = player.wait_for_turn()
    while "do:reroll" not in seen["options"]:
        player.click(player.choose(seen, random.Random(3)), seen)
        player.settle(seen)
        seen = player.wait_for_turn()
    for token in ("do:reroll", "die:W", "die:", "done"):
        chosen = next((o for o in seen["options"] if o.startswith(token)), None)
        if chosen:
            player.click(chosen, seen)
            player.settle(seen)
            seen = player.wait_for_turn()

    expect(player.page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(0)
    player.page.get_by_role("button", name="Ask for undo").click()  # nobody else has to agree
    expect(player.page.locator('[data-option="done"]')).to_be_visible()


def test_a_final_answer_waits_for_confirmation(open_browser: Open) -> None:
    player = at_opportunity(open_browser, confirm="always")
    page = player.page
    before = player.look()

    player.click(before["options"][0], before)

    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert player.look()["options"] == before["options"]


def test_only_what_cannot_be_undone_waits_for_confirmation(open_browser: Open) -> None:
    player = at_opportunity(open_browser, confirm="never")
    page = player.page
    page.evaluate("localStorage.spielwerk = localStorage.spielwerk.replace('never', 'final')")
    page.reload()
    seen = player.wait_for_turn()

    player.click("do:little", seen)  # can be taken back: done at once
    player.wait_for_new(seen)
    seen = player.wait_for_turn()
    player.click(next(o for o in seen["options"] if o.startswith("die:")), seen)  # ends the turn

    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_contain_text("Jars")
    assert player.look()["options"] == seen["options"]
    page.keyboard.press("Enter")
    player.wait_for_new(seen)


def test_passing_with_usable_dice_is_warned_about(open_browser: Open) -> None:
    player = at_opportunity(open_browser)
    before = player.look()

    player.page.locator('[data-option="pass"]').click()

    expect(player.page.locator(".whynot")).to_contain_text("active di")
    assert player.look()["options"] == before["options"]


def test_hovering_an_option_shows_what_it_would_change(open_browser: Open) -> None:
    player = at_opportunity(open_browser)
    page = player.page
    seen = player.look()
    player.click("do:little", seen)
    player.settle(seen)

    page.locator('[data-option^="die:"]').first.hover()

    expect(page.locator(".opt .good").first).to_contain_text("Jars")


def test_reload_in_the_middle_of_a_turn(open_browser: Open) -> None:
    player = at_opportunity(open_browser)
    seen = player.look()
    player.click(next(t for t in seen["options"] if t.startswith("do:")), seen)
    player.settle(seen)
    before = player.wait_for_turn()["options"]

    player.page.reload()

    assert player.wait_for_turn()["options"] == before


@pytest.mark.timeout(120)
def test_the_connection_comes_back_after_a_restart(open_browser: Open, server: Running) -> None:
    player = at_opportunity(open_browser)
    before = player.look()["options"]

    server.kill()
    player.expect_text("Connection lost")
    server.start()

    expect(player.page.locator(".status")).not_to_contain_text("Connection lost", timeout=40_000)
    seen = player.wait_for_turn()
    assert seen["options"] == before
    player.click("pass", seen)
    player.settle(seen)


@pytest.mark.parametrize("tab", ["Board", "Me", "Others", "Log"])
def test_a_phone_needs_no_sideways_scrolling(open_browser: Open, tab: str) -> None:
    player = open_browser(width=360, height=740)
    player.play_now()
    player.wait_for_turn()

    player.page.locator(".tabs").get_by_role("button", name=tab).click()

    assert player.sideways() == 0


def test_large_text_loses_nothing(open_browser: Open) -> None:
    player = open_browser(width=720, height=900)  # 1440 pixels at 200 %
    player.play_now()

    assert player.sideways() == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("Deine Möglichkeiten", "Öffentliche Gebäude", "Runde 1/4")),
        ("fr", ("Vos options", "Bâtiments publics", "Manche 1/4")),
    ],
)
def test_the_language_is_switched_in_place(
    open_browser: Open, language: str, words: tuple[str, ...]
) -> None:
    player = open_browser()
    player.play_now()
    player.wait_for_turn()
    english = player.page.get_by_role("heading", level=1).inner_text()

    player.page.get_by_role("button", name=language.upper(), exact=True).click()

    body = player.page.locator("body")
    for word in words:
        expect(body).to_contain_text(re.compile(re.escape(word), re.IGNORECASE))
    expect(player.page.get_by_role("heading", level=1)).not_to_have_text(english)
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    assert player.sideways() == 0


def test_arrow_keys_walk_the_board_and_dimmed_things_answer(open_browser: Open) -> None:
    player = at_opportunity(open_browser)
    page = player.page
    page.locator('[data-state="legal"]:visible').first.focus()

    for _ in range(6):
        page.keyboard.press("ArrowLeft")

    assert page.evaluate("document.activeElement.dataset.token").startswith(("region:", "attack:"))
    page.keyboard.press("Enter")
    expect(page.locator(".whynot")).to_contain_text("Why not")


def test_holding_a_thing_tells_what_it_is(open_browser: Open) -> None:
    player = at_opportunity(open_browser)

    building = player.page.locator('[data-token="building:notary"]')
    building.click(button="right", force=True)

    expect(player.page.locator(".whynot")).to_contain_text("use a white space again")


def test_help_lists_the_keys(open_browser: Open) -> None:
    player = at_opportunity(open_browser)

    player.page.keyboard.press("?")

    expect(player.page.get_by_role("dialog", name="Help")).to_contain_text("undo the last step")


def test_a_long_log_is_one_stop_for_tab_and_arrows_lead_through_it(open_browser: Open) -> None:
    player = open_browser()
    table = player.new_table(*ALONE)["id"]
    player.go(f"/table/{table}")
    player.hurry(table, answers=60)
    rules = player.page.locator(".log .line a.rule")
    lines = player.page.locator(".log .lines")
    expect(rules.nth(40)).to_be_attached()

    lines.focus()
    player.page.keyboard.press("Tab")
    assert player.page.evaluate("document.activeElement.closest('.log')") is None

    lines.focus()
    player.page.keyboard.press("ArrowUp")
    expect(rules.last).to_be_focused()
    player.page.keyboard.press("ArrowUp")
    player.page.keyboard.press("ArrowDown")
    expect(rules.last).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog[open]")).to_contain_text(rules.last.inner_text())
