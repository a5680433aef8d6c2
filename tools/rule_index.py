"""Check that every rule has a text, code and a test.

    python tools/rule_index.py

Text: a line `- **TH-MINE-04** …` in rules/<game>.md. Code: the ID in a source or component file
under src/spielwerk/games/<game>/, written out; a range ("TH-MINE-02 to 04") does not count.
Test: `@rule("TH-MINE-04")` on a test, or `marks=rule("TH-MINE-04")` on a parameter. Rulings
(-RUL-) and decision points (-DEC-) need a text only. An ID that is named anywhere and has no text
is an error too. A game without rules/<game>.md is left out.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

ID = r"[A-Z]{2,4}(?:-[A-Z0-9]+)*-(?:\d{2}|[A-Z]\d)(?![\w-])"
MENTION = re.compile(rf"(?<![\w-])({ID})")
RANGE = re.compile(rf"(?<![\w-]){ID}\s*(?:to|through|–|—|…|\.\.+)\s*(?:{ID}|\d+)")
TEXT = re.compile(rf"^\s*[-*] \*\*({ID})\*\*(.*)$")
CODE_FILES = (".py", ".toml")


class Game:
    """What is known about the rules of one game; places are `path:line`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.texts: set[str] = set()
        self.code: set[str] = set()
        self.tests: set[str] = set()
        self.faults: list[str] = []

    @property
    def prefixes(self) -> set[str]:
        return {prefix(rule_id) for rule_id in self.texts}

    @property
    def rules(self) -> list[str]:
        """The IDs that need code and a test."""
        return sorted(i for i in self.texts if "-RUL-" not in i and "-DEC-" not in i)

    @property
    def complete(self) -> list[str]:
        return [i for i in self.rules if i in self.code and i in self.tests]

    def report(self) -> Iterator[str]:
        yield (
            f"{self.name}: {len(self.complete)} of {len(self.rules)} rules with text, code and test"
        )
        for lack, have in (("code", self.code), ("test", self.tests)):
            missing = [i for i in self.rules if i not in have]
            if missing:
                yield f"  without {lack} ({len(missing)}): {', '.join(missing)}"
        for fault in self.faults:
            yield f"  {fault}"

    @property
    def sound(self) -> bool:
        return not self.faults and len(self.complete) == len(self.rules)


def prefix(rule_id: str) -> str:
    return rule_id.split("-", 1)[0]


def read_texts(root: Path) -> dict[str, Game]:
    games = {}
    for path in sorted((root / "rules").glob("*.md")):
        if "." in path.stem:
            continue  # rules/tharos.de.md is the same ledger in another language
        game = games[path.stem] = Game(path.stem)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found = TEXT.match(line)
            if not found:
                continue
            rule_id, text = found.groups()
            if rule_id in game.texts:
                game.faults.append(f"{rule_id} has two texts ({place(root, path, number)})")
            if not text.strip():
                game.faults.append(f"{rule_id} has an empty text ({place(root, path, number)})")
            game.texts.add(rule_id)
        for number, rule_id in mentions(path.read_text("utf-8")):
            if prefix(rule_id) in game.prefixes and rule_id not in game.texts:
                game.faults.append(f"{rule_id} has no text ({place(root, path, number)})")
    return games


def place(root: Path, path: Path, line: int) -> str:
    return f"{path.relative_to(root).as_posix()}:{line}"


def mentions(text: str) -> Iterator[tuple[int, str]]:
    """Line and ID of every rule that is named by itself."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in MENTION.finditer(RANGE.sub("", line)):
            yield number, found[1]


def marks(source: str) -> Iterator[tuple[int, str]]:
    """Line and ID of every `rule("…")` that stands on a test or a test's parameter."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            is_test = node.name.lower().startswith("test")
            marking = node.decorator_list if is_test else []
        elif isinstance(node, ast.keyword) and node.arg == "marks":
            marking = node.value.elts if isinstance(node.value, ast.List) else [node.value]
        else:
            continue
        for call in marking:
            if isinstance(call, ast.Call) and ast.unparse(call.func).split(".")[-1] == "rule":
                for argument in call.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.lineno, argument.value


def index(root: Path) -> list[Game]:
    games = read_texts(root)
    by_prefix = {p: game for game in games.values() for p in game.prefixes}

    package = root / "src" / "spielwerk"
    for path in sorted(package.rglob("*")):
        if path.suffix not in CODE_FILES:
            continue
        parts = path.relative_to(package).parts
        for number, rule_id in mentions(path.read_text("utf-8")):
            game = by_prefix.get(prefix(rule_id))
            if game is None:
                continue
            if rule_id not in game.texts:
                game.faults.append(f"{rule_id} has no text ({place(root, path, number)})")
            elif parts[:2] == ("games", game.name):
                game.code.add(rule_id)

    for path in sorted((root / "tests").rglob("test_*.py")):
        parts = path.relative_to(root / "tests").parts
        home = games.get(parts[1]) if parts[0] == "games" and len(parts) > 2 else None
        for number, rule_id in marks(path.read_text("utf-8")):
            game = by_prefix.get(prefix(rule_id), home)
            if game is None:
                continue
            if rule_id in game.texts:
                game.tests.add(rule_id)
            else:
                game.faults.append(f"{rule_id} has no text ({place(root, path, number)})")
    return list(games.values())


def main(root: Path = ROOT) -> int:
    games = index(root)
    for game in games:
        print("\n".join(game.report()))
    return 0 if all(game.sound for game in games) else 1


if __name__ == "__main__":
    sys.exit(main())
