"""The server's no is said in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import spielwerk
from spielwerk.core.record import encode
from tests.browser.conftest import Open

SAID = {
    "en": "There is no such invitation.",
    "de": "Diese Einladung gibt es nicht.",
    "fr": "Cette invitation n’existe pas.",
}


EDITED = {
    "en": "Answer 2 of this record is not legal.",
    "de": "Antwort 2 dieser Aufzeichnung ist nicht erlaubt.",
    "fr": "La réponse 2 de cet enregistrement n’est pas permise.",
}


@pytest.mark.parametrize("language", SAID)
def test_an_invitation_that_is_not_there(open_browser: Open, language: str) -> None:
    player = open_browser("/join/nothing-here", language=language)

    expect(player.page.locator("main")).to_contain_text(SAID[language])


@pytest.mark.parametrize("language", EDITED)
def test_a_record_that_was_edited(open_browser: Open, tmp_path: Path, language: str) -> None:
    table = spielwerk.new("tictactoe", seats=2, seed=1)
    for token in ("cell:a1", "cell:b2"):
        table.answer(token)
    edited = table.record()
    edited.answers[1] = "cell:a1"
    path = tmp_path / "edited.json"
    path.write_bytes(encode(edited))
    player = open_browser("/replay", language=language)

    player.page.locator("input[type=file]").set_input_files(path)

    expect(player.page.get_by_role("alert")).to_have_text(EDITED[language])
