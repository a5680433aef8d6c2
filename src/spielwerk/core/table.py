"""A game being played: the one small surface that programs, bots, tests and servers use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from spielwerk.core import codec
from spielwerk.core.agenda import (
    OVER,
    Action,
    Choice,
    Event,
    Refusal,
    State,
    advance,
    apply,
    ask_first,
    asked_seat,
    early_seats,
    explain,
    options,
)
from spielwerk.core.chance import ImpossibleChance
from spielwerk.core.components import Document
from spielwerk.core.errors import BadPosition, BadRecord, BadSetup, BadState, IllegalAction
from spielwerk.core.game import Game, OptionValue, ScoreRow, View
from spielwerk.core.record import Record, commitment, new_key


class Asked:
    """Who is asked what: the prompt's text key, the rule that asks, what it is about."""

    def __init__(self, seat: int, prompt: str, rule: str, about: str | None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.about = about


class Moment:
    """What undo must find unchanged: who answered, and what had been drawn and revealed."""

    def __init__(self, seat: int, draws: int, reveals: int) -> None:
        self.seat = seat
        self.draws = draws
        self.reveals = reveals


class Table:
    """State and record side by side; the state is always the replay of the record."""

    def __init__(self, game: Game[Any], record: Record, pack: Document | None = None) -> None:
        """An empty table; `start` and `replayed` seat people at it."""
        self.game = game
        self.pack = pack
        self.components, name = game.components(pack)
        if name != record.components:
            raise BadRecord(
                "this game was played with another component pack "
                f"({record.components[:12]}); open it together with that pack"
            )
        self.the_record = record
        self.moments: list[Moment] = []
        self.events: list[list[Event]] = []
        self.state: State = game.blank(self.components)
        self.wanted: list[int] = []  # the coming outcomes that a position fixes
        self.laid_out = 0  # how many outcomes the set-up took before them
        self.base: bytes | None = None  # `saved` when a fix of the rules took hold in mid-game

    # --- beginning -----------------------------------------------------------------------

    def set_up(self, recorded: Sequence[int] | None) -> None:
        """Lay out the game, by the generator or by recorded outcomes."""
        record = self.the_record
        g = self.game.blank(self.components)
        self.state = g
        self.moments = []
        self.events = []
        g.key = bytes.fromhex(record.key) if record.key is not None else b""
        g.log = []
        g.chance = []
        g.forced = list(recorded or ())
        self.game.set_up(g, record.seats, record.options)
        self.laid_out = len(g.chance)
        if record.position is not None:
            self.wanted = self.game.arrange(g, record.position)
            if recorded is None:
                g.forced = list(self.wanted)
        advance(g)

    def keep_events(self) -> list[Event]:
        g = self.state
        told = g.log or []
        self.events.append(told)
        g.log = []
        g.chance = []
        return told

    # --- what is asked -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return asked_seat(self.state) == OVER

    @property
    def choice(self) -> Choice[Any] | None:
        step = self.state.agenda[-1] if self.state.agenda else None
        assert step is None or isinstance(step, Choice)
        return step

    @property
    def asked(self) -> Asked | None:
        """Seat, prompt key and rule ID; None when the game is over."""
        choice = self.choice
        if choice is None:
            return None
        about = choice.about()
        thing = None if about < 0 else self.game.token(about)
        return Asked(choice.seat, type(choice).__name__, choice.rule, thing)

    @property
    def options(self) -> list[str]:
        """The answers that are offered now, as tokens."""
        return [] if self.over else [self.game.token(a) for a in options(self.state)]

    def ahead(self, seat: int, early: Sequence[str] = ()) -> Table | None:
        """The table as it will be for a seat that answers before it is asked, its early answers
        given; None if that seat has to wait. Only to look at: it is no game of its own."""
        if seat not in early_seats(self.state):
            return None
        twin = copy(self)
        twin.state = self.state.clone()
        ask_first(twin.state, seat)
        for token in early:
            apply(twin.state, twin.legal_action(token))
        return twin

    def why(self) -> dict[str, Refusal]:
        """For everything that is refused now: the rule ID, the condition, the numbers."""
        if self.over:
            return {}
        reasons: dict[str, Refusal] = {}
        offered = set(options(self.state))
        for refusal in explain(self.state):
            if refusal.action not in offered:
                reasons.setdefault(self.game.token(refusal.action), refusal)
        return reasons

    # --- answering -----------------------------------------------------------------------

    def answer(self, token: str) -> list[Event]:
        """Give one answer; an illegal one raises and changes nothing."""
        record = self.the_record
        if record.key is None:
            raise IllegalAction("this is a published record: branch it to play on")
        action = self.legal_action(token)
        try:
            self.apply(token, action)
        except ImpossibleChance as problem:
            self.rewind(len(record.answers) - 1)
            raise BadPosition(f"next: {problem}") from None
        record.chance.append(list(self.state.chance or ()))
        told = self.keep_events()
        if self.over:
            record.scores = self.game.scores(self.state)
        return told

    def apply(self, token: str, action: Action) -> None:
        g = self.state
        self.moments.append(Moment(asked_seat(g), g.draws, g.reveals))
        self.the_record.answers.append(token)
        apply(g, action)

    def legal_action(self, token: str) -> Action:
        """The answer's number, or IllegalAction with the reason and its rule."""
        choice = self.choice
        if choice is None:
            raise IllegalAction("the game is over")
        action = self.game.tokens.action(token)
        if action is None:
            raise IllegalAction(f"{token!r} is not an answer of {self.game.title}", choice.rule)
        if action not in options(self.state):
            refusal = self.why().get(token)
            if refusal is None:
                text = f"{token} is not offered now; {choice.rule} offers {self.offer()}"
                raise IllegalAction(text, choice.rule, token)
            numbers = f" (needs {refusal.need}, has {refusal.have})" if refusal.need else ""
            text = f"{token} is refused by {refusal.rule}: {refusal.key}{numbers}"
            raise IllegalAction(text, refusal.rule, token)
        return action

    def offer(self) -> str:
        tokens = self.options
        shown = ", ".join(tokens[:8])
        return shown if len(tokens) <= 8 else f"{shown} and {len(tokens) - 8} more"

    # --- looking -------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """JSON-ready; only what that seat may see."""
        return self.game.view(self.state, seat)

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def score_rows(self) -> list[ScoreRow]:
        return self.game.score_rows(self.state)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state)

    # --- undo ----------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many answers this seat may take back: until something random or hidden came to
        light or another player acted."""
        g = self.state
        count = 0
        for moment in reversed(self.moments[self.the_record.continued_at or 0 :]):
            fresh = moment.draws == g.draws and moment.reveals == g.reveals
            if moment.seat != seat or not fresh:
                break
            count += 1
        return count

    def undo(self, steps: int = 1, seat: int | None = None) -> None:
        """Take back the last answers, within the barrier."""
        if not self.moments:
            raise IllegalAction("there is nothing to undo")
        who = self.moments[-1].seat if seat is None else seat
        possible = self.undoable(who)
        if steps > possible:
            raise IllegalAction(
                f"only {possible} of {steps} answers can be taken back: before that, something "
                "random or hidden came to light or another player acted"
                if possible
                else "this cannot be undone: something random or hidden came to light, or "
                "another player acted"
            )
        self.rewind(len(self.moments) - steps)

    def rewind(self, to: int) -> None:
        """Replay only the first answers of the record. Whoever calls this has the right to."""
        record = self.the_record
        answers = record.answers[:to]
        chance = record.chance[: to + 1]
        record.scores = None
        if self.base is None:
            self.run(answers, chance)
        elif record.continued_at is not None and to < record.continued_at:
            raise IllegalAction(
                f"the rules were fixed after move {record.continued_at}; nothing before it can be "
                "taken back"
            )
        else:
            record.answers, record.chance = answers, chance
            again = restored(self.game, record, self.base, self.pack)
            self.state, self.the_record = again.state, again.the_record
            self.moments, self.events = again.moments, again.events

    # --- record --------------------------------------------------------------------------

    def record(self, public: bool = False) -> Record:
        """A copy of the record; a public one tells the key only when the game is over."""
        kept = self.the_record
        key = None if public and not self.over else kept.key
        return Record(
            game=kept.game,
            rules_version=kept.rules_version,
            seats=kept.seats,
            names=list(kept.names),
            options=dict(kept.options),
            components=kept.components,
            position=kept.position,
            commitment=kept.commitment,
            key=key,
            answers=list(kept.answers),
            chance=[list(outcomes) for outcomes in kept.chance],
            scores=None if kept.scores is None else list(kept.scores),
            branched_at=kept.branched_at,
            continued_at=kept.continued_at,
        )

    def run(self, answers: Sequence[str], chance: Sequence[Sequence[int]]) -> None:
        """Play the answers with the recorded outcomes, or BadRecord naming the move."""
        record = self.the_record
        record.answers = []
        record.chance = [list(chance[0])]
        try:
            self.set_up(chance[0])
            self.all_outcomes_used("the set-up")
            self.keep_events()
        except BadPosition as problem:
            raise BadRecord(f"the record's position cannot be: {problem}") from None
        except ImpossibleChance as problem:
            raise BadRecord(f"the chance of the set-up is impossible: {problem}") from None
        self.go_on(answers, chance[1:])

    def go_on(self, answers: Sequence[str], chance: Sequence[Sequence[int]]) -> None:
        """Play further answers with their recorded outcomes, or BadRecord naming the move."""
        record = self.the_record
        try:
            for token, fallen in zip(answers, chance, strict=True):
                record.chance.append(list(fallen))
                self.state.forced = list(fallen)
                self.apply(token, self.legal_action(token))
                self.all_outcomes_used(f"answer {len(record.answers)} ({token})")
                self.keep_events()
            outcomes = sum(len(fallen) for fallen in record.chance) - self.laid_out
            self.state.forced = self.wanted[outcomes:]
        except IllegalAction as problem:
            number = len(record.answers) + 1
            raise BadRecord(f"answer {number} of the record is not legal: {problem}") from None
        except ImpossibleChance as problem:
            raise BadRecord(
                f"the chance of answer {len(record.answers)} is impossible: {problem}"
            ) from None

    def all_outcomes_used(self, where: str) -> None:
        recorded = self.the_record.chance[len(self.moments)]
        if self.state.forced or self.state.chance != recorded:
            raise BadRecord(f"the record's chance does not fit {where}")

    def branch(self, to: int, seed: int | None = None) -> Table:
        """A new game that shares the first answers and goes on with dice of its own."""
        if not 0 <= to <= len(self.the_record.answers):
            raise IllegalAction(f"the game has {len(self.the_record.answers)} answers, not {to}")
        shared = self.record()
        key = new_key(seed)
        shared.key = key.hex()
        shared.commitment = commitment(key)
        shared.branched_at = to
        shared.scores = None
        twin = Table(self.game, shared, self.pack)
        twin.run(shared.answers[:to], shared.chance[: to + 1])
        return twin

    def saved_state(self) -> bytes:
        """The state alone, as JSON: a cache of the record, secrets included."""
        return codec.save(self.game, self.state)

    def saved(self) -> bytes:
        """Everything but the record, so that `restored` need not replay; secrets included."""
        document = {
            "state": codec.dump(self.game, self.state),
            "moments": [[m.seat, m.draws, m.reveals] for m in self.moments],
            "events": [
                [[e.rule, e.key, e.seat, e.thing, e.amount, e.other, e.audience] for e in told]
                for told in self.events
            ],
            "wanted": self.wanted,
            "laid_out": self.laid_out,
        }
        return msgspec.json.encode(document)


def fitting_options(
    game: Game[Any], seats: int, given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """Every option with its value, or BadSetup: also where they do not go together."""
    checked = game.checked_options(given)
    if reason := game.mismatch(seats, checked):
        raise BadSetup(reason)
    return checked


def start(
    game: Game[Any],
    seats: int,
    *,
    seed: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    pack: Document | None = None,
    names: Sequence[str] = (),
    position: Document | None = None,
) -> Table:
    """A new game, laid out and waiting for its first answer."""
    if names and len(names) != seats:
        raise BadSetup(f"{len(names)} names for {seats} seats")
    key = new_key(seed)
    record = Record(
        game=game.name,
        rules_version=game.rules_version,
        seats=game.checked_seats(seats),
        names=list(names),
        options=fitting_options(game, seats, options or {}),
        components=game.components(pack)[1],
        position=position,
        commitment=commitment(key),
        key=key.hex(),
    )
    table = Table(game, record, pack)
    try:
        table.set_up(None)
    except ImpossibleChance as problem:
        raise BadPosition(f"next: {problem}") from None
    record.chance.append(list(table.state.chance or ()))
    table.keep_events()
    return table


def replay(
    game: Game[Any], record: Record, pack: Document | None = None, to: int | None = None
) -> Table:
    """The table at the end of a record, or after its first answers. A record of earlier rules is
    replayed by the present ones, as long as they lead to the same game."""
    follows = (
        f"this record follows version {record.rules_version} of the rules of {game.title}; "
        f"this program plays version {game.rules_version}"
    )
    if record.rules_version > game.rules_version:
        raise BadRecord(follows)
    if record.continued_at is not None:
        raise BadRecord(
            f"the rules were fixed in the middle of this game, after answer {record.continued_at}; "
            "what came before cannot be replayed by the present rules"
        )
    try:
        game.checked_seats(record.seats)
        fitting_options(game, record.seats, record.options)
    except BadSetup as problem:
        raise BadRecord(f"the record's set-up is not possible: {problem}") from None
    if record.names and len(record.names) != record.seats:
        raise BadRecord(f"the record has {len(record.names)} names for {record.seats} seats")
    if len(record.chance) != len(record.answers) + 1:
        raise BadRecord("the record is incomplete: every answer needs its entry of chance")
    last = len(record.answers) if to is None else to
    if not 0 <= last <= len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers; there is no {last}th")
    checked_key(record)
    table = Table(game, record, pack)
    kept = table.record()
    table.the_record = kept
    try:
        table.run(kept.answers[:last], kept.chance[: last + 1])
        if table.over and record.scores is not None and record.scores != table.scores:
            raise BadRecord(
                f"the record says {record.scores} points, the game gives {table.scores}"
            )
    except BadRecord as problem:
        if record.rules_version == game.rules_version:
            raise
        raise BadRecord(f"{follows}, by which {problem}") from None
    kept.rules_version = game.rules_version
    kept.scores = table.scores if table.over else None
    return table


def restored(game: Game[Any], record: Record, saved: bytes, pack: Document | None = None) -> Table:
    """The table whose `saved` this is; `record` may hold later answers, which are played too."""
    table = Table(game, record, pack)
    later = record.answers, record.chance
    try:
        document = msgspec.json.decode(saved)
        moments = [Moment(*moment) for moment in document["moments"]]
        table.events = [[Event(*event) for event in told] for told in document["events"]]
        table.wanted, table.laid_out = document["wanted"], document["laid_out"]
        state = document["state"]
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        raise BadState("the saved table cannot be read") from None
    if len(moments) > len(record.answers) or len(table.events) != len(moments) + 1:
        raise BadState("the saved table is not one of this record")
    table.moments = moments
    table.state = codec.load(game, state, table.components)
    table.state.log, table.state.chance = [], []
    table.the_record = kept = table.record()
    kept.answers = later[0][: len(moments)]
    kept.chance = [list(fallen) for fallen in later[1][: len(moments) + 1]]
    table.go_on(later[0][len(moments) :], later[1][len(moments) + 1 :])
    kept.scores = table.scores if table.over else None
    return table


def carried_over(
    game: Game[Any], record: Record, base: bytes, pack: Document | None = None
) -> Table:
    """A game that goes on from where it was saved when its rules were fixed; what came before is
    told and counts, but cannot be taken back."""
    table = restored(game, record, base, pack)
    table.base = base
    table.the_record.rules_version = game.rules_version
    if table.the_record.continued_at is None:
        table.the_record.continued_at = len(table.moments)
    return table


def checked_key(record: Record) -> bytes | None:
    if record.key is None:
        return None
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise BadRecord("the record's key is not hexadecimal") from None
    if commitment(key) != record.commitment:
        raise BadRecord("the record's key is not the one that was committed to")
    return key


def verify(game: Game[Any], record: Record, pack: Document | None = None) -> int:
    """Throw all dice again from the key and compare; the number of outcomes, or BadRecord."""
    if checked_key(record) is None:
        raise BadRecord("the key is published when the game is over; until then wait")
    replay(game, record, pack)
    if record.branched_at is not None:
        table = replay(game, record, pack, to=record.branched_at)
    else:
        fresh = Record(
            game=record.game,
            rules_version=record.rules_version,
            seats=record.seats,
            options=record.options,
            components=record.components,
            position=record.position,
            commitment=record.commitment,
            key=record.key,
        )
        table = Table(game, fresh, pack)
        table.set_up(None)
        fresh.chance.append(list(table.state.chance or ()))
        table.keep_events()
    for number in range(len(table.moments), len(record.answers) + 1):
        if table.the_record.chance[number] != record.chance[number]:
            where = f"answer {number}" if number else "the set-up"
            raise BadRecord(f"the dice of {where} are not those of the committed key")
        if number < len(record.answers):
            table.answer(record.answers[number])
    return sum(len(outcomes) for outcomes in record.chance)
