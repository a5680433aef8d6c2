from __future__ import annotations

from pathlib import Path

import pytest

from tools.rule_index import index, main, marks, mentions

TEXTS = """
- **AB-MINE-01** One mine per region, see AB-RUL-01.
- **AB-LOSS-C1** Card 1.
- **AB-RUL-01** A ruling.
- **AB-DEC-01** A decision point.
"""
CODE = '''"""AB-MINE-01 One mine."""\nrule = "AB-LOSS-C1"\n'''
TESTS = """
@rule("AB-MINE-01", "AB-LOSS-C1")
def test_mine() -> None: ...
"""


def checkout(root: Path, texts: str = TEXTS, code: str = CODE, tests: str = TESTS) -> Path:
    """A repository with one game called abc."""
    for name, content in {
        "rules/abc.md": texts,
        "src/spielwerk/games/abc/mines.py": code,
        "tests/games/abc/test_mines.py": tests,
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    return root


def test_a_translation_is_no_game_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout(tmp_path)
    (root / "rules" / "abc.de.md").write_text(TEXTS, "utf-8")

    assert main(root) == 0

    assert capsys.readouterr().out == "abc: 2 of 2 rules with text, code and test\n"


def test_a_complete_game_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(checkout(tmp_path)) == 0

    assert capsys.readouterr().out == "abc: 2 of 2 rules with text, code and test\n"


def test_a_rule_without_code_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(checkout(tmp_path, code='"""AB-MINE-01"""')) == 1

    assert capsys.readouterr().out.splitlines() == [
        "abc: 1 of 2 rules with text, code and test",
        "  without code (1): AB-LOSS-C1",
    ]


def test_a_rule_without_test_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(checkout(tmp_path, tests="")) == 1

    assert "  without test (2): AB-LOSS-C1, AB-MINE-01" in capsys.readouterr().out


def test_code_of_another_part_does_not_count(tmp_path: Path) -> None:
    checkout(tmp_path, code="")
    (tmp_path / "src/spielwerk/bots").mkdir()
    (tmp_path / "src/spielwerk/bots/greedy.py").write_text(CODE, "utf-8")

    [game] = index(tmp_path)

    assert game.code == set()


@pytest.mark.parametrize(
    ("part", "content", "where"),
    [
        ("texts", TEXTS + "See AB-MINE-09.", "rules/abc.md:6"),
        ("code", CODE + "# AB-MINE-09", "src/spielwerk/games/abc/mines.py:3"),
        ("tests", TESTS.replace("AB-LOSS-C1", "AB-MINE-09"), "tests/games/abc/test_mines.py:2"),
    ],
)
def test_an_id_without_text_is_a_fault(tmp_path: Path, part: str, content: str, where: str) -> None:
    [game] = index(checkout(tmp_path, **{part: content}))

    assert game.faults == [f"AB-MINE-09 has no text ({where})"]
    assert not game.sound


def test_a_foreign_prefix_on_a_games_test_is_a_fault(tmp_path: Path) -> None:
    [game] = index(checkout(tmp_path, tests=TESTS + '@rule("BA-MINE-01")\ndef test_typo(): ...\n'))

    assert game.faults == ["BA-MINE-01 has no text (tests/games/abc/test_mines.py:4)"]


def test_a_second_and_an_empty_text_are_faults(tmp_path: Path) -> None:
    [game] = index(checkout(tmp_path, texts=TEXTS + "- **AB-MINE-01** Again.\n- **AB-MINE-02**\n"))

    assert game.faults == [
        "AB-MINE-01 has two texts (rules/abc.md:6)",
        "AB-MINE-02 has an empty text (rules/abc.md:7)",
    ]


def test_a_game_without_rule_texts_is_left_out(tmp_path: Path) -> None:
    checkout(tmp_path)
    (tmp_path / "rules/abc.md").unlink()

    assert index(tmp_path) == []
    assert main(tmp_path) == 0


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("TH-MINE-04 and TH-PC-ORE-03", ["TH-MINE-04", "TH-PC-ORE-03"]),
        ("DE-OPT-3-01, DE-3P-02, TH-LOSS-C6.", ["DE-OPT-3-01", "DE-3P-02", "TH-LOSS-C6"]),
        ("TH-PC-ORE-03 to 06", []),
        ("TH-PC-ORE-03–06; TH-MINE-01 to TH-MINE-04", []),
        ("TH-PC-ORE-03, 04", ["TH-PC-ORE-03"]),
        ("the family TH-MINE, TH-MINE-041, DE-OPT-3", []),
    ],
)
def test_mentions(text: str, ids: list[str]) -> None:
    assert [rule_id for _, rule_id in mentions(text)] == ids


def test_marks_stand_on_tests_and_on_parameters_only() -> None:
    source = """
@rule("AB-A-01", "AB-A-02")
def test_one(): ...

@pytest.mark.rule("AB-A-03")
class TestMore: ...

@pytest.mark.parametrize("card", [
    pytest.param(1, marks=rule("AB-A-04")),
    pytest.param(2, marks=[rule("AB-A-05"), slow]),
])
async def test_cards(card): ...

@rule("AB-A-06")
def helper(): ...

rule("AB-A-07")
"""
    assert sorted(marks(source)) == [
        (2, "AB-A-01"), (2, "AB-A-02"), (5, "AB-A-03"), (9, "AB-A-04"), (10, "AB-A-05"),
    ]  # fmt: skip
