# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores of predicted labels, with bootstrap intervals, and calibration error."""
from __future__ import annotations

import numpy

CLASSES = 4


def per_class_f1(gold: numpy.ndarray, found: numpy.ndarray, classes: int = CLASSES) -> numpy.ndarray:
    table = numpy.bincount(gold * classes + found, minlength=classes * classes).reshape(classes, classes)
    return 2 * numpy.diag(table) / numpy.maximum(table.sum(0) + table.sum(1), 1)


def scores(gold: numpy.ndarray, found: numpy.ndarray) -> dict[str, float]:
    """Four- and two-class accuracy and macro-F1 in percent; two-class is contradiction or not."""
    two_gold, two_found = (gold > 0).astype(int), (found > 0).astype(int)
    return {
        "accuracy": 100 * float((gold == found).mean()),
        "macro_f1": 100 * float(per_class_f1(gold, found).mean()),
        "binary_accuracy": 100 * float((two_gold == two_found).mean()),
        "binary_macro_f1": 100 * float(per_class_f1(two_gold, two_found, 2).mean()),
    }


def intervals(gold: numpy.ndarray, found: numpy.ndarray, rounds: int = 1000,
              seed: int = 1) -> dict[str, tuple[float, float]]:
    """95 % percentile bootstrap over conversations."""
    rng = numpy.random.default_rng(seed)
    drawn = []
    for _ in range(rounds):
        pick = rng.integers(0, len(gold), len(gold))
        drawn.append(scores(gold[pick], found[pick]))
    return {key: tuple(float(v) for v in numpy.percentile([d[key] for d in drawn], [2.5, 97.5]))
            for key in drawn[0]}


def softmax(logits: numpy.ndarray) -> numpy.ndarray:
    powers = numpy.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def decide(logits: numpy.ndarray, bias: numpy.ndarray) -> numpy.ndarray:
    return (numpy.log(softmax(logits) + 1e-12) + bias).argmax(1)


def calibration_error(confidence: numpy.ndarray, right: numpy.ndarray, bins: int = 10) -> float:
    """Expected calibration error over equally wide bins of confidence."""
    place = numpy.minimum((confidence * bins).astype(int), bins - 1)
    return float(sum(abs(confidence[place == b].mean() - right[place == b].mean()) * (place == b).mean()
                     for b in range(bins) if (place == b).any()))
