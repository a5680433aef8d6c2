"""The agenda: a state, a stack of small steps, and the loop that plays them.

A `Task` just runs. A `Choice` waits for one player. A step leaves the agenda before it acts, so
it may push itself again. Steps are values: once made they never change, and their fields are
public integers. No secret ever sits in a step.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

Action = int

EVERYONE: Final = -1
NOTHING: Final = -1
OVER: Final = -1


class Step:
    """One thing that is going to happen."""


class Event:
    """Something that happened, for log and animation; `audience` says who may know.

    `thing` is the id of the piece it is about, in the same numbering as answers.
    """

    def __init__(
        self,
        rule: str,
        key: str,
        seat: int,
        thing: int,
        amount: int,
        other: int,
        audience: int,
    ) -> None:
        self.rule = rule
        self.key = key
        self.seat = seat
        self.thing = thing
        self.amount = amount
        self.other = other
        self.audience = audience

    def visible_to(self, seat: int) -> bool:
        if self.audience == EVERYONE:
            return True
        if self.audience <= -2:
            return seat != -2 - self.audience
        return seat == self.audience


def all_but(seat: int) -> int:
    """The audience of everyone except one seat."""
    return -2 - seat


class Refusal:
    """Why one thing cannot be answered now: the rule, the failed condition, the numbers."""

    def __init__(self, action: Action, rule: str, key: str, need: int, have: int) -> None:
        self.action = action
        self.rule = rule
        self.key = key
        self.need = need
        self.have = have


class Why:
    """Collects refusals while options are listed; play and search pass None instead."""

    def __init__(self) -> None:
        self.refusals: list[Refusal] = []


def refuse(
    why: Why | None, action: Action, rule: str, key: str, need: int = 0, have: int = 0
) -> None:
    """Note why `action` is not among the options, if anybody asked."""
    if why is not None:
        why.refusals.append(Refusal(action, rule, key, need, have))


class State:
    """What every game's state has; games add their own fields.

    agenda   what is still going to happen, the next step last
    key      the secret of the random numbers
    draws    how many random words were drawn so far
    reveals  how often hidden information came to light
    forced   chance outcomes that are fixed in advance (replay, positions)
    block    the random words of the current counter block: a cache
    chance   outcomes since the last answer, or None when nobody keeps a record
    log      events since the last answer, or None when nobody listens
    """

    def __init__(self) -> None:
        self.agenda: list[Step] = []
        self.key: bytes = b""
        self.draws = 0
        self.reveals = 0
        self.forced: list[int] = []
        self.block: bytes = b""
        self.chance: list[int] | None = None
        self.log: list[Event] | None = None

    def do_next(self, *steps: Step) -> None:
        """These happen first, in the order written."""
        for step in reversed(steps):
            self.agenda.append(step)

    def tell(
        self,
        rule: str,
        key: str,
        seat: int,
        thing: int = NOTHING,
        amount: int = 0,
        other: int = 0,
        audience: int = EVERYONE,
    ) -> None:
        """Note an event, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(rule, key, seat, thing, amount, other, audience))

    def copy_agenda_to(self, twin: State) -> None:
        """The part of a clone that all games share; the clone keeps no record and no log."""
        twin.agenda = self.agenda.copy()
        twin.key = self.key
        twin.draws = self.draws
        twin.reveals = self.reveals
        if self.forced:
            twin.forced = self.forced.copy()
        twin.block = self.block

    def clone(self) -> State:
        raise NotImplementedError(type(self).__name__)


S = TypeVar("S", bound=State)


class Task(Step, Generic[S]):
    """A part of the game that runs by itself."""

    def run(self, g: S) -> None:
        raise NotImplementedError(type(self).__name__)


class Choice(Step, Generic[S]):
    """A question to one player.

    `together` is true for a question that the rules put to several players at once. Such
    questions lie on the agenda side by side, and no answer changes what the other seats may
    answer; so a seat can answer before it is asked, and nobody sees it until it is.
    """

    rule: ClassVar[str] = ""
    together: ClassVar[bool] = False
    seat: int

    def options(self, g: S, why: Why | None = None) -> list[Action]:
        """The legal answers: never empty, sorted, unique. `why` collects the refused ones."""
        raise NotImplementedError(type(self).__name__)

    def take(self, g: S, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)

    def about(self) -> Action:
        """The thing the question is about, if the prompt should name it."""
        return NOTHING


def advance(g: State) -> None:
    """Run tasks until somebody is asked or the game is over."""
    while g.agenda:
        step = g.agenda[-1]
        if not isinstance(step, Task):
            return
        g.agenda.pop()
        step.run(g)


def asked_seat(g: State) -> int:
    """The seat that is asked now, or OVER."""
    if not g.agenda:
        return OVER
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    return step.seat


def first_together(g: State) -> int:
    """Where on the agenda the questions begin that several seats are asked together now."""
    first = len(g.agenda)
    while first > 0:
        step = g.agenda[first - 1]
        if not isinstance(step, Choice) or not step.together:
            break
        first -= 1
    return first


def early_seats(g: State) -> list[int]:
    """Who may answer although another seat is asked, in the order in which they will be."""
    seats: list[int] = []
    for i in range(len(g.agenda) - 1, first_together(g) - 1, -1):
        step = g.agenda[i]
        assert isinstance(step, Choice)
        if step.seat not in seats and step.seat != asked_seat(g):
            seats.append(step.seat)
    return seats


def ask_first(g: State, seat: int) -> None:
    """Put a seat's questions before those that the others are asked together with it."""
    first = first_together(g)
    own: list[Step] = []
    others: list[Step] = []
    for i in range(first, len(g.agenda)):
        step = g.agenda[i]
        assert isinstance(step, Choice)
        if step.seat == seat:
            own.append(step)
        else:
            others.append(step)
    g.agenda = g.agenda[:first] + others + own


def options(g: State) -> list[Action]:
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    return step.options(g)


def apply(g: State, action: Action) -> None:
    """Give the answer to the pending choice. Trusts it; the borders check."""
    step = g.agenda.pop()
    assert isinstance(step, Choice)
    step.take(g, action)
    advance(g)


def explain(g: State) -> list[Refusal]:
    """Why not: every thing of the pending choice that is refused, with its reason."""
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    why = Why()
    step.options(g, why)
    return why.refusals
