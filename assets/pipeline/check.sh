#!/bin/sh
# The pipeline's own checks: form, faults, types. Run from the repository's root.
set -e
bin="${SANTIAGO_ART:-$HOME/.cache/santiago-art}/venv/bin"
code="assets/pipeline $(ls -d assets/*/models) assets/home/*.py"
"$bin/ruff" format --isolated --line-length 100 --check $code
"$bin/ruff" check --isolated --line-length 100 --target-version py311 --select E,F,I,UP,B,SIM $code
"$bin/mypy" --config-file assets/pipeline/mypy.ini $code
