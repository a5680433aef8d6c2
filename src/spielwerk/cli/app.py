"""The command's parts, and what happens when something goes wrong: one clear line."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from cyclopts import App, CycloptsError, Group

from spielwerk.core.errors import SpielwerkError

PLAYING = Group("Playing", sort_key=1)
GAMES = Group("Finished and unfinished games", sort_key=2)
RESEARCH = Group("Many games", sort_key=3)

COMMANDS = (
    ("play", "spielwerk.cli.play:play", PLAYING),
    ("games", "spielwerk.cli.about:games", PLAYING),
    ("rules", "spielwerk.cli.rules:rules", PLAYING),
    ("serve", "spielwerk.cli.about:serve", PLAYING),
    ("replay", "spielwerk.cli.records:replay", GAMES),
    ("verify", "spielwerk.cli.records:verify", GAMES),
    ("try", "spielwerk.cli.trying:try_position", GAMES),
    ("analyse", "spielwerk.cli.analyse:analyse", GAMES),
    ("simulate", "spielwerk.cli.simulate:simulate", RESEARCH),
    ("arena", "spielwerk.cli.arena:arena", RESEARCH),
    ("fuzz", "spielwerk.cli.fuzzing:fuzz", RESEARCH),
    ("bench", "spielwerk.cli.benchmark:bench", RESEARCH),
)


def rules_build() -> str:
    """Whether the rule modules run compiled or interpreted."""
    spec = find_spec("spielwerk.core.agenda")
    plain = spec is None or spec.origin is None or spec.origin.endswith(".py")
    return "interpreted" if plain else "compiled"


def version() -> str:
    import spielwerk

    return f"spielwerk {spielwerk.__version__}, rules {rules_build()}"


def application() -> App:
    app = App(
        name="spielwerk",
        help="Board games in the terminal: play, study, simulate.\n\n"
        "Example: spielwerk play tharos --seats human,greedy,random",
        version=version,
        help_format="plaintext",
    )
    for name, path, group in COMMANDS:
        app.command(path, name=name, group=group)
    return app


def complain(message: str) -> int:
    print(f"spielwerk: {message}", file=sys.stderr)
    return 1


def one_line(text: str) -> str:
    return " ".join(text.split())


def outcome(arguments: list[str]) -> int:
    """The exit status; every foreseeable mistake is one line on stderr."""
    try:
        result = application()(
            arguments, exit_on_error=False, print_error=False, result_action="return_value"
        )
    except CycloptsError as problem:
        return complain(f"{one_line(str(problem))} (see spielwerk --help)") + 1
    except SpielwerkError as problem:
        return complain(one_line(str(problem)))
    except BrokenPipeError:
        raise
    except OSError as problem:
        where = f"{problem.filename}: " if problem.filename else ""
        return complain(f"{where}{problem.strerror or problem}")
    sys.stdout.flush()
    return result if isinstance(result, int) else 0


def run() -> None:
    """Entry point."""
    try:
        sys.exit(outcome(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # whoever read our output has gone; leave quietly
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
