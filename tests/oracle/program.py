# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the program under test and compares numbers."""
import json
import os
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
FOLDER = tempfile.mkdtemp(prefix="gainsay-oracle-")


def run(*arguments, expect=0):
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, env=environment)
    if done.returncode != expect:
        fail(f"{arguments}: exit {done.returncode}, expected {expect}: {done.stderr[-300:]}")
    return done


def run_json(*arguments, expect=0):
    return json.loads(run(*arguments, "--json", expect=expect).stdout)


def path(name):
    return os.path.join(FOLDER, name)


def fail(message):
    print("FAIL", message)
    sys.exit(1)


def near(what, got, want, tolerance=1e-9):
    if want is None:
        if got is not None:
            fail(f"{what}: {got}, expected to be undefined")
    elif got is None or abs(got - want) > tolerance:
        fail(f"{what}: {got}, expected {want}")
