"""The players at the table: sealed dice, points by source, bots and how long they think."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open

ME = {"who": "me"}
ZOE = {"who": "hotseat", "name": "Zoe"}
BOT = {"who": "bot", "level": "greedy"}
GAMES = ["tharos", "nobility", "dei"]


def test_the_sealed_dice_are_shown_before_the_first_answer(open_browser: Open) -> None:
    player = open_browser()
    table = player.sit("tharos", ME, ZOE)
    player.go(f"/table/{table}")
    info = player.page.request.get(f"{player.url}/api/tables/{table}").json()

    sealed = player.page.locator(".sealed")
    sealed.locator("summary").click()

    expect(sealed).to_contain_text("hash of the secret key")
    expect(sealed).to_contain_text(info["commitment"])
    sealed.get_by_role("button", name="Copy the hash").click()
    expect(sealed.get_by_role("button")).to_have_text("Copied")
    assert player.page.evaluate("navigator.clipboard.readText()") == info["commitment"]


def test_the_sealed_dice_are_shown_to_whoever_is_invited(open_browser: Open) -> None:
    host, guest = open_browser(), open_browser()
    table = host.new_table(ME, {"who": "open"})

    host.go(f"/table/{table['id']}")
    guest.go(f"/join/{table['invitation']}")

    for player in (host, guest):
        player.page.locator(".sealed summary").click()
        expect(player.page.locator(".sealed")).to_contain_text(table["commitment"])


@pytest.mark.parametrize("game", GAMES)
def test_points_of_everybody_by_source_in_the_middle_of_a_game(
    open_browser: Open, game: str
) -> None:
    player = open_browser()
    table = player.sit(game, ME, ZOE)
    player.hurry(table, 30)
    player.go(f"/table/{table}")
    rows = player.page.locator(".opps .opp")
    expect(rows).to_have_count(2)
    shown = [int(re.sub(r"\D", "", row.inner_text())) for row in rows.locator(".pts").all()]

    rows.locator("button.pts").last.click()

    dialog = player.page.get_by_role("dialog", name="Points now, by source")
    expect(dialog).to_be_visible()
    cells = dialog.locator("tbody tr").all()
    assert len(cells) > 5
    by_seat = [
        [int(cell) for cell in row.locator("td:not(.ru)").all_inner_texts()] for row in cells
    ]
    assert [sum(column) for column in zip(*by_seat, strict=True)] == shown


def test_commission_cards_are_not_counted_before_the_end(open_browser: Open) -> None:
    player = open_browser()
    table = player.sit("nobility", ME, ZOE, options={"chancery": True})
    player.go(f"/table/{table}")

    player.page.locator("button.pts").first.click()

    dialog = player.page.get_by_role("dialog", name="Points now, by source")
    expect(dialog).to_contain_text("Settlers")
    expect(dialog).not_to_contain_text("Commission")


def test_a_bot_shows_its_level_and_how_long_it_thought(open_browser: Open) -> None:
    player = open_browser()
    table = player.sit("tharos", ME, BOT)
    player.go(f"/table/{table}")

    bot = player.page.locator(".opp:not(.own)")
    expect(bot).to_contain_text("Bot, greedy")
    for _ in range(30):
        seen = player.wait_for_turn()
        player.click("pass" if "pass" in seen["options"] else seen["options"][0], seen)
        player.settle(seen)
        if "thought for" in bot.inner_text():
            break

    expect(bot).to_contain_text(re.compile(r"thought for [\d.]+ s"))


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Bot 2 (greedy)", "Player 3"]),
        ("de", ["Bot 2 (gierig)", "Spieler 3"]),
        ("fr", ["Robot 2 (glouton)", "Joueur 3"]),
    ],
)
def test_names_that_the_server_made_up_are_in_the_readers_language(
    open_browser: Open, language: str, names: list[str]
) -> None:
    player = open_browser(language=language)
    table = player.sit("tharos", ME, BOT, {"who": "hotseat"})

    player.go(f"/table/{table}")
    for name in names:
        expect(player.page.locator(".opp h3").filter(has_text=name)).to_have_count(1)

    player.go("/tables")
    expect(player.page.locator(".people").first).to_contain_text(names[0])


def test_what_a_bot_answered_for_is_in_the_log_after_a_reload(open_browser: Open) -> None:
    player = open_browser()
    table = player.sit("tharos", BOT, ME)
    player.hurry(table, 8)
    player.go(f"/table/{table}")
    reasons = player.page.locator(".log .line small")
    player.wait_for_turn()
    expect(reasons.first).to_be_attached()
    told = reasons.all_inner_texts()

    player.page.reload()

    player.wait_for_turn()
    expect(reasons).to_have_text(told)
