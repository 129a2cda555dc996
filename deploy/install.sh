#!/bin/sh
# The bot as it is installed everywhere: packages from the lock, with hashes, from wheels alone, and
# the code beside them. The Dockerfile, docs/deploy-systemd.md and tests/deploy run this very file.
#
#   sh deploy/install.sh packages SOURCE DESTINATION    SOURCE: a checkout
#   sh deploy/install.sh code SOURCE DESTINATION        makes DESTINATION/venv and DESTINATION/app
#
# UV names uv where it is not on the PATH, PYTHON the interpreter (3.11 or newer).
set -eu

what=$1 source=$2 destination=$3
uv=${UV:-uv}
python=$destination/venv/bin/python

case $what in
packages)
    "$uv" venv --quiet --no-project --allow-existing --python "${PYTHON:-python3}" "$destination/venv"
    "$uv" pip sync --quiet --require-hashes --no-build \
        --python "$python" "$source/requirements/run.lock"
    ;;
code)
    rm -rf "$destination/app.new" "$destination/app.old"
    mkdir -p "$destination/app.new"
    cp -R "$source/bot" "$source/migrations" "$source/pyproject.toml" "$source/LICENSE" \
        "$destination/app.new/"
    "$python" -m compileall -q "$destination/app.new/bot" "$destination/app.new/migrations"
    [ ! -e "$destination/app" ] || mv "$destination/app" "$destination/app.old"
    mv "$destination/app.new" "$destination/app"
    rm -rf "$destination/app.old"
    ;;
*)
    echo "install.sh: packages or code, not $what" >&2
    exit 2
    ;;
esac
