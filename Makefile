PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1

say = @printf '%s\n' '-- $(1)'
INSTALL := $(UV) install -q --python $(BIN)/python
INSTALL_SELF := $(INSTALL) --no-deps --no-build-isolation -e .
COMPILE_LOCK := $(UV) compile -q --universal --python-version 3.11 --generate-hashes --upgrade \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: setup lock
setup: .venv/.dev

$(BIN)/uv:
	$(call say,creating .venv)
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -qq --require-hashes -r locks/installer.txt

.venv/.dev: locks/dev.txt pyproject.toml | $(BIN)/uv
	$(call say,installing the developer set)
	@$(INSTALL) --require-hashes -r locks/dev.txt
	@$(INSTALL_SELF)
	@touch $@

lock: | $(BIN)/uv
	$(call say,resolving locks/)
	@$(COMPILE_LOCK) pyproject.toml --extra scale --group dev -o locks/dev.txt
	@$(COMPILE_LOCK) pyproject.toml -c locks/dev.txt --group build -o locks/run.txt
	@$(COMPILE_LOCK) -c locks/dev.txt --group web -o locks/web.txt
	@$(COMPILE_LOCK) -c locks/dev.txt --group installer -o locks/installer.txt
	@$(COMPILE_LOCK) -c locks/dev.txt --group bench -o locks/bench.txt
