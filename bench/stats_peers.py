#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""stats_peers.py LARGE SMALL: times and values of scikit-learn and statsmodels on gainsay-bench's own ratings.

A file holds one byte per rating, three raters per item. Without the libraries it says so: {"status": "not installed"}.
"""
import json
import sys
import time

try:
    import numpy as np
    from sklearn.metrics import cohen_kappa_score
    from statsmodels.stats.inter_rater import aggregate_raters, fleiss_kappa
except ImportError:
    print(json.dumps({"status": "not installed"}))
    sys.exit(0)


def timed(work):
    start = time.perf_counter()
    value = work()
    return value, (time.perf_counter() - start) * 1000


def cohen_mean(table):
    return np.mean([cohen_kappa_score(table[:, a], table[:, b]) for a, b in ((0, 1), (0, 2), (1, 2))])


def bootstrap(table, replicates, rng=np.random.default_rng(7)):
    for _ in range(replicates):
        cohen_kappa_score(*table[rng.integers(0, len(table), len(table))][:, :2].T)


large, small = (np.fromfile(path, dtype=np.uint8).reshape(-1, 3) for path in sys.argv[1:3])
fleiss, fleiss_ms = timed(lambda: fleiss_kappa(aggregate_raters(large)[0]))
cohen, cohen_ms = timed(lambda: cohen_mean(large))
_, tenth_ms = timed(lambda: bootstrap(small, 100))
print(json.dumps({
    "status": "installed",
    "fleiss_kappa": fleiss,
    "cohen_kappa": cohen,
    "statsmodels_fleiss_ms": fleiss_ms,
    "sklearn_cohen_pairs_ms": cohen_ms,
    # One pair only, a tenth of the replicates; the bench resamples all pairs and all measures.
    "sklearn_bootstrap_1000_ms": 10 * tenth_ms,
}))
