#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a document points at something that is not there, when a guide is missing in a language or not linked from
README, when CONTRIBUTING lacks a chapter, or when CITATION.cff lacks what citing needs."""
import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1])
LINK = re.compile(r"\]\(([^)#\s]+)\)")
NAMED = re.compile(r"`((?:app|core|db|resources|tests|translations|training|ui)/[\w./*-]+)`")
CHAPTERS = ["a scheme", "a reader", "a metric", "a page", "a language"]
CITED = ["cff-version", "message", "title", "authors", "version", "date-released", "license"]


def documents():
    yield from (ROOT / name for name in ("README.md", "DESIGN.md", "CONTRIBUTING.md"))
    yield from sorted((ROOT / "docs").rglob("*.md"))
    yield from sorted((ROOT / "resources" / "help").glob("*.md"))
    yield from sorted((ROOT / "training").glob("*.md"))


def dead_links(path: Path):
    text = path.read_text(encoding="utf-8")
    for target in LINK.findall(text):
        if "://" not in target and not (path.parent / target).exists():
            yield f"{path.name} links to {target}, which is not there"


def dead_names(path: Path):
    for target in NAMED.findall(path.read_text(encoding="utf-8")):
        if not any(ROOT.glob(target.replace("LANG", "*").replace("NNNN", "*"))) and not any(ROOT.glob(target + ".*")):
            yield f"{path.name} speaks of {target}, which is not there"


def missing_guides():
    linked = LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    for role in ("annotator", "supervisor", "researcher"):
        for language in ("en", "zh", "ja"):
            guide = f"resources/help/{role}.{language}.md"
            if guide not in linked:
                yield f"README.md does not link to {guide}"


def missing_chapters():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return [f"CONTRIBUTING.md does not say how to add {chapter}" for chapter in CHAPTERS if f"**{chapter}**:" not in text]


def missing_citation():
    keys = re.findall(r"^([\w-]+):", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.M)
    return [f"CITATION.cff has no {key}" for key in CITED if key not in keys]


faults = [fault for path in documents() for fault in dead_links(path)]
faults += [fault for name in ("DESIGN.md", "CONTRIBUTING.md") for fault in dead_names(ROOT / name)]
faults += [*missing_guides(), *missing_chapters(), *missing_citation()]
print("\n".join(faults) or "fine")
sys.exit(1 if faults else 0)
