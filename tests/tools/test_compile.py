from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import CannotCompile, CompileFailed, build_tree, rule_modules, why_impossible

AGENDA = """
from typing import ClassVar


class Step:
    rule: ClassVar[str] = "AB-1"

    def __init__(self, seat: int, times: int = 1) -> None:
        self.seat = seat
        self.times = times
"""
RULES = """
from spielwerk.core.agenda import Step


def twice(seat: int) -> int:
    return Step(seat, 2).times
"""
SETTINGS = """
[tool.spielwerk.compile]
core = ["agenda.py"]
border = ["__init__.py", "texts.py"]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with one core module and one game."""
    for name, content in {
        "pyproject.toml": SETTINGS,
        "rules/abc.md": "- **AB-01** A rule.",
        "src/spielwerk/__init__.py": "",
        "src/spielwerk/core/__init__.py": "",
        "src/spielwerk/core/agenda.py": AGENDA,
        "src/spielwerk/core/codec.py": "",
        "src/spielwerk/games/__init__.py": "",
        "src/spielwerk/games/abc/__init__.py": "",
        "src/spielwerk/games/abc/rules.py": RULES,
        "src/spielwerk/games/abc/texts.py": "",
        "src/spielwerk/games/abc/components.toml": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    return tmp_path


def run_in_tree(root: Path, code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(root / "build" / "compiled")}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_rule_modules_are_the_named_core_and_all_of_a_game_but_its_border(root: Path) -> None:
    assert [module.as_posix() for module in rule_modules(root)] == [
        "spielwerk/core/agenda.py",
        "spielwerk/games/abc/rules.py",
    ]


def test_a_named_module_that_does_not_exist_is_reported(root: Path) -> None:
    (root / "src/spielwerk/core/agenda.py").unlink()

    with pytest.raises(CompileFailed, match=r"agenda\.py"):
        rule_modules(root)


def test_without_compiler_there_is_no_compiled_tree(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stale = root / "build" / "compiled" / "spielwerk"
    stale.mkdir(parents=True)
    monkeypatch.setenv("CC", "a-compiler-that-is-not-there")

    with pytest.raises(CannotCompile, match="no C compiler"):
        build_tree(root)

    assert not stale.exists()


def test_pure_can_be_asked_for(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELWERK_PURE", "1")

    with pytest.raises(CannotCompile, match="SPIELWERK_PURE"):
        build_tree(root)


@pytest.mark.skipif(bool(why_impossible()), reason=why_impossible() or "can compile")
def test_the_compiled_tree_runs_follows_changes_and_leaves_the_sources_pure(root: Path) -> None:
    build_tree(root)

    assert (
        run_in_tree(
            root,
            "import inspect, spielwerk.core.agenda as a, spielwerk.games.abc.rules as r;"
            "print(a.__file__[-3:], r.__file__[-3:], r.twice(1), inspect.signature(a.Step))",
        )
        == ".so .so 2 (seat, times=1)"
    )
    tree = root / "build" / "compiled" / "spielwerk"
    assert (tree / "games/abc/components.toml").is_file()
    assert (tree / "rules/abc.md").is_file()
    assert list((root / "src").rglob("*.so")) == []

    (root / "src/spielwerk/games/abc/rules.py").write_text(RULES.replace("2", "3"), "utf-8")
    (root / "src/spielwerk/core/codec.py").unlink()
    build_tree(root)

    assert run_in_tree(root, "from spielwerk.games.abc.rules import twice; print(twice(1))") == "3"
    assert not (tree / "core/codec.py").exists()

    (root / "src/spielwerk/games/abc/rules.py").write_text(RULES.replace("int:", "str:"), "utf-8")
    with pytest.raises(CompileFailed, match="Incompatible return value"):
        build_tree(root)
    assert not tree.exists()
