"""Answers as text: a table both ways."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.core.tokens import Block, Tokens, numbered


def test_every_answer_has_one_token_and_every_token_one_answer() -> None:
    for name in spielwerk.NAMES:
        tokens = spielwerk.game(name).tokens

        there_and_back = {
            action: tokens.action(tokens.token(action)) for action in tokens.by_action
        }

        assert all(action == back for action, back in there_and_back.items())
        assert len(tokens.by_token) == len(tokens.by_action)


def test_a_block_without_names_is_a_bare_word() -> None:
    tokens = Tokens(Block("pass", 0, [""]), Block("card", 10, numbered(1, 3)))

    assert (tokens.token(0), tokens.token(11), tokens.action("card:3")) == ("pass", "card:2", 12)
    assert tokens.parts(11) == ("card", "2")
    assert tokens.size == 13


def test_an_unknown_token_is_no_answer() -> None:
    assert spielwerk.game("tharos").tokens.action("region:r5c1") is None


def test_blocks_must_not_overlap() -> None:
    with pytest.raises(AssertionError, match="card:1 overlaps another block"):
        Tokens(Block("pass", 5, [""]), Block("card", 5, numbered(1, 3)))
