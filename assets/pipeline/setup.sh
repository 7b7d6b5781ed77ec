#!/bin/sh
# Make the art environment: Blender as a Python module, in a virtual environment of its own.
set -e
home="${SANTIAGO_ART:-$HOME/.cache/santiago-art}/venv"
python3.11 -m venv "$home"
"$home/bin/pip" install --quiet --requirement "$(dirname "$0")/requirements.txt"
echo "ready: $home/bin/python -m assets.pipeline list"
