# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test test-deep lint types contracts check bench golden fixtures lock clean

play: $(STAMP)
	$(BIN)/approdo play new-haven

test: $(STAMP)
	$(BIN)/python -m pytest -n auto

test-deep: $(STAMP)
	$(BIN)/python -m pytest -n auto --deep

lint: $(STAMP)
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks

types: $(STAMP)
	$(BIN)/mypy

contracts: $(STAMP)
	$(BIN)/lint-imports

check: lint types contracts test

bench: $(STAMP)
	$(BIN)/approdo bench

$(STAMP): pyproject.toml requirements.lock
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: install Python 3.11 or newer, or set PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; this is $$($(PYTHON) --version). Set PYTHON=... to another one."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(STAMP)

# Write the golden playthroughs anew, after a wanted change of rules; read the diff.
golden: $(STAMP)
	APPRODO_GOLDEN=write $(BIN)/python -m pytest tests/golden

# Look for complete games that show everything that can happen.
fixtures: $(STAMP)
	$(BIN)/python -m tests.fixtures.build $(GAME)

# Pin what pyproject.toml asks for; run after changing it.
lock: $(STAMP)
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --extra dev --extra server --extra postgres -o requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
