#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a translation is missing, unfinished, or does not hold the same placeholders as its source."""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PLACEHOLDER = re.compile(r"%(?:L?\d+|n)")


def texts_of(message):
    translation = message.find("translation")
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def faults_in(path: Path):
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            source = message.findtext("source") or ""
            where = f"{path.name}, {context.findtext('name')}: “{source}”"
            if message.find("translation").get("type") == "unfinished":
                yield f"{where} is unfinished"
                continue
            wanted = sorted(set(PLACEHOLDER.findall(source)))
            for text in texts_of(message):
                found = sorted(set(PLACEHOLDER.findall(text)))
                # A plural form may say "one" in words.
                if not text or (found != wanted and sorted(found + ["%n"]) != wanted):
                    yield f"{where} has {found or 'nothing'} in “{text}”, not {wanted}"


def main() -> int:
    files = sorted(Path(sys.argv[1], "translations").glob("*.ts"))
    faults = [fault for path in files for fault in faults_in(path)]
    print("\n".join(faults) or f"{len(files)} languages are complete")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
