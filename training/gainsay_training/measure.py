# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores of predicted labels, with bootstrap intervals, and calibration error."""
from __future__ import annotations

import numpy

LABEL_NAMES = ["none", "intra", "role", "history"]
CLASSES = len(LABEL_NAMES)


def confusion(gold: numpy.ndarray, found: numpy.ndarray) -> numpy.ndarray:
    """How many of each label (rows) were given each label (columns)."""
    return numpy.bincount(gold * CLASSES + found, minlength=CLASSES * CLASSES).reshape(CLASSES, CLASSES)


def _f1(tables: numpy.ndarray) -> numpy.ndarray:
    right = numpy.diagonal(tables, axis1=-2, axis2=-1)
    return 200 * right / numpy.maximum(tables.sum(-1) + tables.sum(-2), 1)


def _accuracy(tables: numpy.ndarray) -> numpy.ndarray:
    right = numpy.trace(tables, axis1=-2, axis2=-1)
    return 100 * right / numpy.maximum(tables.sum((-2, -1)), 1)


def _of_tables(tables: numpy.ndarray) -> dict[str, numpy.ndarray]:
    """All measures, in percent, of confusion tables [..., label, label]; two-class is contradiction or not."""
    groups = numpy.eye(2)[(numpy.arange(CLASSES) > 0).astype(int)]
    two = groups.T @ tables @ groups
    per_class = _f1(tables)
    return {"accuracy": _accuracy(tables), "macro_f1": per_class.mean(-1),
            "binary_accuracy": _accuracy(two), "binary_macro_f1": _f1(two).mean(-1),
            **{f"f1_{name}": per_class[..., place] for place, name in enumerate(LABEL_NAMES)}}


def scores(gold: numpy.ndarray, found: numpy.ndarray) -> dict[str, float]:
    return {key: float(value) for key, value in _of_tables(confusion(gold, found)).items()}


def intervals(gold: numpy.ndarray, found: numpy.ndarray, rounds: int = 2000,
              seed: int = 1) -> dict[str, tuple[float, float]]:
    """95 % percentile bootstrap over conversations, drawn as the confusion tables that such samples have."""
    share = confusion(gold, found).ravel() / len(gold)
    drawn = numpy.random.default_rng(seed).multinomial(len(gold), share, size=rounds)
    measured = _of_tables(drawn.reshape(rounds, CLASSES, CLASSES))
    return {key: tuple(float(v) for v in numpy.percentile(values, [2.5, 97.5])) for key, values in measured.items()}


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
