"""Build hook: wheels carry compiled rules where a C compiler is found, else they are pure.

SPIELWERK_PURE=1 asks for a pure wheel.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if (root / "rules").is_dir():
            build_data["force_include"][str(root / "rules")] = "spielwerk/rules"
        sys.path.insert(0, str(root))
        from tools.compile import CannotCompile, CompileFailed, compile_rules

        try:
            libraries = compile_rules(root)
        except (CannotCompile, CompileFailed) as reason:
            self.app.display_warning(f"pure wheel, the rules run interpreted: {reason}")
            return
        lib = root / "build" / "mypyc" / "lib"
        for library in libraries:
            build_data["force_include"][str(library)] = library.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
