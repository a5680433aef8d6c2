"""A record or a table of earlier rules: replayed where the present ones lead to the same game."""

from __future__ import annotations

from typing import ClassVar

import pytest

import spielwerk
from spielwerk.core.errors import BadRecord, IllegalAction
from spielwerk.core.replaying import replay
from spielwerk.core.restoring import carried_over
from spielwerk.core.table import Table
from spielwerk.games.tictactoe import TicTacToeGame

OLD = spielwerk.game("tictactoe")


class SameRules(TicTacToeGame):
    """A later version that plays these games as before."""

    rules_version: ClassVar = OLD.rules_version + 1


def played(*tokens: str) -> Table:
    table = spielwerk.new("tictactoe", 2, seed=1)
    for token in tokens:
        table.answer(token)
    return table


def test_a_record_of_earlier_rules_is_replayed_by_the_present_ones() -> None:
    record = played("cell:a1", "cell:b2").record()

    again = replay(SameRules(), record)

    assert again.record().answers == ["cell:a1", "cell:b2"]
    assert again.record().rules_version == SameRules.rules_version
    assert record.rules_version == OLD.rules_version


def test_a_record_that_the_present_rules_do_not_know_is_refused_with_both_versions() -> None:
    record = played("cell:a1", "cell:b2").record()
    record.answers[1] = "cell:a1"

    with pytest.raises(BadRecord, match=r"follows version 1 .* plays version 2, by which answer 2"):
        replay(SameRules(), record)


def test_a_record_of_later_rules_is_refused() -> None:
    record = played("cell:a1").record()
    record.rules_version = 9

    with pytest.raises(BadRecord, match="follows version 9"):
        replay(OLD, record)


def test_a_game_goes_on_from_its_saved_position_and_nothing_before_can_be_undone() -> None:
    before = played("cell:a1", "cell:b2", "cell:a2")
    record, saved = before.record(), before.saved()
    record.answers[0] = "an answer that only the earlier rules knew"

    table = carried_over(SameRules(), record, saved)

    assert (table.view(0), table.undoable(0)) == (before.view(0), 0)
    table.answer("cell:c3")
    assert table.undoable(1) == 1
    table.undo()
    assert table.view(0) == before.view(0)
    with pytest.raises(IllegalAction, match="after move 3"):
        table.rewind(2)
    table.answer("cell:b1")
    table.answer("cell:a3")
    assert table.over
    final = table.record()
    assert (final.continued_at, len(final.answers)) == (3, 5)
    with pytest.raises(BadRecord, match="fixed in the middle of this game, after answer 3"):
        replay(SameRules(), final)
