# Two commands do all the set-up on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# A lock is whole, so nothing is resolved again (pip looks past the pin of a `name[extra]`, for a newer one).
LOCKED := $(PIP) --no-deps --require-hashes -r
# What playing needs, and what the tests need on top of it.
PLAY := $(VENV)/.play
# Tests wait for servers and browsers: one worker more than cores.
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
STAMP := $(VENV)/.installed
# What the strongest bots think with (numba): nobody waits for it, it comes while people play.
FAST := $(VENV)/.fast
# What only the deep tests need: Ray is large.
RAY := $(VENV)/.ray

.PHONY: play play-terminal python quick-page numba-meanwhile web web-check chromium test test-deep lint types contracts check docs coverage package bench golden texts fixtures mutants lock clean

# Packages and page are fetched and built at the same time: neither needs the other.
play:
	@$(MAKE) --no-print-directory -j2 $(PLAY) quick-page
	@$(MAKE) --no-print-directory numba-meanwhile &
	@$(BIN)/approdo serve

# The browser app with nothing but what building it needs; by the Python outside, so that it can begin at once.
quick-page: python
	@APPRODO_WEB=quick $(PYTHON) hatch_build.py

# Once, and not while it is being brought already.
numba-meanwhile:
	@{ $(MAKE) -s -q $(FAST) || kill -0 $$(cat $(FAST).pid); } >/dev/null 2>&1 || nice $(MAKE) -s $(FAST) >$(FAST).log 2>&1 || \
	  echo "The strongest bots think in plain Python here, less well: numba could not be installed ($(FAST).log)."

# Without a browser: New Haven in the terminal against a bot.
play-terminal: $(PLAY)
	$(BIN)/approdo play new-haven

# The browser app, built again when something under web/ is newer.
web: $(STAMP)
	@$(BIN)/python hatch_build.py

# Its types, and what each part of it may weigh.
web-check: web
	cd web && npm run --silent check

# A browser for the browser tests, where it can be installed; without one they are skipped and say so.
# Its headless shell, where there is such a package, takes much less of the processor; only notices need the whole one.
APT := DEBIAN_FRONTEND=noninteractive apt-get
HAS_BROWSER := command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
CAN_INSTALL := [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null
chromium:
	@if ! { $(HAS_BROWSER); } && $(CAN_INSTALL); then $(APT) update -qq; $(APT) install -y -qq chromium >/dev/null; fi
	@if command -v chromium >/dev/null && ! command -v chromium-headless-shell >/dev/null && $(CAN_INSTALL); then \
	  $(APT) install -y -qq chromium-headless-shell >/dev/null 2>&1 || true; fi
	@{ $(HAS_BROWSER); } || echo "Chromium is missing: the browser tests are skipped, under CI they fail (on Debian: apt-get install chromium)."

test: $(STAMP) web chromium
	cd web && npm test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

test-deep: $(STAMP) $(RAY) web chromium
	$(BIN)/python -m pytest -n auto --deep

PYTHONS := src tests benchmarks examples docs web/scripts hatch_build.py
lint: $(STAMP)
	$(BIN)/ruff check $(PYTHONS)
	$(BIN)/ruff format --check $(PYTHONS)
	cd web && { [ -x node_modules/.bin/biome ] || npm ci --silent; } && npm run --silent lint

types: $(STAMP)
	$(BIN)/mypy

contracts: $(STAMP)
	$(BIN)/lint-imports

check: lint types contracts web-check docs test

# The documentation as a site in site/, made without network; a broken link fails.
docs: $(STAMP)
	$(BIN)/sphinx-build -q -W --keep-going docs site

# Which lines the tests reach, in the processes that they start too. On 3.12 and newer COVERAGE_CORE=sysmon is much faster.
coverage: $(STAMP) web
	$(BIN)/python -m coverage erase
	$(BIN)/python -m coverage run -m pytest -n auto tests --ignore=tests/browser
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m coverage report --skip-covered

# What a release is: a wheel and an sdist that hold the built page.
package: $(STAMP) web
	$(BIN)/python -m hatchling build -d dist

bench: $(STAMP)
	$(BIN)/approdo bench

# A Python that will do, or what is wrong with it.
python:
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: install Python 3.11 or newer, or set PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; this is $$($(PYTHON) --version). Set PYTHON=... to another one."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)."; exit 1; }

$(PLAY): pyproject.toml requirements-play.lock | python
	@echo "Installing what playing needs into $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(LOCKED) requirements-play.lock
	@APPRODO_WITHOUT_WEB=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $(PLAY)

$(FAST): $(PLAY) requirements-fast.lock
	@echo $$PPID >$(FAST).pid
	@$(LOCKED) requirements-fast.lock
	@touch $(FAST)

$(STAMP): $(PLAY) requirements.lock
	@echo "Installing what the tests need into $(VENV) ..."
	@$(LOCKED) requirements.lock
	@missing=$$($(BIN)/python -m pip check) || { echo "The lock is not whole: $$missing"; exit 1; }
	@touch $(STAMP)

$(RAY): $(STAMP) requirements-ray.lock
	@$(LOCKED) requirements-ray.lock
	@touch $(RAY)

# Write the golden playthroughs anew, after a wanted change of rules; read the diff.
golden: $(STAMP)
	APPRODO_GOLDEN=write $(BIN)/python -m pytest tests/golden

# Render all texts anew, after a wanted change of words; read the diff.
texts: $(STAMP)
	APPRODO_GOLDEN=write $(BIN)/python -m pytest -q tests/texts

# Look for complete games that show everything that can happen.
fixtures: $(STAMP)
	$(BIN)/python -m tests.fixtures.build $(GAME)

# Put small faults into a game's rules and see whether its tests notice: make mutants GAME=terra-nova SAMPLE=80
mutants: $(STAMP)
	$(BIN)/python benchmarks/mutants.py $(GAME) --sample $(or $(SAMPLE),80)

# Pin what pyproject.toml asks for; run after changing it.
COMPILE = $(BIN)/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host
lock: $(STAMP)
	$(COMPILE) --extra dev --extra docs --extra server --extra postgres --extra fast --extra push --extra passkeys -o requirements.lock pyproject.toml
	$(COMPILE) --extra fast -c requirements.lock -o requirements-fast.lock pyproject.toml
	$(COMPILE) --extra ray -c requirements.lock -o requirements-ray.lock pyproject.toml
	$(COMPILE) --extra server --build-deps-for editable -c requirements.lock -o requirements-play.lock pyproject.toml
	$(COMPILE) --extra server --extra postgres --extra push --extra passkeys --extra share -c requirements.lock -o deploy/requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
