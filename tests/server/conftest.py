"""Servers for the tests: one on SQLite and one on PostgreSQL, shared by the tests of a run."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest
import pytest_asyncio

from tests.server.people import Person
from tests.server.postgres import running_postgres
from tests.server.running import Running

MakeDatabase = Callable[[str], str]
MakeServer = Callable[..., Running]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with running_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def make_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> MakeDatabase:
    """A fresh database of a kind; PostgreSQL is started when first needed."""

    def make(kind: str) -> str:
        name = f"t{uuid4().hex[:12]}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp(name) / 'spielwerk.sqlite'}"
        address: str = request.getfixturevalue("postgres")
        with psycopg.connect(address, autocommit=True) as line:
            line.execute(f'CREATE DATABASE "{name}"')
        return address.replace("@/postgres?", f"@/{name}?")

    return make


@pytest.fixture(scope="session")
def shared_servers(
    make_database: MakeDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Running]]:
    servers: dict[str, Running] = {}

    def find(kind: str) -> Running:
        if kind not in servers:
            log = tmp_path_factory.mktemp("log") / f"{kind}.log"
            server = Running(make_database(kind), log, private_webhooks=True)
            server.start()
            servers[kind] = server
        return servers[kind]

    yield find
    for server in servers.values():
        server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, shared_servers: Callable[[str], Running]) -> Running:
    """Both databases."""
    return shared_servers(request.param)


@pytest.fixture
def one_server(shared_servers: Callable[[str], Running]) -> Running:
    """For what has nothing to do with the database."""
    return shared_servers("sqlite")


@pytest.fixture
def make_server(make_database: MakeDatabase, tmp_path: Path) -> Iterator[MakeServer]:
    """A server of one's own, with settings; stopped at the end."""
    made: list[Running] = []

    def make(kind: str = "sqlite", database: str | None = None, **settings: Any) -> Running:
        log = tmp_path / f"server{len(made)}.log"
        server = Running(database or make_database(kind), log, **settings)
        made.append(server)
        server.start()
        return server

    yield make
    for server in made:
        server.stop()


@pytest_asyncio.fixture
async def anna(server: Running) -> AsyncIterator[Person]:
    async with Person(server) as person:
        yield person


@pytest_asyncio.fixture
async def bert(server: Running) -> AsyncIterator[Person]:
    async with Person(server) as person:
        yield person
