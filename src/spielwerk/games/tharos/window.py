"""What is done before an action must leave an action (TH-ACT-11)."""

from __future__ import annotations

from spielwerk.core.agenda import Action, Choice, Why, apply
from spielwerk.games.tharos.ids import CARDS, MONEY
from spielwerk.games.tharos.state import Player, Tharos


class ActionChoice(Choice[Tharos]):
    """A question whose answer is an action."""

    def has_action(self, g: Tharos) -> bool:
        """Is any action possible?"""
        raise NotImplementedError(type(self).__name__)

    def leaves_action(self, g: Tharos) -> bool:
        """Is an action possible, at once or after what may still come before it?"""
        return self.has_action(g)


class BeforeAction(Choice[Tharos]):
    """A question that may come before an action; each answer must then leave one."""

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        """What could be answered if no action had to follow."""
        raise NotImplementedError(type(self).__name__)

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return leaving_action(g, self, self.targets(g, why))


def any_die_serves(g: Tharos, p: Player) -> bool:
    """Any die can go to the money or cards space."""
    if p.bound_die >= 0:
        return False
    if not p.blocked >> MONEY & 1:
        return True
    return not p.blocked >> CARDS & 1 and (g.stack | g.discard) != 0


def surely_leaves_action(g: Tharos, seat: int) -> bool:
    """A quick yes: there is a die for the money or cards space, whatever a card does."""
    p = g.players[seat]
    return bool(p.active) and not p.extra and any_die_serves(g, p)


def pending_action(g: Tharos) -> ActionChoice | None:
    """The action that is still to be chosen, if we are before it."""
    for step in reversed(g.agenda):
        if isinstance(step, ActionChoice):
            return step
    return None


def leaving_action(g: Tharos, choice: Choice[Tharos], options: list[Action]) -> list[Action]:
    """TH-ACT-11 Only the answers after which an action is still possible."""
    pending = pending_action(g)
    if pending is None or surely_leaves_action(g, choice.seat):
        return options
    return [action for action in options if leads_to_action(g, choice, action)]


def leads_to_action(g: Tharos, choice: Choice[Tharos], action: Action) -> bool:
    """Play this answer on a clone and look for an action at the end of it."""
    twin = g.clone()
    twin.forced = []  # outcomes fixed in advance belong to the game, not to a look ahead
    if not twin.agenda or twin.agenda[-1] is not choice:
        twin.agenda.append(choice)
    apply(twin, action)
    return reaches_action(twin, choice.seat)


def reaches_action(g: Tharos, seat: int) -> bool:
    if not g.agenda:
        return False
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    if step.seat != seat:
        return False
    if isinstance(step, ActionChoice):
        return step.leaves_action(g)
    # One answer that leads on is enough here: no need to try all of them for `options`.
    offered = step.targets(g, None) if isinstance(step, BeforeAction) else step.options(g)
    for action in offered:
        twin = g.clone()
        apply(twin, action)
        if reaches_action(twin, seat):
            return True
    return False
