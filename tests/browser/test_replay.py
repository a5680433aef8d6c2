"""Replays: links to an exact move, stepping, verified dice, branches, record files."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import spielwerk
from spielwerk.core.record import encode
from tests.browser.conftest import Open
from tests.browser.player import Player


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game as a file."""
    table = spielwerk.new("tharos", seats=2, seed=5)
    chance = random.Random(2)
    while table.asked is not None:
        options = table.options
        table.answer(
            "pass" if "pass" in options and chance.random() < 0.6 else chance.choice(options)
        )
    path = tmp_path_factory.mktemp("record") / "game.json"
    path.write_bytes(encode(table.record()))
    return path


@pytest.fixture
def replay(open_browser: Open, record: Path) -> Player:
    player = open_browser("/replay")
    player.page.get_by_label("Record file").set_input_files(record)
    player.page.wait_for_url("**/replay/u-*")
    player.page.wait_for_selector(".tile")
    return player


def test_a_record_file_opens_and_steps(replay: Player) -> None:
    page = replay.page
    output = page.locator(".player output")
    expect(output).to_contain_text("0 / ")

    page.get_by_role("button", name="One move on").click()
    page.keyboard.press("ArrowRight")

    expect(output).to_contain_text("2 / ")
    assert page.url.endswith("move=2")


def test_a_link_leads_to_the_exact_move(replay: Player, open_browser: Open) -> None:
    address = replay.path.split("?")[0]

    other = open_browser(f"{address}?move=37")

    expect(other.page.locator(".player output")).to_contain_text("37 / ")
    other.page.wait_for_selector(".tile")


def test_a_log_line_jumps_to_its_move(replay: Player) -> None:
    line = replay.page.locator(".log .line button").nth(-3)

    line.click()

    expect(replay.page.locator(".player output")).not_to_have_text(re.compile("^0 /"))
    expect(replay.page.locator(".log [aria-current]").first).to_be_visible()


def test_the_dice_are_verified(replay: Player) -> None:
    replay.page.get_by_role("button", name="Verify the dice").click()

    expect(replay.page.get_by_role("status").filter(has_text="verified")).to_be_visible()


def test_a_branch_is_visibly_not_the_real_game(replay: Player) -> None:
    page = replay.page
    page.get_by_role("button", name="One move on").click()
    page.get_by_text("Play on from here").click()

    page.get_by_role("button", name="Play on", exact=True).click()

    page.wait_for_url("**/table/*")
    expect(page.locator(".branch")).to_contain_text("not the real game")


def test_the_record_can_be_saved_and_opened_again(replay: Player, record: Path) -> None:
    with replay.page.expect_download() as download:
        replay.page.get_by_role("button", name="Save the record").click()

    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert saved["answers"] == json.loads(record.read_text(encoding="utf-8"))["answers"]


@pytest.mark.parametrize("text", ["{", '{"hello": "world"}'])
def test_a_file_that_is_no_record_is_refused(open_browser: Open, tmp_path: Path, text: str) -> None:
    player = open_browser("/replay")
    nonsense = tmp_path / "nonsense.json"
    nonsense.write_text(text, encoding="utf-8")

    player.page.get_by_label("Record file").set_input_files(nonsense)

    expect(player.page.get_by_role("alert")).to_contain_text("not a record")
