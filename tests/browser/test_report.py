"""The bug button: its file shows the same screen again, in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}
SCREEN = """() => ({
  asked: document.querySelector('.status h1').innerText,
  board: document.querySelector('.mid').innerText,
  mine: document.querySelector('.me').innerText,
  options: [...document.querySelectorAll('[data-option]')].map((e) => e.innerText),
  states: [...document.querySelectorAll('[data-token]')].map((e) => e.dataset.state),
  players: document.querySelector('.opps').innerText,
  log: document.querySelector('.log').innerText,
})"""


def report(player: Player, note: str, folder: Path) -> Path:
    page = player.page
    page.get_by_role("button", name="Report a fault").click()
    page.get_by_label("What is wrong?").fill(note)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    path = folder / "report.json"
    download.value.save_as(path)
    return path


@pytest.mark.parametrize("game", ["tharos", "nobility", "dei"])
def test_opening_a_report_shows_the_same_screen(
    open_browser: Open, tmp_path: Path, game: str
) -> None:
    player = open_browser()
    table = player.sit(game, *ALONE)
    player.hurry(table, 25, haste=0.1)
    player.go(f"/table/{table}")
    player.wait_for_turn()
    path = report(player, "The die is upside down", tmp_path)
    seen = player.page.evaluate(SCREEN)

    other = open_browser("/replay")
    other.page.get_by_label("Record file").set_input_files(path)

    other.page.wait_for_url("**/report")
    expect(other.page.locator(".reported")).to_contain_text("The die is upside down")
    other.wait_for_turn()
    assert other.page.evaluate(SCREEN) == seen
    other.page.locator("[data-option]").first.click()
    if other.look()["held"]:  # a warning came first
        other.page.locator(".act .pri").click()
    expect(other.page.locator(".whynot")).to_contain_text("nothing can be played here")
    other.page.reload()
    other.wait_for_turn()
    assert other.page.evaluate(SCREEN) == seen


def test_the_report_of_a_finished_game_leads_to_its_replay(
    open_browser: Open, tmp_path: Path
) -> None:
    player = open_browser()
    table = player.sit("tharos", *ALONE)
    player.hurry(table)
    player.go(f"/table/{table}")
    player.page.wait_for_selector(".end")
    path = report(player, "", tmp_path)

    other = open_browser("/replay")
    other.page.get_by_label("Record file").set_input_files(path)

    other.page.wait_for_selector(".end")
    other.page.locator(".reported").get_by_role("button", name="Replay").click()
    expect(other.page.locator(".player output")).to_be_visible()


def test_a_phone_reaches_the_bug_button_through_help(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    table = player.sit("tharos", *ALONE)
    player.go(f"/table/{table}")
    player.wait_for_turn()

    player.page.get_by_role("button", name="Help").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Report a fault").click()

    expect(player.page.get_by_label("What is wrong?")).to_be_visible()
