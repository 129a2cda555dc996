# The one door for developers. It needs python3 (3.11 or newer), pip and make; the rest it brings:
# uv into .tools when none is on the PATH, and the locked packages into .venv.

SHELL := /bin/sh
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
UV := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .tools/bin/uv)
# An environment whose Python went away with an upgrade of the system is made again.
AGAIN := $(shell $(PY) -c '' >/dev/null 2>&1 || echo again)
CODE := $(wildcard bot tests migrations)
NEW_PYTHON = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Python 3.11 or newer is needed as $(PYTHON); another one: make PYTHON=python3.12" >&2; exit 1; }
# Files of tests share what is dear to start (a database server, a browser), so a file stays whole.
ARGS ?= -n auto --dist loadfile --no-loadscope-reorder $(if $(ALL),,-m "not slow")

# An active virtual environment or foreign search path must not leak into ours; and without kept
# byte code each worker of the tests would compile everything anew, half a minute of two cores.
unexport VIRTUAL_ENV PYTHONHOME PYTHONPATH UV_PYTHON UV_SYSTEM_PYTHON PYTHONDONTWRITEBYTECODE
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.PHONY: help setup run test check format lock coverage sizes goldens screenshots preview \
	migration clean again
.DELETE_ON_ERROR:

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: .venv/.stamp ## bring uv and the locked packages into .venv (only when the lock changed)

run: .venv/.stamp ## the live bot when a token is set (environment or .env), else the playground
	@if [ -n "$$BOT_TOKEN$$BOT_TOKEN_FILE" ] \
	|| grep -Eqs "^(export )?BOT_TOKEN(_FILE)?[[:space:]]*=[[:space:]]*[\"']?[^\"'#[:space:]]" .env; then \
		exec $(PY) -m bot run; \
	else \
		echo "No BOT_TOKEN or BOT_TOKEN_FILE is set: starting the playground, a local Telegram."; \
		exec $(PY) -m bot play; \
	fi

test: .venv/.stamp ## all but the slow tests; ALL=1 for every one; ARGS="tests/rules -x" for some
	$(PY) -m pytest $(ARGS)

check: .venv/.stamp ## formatting, lint, types, the direction of imports, and the packages
	@echo "== formatting" && $(BIN)/ruff format --check .
	@echo "== lint" && $(BIN)/ruff check .
	@echo "== types" && $(BIN)/mypy --strict $(CODE)
	@echo "== imports" && $(BIN)/lint-imports --no-logo
	@echo "== packages" && $(PY) -m tests.packages

format: .venv/.stamp ## put the code into the house's format and mend what lint can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Only what the default index publishes may be locked: extra indexes and folders of wheels differ
# from machine to machine. The development set is solved first, so what runs is what was tested.
FREEZE = env -u UV_FIND_LINKS -u UV_INDEX -u UV_EXTRA_INDEX_URL $(BIN)/uv pip compile --quiet \
	--universal --python-version 3.11 --generate-hashes --no-header \
	--no-emit-index-url --no-emit-find-links
COMPILE = $(FREEZE) --all-extras pyproject.toml $(UPGRADE)

lock: .venv/.stamp ## renew requirements/*.lock from pyproject.toml; UPGRADE=--upgrade takes the newest
	$(COMPILE) --group dev --output-file requirements/dev.lock
	$(COMPILE) --constraints requirements/dev.lock --output-file requirements/run.lock
	echo uv | $(FREEZE) --constraints requirements/dev.lock --output-file requirements/build.lock -

coverage: .venv/.stamp ## fail unless the tests take every branch of bot/rules and bot/table
	$(BIN)/coverage run -m pytest tests/rules tests/table
	$(BIN)/coverage report --fail-under=100

sizes: .venv/.stamp ## how large files and functions are, and tests against code
	@$(PY) -m tests.sizes

screenshots: .venv/.stamp ## take the pictures of docs/img anew (needs Chromium and emoji fonts)
	$(PY) -m tests.playground.browser.screenshots
	$(PY) -m tests.picture.sample

goldens: .venv/.stamp ## write the golden screens of tests/chat/screens anew; read the diff
	$(PY) -m tests.chat.screens.regenerate

preview: .venv/.stamp ## write one page with every screen in every language
	$(PY) -m tests.chat.screens.preview

# An empty database is brought to the newest migration; what the models have beyond it is written.
migration: export DATABASE_URL = sqlite:///build/models.db
migration: .venv/.stamp ## write the next migration from the models: make migration M="What is new"
	@test -n "$(M)" || { echo 'Say what is new: make migration M="When people were met"' >&2; exit 1; }
	@mkdir -p build && rm -f build/models.db
	$(BIN)/alembic upgrade head
	$(BIN)/alembic revision --autogenerate -m "$(M)"
	@$(BIN)/ruff format --quiet migrations && rm -f build/models.db

clean: ## remove everything that is made here; data/ stays
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf .coverage .coverage.* htmlcov dist build *.egg-info
	find bot tests migrations -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.stamp: requirements/dev.lock $(AGAIN) | $(filter .tools/%,$(UV))
	@$(NEW_PYTHON)
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { rm -rf .venv && \
		$(UV) venv --quiet --relocatable --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv; }
	$(UV) pip sync --compile-bytecode --python $(PY) --require-hashes requirements/dev.lock
	@touch $@

# --target works where the system's Python refuses other installs; the two settings would forbid it.
.tools/bin/uv:
	@$(NEW_PYTHON)
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { \
		echo "pip is missing for $(PYTHON): install it (Debian: apt install python3-pip), or uv" >&2; exit 1; }
	PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 PIP_ROOT_USER_ACTION=ignore \
		$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv
