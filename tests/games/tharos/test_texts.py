"""Every word the game needs is there, in every language, with the same numbers in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from spielwerk.core.agenda import Choice, Event, Refusal
from spielwerk.core.conformance import random_game
from spielwerk.core.texts import LANGUAGES, GameTexts, texts
from spielwerk.games.tharos import GAME
from spielwerk.games.tharos import notation as n
from spielwerk.games.tharos.scoring import SOURCES
from spielwerk.games.tharos.steps import STEPS

FOLDER = GAME.folder
CHOICES = [
    step for step in STEPS if issubclass(step, Choice) and step.take is not Choice.take
]  # a base class asks nothing itself
CHOICE_NAMES = [choice.__name__ for choice in CHOICES]
PRUNED = {"thing", "option"}  # their names end in tokens, checked on their own
GAMES = 4


class Variables(Visitor):
    """The variables that a message or an attribute uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, frozenset[str]]:
    """All message ids and attributes of a language with the variables they use."""
    source = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if not isinstance(entry, ftl.Message):
            continue
        parts = {entry.id.name: entry.value}
        parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
        for name, pattern in parts.items():
            assert name not in found, f"{language}: {name} stands there twice"
            variables = Variables()
            variables.visit(pattern)
            found[name] = frozenset(variables.names)
    return found


def trees() -> Iterator[ast.Module]:
    for file in sorted(Path(FOLDER).glob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def constants_passed(function: str, position: int) -> set[str]:
    """The strings that the rules pass to a function at this position."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or len(node.args) <= position:
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else ""
            name = called.id if isinstance(called, ast.Name) else name
            key = node.args[position]
            if name != function:
                continue
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                found.add(key.value)
            else:
                assert ast.unparse(key) == "reason", "a key that this test cannot read"
    return found


def strings_returned(function: str) -> set[str]:
    """The strings that a function of the rules may return, except the empty one."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == function:
                for result in (r.value for r in ast.walk(node) if isinstance(r, ast.Return)):
                    branches = [result]
                    if isinstance(result, ast.IfExp):
                        branches = [result.body, result.orelse]
                    for branch in branches:
                        assert isinstance(branch, ast.Constant)
                        assert isinstance(branch.value, str)
                        found.add(branch.value)
    return found - {""}


EVENT_KEYS = sorted(constants_passed("tell", 1))
REASON_KEYS = sorted(constants_passed("refuse", 3) | strings_returned("refusal_of"))


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> GameTexts:
    return texts(GAME, request.param)


def test_the_sources_were_read() -> None:
    assert {"gained_jars", "warded_off", "start_player"} <= set(EVENT_KEYS)
    assert {"needs_jars", "in_preparation", "nothing_to_repeat"} <= set(REASON_KEYS)
    assert "Opportunity" in CHOICE_NAMES


def test_every_language_has_the_same_messages_with_the_same_variables() -> None:
    first, *others = (messages(language) for language in LANGUAGES)

    for other in others:
        assert other == first


def test_every_choice_has_a_prompt_for_the_asked_and_for_the_others(words: GameTexts) -> None:
    for name in CHOICE_NAMES:
        say = words.catalogue.say
        assert say(f"prompt-{name}", about="THING")
        assert "ANNA" in say(f"prompt-{name}", "others", about="THING", player="ANNA")


def test_every_token_has_a_name(words: GameTexts) -> None:
    for action in GAME.tokens.by_action:
        assert words.thing(action).strip()


def test_different_tokens_of_a_kind_have_different_names(words: GameTexts) -> None:
    named: dict[tuple[str, str], str] = {}
    for action, (kind, _) in GAME.tokens.by_action.items():
        key = (kind, words.thing(action))
        assert key not in named, f"{key} is {named[key]} and {GAME.tokens.token(action)}"
        named[key] = GAME.tokens.token(action)


@pytest.mark.parametrize("key", EVENT_KEYS)
def test_every_event_has_a_text(key: str) -> None:
    for language in LANGUAGES:
        for amount in (0, 1, 2, 5):
            event = Event("TH-GEN-01", key, 0, 0, amount, 1, -1)
            assert texts(GAME, language).event(event, ["Anna"])


@pytest.mark.parametrize("key", REASON_KEYS)
def test_every_reason_has_a_text(key: str) -> None:
    for language in LANGUAGES:
        for number in (1, 2):
            refusal = Refusal(0, "TH-GEN-01", key, number, number - 1)
            assert texts(GAME, language).reason(refusal)


def test_no_text_is_left_over() -> None:
    kinds = {block.kind: set(block.names) for block in GAME.tokens.blocks}
    for key in messages("en"):
        family, _, rest = key.partition("-")
        if family == "prompt":
            assert rest.removesuffix(".others") in CHOICE_NAMES, key
        elif family == "event":
            assert rest in EVENT_KEYS, key
        elif family == "reason":
            assert rest in REASON_KEYS, key
        elif family in PRUNED:
            head, _, tail = rest.partition("-")
            if family == "option" and head in CHOICE_NAMES:
                head, _, tail = tail.partition("-")
            assert head in kinds and (tail == "" or tail in kinds[head]), key


def test_the_words_of_the_app_are_there(words: GameTexts) -> None:
    keys = ["game-tharos-title"]
    keys += [f"score-{source}" for source, _ in SOURCES]
    keys += [f"phase-{name}" for name in n.PHASES]
    keys += [f"space-{name}" for name in n.SPACE_NAMES]
    keys += [f"place-{name}" for name in n.PLACES]
    keys += [f"guild-{seat}" for seat in range(4)]
    keys += [f"colour-{letter}" for letter in n.LETTERS]
    keys += [f"region-type-{letter}" for letter in n.LETTERS]
    keys += [f"card-{card}-text" for card in range(1, 41)]
    keys += [f"do-{name}-text" for name in n.MAT_ACTION_NAMES]
    keys += [f"person-{name}-text" for name in n.CARD_NAMES]
    keys += [f"building-{name}-text" for name in n.BUILDING_NAMES]
    keys += [f"transformer-{name}" for name in n.TRANSFORMER_NAMES]
    keys += [f"transformer-{name}-text" for name in n.TRANSFORMER_NAMES]
    keys += [f"loss-{card}-{number}" for card in range(1, 7) for number in range(1, 5)]

    for key in keys:
        assert words.catalogue.say(key)


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_never_lack_a_word(seed: int) -> None:
    seats = GAME.seats[seed % len(GAME.seats)]

    random_game(GAME, seats, seed, every=20)
