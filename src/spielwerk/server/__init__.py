"""People at a table, in a browser: tables, seats, sockets, store. No rule of any game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from spielwerk.server.settings import Settings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 2,
    components: Path | None = None,
    *,
    settings: Settings | None = None,
) -> None:
    """Run until told to stop. `workers` are processes in which bots think."""
    import sys

    import uvicorn

    from spielwerk import pack_from
    from spielwerk.server import games, logs
    from spielwerk.server.app import make_app
    from spielwerk.server.line import Line

    chosen = settings or Settings()
    chosen = replace(chosen, host=host, port=port, workers=workers)
    if database is not None:
        chosen = replace(chosen, database=database)
    if components is not None:
        pack = pack_from(components)
        assert pack is not None
        chosen = replace(chosen, pack=pack, packed_game=games.pack_owner(pack))
    logs.set_up()
    sys.setswitchinterval(0.002)  # the writer's thread gets its turn sooner than by default
    print(f"Spielwerk is served at http://{host}:{port}", flush=True)
    uvicorn.run(
        make_app(chosen),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws=Line,
        ws_max_size=chosen.socket_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=10,
        server_header=False,
    )


__all__ = ["Settings", "serve"]
