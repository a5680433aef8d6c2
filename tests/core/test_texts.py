"""Texts: found by key, filled in, and missed loudly."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.agenda import Event
from spielwerk.core.texts import LANGUAGES, Catalogue, MissingText, texts

TTT = spielwerk.game("tictactoe")


def catalogue(tmp_path: Path, text: str) -> Catalogue:
    file = tmp_path / "en.ftl"
    file.write_text(text, encoding="utf-8")
    return Catalogue("en", [file])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_its_answers_and_its_refusals_have_words(language: str) -> None:
    table = spielwerk.new("tictactoe", 2)
    events = table.answer("cell:b2")
    words, choice = texts(TTT, language), table.choice

    assert choice is not None
    assert words.prompt(choice)
    assert "Ada" in words.waiting(choice, "Ada")
    assert len({words.option(choice, action) for action in range(9)}) == 9
    assert words.reason(table.why()["cell:b2"])
    assert "Ada" in words.event(events[0], ["Ada", "Bob"])
    assert words.source("line")


def test_the_languages_differ() -> None:
    choice = spielwerk.new("tictactoe", 2).choice

    assert choice is not None
    assert len({texts(TTT, language).prompt(choice) for language in LANGUAGES}) == 3


def test_a_missing_text_is_named_with_its_language(tmp_path: Path) -> None:
    words = catalogue(tmp_path, "thing-die = a die\n")

    assert words.has("thing-die") and not words.has("thing-cup")
    with pytest.raises(MissingText, match="en: no text for thing-cup"):
        words.say("thing-cup")
    with pytest.raises(MissingText, match=r"en: no text for thing-die\.others"):
        words.say("thing-die", "others")


def test_a_text_that_cannot_be_filled_in_is_named(tmp_path: Path) -> None:
    words = catalogue(tmp_path, "event-gain = { $player } gains { $amount }\n")

    assert words.say("event-gain", player="Ada", amount=3) == "Ada gains 3"
    with pytest.raises(MissingText, match="en: event-gain"):
        words.say("event-gain", player="Ada")


def test_a_thing_has_a_name_of_its_own_or_that_of_its_kind() -> None:
    words = texts(spielwerk.game("tharos"), "en")
    tokens = spielwerk.game("tharos").tokens

    card, pass_ = tokens.action("card:17"), tokens.action("pass")

    assert card is not None and pass_ is not None
    assert "17" in words.thing(card)
    assert words.thing(pass_) == "Pass"
    assert words.thing(-1) == ""


def test_an_event_of_nobody_has_words_too() -> None:
    words = texts(spielwerk.game("tharos"), "en")

    assert "2" in words.event(Event("TH-FLOW-01", "round_begins", -1, -1, 2, 0, -1), ["A", "B"])
