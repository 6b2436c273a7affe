# SPDX-License-Identifier: GPL-3.0-or-later
"""Word relations used to rewrite sentences: opposites, synonyms, words of the same kind."""
from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator

LONGEST_WORD = 4
SHORT_OPPOSITES = "大小 多少 高低 高矮 胖瘦 冷热 新旧 早晚 快慢 男女 对错 远近 贵贱 长短 好坏 哭笑 买卖 来去".split()
NUMERALS = "一二三四五六七八九十两0123456789"


@dataclass
class Lexicon:
    opposites: dict[str, list[str]] = field(default_factory=dict)
    synonyms: dict[str, list[str]] = field(default_factory=dict)
    siblings: dict[str, list[str]] = field(default_factory=dict)
    kinds: list[list[str]] = field(default_factory=list)  # words of one kind together

    @classmethod
    def load(cls, folder: Path) -> "Lexicon":
        synonyms, siblings = _read_cilin(folder / "cilin.txt")
        return cls(_read_opposites(folder / "antonym.txt"), synonyms, siblings, _read_kinds(folder / "cilin.txt"))

    def swap(self, text: str, relation: dict[str, list[str]],
             rng: random.Random) -> tuple[str, range, range] | None:
        """Replace one word by a related one; also the changed positions before and after."""
        found = list(_words(text, relation))
        if not found:
            return None
        start, word = rng.choice(found)
        other = rng.choice(relation[word])
        changed = text[:start] + other + text[start + len(word):]
        return changed, range(start, start + len(word)), range(start, start + len(other))


def _words(text: str, relation: dict[str, list[str]]) -> Iterator[tuple[int, str]]:
    for start in range(len(text)):
        for length in range(LONGEST_WORD, 0, -1):
            word = text[start:start + length]
            if len(word) == length and word in relation:
                yield start, word
                break


def _read_opposites(path: Path) -> dict[str, list[str]]:
    opposites: dict[str, list[str]] = defaultdict(list)
    for pair in SHORT_OPPOSITES:
        opposites[pair[0]].append(pair[1])
        opposites[pair[1]].append(pair[0])
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            a, _, b = line.strip().partition("@")
            if 2 <= len(a) <= LONGEST_WORD and 2 <= len(b) <= LONGEST_WORD:
                opposites[a].append(b)
                opposites[b].append(a)
    return dict(opposites)


def _read_cilin(path: Path) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Lines `Aa01B02= w w …` are synonyms, `…# w w …` are of one kind without being equal."""
    synonyms: dict[str, list[str]] = {}
    siblings: dict[str, list[str]] = {}
    groups: dict[str, list[list[str]]] = defaultdict(list)
    if not path.exists():
        return synonyms, siblings
    for line in path.read_text(encoding="utf-8").splitlines():
        cells = line.split()
        if not cells or len(cells[0]) != 8:
            continue
        words = [w for w in cells[1:] if 2 <= len(w) <= LONGEST_WORD]
        if cells[0][-1] == "#":
            for word in words:
                siblings[word] = [w for w in words if w != word and not (w in word or word in w)]
        elif words:
            groups[cells[0][:5]].append(words)
            for word in words:
                synonyms[word] = [w for w in words if w != word]
    for family in groups.values():
        for number, words in enumerate(family):
            others = [w for i, group in enumerate(family) if i != number for w in group[:2]]
            for word in words:
                siblings.setdefault(word, others)
    return ({w: s for w, s in synonyms.items() if s}, {w: s for w, s in siblings.items() if s})


def _read_kinds(path: Path) -> list[list[str]]:
    """Words whose codes begin alike (`Di02B`), in the order of the file; a word goes with the kind that it is in first."""
    if not path.exists():
        return []
    kinds: dict[str, list[str]] = defaultdict(list)
    seen: set[str] = set()
    for line in path.read_text(encoding="utf-8").splitlines():
        cells = line.split()
        if cells and len(cells[0]) == 8:
            kinds[cells[0][:5]].extend(word for word in cells[1:] if word not in seen)
            seen.update(cells[1:])
    return list(kinds.values())
