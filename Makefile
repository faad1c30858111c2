# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play play-terminal web chromium test test-deep lint types contracts check bench golden fixtures lock clean

play: $(STAMP) web
	$(BIN)/approdo serve

# Without a browser: New Haven in the terminal against a bot.
play-terminal: $(STAMP)
	$(BIN)/approdo play new-haven

# The browser app, built again when something under web/ is newer.
web: $(STAMP)
	@$(BIN)/python hatch_build.py

# A browser for the browser tests, where it can be installed; without one they are skipped and say so.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	  || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	       && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
	  || echo "Chromium is missing: the browser tests are skipped (on Debian: apt-get install chromium)."

test: $(STAMP) web chromium
	cd web && npm test
	$(BIN)/python -m pytest -n auto

test-deep: $(STAMP) web chromium
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
