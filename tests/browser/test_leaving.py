"""Leaving a table, a bot at the host's wish, and coming back."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.test_access import violations


def host_and_guest(open_browser: Open, **settings: Any) -> tuple[Player, Player, str]:
    anna, bert = open_browser(**settings), open_browser(**settings)
    table = anna.new_table({"who": "me", "name": "Anna"}, {"who": "open"})
    joined = bert.page.request.post(
        f"{bert.url}/api/invitations/{table['invitation']}/join", data={"name": "Bert"}
    )
    assert joined.ok, joined.text()
    for player in (anna, bert):
        player.go(f"/table/{table['id']}")
        player.page.wait_for_selector(".tile")
    return anna, bert, f"/table/{table['id']}"


def row(player: Player, name: str) -> Locator:
    return player.page.locator(".opp", has_text=name)


def test_a_leaver_is_replaced_at_the_hosts_wish_and_gets_the_seat_back(
    open_browser: Open, axe: str
) -> None:
    anna, bert, table = host_and_guest(open_browser)

    bert.page.get_by_role("button", name="Leave the table").click()
    dialog = bert.page.get_by_role("dialog")
    expect(dialog).to_contain_text("the seat is yours")
    assert violations(bert, axe) == []
    dialog.get_by_role("button", name="Leave", exact=True).click()
    bert.page.wait_for_url("**/tables")

    expect(row(anna, "Bert")).to_contain_text("left, the table waits")
    anna.page.get_by_label("Which bot").select_option("random")
    anna.page.get_by_role("button", name="Let a bot play for Bert").click()
    expect(row(anna, "Bert")).to_contain_text("Bot, random, plays for Bert")
    assert violations(anna, axe) == []

    bert.go(table)
    expect(row(anna, "Bert")).to_contain_text("here")
    expect(row(bert, "Bert")).to_contain_text("you")


def test_on_a_phone_one_leaves_by_the_help_and_gives_up(open_browser: Open) -> None:
    anna, bert, _ = host_and_guest(open_browser, width=360, height=740, language="de")

    bert.page.get_by_role("button", name="Hilfe").click()
    bert.page.get_by_role("button", name="Den Tisch verlassen").click()
    bert.page.get_by_label("Ich gebe auf").check()
    bert.page.get_by_role("button", name="Aufgeben", exact=True).click()
    bert.page.wait_for_url("**/tables")

    anna.page.locator(".tabs button").nth(2).click()
    expect(row(anna, "Bert")).to_contain_text("aufgegeben · Bot")
    assert anna.page.get_by_role("button", name="Einen Bot").count() == 0
