"""A bot's own random numbers; never those of the game, never the global ones."""

from __future__ import annotations

from hashlib import blake2b


def seed_of(game_seed: int, decision: int) -> int:
    """The seed of one decision of a game."""
    return game_seed * 1_000_003 + decision


class Dice:
    """Fixed by a seed."""

    def __init__(self, seed: int) -> None:
        self.text = str(seed).encode()
        self.count = 0

    def key(self) -> bytes:
        """A fresh key, for a guess or for other dice."""
        self.count += 1
        return blake2b(self.text, key=self.count.to_bytes(4, "little"), digest_size=16).digest()

    def below(self, n: int) -> int:
        return int.from_bytes(self.key(), "little") % n
