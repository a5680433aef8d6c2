"""D.E.I. in the browser: whole games by clicks, the map in words, zoom, access, phone."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player
from tests.browser.test_access import violations

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}


def new_table(player: Player, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    body = {"game": "dei", "seats": list(seats), "options": options}
    answer = player.page.request.post(f"{player.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    table: dict[str, Any] = answer.json()
    return table


def at_table(player: Player, answers: int = 0, seed: int = 4) -> None:
    """A table of my own, some answers into the game."""
    player.go(f"/table/{new_table(player, *ALONE)['id']}")
    chance = random.Random(seed)
    for _ in range(answers):
        answer(player, chance)
    player.wait_for_turn()


def answer(player: Player, chance: random.Random) -> None:
    seen = player.wait_for_turn()
    player.page.locator(f'[data-option="{player.choose(seen, chance)}"]').click()
    player.settle(seen)


def until(player: Player, prompt: str, seed: int = 4) -> dict[str, Any]:
    """Answer until something of this kind is offered."""
    chance = random.Random(seed)
    for _ in range(150):
        seen = player.wait_for_turn()
        if any(token.startswith(prompt) for token in seen["options"]):
            return seen
        answer(player, chance)
    raise AssertionError(f"nobody offered {prompt}")


@pytest.mark.timeout(180)
def test_a_whole_game_by_clicks_on_what_glows(open_browser: Open) -> None:
    player = open_browser()
    table = new_table(player, {"who": "me"}, {"who": "bot", "level": "random"})
    player.go(f"/table/{table['id']}")
    player.page.wait_for_selector(".city")
    chance = random.Random(7)
    limit = time.monotonic() + 150
    drawn: set[str] = set()
    while True:
        seen = player.wait_for_turn()
        if seen["over"]:
            break
        assert time.monotonic() < limit, "the game takes too long"
        assert set(seen["glowing"]) == set(seen["options"]), "everything offered is drawn"
        drawn |= {token.split(":")[0] for token in seen["glowing"]}
        player.click(player.choose(seen, chance), seen)
        player.settle(seen)

    assert {"area", "card", "task", "faction", "action"} <= drawn  # what comes up in every game
    final = player.page.get_by_role("region", name="Final scoring").first
    expect(final).to_contain_text("DE-SCORE-03")
    expect(player.page.locator(".trust").last).to_contain_text("verified")


def test_an_area_tells_its_name_and_neighbours(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)

    plate = player.page.locator('[data-token="area:G1"]')

    expect(plate).to_contain_text("Ground 1")
    expect(plate).to_contain_text("borders on G")
    expect(plate).to_contain_text("above or below: H")


def test_the_whole_area_answers_a_touch(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)
    seen = until(player, "area:")
    token = next(token for token in seen["options"] if token.startswith("area:"))

    shape = player.page.locator(f'.hit[data-area="{token.removeprefix("area:")}"]')
    shape.dispatch_event("click")

    player.settle(seen)


def test_zoom_and_pan(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)
    stage = player.page.locator(".stage")
    before = stage.bounding_box()

    player.page.get_by_role("button", name="Zoom in").click()

    after = stage.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] * 1.3
    player.page.get_by_role("button", name="Fit").click()
    fit = stage.bounding_box()
    assert fit is not None
    assert abs(fit["width"] - before["width"]) < 2


def test_the_markets_come_into_sight_for_a_purchase_and_the_bars_stay(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)
    for kind in ("down:", "slot:"):
        seen = until(player, kind)
        assert set(seen["glowing"]) == set(seen["options"]), "everything offered is drawn"
    player.page.wait_for_timeout(100)

    card = player.page.locator('[data-token^="slot:black"]').last
    bottom = card.evaluate("e => e.getBoundingClientRect().bottom")
    top = player.page.locator(".top").evaluate("e => e.getBoundingClientRect().top")

    assert bottom <= 900
    assert top == 0


def test_keys_zoom_the_map(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)
    stage, pane = player.page.locator(".stage"), player.page.locator(".pane")
    sizes = []

    for key in ("+", "+", "-", "0"):
        pane.press(key)
        player.page.wait_for_timeout(50)
        box = stage.bounding_box()
        assert box is not None
        sizes.append(round(box["width"]))

    assert sizes[3] < sizes[0] == sizes[2] < sizes[1]


def test_a_move_is_previewed_on_focus(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)
    seen = until(player, "group:")
    token = next(token for token in seen["options"] if token.startswith("group:"))

    player.page.locator(f'[data-option="{token}"]').focus()

    expect(player.page.locator(".next")).to_have_count(2)  # the area left and the area entered
    expect(player.page.locator(".way")).to_have_count(1)
    expect(player.page.locator(f'[data-option="{token}"]')).to_contain_text("›")


def test_an_outpost_that_would_change_hands_is_marked(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)
    chance = random.Random(4)
    for _ in range(150):
        seen = player.wait_for_turn()
        groups = [token for token in seen["options"] if token.startswith(("group:", "led:"))]
        if groups:
            option = player.page.locator(f'[data-option="{groups[-1]}"]')
            option.focus()
            expect(player.page.locator(".way")).to_have_count(1)
            if "outpost" in option.inner_text():
                expect(player.page.locator(".turns").first).to_be_attached()
                return
        answer(player, chance)
    raise AssertionError("no outpost would have changed hands")


def test_a_finger_sees_the_result_before_it_is_done(open_browser: Open) -> None:
    player = open_browser(confirm="final")
    at_table(player)
    seen = until(player, "group:")
    token = next(token for token in seen["options"] if token.startswith("group:"))
    option = player.page.locator(f'[data-option="{token}"]')

    option.evaluate(
        "e => e.dispatchEvent(new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"
    )

    confirm = player.page.get_by_role("button", name="Confirm")
    expect(confirm).to_contain_text("›")
    assert player.look()["move"] == seen["move"]
    confirm.click()
    player.wait_for_new(seen)


def test_effects_are_told_in_the_list_and_on_things(open_browser: Open) -> None:
    player = open_browser()
    at_table(player)
    expect(player.page.locator('[data-option^="faction:"]').first).to_contain_text(": ")
    until(player, "card:")

    expect(player.page.locator('[data-option^="card:"]').first).to_contain_text("Deploy")
    slot = player.page.locator('[data-token="slot:tactics3"]')
    expect(slot).to_have_attribute("title", re.compile(r"\n.+: .+\."))
    badge = player.page.locator('.mat [data-token="colour:red"]')
    expect(badge).to_have_attribute("title", re.compile(r"\n.+\."))
    player.page.locator(".me .lex summary").click()
    expect(player.page.locator(".me .lex")).to_contain_text("Take 1 resource from an area")
    badge.dispatch_event("contextmenu")
    title = badge.get_attribute("title") or ""
    expect(player.page.get_by_role("status")).to_contain_text(title.split("\n")[1])


def test_a_plan_is_not_shown_to_others(open_browser: Open) -> None:
    anna, bert = open_browser(), open_browser()
    table = new_table(anna, {"who": "me"}, {"who": "open"}, planning=True)
    bert.go(f"/join/{table['invitation']}")
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    bert.page.wait_for_selector(".city")
    anna.go(f"/table/{table['id']}")
    chance = random.Random(3)
    for _ in range(400):
        for player, other in ((anna, bert), (bert, anna)):
            seen = player.look()
            if not seen["options"]:
                continue
            if "Plan a card" in player.page.get_by_role("heading", level=1).inner_text():
                token = player.choose(seen, chance)
                player.click(token, seen)
                player.settle(seen)
                card = token.removeprefix("card:")
                mine = player.page.locator(f'.mat [data-token="card:{card}"]')
                expect(mine.first).to_be_visible()
                assert other.page.locator(f'.opp [data-token="card:{card}"]').count() == 0
                return
            player.click(player.choose(seen, chance), seen)
            player.settle(seen)
        anna.page.wait_for_timeout(20)
    raise AssertionError("nobody planned")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 360])
def test_access(open_browser: Open, axe: str, theme: str, width: int) -> None:
    player = open_browser(theme=theme, width=width)
    at_table(player, 40)
    player.page.wait_for_timeout(200)

    assert violations(player, axe) == []
    if width == 360:
        for tab in ("Me", "Others", "Log"):
            player.page.locator(".tabs").get_by_role("button", name=tab).click()
            assert violations(player, axe) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_phone_needs_no_sideways_scrolling(open_browser: Open, language: str) -> None:
    player = open_browser(width=360, height=740, language=language)
    at_table(player, 30)

    for tab in range(4):
        player.page.locator(".tabs button").nth(tab).click()
        assert player.sideways() == 0


def test_a_phone_shows_one_part_of_the_board_at_a_time(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    at_table(player, 6)
    player.page.locator(".tabs").get_by_role("button", name="Board").click()
    parts = player.page.locator(".parts button")
    shown = {"Map": ".city", "Markets": ".mk", "Tasks": ".tasks"}

    for name, here in shown.items():
        parts.get_by_text(name, exact=True).click()
        for other in shown.values():
            assert player.page.locator(f".mid {other}").first.is_visible() == (other == here)
        assert player.sideways() == 0
    parts.get_by_text("Map", exact=True).click()

    for button in player.page.locator(".parts button, .city .tools button, .opts button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
