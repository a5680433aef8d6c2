"""The `spielwerk` command."""

from __future__ import annotations


def main() -> None:
    """Run the command; the entry point of the package."""
    from spielwerk.cli.app import run

    run()
