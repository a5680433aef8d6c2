"""How bots weigh the merits of a state."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots.judging import Judge, Rivals, rows_of
from spielwerk.bots.thinkers import (
    FAR,
    LEVELS,
    LONG,
    LONG_TIME,
    UNLIMITED,
    Sight,
    Thinker,
    sight,
    thinker,
)
from spielwerk.bots.weights import (
    HAND,
    START,
    TUNED,
    document_of,
    judge_of,
    personalities,
    weights_of,
)
from spielwerk.core.conformance import random_game
from spielwerk.core.errors import BadSetup
from spielwerk.core.replaying import replay
from spielwerk.games import NAMES
from spielwerk.games.tictactoe import TicTacToeGame


def test_weights_lie_on_straight_lines_between_start_middle_and_end() -> None:
    rows = rows_of([[0.0, 4.0, 2.0], [1.0, 1.0, 1.0]], 4)

    assert [row[0] for row in rows] == [0.0, 2.0, 4.0, 3.0, 2.0]
    assert [row[1] for row in rows] == [1.0] * 5


def test_a_state_is_worth_its_weighed_merits() -> None:
    table = spielwerk.new("tharos", 2, seed=1)
    game = table.game
    merits = game.merits(table.state, 0)
    one_each = Judge(game, rows_of([[1.0, 1.0, 1.0]] * len(merits), game.last_stage))

    assert one_each.worth(table.state, 0) == pytest.approx(sum(merits))


def test_a_finished_game_is_worth_its_score() -> None:
    table = random_game(spielwerk.game("tharos"), 2, 3, check=False)

    worth = judge_of(table.game, HAND).worth(table.state, 1)

    assert worth == table.scores[1]


def test_worths_are_measured_against_the_mean_of_all_others() -> None:
    table = random_game(spielwerk.game("tharos"), 3, 3, check=False)
    first, second, third = table.scores

    worths = judge_of(table.game, HAND).worths(table.state, 3)

    assert worths[0] == first - (second + third) / 2


@pytest.mark.parametrize("is_over", [False, True])
def test_rivals_judge_by_the_lead(is_over: bool) -> None:
    table = spielwerk.new("tharos", 3, seed=3)
    if is_over:
        table = random_game(table.game, 3, 3, check=False)
    judge = judge_of(table.game, HAND)
    leads = judge.worths(table.state, 3)
    rivals = Rivals(judge, 3)

    assert [rivals.worth(table.state, seat) for seat in range(3)] == pytest.approx(leads)
    assert rivals.worths(table.state, 3) == pytest.approx(leads)


def test_who_plays_alone_leads_by_all_it_has() -> None:
    table = spielwerk.new("nobility", 1, seed=3)
    judge = judge_of(table.game, HAND)

    assert Rivals(judge, 1).worth(table.state, 0) == judge.worth(table.state, 0)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_names_its_merits_and_stages(name: str) -> None:
    game = spielwerk.game(name)
    record = random_game(game, 2, 8, check=False).record()
    for at in range(0, len(record.answers), max(1, len(record.answers) // 20)):
        g = replay(game, record, to=at).state

        assert len(game.merits(g, 0)) == len(game.merit_names)
        assert 0 <= game.stage(g) <= game.last_stage


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_complete_weights(name: str) -> None:
    game = spielwerk.game(name)

    for style in (HAND, START, TUNED, *personalities(game)):
        assert set(weights_of(game, style)) == set(game.merit_names)


class Elsewhere(TicTacToeGame):
    """A game whose files lie somewhere else."""

    place = Path()

    @property
    def folder(self) -> Path:
        return self.place


def game_with(folder: Path, text: str) -> Elsewhere:
    """A game whose weights.toml says this."""
    (folder / "weights.toml").write_text(text)
    Elsewhere.place = folder
    document_of.cache_clear()
    return Elsewhere()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[hand]\npoints = [1.0, 1.0]", "points needs 3 numbers"),
        ("[hand]\npoints = [1, 1, 'x']", "points needs 3 numbers"),
        ("[hand]\nbeauty = [1, 1, 1]", "'beauty' is unknown or missing"),
        ("[hand]", "'points' is unknown or missing"),
        ("", "is missing"),
        ("[hand", "weights.toml"),
    ],
)
def test_broken_weights_are_one_clear_error(tmp_path: Path, text: str, complaint: str) -> None:
    game = game_with(tmp_path, text)

    with pytest.raises(BadSetup, match=complaint):
        weights_of(game, HAND)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("master = { positions = 0, noise = 0 }", "Expected `int` >= 1"),
        ("master = { positions = 10, noise = -1 }", "Expected `float` >= 0.0"),
        ("master = { positions = 10 }", "missing required field `noise`"),
        ("master = { positions = 10, noise = 0, luck = 1 }", "unknown field `luck`"),
        ("master = { positions = 10, noise = 0, rivals = 1 }", "Expected `bool`"),
        ("master = { positions = 10, noise = 0, ways = 0 }", "Expected `int` >= 1"),
        ("master = 7", "Expected `object`"),
        ("emperor = { positions = 10, noise = 0 }", "Invalid enum value 'emperor'"),
    ],
)
def test_broken_levels_are_one_clear_error(tmp_path: Path, text: str, complaint: str) -> None:
    game = game_with(tmp_path, "[levels]\n" + text)

    with pytest.raises(BadSetup, match=f"\\[levels\\]: .*{complaint}"):
        thinker(game, "master")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("far = 0", "Expected `int` >= 1"),
        ("anew = -1", "Expected `int` >= 0"),
        ("positions = 0", "Expected `int` >= 1"),
        ("seconds = 0.0", "Expected `float` > 0"),
        ("near = 1.0", "Expected `float` < 1"),
        ("stages = -1", "Expected `int` >= 0"),
        ("halving = -1", "Expected `int` >= 0"),
        ("fee = 0.5", "Expected `int`"),
        ("wide = 3", "unknown field `wide`"),
    ],
)
def test_broken_habits_are_one_clear_error(tmp_path: Path, text: str, complaint: str) -> None:
    game = game_with(tmp_path, "[search]\n" + text)

    with pytest.raises(BadSetup, match=f"\\[search\\]: .*{complaint}"):
        sight(game, LEVELS["grandmaster"])


@pytest.mark.parametrize(
    ("text", "expected", "positions", "seconds"),
    [
        ("", Sight(FAR), LONG, LONG_TIME),
        ("[search]\nfar = 5\nanew = 2\nnear = 0.3\n", Sight(5, 2, 0.3), LONG, LONG_TIME),
        ("[search]\nstages = 3\n", Sight(FAR, stages=3), LONG, LONG_TIME),
        ("[search]\nhalving = 8\nfee = 5\n", Sight(FAR, halving=8, fee=5), LONG, LONG_TIME),
        ("[search]\npositions = 70\nseconds = 0.3\n", Sight(FAR), 70, 0.3),
    ],
)
def test_a_game_may_say_what_a_long_search_is(
    tmp_path: Path, text: str, expected: Sight, positions: int, seconds: float
) -> None:
    game = game_with(tmp_path, text)

    assert sight(game, Thinker("search", positions)) == expected
    assert sight(game, Thinker("search", positions - 1)) == Sight()
    assert sight(game, Thinker("search", UNLIMITED, seconds)) == expected
    assert sight(game, Thinker("search", UNLIMITED, seconds - 0.001)) == Sight()


def test_a_game_may_have_levels_of_its_own(tmp_path: Path) -> None:
    text = "[levels]\nmaster = { positions = 10, noise = 0.5 }\n"
    game = game_with(tmp_path, text + "journeyman = { positions = 9, noise = 0, turn = 30 }")

    own, shared = thinker(game, "master"), thinker(game, "grandmaster")

    assert (own.kind, own.positions, own.noise, own.turn) == ("search", 10, 0.5, 0)
    assert thinker(game, "journeyman").turn == 30
    assert shared is LEVELS["grandmaster"]


def test_fitting_begins_with_the_hand_set_weights_and_what_differs(tmp_path: Path) -> None:
    hand = "[hand]\npoints = [1, 1, 1]\n"
    for text, expected in (
        ("", [1.0, 1.0, 1.0]),
        ("[start]\npoints = [2, 1, 0]\n", [2.0, 1.0, 0.0]),
    ):
        game = game_with(tmp_path, hand + text)

        assert weights_of(game, START) == {"points": expected}
        assert weights_of(game, HAND) == {"points": [1.0, 1.0, 1.0]}


def test_an_unknown_personality_is_refused() -> None:
    with pytest.raises(BadSetup, match="no personality 'dreamer'"):
        weights_of(spielwerk.game("tharos"), "dreamer")
