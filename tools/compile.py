"""Compile the rule modules, and what is hot around them, with mypyc into a copy of the package.

    python tools/compile.py             build/compiled, ready for PYTHONPATH=build/compiled
    python tools/compile.py --or-pure   the same, but any failure leaves the rules interpreted

The sources under src/ stay as they are. Which modules are compiled stands in pyproject.toml,
[tool.spielwerk.compile]. The wheel's build hook uses `compile_rules` too.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "spielwerk"
PARTS = ("core", "bots", "server")  # of which some modules are compiled; of games nearly all
LIBRARY = f"{PACKAGE}.rules"  # mypyc appends __mypyc
MYPY_OPTIONS = [
    "--config-file=",  # strictness is `make check`'s business
    "--namespace-packages",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
]


class CannotCompile(Exception):
    """This machine has not what compiling needs, or it was switched off."""


class CompileFailed(Exception):
    """The compiler refused the rule modules; the text is what it said."""


def rule_modules(root: Path) -> list[Path]:
    """The modules to compile, relative to src/."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    names = settings["tool"]["spielwerk"]["compile"]
    package = root / "src" / PACKAGE
    modules = [package / part / name for part in PARTS for name in names.get(part, [])]
    of_games = sorted((package / "games").glob("*/**/*.py"))
    modules += [module for module in of_games if module.name not in names["border"]]
    for module in modules:
        if not module.is_file():
            raise CompileFailed(f"pyproject.toml names {module.name}, which does not exist")
    return [module.relative_to(root / "src") for module in modules]


def why_impossible() -> str:
    """What is missing for compiling, or nothing."""
    if os.environ.get("SPIELWERK_PURE", "") not in ("", "0"):
        return "SPIELWERK_PURE is set"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc is not installed"
    if os.name == "posix":
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None:
            return f"no C compiler ({compiler}) found"
        if not Path(sysconfig.get_path("include"), "Python.h").is_file():
            return "Python's C headers are not installed"
    return ""


def compile_rules(root: Path) -> list[Path]:
    """Compile what changed since the last time; the libraries lie under build/mypyc/lib."""
    reason = why_impossible()
    if reason:
        raise CannotCompile(reason)
    modules = rule_modules(root)
    work = root / "build" / "mypyc"
    lib = work / "lib"
    stamp = work / "stamp"
    digest = fingerprint(root, modules)
    if stamp.is_file() and stamp.read_text("utf-8") == digest:
        return sorted(lib.rglob(f"*{suffix()}"))

    # mypy's cache and the C files stay, so that an unchanged rule is not compiled again
    stamp.unlink(missing_ok=True)
    shutil.rmtree(lib, ignore_errors=True)
    mirror(root / "src" / PACKAGE, work / "src" / PACKAGE, {})
    print("-- compiling the rules: a minute or two, only after a change", flush=True)
    command = [sys.executable, __file__, "--extensions", str(work), *map(str, modules)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CompileFailed((done.stdout + done.stderr).strip())
    stamp.write_text(digest, "utf-8")
    return sorted(lib.rglob(f"*{suffix()}"))


def fingerprint(root: Path, modules: list[Path]) -> str:
    """Of everything that the compiled code depends on."""
    digest = hashlib.sha256()
    for word in (suffix(), mypy_version(), os.environ.get("CFLAGS", ""), *map(str, modules)):
        digest.update(word.encode() + b"\0")
    package = root / "src" / PACKAGE
    sources = [path for part in (*PARTS, "games") for path in (package / part).rglob("*.py")]
    for source in [Path(__file__), *sorted(sources)]:
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()


def suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def mypy_version() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def libraries(modules: list[str]) -> dict[str, list[str]]:
    """One library for each part and one per game: a single C file for all takes the compiler
    minutes, since its time grows faster than the file."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        parts = Path(module).parts
        name = parts[2] if parts[1] == "games" and len(parts) > 3 else parts[1]
        groups.setdefault(f"{LIBRARY}_{name}", []).append(module)
    return groups


def build_extensions(work: Path, modules: list[str]) -> None:
    """Runs in a process of its own: mypyc and setuptools print, and change global state."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(work / "src")
    extensions = mypycify(
        [*MYPY_OPTIONS, *modules],
        opt_level="3",
        debug_level="0",
        separate=[(files, name) for name, files in libraries(modules).items()],
        target_dir=str(work / "c"),
    )
    if sys.platform == "linux":  # within a library calls go straight and may be inlined
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    distribution = Distribution({"name": PACKAGE, "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.set_undefined_options("build")
    command.build_lib = str(work / "lib")
    command.parallel = os.cpu_count()
    command.build_temp = str(work / "tmp")
    command.ensure_finalized()
    command.run()


def mirror(source: Path, target: Path, extras: dict[Path, Path]) -> None:
    """Make target hold exactly source's files and the extras; what did not change stays."""
    wanted = {
        target / path.relative_to(source): path
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
    }
    wanted.update({target / place: path for place, path in extras.items()})
    for path in list(target.rglob("*")):
        if path.is_file() and path not in wanted and "__pycache__" not in path.parts:
            path.unlink()
    for path, origin in wanted.items():
        if not path.is_file() or path.read_bytes() != origin.read_bytes():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)  # a running process may have the old library mapped
            shutil.copyfile(origin, path)


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Two builds in one checkout wait for each other."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build_tree(root: Path) -> int:
    """build/compiled becomes the package with compiled rules; the number of rule modules."""
    with alone(root / "build" / ".lock"):
        tree = root / "build" / "compiled"
        try:
            libraries = compile_rules(root)
        except Exception:
            shutil.rmtree(tree, ignore_errors=True)
            raise
        lib = root / "build" / "mypyc" / "lib" / PACKAGE
        extras = {path.relative_to(lib): path for path in libraries}
        # the rule texts lie in the package wherever it does not run from the checkout
        for text in (root / "rules").glob("*.md"):
            extras[Path("rules", text.name)] = text
        mirror(root / "src" / PACKAGE, tree / PACKAGE, extras)
        return len(rule_modules(root))


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--extensions"]:
        build_extensions(Path(arguments[1]), arguments[2:])
        return 0
    parser = argparse.ArgumentParser(description="Compile the rule modules into build/compiled.")
    parser.add_argument("--or-pure", action="store_true", help="a failure is no error")
    options = parser.parse_args(arguments)
    try:
        count = build_tree(ROOT)
    except CannotCompile as reason:
        print(f"-- rules run interpreted: {reason}")
        return 0
    except CompileFailed as failure:
        log = ROOT / "build" / "compile.log"
        log.write_text(f"{failure}\n", "utf-8")
        if options.or_pure:
            print(f"-- rules run interpreted: compiling failed, see {log.relative_to(ROOT)}")
            return 0
        print(failure, file=sys.stderr)
        print("-- the rule modules do not compile", file=sys.stderr)
        return 1
    print(f"-- rules compiled: {count} modules in build/compiled")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
