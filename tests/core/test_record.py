"""Records: replayed exactly, verified against the key, and refused when they were touched."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import spielwerk
from spielwerk.core import record as records
from spielwerk.core.conformance import random_game
from spielwerk.core.errors import BadRecord, IllegalAction
from spielwerk.core.record import Record, commitment, new_key
from spielwerk.core.table import Table


def played(name: str = "tharos", answers: int = 60, seed: int = 3) -> Table:
    table = spielwerk.new(name, 2, seed=seed, names=["Ada", "Bob"])
    for _ in range(answers):
        if table.over:
            break
        table.answer(table.options[-1])
    return table


@pytest.fixture(scope="module")
def finished() -> Record:
    return random_game(spielwerk.game("tharos"), 2, seed=9, check=False).record()


def test_a_record_as_json_replays_to_the_same_state() -> None:
    table = played()

    again = spielwerk.replay(records.encode(table.record()))

    assert again.saved_state() == table.saved_state()
    assert again.record() == table.record()


@pytest.mark.parametrize("to", [0, 1, 17, 60])
def test_a_record_replays_up_to_any_answer(to: int) -> None:
    table = played()

    there = spielwerk.replay(table.record(), to=to)

    assert there.record().answers == table.record().answers[:to]
    assert there.saved_state() == played(answers=to).saved_state()


def test_a_finished_record_tells_its_scores_and_verifies(finished: Record) -> None:
    outcomes = spielwerk.verify(finished)

    assert finished.scores is not None and len(finished.scores) == 2
    assert outcomes == sum(len(entry) for entry in finished.chance) > 300


def test_a_replay_does_not_need_the_key(finished: Record) -> None:
    public = msgspec.structs.replace(finished, key=None)

    table = spielwerk.replay(public)

    assert table.over
    assert table.scores == finished.scores
    with pytest.raises(BadRecord, match="published when the game is over"):
        spielwerk.verify(public)


def test_a_public_record_hides_the_key_until_the_game_is_over(finished: Record) -> None:
    open_table, over = played(), spielwerk.replay(finished)

    assert open_table.record(public=True).key is None
    assert open_table.record().key is not None
    assert over.record(public=True).key == finished.key


def test_the_commitment_binds_the_key() -> None:
    record = played().record()

    assert record.key is not None
    assert record.commitment == commitment(bytes.fromhex(record.key))
    assert new_key(3) == bytes.fromhex(record.key) != new_key(4)
    assert new_key(None) != new_key(None)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 2}, "record format 2 is not known"),
        ({"game": "chess"}, "chess"),
        ({"rules_version": 99}, "version 99 of the rules of Tharos"),
        ({"seats": 7}, "set-up is not possible: Tharos is for 2 to 4 players, not 7"),
        ({"options": {"night": True}}, "no option 'night'"),
        ({"components": "0123456789abcdef"}, "another component pack"),
        ({"key": "xyz"}, "not hexadecimal"),
        ({"key": "00" * 16}, "not the one that was committed to"),
        ({"names": ["Ada"]}, "1 names for 2 seats"),
        ({"position": {"moon": 1}}, "position cannot be: moon"),
    ],
)
def test_a_foreign_or_edited_head_is_refused_with_the_reason(
    changes: dict[str, object], message: str
) -> None:
    document = msgspec.to_builtins(played().record())
    document.update(changes)

    with pytest.raises(BadRecord, match=message):
        spielwerk.replay(msgspec.json.encode(document))


@pytest.mark.parametrize(
    "text", [b"", b"{}", b"[]", b'{"game": "tharos"}', b'{"moves": 3}', b"not json", "ü"]
)
def test_what_is_no_record_is_refused(text: bytes | str) -> None:
    with pytest.raises(BadRecord, match="this is not a Spielwerk record"):
        spielwerk.replay(text)


def test_a_truncated_record_is_refused() -> None:
    text = records.encode(played().record())

    with pytest.raises(BadRecord, match="this is not a Spielwerk record"):
        spielwerk.replay(text[: len(text) // 2])


def test_a_record_without_the_last_chance_is_incomplete() -> None:
    record = played().record()
    record.chance.pop()

    with pytest.raises(BadRecord, match="60 answers need 61 entries of chance, found 60"):
        spielwerk.replay(records.encode(record))
    with pytest.raises(BadRecord, match="incomplete"):
        spielwerk.replay(record)


def test_an_edited_answer_is_named() -> None:
    record = played().record()
    record.answers[20] = "region:r9c9"

    with pytest.raises(BadRecord, match="answer 21 of the record is not legal: 'region:r9c9'"):
        spielwerk.replay(record)


def test_an_illegal_answer_is_named_with_its_rule() -> None:
    record = played("tictactoe", 3).record()
    record.answers[2] = record.answers[0]

    with pytest.raises(BadRecord, match=r"answer 3 of the record is not legal: .* TTT-02"):
        spielwerk.replay(record)


def test_answers_after_the_end_are_refused(finished: Record) -> None:
    longer = msgspec.structs.replace(
        finished, answers=[*finished.answers, "pass"], chance=[*finished.chance, []]
    )

    with pytest.raises(BadRecord, match="the game is over"):
        spielwerk.replay(longer)


def test_an_impossible_outcome_is_named() -> None:
    record = played().record()
    rolled = next(i for i, entry in enumerate(record.chance) if i and entry)
    record.chance[rolled][0] = 99

    with pytest.raises(BadRecord, match=f"the chance of answer {rolled} is impossible"):
        spielwerk.replay(record)


def test_an_outcome_too_many_is_named() -> None:
    record = played().record()
    record.chance[5].append(1)

    with pytest.raises(BadRecord, match="chance does not fit answer 5"):
        spielwerk.replay(record)


def test_an_outcome_too_many_in_the_set_up_is_named() -> None:
    record = played().record()
    record.chance[0].append(1)

    with pytest.raises(BadRecord, match="chance does not fit the set-up"):
        spielwerk.replay(record)


def test_an_edited_score_is_refused(finished: Record) -> None:
    assert finished.scores is not None
    better = msgspec.structs.replace(finished, scores=[finished.scores[0] + 1, finished.scores[1]])

    with pytest.raises(BadRecord, match=r"the record says .* points, the game gives"):
        spielwerk.replay(better)


def test_dice_that_do_not_come_from_the_key_are_found() -> None:
    record = played(answers=0).record()
    record.chance[0][-1] = record.chance[0][-1] % 6 + 1  # the last die rolled

    assert spielwerk.replay(record).options
    with pytest.raises(BadRecord, match="the dice of the set-up are not those of the committed"):
        spielwerk.verify(record)


def test_a_changed_die_of_a_later_answer_is_named() -> None:
    table = played(answers=0)
    while not table.record().answers or not table.record().chance[-1]:
        table.answer(table.options[0])
    record = table.record()
    last = len(record.answers)
    for outcome in range(41):
        tampered = table.record()
        if tampered.chance[last][-1] == outcome:
            continue
        tampered.chance[last][-1] = outcome
        try:
            spielwerk.replay(tampered)
        except BadRecord:
            continue
        with pytest.raises(BadRecord, match=f"the dice of answer {last} are not those"):
            spielwerk.verify(tampered)
        return
    pytest.fail("no other outcome was possible")


def test_there_is_no_answer_beyond_the_end() -> None:
    with pytest.raises(BadRecord, match="60 answers; there is no 61th"):
        spielwerk.replay(played().record(), to=61)


def test_a_branch_shares_the_beginning_and_goes_on_with_its_own_dice() -> None:
    table = played()

    twin = table.branch(20, seed=77)

    assert twin.record().answers == table.record().answers[:20]
    assert twin.record().branched_at == 20
    assert twin.record().commitment != table.record().commitment
    for _ in range(15):
        twin.answer(twin.options[-1])
    assert spielwerk.verify(twin.record()) > 0
    assert spielwerk.replay(twin.record()).saved_state() == twin.saved_state()
    assert len(table.record().answers) == 60


def test_a_branch_with_changed_dice_does_not_verify() -> None:
    twin = played().branch(20, seed=77)
    while not twin.record().chance[-1]:
        twin.answer(twin.options[0])
    assert spielwerk.verify(twin.record())
    record = twin.record()
    other = new_key(78)
    record.key, record.commitment = other.hex(), commitment(other)

    with pytest.raises(BadRecord, match="not those of the committed key"):
        spielwerk.verify(record)


@pytest.mark.parametrize("to", [-1, 61])
def test_a_branch_cannot_begin_where_the_game_never_was(to: int) -> None:
    with pytest.raises(IllegalAction, match="the game has 60 answers"):
        played().branch(to)


def test_a_record_of_a_pack_needs_that_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[attack_cards]\nvalues = [1, 1, 1, 1, 1, 1, 1, 1]\n", encoding="utf-8")
    table = spielwerk.new("tharos", 2, seed=1, components=pack)

    assert spielwerk.replay(table.record(), components=pack).saved_state() == table.saved_state()
    with pytest.raises(BadRecord, match="open it together with that pack"):
        spielwerk.replay(table.record())
