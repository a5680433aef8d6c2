"""Make the golden games of Tharos: complete records that every later version must replay.

    python tools/make_golden.py

Only a change of the rules is a reason to make them anew; say so in the changelog and raise the
game's rules_version. Records lie in tests/golden/tharos/*.json, the hash of each final state in
states.sha256 beside them. Answers are uniformly random, or mixed: nobody passes while he can act,
and half of the time he takes what looks best to the game's own evaluation.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import spielwerk
from spielwerk.core.agenda import apply, asked_seat
from spielwerk.core.conformance import Dice
from spielwerk.core.record import encode
from spielwerk.core.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "tharos"
PACK = FOLDER / "pack.toml"
RANDOM = [(f"random-{seats}-{n}", seats, n) for seats in (2, 3, 4) for n in (1, 2)]
MIXED = [(f"mixed-{seats}-{n}", seats, n) for seats in (2, 3, 4) for n in (1, 2, 3)]
WITH_PACK = [("pack-3-1", 3, 1)]


def best_of(table: Table, offered: list[str]) -> str:
    """The answer after which the game's own evaluation is highest for whoever is asked."""
    g = table.state
    seat = asked_seat(g)
    values = []
    for token in offered:
        twin = g.clone()
        apply(twin, table.legal_action(token))
        values.append(table.game.evaluate(twin, seat))
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


def main() -> None:
    hashes = []
    games = [(*plan, False, None) for plan in RANDOM]
    games += [(*plan, True, None) for plan in MIXED]
    for name, seats, seed, mixed, pack in [*games, *((*plan, True, PACK) for plan in WITH_PACK)]:
        table = played(name, seats, seed, mixed, pack)
        (FOLDER / f"{name}.json").write_bytes(encode(table.record()))
        hashes.append(f"{sha256(table.saved_state()).hexdigest()}  {name}\n")
        print(f"{name}: {len(table.moments)} answers, {table.scores}")
    (FOLDER / "states.sha256").write_text("".join(sorted(hashes, key=lambda h: h[66:])))


if __name__ == "__main__":
    main()
