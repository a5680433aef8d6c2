"""Real browsers on a real server: a process of its own, SQLite in a temporary folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from spielwerk.server.settings import Settings
from tests.browser import chromium
from tests.browser.player import Player
from tests.server.running import Running

QUIET = {
    "language": "en",
    "theme": "light",
    "motion": "off",
    "confirm": "never",
    "sound": False,
    "notify": False,
    "forced": False,
}

# What the browser itself says when a server is away or denies something.
EXPECTED = ("Failed to load resource", "WebSocket connection")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        advice = "no Chromium on the PATH, and none from npm (make browser)"
        if os.environ.get("CI") == "true":
            pytest.fail(advice)
        pytest.skip(advice)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (Settings().static / "index.html").is_file():
        pytest.fail("the web client is not built: make web")
    folder = tmp_path_factory.mktemp("browser")
    running = Running(f"sqlite:///{folder}/test.sqlite", folder / "server.log")
    running.start()
    yield running
    running.stop()


Open = Callable[..., Player]


@pytest.fixture
def open_browser(browser: Browser, server: Running) -> Iterator[Open]:
    """A person with a browser of their own; at the end nothing may have gone wrong in it."""
    contexts: list[tuple[BrowserContext, list[str]]] = []

    def open_one(path: str = "/", width: int = 1440, height: int = 900, **settings: Any) -> Player:
        context = browser.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(15_000)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
        stored = json.dumps(json.dumps({**QUIET, **settings}))
        context.add_init_script(f"if (!localStorage.spielwerk) localStorage.spielwerk = {stored};")
        faults: list[str] = []
        contexts.append((context, faults))
        context.request.get(f"{server.url}/api/session")  # one guest, before parallel requests
        page = context.new_page()
        watch(page, faults)
        page.goto(server.url + path)
        return Player(page, server.url)

    yield open_one
    for context, faults in contexts:
        context.close()
        assert not faults, faults


def watch(page: Page, faults: list[str]) -> None:
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console",
        lambda message: (
            faults.append(message.text)
            if message.type == "error" and not message.text.startswith(EXPECTED)
            else None
        ),
    )


@pytest.fixture(scope="session")
def axe() -> str:
    script = Path(chromium.WEB) / "node_modules" / "axe-core" / "axe.min.js"
    return script.read_text(encoding="utf-8")
