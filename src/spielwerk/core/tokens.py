"""Answers as text: `region:r1c2`, `card:17`, `pass`.

Inside, an answer is one integer; outside it is a token, so that renumbering never spoils an old
game. A block is one kind of thing; its names are numbers unless it lists them.
"""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.core.agenda import Action


class Block:
    """One kind of thing: ids base … base + len(names) - 1."""

    def __init__(self, kind: str, base: Action, names: Sequence[str]) -> None:
        self.kind = kind
        self.base = base
        self.names = tuple(names)


def numbered(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, last + 1))


class Tokens:
    """The two-way table between ids and tokens of one game."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self.by_action: dict[Action, tuple[str, str]] = {}
        self.texts: dict[Action, str] = {}
        self.by_token: dict[str, Action] = {}
        for block in blocks:
            for i, name in enumerate(block.names):
                action = block.base + i
                assert action not in self.by_action, f"{block.kind}:{name} overlaps another block"
                token = f"{block.kind}:{name}" if name else block.kind
                self.by_action[action] = (block.kind, name)
                self.texts[action] = token
                self.by_token[token] = action

    def token(self, action: Action) -> str:
        return self.texts[action]

    def action(self, token: str) -> Action | None:
        return self.by_token.get(token)

    def parts(self, action: Action) -> tuple[str, str]:
        """Kind and name, for texts."""
        return self.by_action[action]

    @property
    def size(self) -> int:
        """How many ids there are: the width of a policy network's output."""
        return 1 + max(self.by_action)
