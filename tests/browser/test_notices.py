"""Coming back, being called, clocks, accounts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player

ME = {"who": "me"}
ZOE = {"who": "hotseat", "name": "Zoe"}
BOT = {"who": "bot", "level": "random"}
# What the page plays and says to the desktop is written down instead; the window looks away.
LISTEN = """
window.heard = { tones: 0, notes: [] };
document.hasFocus = () => window.looks === true;
class Silent {
  currentTime = 0;
  destination = {};
  node() { return { frequency: {}, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect: (to) => to, start() { window.heard.tones += 1; }, stop() {} }; }
  createOscillator() { return this.node(); }
  createGain() { return this.node(); }
}
window.AudioContext = Silent;
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => window.answer ?? 'granted';
  constructor(title, { body }) { window.heard.notes.push([title, body]); }
};
"""


def called(open_browser: Open, **settings: object) -> Player:
    """A player whose page is listened to, at a table with a bot, after the bot has moved."""
    player = open_browser(**settings)
    player.page.context.add_init_script(LISTEN)
    player.go(f"/table/{player.sit('tharos', ME, BOT)}")
    for _ in range(40):
        seen = player.wait_for_turn()
        player.page.locator(f'[data-option="{seen["options"][0]}"]').click()
        player.settle(seen)
        if player.page.locator(".log .line").count() > 30:
            break
    player.wait_for_turn()
    return player


def test_coming_back_shows_what_happened_and_can_be_skipped(open_browser: Open) -> None:
    player = open_browser(motion="normal")
    table = player.sit("tharos", ME, BOT)
    recap = player.page.locator(".recap")
    for seed in range(1, 20):
        player.hurry(table, 1, seed=seed)
        player.go(f"/table/{table}")
        player.wait_for_turn()
        player.page.wait_for_timeout(100)
        if recap.count():
            break

    expect(recap).to_contain_text("Since your last turn")
    expect(recap).to_contain_text(re.compile(r"1/\d+"))
    expect(recap).to_contain_text("Bot 2")
    recap.get_by_role("button", name="Skip").click()
    expect(recap).to_have_count(0)
    assert player.look()["options"]


def test_without_animation_nothing_is_replayed(open_browser: Open) -> None:
    player = open_browser(motion="off")
    table = player.sit("tharos", ME, BOT)
    player.hurry(table, 12)

    player.go(f"/table/{table}")

    player.wait_for_turn()
    expect(player.page.locator(".recap")).to_have_count(0)


def test_a_sound_a_notice_and_the_title_say_that_it_is_my_turn(open_browser: Open) -> None:
    player = called(open_browser, sound=True, notify=True)

    heard = player.page.evaluate("window.heard")

    assert heard["tones"] >= 2
    assert heard["notes"][0][0] == "Your turn"
    assert len(heard["notes"][0][1]) > 3
    assert player.page.title().startswith("● Your turn")


def test_what_is_switched_off_stays_quiet(open_browser: Open) -> None:
    player = called(open_browser, sound=False, notify=False)

    assert player.page.evaluate("window.heard") == {"tones": 0, "notes": []}
    assert player.page.title().startswith("● Your turn")


def test_nobody_is_called_who_is_looking(open_browser: Open) -> None:
    player = open_browser(sound=True, notify=True)
    player.page.context.add_init_script("window.looks = true;" + LISTEN)
    player.go(f"/table/{player.sit('tharos', ME, BOT)}")
    player.wait_for_turn()

    assert player.page.evaluate("window.heard") == {"tones": 0, "notes": []}


@pytest.mark.parametrize(("answer", "on"), [("granted", True), ("denied", False)])
def test_the_desktop_is_asked_for_leave(open_browser: Open, answer: str, on: bool) -> None:
    player = open_browser()
    player.page.context.add_init_script(LISTEN + f"window.answer = '{answer}';")
    player.go("/settings")

    box = player.page.get_by_label("Desktop notice on your turn")
    box.click()

    expect(box).to_be_checked(checked=on)


def test_clocks_run_for_the_one_who_is_asked(open_browser: Open) -> None:
    player = open_browser()
    table = player.sit("tharos", ME, ZOE, clock={"bank": 600, "increment": 20})
    player.go(f"/table/{table}")
    player.wait_for_turn()

    asked = player.page.locator(".opp.asked .clock")
    waiting = player.page.locator(".opp:not(.asked) .clock")

    expect(waiting).to_have_text("10:00")
    expect(asked).not_to_have_text("10:00")
    expect(asked).to_have_text(re.compile(r"^\d:\d\d$"))


def test_who_runs_out_of_time_is_replaced_and_everybody_sees_it(open_browser: Open) -> None:
    player, other = open_browser(), open_browser()
    table = player.sit("tharos", ME, {"who": "open"}, clock={"bank": 10})
    info = player.page.request.get(f"{player.url}/api/tables/{table}").json()
    other.go(f"/join/{info['invitation']}")
    other.page.get_by_label("Your name").fill("Bert")
    other.page.get_by_role("button", name="Sit down").click()

    player.go(f"/table/{table}")

    expect(player.page.locator(".opps")).to_contain_text("out of time", timeout=60_000)


def test_an_account_brings_my_seats_to_another_browser(open_browser: Open) -> None:
    anna = open_browser("/settings")
    table = anna.sit("nobility", ME, ZOE)
    anna.page.get_by_label("Account name").fill("Anna of the tests")
    anna.page.get_by_label("Password").fill("a long secret")
    anna.page.get_by_role("button", name="Make an account").click()
    expect(anna.page.get_by_role("status")).to_contain_text("Saved")
    expect(anna.page.get_by_role("button", name="Sign out")).to_be_visible()

    elsewhere = open_browser("/settings")
    elsewhere.page.get_by_label("Account name").fill("Anna of the tests")
    elsewhere.page.get_by_label("Password").fill("a wrong secret")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_role("alert")).to_be_visible()
    elsewhere.page.get_by_label("Password").fill("a long secret")
    elsewhere.page.get_by_role("button", name="Sign in").click()
    expect(elsewhere.page.get_by_role("button", name="Sign out")).to_be_visible()

    elsewhere.go("/tables")
    elsewhere.page.get_by_role("region", name="My games").locator("a").first.click()
    elsewhere.page.wait_for_url(f"**/table/{table}")
    assert elsewhere.wait_for_turn()["options"]

    elsewhere.go("/settings")
    elsewhere.page.get_by_role("button", name="Sign out").click()
    expect(elsewhere.page.get_by_label("Account name")).to_be_visible()
    elsewhere.go(f"/table/{table}")
    elsewhere.page.wait_for_selector(".rn-city")
    assert elsewhere.look()["options"] == []
