"""A game being played: the one small surface that programs, bots, tests and servers use."""

from __future__ import annotations

from collections.abc import Sequence
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
    Why,
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
from spielwerk.core.errors import BadPosition, BadRecord, BadState, IllegalAction
from spielwerk.core.game import Game, ScoreLine, View
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

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        pack: Document | None = None,
        components: Document | None = None,
    ) -> None:
        """An empty table; `start`, `replay` and `restored` lay a game on it. `components` is what
        the pack makes of the game's, where that is known already."""
        self.game = game
        self.pack = pack
        if components is None:
            components, name = game.components(pack)
            if name != record.components:
                raise BadRecord(
                    "this game was played with another component pack "
                    f"({record.components[:12]}); open it together with that pack",
                    "pack",
                    pack=record.components[:12],
                )
        self.components = components
        self.the_record = record
        self.moments: list[Moment] = []
        self.events: list[list[Event]] = []
        self.state: State = game.blank(self.components)
        self.wanted: list[int] = []  # the coming outcomes that a position fixes
        self.laid_out = 0  # how many outcomes the set-up took before them
        self.base: bytes | None = None  # `saved` when a fix of the rules took hold in mid-game
        self.shown: list[Action] | None = None  # what the pending question was seen to offer

    # --- beginning -----------------------------------------------------------------------

    def set_up(self, recorded: Sequence[int] | None) -> None:
        """Lay out the game, by the generator or by recorded outcomes."""
        record = self.the_record
        g = self.game.blank(self.components)
        self.state = g
        self.shown = None
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

    def show(self, why: Why) -> list[Action]:
        """What is offered, and to `why` what is refused; the next answer is checked by it."""
        choice = self.choice
        assert choice is not None
        self.shown = choice.options(self.state, why)
        return self.shown

    def ahead(self, seat: int, early: Sequence[str] = ()) -> Table | None:
        """The table as it will be for a seat that answers before it is asked, its early answers
        given; None if that seat has to wait. Only to look at: it is no game of its own."""
        if seat not in early_seats(self.state):
            return None
        twin = Table(self.game, self.the_record, self.pack, self.components)
        twin.moments, twin.events = self.moments, self.events
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
        self.shown = None
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
        if action not in (options(self.state) if self.shown is None else self.shown):
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
    def score_rows(self) -> list[ScoreLine]:
        return self.game.score_rows(self.state)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state)

    # --- undo ----------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many answers this seat may take back: until something random or hidden came to
        light or another player acted."""
        g = self.state
        moments, first = self.moments, self.the_record.continued_at or 0
        before = len(moments)
        while before > first:
            moment = moments[before - 1]
            fresh = moment.draws == g.draws and moment.reveals == g.reveals
            if moment.seat != seat or not fresh:
                break
            before -= 1
        return len(moments) - before

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
            self.take_up(self.base)

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
            raise BadRecord(f"the record's position cannot be: {problem}", "position") from None
        except ImpossibleChance as problem:
            raise BadRecord(
                f"the chance of the set-up is impossible: {problem}", "chance", number=0
            ) from None
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
            raise BadRecord(
                f"answer {number} of the record is not legal: {problem}", "answer", number=number
            ) from None
        except ImpossibleChance as problem:
            number = len(record.answers)
            raise BadRecord(
                f"the chance of answer {number} is impossible: {problem}", "chance", number=number
            ) from None

    def all_outcomes_used(self, where: str) -> None:
        number = len(self.moments)
        if self.state.forced or self.state.chance != self.the_record.chance[number]:
            raise BadRecord(f"the record's chance does not fit {where}", "chance", number=number)

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

    # --- putting away --------------------------------------------------------------------

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

    def take_up(self, saved: bytes) -> None:
        """Go on from what was `saved`; the answers that the record has beyond it are played."""
        record = self.the_record
        answers, chance = record.answers, record.chance
        try:
            document = msgspec.json.decode(saved)
            moments = [Moment(*moment) for moment in document["moments"]]
            events = [[Event(*event) for event in told] for told in document["events"]]
            wanted, laid_out = document["wanted"], document["laid_out"]
            state = document["state"]
        except (msgspec.DecodeError, KeyError, TypeError, ValueError):
            raise BadState("the saved table cannot be read") from None
        known = len(moments)
        if known > len(answers) or len(events) != known + 1:
            raise BadState("the saved table is not one of this record")
        self.state = codec.load(self.game, state, self.components)
        self.shown = None
        self.state.log, self.state.chance = [], []
        self.moments, self.events = moments, events
        self.wanted, self.laid_out = wanted, laid_out
        record.answers, record.chance = answers[:known], chance[: known + 1]
        self.go_on(answers[known:], chance[known + 1 :])
        record.scores = self.scores if self.over else None
