# Everything a person types. Each target sets up what it needs: a virtual environment in .venv, downloads in .cache.
#
#   make play    build the site if needed, serve it, open the browser   (make play ARGS="--base /some/where/")
#   make test    everything: lint, types, all tests, whole games in real browsers
#   make check   the fast part of it: lint, types, tests that take no time
#   make format  formats Python, scripts and style sheets
#   make build   the site, into site/dist   (make build FAST=0: without the fast start; options: site/build_options.py)
#   make bench   how fast it is, next to others
#   make ablation  what each technique of the page brings, each switched off alone
#   make lighthouse   what Lighthouse says of the pages
#   make soak    the long runs: a million broken inputs, 100,000 games, 500 games in one tab
#                (a part of it: make soak ARGS="inputs --count 5000 --seed 7"; games and endurance likewise)
#   make mutants changes rules at random and checks that each game's tests notice   (ARGS="utopia --count 100")
#   make clean   remove all that was made or fetched

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=

SOURCES := engine web/app web/pages site tests e2e
TYPED := engine/utopiary web/app web/pages site e2e/browsers.py

.DELETE_ON_ERROR:
.PHONY: play build check lint format test bench ablation lighthouse soak mutants clean

play: .venv/build.stamp
	@$(BIN)/python site/serve.py $(ARGS)

build: .venv/build.stamp
	@$(BIN)/python site/build.py

check: lint
	@$(BIN)/python -m pytest -q -n auto -m "not slow" tests

lint: .venv/test.stamp
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check --quiet $(SOURCES)
	@$(BIN)/mypy $(TYPED)
	@$(BIN)/python tests/lint/lint.py

format: .venv/test.stamp
	@$(BIN)/ruff check --quiet --fix-only $(SOURCES)
	@$(BIN)/ruff format --quiet $(SOURCES)
	@$(BIN)/python tests/lint/lint.py --write

# The browsers come first, so that a machine that cannot have them says so at once and not after five minutes. The site
# is built before the games in it: those who play them at the same time need not all build it.
test: lint
	@$(BIN)/python e2e/browsers.py
	@$(BIN)/python -m pytest -q -n auto tests
	@$(BIN)/python site/build.py
	@$(BIN)/python -m pytest -q -n auto --dist worksteal e2e

# What we compare with lives in a virtual environment of its own: nothing else may come to need it.
bench: .venv/test.stamp .cache/bench/venv/bench.stamp
	@$(BIN)/python e2e/browsers.py
	@$(BIN)/python tests/benchmarks/bench.py --peers .cache/bench/venv/bin/python $(ARGS)

ablation: .venv/test.stamp
	@$(BIN)/python e2e/browsers.py
	@$(BIN)/python tests/benchmarks/ablation.py $(ARGS)

lighthouse: .venv/test.stamp
	@$(BIN)/python e2e/browsers.py
	@$(BIN)/python tests/benchmarks/lighthouse.py $(ARGS)

soak: .venv/test.stamp
	@$(BIN)/python -m tests.soak $(ARGS)

mutants: .venv/test.stamp
	@$(BIN)/python -m tests.mutation $(ARGS)

clean:
	rm -rf .venv .cache site/dist .mypy_cache .pytest_cache .ruff_cache test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the virtual environments: one stamp for each lock; site/pin.py makes the locks from the lists beside them --------

PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
LOCKED := --require-hashes --requirement

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Utopiary needs Python 3.11 or newer, and \
	$(PYTHON) is " + sys.version.split()[0] + ". Say which one to use: make PYTHON=python3.13")'
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "Python could not make a virtual environment; on Debian and \
	Ubuntu it is in the package python3-venv."; exit 1; }

.venv/build.stamp: .venv/bin/python site/requirements.lock pyproject.toml
	@$(BIN)/python $(PIP_INSTALL) $(LOCKED) site/requirements.lock
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/test.stamp: .venv/build.stamp tests/requirements.lock
	@$(BIN)/python $(PIP_INSTALL) $(LOCKED) tests/requirements.lock
	@touch $@

.cache/bench/venv/bench.stamp: .venv/bin/python tests/benchmarks/requirements.lock
	@$(BIN)/python -m venv .cache/bench/venv
	@.cache/bench/venv/bin/python $(PIP_INSTALL) $(LOCKED) tests/benchmarks/requirements.lock
	@touch $@
