"""REST: games, texts, rule books; and what the operator looks at."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import Parameter

import spielwerk
from spielwerk.server import games, protocol
from spielwerk.server.answers import not_found
from spielwerk.server.house import House

GameName = Annotated[str, Parameter(max_length=40, description="as in the list of games")]


@get("/games", cache_control=None)
async def list_games(house: House) -> list[protocol.GameInfo]:
    """Every game that can be played here, with its settings and bots."""
    return [
        games.info(played, house.hall.components_for(name))
        for name, played in games.offered().items()
    ]


@get("/texts/{game:str}/{language:str}")
async def texts(game: GameName, language: protocol.Language) -> protocol.Catalogue:
    """The Fluent sources of a game in one language."""
    if game not in games.offered():
        raise not_found("game")
    return games.catalogue(game, language)


@get("/rules/{game:str}/{language:str}")
async def rules(game: GameName, language: protocol.Language) -> protocol.Rules:
    """The rule book, chapter by chapter, every rule with its ID."""
    if game not in games.offered():
        raise not_found("game")
    return games.rules(game, language)


HANDLERS = [list_games, texts, rules]


@get("/health", include_in_schema=False)
async def health(house: House) -> Response[dict[str, str]]:
    """Well when the store answers."""
    from sqlalchemy import text

    await house.store.read(lambda db: db.execute(text("SELECT 1")).scalar())
    return Response({"status": "ok", "version": spielwerk.__version__})


@get("/metrics", include_in_schema=False)
async def metrics(house: House) -> Response[bytes]:
    return Response(house.metrics.text(), media_type=MediaType.TEXT)


OPERATOR = [health, metrics]
