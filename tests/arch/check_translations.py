#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when a translation is missing, unfinished, or does not hold the same placeholders as its source; and when the
sources have texts that the translations do not know, or no longer have some that they do."""
import argparse
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PLACEHOLDER = re.compile(r"%L?(?:\d+|n)")


def messages_of(path: Path):
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            yield context.findtext("name") or "", message


def texts_of(message):
    translation = message.find("translation")
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def faults_in(path: Path):
    for context, message in messages_of(path):
        source = message.findtext("source") or ""
        where = f"{path.name}, {context}: “{source}”"
        if message.find("translation").get("type") == "unfinished":
            yield f"{where} is unfinished"
            continue
        wanted = sorted(set(PLACEHOLDER.findall(source)))
        for text in texts_of(message):
            found = sorted(set(PLACEHOLDER.findall(text)))
            # A plural form may say "one" in words.
            if not text or (found != wanted and sorted(found + ["%n"]) != wanted):
                yield f"{where} has {found or 'nothing'} in “{text}”, not {wanted}"


def keys_of(path: Path):
    return {(context, message.findtext("source") or "", message.findtext("comment") or "")
            for context, message in messages_of(path)}


def missing_plurals(english: Path, other: Path):
    known = keys_of(english)
    for context, message in messages_of(other):
        source = message.findtext("source") or ""
        if message.get("numerus") == "yes" and (context, source, message.findtext("comment") or "") not in known:
            yield f"{english.name}, {context}: “{source}” lacks its singular and plural"


def keys_in_sources(lupdate: str, root: Path, sources: Path):
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, "fresh.ts")
        subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "none", "-tr-function-alias",
                        "Q_DECLARE_TR_FUNCTIONS+=GAINSAY_TR", "-I", root, f"@{sources}", "-ts", fresh],
                       check=True, stderr=subprocess.DEVNULL)
        return keys_of(fresh)


def differences(path: Path, wanted: set):
    known = keys_of(path)
    for context, source, _ in sorted(wanted - known):
        yield f"{path.name}, {context}: “{source}” is new; run ninja update_translations and translate it"
    for context, source, _ in sorted(known - wanted):
        yield f"{path.name}, {context}: “{source}” is gone from the sources; run ninja update_translations"


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("root", type=Path)
    options.add_argument("--lupdate", default="")
    options.add_argument("--sources", type=Path)
    given = options.parse_args()
    files = sorted((given.root / "translations").glob("*.ts"))
    faults = [fault for path in files for fault in faults_in(path)]
    english = given.root / "translations" / "gainsay_en.ts"
    faults += missing_plurals(english, given.root / "translations" / "gainsay_zh_CN.ts")
    if Path(given.lupdate).is_file():
        wanted = keys_in_sources(given.lupdate, given.root.resolve(), given.sources)
        # English needs no more than its plural forms.
        faults += [fault for path in files if path.name != "gainsay_en.ts" for fault in differences(path, wanted)]
    else:
        print("lupdate is not here: new texts are not looked for")
    print("\n".join(faults) or f"{len(files)} languages are complete")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
