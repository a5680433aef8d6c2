"""A record, judged decision by decision: what each answer was worth, and what was luck.

The numbers are described in docs/analysis.md. Skill: how much win chance an answer gave away
against the best one, as the bot sees it with what the seat could know. Luck: how much better or
worse the dice and cards after an answer were than the mean of many other falls of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from spielwerk.bots.assessing import Assessment, doubt
from spielwerk.bots.chances import Chances, chances_of
from spielwerk.bots.dice import Dice, seed_of
from spielwerk.bots.thinkers import Thinker, thinker
from spielwerk.core.agenda import Action, State, apply, asked_seat, options
from spielwerk.core.components import Document
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game
from spielwerk.core.record import Record, new_key
from spielwerk.core.replaying import replay
from spielwerk.core.starting import dealt

FORMAT = 1
FALLS = 64  # other dice that luck is compared with
MARKS = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))  # win chance given away
SURE = 2.0  # standard errors that a mark must be away from nothing

Numbers = list[float]  # one for each seat


class Judged(msgspec.Struct):
    """One answer that was possible: win chances and worths of all seats after it."""

    answer: str
    chances: Numbers
    worths: Numbers
    tries: int


class Luck(msgspec.Struct):
    """How much each seat gained by what fell, above the mean of what could have."""

    chances: Numbers
    worths: Numbers


class Decision(msgspec.Struct):
    """One answer of the record.

    number   of the answer, from 1
    chances  before the answer, if the best one is given
    options  the best one first; none where there was no choice
    error    win chance that the seat gave away, 0 for the best answer
    doubt    standard error of that
    points   worth that the seat gave away, which tells more where the winner is clear
    mark     blunder, mistake, inaccuracy or nothing
    luck     None where nothing fell
    after    win chances after the answer and what fell, judged as it stands
    """

    number: int
    seat: int
    question: str
    rule: str
    answer: str
    chances: Numbers
    options: list[Judged]
    error: float
    doubt: float
    points: float
    mark: str
    luck: Luck | None
    after: Numbers


class Player(msgspec.Struct):
    """All decisions of a seat together."""

    seat: int
    name: str
    decisions: int
    error: float
    points: float
    marks: dict[str, int]
    luck: float


class Analysis(msgspec.Struct):
    """Everything."""

    format: int
    game: str
    rules_version: int
    seats: int
    bot: str
    seed: int
    first: int
    last: int
    answers: int
    start: Numbers
    deal: Luck | None
    players: list[Player]
    decisions: list[Decision]


def analyst(game: Game[Any], bot: str) -> Thinker:
    """A bot that can tell what all answers are worth, or BadSetup."""
    how = thinker(game, bot)
    if how.kind != "search" or how.seconds > 0:
        raise BadSetup(f"{bot} does not judge answers by positions; master and search@20000 do")
    return how


def judged(
    game: Game[Any], record: Record, pack: Document | None, bot: str, seed: int, numbers: range
) -> Iterator[Decision]:
    """The answers with these numbers, from 1."""
    how = analyst(game, bot)
    chances = chances_of(game, record.seats)
    table = replay(game, record, pack, to=numbers.start - 1)
    for number in numbers:
        asked = table.asked
        assert asked is not None, "an answer of the record has its question"
        before = table.state.clone()
        token = record.answers[number - 1]
        given = table.legal_action(token)
        table.go_on([token], [record.chance[number]])
        found = Verdict(chances.at(before), [], 0.0, 0.0, 0.0)
        if len(options(before)) > 1:
            found = looked_into(game, before, how, seed_of(seed, number), chances, given)
        yield Decision(
            number=number,
            seat=asked.seat,
            question=asked.prompt,
            rule=asked.rule,
            answer=token,
            chances=rounded(found.chances),
            options=found.options,
            error=round(found.error, 4),
            doubt=round(found.doubt, 4),
            points=round(found.points, 4),
            mark=mark_of(found.error, found.doubt),
            luck=luck_of(before, given, table.state, chances, Dice(seed_of(seed, -number))),
            after=rounded(chances.at(table.state)),
        )


class Verdict(NamedTuple):
    """What search says of a question and of the answer that was given."""

    chances: Numbers
    options: list[Judged]
    error: float
    doubt: float
    points: float


def looked_into(
    game: Game[Any], g: State, how: Thinker, seed: int, chances: Chances, given: Action
) -> Verdict:
    """The bot sees what the seat could see."""
    seat = asked_seat(g)
    observed: State = game.guess(g, seat, new_key(seed))
    found = Assessment(game, observed, how, seed, chances).halve(given)
    best = found[0]
    chosen = next(answer for answer in found if answer.action == given)
    told = [
        Judged(
            game.token(answer.action),
            rounded(mean(answer.chances)),
            rounded(mean(answer.worths)),
            len(answer.chances),
        )
        for answer in found
    ]
    return Verdict(
        chances=mean(best.chances),
        options=told,
        error=best.chance(seat) - chosen.chance(seat),
        doubt=doubt(best, chosen, seat),
        points=mean(best.worths)[seat] - mean(chosen.worths)[seat],
    )


def mark_of(error: float, unsure: float) -> str:
    if error <= SURE * unsure:
        return ""
    return next((mark for mark, least in MARKS if error >= least), "")


def luck_of(
    before: State, given: Action, after: State, chances: Chances, dice: Dice
) -> Luck | None:
    """What fell after an answer against other falls after the same answer."""
    if after.draws == before.draws:
        return None
    others: list[State] = []
    for _ in range(FALLS):
        twin = before.clone()
        twin.forced = []
        twin.key = dice.key()
        twin.block = b""
        apply(twin, given)
        others.append(twin)
    return compared(after, others, chances)


def deal_luck(
    game: Game[Any], record: Record, pack: Document | None, seed: int
) -> tuple[Numbers, Luck | None]:
    """The chances at the start, and how they compare with other deals; a position is no deal."""
    chances = chances_of(game, record.seats)
    g = replay(game, record, pack, to=0).state
    start = rounded(chances.at(g))
    if record.position is not None:
        return start, None
    dice = Dice(seed_of(seed, 0))
    components, _ = game.components(pack)
    others = [
        dealt(game, record.seats, dice.key(), record.options, components) for _ in range(FALLS)
    ]
    return start, compared(g, others, chances)


def compared(g: State, others: Sequence[State], chances: Chances) -> Luck:
    """How much better this state is for each seat than the others are on average."""
    usual = mean([chances.at(other) for other in others])
    usual_worths = mean([chances.worths(other) for other in others])
    return Luck(
        rounded(difference(chances.at(g), usual)),
        rounded(difference(chances.worths(g), usual_worths)),
    )


def mean(rows: Sequence[Numbers]) -> Numbers:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def difference(one: Numbers, other: Numbers) -> Numbers:
    return [a - b for a, b in zip(one, other, strict=True)]


def rounded(numbers: Numbers) -> Numbers:
    return [round(number, 4) for number in numbers]


def summed_up(record: Record, deal: Luck | None, decisions: Sequence[Decision]) -> list[Player]:
    """Each player's errors and luck."""
    players: list[Player] = []
    for seat in range(record.seats):
        own = [found for found in decisions if found.seat == seat and found.options]
        lucky = [found.luck for found in decisions if found.luck is not None]
        if deal is not None:
            lucky.append(deal)
        players.append(
            Player(
                seat=seat,
                name=record.names[seat] if record.names else f"P{seat + 1}",
                decisions=len(own),
                error=round(sum(found.error for found in own), 4),
                points=round(sum(found.points for found in own), 2),
                marks={mark: sum(found.mark == mark for found in own) for mark, _ in MARKS},
                luck=round(sum(luck.chances[seat] for luck in lucky), 4),
            )
        )
    return players
