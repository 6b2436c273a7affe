# SPDX-License-Identifier: GPL-3.0-or-later
"""Readers of the training data; a corpus that is not there is simply empty."""
from __future__ import annotations

import csv
import json
import lzma
import re
import zlib
from collections import defaultdict
from itertools import groupby
from pathlib import Path
from typing import Iterator

from .measure import LABEL_NAMES

NLI_LABELS = {"entailment": 0, "neutral": 1, "contradiction": 2}
KVPI_LABELS = {"0": 0, "1": 2, "2": 1}
Dialogue = list[str]
Pair = tuple[str, str, int]


def read_labelled(path: Path) -> list[dict]:
    """CDConv rows: u1, b1, u2, b2 and label; also Gainsay's own gold export."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def has_own_labels(data: Path) -> bool:
    return (data / "cdconv" / "gold.jsonl").exists()


def context_hash(row: dict) -> int:
    """Equal for conversations that start alike, which must not be on both sides of a split."""
    return zlib.crc32((row["u1"] + row["b1"]).encode())


def fold_of(row: dict, folds: int) -> int:
    """The same for conversations that start alike."""
    return zlib.crc32((row["u1"] + "\t" + row["b1"]).encode()) % folds


def checked(rows: list[dict], path: Path) -> list[dict]:
    """The rows, if each of them can be learnt from."""
    for number, row in enumerate(rows, 1):
        missing = [key for key in ("u1", "b1", "u2", "b2") if not isinstance(row.get(key), str)]
        if missing:
            raise ValueError(f"{path}, conversation {number}: {', '.join(missing)} missing or no text")
        if row.get("label") not in range(len(LABEL_NAMES)):
            raise ValueError(f"{path}, conversation {number}: label {row.get('label')!r} instead of 0, 1, 2 or 3; "
                             "export without the removed conversations")
    return rows


def read_splits(data: Path) -> tuple[list[dict], list[dict]]:
    """Train and dev: as the files have it, or, out of one gold.jsonl, a quarter of the contexts for dev."""
    folder = data / "cdconv"

    def read(name: str) -> list[dict]:
        return checked(read_labelled(folder / name), folder / name)

    if has_own_labels(data):
        rows = read("gold.jsonl")
        splits = ([row for row in rows if context_hash(row) % 4], [row for row in rows if context_hash(row) % 4 == 0])
    else:
        splits = (read("train.jsonl"), read("dev.jsonl"))
    if not all(splits):
        raise FileNotFoundError(f"{folder} needs train.jsonl and dev.jsonl, or gold.jsonl, with labelled conversations")
    if len({row["label"] for row in splits[0]}) < 2:
        raise ValueError(f"{folder}: all conversations have the same label; there is nothing to learn")
    return splits


def turns(row: dict) -> Dialogue:
    return [row["u1"], row["b1"], row["u2"], row["b2"]]


def undisputed_turns(row: dict) -> Dialogue:
    """What a labelled row says about plain conversation: no reply that contradicts."""
    return turns(row) if row["label"] == 0 else turns(row)[:3]


def _smile(path: Path) -> Iterator[Dialogue]:
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield [turn[2:] for turn in line.rstrip("\n").split("\t") if len(turn) > 2]


def _lccc(path: Path) -> Iterator[Dialogue]:
    for dialogue in json.loads(path.read_text(encoding="utf-8")):
        yield [turn.replace(" ", "") for turn in dialogue]


def _cped(path: Path) -> Iterator[Dialogue]:
    scenes: dict[str, list[tuple[str, str]]] = defaultdict(list)
    with path.open(encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            scenes[row["Dialogue_ID"]].append((row["Speaker"], row["Utterance"]))
    for scene in scenes.values():
        yield ["，".join(t for _, t in same) for _, same in groupby(scene, key=lambda s: s[0])]


def _clip(turn: str, limit: int) -> str:
    """At most `limit` characters, ended where a clause ends if one does."""
    if len(turn) <= limit:
        return turn
    head = turn[:limit]
    ends = [m.end() for m in re.finditer("[，。！？!?,；…]", head)]
    return head[: ends[-1]] if ends and ends[-1] > limit // 3 else head


def read_dialogues(data: Path, clip: int = 36) -> dict[str, list[Dialogue]]:
    """Unlabelled dialogues by source; turns alternate between two speakers and are short."""
    text = data / "text"
    sources = {
        "smile": [(text / "smile.txt.xz", _smile)],
        "chat": [(text / f"lccc-{part}.json", _lccc) for part in ("valid", "test")]
        + [(text / f"cped-{part}.csv", _cped) for part in ("valid", "test")],
    }
    found: dict[str, list[Dialogue]] = {}
    for name, files in sources.items():
        dialogues = [[_clip(t, clip) for t in d if t.strip()]
                     for path, reader in files if path.exists() for d in reader(path)]
        found[name] = [d for d in dialogues if len(d) >= 2]
    return found


def _tabular(path: Path) -> Iterator[Pair]:
    if not path.exists():
        return
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            cells = line.rstrip("\n").split("\t")
            if len(cells) >= 3 and cells[2] in NLI_LABELS:
                yield cells[0], cells[1], NLI_LABELS[cells[2]]


def _kvpi(path: Path) -> Iterator[Pair]:
    if not path.exists():
        return
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            cells = line.rstrip("\n").split("\t")
            if len(cells) < 4 or cells[1] not in KVPI_LABELS or " <SEP> " not in cells[0]:
                continue
            profile = cells[3].replace(" ", "").removeprefix("属性")
            yield profile, cells[0].split(" <SEP> ", 1)[1], KVPI_LABELS[cells[1]]


def read_nli(data: Path) -> list[Pair]:
    pairs: list[Pair] = []
    for row in read_labelled(data / "ocnli" / "train.jsonl"):
        if row.get("label") in NLI_LABELS:
            pairs.append((row["sentence1"], row["sentence2"], NLI_LABELS[row["label"]]))
    for name in ("cmnli_dev", "snli_zh_dev", "snli_zh_test"):
        pairs.extend(_tabular(data / "nli" / f"{name}.txt"))
    pairs.extend(_kvpi(data / "nli" / "kvpi.txt"))
    return pairs
