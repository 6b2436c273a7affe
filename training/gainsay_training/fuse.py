# SPDX-License-Identifier: GPL-3.0-or-later
"""Fusing the parts into calibrated probabilities, and choosing the decision bias, on dev."""
from __future__ import annotations

from dataclasses import dataclass

import numpy
from scipy.optimize import minimize

from .measure import decide, scores, softmax

STEPS = numpy.arange(0.0, 0.81, 0.05)
NEIGHBOURS = 3
WEIGHT_PENALTY = 2.0
OFFSET_PENALTY = 20.0
SPLITS = 10  # each by another bit of the groups' hashes; one alone may be lucky


@dataclass
class Fusion:
    """logits = sum of weight × log-probability of each part + base."""

    weights: numpy.ndarray
    base: numpy.ndarray

    def apply(self, parts: numpy.ndarray) -> numpy.ndarray:
        """`parts` is [part, conversation, label] log-probabilities."""
        return numpy.tensordot(self.weights, parts, axes=1) + self.base


def log_probabilities(logits: list[numpy.ndarray]) -> numpy.ndarray:
    return numpy.stack([numpy.log(softmax(z) + 1e-9) for z in logits])


def fit_fusion(parts: numpy.ndarray, gold: numpy.ndarray) -> Fusion:
    """Least log loss, held near equal weights and no offsets: few numbers, so dev is enough to set them."""
    count, labels = parts.shape[0], parts.shape[2]
    start = numpy.concatenate([numpy.full(count, 1.0 / count), numpy.zeros(labels)])
    penalty = numpy.concatenate([numpy.full(count, WEIGHT_PENALTY), numpy.full(labels, OFFSET_PENALTY)])

    def loss(values: numpy.ndarray) -> float:
        z = numpy.tensordot(values[:count], parts, axes=1) + values[count:]
        z = z - z.max(1, keepdims=True)
        chosen = z[numpy.arange(len(gold)), gold] - numpy.log(numpy.exp(z).sum(1))
        return float(-chosen.sum() + (penalty * (values - start) ** 2).sum())

    bounds = [(0.0, None)] * count + [(None, None)] * labels
    best = minimize(loss, start, method="L-BFGS-B", bounds=bounds).x
    return Fusion(best[:count], best[count:] - best[count:].mean())


def worth(found: dict[str, float]) -> float:
    return (found["macro_f1"] + found["accuracy"] + found["binary_macro_f1"] + found["binary_accuracy"]) / 4


def choose_bias(logits: numpy.ndarray, gold: numpy.ndarray, prior: numpy.ndarray) -> numpy.ndarray:
    """One number: how far to lean against the prior. Worth is smoothed over neighbouring steps."""
    values = [worth(scores(gold, decide(logits, -step * numpy.log(prior)))) for step in STEPS]
    padded = numpy.pad(values, NEIGHBOURS, mode="edge")
    smooth = numpy.convolve(padded, numpy.ones(2 * NEIGHBOURS + 1), mode="valid")
    bias = -STEPS[int(smooth.argmax())] * numpy.log(prior)
    return bias - bias[0]


def cross_fitted(parts: numpy.ndarray, gold: numpy.ndarray, prior: numpy.ndarray,
                 groups: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Labels and probabilities of each half of dev, with everything set on the other half; one layer per split."""
    found = numpy.zeros((SPLITS, *gold.shape), dtype=gold.dtype)
    probabilities = numpy.zeros((SPLITS, *parts.shape[1:]))
    for split in range(SPLITS):
        side = groups >> split & 1
        for half in (0, 1):
            here = side == half
            fusion = fit_fusion(parts[:, ~here], gold[~here])
            bias = choose_bias(fusion.apply(parts[:, ~here]), gold[~here], prior)
            logits = fusion.apply(parts[:, here])
            found[split, here] = decide(logits, bias)
            probabilities[split, here] = softmax(logits)
    return found, probabilities
