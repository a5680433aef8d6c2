"""What every game gets for free: checks at every decision of random games, perft, fuzzing."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from spielwerk.core import codec
from spielwerk.core.agenda import State, apply, asked_seat, early_seats, explain, options
from spielwerk.core.game import Game, OptionValue
from spielwerk.core.record import Record
from spielwerk.core.replaying import replay, verify
from spielwerk.core.starting import start
from spielwerk.core.table import Table
from spielwerk.core.texts import LANGUAGES, texts

SPECTATOR = -1


class Broken(Exception):
    """A check that failed, with the record that shows it."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.record = record


class Dice:
    """A small private generator for tests and bots; never the global one."""

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode()
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        word = blake2b(self.count.to_bytes(8, "little"), key=self.seed[:64], digest_size=8)
        return int.from_bytes(word.digest(), "little") % n

    def key(self) -> bytes:
        self.count += 1
        return blake2b(
            self.count.to_bytes(8, "little"), key=self.seed[:64], digest_size=16
        ).digest()


def check_decision(game: Game[Any], table: Table, dice: Dice, thorough: bool = True) -> None:
    """Everything that must hold whenever somebody is asked."""
    g = table.state
    game.check(g)
    offered = options(g)
    seat = asked_seat(g)
    assert offered, "nobody may be asked without an option"
    assert offered == sorted(set(offered)), f"options are not sorted and unique: {offered}"
    saved = codec.save(game, g)
    twin = g.clone()
    assert codec.save(game, twin) == saved, "a clone differs from its original"
    apply(twin, offered[dice.below(len(offered))])
    assert codec.save(game, g) == saved, "playing on a clone changed the original"
    if not thorough:
        return
    check_codec(game, table, saved)
    check_hidden(game, g, seat, offered, dice)
    check_together(table, offered, dice)
    check_position(game, table)
    check_texts(game, table)


def check_codec(game: Game[Any], table: Table, saved: bytes) -> None:
    loaded = codec.load(game, saved, table.components)
    assert codec.save(game, loaded) == saved, "saving and loading is not the identity"
    assert options(loaded) == options(table.state), "a loaded state offers something else"


def check_position(game: Game[Any], table: Table) -> None:
    """Written down as a position and built again, the state is the same."""
    if type(game).describe is Game.describe:
        return
    g = table.state
    twin = game.blank(table.components)
    game.set_up(twin, table.the_record.seats, table.the_record.options)
    twin.agenda = []
    game.arrange(twin, game.describe(g))
    twin.key, twin.draws, twin.reveals, twin.forced = g.key, g.draws, g.reveals, g.forced
    assert codec.save(game, twin) == codec.save(game, g), "a position does not say everything"


def check_hidden(game: Game[Any], g: State, seat: int, offered: list[int], dice: Dice) -> None:
    """What a seat sees does not depend on what it cannot see."""
    watchers = [*range(len(game.scores(g))), SPECTATOR]
    together = msgspec.json.encode(game.views(g, watchers))
    alone = msgspec.json.encode([game.view(g, watcher) for watcher in watchers])
    assert together == alone, "views differ together"
    for watcher in watchers:
        guessed = game.guess(g, watcher, dice.key())
        game.check(guessed)
        assert game.view(guessed, watcher) == game.view(g, watcher), (
            f"the view of seat {watcher} depends on what it cannot see"
        )
        if watcher == seat:
            assert options(guessed) == offered, "a seat's options depend on what it cannot see"


def check_together(table: Table, offered: list[int], dice: Dice) -> None:
    """What a seat may answer early depends neither on the hidden nor on the others' answers."""
    for early in early_seats(table.state):
        ahead = table.ahead(early)
        assert ahead is not None
        assert asked_seat(ahead.state) == early, "an early seat is not the one that is asked"
        may = options(ahead.state)
        check_hidden(table.game, ahead.state, early, may, dice)
        apply(ahead.state, may[dice.below(len(may))])
        while asked_seat(ahead.state) == early:
            apply(ahead.state, options(ahead.state)[0])
        assert options(ahead.state) == offered, "an early answer changes what others are offered"


def check_texts(game: Game[Any], table: Table) -> None:
    """Every prompt, option, reason and event has a text in every language."""
    choice = table.choice
    assert choice is not None
    names = [f"P{seat}" for seat in range(table.the_record.seats)]
    for language in LANGUAGES:
        words = texts(game, language)
        words.prompt(choice)
        words.waiting(choice, "Anna")
        for action in options(table.state):
            words.option(choice, action)
        for refusal in explain(table.state):
            words.reason(refusal)
        for event in table.events[-1]:
            words.event(event, names)


def check_undo(table: Table, token: str) -> None:
    """Answer, undo, answer again: nothing may differ."""
    game = table.game
    choice = table.choice
    assert choice is not None
    before = codec.save(game, table.state)
    table.answer(token)
    if table.undoable(choice.seat) == 0:
        return
    after = codec.save(game, table.state)
    table.undo()
    assert codec.save(game, table.state) == before, "undo does not restore the state"
    table.answer(token)
    assert codec.save(game, table.state) == after, "redo differs"


def check_end(table: Table) -> None:
    """A finished game replays, verifies and has words for its score."""
    game = table.game
    game.check(table.state)
    record = table.record()
    again = replay(game, record)
    assert codec.save(game, again.state) == codec.save(game, table.state), "the replay differs"
    verify(game, record)
    for language in LANGUAGES:
        for row in table.score_rows:
            texts(game, language).source(row.source)


def any_answer(offered: list[str], dice: Dice) -> str:
    return offered[dice.below(len(offered))]


def lively_answer(offered: list[str], dice: Dice) -> str:
    """Random too, but passes only now and then: such games get further."""
    acting = [token for token in offered if token != "pass"]
    if acting and dice.below(12) > 0:
        return acting[dice.below(len(acting))]
    return any_answer(offered, dice)


def random_game(
    game: Game[Any],
    seats: int,
    seed: int,
    options: dict[str, OptionValue] | None = None,
    *,
    every: int = 1,
    check: bool = True,
    answer: Callable[[list[str], Dice], str] = any_answer,
) -> Table:
    """Play one game with random answers and check it; `every` n-th decision thoroughly."""
    dice = Dice(f"fuzz {seed}")
    table = start(game, seats, seed=seed, options=options)
    decision = 0
    try:
        while not table.over:
            offered = table.options
            thorough = decision % every == seed % every
            if check:
                check_decision(game, table, dice, thorough)
            token = answer(offered, dice)
            if check and thorough and decision // every % 17 == seed % 17:
                check_undo(table, token)
            else:
                table.answer(token)
            decision += 1
            assert decision <= game.longest, f"more than {game.longest} decisions"
        if check:
            check_end(table)
    except Exception as problem:
        kind = type(problem).__name__
        raise Broken(
            f"seed {seed}, decision {decision}: {kind}: {problem}", table.record()
        ) from problem
    return table


def fuzz(
    game: Game[Any],
    games: int,
    first_seed: int,
    every: int,
    option_sets: Callable[[int], dict[str, OptionValue]],
    progress: Callable[[], None],
) -> int:
    """Random games with all checks, over all seat counts; the number of decisions played."""
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        seats = game.seats[seed % len(game.seats)]
        table = random_game(game, seats, seed, option_sets(seed), every=every)
        decisions += len(table.moments)
        progress()
    return decisions


def perft(g: State, depth: int) -> int:
    """How many paths of decisions there are; fixed keys give fixed numbers."""
    if asked_seat(g) < 0 or depth == 0:
        return 1
    offered = options(g)
    if depth == 1:
        return len(offered)
    paths = 0
    for action in offered:
        twin = g.clone()
        apply(twin, action)
        paths += perft(twin, depth - 1)
    return paths
