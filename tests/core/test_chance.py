"""Chance: uniform, exact, forced when it must be, and noted."""

from __future__ import annotations

from collections import Counter

import pytest

from spielwerk.core.agenda import State
from spielwerk.core.chance import (
    ImpossibleChance,
    below,
    draw_kind,
    draw_member,
    roll,
    shuffle,
)


def state(key: bytes = b"a fixed key", forced: list[int] | None = None) -> State:
    g = State()
    g.key = key
    g.forced = forced or []
    g.chance = []
    return g


def chi_square(counts: Counter[int], outcomes: int) -> float:
    expected = sum(counts.values()) / outcomes
    return sum((counts[i] - expected) ** 2 / expected for i in range(outcomes))


def test_rolls_are_uniform_over_one_to_six() -> None:
    g = state()

    counts = Counter(roll(g) - 1 for _ in range(12000))

    assert set(counts) == set(range(6))
    assert chi_square(counts, 6) < 20.5  # p = 0.001


def test_successive_rolls_do_not_depend_on_each_other() -> None:
    g = state()

    pairs = Counter((roll(g) - 1) * 6 + roll(g) - 1 for _ in range(18000))

    assert chi_square(pairs, 36) < 66.6  # p = 0.001


def test_words_beyond_the_last_full_multiple_are_thrown_away() -> None:
    """With plain remainders a third of this range would come up half of the time."""
    g = state()
    span = 3 << 30

    low = sum(below(g, span) < 1 << 30 for _ in range(3000))

    assert abs(low - 1000) < 85


def test_a_bag_is_drawn_from_by_the_number_of_its_things() -> None:
    g = state()

    counts = Counter(draw_kind(g, [8, 0, 2, 2]) for _ in range(6000))

    assert set(counts) == {0, 2, 3}
    assert abs(counts[0] - 4000) < 120
    assert abs(counts[2] - 1000) < 95


def test_every_member_of_a_set_is_equally_likely() -> None:
    g = state()

    counts = Counter(draw_member(g, 0b1011010) for _ in range(8000))

    assert set(counts) == {1, 3, 4, 6}
    assert max(abs(count - 2000) for count in counts.values()) < 130


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    g = state()
    orders: Counter[tuple[int, ...]] = Counter()

    for _ in range(4800):
        things = [5, 6, 7, 8]
        shuffle(g, things)
        orders[tuple(things)] += 1

    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 49.7  # p = 0.001


def test_the_same_key_gives_the_same_outcomes_and_another_key_others() -> None:
    outcomes = []
    for key in (b"one", b"one", b"two"):
        g = state(key)
        outcomes.append([roll(g) for _ in range(40)])

    assert outcomes[0] == outcomes[1] != outcomes[2]


def test_a_clone_goes_on_with_the_same_outcomes() -> None:
    g = state()
    for _ in range(21):
        roll(g)
    twin = state()
    g.copy_agenda_to(twin)

    assert [roll(twin) for _ in range(30)] == [roll(g) for _ in range(30)]


def test_outcomes_are_noted_as_the_thing_itself() -> None:
    g = state(forced=[6, 3, 4, 8])

    results = [roll(g), draw_kind(g, [0, 0, 0, 1]), below(g, 5), draw_member(g, 1 << 8)]

    assert results == g.chance == [6, 3, 4, 8]


def test_forced_outcomes_count_as_draws_and_the_generator_goes_on_after_them() -> None:
    forced, free = state(forced=[1, 2, 3]), state()

    for g in (forced, free):
        for _ in range(3):
            roll(g)

    assert forced.draws == free.draws == 3
    assert [roll(forced) for _ in range(20)] == [roll(free) for _ in range(20)]


def test_a_forced_shuffle_lays_out_what_is_written_down() -> None:
    g = state(forced=[7, 5, 8])
    things = [5, 6, 7, 8]

    shuffle(g, things)

    assert things == [7, 5, 8, 6]
    assert g.chance == [7, 5, 8]


def test_nothing_is_noted_when_nobody_keeps_a_record() -> None:
    g = state()
    g.chance = None

    roll(g)

    assert g.chance is None


@pytest.mark.parametrize("outcome", [0, 7, -1])
def test_an_impossible_roll_is_refused(outcome: int) -> None:
    with pytest.raises(ImpossibleChance, match=f"a die cannot show {outcome}"):
        roll(state(forced=[outcome]))


def test_other_impossible_outcomes_are_refused_too() -> None:
    with pytest.raises(ImpossibleChance, match="outcome 5 where only 0 to 4 can happen"):
        below(state(forced=[5]), 5)
    with pytest.raises(ImpossibleChance, match="kind 1 is not in the bag"):
        draw_kind(state(forced=[1]), [2, 0])
    with pytest.raises(ImpossibleChance, match="kind 2 is not in the bag"):
        draw_kind(state(forced=[2]), [2, 0])
    with pytest.raises(ImpossibleChance, match="number 3 is not in the stack"):
        draw_member(state(forced=[3]), 0b110)
    with pytest.raises(ImpossibleChance, match="9 is not left to be laid out"):
        shuffle(state(forced=[9]), [1, 2])
