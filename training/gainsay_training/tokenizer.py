# SPDX-License-Identifier: GPL-3.0-or-later
"""The character tokenizer of a model package: the reference that the C++ one must equal.

See FORMAT.md for the rules in words.
"""
from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Iterable, Sequence

PAD, UNK, CLS, SEP, MASK = range(5)
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
DROPPED_CATEGORIES = {"Zs", "Zl", "Zp", "Cc", "Cf"}
TARGET_SEGMENT = 3


def normalise_code_point(char: str) -> str:
    """NFKC, then lower case, of one code point alone, so that offsets stay exact."""
    folded = unicodedata.normalize("NFKC", char).lower()
    return "".join(c for c in folded if unicodedata.category(c) not in DROPPED_CATEGORIES)


@dataclass
class Encoded:
    """One model input; `origins` has (utterance, code point) per token, or None for markers."""

    ids: list[int]
    segments: list[int]
    origins: list[tuple[int, int] | None]


class CharacterTokenizer:
    def __init__(self, tokens: Sequence[str]):
        if list(tokens[: len(SPECIAL)]) != SPECIAL:
            raise ValueError("a vocabulary starts with " + " ".join(SPECIAL))
        self.tokens = list(tokens)
        self.index = {token: i for i, token in enumerate(tokens)}
        self._cache: dict[str, list[int]] = {}

    @classmethod
    def load(cls, path: Path) -> "CharacterTokenizer":
        return cls(path.read_text(encoding="utf-8").split("\n")[:-1])

    @classmethod
    def build(cls, texts: Iterable[str], min_count: int) -> "CharacterTokenizer":
        counts: Counter[str] = Counter()
        for text in texts:
            counts.update(text)
        folded: Counter[str] = Counter()
        for char, count in counts.items():
            for c in normalise_code_point(char):
                folded[c] += count
        kept = sorted((c for c, n in folded.items() if n >= min_count),
                      key=lambda c: (-folded[c], c))
        return cls(SPECIAL + kept)

    def save(self, path: Path) -> None:
        path.write_text("".join(t + "\n" for t in self.tokens), encoding="utf-8")

    def __len__(self) -> int:
        return len(self.tokens)

    def _ids_of(self, char: str) -> list[int]:
        ids = self._cache.get(char)
        if ids is None:
            ids = [self.index.get(c, UNK) for c in normalise_code_point(char)]
            self._cache[char] = ids
        return ids

    def tokenize(self, text: str) -> tuple[list[int], list[int]]:
        """Token ids and, for each, the code point of `text` that it came from."""
        ids: list[int] = []
        offsets: list[int] = []
        for position, char in enumerate(text):
            for i in self._ids_of(char):
                ids.append(i)
                offsets.append(position)
        return ids, offsets

    def encode(self, utterances: Sequence[str], max_length: int) -> Encoded:
        """[CLS] u … [SEP] target [SEP]; the past is cut from the left, the target at the right."""
        parts = []
        for number, text in enumerate(utterances):
            ids, offsets = self.tokenize(text)
            parts.append((ids, [(number, o) for o in offsets]))
        return assemble(parts, max_length)


def assemble(parts: list[tuple[list[int], list]], max_length: int) -> Encoded:
    """Join utterances (token ids with origins), the last of which is the target."""
    target_ids, target_origins = parts[-1]
    keep = max(max_length - 2, 0)
    target_ids, target_origins = target_ids[:keep], target_origins[:keep]
    past_ids: list[int] = []
    past_segments: list[int] = []
    past_origins: list = []
    for back, (ids, origins) in enumerate(reversed(parts[:-1])):
        segment = max(TARGET_SEGMENT - 1 - back, 0)
        past_ids = ids + [SEP] + past_ids
        past_segments = [segment] * (len(ids) + 1) + past_segments
        past_origins = list(origins) + [None] + past_origins
    room = max_length - 2 - len(target_ids)
    cut = max(len(past_ids) - room, 0)
    return Encoded(
        [CLS] + past_ids[cut:] + target_ids + [SEP],
        [0] + past_segments[cut:] + [TARGET_SEGMENT] * (len(target_ids) + 1),
        [None] + past_origins[cut:] + list(target_origins) + [None])
