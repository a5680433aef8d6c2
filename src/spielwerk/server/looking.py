"""A game as one seat may see it. Nothing else in the server reads a state to send it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from secrets import token_bytes
from typing import Any

from spielwerk.core.agenda import Action, State, Why, apply, asked_seat, early_seats
from spielwerk.core.game import ScoreLine
from spielwerk.core.table import Table
from spielwerk.core.tokens import Tokens
from spielwerk.server import protocol
from spielwerk.server.early import Early

SPECTATOR = -1


def asked(table: Table) -> protocol.Asked | None:
    question = table.asked
    if question is None:
        return None
    return protocol.Asked(
        seat=question.seat, prompt=question.prompt, rule=question.rule, about=question.about
    )


def happenings(table: Table, move: int, seat: int) -> list[protocol.Happening]:
    """What one answer brought about, as far as the seat may know."""
    tokens = table.game.tokens
    return [
        protocol.Happening(
            rule=event.rule,
            key=event.key,
            seat=event.seat,
            thing=None if event.thing < 0 else tokens.token(event.thing),
            amount=event.amount,
            other=event.other,
        )
        for event in table.events[move]
        if event.visible_to(seat)
    ]


def log(table: Table, first: int, seat: int, reasons: Mapping[int, str]) -> list[protocol.LogEntry]:
    """The log from a move on; move 0 is the set-up."""
    return [
        protocol.LogEntry(
            move=move,
            seat=table.moments[move - 1].seat if move else SPECTATOR,
            events=happenings(table, move, seat),
            why=reasons.get(move, ""),
        )
        for move in range(first, len(table.events))
    ]


def totals(lines: Sequence[ScoreLine]) -> list[int]:
    points = [0] * len(lines[0].points)
    for line in lines:
        for seat, gained in enumerate(line.points):
            points[seat] += gained
    return points


@cache
def option(tokens: Tokens, action: Action) -> protocol.Option:
    kind, name = tokens.parts(action)
    return protocol.Option(token=tokens.token(action), kind=kind, name=name)


def offer(table: Table) -> tuple[list[protocol.Option], list[protocol.Refused]]:
    """What is offered and what is refused, from one walk through the choice."""
    tokens, why = table.game.tokens, Why()
    texts = tokens.texts
    actions = table.show(why)
    told = set(actions)
    refused = []
    for refusal in why.refusals:
        action = refusal.action
        if action not in told:
            told.add(action)
            refused.append(
                protocol.Refused(
                    token=texts[action],
                    rule=refusal.rule,
                    key=refusal.key,
                    need=refusal.need,
                    have=refusal.have,
                )
            )
    return [option(tokens, action) for action in actions], refused


class Sight:
    """A table as it stands, for some eyes: what they share is looked up once."""

    def __init__(self, table: Table, eyes: Sequence[int], over: bool) -> None:
        g, game = table.state, table.game
        lines = game.score_rows(g) if over else game.score_rows_seen(g)
        self.table = table
        self.views = dict(zip(eyes, game.views(g, eyes), strict=True))
        self.asked = asked(table)
        self.score_lines = lines
        self.scores = table.scores if over else totals(lines)
        self.winners = table.winners if over else None


class Scene:
    """A table at one moment, for all eyes; a seat with early answers sees it as if given."""

    def __init__(
        self,
        table: Table,
        seq: int,
        eyes: Sequence[int],
        clocks: protocol.Clocks | None,
        *,
        waiting: Sequence[int] = (),
        early: Early | None = None,
    ) -> None:
        self.table = table
        self.seq = seq
        self.clocks = clocks
        self.waiting = list(waiting)
        self.early = early or Early()
        self.early_seats = early_seats(table.state)
        over, ahead = table.over, [seat for seat in eyes if seat in self.early_seats]
        common = Sight(table, [seat for seat in eyes if seat not in ahead], over)
        self.sights = dict.fromkeys(eyes, common)
        for seat in ahead:
            twin = self.early.ahead(table, seat)
            assert twin is not None
            self.sights[seat] = Sight(twin, [seat], over)

    def position(self, seat: int, own: Sequence[int], asked_at: int = 0) -> protocol.Position:
        """The whole of what a seat sees now; the spectator's seat is asked nothing. `own` are all
        seats of the person who sits there."""
        sight = self.sights[seat]
        last = self.early.last_of(self.table, own) if self.early_seats else None
        mine = seat != SPECTATOR and sight.asked is not None and sight.asked.seat == seat
        options, refused = offer(sight.table) if mine else ([], [])
        return protocol.Position(
            seq=self.seq,
            move=len(sight.table.moments),
            seat=seat,
            view=sight.views[seat],
            asked=sight.asked,
            asked_at=asked_at,
            waiting=self.waiting,
            early=len(self.early.of(seat)),
            options=options,
            refused=refused,
            undoable=undoable(self.table, own) if last is None else len(self.early.of(last)),
            score_lines=sight.score_lines,
            scores=sight.scores,
            winners=sight.winners,
            clocks=self.clocks,
        )


def undoable(table: Table, own: Sequence[int]) -> int:
    """How many answers the person on these seats may take back; none of a finished game, whose
    dice are public."""
    if table.over:
        return 0
    last = table.moments[-1].seat if table.moments else SPECTATOR
    return table.undoable(last) if last in own else 0


# --- preview ----------------------------------------------------------------------------------


def preview(table: Table, seat: int, token: str, seq: int) -> protocol.Previewed:
    """What an answer would change in the seat's view, tried on a guess of what is hidden."""
    game = table.game
    action = table.legal_action(token)
    guess: State = game.guess(table.state, seat, token_bytes(16))
    before = game.view(guess, seat)
    draws, reveals = guess.draws, guess.reveals
    apply(guess, action)
    after = game.view(guess, seat)
    return protocol.Previewed(
        token=token,
        base_seq=seq,
        chance=(guess.draws, guess.reveals) != (draws, reveals),
        ends_turn=asked_seat(guess) != seat,
        changes=changes(before, after, []),
    )


def changes(before: Any, after: Any, path: list[str | int]) -> list[protocol.Change]:
    """The numbers that differ, by their path in the view."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        keys = [*before, *(key for key in after if key not in before)]
        return [
            change
            for key in keys
            for change in changes(before.get(key), after.get(key), [*path, str(key)])
        ]
    if isinstance(before, list) and isinstance(after, list):
        found = []
        for i in range(max(len(before), len(after))):
            old = before[i] if i < len(before) else None
            new = after[i] if i < len(after) else None
            found += changes(old, new, [*path, i])
        return found
    if before == after:
        return []
    old, new = number(before), number(after)
    if old is None and new is None:
        return []
    return [protocol.Change(path=path, before=old, after=new)]


def number(value: object) -> int | None:
    return int(value) if isinstance(value, int) else None
