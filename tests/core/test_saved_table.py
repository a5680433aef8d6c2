"""A table is saved beside its record, so that opening it again needs no replay."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.core.restoring import restored
from spielwerk.core.table import Table


def played(*answers: str) -> Table:
    table = spielwerk.new("tictactoe", seats=2, seed=1)
    for answer in answers:
        table.answer(answer)
    return table


def told_by(table: Table) -> list[list[tuple[str | int, ...]]]:
    return [
        [(e.rule, e.key, e.seat, e.thing, e.amount, e.other, e.audience) for e in happened]
        for happened in table.events
    ]


def moments_of(table: Table) -> list[tuple[int, int, int]]:
    return [(moment.seat, moment.draws, moment.reveals) for moment in table.moments]


def same(left: Table, right: Table) -> bool:
    return (
        left.saved_state() == right.saved_state()
        and left.record() == right.record()
        and moments_of(left) == moments_of(right)
        and told_by(left) == told_by(right)
    )


def test_a_saved_table_is_restored_as_it_was() -> None:
    table = played("cell:a1", "cell:b2")

    again = restored(table.game, table.record(), table.saved())

    assert same(table, again)
    again.answer("cell:c3")
    assert again.undoable(0) == 1


def test_answers_after_the_saved_state_are_played() -> None:
    table = played("cell:a1", "cell:b2")
    saved = table.saved()
    table.answer("cell:c3")

    again = restored(table.game, table.record(), saved)

    assert same(table, again)


@pytest.mark.parametrize("saved", [b"{", b"[]", b'{"moments": 3}'])
def test_a_spoilt_save_is_refused(saved: bytes) -> None:
    table = played("cell:a1")

    with pytest.raises(spielwerk.BadState):
        restored(table.game, table.record(), saved)


def test_a_save_from_later_than_the_record_is_refused() -> None:
    table = played("cell:a1")
    saved = table.saved()
    table.undo()

    with pytest.raises(spielwerk.BadState):
        restored(table.game, table.record(), saved)
