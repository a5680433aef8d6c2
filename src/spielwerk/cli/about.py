"""`games` and `serve`."""

from __future__ import annotations

from pathlib import Path

import spielwerk
from spielwerk.cli.screen import console


def games() -> None:
    """List the games.

    Example: spielwerk games
    """
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("game", "title", "players", "rules", "settings"):
        table.add_column(column)
    for name in spielwerk.NAMES:
        game = spielwerk.game(name)
        settings = "; ".join(
            f"{option}: {', '.join(str(value) for value in setting.values)}"
            for option, setting in game.table_options.items()
        )
        few, many = game.seats.start, game.seats.stop - 1
        players = str(few) if few == many else f"{few}–{many}"
        table.add_row(name, game.title, players, f"{game.prefix}-…", settings)
    console().print(table)


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 2,
    components: Path | None = None,
) -> None:
    """Serve the games to web browsers.

    Example: spielwerk serve --port 8000

    Parameters
    ----------
    host
        The address to listen at.
    port
        The port to listen at.
    database
        Where tables are kept: the address of a database. The default is a file of your own.
    workers
        Processes in which bots think.
    components
        A component pack that replaces values of the standard components.
    """
    from spielwerk.server import serve as serve_tables

    serve_tables(host=host, port=port, database=database, workers=workers, components=components)
