# SPDX-License-Identifier: GPL-3.0-or-later
"""Padded batches, and the masking of words for the language model."""
from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Sequence

import numpy
import torch
from torch import Tensor

from .tokenizer import MASK, PAD, SPECIAL, Encoded

IGNORED = -100


@dataclass
class Batch:
    ids: Tensor
    mask: Tensor
    segments: Tensor


def pad(items: Sequence[Encoded]) -> Batch:
    length = max(len(e.ids) for e in items)
    ids = numpy.full((len(items), length), PAD, dtype=numpy.int64)
    mask = numpy.zeros_like(ids)
    segments = numpy.zeros_like(ids)
    for row, e in enumerate(items):
        ids[row, :len(e.ids)] = e.ids
        mask[row, :len(e.ids)] = 1
        segments[row, :len(e.ids)] = e.segments
    return Batch(*(torch.from_numpy(a) for a in (ids, mask, segments)))


def mask_words(ids: list[int], vocab: int, rate: float, rng: random.Random,
               spared: set[int] = frozenset()) -> tuple[list[int], list[int]]:
    """Hide short spans, but no spared places; returns the changed ids and the wanted ones (IGNORED elsewhere)."""
    wanted = [IGNORED] * len(ids)
    changed = list(ids)
    budget = max(1, int(rate * len(ids)))
    for _ in range(4 * budget):
        if budget <= 0:
            break
        start = rng.randrange(len(ids))
        for place in range(start, min(start + rng.choice((1, 1, 2, 2, 3)), len(ids))):
            if ids[place] < len(SPECIAL) or wanted[place] != IGNORED or place in spared:
                break
            wanted[place] = ids[place]
            budget -= 1
            dice = rng.random()
            if dice < 0.8:
                changed[place] = MASK
            elif dice < 0.9:
                changed[place] = rng.randrange(len(SPECIAL), vocab)
    return changed, wanted


def by_length(lengths: Sequence[int], tokens: int, rng: random.Random) -> list[list[int]]:
    """Groups of similar length with about `tokens` padded tokens each, in random order."""
    order = sorted(range(len(lengths)), key=lambda i: lengths[i] + rng.random() * 4)
    groups: list[list[int]] = [[]]
    for i in order:
        if groups[-1] and (len(groups[-1]) + 1) * lengths[i] > tokens:
            groups.append([])
        groups[-1].append(i)
    rng.shuffle(groups)
    return groups
