"""Things on the table say what they are: tooltips everywhere, holding one magnifies it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}
# Whatever the pointer comes over has a tooltip of its own or around it.
SILENT = """() => {
  const said = (e) => e.closest('[title]')?.title || e.querySelector('[title]')?.title || '';
  const all = [...document.querySelectorAll('[data-token]')];
  for (const e of all) e.dispatchEvent(new PointerEvent('pointerenter'));
  return all.filter((e) => said(e).trim().length < 3).map((e) => e.outerHTML.slice(0, 150));
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["tharos", "nobility", "dei"])
def test_everything_that_can_be_pointed_at_has_a_tooltip(
    open_browser: Open, game: str, language: str
) -> None:
    player = open_browser(language=language)
    table = player.sit(game, *ALONE)
    player.hurry(table, 50, haste=0.1)
    player.go(f"/table/{table}")
    player.wait_for_turn()

    assert player.page.evaluate(SILENT) == []


def test_a_field_of_the_city_says_what_it_does(open_browser: Open) -> None:
    player = open_browser()
    player.go(f"/table/{player.sit('nobility', *ALONE)}")

    castle = player.page.locator('[data-token="castle:1"]')

    expect(castle).to_have_attribute(
        "title",
        "White Castle, field 1–2: 1–2. Gain reputation; it counts for your next die already.",
    )


def test_a_mat_tells_the_lord_benefit_of_its_character(open_browser: Open) -> None:
    player = open_browser()
    player.go(f"/table/{player.sit('nobility', *ALONE)}")

    expect(player.page.locator(".me .lordly")).to_contain_text("As a Lord: ")
    assert player.page.locator(".me .lordly").inner_text().split(": ")[1].strip()


def test_a_resting_finger_magnifies_a_card(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    player.go(f"/table/{player.sit('nobility', *ALONE)}")
    seen = player.wait_for_turn()
    card = player.page.locator(".rn-card").first
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    touch = player.page.context.new_cdp_session(player.page)
    finger = {"x": box["x"] + 10, "y": box["y"] + 10}

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    note = player.page.locator(".whynot.note")
    expect(note).to_be_in_viewport()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(note).to_contain_text("Settlers card")
    large = note.locator(".picture").bounding_box()
    assert large is not None
    assert large["height"] > 1.3 * box["height"]
    assert player.look()["options"] == seen["options"]


def test_a_phone_fills_commission_fields_from_the_board(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    table = player.sit("nobility", *ALONE, options={"chancery": True})
    player.hurry(table, 4)
    player.go(f"/table/{table}")
    player.wait_for_turn()

    expect(player.page.locator(".rn-near [data-token^='dicefield:']").first).to_be_visible()
    assert player.sideways() == 0
