"""Random games with all checks, perft numbers, and conservation as a property."""

from __future__ import annotations

import pytest
from hypothesis import given as property_given
from hypothesis import settings
from hypothesis import strategies as st

import spielwerk
from spielwerk.bots.dice import Dice
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.weights import HAND, judge_of
from spielwerk.core.agenda import apply, asked_seat, options
from spielwerk.core.conformance import perft, random_game
from spielwerk.core.texts import LANGUAGES, texts
from spielwerk.games import game
from spielwerk.games.dei.state import Dei, scavengers_on_map
from tests.games.dei.conformance import options_for

GAME = game("dei")


@pytest.mark.parametrize("chunk", range(30))
def test_random_games_hold_every_promise(chunk: int) -> None:
    for seed in range(10 * chunk, 10 * chunk + 10):
        random_game(GAME, 2 + seed % 3, seed, options_for(seed), every=40)


@settings(max_examples=25, deadline=None)
@property_given(
    st.integers(2, 4), st.integers(0, 10**6), st.lists(st.integers(0, 999), min_size=60)
)
def test_nothing_is_lost_or_doubled(seats: int, seed: int, picks: list[int]) -> None:
    table = spielwerk.new("dei", seats, seed=seed, options=options_for(seed))
    g = table.state
    assert isinstance(g, Dei)
    for number, pick in enumerate(picks * 3):
        if asked_seat(g) < 0:
            break
        offered = options(g)
        apply(g, offered[(pick + 7 * number) % len(offered)])
        grounds = g.box.land.grounds
        assert g.technology + sum(g.tokens[:grounds]) + sum(p.technology for p in g.players) == 60
        assert g.energy + sum(g.tokens[grounds:]) + sum(p.energy for p in g.players) == 40
        held = sum(sum(p.candy) + 6 - p.boosts.count(-1) for p in g.players)
        assert sum(g.candy_pile) + sum(g.candy_discards) + held == 16
        for seat, p in enumerate(g.players):
            assert p.supply + scavengers_on_map(p) == 15
            assert max(len(p.camps), len(p.bridges), len(p.elevators)) <= 3
            assert sum(p.cubes) == g.controllers.count(seat)
        GAME.check(g)


@pytest.mark.parametrize(
    ("seats", "depth", "paths"), [(2, 5, 1277), (3, 5, 1335), (4, 5, 3438), (2, 7, 13712)]
)
def test_perft(seats: int, depth: int, paths: int) -> None:
    table = spielwerk.at({"game": "dei", "seats": seats}, seed=1)

    assert perft(table.state, depth) == paths


def test_every_thing_and_setting_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        words = texts(GAME, language)
        for action in GAME.tokens.by_action:
            assert words.thing(action)
        for name, option in GAME.table_options.items():
            assert words.catalogue.say(f"setting-{name}")
            for value in option.values:
                if isinstance(value, str):
                    assert words.catalogue.say(f"setting-{name}-{value}")


def test_every_choice_has_a_prompt() -> None:
    for step in GAME.steps:
        if issubclass(step, spielwerk.core.agenda.Choice):
            for language in LANGUAGES:
                assert texts(GAME, language).catalogue.has(f"prompt-{step.__name__}")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_greedy_bot_beats_random_players(seats: int) -> None:
    dice = Dice(seats)
    table = spielwerk.new("dei", seats, seed=seats, options={"planning": seats == 3})
    g = table.state
    while asked_seat(g) >= 0:
        offered = options(g)
        if asked_seat(g) == 1:
            apply(g, choose_greedily(judge_of(GAME, HAND), g, 1, dice))
        else:
            apply(g, offered[dice.below(len(offered))])

    assert GAME.winners(g) == [1]


def test_a_move_is_settled_only_when_all_its_picks_are_made() -> None:
    table = spielwerk.at({"game": "dei", "seats": 2}, seed=1)
    assert GAME.settled(table.state, 0)

    table.answer("card:AX3")
    assert GAME.settled(table.state, 0)
    for token in ("action:move", "area:G4", "area:G3"):
        table.answer(token)
        assert not GAME.settled(table.state, 0)
    table.answer("led:0")
    assert GAME.settled(table.state, 0)
