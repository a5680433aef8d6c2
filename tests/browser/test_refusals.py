"""The server's no is said in the reader's language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open

SAID = {
    "en": "There is no such invitation.",
    "de": "Diese Einladung gibt es nicht.",
    "fr": "Cette invitation n’existe pas.",
}


@pytest.mark.parametrize("language", SAID)
def test_an_invitation_that_is_not_there(open_browser: Open, language: str) -> None:
    player = open_browser("/join/nothing-here", language=language)

    expect(player.page.locator("main")).to_contain_text(SAID[language])
