#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens to projects, done to them on purpose: programs killed, power cut, disks full, files moved, clients that
stop. After each round the project must be sound and hold everything that a program had said is stored.

  torture.py FOLDER-OF-THE-BUILD [--rounds N] [--only kills,cuts,full,moved,stalled,commands,window,packages] [--seed S]

One line per part; exit code 1 and what was lost, if anything was. The same seed does the same in the same places, as far
as the computer's own timing lets it.
"""
from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 120  # seconds for what takes one at most
ITEMS = 60
OPEN, WRITE, TRUNCATE, FLUSH, UNLINK, SAY = range(1, 7)


class Lost(Exception):
    pass


class Bench:
    """A folder with a project in it, and the programs that work on it."""

    def __init__(self, build: Path, folder: Path):
        self.cli = build / "bin/gainsay-cli"
        self.worker = build / "tests/shift_worker"
        self.window = build / "tests/window_shift"
        self.recorder = build / "tests/libwrite_log.so"
        self.folder = folder
        self.project = folder / "p.gainsay"
        self.template = folder / "template.gainsay"
        rows = self.run("synth", "--conversations", str(ITEMS), "--seed", "3").stdout
        (folder / "s.jsonl").write_bytes(rows)
        self.run("init", self.template)
        for name in ("ann", "bob"):
            self.run("user", self.template, "add", name, "--role", "annotator")
        self.run("import", self.template, folder / "s.jsonl", "--format", "cdconv", "--batch", "b")
        self.run("assign", self.template, "--batch", "b", "--annotators", "ann,bob")

    def fresh(self) -> None:
        for old in self.folder.glob("p.gainsay*"):
            old.unlink()
        shutil.copy(self.template, self.project)

    def start(self, *arguments, **options) -> subprocess.Popen:
        return subprocess.Popen([str(a) for a in arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                stdin=options.pop("stdin", subprocess.DEVNULL), cwd=self.folder, **options)

    def run(self, *arguments, expected=(0,), **options) -> subprocess.CompletedProcess:
        done = subprocess.run([str(self.cli), *map(str, arguments)], capture_output=True, cwd=self.folder,
                              timeout=PATIENCE, **options)
        if done.returncode not in expected:
            raise Lost(f"{arguments[0]} ended with {done.returncode}: {done.stderr.decode()}")
        return done

    def verify(self, project: Path | None = None) -> None:
        self.run("verify", project or self.project)

    def check_said(self, said: bytes, project: Path | None = None) -> int:
        """Every whole line that the worker said: the answer or the draft with that number must be there."""
        stored = sqlite3.connect(project or self.project)
        answers = [json.loads(row[0]) for row in stored.execute("SELECT answers FROM annotations")]
        drafts = [json.loads(row[0]) for row in stored.execute("SELECT answers FROM drafts")]
        stored.close()
        submitted = {int(one.get("note", 0)) for one in answers}
        newest = max([*submitted, *(int(one.get("note", 0)) for one in drafts), 0])
        lines = [line.split() for line in said.decode().split("\n")[:-1]]
        for kind, _, number in lines:
            if kind == "S" and int(number) not in submitted:
                raise Lost(f"the answer {number} was said to be stored and is not there")
        if lines and newest < int(lines[-1][2]):
            raise Lost(f"the draft {lines[-1][2]} was said to be stored; the newest is {newest}")
        return len(lines)


def read_lines(process: subprocess.Popen, count: int) -> bytes:
    said = b"".join(process.stdout.readline() for _ in range(count))
    if not said:
        raise Lost(f"the worker stored nothing: {process.communicate()[1].decode()}")
    return said


def rest_of(process: subprocess.Popen) -> bytes:
    return process.communicate(timeout=PATIENCE)[0]


def kills(bench: Bench, rounds: int, draw: random.Random) -> str:
    checked = 0
    bench.fresh()
    for number in range(1, rounds + 1):
        worker = bench.start(bench.worker, bench.project, "ann", number)
        said = read_lines(worker, draw.randrange(1, 30))
        target = bench.folder / f"copy-{number}.gainsay"
        backup = bench.start(bench.cli, "backup", bench.project, target)
        time.sleep(draw.random() * 0.1)
        backup.kill()
        worker.kill()
        backup.communicate()
        said += rest_of(worker)
        checked += bench.check_said(said)
        bench.verify()
        if target.exists():
            bench.verify(target)
    return f"{rounds} kills, {checked} acknowledged changes checked"


def records(log: bytes):
    place = 0
    while place + 32 <= len(log):
        kind, file, offset, length = struct.unpack_from("=qqqq", log, place)
        place += 32
        size = length if kind in (OPEN, WRITE, SAY) else 0
        if place + size > len(log):
            return
        yield kind, file, offset, log[place:place + size]
        place += size


class Disk:
    """What is certainly on it, and what was written since the last flush and may or may not be."""

    def __init__(self, content: bytes):
        self.content = bytearray(content)
        self.pending: list[tuple[int, int, bytes]] = []

    @staticmethod
    def apply(content: bytearray, change: tuple[int, int, bytes]) -> None:
        kind, offset, data = change
        if kind == TRUNCATE:
            del content[offset:]
            content.extend(bytes(offset - len(content)))
            return
        content.extend(bytes(max(0, offset + len(data) - len(content))))
        content[offset:offset + len(data)] = data

    def flush(self) -> None:
        for change in self.pending:
            self.apply(self.content, change)
        self.pending.clear()

    def after_cut(self, draw: random.Random) -> bytes:
        content = bytearray(self.content)
        for change in self.pending:
            if draw.random() < 0.5:
                self.apply(content, change)
        return bytes(content)


def cut_at(log: list, moment: int, before: dict[str, bytes]) -> tuple[dict[str, Disk], bytes]:
    names: dict[int, str] = {}
    disks = {name: Disk(content) for name, content in before.items()}
    said = b""
    for kind, file, offset, data in log[:moment]:
        if kind == OPEN:
            names[file] = data.decode()
            disks.setdefault(names[file], Disk(b""))
        elif kind == SAY:
            said += data
        elif kind == FLUSH:
            disks[names[file]].flush()
        elif kind == UNLINK:
            disks[names[file]] = Disk(b"")
        else:
            disks[names[file]].pending.append((kind, offset, data))
    return disks, said


def cuts(bench: Bench, rounds: int, draw: random.Random) -> str:
    bench.fresh()
    before = {str(bench.project): bench.project.read_bytes()}
    path = bench.folder / "writes.log"
    worker = bench.start(bench.worker, bench.project, "ann", 1,
                         env={**os.environ, "LD_PRELOAD": str(bench.recorder), "TORTURE_LOG": str(path),
                              "TORTURE_FILES": str(bench.project)})
    read_lines(worker, 4 * ITEMS)
    worker.kill()
    rest_of(worker)
    log = list(records(path.read_bytes()))
    if sum(kind == FLUSH for kind, *_ in log) < ITEMS or not any(kind == SAY for kind, *_ in log):
        raise Lost("the recorder saw neither flushes nor words: it does not fit this computer")
    checked = 0
    for _ in range(rounds):
        disks, said = cut_at(log, draw.randrange(1, len(log)), before)
        for old in bench.folder.glob("p.gainsay*"):
            old.unlink()
        for name, disk in disks.items():
            Path(name).write_bytes(disk.after_cut(draw))
        bench.verify()
        checked += bench.check_said(said)
    path.unlink()
    return f"{rounds} power cuts, {checked} acknowledged changes checked"


def full(bench: Bench, rounds: int, draw: random.Random) -> str:
    answers = b"".join(json.dumps({"conversation": f"s-{item}", "answers": {
        "risk": [], "not_fluent": [], "b1_intra": False, "category": "role", "note": "x" * 2000}}).encode() + b"\n"
        for item in range(1, ITEMS + 1))
    (bench.folder / "answers.jsonl").write_bytes(answers)
    refused = 0
    for _ in range(rounds):
        bench.fresh()
        room = bench.project.stat().st_size + draw.randrange(-100_000, 400_000)

        def limit(room=room):
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

        done = bench.run("annotate", bench.project, "--user", "ann", "--from", "answers.jsonl", "--json",
                         expected=(0, 1), preexec_fn=limit)
        words = done.stderr.decode()
        if done.returncode == 1:
            refused += 1
            if words.count("\n") != 1 or "nknown error" in words:
                raise Lost(f"a full disk is not told in one clear line: {words}")
        bench.verify()
        stored = sqlite3.connect(bench.project)
        count = stored.execute("SELECT COUNT(*) FROM annotations").fetchone()[0]
        stored.close()
        accepted = json.loads(done.stdout)["accepted"] if done.stdout else 0
        if count != accepted:
            raise Lost(f"{accepted} rows were said to be taken, {count} are there")
    return f"{rounds} disks, {refused} of them too small"


def moved(bench: Bench, rounds: int, draw: random.Random) -> str:
    checked = 0
    for number in range(1, rounds + 1):
        bench.fresh()
        worker = bench.start(bench.worker, bench.project, "ann", number)
        said = read_lines(worker, draw.randrange(1, 30))
        elsewhere = bench.folder / "elsewhere"
        bench.project.rename(elsewhere)
        out, words = worker.communicate(timeout=PATIENCE)  # it must stop by itself
        said += out
        if b"was moved, deleted or replaced" not in words:
            raise Lost(f"a moved file is not told: {words.decode()}")
        elsewhere.rename(bench.project)
        checked += bench.check_said(said)
        bench.verify()
    return f"{rounds} files moved, {checked} acknowledged changes checked"


def stalled(bench: Bench, rounds: int, draw: random.Random) -> str:
    answer = {"risk": [], "not_fluent": [], "b1_intra": False, "category": "role"}
    for number in range(1, rounds + 1):
        bench.fresh()
        client = bench.start(bench.cli, "annotate", bench.project, "--user", "ann", "--from", "-",
                             stdin=subprocess.PIPE)
        for item in range(1, draw.randrange(2, 20)):
            client.stdin.write(json.dumps({"conversation": f"s-{item}", "answers": answer}).encode() + b"\n")
        client.stdin.write(b'{"conversation": ')
        client.stdin.flush()
        time.sleep(0.3 + draw.random() * 0.5)
        if draw.random() < 0.5:
            client.send_signal(signal.SIGSTOP)
        (bench.folder / "one.jsonl").write_text(json.dumps({"conversation": f"s-{number}", "answers": answer}) + "\n")
        # 1: the other one stopped in the very moment in which it wrote; then that is said.
        done = bench.run("annotate", bench.project, "--user", "bob", "--from", "one.jsonl", expected=(0, 1))
        if done.returncode == 1 and b"has been writing" not in done.stderr:
            raise Lost(done.stderr.decode())
        client.kill()
        client.communicate()
        bench.verify()
    return f"{rounds} clients that stopped"


def rows_called(bench: Bench, name: str, count: int = 40) -> Path:
    """Conversations go by the name of their file."""
    path = bench.folder / f"{name}.jsonl"
    shutil.copy(bench.folder / "s.jsonl", path)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:count]))
    return path


def a_command(bench: Bench, number: int, draw: random.Random) -> tuple[str, list, str]:
    """Its name, its arguments, and a question to the database that is not 0 once it has ended well."""
    answer = {"risk": [], "not_fluent": [], "b1_intra": False, "category": draw.choice(["none", "role", "history"])}
    answers = bench.folder / "answers.jsonl"
    answers.write_text("".join(json.dumps({"conversation": f"s-{item}", "answers": answer}) + "\n"
                               for item in draw.sample(range(1, ITEMS + 1), 30)))
    decisions = bench.folder / "decisions.jsonl"
    decisions.write_text("".join(json.dumps({"conversation": f"s-{item}", "decision": "neither"}) + "\n"
                                 for item in draw.sample(range(1, ITEMS + 1), 10)))
    out = bench.folder / f"out-{number}"
    name = f"n{number}"
    return draw.choice([
        ("user", ["add", name, "--role", "annotator"], f"SELECT COUNT(*) FROM users WHERE name = '{name}'"),
        ("import", [rows_called(bench, name), "--format", "cdconv", "--batch", name],
         f"SELECT COUNT(*) = 40 FROM conversations WHERE external_id LIKE '{name}-%'"),
        ("assign", ["--batch", "b", "--annotators", "ann,bob"], "SELECT COUNT(*) FROM slots"),
        ("annotate", ["--user", "ann", "--from", answers], ""),
        ("annotate", ["--user", "bob", "--from", answers], ""),
        ("adjudicate", ["--user", "judge", "--from", decisions], ""),
        ("spotcheck", ["start", "--batch", "b", "--sample", "5", "--user", "sup"], ""),
        ("report", ["agreement"], ""),
        ("errors", ["matrix"], ""),
        ("export", ["--what", "everything", "--out", out], ""),
        ("export", ["--what", "annotations", "--format", "csv", "--out", out], ""),
        ("backup", [out.with_suffix(".gainsay")], ""),
        ("detect", ["--provider", "cpu"], ""),
        ("server", ["seal", "--key", bench.folder / "seal.key"], ""),
        ("verify", ["--renew"], ""),
    ])


def commands(bench: Bench, rounds: int, draw: random.Random) -> str:
    """Each is killed at a moment of the time that it takes; what ended well before that must be there."""
    bench.run("user", bench.template, "add", "judge", "--role", "adjudicator")
    bench.run("user", bench.template, "add", "sup", "--role", "supervisor")
    bench.fresh()
    killed: dict[str, int] = {}
    usual: dict[str, float] = {}
    promises: list[str] = []
    for number in range(rounds):
        name, arguments, promise = a_command(bench, number, draw)
        words = [name, "seal", bench.project, *arguments[1:]] if name == "server" else [name, bench.project, *arguments]
        running = bench.start(bench.cli, *words)
        started = time.monotonic()
        try:
            running.communicate(timeout=draw.random() * usual.get(name, 0.3) * 1.3)
            usual[name] = max(usual.get(name, 0.05), time.monotonic() - started)
            if running.returncode == 0 and promise:
                promises.append(promise)
            elif running.returncode < 0:
                raise Lost(f"{name} crashed with signal {-running.returncode}")
        except subprocess.TimeoutExpired:
            running.kill()
            running.communicate()
            killed[name] = killed.get(name, 0) + 1
            usual[name] = min(usual.get(name, 0.3) * 1.2, 8)
        bench.verify()
        stored = sqlite3.connect(bench.project)
        for one in promises:
            if not stored.execute(one).fetchone()[0]:
                raise Lost(f"said to be done and not there after {name}: {one}")
        stored.close()
        for copy in bench.folder.glob("out-*.gainsay"):
            bench.verify(copy)
        for left in bench.folder.glob("out-*"):
            left.unlink()
    told = ", ".join(f"{name} {count}" for name, count in sorted(killed.items()))
    return f"{sum(killed.values())} kills in {rounds} runs ({told})"


def window(bench: Bench, rounds: int, draw: random.Random) -> str:
    """Somebody works by keyboard; what the window went on from must be an answer of theirs."""
    checked = 0
    bench.fresh()
    for number in range(rounds):
        shift = bench.start(bench.window, bench.project, "ann", bench.folder, draw.randrange(1_000_000),
                            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(bench.folder)})
        said = read_lines(shift, draw.randrange(10, 80))
        shift.kill()
        said += rest_of(shift)
        bench.verify()
        stored = sqlite3.connect(bench.project)
        for line in said.decode().split("\n")[:-1]:
            if not line.startswith("S "):
                continue
            _, item, words = line.split(" ", 2)
            answers = [json.loads(row[0]) for row in stored.execute(
                "SELECT answers FROM annotations WHERE conversation_id = ?", (int(item),))]
            note = json.loads(words).get("note")
            if not any(one.get("note") == note for one in answers):
                raise Lost(f"shift {number}: the answer to item {item} was submitted and is not there")
            checked += 1
        stored.close()
    return f"{rounds} kills of the window, {checked} submitted answers checked"


def packages(bench: Bench, rounds: int, draw: random.Random) -> str:
    """Model packages of people who mean harm; built with ONNX Runtime only."""
    program = bench.cli.parents[1] / "tests/tst_hostile_packages"
    if not program.exists():
        return "not here: built without ONNX Runtime"
    done = subprocess.run([str(program)], capture_output=True, cwd=bench.folder, timeout=60 * PATIENCE,
                          env={**os.environ, "GAINSAY_ROUNDS": str(rounds), "QT_QPA_PLATFORM": "offscreen"})
    if done.returncode != 0:
        raise Lost(done.stdout.decode("utf-8", "replace")[-2000:])
    tried = [int(line.split()[-6]) for line in done.stdout.decode("utf-8", "replace").splitlines()
             if "packages," in line]
    return f"{sum(tried)} packages"


PARTS = {"kills": kills, "cuts": cuts, "full": full, "moved": moved, "stalled": stalled,
         "commands": commands, "window": window, "packages": packages}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--only", default=",".join(PARTS))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    failed = False
    for name in options.only.split(","):
        with tempfile.TemporaryDirectory() as folder:
            try:
                started = time.monotonic()
                told = PARTS[name](Bench(options.build.resolve(), Path(folder)), options.rounds,
                                   random.Random(f"{options.seed}-{name}"))
                print(f"{name:8} passed  {time.monotonic() - started:5.0f} s  {told}", flush=True)
            except Lost as lost:
                failed = True
                print(f"{name:8} FAILED  {lost}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
