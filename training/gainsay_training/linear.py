# SPDX-License-Identifier: GPL-3.0-or-later
"""Logistic regression over hashed n-grams, cross-turn pairs and the hand-made features."""
from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from typing import Sequence

import numpy
import scipy.sparse
import torch
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from torch import Tensor, nn

from .batches import pad
from .handmade import Handmade
from .nets import LABELS
from .ngrams import NgramConfig, ngram_indices, pair_indices
from .tokenizer import Encoded

CHUNK = 64


@dataclass(frozen=True)
class LinearConfig:
    ngrams: NgramConfig = field(default_factory=NgramConfig)
    strength: float = 0.05
    handmade_scale: float = 0.2
    rarest: int = 2
    rounds: int = 40


def _sparse(index: Tensor, weight: Tensor, size: int) -> scipy.sparse.csr_matrix:
    index, weight = index.flatten(1), weight.flatten(1)
    rows, columns = torch.nonzero(weight, as_tuple=True)
    return scipy.sparse.csr_matrix(
        (weight[rows, columns].numpy(), (rows.numpy(), index[rows, columns].numpy())),
        shape=(len(index), size))


def features_of(items: Sequence[Encoded], handmade: Handmade,
                config: NgramConfig) -> tuple[scipy.sparse.csr_matrix, numpy.ndarray]:
    """Sparse counts (n-grams, then pairs) and the hand-made features of each conversation."""
    sparse, dense = [], []
    for start in range(0, len(items), CHUNK):
        batch = pad(items[start:start + CHUNK])
        args = (batch.ids, batch.mask, batch.segments)
        sparse.append(scipy.sparse.hstack([_sparse(*ngram_indices(*args, config), config.buckets),
                                           _sparse(*pair_indices(*args, config), config.pair_buckets)]))
        dense.append(handmade(*args).numpy())
    return scipy.sparse.vstack(sparse).tocsr(), numpy.concatenate(dense)


class Linear(nn.Module):
    """The fitted regression as table look-ups; the tables are kept in half precision."""

    def __init__(self, config: NgramConfig, features: int):
        super().__init__()
        self.config = config
        self.register_buffer("ngrams", torch.zeros(config.buckets, LABELS, dtype=torch.float16))
        self.register_buffer("pairs", torch.zeros(config.pair_buckets, LABELS, dtype=torch.float16))
        self.register_buffer("dense", torch.zeros(features, LABELS))
        self.register_buffer("base", torch.zeros(LABELS))

    def forward(self, ids: Tensor, mask: Tensor, segments: Tensor, handmade: Tensor) -> Tensor:
        total = self.base + torch.matmul(handmade, self.dense)
        for table, finder in ((self.ngrams, ngram_indices), (self.pairs, pair_indices)):
            index, weight = finder(ids, mask, segments, self.config)
            found = table[index.flatten(1)].float()
            total = total + torch.matmul(weight.flatten(1).unsqueeze(1), found).squeeze(1)
        return total


def fit(sparse: scipy.sparse.csr_matrix, dense: numpy.ndarray, labels: numpy.ndarray,
        config: LinearConfig, row_weights: numpy.ndarray | None = None) -> Linear:
    """Only features that occur in `rarest` conversations or more get a weight; rows of less weight do not set the scale."""
    common = numpy.flatnonzero(numpy.bincount(sparse.indices, minlength=sparse.shape[1]) >= config.rarest)
    whole = dense if row_weights is None else dense[row_weights >= 1.0]
    mean, spread = whole.mean(0), whole.std(0) + 1e-3
    scaled = (dense - mean) / spread * config.handmade_scale
    joined = scipy.sparse.hstack([sparse[:, common], scipy.sparse.csr_matrix(scaled)]).tocsr()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)  # stopped early on purpose
        fitted = LogisticRegression(C=config.strength, max_iter=config.rounds).fit(joined, labels, row_weights)
    weights = numpy.zeros((LABELS, joined.shape[1]))
    base = numpy.full(LABELS, -20.0)
    known = fitted.classes_[-len(fitted.coef_):]  # of two classes, only the second has weights
    base[fitted.classes_] = 0.0
    weights[known] = fitted.coef_
    base[known] = fitted.intercept_
    table = numpy.zeros((sparse.shape[1], LABELS), dtype=numpy.float16)
    table[common] = weights[:, :len(common)].T
    per_feature = weights[:, len(common):] * config.handmade_scale / spread
    linear = Linear(config.ngrams, dense.shape[1])
    buckets = config.ngrams.buckets
    linear.ngrams.copy_(torch.from_numpy(table[:buckets]))
    linear.pairs.copy_(torch.from_numpy(table[buckets:]))
    linear.dense.copy_(torch.from_numpy(per_feature.T.astype(numpy.float32)))
    linear.base.copy_(torch.from_numpy((base - per_feature @ mean).astype(numpy.float32)))
    return linear
