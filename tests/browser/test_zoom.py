"""Zoom and pan on the boards: buttons, keys, ctrl and wheel, two fingers, dragging."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import Player

ALONE = {"who": "me"}, {"who": "hotseat", "name": "Zoe"}
BOARDS = ["tharos", "nobility"]


def at_table(player: Player, game: str) -> None:
    player.go(f"/table/{player.sit(game, *ALONE)}")
    player.wait_for_turn()


def zoom(player: Player) -> float:
    wide: float = player.page.evaluate(
        "() => { const s = document.querySelector('.zoom .stage');"
        " return s.getBoundingClientRect().width / s.offsetWidth; }"
    )
    return round(wide, 2)


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("width", [1440, 360])
def test_buttons_and_keys(open_browser: Open, game: str, width: int) -> None:
    player = open_browser(width=width, height=740)
    at_table(player, game)
    page = player.page
    assert zoom(player) == 1

    page.get_by_role("button", name="Zoom in").click()
    assert zoom(player) == 1.25
    page.keyboard.press("+")
    assert zoom(player) == 1.5
    assert player.sideways() == 0
    page.keyboard.press("-")
    assert zoom(player) == 1.25
    page.get_by_role("button", name="Whole board").click()
    assert zoom(player) == 1
    expect(page.get_by_role("button", name="Zoom out")).to_be_disabled()


def test_the_wheel_zooms_with_ctrl_and_keeps_what_is_under_the_pointer(open_browser: Open) -> None:
    player = open_browser()
    at_table(player, "tharos")
    tile = player.page.locator('[data-token="region:r3c3"]')
    box = tile.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    player.page.mouse.move(*at)
    player.page.keyboard.down("Control")
    for _ in range(3):
        player.page.mouse.wheel(0, -100)
    player.page.keyboard.up("Control")

    player.page.wait_for_function(
        "document.querySelector('.zoom .stage').style.transform.includes('1.5')"
    )
    under = player.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-token]').dataset.token",
        list(at),
    )
    assert under == "region:r3c3"


def test_dragging_moves_the_board_and_touches_nothing(open_browser: Open) -> None:
    player = open_browser()
    at_table(player, "tharos")
    page = player.page
    for _ in range(3):
        page.keyboard.press("+")
    before = page.evaluate("document.querySelector('.zoom .pane').scrollLeft")
    box = page.locator(".zoom .pane").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 10)
    page.mouse.move(x + 80, y + 20)
    page.mouse.up()

    assert page.evaluate("document.querySelector('.zoom .pane').scrollLeft") == before - 80
    expect(page.locator(".whynot")).to_have_count(0)


def test_two_fingers_zoom(open_browser: Open) -> None:
    player = open_browser(width=360, height=740)
    at_table(player, "tharos")
    touch = player.page.context.new_cdp_session(player.page)

    def fingers(kind: str, *places: tuple[int, int]) -> None:
        points = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(places)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (160, 300), (200, 300))
    fingers("touchMove", (150, 300), (210, 300))
    fingers("touchMove", (140, 300), (220, 300))
    fingers("touchEnd")

    assert zoom(player) == 2
