"""The application: handlers, error answers, OpenAPI, front door."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import spielwerk
from spielwerk.server import answers, counter, desk, doors, library, socket, static
from spielwerk.server.front import Front
from spielwerk.server.house import House
from spielwerk.server.settings import Settings


def make_app(settings: Settings) -> Litestar:
    """The whole server as an ASGI application."""
    house = House(settings)

    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    def the_house() -> House:
        return house

    def guarded(app: ASGIApp) -> ASGIApp:
        return Front(app, house)

    handlers = [*doors.HANDLERS, *counter.HANDLERS, *desk.HANDLERS, *library.HANDLERS]
    for handler in handlers:
        handler.responses = answers.SPECS
    api = Router(
        "/api",
        route_handlers=handlers,
        dependencies={"me": Provide(doors.who_calls)},
    )
    return Litestar(
        route_handlers=[api, *counter.OPERATOR, socket.table_socket, static.page],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        exception_handlers=answers.HANDLERS,
        middleware=[guarded],
        lifespan=[living],
        state=State({"pages": static.Pages(settings.static), "house": house}),
        request_max_body_size=settings.body,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1200,
            gzip_compress_level=5,
            exclude_opt_key="exclude_from_compression",
        ),
        openapi_config=OpenAPIConfig(
            title="Spielwerk",
            version=spielwerk.__version__,
            description="Tables, seats and replays. The socket is told in docs/protocol.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            create_examples=False,
        ),
        logging_config=None,
    )
