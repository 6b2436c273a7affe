#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a module includes what its layer may not know, when the window asks a store instead of a service, when a
layer uses what only another may use, when two folders include each other, however far the way round, when a folder holds
too many files to look through, or when a room says nothing of itself."""
import collections
import re
import sys
from pathlib import Path

# layer -> project folders it may include
MAY_INCLUDE = {
    "core": {"core"},
    "core/detect/onnx": {"core"},
    "core/bots/server": {"core"},
    "db": {"core", "db"},
    "ui": {"core", "ui"},
    "app": {"core", "core/detect/onnx", "core/bots/server", "db", "ui", "app"},
}
# A second event loop inside the first: whoever waits in it may be gone when it ends.
NESTED_LOOPS = (r"QEventLoop|processEvents|(QFileDialog|QInputDialog|QColorDialog|QFontDialog)::get\w+\("
                r"|QMessageBox::(about|critical|information|question|warning)\(|(->|\.)exec\(")
# Only chatbots on servers talk to the network, and only they know the keyring.
NETWORK = r"QNetwork|QTcp|QUdp|QSsl|QAbstractSocket|[Kk]eychain"
NO_SCREEN = r"QSql|QWidget|QMessageBox|QApplication\b|QPainter|QEventLoop|processEvents"
# layer -> what may not appear in it
FORBIDDEN = {
    "core": NO_SCREEN + "|onnxruntime|" + NETWORK,
    "core/detect/onnx": NO_SCREEN + "|" + NETWORK,
    "core/bots/server": NO_SCREEN + "|onnxruntime",
    "db": r"QWidget|QMessageBox|QApplication\b|QPainter|QEventLoop|processEvents|onnxruntime|" + NETWORK,
    "ui": r"QSql|onnxruntime|" + NETWORK + "|" + NESTED_LOOPS,
    "app": r"QSql|QMessageBox|" + NETWORK + "|" + NESTED_LOOPS,
}
LAYERS = ("core", "db", "ui", "app")
MOST_FILES = 45  # of sources in one folder
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]')


def layer_of(path: str) -> str:
    for own in ("core/detect/onnx", "core/bots/server"):
        if path.startswith(own + "/"):
            return own
    return path.split("/")[0]


def faults_in(root: Path, path: Path):
    relative = path.relative_to(root).as_posix()
    layer = layer_of(relative)
    lines = path.read_text(encoding="utf-8").splitlines()
    if not lines or "SPDX-License-Identifier: GPL-3.0-or-later" not in lines[0]:
        yield f"{relative}:1: the SPDX line is missing"
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        if re.search(FORBIDDEN[layer], code):
            yield f"{relative}:{number}: not allowed in {layer}: {line.strip()}"
        include = INCLUDE.match(line)
        if not include:
            continue
        quoted, target = include.group(1) == '"', include.group(2)
        if quoted:
            # moc output and headers made by the build stand alone, without a folder
            if "/" in target and layer_of(target) not in MAY_INCLUDE[layer] | {layer}:
                yield f"{relative}:{number}: {layer} may not include {target}"
            if layer == "ui" and target.startswith("core/store/") and not relative.startswith("ui/session/"):
                yield f"{relative}:{number}: the window talks to services, not to stores: {target}"
        elif re.match(r"Qt[A-Z]\w*/", target):
            yield f"{relative}:{number}: include without the module: {target}"


def folder_of(path: str) -> str:
    return path.rsplit("/", 1)[0]


def includes_between_folders(root: Path, sources):
    """folder -> folder it includes -> one place where it does."""
    graph = {}
    for path in sources:
        relative = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            include = INCLUDE.match(line)
            if include and include.group(1) == '"' and "/" in include.group(2):
                here, there = folder_of(relative), folder_of(include.group(2))
                if here != there:
                    graph.setdefault(here, {}).setdefault(there, f"{relative}:{number}")
    return graph


def way_back(graph, start: str):
    """The folders of a shortest way from `start` back to itself, or nothing."""
    ways = [[start]]
    seen = set()
    for way in ways:
        for following in graph.get(way[-1], {}):
            if following == start:
                return way + [start]
            if following not in seen:
                seen.add(following)
                ways.append(way + [following])
    return []


def cycles(graph):
    reported = set()
    for folder in sorted(graph):
        way = way_back(graph, folder)
        if way and not reported & set(way):
            reported |= set(way)
            places = ", ".join(graph[here][there] for here, there in zip(way, way[1:]))
            yield f"folders include each other: {' -> '.join(way)} ({places})"


def rooms_without_words(root: Path, sources):
    """Every folder that holds sources has a README.md of at most 25 lines, itself or in a folder above it."""
    for folder in sorted({folder_of(path.relative_to(root).as_posix()) for path in sources}):
        room = root / folder
        while room != root and not (room / "README.md").exists():
            room = room.parent
        if room == root:
            yield f"{folder}: no README.md says what this room is for"
    for readme in sorted(p for layer in LAYERS for p in (root / layer).rglob("README.md")):
        length = len(readme.read_text(encoding="utf-8").splitlines())
        if length > 25:
            yield f"{readme.relative_to(root)}: {length} lines, at most 25"


def crowded_rooms(root: Path, sources):
    counts = collections.Counter(folder_of(path.relative_to(root).as_posix()) for path in sources)
    for folder, count in sorted(counts.items()):
        if count > MOST_FILES:
            yield f"{folder}: {count} source files, at most {MOST_FILES}"


# A reader is known to the table of formats alone, a page to the table of pages: headers of such rooms are included from
# nowhere else. What is shared between pages, or handed to one, is named here.
TABLES = {"core/io": re.compile(r"core/io/Formats\.cpp|app/cli/commands/Synth\.cpp"),
          "ui/pages": re.compile(r"app/gui/Pages\.(cpp|h)")}
NOT_FORMATS = {"csv", "format", "json", "rows"}
SHARED = {"ui/pages/collect/tab/CollectTools.h", "ui/pages/home/ProjectMakers.h", "ui/pages/team/PlanDialog.h",
          "ui/pages/team/tabs/CalibrationDialog.h"}


def known_by_name(root: Path, sources):
    for path in sources:
        relative = path.relative_to(root).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            include = INCLUDE.match(line)
            target = include.group(2) if include and include.group(1) == '"' else ""
            for rooms, table in TABLES.items():
                parts = target[len(rooms) + 1:].split("/")
                if not target.startswith(rooms + "/") or len(parts) < 2 or parts[0] in NOT_FORMATS or target in SHARED:
                    continue
                room = f"{rooms}/{parts[0]}"
                if not relative.startswith(room + "/") and not table.fullmatch(relative):
                    yield f"{relative}:{number}: only the table may know {room} by name: {target}"


def main() -> int:
    root = Path(sys.argv[1])
    sources = [p for layer in LAYERS for p in sorted((root / layer).rglob("*")) if p.suffix in (".cpp", ".h")]
    faults = [fault for path in sources for fault in faults_in(root, path)]
    faults += cycles(includes_between_folders(root, sources))
    faults += crowded_rooms(root, sources)
    faults += known_by_name(root, sources)
    faults += rooms_without_words(root, sources)
    print("\n".join(faults) or f"{len(sources)} files keep the include rule")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
