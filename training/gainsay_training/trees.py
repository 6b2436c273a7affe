# SPDX-License-Identifier: GPL-3.0-or-later
"""Boosted trees over the hand-made features, walked with gathers so that they export to ONNX."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Sequence

import numpy
import torch
from sklearn.ensemble import HistGradientBoostingClassifier
from torch import Tensor, nn

from .batches import pad
from .relations import Relations
from .tokenizer import Encoded

CHUNK = 64
UNKNOWN = -20.0  # the logit of a label that training never saw


@dataclass(frozen=True)
class TreeConfig:
    rounds: int = 150
    rate: float = 0.06
    leaves: int = 12
    depth: int = 6
    smallest_leaf: int = 30
    penalty: float = 5.0
    seed: int = 1


@torch.no_grad()
def features_of(items: Sequence[Encoded], relations: Relations) -> numpy.ndarray:
    """What the trees see besides the hand-made features."""
    batches = (pad(items[start:start + CHUNK]) for start in range(0, len(items), CHUNK))
    return numpy.concatenate([relations(batch.ids, batch.mask, batch.segments).numpy() for batch in batches])


def grow(features: numpy.ndarray, labels: numpy.ndarray, config: TreeConfig,
         weights: numpy.ndarray | None = None) -> HistGradientBoostingClassifier:
    return HistGradientBoostingClassifier(
        max_iter=config.rounds, learning_rate=config.rate, max_leaf_nodes=config.leaves, max_depth=config.depth,
        min_samples_leaf=config.smallest_leaf, l2_regularization=config.penalty, early_stopping=False,
        random_state=config.seed).fit(features, labels, weights)


class Forest(nn.Module):
    """[N, features] to the logits of a fitted classifier; all trees take their steps together."""

    def __init__(self, fitted: HistGradientBoostingClassifier, classes: int):
        super().__init__()
        known = fitted.classes_[-fitted.n_trees_per_iteration_:]  # of two classes, only the second has trees
        trees = [(label, tree.nodes) for round_ in fitted._predictors for label, tree in zip(known, round_)]
        size = max(len(nodes) for _, nodes in trees)
        feature = numpy.zeros((len(trees), size), dtype=numpy.int64)
        threshold = numpy.zeros((len(trees), size), dtype=numpy.float32)
        branches = numpy.zeros((len(trees), size, 2), dtype=numpy.int64)
        value = numpy.zeros((len(trees), size), dtype=numpy.float32)
        owner = numpy.zeros((len(trees), classes), dtype=numpy.float32)
        base = numpy.full((1, classes), UNKNOWN, dtype=numpy.float32)
        base[0, fitted.classes_] = 0.0
        base[0, known] = numpy.float32(fitted._baseline_prediction).ravel()
        self.depth = 0
        for number, (label, nodes) in enumerate(trees):
            owner[number, label] = 1.0
            for place, node in enumerate(nodes):
                leaf = bool(node["is_leaf"])
                feature[number, place] = 0 if leaf else node["feature_idx"]
                threshold[number, place] = 0.0 if leaf else node["num_threshold"]
                branches[number, place] = (place, place) if leaf else (node["left"], node["right"])
                value[number, place] = node["value"] if leaf else 0.0
                self.depth = max(self.depth, int(node["depth"]))
        start = numpy.arange(len(trees), dtype=numpy.int64) * size
        branches += start[:, None, None]
        for name, array in (("feature", feature.ravel()), ("threshold", threshold.ravel()),
                            ("branches", branches.ravel()), ("value", value.ravel()), ("owner", owner),
                            ("start", start), ("base", base)):
            self.register_buffer(name, torch.from_numpy(numpy.ascontiguousarray(array)))

    def forward(self, features: Tensor) -> Tensor:
        place = self.start.unsqueeze(0) + torch.zeros_like(features[:, :1]).long()
        for _ in range(self.depth):
            wanted = torch.gather(features, 1, self.feature[place])
            place = self.branches[2 * place + (wanted > self.threshold[place]).long()]
        return torch.matmul(self.value[place], self.owner) + self.base
