"""For fingers and for eyes: 44 pixels on a phone, the page at 200 %, everything that opens."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.test_access import THEMES, upload, violations

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}
GAMES = {"tharos": {}, "nobility": {"chancery": True, "events": True}, "dei": {}}
TABS = ["Board", "Me", "Others", "Log"]
UNFOLD = "document.querySelectorAll('main details').forEach((d) => (d.open = true))"
# Links inside a sentence may be as high as their line. On the map of D.E.I. the whole area is the
# target; its plate is only the way of the keyboard.
SMALL = """() => {
  const inline = '.skip, a.rule, .plate-b';
  const all = document.querySelectorAll('button, a[href], input, select, textarea, summary');
  return [...all].filter((e) => e.checkVisibility() && !e.matches(inline)).flatMap((e) => {
    const { width, height } = e.getBoundingClientRect();
    const size = Math.round(width) + ' x ' + Math.round(height);
    return width < 43.5 || height < 43.5 ? [size + ' ' + e.outerHTML.slice(0, 120)] : [];
  });
}"""
# Text that is cut off and cannot be scrolled to.
LOST = """() => {
  const cut = (e) => {
    const style = getComputedStyle(e);
    const hidden = [style.overflowX, style.overflowY].some((o) => o === 'hidden' || o === 'clip');
    return hidden && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1);
  };
  return [...document.querySelectorAll('main *, .status *, .act *')]
    .filter((e) => e.checkVisibility() && e.innerText?.trim() && !e.closest('.vh') && cut(e))
    .map((e) => e.outerHTML.slice(0, 160));
}"""


def at_table(player: Player, game: str, answers: int = 60) -> None:
    table = player.sit(game, *ALONE, options=GAMES[game])
    player.hurry(table, answers, haste=0.1)
    player.go(f"/table/{table}")
    player.wait_for_turn()


def tab(player: Player, name: str) -> None:
    player.page.locator(".tabs").get_by_role("button", name=name).click()


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_a_finger_touches_is_large_enough(open_browser: Open, game: str) -> None:
    player = open_browser(width=360, height=740)
    at_table(player, game)
    for name in TABS:
        tab(player, name)
        player.page.evaluate(UNFOLD)
        if name == "Others":
            player.page.locator(".opp .open").first.click()

        assert player.page.evaluate(SMALL) == [], name
        assert player.sideways() == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_at_200_percent_no_text_is_lost(open_browser: Open, game: str) -> None:
    player = open_browser(width=720, height=450, language="de")  # 1440 x 900, twice as large
    at_table(player, game)
    for place in range(len(TABS)):
        player.page.locator(".tabs button").nth(place).click()

        assert player.page.evaluate(LOST) == []
        assert player.sideways() == 0


@pytest.mark.parametrize(("width", "theme"), [(1440, "dark"), (360, "light")])
@pytest.mark.parametrize("game", list(GAMES))
def test_what_opens_over_or_beside_the_board(
    open_browser: Open, axe: str, game: str, width: int, theme: str
) -> None:
    player = open_browser(width=width, height=740, theme=theme)
    at_table(player, game)
    page = player.page

    def check(shown: str) -> None:
        expect(page.locator(shown).first).to_be_visible()
        assert violations(player, axe) == [], shown

    if game == "dei" and width < 800:  # the map always has areas that cannot be chosen
        page.locator(".parts").get_by_role("button", name="Map").click()
    page.locator(".mid [data-token]:visible").first.click(button="right", force=True)
    check(".whynot.note")
    page.keyboard.press("Escape")
    page.locator('.mid [data-token][aria-disabled="true"]:visible').first.click(force=True)
    check(".whynot .ways")
    page.locator(".whynot a.rule").first.click()
    check("dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Help").click()
    check("dialog[open]")
    page.get_by_role("dialog").get_by_role("button", name="Report a fault").click()
    check("dialog[open] textarea")
    page.keyboard.press("Escape")
    if width < 800:
        tab(player, "Others")
    page.locator("button.pts").first.click()
    check("dialog[open] table")
    page.keyboard.press("Escape")
    page.locator(".opp .open").first.click()
    check(".opp .mat")
    if width < 800:
        tab(player, "Log")
    page.evaluate(UNFOLD)
    check(".sealed[open]")


@pytest.mark.parametrize("theme", THEMES)
def test_a_branch(open_browser: Open, axe: str, theme: str) -> None:
    player = open_browser(theme=theme)
    player.go(f"/replay/{upload(player)}?move=20")
    player.page.get_by_text("Play on from here").click()
    player.page.get_by_role("button", name="Play on", exact=True).click()
    player.page.wait_for_selector(".branch")
    player.page.wait_for_selector(".tile")

    assert violations(player, axe) == []
