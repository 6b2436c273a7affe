#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints how large the product code is and how it is cut into files, functions and folders, as a table or as JSON.

    measure.py ROOT [--json]

Counts what the text shows without a compiler: lines include blank ones and comments, a function is a block that opens
behind a parameter list outside every other function, a type is a class or struct of a namespace. Tests are the
test functions (private slots) of tests/**/tst_*.cpp."""
import argparse
import json
import re
from collections import Counter
from pathlib import Path
from statistics import median

PRODUCT = ("core", "db", "ui", "app")
SHORT_FILE = 40
LONG_FUNCTION = 50

LITERAL = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])+\'', re.S)
TYPE = re.compile(r"^(?:class|struct) [^;\n]*$", re.M)
SINGLETON = re.compile(r"\b(?:instance|getInstance|sharedInstance)\(\)\s*(?:const\s*)?\{")
# What opens a block that may hold functions, rather than a function's body.
SCOPE = re.compile(r"\b(?:namespace|class|struct|union|enum|extern)\b[^()]*$")
INITIALIZER = re.compile(r"(?:=|\breturn|,|\()\s*$")
TEST_SLOT = re.compile(r"^    void (\w+)\(\)", re.M)
NOT_TESTS = {"init", "cleanup", "initTestCase", "cleanupTestCase"}


def code_of(text: str) -> str:
    """The text with comments and literals blanked, line by line as long as before."""
    return LITERAL.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def function_lengths(code: str):
    """Lines between the braces of each outermost function body."""
    scopes, head_start = [], 0
    for match in re.finditer(r"[{};]", code):
        mark, at = match.group(), match.start()
        if mark == "{":
            head = code[head_start:at].strip()
            inside = any(kind == "function" for kind, _ in scopes)
            is_function = not inside and ")" in head and not SCOPE.search(head) and not INITIALIZER.search(head)
            scopes.append(("function" if is_function else "scope", at))
        elif mark == "}" and scopes:
            kind, opened = scopes.pop()
            if kind == "function":
                yield max(0, code.count("\n", opened, at) - 1)
        head_start = at + 1


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def tests_in(root: Path) -> int:
    count = 0
    for path in (root / "tests").rglob("tst_*.cpp"):
        names = set(TEST_SLOT.findall(path.read_text(encoding="utf-8")))
        count += sum(1 for name in names if name not in NOT_TESTS and not name.endswith("_data"))
    return count


def measure(root: Path) -> dict:
    files = [path for layer in PRODUCT for path in sorted((root / layer).rglob("*")) if path.suffix in (".cpp", ".h")]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    codes = {path: code_of(text) for path, text in texts.items()}
    lengths = {path: text.count("\n") for path, text in texts.items()}
    lines = sum(lengths.values())
    folders = Counter(path.parent.relative_to(root).as_posix() for path in files)
    types = sum(len(TYPE.findall(codes[path])) for path in files if path.suffix == ".h")
    long_functions = sum(1 for code in codes.values() for length in function_lengths(code) if length > LONG_FUNCTION)
    tests = tests_in(root)
    return {
        "files": len(files),
        "lines": lines,
        "file length median": int(median(lengths.values())),
        "file length 90 %": percentile(lengths.values(), 0.9),
        "file length max": max(lengths.values()),
        f"files under {SHORT_FILE} lines": sum(1 for length in lengths.values() if length < SHORT_FILE),
        f"functions over {LONG_FUNCTION} lines": long_functions,
        "largest flat folders": ", ".join(f"{folder} {count}" for folder, count in folders.most_common(3)),
        "singletons": sum(len(SINGLETON.findall(code)) for code in codes.values()),
        "types in headers": types,
        "lines per type": round(lines / max(1, types)),
        "error plumbing (return x.error();)": sum(len(re.findall(r"return [\w.>-]+\.error\(\);", c)) for c in codes.values()),
        "tests": tests,
        "tests per 1,000 lines": round(1000 * tests / lines, 1),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=Path)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = measure(arguments.root)
    if arguments.json:
        print(json.dumps(figures, indent=2))
        return
    print("| product code | |\n|---|---|")
    for name, value in figures.items():
        print(f"| {name} | {f'{value:,}' if isinstance(value, int) else value} |")


if __name__ == "__main__":
    main()
