"""What a search has worked out before: the lines of questions that come again.

The same question is asked at many places of the tree, and the same answer is offered in many
questions. To follow every answer to its end each time would cost more than all the rest. So a
question met again has the lines it had. In a large question even an answer that was offered
before, in another question of the same kind, has its line from then, and promises to bring as
much more as it did; in a small one that would save little, and its answers are looked at anew.
"""

from __future__ import annotations

from typing import Final

from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import NARROW, Line, Node, Work, lines_from, promise_last
from spielwerk.core.agenda import Action, State

LARGE: Final = 10  # answers


class Memory:
    """The lines of one search by question, and the best line of an answer by kind of question."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.questions: dict[tuple[int, ...], list[Line]] = {}
        self.answers: dict[tuple[int, type, Action], Line] = {}  # its promise: what it adds

    def node_at(self, g: State, offered: tuple[int, ...], work: Work) -> Node:
        """The question's node; `offered` is the asked seat and the answers."""
        seat = offered[0]
        if offered not in self.questions:
            self.questions[offered] = self.lines_at(g, seat, offered[1:], work)
        return Node(seat, [], self.questions[offered])

    def lines_at(self, g: State, seat: int, answers: tuple[Action, ...], work: Work) -> list[Line]:
        """A line for every answer, the most promising first."""
        kind = type(g.agenda[-1])
        before = self.judge.worth(g, seat)
        lines: list[Line] = []
        for action in answers:
            key = (seat, kind, action)
            if len(answers) < LARGE or key not in self.answers:
                line = lines_from(self.judge, g, action, seat, NARROW, work)[0]
                self.answers[key] = Line(line.picks, line.promise - before)
            known = self.answers[key]
            lines.append(Line(known.picks, before + known.promise))
        lines.sort(key=promise_last)
        return lines
