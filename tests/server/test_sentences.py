"""Why not, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spielwerk.server
from spielwerk.core.errors import BadRecord, BadSetup, BadState
from spielwerk.server.sentences import Sentence, catalogue, of_error
from tests.server.people import Person, two_at_a_table

SERVER = Path(spielwerk.server.__file__).parent
KEY = re.compile(r"^no-([a-z-]+) = ", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")


def texts(language: str) -> dict[str, str]:
    """Key and whole text, as written."""
    text = (SERVER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = KEY.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def used_keys() -> set[str]:
    """What the server's modules name as a reason."""
    found: set[str] = set()
    for path in SERVER.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        for call in re.findall(r"(?:Refusal|Denied)\(([^()]*)", text):
            names = re.findall(r'"([a-z_-]+)"', call)
            found |= {name.replace("_", "-") for name in names[-1:]}
            if "if wish.seat" in call:
                found |= {name.replace("_", "-") for name in names[-2:]}
        found |= set(re.findall(r'Sentence\(\s*"([a-z-]+)"', text))
        found |= {f"found-{what}" for what in re.findall(r'not_found\("([a-z]+)"\)', text)}
    return found - {"not-found"}  # which says what is not found


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    assert used_keys() | {"too-fast"} == set(texts("en"))


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_translations_say_as_much_as_the_english(language: str) -> None:
    english, other = texts("en"), texts(language)

    assert list(other) == list(english)
    for key, text in english.items():
        assert set(VARIABLE.findall(other[key])) == set(VARIABLE.findall(text)), key
        assert other[key] != text, key


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_numbers_and_names_are_filled_in(language: str) -> None:
    words = catalogue(language)

    assert "3" in words.say("no-barrier", None, possible=3, steps=5)
    assert "5" not in words.say("no-barrier", None, possible=0, steps=5)
    assert "Anna" in words.say("no-name-taken", None, name="Anna")


def test_mistakes_of_the_engine_keep_their_detail() -> None:
    for problem, key in (
        (BadRecord("x"), "record"),
        (BadSetup("x"), "setup"),
        (BadState("x"), "other"),
    ):
        sentence = of_error(problem)
        assert (sentence.key, sentence.args) == (key, {"detail": "x"})
        assert sentence.english.endswith(": x")


def test_where_english_knows_more_the_key_stays() -> None:
    sentence = Sentence("illegal", "cell:a1 is taken")

    assert (sentence.key, sentence.args, sentence.english) == ("illegal", {}, "cell:a1 is taken")


async def test_socket_and_http_tell_the_key_and_its_arguments(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)

    early = await second.answer("cell:a1", 1)
    await first.send("undo", base_seq=1, idempotency_key="undoundo1", steps=2)
    barrier = await first.until("rejected")
    await first.send("let_bot", seat=1)
    trouble = await first.until("problem")
    lost = await anna.get("/api/tables/nothere", status=404)

    assert (early["code"], early["key"], early["args"]) == ("not_your_turn", "not-your-turn", {})
    assert (barrier["key"], barrier["args"]) == ("barrier", {"possible": 0, "steps": 2})
    assert (trouble["code"], trouble["key"]) == ("refused", "nobody-left")
    assert (lost["code"], lost["key"]) == ("not_found", "found-table")
