#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when two presets share a build folder, or when ./dev goes on building with a preset that has changed since it
was configured. A stand-in for cmake notes what it is asked for; nothing is built."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(sys.argv[1])
STAND_IN = """#!/bin/sh
echo "$*" >>"$CMAKE_CALLS"
case "$*" in *--preset*) mkdir -p build && touch build/build.ninja ;; esac
"""


def shared_folders():
    presets = json.loads((ROOT / "CMakePresets.json").read_text(encoding="utf-8"))["configurePresets"]
    folders = [preset["binaryDir"] for preset in presets if "binaryDir" in preset]
    return [f"several presets build in {folder}" for folder in sorted(set(folders)) if folders.count(folder) > 1]


def configurations(scratch: Path) -> int:
    """How often ./dev build configures, given what is already in the folder."""
    calls = scratch / "calls"
    calls.write_text("")
    environment = {**os.environ, "PATH": f"{scratch / 'bin'}:{os.environ['PATH']}", "CMAKE_CALLS": str(calls),
                   "GAINSAY_PACKAGES": "installed"}
    subprocess.run([scratch / "dev", "build"], env=environment, check=True, capture_output=True)
    return sum("--preset" in call for call in calls.read_text().splitlines())


def stale_presets():
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        for file in ("dev", "CMakePresets.json"):
            shutil.copy(ROOT / file, scratch / file)
        for file in ("lib/libonnxruntime.so.1", "include/onnxruntime_cxx_api.h"):
            path = scratch / "third_party/onnxruntime" / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        versions = re.findall(r"^(\w+)_version=(\S+)$", (ROOT / "dev").read_text(encoding="utf-8"), re.MULTILINE)
        for part, version in versions:  # nothing is to be fetched
            (scratch / "third_party" / part).mkdir(parents=True, exist_ok=True)
            (scratch / "third_party" / part / "version").write_text(version + "\n")
        (scratch / "bin").mkdir()
        (scratch / "bin/cmake").write_text(STAND_IN)
        (scratch / "bin/cmake").chmod(0o755)
        if configurations(scratch) != 1:
            yield "./dev does not configure an empty folder"
        if configurations(scratch) != 0:
            yield "./dev configures although nothing has changed"
        with (scratch / "CMakePresets.json").open("a") as presets:
            presets.write("\n")
        if configurations(scratch) != 1:
            yield "./dev builds on with a preset that has changed"


faults = [*shared_folders(), *stale_presets()]
print("\n".join(faults) or "fine")
sys.exit(1 if faults else 0)
