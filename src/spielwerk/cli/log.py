"""Events as sentences, several of one kind in one line."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.cli.words import Words
from spielwerk.core.agenda import Event


def log_lines(
    events: Sequence[Sequence[Event]], seat: int, words: Words, names: Sequence[str]
) -> list[tuple[str, str]]:
    """Rule and sentence of everything this seat may know.

    Where the same happens again to another thing ("Anna rolls: white 2"), and the sentence ends
    with the thing, only the thing is added.
    """
    lines: list[tuple[str, str]] = []
    last: Event | None = None
    for told in events:
        for event in told:
            if not event.visible_to(seat):
                continue
            text = words.event(event, names)
            thing = words.thing(words.game.token(event.thing)) if event.thing >= 0 else ""
            if last is not None and thing and same_kind(last, event) and text.endswith(thing):
                rule, before = lines[-1]
                lines[-1] = (rule, f"{before}, {thing}")
            else:
                lines.append((event.rule, text))
            last = event
    return lines


def same_kind(one: Event, other: Event) -> bool:
    return (one.rule, one.key, one.seat) == (other.rule, other.key, other.seat)
