"""Small things of the house: rule books, pages, limits, idle tables, the store."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

import spielwerk
from spielwerk.core.components import STANDARD, digest
from spielwerk.server import games, protocol, schema, seating, shelf, store
from spielwerk.server.house import House
from spielwerk.server.limits import Buckets, Counts
from spielwerk.server.room import Room
from spielwerk.server.settings import Rate, Settings
from spielwerk.server.static import Pages
from spielwerk.server.store import Store, make_engine, sync_url
from tests.server.conftest import MakeDatabase, MakeServer
from tests.server.people import Person, two_at_a_table
from tests.server.running import Running

PACK = {"dice_prices": {"prices": [1, 1, 1]}}
BOOK = """# A game: the rules

Some words.

## First things

- **AB-ONE-01** Begin.
- **AB-ONE-02** Go *on* (AB-ONE-01).

Between the rules.

### First things

| a | b |
|---|---|
| 1 | 2 |

- **AB-RUL-03a** Decided so.
"""


def test_a_rule_book_is_chapters_with_rules() -> None:
    title, chapters = games.parsed(BOOK)

    assert title == "A game: the rules"
    assert [c.anchor for c in chapters] == ["a-game-the-rules", "first-things", "first-things-2"]
    assert [p.rule for p in chapters[1].paragraphs] == ["AB-ONE-01", "AB-ONE-02", None]
    assert chapters[1].paragraphs[1].text == "Go *on* (AB-ONE-01)."
    assert chapters[2].paragraphs[0].text.count("\n") == 2
    assert chapters[2].paragraphs[1].rule == "AB-RUL-03a"


def test_every_rule_of_tharos_is_found() -> None:
    path = games.rule_file("tharos", "en")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    _, chapters = games.parsed(text)
    rules = [p.rule for c in chapters for p in c.paragraphs if p.rule]

    assert len(rules) == len(set(rules))
    assert len(rules) >= 300
    assert "TH-PREP-01" in rules


async def test_texts_and_rules_are_served(make_server: MakeServer, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>client</title>" * 50)
    (tmp_path / "assets" / "app-1234.js").write_text("export {}")
    server = make_server(
        "sqlite",
        static=str(tmp_path),
        idle_seconds=0.3,
        bot_seconds=0.0,
        pack=PACK,
        packed_game="tharos",
    )

    async with httpx.AsyncClient(base_url=server.url) as http:
        texts = (await http.get("/api/texts/tictactoe/fr")).json()
        assert any("prompt-MarkCell" in source for source in texts["sources"])
        assert (await http.get("/api/texts/tictactoe/xx")).status_code == 400
        assert (await http.get("/api/rules/chess/en")).status_code == 404
        for address in ("/", "/table/abc", "/replay/abc?move=3", "/rules/tharos"):
            page = await http.get(address)
            assert "<title>client</title>" in page.text
            assert page.headers["cache-control"] == "no-cache"
        tag = (await http.get("/")).headers["etag"]
        again = await http.get("/", headers={"if-none-match": tag})
        assert again.status_code == 304
        assert (await http.head("/")).status_code == 200
        script = await http.get("/assets/app-1234.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for missing in ("/assets/none.js", "/api/none", "/../pyproject.toml", "/%2e%2e/x.toml"):
            assert (await http.get(missing)).status_code == 404
    await idle_tables_leave_the_memory(server)
    await slow_bots_are_replaced_by_greedy_ones(server)
    await the_pack_is_played_with_and_remembered(server)


async def slow_bots_are_replaced_by_greedy_ones(server: Running) -> None:
    """This server gives bots no time at all, and still they play."""
    async with Person(server) as anna:
        table = await anna.table("bot:random", "bot:random")
        line = await anna.line(table["id"])
        position = (await line.subscribe())["position"]
        while position["asked"] is not None:
            position = (await line.until("committed"))["position"]
        numbers = (await anna.http.get("/metrics")).text
    found = re.search(r"spielwerk_bot_fallbacks_total (\d+)", numbers)
    assert found is not None
    assert int(found[1]) > 0


async def the_pack_is_played_with_and_remembered(server: Running) -> None:
    """Also by a server that is started without it."""
    async with Person(server) as anna:
        table = await anna.table("me", "hotseat", game="tharos")
        plain = await anna.table("me", "hotseat")
        await asyncio.to_thread(server.stop)
        server.settings |= {"pack": None, "packed_game": None}
        await asyncio.to_thread(server.start)
        line = await anna.line(table["id"])
        shown = await line.subscribe()
        later = await anna.table("me", "hotseat", game="tharos")

    assert table["components"] == digest(PACK)
    assert plain["components"] == later["components"] == STANDARD
    assert shown["position"]["view"]["players"][0]["dice"]["prices"] == [1, 1, 1]


def test_a_pack_knows_its_game() -> None:
    assert games.pack_owner(PACK) == "tharos"
    with pytest.raises(spielwerk.BadComponents, match="fits no game"):
        games.pack_owner({"nonsense": {"x": 1}})


async def idle_tables_leave_the_memory(server: Running) -> None:
    async with Person(server) as anna, Person(server) as bert:
        table, first, second = await two_at_a_table(anna, bert)
        await first.answer("cell:a1", 1)
        assert "spielwerk_rooms 1.0" in (await anna.http.get("/metrics")).text
        await first.close()
        await second.close()
        for _ in range(40):
            if "spielwerk_rooms 0.0" in (await anna.http.get("/metrics")).text:
                break
            await asyncio.sleep(0.2)
        assert "spielwerk_rooms 0.0" in (await anna.http.get("/metrics")).text

        line = await bert.line(table["id"])
        shown = await line.subscribe()
        assert shown["position"]["move"] == 1
        assert len(shown["log"]) == 2
        assert (await line.answer("cell:b1", 2))["type"] == "committed"


async def test_whoever_comes_while_a_table_is_put_away_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the newcomer would sit in a room that nobody else can find."""
    house = House(Settings(database=f"sqlite:///{tmp_path}/t.sqlite", workers=1))
    await house.open()
    try:
        hall = house.hall
        wish = protocol.CreateTable(
            game="tictactoe", seats=[protocol.SeatWish(who="me"), protocol.SeatWish(who="hotseat")]
        )
        room = await seating.create(hall, "anna", "Anna", wish)
        room.used_at = 0
        writing, go_on, write = asyncio.Event(), asyncio.Event(), hall.keep_snapshot

        async def slowly(kept: Room) -> None:
            writing.set()
            await go_on.wait()
            await write(kept)

        monkeypatch.setattr(hall, "keep_snapshot", slowly)
        leaving = asyncio.create_task(hall.put_away(room))
        await writing.wait()
        found = await hall.room(room.id)
        go_on.set()
        await leaving

        assert found is room
        assert hall.rooms == {room.id: room}
        room.used_at = 0
        await hall.put_away(room)
        assert hall.rooms == {}
    finally:
        await house.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/old.sqlite")
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    table = (
        "INSERT INTO tables (id, game, status, options, listed, spectators, owner, invitation, "
        "components, created_at, updated_at, seq, move) "
        "VALUES ('t', 'tictactoe', 'open', '{}', 0, 1, 'o', 'i', 'standard', 0, 0, 0, 0)"
    )
    move = (
        "INSERT INTO moves (table_id, seq, kind, seat, token, at, idempotency_key) "
        "VALUES ('t', 1, 'answer', 0, 'cell:a1', 7, 'o:key')"
    )
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0001")
        db.execute(sa.text(table))
        db.execute(sa.text(move))

    store.migrate(engine)

    with engine.connect() as db:
        row = shelf.table_row(db, "t")
        assert row is not None
        assert (row.game, row.asked) == ("tictactoe", None)
        (kept,) = shelf.move_rows(db, "t")
        assert (kept.seq, kept.token, kept.idempotency_key) == (1, "cell:a1", "o:key")
        assert shelf.sealed_key(db, "t") is None, "its dice are sealed when the game begins"
        assert compare_metadata(MigrationContext.configure(db), schema.metadata) == []
    engine.dispose()


def test_pages_are_found_by_address_only(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("x")
    pages = Pages(tmp_path)

    assert pages.find("table/1") is pages.pages["index.html"]
    assert pages.find("a.png") is None
    assert Pages(tmp_path / "none").pages == {}


def test_a_bucket_drips(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 0.0
    monkeypatch.setattr("spielwerk.server.limits.time.monotonic", lambda: at)
    bucket = Buckets(Rate(2, 0.5))

    assert [bucket.take("a"), bucket.take("a")] == [0.0, 0.0]
    assert bucket.take("a") == pytest.approx(2.0)
    assert bucket.take("b") == 0.0
    at = 2.0
    assert bucket.take("a") == 0.0


def test_a_count_lets_in_so_many() -> None:
    count = Counts(2)

    assert [count.enter("a"), count.enter("a"), count.enter("a")] == [True, True, False]
    count.leave("a")
    assert count.enter("a")


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="use sqlite or postgresql"):
        sync_url("mysql://x/y")
    assert sync_url("postgres+asyncpg://h/d".replace("postgres+", "postgresql+")).drivername == (
        "postgresql+psycopg"
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_one_bad_write_in_a_group_fails_alone(make_database: MakeDatabase, kind: str) -> None:
    import sqlalchemy as sa

    from spielwerk.server import schema
    from spielwerk.server.store import Conflict

    store = Store(make_database(kind))
    store.open()

    def put(name: str) -> asyncio.Task[int]:
        values = {"name": name, "value": "v"}
        statement = sa.insert(schema.settings)
        return asyncio.ensure_future(store.write(lambda db: db.execute(statement, values).rowcount))

    done = await asyncio.gather(*map(put, ["a", "b", "a", "c"]), return_exceptions=True)
    names = await store.read(
        lambda db: list(db.scalars(sa.select(schema.settings.c.name).order_by("name")))
    )
    await store.close()

    assert sum(isinstance(d, Conflict) for d in done) == 1
    assert names == ["a", "b", "c"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_one_bad_row_in_a_group_fails_alone(make_database: MakeDatabase, kind: str) -> None:
    import sqlalchemy as sa

    from spielwerk.server import schema
    from spielwerk.server.store import Conflict

    store = Store(make_database(kind))
    store.open()
    groups: list[int] = []

    def put(db: sa.Connection, names: list[str]) -> None:
        groups.append(len(names))
        mark = "%s" if store.postgres else "?"
        statement = f"INSERT INTO settings (name, value) VALUES ({mark}, 'v')"
        db.connection.cursor().executemany(statement, [(name,) for name in names])

    told: asyncio.Queue[Exception | None] = asyncio.Queue()
    for name in ["a", "b", "a", "c"]:
        store.append(put, name, lambda _, problem: told.put_nowait(problem))
    done = [await told.get() for _ in range(4)]
    names = await store.read(
        lambda db: list(db.scalars(sa.select(schema.settings.c.name).order_by("name")))
    )
    await store.close()

    assert sum(isinstance(d, Conflict) for d in done) == 1
    assert sum(d is None for d in done) == 3
    assert names == ["a", "b", "c"]
    assert max(groups) > 1
