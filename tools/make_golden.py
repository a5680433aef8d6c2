"""Make the golden games of Tharos: complete records that every later version must replay.

    python tools/make_golden.py

Only a change of the rules is a reason to make them anew; say so in the changelog and raise the
game's rules_version. Records lie in tests/golden/tharos/*.json, the hash of each final state in
states.sha256 beside them. told.txt lists what the games tell and refuse, by rule; told.sha256 has
the hash of all of it, word for word: `python tools/make_golden.py told` writes only these two,
after a change of what the log or a refusal says. Answers are uniformly random, or mixed: nobody
passes while he can act, and half of the time he takes what looks best to the game's own evaluation.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import spielwerk
from spielwerk.bots.weights import HAND, judge_of
from spielwerk.core.agenda import NOTHING, Event, apply, asked_seat, explain
from spielwerk.core.components import STANDARD
from spielwerk.core.conformance import Dice
from spielwerk.core.record import decode, encode
from spielwerk.core.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "tharos"
PACK = FOLDER / "pack.toml"
RANDOM = [(f"random-{seats}-{n}", seats, n) for seats in (2, 3, 4) for n in (1, 2)]
MIXED = [(f"mixed-{seats}-{n}", seats, n) for seats in (2, 3, 4) for n in (1, 2, 3)]
WITH_PACK = [("pack-3-1", 3, 1)]


def best_of(table: Table, offered: list[str]) -> str:
    """The answer after which the state is worth most to whoever is asked, by hand-set weights."""
    g = table.state
    seat = asked_seat(g)
    values = []
    for token in offered:
        twin = g.clone()
        apply(twin, table.legal_action(token))
        values.append(judge_of(table.game, HAND).worth(twin, seat))
    return offered[values.index(max(values))]


def played(name: str, seats: int, seed: int, mixed: bool, pack: Path | None = None) -> Table:
    """A whole game with answers that only the name and the seed decide."""
    dice = Dice(f"golden {name}")
    table = spielwerk.new("tharos", seats, seed=seed, components=pack)
    while not table.over:
        offered = table.options
        if mixed and len(offered) > 1:
            offered = [token for token in offered if token != "pass"]
        if mixed and dice.below(2):
            table.answer(best_of(table, offered))
        else:
            table.answer(offered[dice.below(len(offered))])
    return table


def told(written: bytes, pack: Path | None) -> list[str]:
    """All that a recorded game says: its events, and at every question what is refused and why."""
    record = decode(written)
    table = spielwerk.replay(written, components=pack, to=0)
    lines = [event_line(table, event) for event in table.events[0]]
    for answer in record.answers:
        question = type(table.choice).__name__
        for refusal in explain(table.state):
            token = table.game.token(refusal.action)
            kind = f"{question} refuses {refusal.rule} {refusal.key}"
            lines.append(f"{kind}: {token} {refusal.need} {refusal.have}")
        lines += [event_line(table, event) for event in table.answer(answer)]
    return lines


def event_line(table: Table, event: Event) -> str:
    thing = "" if event.thing == NOTHING else table.game.token(event.thing)
    rest = f"{event.seat} {thing} {event.amount} {event.other} {event.audience}"
    return f"event {event.rule} {event.key}: {rest}"


def write_told() -> None:
    kinds: set[str] = set()
    hashes = []
    for path in sorted(FOLDER.glob("*.json")):
        written = path.read_bytes()
        lines = told(written, None if decode(written).components == STANDARD else PACK)
        kinds.update(line.partition(":")[0] for line in lines)
        hashes.append(f"{sha256(chr(10).join(lines).encode()).hexdigest()}  {path.stem}\n")
    (FOLDER / "told.txt").write_text("".join(f"{kind}\n" for kind in sorted(kinds)))
    (FOLDER / "told.sha256").write_text("".join(hashes))


def main() -> None:
    if sys.argv[1:] == ["told"]:
        write_told()
        return
    hashes = []
    games = [(*plan, False, None) for plan in RANDOM]
    games += [(*plan, True, None) for plan in MIXED]
    for name, seats, seed, mixed, pack in [*games, *((*plan, True, PACK) for plan in WITH_PACK)]:
        table = played(name, seats, seed, mixed, pack)
        (FOLDER / f"{name}.json").write_bytes(encode(table.record()))
        hashes.append(f"{sha256(table.saved_state()).hexdigest()}  {name}\n")
        print(f"{name}: {len(table.moments)} answers, {table.scores}")
    (FOLDER / "states.sha256").write_text("".join(sorted(hashes, key=lambda h: h[66:])))
    write_told()


if __name__ == "__main__":
    main()
