#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Times of scikit-learn and statsmodels on ratings like those of gainsay-bench; {} where they are not installed."""
import json
import sys
import time

try:
    import numpy as np
    from sklearn.metrics import cohen_kappa_score
    from statsmodels.stats.inter_rater import aggregate_raters, fleiss_kappa
except ImportError:
    print("{}")
    sys.exit(0)


def milliseconds(work):
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def ratings(items):
    rng = np.random.default_rng(11)
    truth = rng.choice(4, items, p=[0.7, 0.1, 0.1, 0.1])
    return np.stack([np.where(rng.random(items) < 0.8, truth, rng.integers(0, 4, items)) for _ in range(3)], axis=1)


def bootstrap(table, replicates, rng=np.random.default_rng(7)):
    for _ in range(replicates):
        sample = table[rng.integers(0, len(table), len(table))]
        cohen_kappa_score(sample[:, 0], sample[:, 1])


large, small = ratings(int(sys.argv[1])), ratings(int(sys.argv[2]))
print(json.dumps({
    "statsmodels_fleiss_ms": milliseconds(lambda: fleiss_kappa(aggregate_raters(large)[0])),
    "sklearn_cohen_pairs_ms": milliseconds(lambda: [cohen_kappa_score(large[:, a], large[:, b]) for a, b in ((0, 1), (0, 2), (1, 2))]),
    # One pair only, a tenth of the replicates; the bench resamples all pairs and measures.
    "sklearn_bootstrap_1000_ms": 10 * milliseconds(lambda: bootstrap(small, 100)),
}))
