"""What an operator can set, and the limits that keep one guest from spoiling it for others."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from spielwerk.core.components import Document

KILO = 1024


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many per second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Settings:
    """Defaults are for a server on the open internet."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///spielwerk.sqlite"
    workers: int = 2  # processes that think for bots and open replays
    pack: Document | None = None
    packed_game: str | None = None  # the game the pack belongs to
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    public_url: str = ""  # for links in webhooks; the Host header is not trusted for that

    socket_message: int = 4 * KILO
    body: int = 64 * KILO
    requests_per_address: Rate = Rate(240, 40)
    requests_per_session: Rate = Rate(120, 20)
    sign_ins_per_address: Rate = Rate(10, 0.2)
    new_tables_per_session: Rate = Rate(20, 0.2)
    messages_per_session: Rate = Rate(60, 20)
    chat_per_session: Rate = Rate(5, 0.5)
    sockets_per_session: int = 20
    sockets_per_address: int = 400
    tables_per_guest: int = 30  # open or in play at the same time
    tables_per_account: int = 200
    uploads_per_user: int = 50

    idle_seconds: float = 60.0  # then a table without visitors leaves the memory
    snapshot_every: int = 512  # answers; playing them again takes milliseconds
    silent_seconds: float = 75.0
    bot_seconds: float = 20.0
    bot_pause: float = 0.0  # seconds before a bot's answer is given, for the eye
    replay_seconds: float = 30.0
    private_webhooks: bool = False  # allow webhooks to private addresses: for tests at home
    webhook_seconds: float = 5.0
