# SPDX-License-Identifier: GPL-3.0-or-later
"""Hashed character n-grams and cross-turn pairs, computed by operators that ONNX has."""
from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional as F

from .nets import FIRST_REAL_TOKEN, SEGMENTS, match_matrices

PRIMES = (1000003, 998244353, 899809363, 15485863)
U1, B1, U2, TARGET = range(4)


@dataclass(frozen=True)
class NgramConfig:
    buckets: int = 1 << 18
    pair_buckets: int = 1 << 18
    pair_scale: float = 0.3


def hashed(buckets: int, tag: int, *parts: Tensor) -> Tensor:
    total = torch.full_like(parts[0], tag * 7919 + 13)
    for prime, part in zip(PRIMES, parts):
        total = total + part * prime
    return torch.remainder(total, buckets)


def shifted(x: Tensor, by: int) -> Tensor:
    """Element i becomes that of i + by; zeros come in at the end."""
    return F.pad(x[:, by:], (0, by))


def presence_code(ids: Tensor, mask: Tensor, segments: Tensor) -> tuple[Tensor, Tensor]:
    """Per token, in which other turns it (or it with a neighbour) occurs, as four bits."""
    belongs = F.one_hot(segments, SEGMENTS).float() * mask.float().unsqueeze(2)
    powers = torch.pow(2.0, torch.arange(SEGMENTS).float())
    own = belongs * powers
    codes = []
    for matrix in match_matrices(ids):
        present = torch.clamp(torch.matmul(matrix, belongs), max=1.0)
        codes.append(((present * powers).sum(2) - (present * own).sum(2)).long())
    return codes[0], codes[1]


def ngram_indices(ids: Tensor, mask: Tensor, segments: Tensor, config: NgramConfig) -> tuple[Tensor, Tensor]:
    """Bucket numbers [N, L, groups] and their weights (0 where there is no feature)."""
    second, third = shifted(ids, 1), shifted(ids, 2)
    single, double = presence_code(ids, mask, segments)
    m = config.buckets
    groups = [hashed(m, 1, ids, segments), hashed(m, 2, ids, second, segments),
              hashed(m, 3, ids, second, third, segments), hashed(m, 4, ids, single, segments),
              hashed(m, 5, ids, second, double, segments)]
    keep = mask.float()
    two, three = keep * shifted(keep, 1), keep * shifted(keep, 2)
    return torch.stack(groups, dim=2), torch.stack([keep, two, three, keep, two], dim=2)


def pair_indices(ids: Tensor, mask: Tensor, segments: Tensor, config: NgramConfig) -> tuple[Tensor, Tensor]:
    """Buckets [N, L, L] of (earlier token, target token) pairs over the turns b1 and u2."""
    real = mask.float() * (ids >= FIRST_REAL_TOKEN).float()
    target = real * (segments == TARGET).float()
    earlier = real * ((segments == B1).float() + (segments == U2).float())
    index = hashed(config.pair_buckets, 6, ids.unsqueeze(2), ids.unsqueeze(1), segments.unsqueeze(2))
    return index, earlier.unsqueeze(2) * target.unsqueeze(1) * config.pair_scale
