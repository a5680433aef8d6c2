"""The rule texts of every game: the same rules, in the same order, in every language."""

import re
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import pytest

RULES: Final = Path(__file__).parents[2] / "rules"
SUFFIXES: Final = {"en": ".md", "de": ".de.md", "fr": ".fr.md"}
TEXTS: Final = sorted(RULES.glob("*.md"), key=lambda path: path.name)


class Expected(NamedTuple):
    """How many texts of each kind a game's ledger counts."""

    prefix: str
    rules: int
    decisions: int
    rulings: int


EXPECTED: Final = {
    "dei": Expected(prefix="DE", rules=222, decisions=0, rulings=59),
    "tharos": Expected(prefix="TH", rules=299, decisions=25, rulings=75),
    "nobility": Expected(prefix="RN", rules=185, decisions=19, rulings=48),
}

each_text = pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
each_game = pytest.mark.parametrize("game", EXPECTED)
each_translation = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in EXPECTED for language in SUFFIXES if language != "en"],
)


@each_game
def test_a_game_has_its_rules_in_every_language(game: str) -> None:
    languages = {language for language in SUFFIXES if text_of(game, language).is_file()}

    assert languages == set(SUFFIXES)


@each_text
def test_a_rules_text_belongs_to_a_known_game_and_language(path: Path) -> None:
    game = game_of(path)

    assert game in EXPECTED
    assert path in [text_of(game, language) for language in SUFFIXES]


@each_text
def test_an_id_stands_at_the_head_of_exactly_one_line(path: Path) -> None:
    heads = [rule_id for rule_id, _ in lines_with_id(path)]

    assert [rule_id for rule_id, times in Counter(heads).items() if times > 1] == []


@each_text
def test_a_text_has_as_many_rules_decisions_and_rulings_as_the_ledger(path: Path) -> None:
    expected = EXPECTED[game_of(path)]

    kinds = Counter(kind_of(rule_id) for rule_id, _ in lines_with_id(path))

    assert kinds == Counter(
        rule=expected.rules, decision=expected.decisions, ruling=expected.rulings
    )


@each_text
def test_an_id_has_a_text(path: Path) -> None:
    assert [rule_id for rule_id, text in lines_with_id(path) if len(text) < 10] == []


@each_text
def test_a_referenced_id_exists(path: Path) -> None:
    known = {rule_id for rule_id, _ in lines_with_id(path)}

    referenced = set(references(path, path.read_text(encoding="utf-8")))

    assert referenced - known == set()


@each_text
def test_a_reference_is_a_full_id(path: Path) -> None:
    short = re.compile(r"(?<![A-Z]-)\b(?:RUL|DEC)-\d+|[A-Z]-\d+(?:/| to | bis | à )-?\d")

    assert lines_matching(path, short) == []


@each_text
def test_no_line_carries_a_tag_of_the_ledger(path: Path) -> None:
    tag = re.compile(r"\[(?:DE|FR|EN)\b|\*\*R\*\*")

    assert lines_matching(path, tag) == []


@each_translation
def test_a_translation_has_the_same_ids_in_the_same_order(game: str, language: str) -> None:
    english = [rule_id for rule_id, _ in lines_with_id(text_of(game, "en"))]
    translated = [rule_id for rule_id, _ in lines_with_id(text_of(game, language))]

    assert set(translated) == set(english)
    assert translated == english


@each_translation
def test_a_translation_has_the_same_chapters_and_tables(game: str, language: str) -> None:
    assert skeleton(text_of(game, language)) == skeleton(text_of(game, "en"))


@each_translation
def test_a_translated_rule_names_the_same_rules_and_numbers(game: str, language: str) -> None:
    english = facts_by_id(text_of(game, "en"))
    translated = facts_by_id(text_of(game, language))

    assert {
        rule_id: (english[rule_id], translated.get(rule_id))
        for rule_id in english
        if english[rule_id] != translated.get(rule_id)
    } == {}


def text_of(game: str, language: str) -> Path:
    return RULES / f"{game}{SUFFIXES[language]}"


def game_of(path: Path) -> str:
    return path.name.split(".")[0]


def kind_of(rule_id: str) -> str:
    return {"DEC": "decision", "RUL": "ruling"}.get(rule_id.split("-")[1], "rule")


def lines_with_id(path: Path) -> list[tuple[str, str]]:
    """Each rule's ID and text, in the order of the file."""
    prefix = EXPECTED[game_of(path)].prefix
    head = re.compile(rf"^- \*\*({prefix}(?:-[A-Z0-9]+)+)\*\* (.+)$", re.MULTILINE)
    return head.findall(path.read_text(encoding="utf-8"))


def lines_matching(path: Path, pattern: re.Pattern[str]) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if pattern.search(line)]


def references(path: Path, text: str) -> list[str]:
    prefix = EXPECTED[game_of(path)].prefix
    return re.findall(rf"\b{prefix}(?:-[A-Z0-9]+)+\b", text)


def facts_by_id(path: Path) -> dict[str, tuple[list[str], Counter[str]]]:
    """What a translator must not change: the rules a text refers to, and its numbers."""
    facts = {}
    for rule_id, text in lines_with_id(path):
        named = references(path, text)
        rest = text
        for reference in named:
            rest = rest.replace(reference, "")
        facts[rule_id] = (sorted(named), Counter(re.findall(r"\d+", rest)))
    return facts


def skeleton(path: Path) -> list[str]:
    """Heading levels and table widths, in order."""
    shape = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            shape.append(line.split(" ")[0])
        elif line.startswith("|"):
            shape.append("|" * line.count("|"))
    return shape
