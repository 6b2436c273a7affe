# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-character words that mean the same, or are of one kind without meaning the same."""
from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Iterable

import torch
from torch import Tensor, nn

from .ngrams import PRIMES, shifted
from .tokenizer import CharacterTokenizer

BUCKETS = 1 << 16
CODE_LENGTH = 8
FAMILY, KIND = 4, 5
WORD_LENGTH = 2


def _place(first: Tensor, second: Tensor) -> Tensor:
    return torch.remainder(first * PRIMES[0] + second * PRIMES[3], BUCKETS)


class Thesaurus(nn.Module):
    """For each token the numbers of the meaning, kind and family of the word that starts there; 0 if none."""

    LEVELS = 3

    def __init__(self, tokenizer: CharacterTokenizer, path: Path, texts: Iterable[str], rarest: int = 3):
        super().__init__()
        used: Counter[str] = Counter()
        for text in texts:
            used.update(text[i:i + WORD_LENGTH] for i in range(len(text) - 1))
        self.register_buffer("key", torch.zeros(BUCKETS, dtype=torch.int64))
        self.register_buffer("codes", torch.zeros(BUCKETS, self.LEVELS, dtype=torch.int64))
        self._numbers: dict[str, int] = {}
        self._size = len(tokenizer)
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                cells = line.split()
                if cells and len(cells[0]) == CODE_LENGTH:
                    words = [w for w in cells[1:] if len(w) == WORD_LENGTH and used[w] >= rarest]
                    self._add(cells[0], words, tokenizer)

    def _number(self, name: str) -> int:
        return self._numbers.setdefault(name, len(self._numbers) + 1)

    def _add(self, code: str, words: list[str], tokenizer: CharacterTokenizer) -> None:
        for word in words:
            first, second = (tokenizer.index.get(c) for c in word)
            if first is None or second is None:
                continue
            place = int(_place(torch.tensor(first), torch.tensor(second)))
            if self.key[place] != 0:
                continue
            self.key[place] = first * self._size + second
            meaning = code if code.endswith("=") else code + word
            self.codes[place] = torch.tensor([self._number(meaning), self._number(code[:KIND]),
                                              self._number(code[:FAMILY])])

    def forward(self, ids: Tensor) -> Tensor:
        following = shifted(ids, 1)
        place = _place(ids, following)
        known = (self.key[place] == ids * self._size + following).long()
        return self.codes[place] * known.unsqueeze(2)
