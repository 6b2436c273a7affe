#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fails when desktops would refuse what we tell them of the program, or when those files contradict each other."""
import configparser
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(sys.argv[1])
FOLDER = ROOT / "resources" / "desktop"
ID = "io.github.gainsay.Gainsay"


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    output = (done.stdout + done.stderr).strip()
    return [] if done.returncode == 0 and "hint:" not in output else [f"{command[0]}: {output}"]


def contradictions():
    metainfo = ElementTree.parse(FOLDER / f"{ID}.metainfo.xml").getroot()
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(FOLDER / f"{ID}.desktop", encoding="utf-8")
    mime = ElementTree.parse(FOLDER / "gainsay.xml").getroot()[0].get("type")
    version = re.search(r"project\(gainsay VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text()).group(1)
    cited = re.search(r"^version: (\S+)", (ROOT / "CITATION.cff").read_text(), re.M).group(1)
    pairs = {
        "id": (metainfo.findtext("id"), ID),
        "launchable": (metainfo.findtext("launchable"), f"{ID}.desktop"),
        "media type of the metainfo": (metainfo.findtext("provides/mediatype"), mime),
        "media type of the desktop entry": (entry["Desktop Entry"]["MimeType"].rstrip(";"), mime),
        "icon": (entry["Desktop Entry"]["Icon"], ID),
        "newest release": (metainfo.find("releases/release").get("version"), version),
        "version in CITATION.cff": (cited, version),
    }
    return [f"{what}: {found} instead of {wanted}" for what, (found, wanted) in pairs.items() if found != wanted]


faults = run("appstreamcli", "validate", "--no-net", FOLDER / f"{ID}.metainfo.xml")
faults += run("desktop-file-validate", FOLDER / f"{ID}.desktop")
faults += contradictions()
print("\n".join(faults) or "fine")
sys.exit(1 if faults else 0)
