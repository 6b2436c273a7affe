#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a module includes what its layer may not know, or uses what only another layer may use."""
import re
import sys
from pathlib import Path

# layer -> project folders it may include
MAY_INCLUDE = {
    "core": {"core"},
    "core/detect/onnx": {"core"},
    "db": {"core", "db"},
    "ui": {"core", "ui"},
    "app": {"core", "core/detect/onnx", "db", "ui", "app"},
}
# A second event loop inside the first: whoever waits in it may be gone when it ends.
NESTED_LOOPS = (r"QEventLoop|processEvents|(QFileDialog|QInputDialog|QColorDialog|QFontDialog)::get\w+\("
                r"|QMessageBox::(about|critical|information|question|warning)\(|(->|\.)exec\(")
# layer -> what may not appear in it
FORBIDDEN = {
    "core": r"QSql|QWidget|QMessageBox|QApplication\b|QPainter|QEventLoop|processEvents|onnxruntime",
    "core/detect/onnx": r"QSql|QWidget|QMessageBox|QApplication\b|QPainter|QEventLoop|processEvents",
    "db": r"QWidget|QMessageBox|QApplication\b|QPainter|QEventLoop|processEvents|onnxruntime",
    "ui": r"QSql|onnxruntime|" + NESTED_LOOPS,
    "app": r"QSql|QMessageBox|" + NESTED_LOOPS,
}
INCLUDE = re.compile(r'^\s*#\s*include\s+(["<])([^">]+)[">]')


def layer_of(path: str) -> str:
    return "core/detect/onnx" if path.startswith("core/detect/onnx/") else path.split("/")[0]


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
        elif re.match(r"Qt[A-Z]\w*/", target):
            yield f"{relative}:{number}: include without the module: {target}"


def main() -> int:
    root = Path(sys.argv[1])
    sources = [p for layer in ("core", "db", "ui", "app") for p in sorted((root / layer).rglob("*")) if p.suffix in (".cpp", ".h")]
    faults = [fault for path in sources for fault in faults_in(root, path)]
    print("\n".join(faults) or f"{len(sources)} files keep the include rule")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
