# Only Python 3.11 or newer and make are assumed; everything else is installed into $(VENV).
PYTHON ?= python3
VENV ?= .venv
JOBS ?= 3
ARGS ?=
N ?= 100
SEED ?=

# Children of tests would compile all that they import, each anew.
unexport PYTHONDONTWRITEBYTECODE

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PYTEST := $(BIN)/python -m pytest -p tests.parallel --jobs $(JOBS)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help generate check-generated test test-core test-full fuzz lint map bench accuracy docs clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

generate: $(VENV)/.stamp-base ## bring generated/ up to date with spec/
	@$(BIN)/opspec generate
	@$(BIN)/opspec generate --spec packs/sdy/spec -o packs/sdy/generated
	@$(BIN)/opspec generate --spec packs/mhlo/spec -o packs/mhlo/generated

check-generated: $(VENV)/.stamp-base ## fail with a diff where generated/ is stale, edited or orphaned (ARGS=--anew renders even what did not change)
	@$(BIN)/opspec generate --check $(ARGS)
	@$(BIN)/opspec generate --check $(ARGS) --spec packs/sdy/spec -o packs/sdy/generated
	@$(BIN)/opspec generate --check $(ARGS) --spec packs/mhlo/spec -o packs/mhlo/generated

test: $(VENV)/.stamp-test ## run all tests but the exhaustive ones
	$(PYTEST) $(ARGS)

test-core: $(VENV)/.stamp-test ## run the tests that take moments
	$(PYTEST) -m "not full and not slow" $(ARGS)

fuzz: $(VENV)/.stamp-test ## mutate all that is read, N cases of each kind (N=100, SEED=by the clock)
	$(BIN)/python -m tests.fuzz --n $(N) $(if $(SEED),--seed $(SEED))

test-full: $(VENV)/.stamp-test ## run all tests, the exhaustive ones too
	$(PYTEST) -m "" $(ARGS)

lint: $(VENV)/.stamp-dev ## ruff, mypy strict, the layers and names of ops of pyproject.toml, names of classes, and the map in docs/
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/layers.py
	$(BIN)/python tools/op_names.py
	$(BIN)/python tools/class_names.py
	$(BIN)/python tools/map.py --check

map: $(VENV)/.stamp-base ## draw the packages and their imports again: docs/map-*.svg and a table in docs/design.md
	@$(BIN)/python tools/map.py

bench: $(VENV)/.stamp-test ## measure what the project promises to be fast
	@$(BIN)/python bench/run.py
	@$(BIN)/python bench/speed.py
	@$(BIN)/python bench/speed.py --list kinds --engine cpu --format markdown
	@$(BIN)/python bench/speed.py --list growth --engine cpu --format markdown
	@$(BIN)/python bench/jax_speed.py

accuracy: $(VENV)/.stamp-test ## measure how exact functions are, and publish it in docs/accuracy.md
	@$(BIN)/python bench/accuracy.py --out docs/accuracy.md

docs: $(VENV)/.stamp-docs ## build the site into docs/_build/html; guides that changed are followed first
	@$(BIN)/python tools/guides.py
	@$(BIN)/opspec docs

clean: ## remove caches and builds; the environment stays
	rm -rf build dist docs/_build docs/reference .opspec-cache .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/.stamp-base: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "OpSpec needs Python 3.11 or newer, and $(PYTHON) is not: try make PYTHON=python3.13"; exit 1; }
	@test -x $(BIN)/python || { echo "setting up $(VENV)"; $(PYTHON) -m venv $(VENV); }
	@$(PIP) --editable .
	@touch $@

$(VENV)/.stamp-test: $(VENV)/.stamp-base
	@$(PIP) --editable '.[test]'
	@touch $@

$(VENV)/.stamp-dev: $(VENV)/.stamp-base
	@$(PIP) --editable '.[dev]'
	@touch $@

$(VENV)/.stamp-docs: $(VENV)/.stamp-base
	@$(PIP) --editable '.[docs]'
	@touch $@
