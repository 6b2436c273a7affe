# SPDX-License-Identifier: GPL-3.0-or-later
"""Vectors of characters from the company they keep, as a start for the nets' embeddings."""
from __future__ import annotations

from typing import Iterable

import numpy
import scipy.sparse
from sklearn.utils.extmath import randomized_svd

from .tokenizer import SEP, SPECIAL, CharacterTokenizer

REACH = 3
MOST = 16_000_000
SPREAD = 0.05  # of the numbers in the result


def counts(ids: numpy.ndarray, gap: int, size: int) -> scipy.sparse.csr_matrix:
    """How often one character stands `gap` places before another."""
    here, there = ids[:-gap], ids[gap:]
    real = (here >= len(SPECIAL)) & (there >= len(SPECIAL))
    keys, found = numpy.unique(here[real].astype(numpy.int64) * size + there[real], return_counts=True)
    return scipy.sparse.csr_matrix((found.astype(numpy.float64), (keys // size, keys % size)), shape=(size, size))


def surprise(table: scipy.sparse.csr_matrix) -> scipy.sparse.csr_matrix:
    """Positive pointwise mutual information; contexts are smoothed so that rare ones do not rule."""
    table = table.tocoo()
    rows = numpy.asarray(table.sum(1)).ravel()
    columns = numpy.asarray(table.sum(0)).ravel() ** 0.75
    columns /= max(columns.sum(), 1e-9)
    value = numpy.log(table.data / (rows[table.row] * columns[table.col]))
    kept = value > 0
    return scipy.sparse.csr_matrix((value[kept], (table.row[kept], table.col[kept])), shape=table.shape)


def character_vectors(texts: Iterable[str], tokenizer: CharacterTokenizer, width: int, seed: int) -> numpy.ndarray:
    """[vocabulary, width]: singular vectors of which characters stand near which, before and after."""
    ids: list[int] = []
    for text in texts:
        ids.extend(tokenizer.tokenize(text)[0])
        ids.append(SEP)
        if len(ids) > MOST:
            break
    array = numpy.array(ids, dtype=numpy.int32)
    size = len(tokenizer)
    tables = [counts(array, gap, size) for gap in range(1, REACH + 1)]
    joined = scipy.sparse.hstack([surprise(t) for table in tables for t in (table, table.T.tocsr())]).tocsr()
    left, strength, _ = randomized_svd(joined, min(width, size - 1), n_iter=4, random_state=seed)
    vectors = numpy.zeros((size, width), dtype=numpy.float32)
    vectors[:, :left.shape[1]] = left * numpy.sqrt(strength)
    return vectors * SPREAD / max(float(vectors.std()), 1e-9)
