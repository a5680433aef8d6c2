"""Why not, in the reader's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import spielwerk
import spielwerk.server
from spielwerk.core.errors import BadRecord, BadSetup, BadState, SpielwerkError
from spielwerk.core.record import commitment
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
    return found - {"not-found", "webhook"}  # which say more: what is not found, what is wrong


# Mistakes that people may read of: every place that raises one says which it is.
KINDS = {"BadRecord": "record", "BadSetup": "setup", "BadWebhook": "webhook"}
PLACES = ["__init__.py", "core/*.py", "games/**/*.py", "server/*.py"]


def raised() -> Iterator[tuple[str, str, ast.Call]]:
    """Where such a mistake is raised, what it is and what it says."""
    package = SERVER.parent
    for path in sorted(found for place in PLACES for found in package.glob(place)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            call = node.exc if isinstance(node, ast.Raise) else None
            if isinstance(call, ast.Call) and ast.unparse(call.func) in KINDS:
                where = f"{path.relative_to(package)}:{call.lineno}"
                yield where, KINDS[ast.unparse(call.func)], call


def mistakes() -> dict[str, set[str]]:
    """The text keys of these mistakes, with the names of their facts."""
    found: dict[str, set[str]] = {}
    for where, kind, call in raised():
        said = [ast.unparse(word) for word in call.args]
        if "failed.key" in said:  # of a worker: raised there
            continue
        if kind == "webhook" and len(said) == 1:  # only the log reads it, when the call is made
            continue
        assert len(said) == 2, f"{where} does not say which mistake it is"
        found[f"{kind}-{ast.literal_eval(said[1])}"] = {str(fact.arg) for fact in call.keywords}
    return found


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    general = {"too-fast", "record", "setup", "other"}

    assert used_keys() | set(mistakes()) | general == set(texts("en"))


def test_a_text_speaks_only_of_what_its_mistake_tells() -> None:
    told = texts("en")

    for key, facts in mistakes().items():
        assert set(VARIABLE.findall(told[key])) <= facts, key


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


@pytest.mark.parametrize(
    ("problem", "key"),
    [
        (BadRecord("x", "answer", number=5), "record-answer"),
        (BadSetup("x", "mismatch"), "setup-mismatch"),
        (BadRecord("x"), "record"),
        (BadState("x"), "other"),
    ],
)
def test_mistakes_of_the_engine_are_told_by_their_key(problem: SpielwerkError, key: str) -> None:
    sentence = of_error(problem)

    assert (sentence.key, sentence.args, sentence.english) == (key, problem.facts, "x")
    assert key in texts("en")


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


async def test_a_table_whose_settings_do_not_go_together_is_not_set(anna: Person) -> None:
    wish = {"game": "nobility", "seats": [{"who": "me"}], "options": {"chancery": True}}

    refused = await anna.post("/api/tables", wish, status=400)

    assert (refused["key"], refused["args"]) == ("setup-mismatch", {})
    assert (await anna.get("/api/tables/mine"))["tables"] == []


async def test_what_is_wrong_with_a_record_comes_by_key_from_the_worker(anna: Person) -> None:
    table = spielwerk.new("tictactoe", seats=2, seed=1)
    table.answer("cell:a1")
    edited = msgspec.to_builtins(table.record())
    edited["answers"] = ["cell:z9"]

    refused = await anna.post("/api/replays", edited, status=400)

    assert (refused["key"], refused["args"]) == ("record-answer", {"number": 1})


async def test_dice_that_were_edited_are_told_by_key(anna: Person) -> None:
    table = spielwerk.new("tharos", seats=2, seed=1)
    edited = msgspec.to_builtins(table.record())
    edited["key"] = "0" * 32
    edited["commitment"] = commitment(bytes(16))
    opened = await anna.post("/api/replays", edited)

    verified = await anna.get(f"/api/replays/{opened['id']}/verify")

    assert not verified["ok"]
    assert (verified["key"], verified["args"]) == ("record-dice", {"number": 0})
