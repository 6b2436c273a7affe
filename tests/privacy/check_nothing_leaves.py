#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Both programs in a network that has nothing but a resolver which records: nobody may be looked up, and no file may
appear outside the project, the settings and the temporary folder, which is empty again in the end.

  check_nothing_leaves.py FOLDER-OF-PROGRAMS
Exits with 77 and the reason where namespaces cannot be made.
"""
from __future__ import annotations

import fcntl
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

INSIDE = "GAINSAY_INSIDE_EMPTY_NETWORK"
SKIP = 77
CONTROL = "control.invalid"


def skip(reason: str) -> None:
    print(f"skipped: {reason}")
    sys.exit(SKIP)


def enter_empty_network() -> None:
    """Starts this script again in namespaces of its own, where the network has no interface but loopback."""
    if shutil.which("unshare") is None:
        skip("there is no unshare program")
    flags = ["--net", "--mount"] if os.geteuid() == 0 else ["--user", "--map-root-user", "--net", "--mount"]
    if subprocess.run(["unshare", *flags, "true"], capture_output=True).returncode != 0:
        skip("this system does not let us make a network namespace")
    os.execvpe("unshare", ["unshare", *flags, sys.executable, *sys.argv], {**os.environ, INSIDE: "1"})


def raise_loopback() -> None:
    get_flags, set_flags, up = 0x8913, 0x8914, 0x1
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        request = struct.pack("16sh14x", b"lo", 0)
        flags = struct.unpack("16sh14x", fcntl.ioctl(control, get_flags, request))[1]
        fcntl.ioctl(control, set_flags, struct.pack("16sh14x", b"lo", flags | up))


class Resolver:
    """Answers every question on loopback with "no such name" and remembers what was asked."""

    def __init__(self, scratch: Path) -> None:
        self.asked: list[str] = []
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 53))
        configuration = scratch / "resolv.conf"
        configuration.write_text("nameserver 127.0.0.1\noptions timeout:1 attempts:1\n")
        # It may be a link to nowhere here, where nothing can be mounted upon.
        subprocess.run(["mount", "--bind", str(configuration), os.path.realpath("/etc/resolv.conf")], check=True)
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        while True:
            question, sender = self.socket.recvfrom(4096)
            self.asked.append(self.name(question))
            self.socket.sendto(question[:2] + b"\x81\x83" + question[4:6] + bytes(6) + question[12:], sender)

    @staticmethod
    def name(question: bytes) -> str:
        labels, at = [], 12
        while at < len(question) and question[at]:
            labels.append(question[at + 1 : at + 1 + question[at]].decode("ascii", "replace"))
            at += question[at] + 1
        return ".".join(labels)


class Home:
    """A person's folders, empty at first."""

    def __init__(self, scratch: Path) -> None:
        self.root = scratch / "home"
        self.temporary = scratch / "tmp"
        self.work = scratch / "work"
        runtime = scratch / "runtime"
        for folder in (self.root, self.temporary, self.work, runtime):
            folder.mkdir(mode=0o700)
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith("XDG_") and name not in ("ORT_DISABLE_TELEMETRY", INSIDE)}
        self.environment |= {"HOME": str(self.root), "TMPDIR": str(self.temporary), "QT_QPA_PLATFORM": "offscreen",
                             "XDG_RUNTIME_DIR": str(runtime), "LC_ALL": "C.UTF-8"}

    def run(self, *command: object) -> str:
        done = subprocess.run([str(word) for word in command], cwd=self.work, env=self.environment,
                              capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{command[0]} failed with {done.returncode}: {done.stderr[-2000:]}")
        return done.stdout

    def unexpected(self) -> list[str]:
        """Fonts are indexed for every program of the desktop alike, by a library that all of them use."""
        allowed = [self.root / ".config", self.root / ".cache" / "fontconfig"]
        found = [path for path in self.root.rglob("*") if path.is_file()]
        outside = [path for path in found if not any(path.is_relative_to(folder) for folder in allowed)]
        return [str(path) for path in [*outside, *self.temporary.rglob("*")]]


def leave_what_older_versions_left(home: Home) -> None:
    telemetry = home.root / ".cache" / "Microsoft" / "DeveloperTools" / ".onnxruntime"
    telemetry.mkdir(parents=True)
    for name in ("deviceid", "deviceid.lock", "onnxruntime.db", "onnxruntime.db-wal", "onnxruntime.db-shm",
                 "onnxruntime.db-journal", "deviceid.tmp.14b59c81-77dd-4d43-9bde-3af2a9a5166c"):
        (telemetry / name).write_text("left")
    gone = subprocess.Popen(["true"])
    gone.wait()
    (home.temporary / f"mat-debug-{gone.pid}.log").write_text("")
    (home.temporary / ".ses").write_text("1795001116762\n05736a14-b867-f875-b4d4-ee336c5b677d\n")


def faults_of(what: str, home: Home, resolver: Resolver) -> list[str]:
    faults = [f"{what} looked up {name}" for name in sorted(set(resolver.asked))]
    resolver.asked.clear()
    return faults + [f"{what} left {path}" for path in home.unexpected()]


def main() -> None:
    if INSIDE not in os.environ:
        enter_empty_network()
    programs = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        raise_loopback()
        resolver = Resolver(scratch)
        subprocess.run(["getent", "hosts", CONTROL], capture_output=True)
        if CONTROL not in resolver.asked:
            skip("look-ups of this system do not go through resolv.conf")
        resolver.asked.clear()
        home = Home(scratch)
        leave_what_older_versions_left(home)
        cli, window = programs / "gainsay-cli", programs / "gainsay"

        rows = home.work / "rows.jsonl"
        rows.write_text(home.run(cli, "synth", "--conversations", 3000, "--seed", 1))
        faults = faults_of("gainsay-cli synth", home, resolver)
        home.run(cli, "detect", rows, "--format", "cdconv", "--spans", "--out", home.work / "judged.jsonl")
        faults += faults_of("gainsay-cli detect", home, resolver)

        home.run(cli, "demo", home.work / "demo")
        project = next((home.work / "demo").glob("*.gainsay"))
        home.run(cli, "detect", project)
        faults += faults_of("gainsay-cli detect on a project", home, resolver)
        if "embedded" in home.run(cli, "bot", "list", "--json"):
            openings = home.work / "openings.txt"
            openings.write_text("\u4f60\u559c\u6b22\u722c\u5c71\u5417\uff1f\n")
            home.run(cli, "collect", project, "cdconv", "--from", openings, "--bot", "embedded", "--methods", "short")
            faults += faults_of("gainsay-cli collect", home, resolver)
        home.run(cli, "model", "learn", project, "--out", home.work / "learnt")
        home.run(cli, "detect", project, "--model", home.work / "learnt")
        faults += faults_of("gainsay-cli model learn", home, resolver)
        home.run(window, "--screenshots", home.work / "pictures", "--user", "lin.mei", project)
        faults += faults_of("the window", home, resolver)
    if faults:
        sys.exit("\n".join(faults))
    print("nothing was looked up, nothing was left")


if __name__ == "__main__":
    main()
