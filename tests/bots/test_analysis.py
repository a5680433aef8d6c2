"""Win chances, what answers are worth, and luck."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots.analysis import (
    analyst,
    compared,
    deal_luck,
    judged,
    looked_into,
    luck_of,
    mark_of,
    summed_up,
)
from spielwerk.bots.chances import FILE, Chances, chances_of
from spielwerk.bots.dice import Dice
from spielwerk.core.agenda import apply, asked_seat, options
from spielwerk.core.conformance import random_game
from spielwerk.core.errors import BadSetup
from spielwerk.core.record import Record
from spielwerk.core.replaying import replay
from spielwerk.games.tictactoe import TicTacToeGame

THAROS = spielwerk.game("tharos")
TICTACTOE = spielwerk.game("tictactoe")


def tictactoe(*cells: str) -> Record:
    table = spielwerk.new("tictactoe", seats=2, seed=1)
    for cell in cells:
        table.answer(f"cell:{cell}")
    return table.record()


def test_chances_make_one_and_follow_the_worths() -> None:
    chances = Chances(THAROS, 3, [0.1, 0.1, 0.1]).of([6.0, -1.0, -5.0], 0)

    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)


def test_the_same_lead_counts_more_later_in_the_game() -> None:
    chances = Chances(THAROS, 2, [0.01, 0.05, 0.2])

    early, late = (chances.of([5.0, -5.0], stage)[0] for stage in (0, THAROS.last_stage))

    assert 0.5 < early < late < 1


def test_the_chances_of_a_finished_game_are_its_result() -> None:
    over = replay(TICTACTOE, tictactoe("a1", "b1", "a2", "b2", "a3")).state

    assert chances_of(TICTACTOE, 2).at(over) == [1.0, 0.0]


class Elsewhere(TicTacToeGame):
    """Tic-tac-toe with its files in another folder."""

    def __init__(self, folder: Path) -> None:
        self.place = folder

    @property
    def folder(self) -> Path:
        return self.place


def test_for_other_numbers_of_players_a_lead_counts_as_for_the_nearest(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        "[players.2]\nslopes = [1, 1, 1]\n[players.4]\nslopes = [3, 3, 3.0]\n"
    )

    game = Elsewhere(tmp_path)

    assert chances_of(game, 2).slopes == [1.0]
    assert chances_of(game, 5).slopes == pytest.approx([3.2])
    worths_of_two, worths_of_three = [5.0, -5.0], [5.0, -2.5, -2.5]
    two, three = (
        chances_of(game, 2).of(worths_of_two, 0),
        chances_of(game, 3).of(worths_of_three, 0),
    )
    assert two[0] / two[1] == pytest.approx(three[0] / three[1])


@pytest.mark.parametrize("text", ["", "[players.2]\n", "[players.2]\nslopes = [1, 2]\n", "=\n"])
def test_a_broken_file_of_chances_is_one_clear_error(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)

    with pytest.raises(BadSetup, match=FILE):
        chances_of(Elsewhere(tmp_path), 2)


@pytest.mark.parametrize("name", [name for name in spielwerk.NAMES if name != "tictactoe"])
def test_in_every_game_a_lead_counts_more_at_the_end_than_at_the_start(name: str) -> None:
    game = spielwerk.game(name)
    for seats in game.seats:
        slopes = chances_of(game, seats).slopes

        assert 0 <= slopes[0] < slopes[-1]


def test_missing_the_winning_answer_is_a_blunder() -> None:
    """a1 and a2 are marked; a3 would have won, c3 did not."""
    record = tictactoe("a1", "b1", "a2", "b2", "c3")

    (found,) = judged(TICTACTOE, record, None, "search@800", 1, range(5, 6))

    assert (found.seat, found.answer, found.options[0].answer) == (0, "cell:c3", "cell:a3")
    assert found.error > 0.1 and found.mark == "blunder"
    assert {option.answer for option in found.options} == {
        "cell:a3",
        "cell:b3",
        "cell:c1",
        "cell:c2",
        "cell:c3",
    }


def test_the_best_answer_gives_nothing_away() -> None:
    record = tictactoe("a1", "b1", "a2", "b2", "a3")

    (found,) = judged(TICTACTOE, record, None, "search@800", 1, range(5, 6))

    assert (found.error, found.mark) == (0.0, "")
    assert found.after == [1.0, 0.0]


def test_the_given_answer_is_tried_as_often_as_the_best_one() -> None:
    record = random_game(THAROS, 2, 4, check=False).record()

    for found in judged(THAROS, record, None, "search@300", 1, range(1, 9)):
        if found.options:
            given = next(option for option in found.options if option.answer == found.answer)
            assert given.tries == found.options[0].tries == max(o.tries for o in found.options)
            assert min(option.tries for option in found.options) >= 1


def test_a_small_or_doubtful_error_has_no_mark() -> None:
    assert mark_of(0.12, 0.01) == "blunder"
    assert mark_of(0.06, 0.01) == "mistake"
    assert mark_of(0.03, 0.01) == "inaccuracy"
    assert mark_of(0.01, 0.001) == ""
    assert mark_of(0.12, 0.07) == ""


def test_parts_of_a_record_are_judged_like_the_whole() -> None:
    record = random_game(THAROS, 3, 2, check=False).record()

    whole = list(judged(THAROS, record, None, "search@60", 9, range(20, 26)))
    parts = [
        found
        for numbers in (range(20, 23), range(23, 26))
        for found in judged(THAROS, record, None, "search@60", 9, numbers)
    ]

    assert whole == parts


def test_a_decision_is_judged_by_what_the_seat_could_see() -> None:
    record = random_game(THAROS, 2, 6, check=False).record()
    table = next(
        table
        for table in (replay(THAROS, record, to=at) for at in range(30, 90))
        if len(options(table.state)) > 2
    )
    seat, given = asked_seat(table.state), options(table.state)[0]
    how, chances = analyst(THAROS, "search@200"), chances_of(THAROS, 2)

    answers = [
        looked_into(THAROS, g, how, 5, chances, given)
        for g in (table.state, *(THAROS.guess(table.state, seat, bytes([n]) * 16) for n in (1, 2)))
    ]

    assert answers[0] == answers[1] == answers[2]


def test_luck_is_found_where_something_fell_and_nowhere_else() -> None:
    record = random_game(THAROS, 2, 8, check=False).record()
    numbers = range(1, 40)

    found = list(judged(THAROS, record, None, "search@20", 1, numbers))

    fell = {number for number in numbers if record.chance[number]}
    assert {decision.number for decision in found if decision.luck is not None} == fell != set()
    for decision in found:
        if decision.luck is not None:
            assert sum(decision.luck.chances) == pytest.approx(0, abs=0.001)


def test_luck_evens_out_over_all_that_could_fall() -> None:
    record = random_game(THAROS, 2, 8, check=False).record()
    number = next(at for at in range(1, len(record.chance)) if len(record.chance[at]) > 2)
    before = replay(THAROS, record, to=number - 1)
    given = before.legal_action(record.answers[number - 1])
    chances = chances_of(THAROS, 2)
    dice = Dice(3)
    lucks: list[float] = []
    for _ in range(200):
        after = before.state.clone()
        after.key, after.block = dice.key(), b""
        apply(after, given)
        luck = luck_of(before.state, given, after, chances, Dice(4))
        assert luck is not None
        lucks.append(luck.worths[0])

    spread = max(lucks) - min(lucks)
    assert spread > 0
    assert abs(sum(lucks) / len(lucks)) < spread / 8


def test_luck_is_the_difference_to_the_mean_of_other_states() -> None:
    won = replay(TICTACTOE, tictactoe("a1", "b1", "a2", "b2", "a3")).state
    lost = replay(TICTACTOE, tictactoe("a1", "b1", "a2", "b2", "c1", "b3")).state

    luck = compared(won, [won, lost], chances_of(TICTACTOE, 2))

    assert luck.chances == [0.5, -0.5]
    assert luck.worths == [1.0, -1.0]


def test_the_luck_of_the_deal_is_told_but_not_of_a_position() -> None:
    record = random_game(THAROS, 2, 8, check=False).record()
    table = spielwerk.at({"game": "tharos", "seats": 2, "players": {"0": {"money": 3}}}, seed=1)

    start, deal = deal_luck(THAROS, record, None, 1)
    _, none = deal_luck(THAROS, table.record(), None, 1)

    assert sum(start) == pytest.approx(1, abs=0.001)
    assert deal is not None and sum(deal.chances) == pytest.approx(0, abs=0.001)
    assert none is None


def test_a_summary_adds_up_errors_marks_and_luck() -> None:
    record = tictactoe("a1", "b1", "a2", "b2", "c3", "c1", "a3")
    found = list(judged(TICTACTOE, record, None, "search@400", 1, range(1, 8)))

    first, second = summed_up(record, None, found)

    assert (first.decisions, second.decisions) == (4, 3)
    assert first.error == pytest.approx(sum(d.error for d in found if d.seat == 0), abs=0.001)
    assert first.marks["blunder"] >= 1 and second.marks["blunder"] >= 1
    assert first.luck == second.luck == 0


@pytest.mark.parametrize("bot", ["greedy", "random", "search@50ms", "mcts@100"])
def test_a_bot_that_does_not_search_by_positions_cannot_judge(bot: str) -> None:
    with pytest.raises(BadSetup, match=bot):
        analyst(TICTACTOE, bot)


def test_an_unknown_bot_is_one_clear_error() -> None:
    with pytest.raises(BadSetup, match="no bot 'clever'"):
        analyst(TICTACTOE, "clever")
