# Needs Python 3.11 or newer, git and make; everything else goes into .venv.
#
#   make play            play in the terminal        ARGS="--seed x"
#   make run             run the bot for your group  (docs/hosting.md)
#   make test            run the tests               ARGS="-k draw"
#   make lint            check style and types
#   make format          put the style right
#   make requirements    pin again what has changed  ARGS="--upgrade"
#   make install         only make .venv ready, and compile the code
#   make docs            the rulebook as a web site, in build/rulebook
#   make install-bench   add what the benchmarks compare with
#   make clean           remove .venv and caches
#
# PYTHON=/path/to/python chooses the interpreter; JOBS=n the test processes.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play run test lint format docs requirements install install-bench clean

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STAMP := $(VENV)/.installed
# Some tests wait, so one process more than there are processors; each reads all tests, so no more than eight.
JOBS ?= $(shell n=$$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN); echo $$((n < 8 ? n + 1 : 8)))
ARGS ?=

# Asked only when something has to be installed. Each candidate is really run,
# for a version manager's stand-in can be on the PATH without its Python.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& { echo "$$p"; break; }; done)

# Sets $$pip to a pip that installs into .venv, made before if need be. Standard
# input belongs to the game and standard output too: neither is touched here.
define VENV_READY
set -e; exec </dev/null >&2; \
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1; \
pip_for() { \
	if $(PY) -m pip --version >/dev/null 2>&1; then \
		pip="$(PY) -m pip"; \
	elif "$$py" -m pip --python $(PY) --version >/dev/null 2>&1; then \
		pip="$$py -m pip --python $(PY)"; \
	else \
		return 1; \
	fi; \
}; \
py='$(PYTHON)'; \
if ! "$$py" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
	echo "Boneyard needs Python 3.11 or newer; PYTHON=/path/to/python names one."; exit 1; \
fi; \
if ! { $(PY) -c '' >/dev/null 2>&1 && pip_for; }; then \
	"$$py" -m venv --clear $(VENV) >/dev/null 2>&1 || \
	"$$py" -m venv --clear --without-pip $(VENV) >/dev/null 2>&1 || :; \
	if ! pip_for && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing the system's package for virtual environments ..."; \
		apt-get -qq update || :; \
		package=$$("$$py" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
		DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$$package" >/dev/null || :; \
		"$$py" -m venv --clear $(VENV) || :; \
	fi; \
	if ! pip_for; then \
		rm -rf $(VENV); \
		echo "$$py cannot make a virtual environment with pip in it."; \
		echo "On Debian and Ubuntu: sudo apt-get install python3-venv, then try again."; \
		exit 1; \
	fi; \
fi
endef

help:
	@sed -n '/^#   make/s/^#   //p' Makefile

# What is never imported need not be compiled: the first start of a game comes sooner.
PUT_IN := install -qq --no-compile --require-hashes --requirement

# uv takes a tenth of the time. pip does it where there is no uv for the machine, or where pip was told of another
# index or a proxy, of which uv knows nothing.
$(STAMP): requirements.txt requirements-uv.txt pyproject.toml
	@$(VENV_READY); \
	with() { \
		"$$@" $(PUT_IN) requirements.txt && "$$@" install -qq --no-build-isolation --no-deps --editable .; \
	}; \
	echo "Installing into $(VENV) ..."; \
	if $$pip config list | grep -E '\.(index-url|no-index|proxy)=' >/dev/null || ! { \
		$$pip $(PUT_IN) requirements-uv.txt && with env UV_PYTHON=$(PY) UV_NO_CACHE=1 $(BIN)/uv pip; \
	} >/dev/null 2>&1; then \
		with $$pip; \
	fi; \
	touch $@

# A service may not write bytecode where its code is, and would compile all of it at each start. A library may come
# with a file for another Python, which does not compile and is not imported.
install: $(STAMP)
	@-$(PY) -m compileall -q -j 0 $(VENV)/lib
	@$(PY) -m compileall -q bot engine storage

play: $(STAMP)
	@$(BIN)/boneyard local $(ARGS)

run: $(STAMP)
	@$(BIN)/boneyard run $(ARGS)

# Processes that the tests start are not to compile everything anew each time.
test: $(STAMP)
	@env -u PYTHONDONTWRITEBYTECODE $(PY) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

# The processes of mypy speak over a socket, whose path must not be long.
lint: $(STAMP)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@TMPDIR=/tmp $(BIN)/mypy

format: $(STAMP)
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@$(BIN)/ruff format .

install-bench: $(STAMP)
	@$(VENV_READY); \
	$$pip install -qq --require-hashes --no-build-isolation --requirement requirements-bench.txt

docs: $(STAMP)
	@$(VENV_READY); \
	$$pip install -qq --require-hashes --no-build-isolation --requirement requirements-docs.txt
	@$(PY) -m bot.console.site build/rulebook

# The pins in the files are kept where they still fit.
PIN = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 \
	--fork-strategy fewest --generate-hashes --no-header --no-emit-index-url \
	--no-emit-find-links $(ARGS)

requirements: $(STAMP)
	@$(VENV_READY); \
	$$pip $(PUT_IN) requirements-uv.txt; \
	$(PIN) --group install --output-file requirements-uv.txt; \
	$(PIN) --extra dev --output-file requirements.txt pyproject.toml; \
	$(PIN) --extra postgres --constraint requirements.txt --output-file requirements-run.txt pyproject.toml; \
	$(PIN) --extra bench --constraint requirements.txt --output-file requirements-bench.txt pyproject.toml; \
	$(PIN) --extra docs --constraint requirements.txt --output-file requirements-docs.txt pyproject.toml; \
	for file in requirements-uv.txt requirements.txt requirements-run.txt requirements-bench.txt requirements-docs.txt; do \
		{ echo "# Made by 'make requirements' from pyproject.toml; not edited by hand."; cat $$file; } \
			>$$file.new; \
		mv $$file.new $$file; \
	done

clean:
	@rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
